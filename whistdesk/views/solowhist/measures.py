"""The measures of the Solo Whist table: card sizes, hands, trick, boxes and panel (no Qt)."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from whistdesk.rules.seats import Seat
from whistdesk.views.solowhist.plates import Plates
from whistdesk.views.table.pose import Rect, chip_height
from whistdesk.views.table.room import CARD_ASPECT

LEAST_SHOWN: Final = 0.24
"""The part of a fanned card's width that must show: its index."""

LEAST_SHOWN_LARGE: Final = 0.40
"""The same for cards with a large index."""


CHIP_GAP: Final = 12
"""Between a card and the odds above it: a card under the pointer is lifted by 10."""


class Fan(NamedTuple):
    """A row of thirteen overlapping cards: middle, card width, and step."""

    x: float
    y: float
    card: float
    step: float


class Cross(NamedTuple):
    """The trick: its middle, card width, and the way to the cards at the sides, above and below."""

    x: float
    y: float
    card: float
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class Hands(Plates):
    """Where the four hands lie, and how large their cards are."""

    @property
    def closed(self) -> float:
        """Card width of the closed hands."""
        return self.room.blend(40, 54, 72)

    @property
    def closed_step(self) -> float:
        """Step of the closed hands."""
        return self.room.blend(11, 16, 21)

    @property
    def north_top(self) -> float:
        """Upper edge of North's cards."""
        return self.first_row + self.plate_height + self.room.blend(9, 16, 20)

    @property
    def least_shown(self) -> float:
        """The least step of a fan by its card's width."""
        return LEAST_SHOWN_LARGE if self.room.large_index else LEAST_SHOWN

    @property
    def hand(self) -> Fan:
        """The person's hand: beside the plate, never over it."""
        room, plate = self.room, self.plate(Seat.SOUTH)
        gap = room.blend(10, 10, 16)
        left, right = plate.x + plate.width + gap, room.width - gap
        if room.mirrored:
            left, right = gap, plate.x - gap
        card = min(room.blend(86, 118, 158), (right - left) / (1 + 12 * self.least_shown))
        step = min(room.blend(49, 64, 96), (right - left - card) / 12)
        half = (card + 12 * step) / 2
        wanted = room.width / 2 + (-1 if room.mirrored else 1) * room.blend(68, 40, 40)
        x = min(max(wanted, left + half), right - half)
        return Fan(x, room.height - room.blend(78, 115, 144), card, step)

    @property
    def hand_top(self) -> float:
        """Upper edge of the hand, a lifted card included."""
        fan = self.hand
        return fan.y - fan.card * CARD_ASPECT / 2 - 22

    @property
    def above_hand(self) -> float:
        """The same while cards are played: the odds stand there."""
        more = CHIP_GAP + chip_height(self.room.font, barred=False) + 10 - 22 if self.room.odds else 0.0
        return self.hand_top - max(more, 0.0)

    def side_x(self, seat: Seat) -> float:
        """Middle of the closed hand of West or East."""
        near = self.margin + self.closed * CARD_ASPECT / 2
        x = near if self.tight else max(near, self.room.blend(92, 130, 164))
        return x if seat is Seat.WEST else self.room.width - x

    def side_hand(self, seat: Seat, cards: int, below: float, turned: float) -> tuple[float, float]:
        """Middle and step of a closed hand at West or East, between ``below`` and what lies at the bottom.

        ``turned`` is the height that the turned-up card takes under it.
        """
        bottom = self.side_bottom(seat) - turned
        step = min(self.closed_step, (bottom - below - self.closed) / max(cards - 1, 1))
        half = ((cards - 1) * step + self.closed) / 2
        wanted = self.room.blend(302, 404, 520) + self.spare / 2
        return max(min(wanted, bottom - half), below + half), step

    def side_bottom(self, seat: Seat) -> float:
        """Lower end of the space for a hand at West or East: the person's plate or hand, whichever is there."""
        fan = self.hand
        reach = (12 * fan.step + fan.card) / 2 + self.closed
        if abs(self.side_x(seat) - fan.x) < reach:
            return self.hand_top + 12
        return self.plate(Seat.SOUTH).y - 8


@dataclass(frozen=True, slots=True)
class Measures(Hands):
    """All that is measured from a ``Room`` before any card is placed."""

    @property
    def open_bottom(self) -> float:
        """Lower edge of the space for an open hand at West or East: the prompt, or the person's finished tricks."""
        _, won, width = self.won(Seat.SOUTH, 0)
        above_won = won - width * CARD_ASPECT / 2 - 6
        return min(above_won, self.prompt.y - 4) if self.tight else above_won

    @property
    def least_row(self) -> float:
        """The least step from row to row of an open hand by its cards' width: an index shows whole."""
        return 0.84 if self.room.large_index else 0.62

    @property
    def open_reach(self) -> float:
        """Width of that space: up to the boxes beside the trick."""
        box = self.room.blend(224 + 48, 296 + 60, 410 + 76) + 18 * (self.room.text - 1)
        return self.room.width / 2 - box - self.margin - 10

    @property
    def open_row_reach(self) -> float:
        """Width of the space for an open hand at North."""
        if self.tight:
            box = self.box(1, 0)
            return 2 * (abs(box.x + box.width / 2 - self.room.width / 2) - box.width / 2 - 6)
        return self.room.width - 2 * (self.side_x(Seat.WEST) + self.closed + 12)

    @property
    def open_card(self) -> float:
        """Card width of a hand that lies open beside its seat."""
        return self.room.blend(58, 70, 92)

    @property
    def open_card_north(self) -> float:
        """The same for North, whose row takes height from the trick under it."""
        return self.open_card * (0.86 if self.tight else 1)

    @property
    def prompt(self) -> Rect:
        """Where the prompt stands, between the trick and the hand."""
        height = 38 * self.room.font
        width = self.room.width - 2 * max(self.margin, self.room.width * 0.19) if not self.tight else self.prompt_reach
        # With larger text a lifted card may touch the prompt, so that the trick gets more room.
        # Where no odds stand above the hand, the arrow of a hint does: below the second line of a prompt.
        if self.tight:
            aside = 0 if self.room.odds else self.room.blend(-7, -2, 6)
        else:
            aside = self.room.blend(22, 0, 2) if self.room.odds else self.room.blend(22, 9, 18)
        bottom = self.above_hand - aside
        return Rect(self.room.width / 2 - width / 2, bottom - height, width, height)

    @property
    def prompt_reach(self) -> float:
        """Width of the prompt between the closed hands of West and East."""
        return self.room.width - 2 * (self.side_x(Seat.WEST) + self.closed)

    def trick(self, north_bottom: float) -> Cross:
        """The trick, between North's cards and the prompt."""
        top, bottom = north_bottom + 6, self.prompt.y - 5
        wanted, height = self.room.blend(76, 102, 140), bottom - top
        # In a low space South's card lies over the foot of North's, before all four become too small to read.
        least = min(0.75 * wanted, height / (1 + CARD_ASPECT))
        card = min(wanted, max(least, height / (1.5 + CARD_ASPECT)))
        rise = min(0.75 * card, (height - card * CARD_ASPECT) / 2)
        return Cross(self.room.width / 2, (top + bottom) / 2, card, card * 1.17, rise)

    def box(self, side: int, middle: float) -> Rect:
        """The trumps box (``side`` -1) or the trick number box (1) beside the trick."""
        room = self.room
        more = room.text - 1
        width = room.blend(96, 120, 152) + 42 * more
        height = room.blend(104, 128, 160) + 44 * more
        x = room.width / 2 + (-side if room.mirrored else side) * room.blend(224, 296, 410)
        y = min(max(middle, self.below_ribbon + height / 2 if self.tight else 0), self.prompt.y - 6 - height / 2)
        return Rect(x - width / 2, y - height / 2, width, height)

    @property
    def panel(self) -> Rect:
        """The call panel: over the middle of the table, never over plates, bubbles or the hand."""
        room = self.room
        width, height = room.blend(660, 780, 940), room.blend(248, 302, 378)
        if not self.tight:
            y = room.blend(194, 262, 346) + self.spare / 2
            return Rect(room.width / 2 - width / 2, y, width, height)
        bubble = self.bubble(Seat.NORTH)
        top, bottom = bubble.y + bubble.height + 6, self.hand_top + 14
        reach = room.width - 2 * (self.side_x(Seat.WEST) + self.closed * 0.72 + 8)
        return Rect(room.width / 2 - reach / 2, top, reach, min(bottom - top, height * room.text))

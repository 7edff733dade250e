"""The measures of the Solo Whist table: rectangles and card sizes for every window (no Qt).

South, the person, sits at the bottom; West, North and East follow clockwise, also on a mirrored
table, where the person's plate and the two boxes change sides. With larger text all plates stand
in one row at the top ("tight"), so that the call panel finds room above the hand.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from whistdesk.rules.seats import Seat
from whistdesk.views.table.pose import CARD_ASPECT, Rect, Room

LEAST_SHOWN: Final = 0.24
"""The part of a fanned card's width that must show: its index."""

LEAST_SHOWN_LARGE: Final = 0.40
"""The same for cards with a large index."""


class Fan(NamedTuple):
    """A row of overlapping cards: middle, card width, preferred step, and the width there is."""

    x: float
    y: float
    card: float
    step: float
    room: float


class Cross(NamedTuple):
    """The trick: its middle, card width, and the way to the cards at the sides, above and below."""

    x: float
    y: float
    card: float
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class Measures:
    """All that is measured from a ``Room`` before any card is placed."""

    room: Room

    @property
    def scale(self) -> float:
        """Factor on the sizes of plates, ribbons and bubbles."""
        return 0.88 * self.room.text if self.room.small else self.room.font

    @property
    def tight(self) -> bool:
        """Whether larger text makes everything move together."""
        return self.room.text > 1

    @property
    def spare(self) -> float:
        """Height beyond what the measured windows have at this size: the middle gets half of it."""
        return max(0.0, self.room.height - self.room.blend(640, 800, 1080))

    @property
    def margin(self) -> float:
        """From the window's edge to the side columns."""
        return self.room.blend(12, 36, 48)

    @property
    def plate_height(self) -> float:
        """Height of a seat's plate."""
        return 60 * self.scale

    @property
    def plate_width(self) -> float:
        """Width of a seat's plate."""
        return self.room.blend(176, 188, 232) * self.room.text

    @property
    def first_row(self) -> float:
        """Top of North's plate."""
        return self.room.bar + self.room.blend(6, 18, 19)

    @property
    def side_row(self) -> float:
        """Top of the plates of West and East."""
        if self.tight:
            return self.first_row
        return self.room.bar + self.room.blend(80, 134, 181) + self.spare / 4

    def plate(self, seat: Seat) -> Rect:
        """The plate of ``seat``."""
        w, h = self.plate_width, self.plate_height
        right = self.room.width - self.margin - w
        if seat is Seat.NORTH:
            return Rect(self.room.width / 2 - w / 2, self.first_row, w, h)
        if seat is Seat.SOUTH:
            bottom = self.room.height - self.room.blend(21, 24, 33)
            return Rect(right if self.room.mirrored else self.margin, bottom - h, w, h)
        return Rect(self.margin if seat is Seat.WEST else right, self.side_row, w, h)

    def ribbon(self, seat: Seat) -> Rect:
        """The gold ribbon of a declarer: below the plate, South's above it."""
        plate, height = self.plate(seat), 30 * self.scale
        if seat is Seat.SOUTH:
            return Rect(plate.x, plate.y - 7 - height, plate.width, height)
        if seat is Seat.NORTH and not self.tight:
            return Rect(plate.x + plate.width + 10, plate.y + (plate.height - height) / 2, plate.width, height)
        return Rect(plate.x, plate.y + plate.height + 7, plate.width, height)

    @property
    def below_ribbon(self) -> float:
        """Where free space begins under the plates of West and East when one of them is declarer."""
        ribbon = self.ribbon(Seat.WEST)
        return ribbon.y + ribbon.height + 8

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
    def ribbon_drop(self) -> float:
        """How far North's cards make way for North's ribbon."""
        return 30 * self.scale + 7 if self.tight else 0.0

    @property
    def open_bottom(self) -> float:
        """Lower edge of the space for an open hand at West or East: the person's plate or hand."""
        return min(self.plate(Seat.SOUTH).y - 8, self.hand_top + 22) if self.tight else self.plate(Seat.SOUTH).y - 30

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

    def won(self, seat: Seat, number: int) -> tuple[float, float, float]:
        """Middle and card width of the finished trick ``number``, from 0, that ``seat`` has won."""
        plate, card = self.plate(seat), self.room.blend(20, 26, 34)
        step, gap = card * 0.4, card * 0.5 + self.room.blend(8, 12, 16)
        if self.tight:
            step = max(0.0, (self.room.width / 2 - self.margin - 1.5 * self.plate_width - 2 * gap) / 26)
        middle = plate.y + plate.height / 2
        if seat is Seat.SOUTH:
            x = plate.x + card / 2 + 4 + number * step
            return x, self.ribbon(seat).y - 8 - card * CARD_ASPECT / 2, card
        if seat is Seat.WEST:
            return plate.x + plate.width + gap + number * step, middle, card
        return plate.x - gap - number * step, middle, card

    @property
    def open_card(self) -> float:
        """Card width of a hand that lies open beside its seat."""
        return self.room.blend(58, 70, 92)

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
        return Fan(x, room.height - room.blend(78, 115, 144), card, step, right - left)

    @property
    def least_shown(self) -> float:
        """The least step of a fan by its card's width."""
        return LEAST_SHOWN_LARGE if self.room.large_index else LEAST_SHOWN

    @property
    def hand_top(self) -> float:
        """Upper edge of the hand, a lifted card included."""
        fan = self.hand
        return fan.y - fan.card * CARD_ASPECT / 2 - 22

    @property
    def prompt(self) -> Rect:
        """Where the prompt stands, between the trick and the hand."""
        height = 38 * self.room.font
        width = self.room.width - 2 * max(self.margin, self.room.width * 0.19) if not self.tight else self.prompt_reach
        # With larger text a lifted card may touch the prompt, so that the trick gets more room.
        bottom = self.hand_top + 8 if self.tight else self.hand_top - self.room.blend(22, 0, 2)
        return Rect(self.room.width / 2 - width / 2, bottom - height, width, height)

    @property
    def prompt_reach(self) -> float:
        """Width of the prompt between the closed hands of West and East."""
        return self.room.width - 2 * (self.side_x(Seat.WEST) + self.closed)

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

    def trick(self, north_bottom: float) -> Cross:
        """The trick, between North's cards and the prompt."""
        top, bottom = north_bottom + 6, self.prompt.y - 5
        card = min(self.room.blend(76, 102, 140), (bottom - top) / (1.5 + CARD_ASPECT))
        return Cross(self.room.width / 2, (top + bottom) / 2, card, card * 1.17, card * 0.75)

    def box(self, side: int, middle: float) -> Rect:
        """The trumps box (``side`` -1) or the trick number box (1) beside the trick."""
        room = self.room
        more = room.text - 1
        width = room.blend(96, 120, 152) + 36 * more
        height = room.blend(104, 128, 160) + 44 * more
        x = room.width / 2 + (-side if room.mirrored else side) * room.blend(224, 296, 410)
        y = min(max(middle, self.below_ribbon + height / 2 if self.tight else 0), self.prompt.y - 6 - height / 2)
        return Rect(x - width / 2, y - height / 2, width, height)

    def bubble(self, seat: Seat) -> Rect:
        """The space that a speech bubble may fill; it points at the plate from there."""
        plate, height = self.plate(seat), 40 * self.scale
        width = self.room.blend(210, 230, 290) * self.room.text
        if seat is Seat.SOUTH:
            return Rect(plate.x, plate.y - height - 12 * self.scale, width, height)
        if self.tight:
            x = {Seat.WEST: plate.x, Seat.NORTH: plate.x, Seat.EAST: plate.x + plate.width - width}[seat]
            return Rect(x, plate.y + plate.height + 11 * self.scale, width, height)
        y = plate.y + (plate.height - height) / 2
        if seat is Seat.EAST:
            return Rect(plate.x - 18 - width, y, width, height)
        return Rect(plate.x + plate.width + 18, y, width, height)

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

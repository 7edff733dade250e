"""How large and how far apart everything of the Oneonta Whist table is, in any window (no Qt).

Lengths come from the three measured windows by ``Room.blend``; what holds text grows with the
text size, and the cards become smaller (``scale``) until all of it fits.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from whistdesk.views.table.pose import chip_height
from whistdesk.views.table.room import CARD_ASPECT, Room

CAPS: Final = 15
"""Height of a caption in capitals."""
WORDS, COMPACT_WORDS = 92, 70
"""Height of the four lines under turn-up and penalty pile; of three where room is short."""
TRUMP_HALF: Final = 76
"""Half the width of the lines under the turn-up."""
PENALTY_HALF, SMALL_PENALTY_HALF = 73, 58
"""Half the width of the lines under the penalty pile; they are shorter in small windows."""
COUNT: Final = 54
"""Height of a caption with a large number under it."""
PILL: Final = 38
NEVER_TOUCH: Final = 8
ODDS: Final = 29
"""Height of bar and figure of the odds under a prediction; their caption stands in the row of the button."""
CHIP_GAP: Final = 13
"""Between a card and the odds above it: a card under the pointer is lifted by 10."""
SMALLEST: Final = 0.5
"""Cards never become smaller than this, in parts of their measured size."""


@dataclass(frozen=True, slots=True)
class Measures:
    """What both phases of a hand share; ``scale`` is the part of the measured card sizes that fits."""

    CARD_WIDTHS: ClassVar[tuple[float, float, float]]
    """Width of the cards in the first row in the three measured windows."""
    CAPS_GAPS: ClassVar[tuple[float, float, float]]
    """From the captions to the first row."""

    room: Room
    scale: float = 1.0

    @property
    def k(self) -> float:
        """Factor on everything that holds text."""
        return self.room.font

    @property
    def compact(self) -> bool:
        """Large text in a small window: fewer lines."""
        return self.room.small and self.room.text > 1

    @property
    def words_height(self) -> float:
        """Height of the lines under turn-up and penalty pile."""
        return (COMPACT_WORDS if self.compact else WORDS) * self.k

    @property
    def middle(self) -> float:
        """The x of the middle column."""
        return self.room.width / 2

    @property
    def label_top(self) -> float:
        """Top of the captions above the first row."""
        return self.room.bar + self.room.blend(10, 36, 47)

    @property
    def card(self) -> float:
        """Width of the cards in the first row."""
        return self.room.blend(*self.CARD_WIDTHS) * self.scale

    @property
    def row_top(self) -> float:
        """Upper edge of the first row."""
        return self.label_top + CAPS * self.k + self.room.blend(*self.CAPS_GAPS)

    @property
    def row_y(self) -> float:
        """The middle of the first row."""
        return self.row_top + self.card * CARD_ASPECT / 2

    @property
    def row_bottom(self) -> float:
        """Lower edge of the first row."""
        return self.row_top + self.card * CARD_ASPECT

    @property
    def left(self) -> float:
        """The middle of the left column."""
        return self.room.blend(140, 216, 290)

    @property
    def edge(self) -> float:
        """Nothing comes nearer to the sides of the window."""
        return self.room.blend(12, 36, 48)

    @property
    def penalty_half(self) -> float:
        """Half the width of the lines under the penalty pile."""
        return (SMALL_PENALTY_HALF if self.room.small else PENALTY_HALF) * self.k

    @property
    def penalty_x(self) -> float:
        """The middle of the penalty pile."""
        return self.room.width - max(self.room.blend(94, 142, 216), self.penalty_half + 8)

    @property
    def stock_x(self) -> float:
        """The middle of turn-up and stock."""
        apart = self.room.blend(140, 170, 224)
        return self.penalty_x - max(apart, self.penalty_half + TRUMP_HALF * self.k + 4)

    @property
    def won_x(self) -> float:
        """The middle of the pile of tricks won."""
        return self.room.width - self.room.blend(149, 216, 328)

    @property
    def hand_card(self) -> float:
        """Width of the player's cards."""
        return self.room.blend(110, 128, 176) * self.scale

    @property
    def hand_y(self) -> float:
        """The middle of the player's cards."""
        bottom = self.room.height - (16 if self.compact else self.room.blend(29, 36.6, 51))
        return bottom - self.hand_card * CARD_ASPECT / 2

    @property
    def hand_top(self) -> float:
        """The upper edge of the player's cards."""
        return self.hand_y - self.hand_card * CARD_ASPECT / 2

    @property
    def hand_step(self) -> float:
        """From card to card of a hand of five or fewer."""
        return self.room.blend(118, 136, 186) * self.scale


@dataclass(frozen=True, slots=True)
class PlayMeasures(Measures):
    """While cards are played: the fan with the chosen card across it, the trick, the piles."""

    CARD_WIDTHS = (80, 112, 151)
    CAPS_GAPS = (7, 9, 13.7)

    @property
    def fan_step(self) -> float:
        """From card to card of the prediction fan: the indices stay visible."""
        return self.card * 0.34 * (1.22 if self.room.large_index else 1)

    @property
    def across_y(self) -> float:
        """The middle of the chosen card, sideways across the fan."""
        return self.row_y + self.card * 0.41

    @property
    def dummy_step(self) -> float:
        """From card to card of the dummy's hand."""
        return self.room.blend(40, 58, 78) * self.scale

    @property
    def words_top(self) -> float:
        """Top of the lines under turn-up and penalty pile."""
        return self.row_bottom + self.room.blend(12, 22, 20.5)

    @property
    def promise_top(self) -> float:
        """Top of the promise in words, under the chosen card."""
        return self.across_y + self.card / 2 + self.room.blend(18, 20, 24.5)

    @property
    def promise_height(self) -> float:
        """Words, lozenges, and in larger windows one more line."""
        lozenges = 20 * self.k + self.room.blend(14, 20, 27)
        return lozenges + (12 if self.room.small else self.room.blend(16, 20, 26) + 18 * self.k)

    @property
    def pile_card(self) -> float:
        """Width of the packets of tricks."""
        return self.room.blend(64, 86, 116) * self.scale

    @property
    def pile_y(self) -> float:
        """The middle of the packets."""
        return self.room.height - self.room.blend(77, 76, 109) - self.pile_card * CARD_ASPECT / 2

    @property
    def count_top(self) -> float:
        """Top of a pile's caption and number."""
        return self.pile_y - self.pile_card * CARD_ASPECT / 2 - self.room.blend(19, 30, 41) - COUNT * self.k

    @property
    def prompt_y(self) -> float:
        """The middle of the prompt."""
        gap = self.room.blend(36, 42, 55)
        if self.room.odds:
            gap = max(gap, CHIP_GAP + chip_height(self.k, barred=True) + NEVER_TOUCH)
        return self.hand_top - gap - PILL / 2 * self.k

    @property
    def prompt_top(self) -> float:
        """The upper edge of the prompt; large text needs room for its second line."""
        second = 8 * self.k if self.room.text > 1 else 0
        return self.prompt_y - PILL / 2 * self.k - second

    @property
    def trick_card(self) -> float:
        """Width of the cards of the trick."""
        return self.room.blend(90, 124, 172) * self.scale

    @property
    def trick_half(self) -> float:
        """From the middle of the window to the middle of each card of the trick."""
        return self.trick_card / 2 + self.room.blend(7, 12, 16)

    @property
    def trick_x(self) -> float:
        """The middle of the trick: that of the window, unless wide words under the turn-up push it aside."""
        return min(
            self.middle, self.stock_x - TRUMP_HALF * self.k - NEVER_TOUCH - self.trick_half - self.trick_card / 2
        )

    @property
    def trick_y(self) -> float:
        """The middle of the trick."""
        free = (self.row_bottom + self.prompt_top) / 2
        spare = self.prompt_top - self.row_bottom - self.trick_card * CARD_ASPECT
        return free + min(self.room.blend(8.5, 9.5, 15), max(spare / 2 - NEVER_TOUCH, 0))

    @property
    def fits(self) -> bool:
        """Whether no row touches the next one."""
        return (
            self.trick_card * CARD_ASPECT + 2 * NEVER_TOUCH <= self.prompt_top - self.row_bottom
            and self.words_top + self.words_height + NEVER_TOUCH <= self.count_top
            and self.promise_top + self.promise_height + NEVER_TOUCH <= self.count_top
            and self.middle + self.card / 2 + 2.5 * self.dummy_step + NEVER_TOUCH <= self.stock_x - self.card / 2
            and self.left + self.card / 2 + 3 * self.fan_step + NEVER_TOUCH
            <= self.middle - self.card / 2 - 2.5 * self.dummy_step
        )


@dataclass(frozen=True, slots=True)
class PredictMeasures(Measures):
    """While the prediction is made: the cards that are left lie open as a menu in the middle."""

    CARD_WIDTHS = (60, 76, 104)
    CAPS_GAPS = (4, 4, 6)

    @property
    def dummy_step(self) -> float:
        """From card to card of the dummy's hand."""
        return self.room.blend(27, 34, 46) * self.scale

    @property
    def words_top(self) -> float:
        """Top of the lines under turn-up and penalty pile."""
        return self.row_bottom + self.room.blend(10, 15, 18)

    @property
    def menu_card(self) -> float:
        """Width of a card of the menu."""
        return self.room.blend(80, 104, 140) * self.scale

    @property
    def menu_step(self) -> float:
        """From card to card of the menu."""
        widest = (self.room.width - 2 * self.edge - self.menu_card) / 7
        return min(self.room.blend(100, 132, 178), widest)

    @property
    def menu_top(self) -> float:
        """Upper edge of the menu."""
        top = self.words_top + self.words_height + self.room.blend(20, 27, 34)
        spare = self.hand_top - self.below_menu - self.menu_card * CARD_ASPECT - top
        return top + max(spare / 2, 0)

    @property
    def below_menu(self) -> float:
        """What stands between menu and hand: the words under the cards and the button."""
        return 9 + 22 * self.k + self.odds_height + 8 + self.button_height + self.room.blend(8, 15, 20)

    @property
    def odds_height(self) -> float:
        """What the odds take under the words of the menu."""
        return ODDS * self.k if self.room.odds else 0.0

    @property
    def button_height(self) -> float:
        """Height of the button that confirms."""
        return self.room.blend(32, 36, 38) * self.k

    @property
    def fits(self) -> bool:
        """Whether no row touches the next one."""
        lowest = self.words_top + self.words_height + self.room.blend(16, 25, 32)
        return lowest + self.menu_card * CARD_ASPECT + self.below_menu <= self.hand_top


def play_measures(room: Room) -> PlayMeasures:
    """The measures with the largest cards that fit."""
    return next((at for at in (PlayMeasures(room, s) for s in _scales()) if at.fits), PlayMeasures(room, SMALLEST))


def predict_measures(room: Room) -> PredictMeasures:
    """The measures with the largest cards that fit."""
    found = (at for at in (PredictMeasures(room, s) for s in _scales()) if at.fits)
    return next(found, PredictMeasures(room, SMALLEST))


def _scales() -> list[float]:
    return [percent / 100 for percent in range(100, round(SMALLEST * 100), -2)]

"""The space that a screen has, and the measures that follow from it, as plain numbers (no Qt)."""

import math
from typing import Final, NamedTuple

from whistdesk.views.table.order import USUAL_ORDER, HandOrder

CARD_ASPECT: Final = 88 / 63
"""Height of a card by its width."""
SMALL_U: Final = 0.75
LARGE_U: Final = 1.35


class Room(NamedTuple):
    """The space that a layout gets and the wishes that it must respect."""

    width: float
    height: float
    text: float = 1.0
    """Text size as chosen: 1, 1.25 or 1.5."""
    mirrored: bool = False
    large_index: bool = False
    arc: bool = True
    """False with reduced motion: hands lie straight."""
    odds: bool = False
    """Whether room is kept for the coach's odds."""
    order: HandOrder = USUAL_ORDER
    """How the person's hand is sorted."""

    @property
    def u(self) -> float:
        """Size against the reference window of 1280 by 800."""
        return min(self.width / 1280, self.height / 800)

    @property
    def font(self) -> float:
        """Factor on font sizes: grows with the window, never shrinks, times the text size."""
        return math.pow(max(self.u, 1.0), 0.75) * self.text

    @property
    def small(self) -> bool:
        """Below 1100 px of width: no words beside icons."""
        return self.width < 1100

    @property
    def brief(self) -> bool:
        """Where words and ornaments are few: below 1100 px of width at 100 %, and more with larger text."""
        return self.width < 1100 * self.text

    @property
    def bar(self) -> float:
        """Height of the top bar."""
        return round(52 * self.font)

    def blend(self, small: float, reference: float, large: float) -> float:
        """A length between its measures at u = 0.75, 1 and 1.35; beyond 1.35 it grows with u."""
        u = self.u
        if u >= LARGE_U:
            return large * u / LARGE_U
        if u >= 1:
            return reference + (large - reference) * (u - 1) / (LARGE_U - 1)
        return reference + (small - reference) * (1 - u) / (1 - SMALL_U)

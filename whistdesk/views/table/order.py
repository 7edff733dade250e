"""How the player wishes a hand to be sorted, from left to right (no Qt)."""

from typing import Final, NamedTuple

SUITS: Final = ("alternating", "fixed")
"""Colours alternate wherever they can, or spades, hearts, diamonds, clubs."""
RANKS: Final = ("falling", "rising")
"""Within a suit the highest card lies at the left, or the lowest."""
TRUMPS: Final = ("usual", "left", "right", "among")
"""Trumps lie where that is usual in the game, before all other suits, after them, or among them."""


class HandOrder(NamedTuple):
    """The order of a hand: one of ``SUITS``, of ``RANKS`` and of ``TRUMPS``."""

    suits: str = "alternating"
    ranks: str = "falling"
    trumps: str = "usual"


USUAL_ORDER: Final = HandOrder()

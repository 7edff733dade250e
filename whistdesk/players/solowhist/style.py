"""How much a computer seat dares in the auction."""

from enum import Enum
from typing import Final


class Style(Enum):
    """A temper of bidding; cards are played alike in all of them."""

    EVEN = "even"
    CAREFUL = "careful"
    BOLD = "bold"

    @property
    def margin(self) -> float:
        """The share of a call's stake by which it must promise more (bold: less) than its level asks for."""
        return MARGINS[self]


MARGINS: Final = {Style.EVEN: 0.0, Style.CAREFUL: 0.15, Style.BOLD: -0.15}
"""Careful seats want a contract to be made 7.5 times in 100 more often than even ones do, bold ones that much less."""

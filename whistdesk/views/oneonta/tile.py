"""Oneonta Whist on the home screen."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import parse_cards
from whistdesk.views.tile import fan

_CARDS: Final = fan(parse_cards("AC KS QD JC AD"), (-26, -13, 0, 13, 26), 193, 104)


class OneontaTile:
    """Fills ``GameTile``."""

    theme = "baize"
    cards = _CARDS

    def title(self) -> str:
        """The game's name."""
        return QCoreApplication.translate("OneontaTile", "Oneonta Whist")

    def line(self) -> str:
        """What it is about."""
        return QCoreApplication.translate("OneontaTile", "Promise your tricks, and pay for every miss.")

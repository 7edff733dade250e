"""Cribbage Solitaire on the home screen."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import parse_cards
from whistdesk.views.tile import fan

_CARDS: Final = fan(parse_cards("5C 5D 5S JH"), (-22, -8, 6, 20), 205, 104)


class CribbageTile:
    """Fills ``GameTile``."""

    theme = "burgundy"
    cards = _CARDS

    def title(self) -> str:
        """The game's name."""
        return QCoreApplication.translate("CribbageTile", "Cribbage Solitaire")

    def line(self) -> str:
        """What it is about."""
        return QCoreApplication.translate("CribbageTile", "Build three hands, card by card, and count every point.")

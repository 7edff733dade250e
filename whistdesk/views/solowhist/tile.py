"""Solo Whist on the home screen."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import parse_card
from whistdesk.views.tile import TileCard

_CARDS: Final = (
    TileCard(parse_card("AS"), 0, -44, 0, 96),
    TileCard(parse_card("QC"), -84, 10, -8, 96),
    TileCard(parse_card("KD"), 84, 10, 8, 96),
    TileCard(parse_card("KH"), 0, 48, 0, 96),
)


class SoloTile:
    """Fills ``GameTile``."""

    theme = "midnight"
    cards = _CARDS

    def title(self) -> str:
        """The game's name."""
        return QCoreApplication.translate("SoloTile", "Solo Whist")

    def line(self) -> str:
        """What it is about."""
        return QCoreApplication.translate("SoloTile", "Call high and play alone against the whole table.")

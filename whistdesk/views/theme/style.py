"""What a drawing needs besides its place: the colours of the theme, the deck, and its pictures."""

from typing import NamedTuple

from PySide6.QtGui import QPixmap

from whistdesk.cards.card import Card
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import Palette


class Style(NamedTuple):
    """The look of a screen as it is set now."""

    palette: Palette
    deck: Deck
    art: Art

    def face(self, card: Card | None, width: float, ratio: float) -> QPixmap | None:
        """The picture of a card (None: its back) for a width in device-independent pixels."""
        return self.art.picture(self.deck.file(card), round(width * ratio))

"""Text that must fit its place, and cards as small tokens between words."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF

from whistdesk.cards.card import Card, Rank
from whistdesk.views.table.drawing import Align, Colour
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Rect
from whistdesk.views.theme import stamps
from whistdesk.views.theme.palette import HINT, PAPER
from whistdesk.views.theme.type import SMALLEST, font

TOKEN_SIZE: Final = 14


def fitted(
    f: Furniture, words: str, place: Rect, size: float, *, colour: Colour | None = None, align: Align = "left"
) -> None:
    """Wrapped text, made smaller (never below 12 px) until it fits into ``place``."""
    while size * f.k > SMALLEST and _wrapped(f, words, place.width, size) > place.height:
        size -= 0.5
    f.paragraph(words, place.x, place.y, place.width, size, colour=colour, align=align)


def fits(f: Furniture, words: str, place: Rect) -> bool:
    """Whether wrapped text fits into ``place`` in its smallest size."""
    return _wrapped(f, words, place.width, SMALLEST / f.k) <= place.height


def token_width(f: Furniture, card: Card, *, suited: bool) -> float:
    """How wide a token is; one without its suit takes less."""
    return f.measure(_rank(f, card), TOKEN_SIZE, 700) + (26 if suited else 12) * f.k


def draw_token(f: Furniture, card: Card, x: float, y: float, *, suited: bool, lit: bool) -> None:
    """A card as a small tile of rank and suit, its left edge at ``x``, its middle at ``y``."""
    k, width, side = f.k, token_width(f, card, suited=suited), 12 * f.k
    f.box(x, y - 10 * k, width, 20 * k, 4, fill=PAPER, line=HINT if lit else None, thick=2)
    ink = stamps.suit_ink(card.suit, f.style.deck.faces)
    f.middle_text(_rank(f, card), x + 6 * k, y, TOKEN_SIZE, 700, colour=QColor(ink))
    if not suited:
        return
    sign = stamps.sign(card.suit, side, f.ratio, ink)
    f.painter.drawPixmap(QRectF(x + width - 5 * k - side, y - side / 2, side, side), sign, QRectF(sign.rect()))


def _wrapped(f: Furniture, words: str, width: float, size: float) -> float:
    box, flags = QRectF(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap)
    return QFontMetricsF(font(size * f.k)).boundingRect(box, flags, words).height()


def _rank(f: Furniture, card: Card) -> str:
    if card.rank == Rank.TEN:
        return "10"
    german = {Rank.JACK: "B", Rank.QUEEN: "D"} if f.style.deck.german else {}
    return german.get(card.rank, card.rank.letter)

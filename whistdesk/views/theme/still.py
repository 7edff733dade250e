"""Pictures that a page draws at once and keeps: cards, drawn capitals, icons, a sunburst."""

import math
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from whistdesk.cards.card import Card, Rank
from whistdesk.views.shipped import shipped
from whistdesk.views.table.pose import CARD_ASPECT
from whistdesk.views.theme.lettering import lettering

ACCENT_ROOM: Final = 0.36
"""Space above drawn capitals for accents, by their height."""


class Still:
    """Makes pixmaps of one device pixel ratio and keeps them; sizes are device-independent pixels."""

    def __init__(self, ratio: float) -> None:
        self.ratio = ratio
        self._made: dict[tuple[object, ...], QPixmap] = {}

    def card(self, card: Card | None, width: float, deck: str, back: str, *, german: bool = False) -> QPixmap:
        """A card face of ``deck``, or ``back`` for None; German courts carry their own letters."""
        key = ("card", card, round(width, 1), deck, back, german)
        if key not in self._made:
            # Twice as many pixels as shown: pages turn these pictures by a few degrees.
            file = _card_file(card, deck, back, german=german)
            self._made[key] = _drawn(file.read_bytes(), QSizeF(width, width * CARD_ASPECT), self.ratio * 2)
        return self._made[key]

    def capitals(self, text: str, height: float, colour: str, weight: float = 10, gap: float = 24) -> QPixmap:
        """A line of drawn capitals; ``ACCENT_ROOM`` times ``height`` above them is left for accents."""
        key = ("capitals", text, round(height, 1), colour, weight, gap)
        if key not in self._made:
            width, body = lettering(text, height, colour, weight, gap)
            top = height * ACCENT_ROOM
            size = QSizeF(width + 4, height * 1.05 + top)
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 {-top:g} {size.width():g} {size.height():g}">{body}</svg>'
            self._made[key] = _drawn(svg.encode(), size, self.ratio)
        return self._made[key]

    def icon(self, name: str, size: float, colour: QColor) -> QPixmap:
        """An icon of assets/icons in one colour."""
        key = ("icon", name, round(size, 1), colour.name(QColor.NameFormat.HexArgb))
        if key not in self._made:
            # QtSvg does not resolve currentColor, so the icons are drawn in a grey that is replaced.
            source = (shipped("assets") / "icons" / f"{name}.svg").read_bytes()
            svg = source.replace(b"#808080", colour.name().encode())
            self._made[key] = _faded(_drawn(svg, QSizeF(size, size), self.ratio), colour.alphaF())
        return self._made[key]


def capitals_width(text: str, height: float, weight: float = 10, gap: float = 24) -> float:
    """How wide ``Still.capitals`` will be, without its margins."""
    return lettering(text, height, weight=weight, gap=gap)[0]


@cache
def rays(x: float, y: float, radius: float, count: int) -> QPainterPath:
    """A sunburst of ``count`` rays round (x, y)."""
    path = QPainterPath()
    for ray in range(0, 2 * count, 2):
        path.moveTo(x, y)
        for edge in (ray - 0.5, ray + 0.5):
            angle = edge * math.pi / count
            path.lineTo(x + radius * math.sin(angle), y - radius * math.cos(angle))
        path.closeSubpath()
    return path


def _card_file(card: Card | None, deck: str, back: str, *, german: bool) -> Path:
    if card is None:
        return shipped("assets") / "cards" / "backs" / f"{back}.svg"
    rank = "10" if card.rank is Rank.TEN else card.rank.letter
    local = "-de" if german and card.rank in (Rank.JACK, Rank.QUEEN) else ""
    return shipped("assets") / "cards" / deck / f"{card.suit.letter}{rank}{local}.svg"


def _drawn(svg: bytes, size: QSizeF, ratio: float) -> QPixmap:
    pixmap = QPixmap(max(1, math.ceil(size.width() * ratio)), max(1, math.ceil(size.height() * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return pixmap


def _faded(pixmap: QPixmap, opacity: float) -> QPixmap:
    if opacity >= 1:
        return pixmap
    pale = QPixmap(pixmap.size())
    pale.setDevicePixelRatio(pixmap.devicePixelRatio())
    pale.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pale)
    painter.setOpacity(opacity)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return pale

"""Small pictures that are drawn once and kept: icons, suit signs, lettering, shadows."""

import math
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from whistdesk.cards.card import Suit
from whistdesk.views.shipped import shipped
from whistdesk.views.theme.art import raster
from whistdesk.views.theme.keep import kept
from whistdesk.views.theme.lettering import lettering
from whistdesk.views.theme.palette import faded
from whistdesk.views.theme.pips import PIPS

ICON_INK: Final = "#808080"
"""The placeholder in icon files that stands for the text colour."""

_KEPT: Final = 6 * 2**20
"""Bytes of pictures that are kept of each kind."""
_SHADOW_LAYERS: Final = 14
_MIDDLE: Final = 3
"""Device pixels between the corners of a shadow that is stretched; the one in the middle is."""
_SIGNS: Final = {Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds", Suit.CLUBS: "clubs"}
_SUIT_INKS: Final = {
    "classic": {Suit.SPADES: "#171B2B", Suit.HEARTS: "#C4182B", Suit.DIAMONDS: "#C4182B", Suit.CLUBS: "#171B2B"},
    "four": {Suit.SPADES: "#14161F", Suit.HEARTS: "#CC1B00", Suit.DIAMONDS: "#0A30C8", Suit.CLUBS: "#008062"},
}


def suit_ink(suit: Suit, deck: str) -> str:
    """The colour in which the deck ``classic``, ``four-large`` ... prints ``suit``."""
    return _SUIT_INKS[deck.partition("-")[0]][suit]


def blank(width: float, height: float, ratio: float, colour: str = "") -> QPixmap:
    """A pixmap of a size in device-independent pixels: transparent, or of one colour, which is painted on faster."""
    pixmap = QPixmap(max(1, math.ceil(width * ratio)), max(1, math.ceil(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(colour) if colour else Qt.GlobalColor.transparent)
    return pixmap


def _stamped(svg: str, width: float, height: float, ratio: float) -> QPixmap:
    pixmap = blank(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return pixmap


@kept(_KEPT)
def icon(name: str, size: float, ratio: float, colour: str) -> QPixmap:
    """The icon ``assets/icons/<name>.svg`` in ``colour`` (``#RRGGBB``), ``size`` pixels square."""
    svg = (shipped("assets") / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    return _stamped(svg.replace(ICON_INK, colour), size, size, ratio)


@kept(_KEPT)
def sign(suit: Suit, size: float, ratio: float, colour: str) -> QPixmap:
    """A suit sign, ``size`` pixels square."""
    return _stamped(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104">'
        f'<path fill="{colour}" d="{PIPS[_SIGNS[suit]]}"/></svg>',
        size,
        size,
        ratio,
    )


def lettered_width(text: str, height: float, gap: float = 20) -> float:
    """How wide ``lettered`` becomes, without its margins."""
    return lettering(text, height, gap=gap)[0]


@kept(_KEPT)
def lettered(text: str, height: float, ratio: float, colour: str, weight: float = 10, gap: float = 24) -> QPixmap:
    """A line of drawn capitals; margins of 2 left and right, and ``height * 0.35`` above for accents."""
    width, body = lettering(text, height, colour, weight, gap)
    above, tall = height * LETTERED_ABOVE, height * (1 + 2 * LETTERED_ABOVE)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 {-above:g} {width + 4:g} {tall:g}">{body}</svg>'
    return _stamped(svg, width + 4, tall, ratio)


LETTERED_ABOVE: Final = 0.35


@kept(_KEPT)
def still(file: Path, width: float, ratio: float) -> QPixmap:
    """A card that a page shows once and at rest, ``width`` pixels wide; tables ask ``Art`` instead."""
    image = raster(file, round(width * ratio))
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


@kept(_KEPT)
def shadow(width: float, height: float, radius: float, spread: float, alpha: float, ratio: float) -> QPixmap:
    """A soft shadow of a rounded rectangle, ``2 * spread`` wider on each side than what throws it."""
    pixmap = blank(width + 4 * spread, height + 4 * spread, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    cast_shadow(painter, QRectF(2 * spread, 2 * spread, width, height), radius, spread, alpha, ratio)
    painter.end()
    return pixmap


def cast_shadow(painter: QPainter, box: QRectF, radius: float, spread: float, alpha: float, ratio: float) -> None:
    """Paint the soft shadow of a rounded rectangle, which keeps no picture as large as that.

    Only its corners are drawn, what lies between them is stretched; ``ratio`` is device pixels for each unit painted.
    """
    corner = math.ceil((3 * spread + radius) * ratio) + 1
    around = box.adjusted(-2 * spread, -2 * spread, 2 * spread, 2 * spread)
    if min(around.width(), around.height()) * ratio <= 2 * corner + _MIDDLE:
        _lay_shadow(painter, box, radius, spread, alpha)
        return
    corners = _corners(corner, radius, spread, alpha, ratio)
    columns = _spans(round(around.x() * ratio), math.ceil(around.width() * ratio), corner)
    rows = _spans(round(around.y() * ratio), math.ceil(around.height() * ratio), corner)
    painter.save()
    painter.scale(1 / ratio, 1 / ratio)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, on=False)
    for x, wide, from_x, from_wide in columns:
        for y, tall, from_y, from_tall in rows:
            painter.drawPixmap(QRectF(x, y, wide, tall), corners, QRectF(from_x, from_y, from_wide, from_tall))
    painter.restore()


def _spans(start: int, length: int, corner: int) -> tuple[tuple[int, int, int, int], ...]:
    """Corner, all between, and corner: where each begins and how long it is, and the same in ``_corners``."""
    end, far = start + length - corner, corner + _MIDDLE
    return (start, corner, 0, corner), (start + corner, length - 2 * corner, corner + 1, 1), (end, corner, far, corner)


@kept(_KEPT)
def _corners(corner: int, radius: float, spread: float, alpha: float, ratio: float) -> QPixmap:
    """The shadow of a square that has little more than corners, of ``corner`` device pixels each."""
    side = (2 * corner + _MIDDLE) / ratio
    pixmap = blank(side, side, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inner = side - 4 * spread
    _lay_shadow(painter, QRectF(2 * spread, 2 * spread, inner, inner), radius, spread, alpha)
    painter.end()
    pixmap.setDevicePixelRatio(1)
    return pixmap


def _lay_shadow(painter: QPainter, box: QRectF, radius: float, spread: float, alpha: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded("#000000", alpha / _SHADOW_LAYERS * 1.15))
    for layer in range(_SHADOW_LAYERS):
        grow = spread * (1 - 2 * layer / (_SHADOW_LAYERS - 1))
        round_off = radius + max(grow, 0)
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), round_off, round_off)


def hex_of(colour: QColor | str) -> str:
    """``#RRGGBB`` of a colour, its opacity left out."""
    return QColor(colour).name()

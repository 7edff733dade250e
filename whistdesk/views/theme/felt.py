"""The cloth of a table: gradient, woven grain, and the inlay round it (STYLE: colour)."""

import math
from functools import cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from whistdesk.views.theme.palette import Palette, faded

GRAIN_SIDE: Final = 192
SHADES: Final = 33
LIFT: Final = 3
"""By how much every third line across is lighter."""
INLAY_INSET: Final = 18
INLAY_STEP: Final = 22


def felt(width: float, height: float, ratio: float, palette: Palette, bar: float, *, inlay: bool) -> QPixmap:
    """The cloth for a whole window; the inlay runs round what lies below the ``bar``."""
    pixmap = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(palette.edge))  # without transparent spots it is copied, not blended
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    everything = QRectF(0, 0, width, height)
    painter.fillRect(everything, cloth(everything, palette))
    painter.setOpacity(0.55)
    weave = QPixmap(grain())
    weave.setDevicePixelRatio(ratio)  # one grain is one device pixel: stretched, the weave would show a mesh
    painter.drawTiledPixmap(everything, weave)
    painter.setOpacity(1)
    if inlay:
        inside = QRectF(0, bar, width, height - bar)
        inset = INLAY_INSET
        paint_inlay(painter, inside.adjusted(inset, inset, -inset, -inset), palette)
    painter.end()
    return pixmap


def cloth(box: QRectF, palette: Palette) -> QRadialGradient:
    """The light falling on the felt of ``box``, from above its middle."""
    centre, edge = QColor(palette.centre), QColor(palette.edge)
    middle = [round(a * 0.62 + b * 0.38) for a, b in zip(_rgb(centre), _rgb(edge), strict=True)]
    light = QRadialGradient(
        QPointF(box.left() + box.width() / 2, box.top() + box.height() * 0.46), max(box.width(), box.height()) * 0.66
    )
    light.setColorAt(0, centre)
    light.setColorAt(0.55, QColor(*middle))
    light.setColorAt(1, edge)
    return light


@cache
def grain() -> QPixmap:
    """A tile of woven noise: it hides banding and reads as cloth."""
    noise = Random(5).randbytes(GRAIN_SIDE * GRAIN_SIDE)  # noqa: S311 - a fixed pattern, not a secret
    pixels = bytearray(noise.translate(bytes(number % SHADES for number in range(256))))
    lifted = noise.translate(bytes(SHADES + number % SHADES for number in range(256)))
    # Three divides the side, so that the lines across go on from row to row and tile to tile.
    for y in range(GRAIN_SIDE):
        first, end = y * GRAIN_SIDE + -y % 3, (y + 1) * GRAIN_SIDE
        pixels[first:end:3] = lifted[first:end:3]
    image = QImage(bytes(pixels), GRAIN_SIDE, GRAIN_SIDE, GRAIN_SIDE, QImage.Format.Format_Indexed8)
    image.setColorTable([_shade(number, lift) for lift in (0, LIFT) for number in range(SHADES)])
    return QPixmap.fromImage(image)


def _shade(number: int, lift: int) -> int:
    """A colour of grain as 0xAARRGGBB, lighter or darker than the cloth by up to 16 and ``lift``."""
    shade = number - SHADES // 2 + lift
    return abs(shade) << 24 | (0xFFFFFF if shade > 0 else 0)


def paint_inlay(painter: QPainter, box: QRectF, palette: Palette) -> None:
    """A thin double line with stepped corners, like marquetry in a card table."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, alpha, thick in ((0, 0.34, 1.6), (7, 0.16, 1.0)):
        painter.setPen(QPen(faded(palette.inlay, alpha), thick))
        painter.drawPath(_stepped(box.adjusted(inset, inset, -inset, -inset)))


def _stepped(box: QRectF) -> QPainterPath:
    s, h = INLAY_STEP, INLAY_STEP / 2
    points: list[tuple[float, float]] = []
    for x, y, right, down, back in (
        (box.left(), box.top(), 1, 1, False),
        (box.right(), box.top(), -1, 1, True),
        (box.right(), box.bottom(), -1, -1, False),
        (box.left(), box.bottom(), 1, -1, True),
    ):
        corner = [(0, s), (h, s), (h, h), (s, h), (s, 0)]
        steps = [(x + right * dx, y + down * dy) for dx, dy in corner]
        points += reversed(steps) if back else steps
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _rgb(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()

"""A transparent picture as large as the window, which takes memory only where something is drawn on it."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil, floor
from mmap import mmap
from typing import Any, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPainterPath, QRegion

SMOOTH: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
CELL: Final = 32
"""What is drawn is noted in squares of so many device pixels, so that few rectangles hold all of it."""
BEYOND: Final = 6.0
"""How far lines, accents and tails reach beyond the box that they are drawn in, at most."""


class Layer:
    """What is drawn at once and painted often; only what was drawn is read, cleared and painted."""

    def __init__(self, size: QSize | None = None, ratio: float = 1.0) -> None:
        """``size`` in device pixels, of which ``ratio`` are one unit drawn; without it there is one pixel."""
        self.size, self.ratio = size or QSize(1, 1), ratio
        wide, tall = self.size.toTuple()
        memory = memoryview(mmap(-1, 4 * wide * tall))  # zeros, and nothing where nobody writes or reads
        self._memory = memory
        self._image = QImage(memory, wide, tall, 4 * wide, QImage.Format.Format_ARGB32_Premultiplied)
        self._image.setDevicePixelRatio(ratio)
        self.drawn = QRegion()
        """Where something is, in device pixels."""

    @contextmanager
    def drawing(self) -> Iterator["NotingPainter"]:
        """A painter with which everything is drawn anew."""
        painter = NotingPainter(self._image)
        painter.clear(self.drawn)
        painter.setRenderHints(SMOOTH)
        try:
            yield painter
        finally:
            self.drawn = painter.noted
            painter.end()

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint what lies in ``exposed``, which is given in units drawn."""
        with by_pixels(painter, self.ratio, exposed) as (box, exact):
            seen = self.drawn.intersected(box)
            for part in _parts(seen) if exact else (seen.boundingRect(),):  # stretched parts would show seams
                painter.drawImage(part, self._image, part)


class NotingPainter(QPainter):
    """Notes where it draws. It draws only what is drawn on tables: whoever needs more lets it note that too."""

    def __init__(self, image: QImage) -> None:
        super().__init__(image)
        self.noted = QRegion()
        """In device pixels, by whole cells."""
        self._all = image.rect()
        self._last = self._largest = QRectF()
        """Boxes in which anything can be drawn, since their cells are noted; in units drawn."""

    def clear(self, region: QRegion) -> None:
        """Make all transparent that lies there, in device pixels."""
        with by_pixels(self, self.device().devicePixelRatio(), QRectF()):
            self.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            for part in _parts(region):
                super().fillRect(part, Qt.GlobalColor.transparent)

    def drawText(self, where: QPointF | QRectF, *more: Any) -> None:  # type: ignore[override]
        """A line that begins at a point of its base line, or a text within a box."""
        if isinstance(where, QRectF):
            self._note(self.boundingRect(where, *more))
        else:
            metrics = QFontMetricsF(self.font())
            wide = metrics.horizontalAdvance(more[0])
            self._note(QRectF(where.x(), where.y() - metrics.ascent(), wide, metrics.height()))
        super().drawText(where, *more)

    def drawPixmap(self, box: QRectF, *more: Any) -> None:  # type: ignore[override]
        """A picture that fills a box."""
        self._note(box)
        super().drawPixmap(box, *more)

    def drawRoundedRect(self, box: QRectF, *more: Any) -> None:  # type: ignore[override]
        """A box."""
        self._note(box)
        super().drawRoundedRect(box, *more)

    def drawEllipse(self, middle: QPointF, wide: float, tall: float) -> None:  # type: ignore[override]
        """An ellipse with these radii."""
        self._note(QRectF(middle.x() - wide, middle.y() - tall, 2 * wide, 2 * tall))
        super().drawEllipse(middle, wide, tall)

    def drawArc(self, box: QRectF, *more: Any) -> None:  # type: ignore[override]
        """A part of the ellipse that fills a box."""
        self._note(box)
        super().drawArc(box, *more)

    def drawLine(self, one: QPointF, other: QPointF) -> None:  # type: ignore[override]
        """A straight line."""
        self._note(QRectF(one, other).normalized())
        super().drawLine(one, other)

    def drawPath(self, path: QPainterPath) -> None:
        """Any shape."""
        wide = self.pen().widthF()
        self._note(path.boundingRect().adjusted(-wide, -wide, wide, wide))
        super().drawPath(path)

    def _note(self, box: QRectF) -> None:
        """Note the cells of a box, unless they are known: most things are drawn onto others."""
        known = self._last.contains(box) or self._largest.contains(box)
        if known and self.worldTransform().isIdentity():
            return
        drawn = box.adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND)
        mapped = self.deviceTransform().mapRect(drawn)
        left, top, right, bottom = mapped.left(), mapped.top(), mapped.right(), mapped.bottom()
        x, y = floor(left / CELL) * CELL, floor(top / CELL) * CELL
        across, down = ceil(right / CELL) * CELL - x, ceil(bottom / CELL) * CELL - y
        self.noted += QRect(x, y, across, down).intersected(self._all)
        if self.worldTransform().isIdentity():
            ratio = self.device().devicePixelRatio()
            cells = QRectF(x / ratio, y / ratio, across / ratio, down / ratio)
            self._last = cells.adjusted(BEYOND, BEYOND, -BEYOND, -BEYOND)
            self._largest = max(self._largest, self._last, key=lambda known: known.width() * known.height())


def _parts(region: QRegion) -> Iterator[QRect]:
    """The rectangles of a region; that it can be iterated over is missing in PySide6's stubs."""
    return iter(region)  # type: ignore[call-overload, no-any-return]


@contextmanager
def by_pixels(painter: QPainter, ratio: float, exposed: QRectF) -> Iterator[tuple[QRect, bool]]:
    """Let a painter count in device pixels for a while: pictures of that size are copied then, and not stretched.

    Gives ``exposed`` in them, and whether they are those of what is painted on.
    """
    painter.save()
    painter.scale(1 / ratio, 1 / ratio)
    box = QRectF(exposed.topLeft() * ratio, exposed.size() * ratio).toAlignedRect()
    try:
        yield box, not painter.deviceTransform().isScaling()
    finally:
        painter.restore()

"""A transparent picture as large as the window, which takes memory only where something is drawn on it."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import ceil, floor
from mmap import mmap
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen, QRegion, QTransform

SMOOTH: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
CELL: Final = 32
"""What is drawn is noted in squares of so many device pixels, so that few rectangles hold all of it."""
BEYOND: Final = 6.0
"""How far lines, accents and tails reach beyond the box that they are drawn in, at most."""


class Layer:
    """What is drawn at once and painted often: only what has changed is drawn, only what was drawn is painted."""

    def __init__(self, size: QSize | None = None, ratio: float = 1.0) -> None:
        """``size`` in device pixels, of which ``ratio`` are one unit drawn; without it there is one pixel."""
        self.size, self.ratio = size or QSize(1, 1), ratio
        wide, tall = self.size.toTuple()
        memory = memoryview(mmap(-1, 4 * wide * tall))  # zeros, and nothing where nobody writes or reads
        self._memory = memory
        self._image = QImage(memory, wide, tall, 4 * wide, QImage.Format.Format_ARGB32_Premultiplied)
        self._image.setDevicePixelRatio(ratio)
        self._marks: Sequence[Mark] = ()
        self.drawn = QRegion()
        """Where something is, in device pixels."""
        self.changed = QRegion()
        """Where it is not what it was before the last drawing, in device pixels."""

    @contextmanager
    def drawing(self) -> Iterator["NotingPainter"]:
        """A painter that is told all that there is to be from now on."""
        painter = NotingPainter(self.ratio)
        painter.setRenderHints(SMOOTH)
        try:
            yield painter
        finally:
            painter.end()
        self._marks, before = painter.marks, self._marks
        self.drawn = self._region(mark.cells for mark in self._marks)
        self.changed = self._region(changes(before, self._marks))
        self._draw()

    def paint(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint what lies in ``exposed``, which is given in units drawn."""
        with by_pixels(painter, self.ratio, exposed) as (box, exact):
            seen = self.drawn.intersected(box)
            for part in parts(seen) if exact else (seen.boundingRect(),):  # stretched parts would show seams
                painter.drawImage(part, self._image, part)

    def _region(self, boxes: Iterable[tuple[int, int, int, int]]) -> QRegion:
        """All of these boxes: left, top, width, height."""
        region = QRegion()
        for box in set(boxes):
            region += QRect(*box)
        return region.intersected(self._image.rect())

    def _draw(self) -> None:
        """Draw anew where something has changed."""
        painter = QPainter(self._image)
        painter.scale(1 / self.ratio, 1 / self.ratio)
        painter.setClipRegion(self.changed)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for part in parts(self.changed):
            painter.fillRect(part, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for mark in self._marks:
            if self.changed.intersects(QRect(*mark.cells)):
                mark.draw(painter)
        painter.end()


class Mark(NamedTuple):
    """One thing that is drawn: equal ones look alike."""

    cells: tuple[int, int, int, int]
    """A box in which all of it lies, in device pixels: left, top, width, height."""
    way: str
    """The painter's method."""
    what: tuple[Any, ...]
    opacity: float
    font: QFont
    transform: QTransform
    hints: QPainter.RenderHint
    pen: QPen
    brush: QBrush

    def draw(self, painter: QPainter) -> None:
        """Draw it; ``painter`` keeps its state."""
        painter.setWorldTransform(self.transform)
        painter.setRenderHints(painter.renderHints(), on=False)
        painter.setRenderHints(self.hints)
        painter.setOpacity(self.opacity)
        painter.setFont(self.font)
        painter.setPen(self.pen)
        painter.setBrush(self.brush)
        getattr(painter, self.way)(*self.what)


def changes(before: Sequence[Mark], now: Sequence[Mark]) -> set[tuple[int, int, int, int]]:
    """The boxes of all that is gone, new, or drawn earlier or later than it was among what stays."""
    there: dict[tuple[object, ...], list[int]] = {}
    for place, mark in enumerate(before):
        there.setdefault((mark.cells, mark.way), []).append(place)
    changed, last = set[tuple[int, int, int, int]](), 0
    for mark in now:
        places = there.get((mark.cells, mark.way), [])
        place = next((place for place in places if before[place] == mark), -1)
        if place >= 0:
            places.remove(place)
        if place < last:
            changed.add(mark.cells)
        else:
            last = place
    return changed.union(before[place].cells for places in there.values() for place in places)


class NotingPainter(QPainter):
    """Draws nothing, but notes what is to be drawn, and where. It knows what is drawn on tables."""

    def __init__(self, ratio: float) -> None:
        """``ratio`` is device pixels for each unit drawn."""
        self._nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        self._nowhere.setDevicePixelRatio(ratio)
        super().__init__(self._nowhere)
        self.marks: list[Mark] = []

    def drawText(self, where: QPointF | QRectF, *more: Any) -> None:  # type: ignore[override]
        """A line that begins at a point of its base line, or a text within a box."""
        if isinstance(where, QRectF):
            box = self.boundingRect(where, *more)
        else:
            metrics = QFontMetricsF(self.font())
            wide = metrics.horizontalAdvance(more[0])
            box = QRectF(where.x(), where.y() - metrics.ascent(), wide, metrics.height())
        self._note(box, "drawText", where, *more)

    def drawPixmap(self, box: QRectF, *more: Any) -> None:  # type: ignore[override]
        """A picture that fills a box."""
        self._note(box, "drawPixmap", box, *more)

    def drawRoundedRect(self, box: QRectF, *more: Any) -> None:  # type: ignore[override]
        """A box."""
        self._note(box, "drawRoundedRect", box, *more)

    def drawEllipse(self, middle: QPointF, wide: float, tall: float) -> None:  # type: ignore[override]
        """An ellipse with these radii."""
        box = QRectF(middle.x() - wide, middle.y() - tall, 2 * wide, 2 * tall)
        self._note(box, "drawEllipse", middle, wide, tall)

    def drawArc(self, box: QRectF, *more: Any) -> None:  # type: ignore[override]
        """A part of the ellipse that fills a box."""
        self._note(box, "drawArc", box, *more)

    def drawLine(self, one: QPointF, other: QPointF) -> None:  # type: ignore[override]
        """A straight line."""
        self._note(QRectF(one, other).normalized(), "drawLine", one, other)

    def drawPath(self, path: QPainterPath) -> None:
        """Any shape."""
        wide = self.pen().widthF()
        self._note(path.boundingRect().adjusted(-wide, -wide, wide, wide), "drawPath", path)

    def _note(self, box: QRectF, way: str, *what: Any) -> None:
        """Note what lies in this box."""
        transform = self.worldTransform()
        state = self.opacity(), self.font(), transform, self.renderHints(), self.pen(), self.brush()
        self.marks.append(Mark(self._cells(box), way, what, *state))

    def _cells(self, box: QRectF) -> tuple[int, int, int, int]:
        """All cells that a drawing can touch which fills ``box``."""
        drawn = self.deviceTransform().mapRect(box.adjusted(-BEYOND, -BEYOND, BEYOND, BEYOND))
        x, y = floor(drawn.left() / CELL) * CELL, floor(drawn.top() / CELL) * CELL
        return x, y, ceil(drawn.right() / CELL) * CELL - x, ceil(drawn.bottom() / CELL) * CELL - y


def parts(region: QRegion) -> Iterator[QRect]:
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

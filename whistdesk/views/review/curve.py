"""The curve over a game: what each position was worth to the person."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from whistdesk.views.review.stage import Scale
from whistdesk.views.table.drawing import Drawing
from whistdesk.views.theme.palette import CREAM, GOLD_TEXT, LOSS, faded
from whistdesk.views.theme.sheet import PANEL
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.type import font

DOT: Final = 4.5
"""Radius of a marked point, at 100 %."""


class Point(NamedTuple):
    """A point of the curve: the move's number from 0, its worth, and what the move gave away."""

    number: int
    worth: float
    lost: float


class Curve(QWidget):
    """Draws worths from left to right; a click goes to the nearest move."""

    picked = Signal(int)
    """The index of the move that was clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._points: Sequence[Point] = ()
        self._marks: Sequence[tuple[int, str]] = ()
        self._scale = Scale(0, 1, 0.25)
        self._words: Sequence[str] = ()
        self._count, self._now = 1, 0
        self._end: float | None = None
        self._style: Style | None = None
        self._k = 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def restyle(self, style: Style, k: float) -> None:
        """Take colours and the factor on text sizes."""
        self._style, self._k = style, k
        self.update()

    def show_points(self, points: Sequence[Point], end: float | None, count: int, scale: Scale) -> None:
        """Draw these; ``count`` is the number of all moves, ``end`` the worth of the result."""
        self._points, self._end, self._count, self._scale = points, end, max(count, 1), scale
        self.update()

    def show_words(self, title: str, ticks: Sequence[str], marks: Sequence[tuple[int, str]]) -> None:
        """The title, the words of the lines from low to high, and where parts of the game begin."""
        self._words, self._marks = (title, *ticks), marks
        self.setAccessibleName(title)
        self.update()

    def go_to(self, index: int) -> None:
        """Mark the move that is looked at."""
        self._now = index
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the move under the pointer."""
        if self._points and event.button() == Qt.MouseButton.LeftButton:
            nearest = min(self._points, key=lambda point: abs(self._x(point.number) - event.position().x()))
            self.picked.emit(nearest.number)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Panel, lines, parts, curve, losses, and where one is."""
        if self._style is None or not self._words:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        drawing = Drawing(painter, self._style, self._k)
        drawing.box(0.5, 0.5, self.width() - 1, self.height() - 1, 14, fill=faded(PANEL, 0.72), line=faded(CREAM, 0.16))
        self._paint_grid(drawing)
        self._paint_line(painter)
        self._paint_points(drawing)
        painter.end()

    def _paint_grid(self, drawing: Drawing) -> None:
        k, (title, *ticks) = self._k, self._words
        drawing.text(title, 16 * k, 10 * k, 14, 600, colour=CREAM, within=self.width() - 32 * k)
        apart = (self._bottom - self._top) / max(len(ticks) - 1, 1)
        every = 1 if apart >= 16 * k else len(ticks) - 1 if 2 * apart < 16 * k else 2
        for number, tick in list(enumerate(ticks))[::every]:
            y = self._y(self._scale.low + number * self._scale.step)
            drawing.line(self._left, y, self._right, y, faded(CREAM, 0.16))
            drawing.middle_text(tick, self._left - 8 * k, y, 12, 500, colour=faded(CREAM, 0.85), align="right")
        ends = [*(self._x(index) for index, _ in self._marks[1:]), self._right]
        for (index, words), end in zip(self._marks, ends, strict=False):
            x = self._x(index)
            drawing.line(x, self._top, x, self._bottom, faded(CREAM, 0.12))
            if drawing.measure(words, 12, 500) < end - x:
                drawing.text(words, x + 3, self._bottom + 4 * k, 12, 500, colour=faded(CREAM, 0.85))

    def _paint_line(self, painter: QPainter) -> None:
        line = [QPointF(self._x(point.number), self._y(point.worth)) for point in self._points]
        if self._end is not None and self._points:
            line.append(QPointF(self._right, self._y(self._end)))
        if not line:
            return
        ground = QPolygonF([QPointF(line[0].x(), self._bottom), *line, QPointF(line[-1].x(), self._bottom)])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(GOLD_TEXT, 0.14))
        painter.drawPolygon(ground)
        path = QPainterPath(line[0])
        for point in line[1:]:
            path.lineTo(point)
        pen = QPen(faded(GOLD_TEXT, 1), 2.4 * self._k)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_points(self, drawing: Drawing) -> None:
        most = max((point.lost for point in self._points), default=0.0)
        radius = DOT * self._k
        for point in self._points:
            x, y = self._x(point.number), self._y(point.worth)
            if most and point.lost == most:
                drawing.disc(x, y, radius, fill=LOSS, line=CREAM)
            if point.number == self._now:
                drawing.line(x, self._top, x, self._bottom, faded(GOLD_TEXT, 0.8), 1.6)
                drawing.disc(x, y, radius * 1.25, fill=GOLD_TEXT, line=CREAM)

    @property
    def _left(self) -> float:
        wide = max((len(tick) for tick in self._words[1:]), default=4)
        return 20 * self._k + wide * font(12 * self._k, 500).pixelSize() * 0.62

    @property
    def _right(self) -> float:
        return self.width() - 18 * self._k

    @property
    def _top(self) -> float:
        return 38 * self._k

    @property
    def _bottom(self) -> float:
        return self.height() - 26 * self._k

    def _x(self, index: int) -> float:
        return self._left + (self._right - self._left) * index / self._count

    def _y(self, worth: float) -> float:
        low, high, _ = self._scale
        return self._bottom - (self._bottom - self._top) * (worth - low) / (high - low)

"""A curve: its places, and how it is drawn."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from whistdesk.views.statistics.frame import Frame, lines
from whistdesk.views.statistics.scale import axis
from whistdesk.views.statistics.stage import Curve
from whistdesk.views.table.drawing import Drawing
from whistdesk.views.theme.palette import CREAM, GAIN, GOLD_TEXT, LOSS, faded

DOTS_APART: Final = 9
"""The least distance of dots below the axis, at 100 %; where there are more they are left out."""


class CurvePlot:
    """The points of ``plot`` in ``room``; made anew for each drawing."""

    def __init__(self, plot: Curve, room: QRectF, k: float) -> None:
        self.plot, self.k = plot, k
        self._dotted = plot.legend is not None and len(plot.points) * DOTS_APART * k <= room.width() - 60 * k
        below = (22 + (38 if self._dotted else 0)) * k
        values = [point.value for point in plot.points] or [0.0]
        low = min(*values, 0) if plot.low is None else plot.low
        high = max(*values, 0) if plot.high is None else plot.high
        steps = lines(room.height() - below, k)
        scale = axis(low, max(high, low + (plot.high is None)), min(steps, 4), whole=plot.high is None)
        self.frame = Frame(scale, plot.axis, room, k, below=below, above=8 * k)

    def at(self, x: float) -> int:
        """The point nearest to ``x``; -1 beside the plot."""
        if not self.plot.points or not self.frame.left - 8 <= x <= self.frame.right + 8:
            return -1
        nearest = round((x - self.frame.left) / max(self._apart, 1e-9))
        return min(max(nearest, 0), len(self.plot.points) - 1)

    def place(self, index: int) -> QPointF:
        """Where a point lies."""
        return QPointF(self.frame.left + index * self._apart, self.frame.y(self.plot.points[index].value))

    def paint(self, drawing: Drawing, chosen: int) -> None:
        """Grid, curve, the last point and the chosen one, dots, and words below."""
        self.frame.paint(drawing)
        drawing.painted(self._paint_curve)
        if self.plot.points:
            last = self.place(len(self.plot.points) - 1)
            drawing.disc(last.x(), last.y(), 4.5 * self.k, fill=GOLD_TEXT)
        if chosen >= 0:
            place = self.place(chosen)
            drawing.line(place.x(), self.frame.top, place.x(), self.frame.bottom, faded(GOLD_TEXT, 0.7), 1.4)
            drawing.disc(place.x(), place.y(), 5.5 * self.k, fill=GOLD_TEXT, line=CREAM)
        if self._dotted:
            self._paint_dots(drawing)
        self._paint_ends(drawing)

    @property
    def _apart(self) -> float:
        return self.frame.width / max(len(self.plot.points) - 1, 1)

    def _paint_curve(self, painter: QPainter) -> None:
        places = [self.place(index) for index in range(len(self.plot.points))]
        if not places:
            return
        ground = self.frame.y(max(self.frame.axis.low, min(0.0, self.frame.axis.high)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(GOLD_TEXT, 0.13))
        painter.drawPolygon(QPolygonF([QPointF(places[0].x(), ground), *places, QPointF(places[-1].x(), ground)]))
        path = QPainterPath(places[0])
        for place in places[1:]:
            path.lineTo(place)
        pen = QPen(QColor(GOLD_TEXT), 2.4 * self.k)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _paint_dots(self, drawing: Drawing) -> None:
        k, y = self.k, self.frame.bottom + 13 * self.k
        for index, point in enumerate(self.plot.points):
            self._paint_dot(drawing, self.place(index).x(), y, won=bool(point.won))
        assert self.plot.legend is not None
        x, y = self.frame.left + 4 * k, self.frame.bottom + 48 * k
        for won, words in zip((True, False), self.plot.legend, strict=True):
            self._paint_dot(drawing, x, y, won=won)
            wide = drawing.middle_text(words, x + 9 * k, y, 12, 500, colour=faded(CREAM, 0.88))
            x += wide + 26 * k

    def _paint_dot(self, drawing: Drawing, x: float, y: float, *, won: bool) -> None:
        radius = 3.6 * self.k
        drawing.disc(x, y, radius, fill=GAIN if won else None, line=GAIN if won else LOSS, thick=1.6)

    def _paint_ends(self, drawing: Drawing) -> None:
        k = self.k
        y = self.frame.bottom + (22 if self._dotted else 5) * k
        half, faint = self.frame.width / 2 - 8 * k, faded(CREAM, 0.85)
        drawing.text(self.plot.ends[0], self.frame.left, y, 12, 500, colour=faint, within=half)
        drawing.text(self.plot.ends[1], self.frame.right, y, 12, 500, colour=faint, align="right", within=half)

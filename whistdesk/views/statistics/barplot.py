"""Bars: their places, and how they are drawn."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from whistdesk.views.statistics.frame import Frame, lines
from whistdesk.views.statistics.scale import axis
from whistdesk.views.statistics.stage import Bar, Bars, Fence, Tone
from whistdesk.views.table.drawing import Drawing
from whistdesk.views.theme.palette import CREAM, GAIN, GOLD, LOSS, faded

COLOURS: Final = {Tone.PLAIN: "#9FB0CC", Tone.GOOD: GAIN, Tone.GOLD: GOLD, Tone.BAD: LOSS}
SHARE: Final = 0.62
"""Of a bar in the width that it has for itself."""
WIDEST: Final = 64
"""A bar, at 100 %."""


class BarPlot:
    """The bars of ``plot`` in ``room``; made anew for each drawing."""

    def __init__(self, plot: Bars, room: QRectF, k: float) -> None:
        self.plot, self.k = plot, k
        fenced, legend = bool(plot.fences), bool(plot.legend)
        below, above = (22 + 20 * legend) * k, (20 + 18 * fenced) * k
        highest = max([bar.height for bar in plot.bars] + [bar.mark or 0 for bar in plot.bars], default=0)
        steps = lines(room.height() - below - above, k)
        scale = axis(0, plot.ceiling or max(highest, 1), steps, whole=plot.ceiling is None)
        self.frame = Frame(scale, plot.axis, room, k, below=below, above=above)

    def at(self, x: float) -> int:
        """The bar at ``x``; -1 beside them all."""
        index = int((x - self.frame.left) // self._each)
        return index if 0 <= index < len(self.plot.bars) and x >= self.frame.left else -1

    def place(self, index: int) -> QPointF:
        """Above the middle of a bar and its words."""
        bar = self.plot.bars[index]
        return QPointF(self._middle(index), self.frame.y(max(bar.height, bar.mark or 0)) - 10 * self.k)

    def paint(self, drawing: Drawing, chosen: int) -> None:
        """Grid, bars, fences, legend."""
        self.frame.paint(drawing)
        for index, bar in enumerate(self.plot.bars):
            self._paint_bar(drawing, index, bar, lit=index == chosen)
        for fence in self.plot.fences:
            self._paint_fence(drawing, fence)
        if self.plot.legend:
            self._paint_legend(drawing)

    @property
    def _each(self) -> float:
        return self.frame.width / max(len(self.plot.bars), 1)

    def _middle(self, index: int) -> float:
        return self.frame.left + (index + 0.5) * self._each

    def _paint_bar(self, drawing: Drawing, index: int, bar: Bar, *, lit: bool) -> None:
        k, frame, x = self.k, self.frame, self._middle(index)
        wide = min(self._each * SHARE, WIDEST * k)
        top = frame.y(bar.height)
        if bar.height > 0:
            radius = min(4 * k, frame.bottom - top, wide / 2)
            shape = QPainterPath(QPointF(x - wide / 2, frame.bottom))
            shape.lineTo(x - wide / 2, top + radius)
            shape.quadTo(x - wide / 2, top, x - wide / 2 + radius, top)
            shape.lineTo(x + wide / 2 - radius, top)
            shape.quadTo(x + wide / 2, top, x + wide / 2, top + radius)
            shape.lineTo(x + wide / 2, frame.bottom)
            drawing.path(shape, fill=COLOURS[bar.tone], line=CREAM if lit else None, thick=2)
        if bar.mark is not None:
            y = frame.y(bar.mark)
            drawing.line(x - wide / 2 - 6 * k, y, x + wide / 2 + 6 * k, y, "#05070C", 5 * k)
            drawing.line(x - wide / 2 - 6 * k, y, x + wide / 2 + 6 * k, y, CREAM, 2.4 * k)
        above = min(top, frame.y(bar.mark)) if bar.mark is not None else top
        room = self._each - 4 * k
        if drawing.measure(bar.words, 12, 600) <= room + 8 * k:
            drawing.text(bar.words, x, above - 18 * k, 13, 600, colour=CREAM, align="centre", within=room)
        drawing.text(
            bar.label, x, frame.bottom + 5 * k, 12, 500, colour=faded(CREAM, 0.88), align="centre", within=room
        )

    def _paint_fence(self, drawing: Drawing, fence: Fence) -> None:
        k, frame = self.k, self.frame
        x = frame.left + fence.before * self._each

        def broken(painter: QPainter) -> None:
            painter.setPen(QPen(faded(CREAM, 0.8), 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, frame.top - 36 * k), QPointF(x, frame.bottom))

        drawing.painted(broken)
        align, beside = ("right", x - 6 * k) if fence.left else ("left", x + 6 * k)
        within = (x - frame.left if fence.left else frame.right - x) - 8 * k
        drawing.text(
            fence.words,
            beside,
            frame.top - 38 * k,
            13,
            600,
            colour=CREAM,
            align="right" if align == "right" else "left",
            within=within,
        )

    def _paint_legend(self, drawing: Drawing) -> None:
        k, frame = self.k, self.frame
        y = frame.bottom + 33 * k
        drawing.line(frame.left, y, frame.left + 22 * k, y, CREAM, 2.4 * k)
        drawing.middle_text(
            self.plot.legend, frame.left + 30 * k, y, 12, 500, colour=faded(CREAM, 0.88), within=frame.width - 34 * k
        )

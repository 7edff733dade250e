"""A plot of bars or of a curve, whose values are read with the pointer or the arrow keys."""

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from whistdesk.views.statistics.barplot import BarPlot
from whistdesk.views.statistics.curveplot import CurvePlot
from whistdesk.views.statistics.stage import Bars, Chart
from whistdesk.views.table.drawing import Drawing
from whistdesk.views.theme.palette import CREAM, GOLD, faded
from whistdesk.views.theme.style import Style

SMALLEST: Final = QSize(240, 170)
"""Of a plot at 100 %."""


class Plot(QWidget):
    """Draws one chart; ``chosen`` is the value that is read out, -1 for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen = -1
        self._chart: Chart | None = None
        self._style: Style | None = None
        self._k = 1.0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chart(self, chart: Chart, style: Style, k: float) -> None:
        """Draw ``chart`` from now on."""
        if self._chart is None or chart.title != self._chart.title or len(chart.rows) != len(self._chart.rows):
            self.chosen = -1
        self._chart, self._style, self._k = chart, style, k
        self.setMinimumSize(round(SMALLEST.width() * k), round(SMALLEST.height() * min(k, 1.25)))
        self._speak()
        self.update()

    @property
    def readings(self) -> tuple[str, ...]:
        """How each value is read out."""
        if self._chart is None:
            return ()
        plot = self._chart.plot
        return tuple(each.spoken for each in (plot.bars if isinstance(plot, Bars) else plot.points))

    def choose(self, index: int) -> None:
        """Read out a value; beyond the ends the first or last, -1 for none."""
        chosen = min(max(index, -1), len(self.readings) - 1)
        if chosen != self.chosen:
            self.chosen = chosen
            self._speak()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End go from value to value; Esc reads none, or else goes on to the page."""
        last = len(self.readings) - 1
        goals = {
            Qt.Key.Key_Left: max(self.chosen - 1, 0),
            Qt.Key.Key_Right: self.chosen + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        key = Qt.Key(event.key())
        if key in goals:
            self.choose(goals[key])
            self._say()
        elif key == Qt.Key.Key_Escape and self.chosen >= 0:
            self.choose(-1)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Read out what is under the pointer."""
        area = self._area
        if area is not None:
            self.choose(area.at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        """Read nothing once the pointer has gone."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self.choose(-1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Read nothing once the keyboard has gone."""
        super().focusOutEvent(event)
        self.choose(-1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plot, the value that is read out, and the focus ring."""
        area = self._area
        if area is None or self._style is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        drawing = Drawing(painter, self._style, self._k)
        area.paint(drawing, self.chosen)
        if self.chosen >= 0:
            self._paint_reading(drawing, area.place(self.chosen))
        if self.hasFocus():
            painter.setPen(QPen(faded(CREAM, 0.85), 1.6, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()

    @property
    def _area(self) -> BarPlot | CurvePlot | None:
        if self._chart is None or self._style is None:
            return None
        plot = self._chart.plot
        room = QRectF(self.rect()).adjusted(0, 4, -4, -2)
        return BarPlot(plot, room, self._k) if isinstance(plot, Bars) else CurvePlot(plot, room, self._k)

    def _paint_reading(self, drawing: Drawing, place: QPointF) -> None:
        """A small plate above the value, within the plot."""
        words, k = self.readings[self.chosen], self._k
        within = self.width() - 16 * k
        wide = min(drawing.measure(words, 13, 600) + 20 * k, self.width() - 4)
        tall = drawing.line_height(13, 600) + 8 * k
        left = min(max(place.x() - wide / 2, 2), self.width() - wide - 2)
        top = place.y() - tall - 12 * k
        top = top if top >= 2 else min(place.y() + 14 * k, self.height() - tall - 2)
        drawing.box(left, top, wide, tall, 7, fill="#05070C", line=faded(GOLD, 0.8))
        drawing.middle_text(
            words, left + wide / 2, top + tall / 2, 13, 600, colour=CREAM, align="centre", within=within
        )

    def _say(self) -> None:
        """Have a screen reader say the value that the keyboard went to."""
        if self.chosen >= 0:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.readings[self.chosen]))

    def _speak(self) -> None:
        chart = self._chart
        if chart is None:
            return
        self.setAccessibleName(chart.title)
        summary = f"{chart.note}. {chart.figure} {chart.caption}."
        self.setAccessibleDescription(self.readings[self.chosen] if self.chosen >= 0 else summary)

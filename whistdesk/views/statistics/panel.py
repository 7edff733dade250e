"""A chart on its panel: what it shows, the number that sums it up, the plot, and the table behind it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHeaderView,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from whistdesk.views.label import Label, set_tip
from whistdesk.views.names import fill
from whistdesk.views.page import CLOTH
from whistdesk.views.statistics.plot import Plot
from whistdesk.views.statistics.stage import Chart
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import CREAM, faded
from whistdesk.views.theme.sheet import PANEL
from whistdesk.views.theme.style import Style

HEIGHT: Final = 296
"""Of a panel at least, at 100 %."""


class Ground(QWidget):
    """A dark rounded panel to put things on."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(faded(CREAM, 0.14), 1))
        painter.setBrush(faded(PANEL, 0.86))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 16, 16)
        painter.end()


class ChartPanel(Ground):
    """One chart; a button turns to the table behind the plot and back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title, self.note, self.figure, self.caption = (Label() for _ in range(4))
        self.plot, self.table = Plot(), Table()
        self.swap = Button("", self, kind=Kind.ROUND, icon="log")
        self.swap.setCheckable(True)
        self.swap.toggled.connect(self._turn)
        self.leaves = QStackedWidget()
        self.leaves.addWidget(self.plot)
        self.leaves.addWidget(self.table)
        self._chart: Chart | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        for label, role in (
            (self.title, "name"),
            (self.note, "note"),
            (self.figure, "figure"),
            (self.caption, "note"),
        ):
            label.setProperty("role", role)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        for label in (self.title, self.note):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._head, self._column = QGridLayout(), QVBoxLayout(self)
        self._head.addWidget(self.title, 0, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.note, 1, 0)
        self._head.addWidget(self.figure, 0, 1, right)
        self._head.addWidget(self.caption, 1, 1, right)
        self._head.addWidget(self.swap, 0, 2, 2, 1, Qt.AlignmentFlag.AlignTop)
        self._head.setColumnStretch(0, 1)
        self._column.addLayout(self._head)
        self._column.addWidget(self.leaves, 1)

    def show_chart(self, chart: Chart, style: Style, k: float) -> None:
        """Show ``chart`` from now on."""
        self._chart = chart
        for label, words in (
            (self.title, chart.title),
            (self.note, chart.note),
            (self.figure, chart.figure),
            (self.caption, chart.caption),
        ):
            label.setText(words)
        self.plot.show_chart(chart, style, k)
        self.table.show_rows(chart.title, chart.header, chart.rows)
        self._turn()

    def measure(self, k: float) -> None:
        """Take the factor on all measures, once the style sheet has taken it."""
        side = round(30 * k)
        self.swap.setFixedSize(side, side)
        self.swap.restyle(CLOTH, k)
        self._head.setHorizontalSpacing(round(10 * k))
        self._head.setVerticalSpacing(0)
        margin = round(18 * k)
        self._column.setContentsMargins(margin, round(13 * k), round(14 * k), round(12 * k))
        self._column.setSpacing(round(6 * k))
        self.setMinimumHeight(round(HEIGHT * min(k, 1.3)))

    def _turn(self) -> None:
        table = self.swap.isChecked()
        self.leaves.setCurrentWidget(self.table if table else self.plot)
        words = self.tr("%1: show the plot") if table else self.tr("%1: show the table")
        named = fill(words, self._chart.title if self._chart else "")
        set_tip(self.swap, named)
        self.swap.setAccessibleName(named)


class Table(QTableWidget):
    """Figures in rows and columns, to be read by keyboard and screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def show_rows(self, title: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show these from now on."""
        self.setAccessibleName(title)
        self.clear()
        self.setColumnCount(len(header))
        self.setRowCount(len(rows))
        self.setHorizontalHeaderLabels(list(header))
        for row, cells in enumerate(rows):
            for column, words in enumerate(cells):
                self.setItem(row, column, QTableWidgetItem(words))

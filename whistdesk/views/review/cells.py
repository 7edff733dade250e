"""A row of cells, one for each trick, hand or round, that says what became of it; a click goes there."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from whistdesk.views.review.stage import Cell
from whistdesk.views.theme.palette import CREAM, GOLD, faded
from whistdesk.views.theme.type import SMALLEST, font

HEIGHT: Final = 26
WIDEST: Final = 120
"""Of a cell, at 100 %."""
GAP: Final = 4
RADIUS: Final = 6


class Cells(QWidget):
    """Knows the cells and which of them is looked at."""

    picked = Signal(int)
    """The number of the cell that was clicked, from 0."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._cells: Sequence[Cell] = ()
        self._now, self._k = -1, 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def restyle(self, k: float) -> None:
        """Take the factor on text sizes."""
        self._k = k
        self.setFixedHeight(round(HEIGHT * k))

    def show_cells(self, cells: Sequence[Cell]) -> None:
        """Draw these."""
        self._cells = cells
        self.update()

    def go_to(self, number: int) -> None:
        """Mark the cell that is looked at; -1 marks none."""
        self._now = number
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Go to the cell under the pointer."""
        found = (n for n in range(len(self._cells)) if self._box(n).contains(event.position()))
        number = next(found, None)
        if number is not None and event.button() == Qt.MouseButton.LeftButton:
            self.picked.emit(number)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Each cell with its word; those that are still to come are dimmed."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, cell in enumerate(self._cells):
            box, later = self._box(number), number > self._now
            painter.setOpacity(0.68 if later else 1)
            painter.setPen(QPen(QColor(GOLD), 2) if number == self._now else QPen(faded(CREAM, 0.25), 1))
            painter.setBrush(QColor(cell.fill) if cell.fill else faded("#000000", 0.3))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
            painter.setPen(QColor(CREAM))
            painter.setFont(font(max(SMALLEST, 13 * self._k), 600))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), cell.word)
        painter.end()

    def _box(self, number: int) -> QRectF:
        wide = min((self.width() + GAP) / max(len(self._cells), 1), WIDEST * self._k)
        return QRectF(number * wide + 1, 1, wide - GAP - 2, self.height() - 2)

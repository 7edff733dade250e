"""The moves of a review, part by part, each with what it gave away."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from whistdesk.views.label import set_tip
from whistdesk.views.theme.palette import GOLD_TEXT, LOSS_TEXT
from whistdesk.views.theme.type import font

LOSS: Final = Qt.ItemDataRole.UserRole
SIDE: Final = 10
"""Room at the right of a loss."""


class LossDelegate(QStyledItemDelegate):
    """Draws what a move gave away at the right end of its entry; the words before it make room."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Shorten the words."""
        super().initStyleOption(option, index)
        taken = option.fontMetrics.horizontalAdvance(index.data(LOSS) or "") + 4 * SIDE
        option.text = option.fontMetrics.elidedText(
            option.text, Qt.TextElideMode.ElideRight, option.rect.width() - taken
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The entry, and the loss."""
        super().paint(painter, option, index)
        if lost := index.data(LOSS):
            painter.setFont(option.font)
            painter.setPen(QColor(LOSS_TEXT))
            place = QRect(option.rect).adjusted(0, 0, -SIDE, 0)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), lost)


class MoveList(QListWidget):
    """Headings that the keyboard passes over, and an entry for each move."""

    picked = Signal(int)
    """A position has become the current one: its number."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries: list[QListWidgetItem] = []
        """One for the deal, and one for each move."""
        self.setItemDelegate(LossDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(self._tell)

    def show_parts(self, parts: Sequence[tuple[str, int]], dealt: str, k: float) -> None:
        """Make an entry for the deal, headings, and empty entries for so many moves under each."""
        with QSignalBlocker(self):
            self.clear()
            self.entries = [QListWidgetItem(dealt)]
            self.addItem(self.entries[0])
            for words, moves in parts:
                heading = QListWidgetItem(words)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                heading.setForeground(QColor(GOLD_TEXT))
                heading.setFont(font(12 * k, 600))
                self.addItem(heading)
                for _ in range(moves):
                    self.entries.append(QListWidgetItem())
                    self.addItem(self.entries[-1])

    def show_move(self, number: int, words: str, lost: str) -> None:
        """What move ``number``, from 1, is, and what it gave away."""
        entry = self.entries[number]
        entry.setText(words)
        set_tip(entry, words)
        entry.setData(LOSS, lost)
        entry.setData(Qt.ItemDataRole.AccessibleTextRole, f"{words}, {lost}" if lost else words)

    def go_to(self, number: int) -> None:
        """Make a position the current one, without telling."""
        with QSignalBlocker(self):
            self.setCurrentItem(self.entries[number])
        self.viewport().update()

    def _tell(self, entry: QListWidgetItem | None) -> None:
        if entry in self.entries:
            self.picked.emit(self.entries.index(entry))

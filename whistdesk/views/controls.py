"""Controls in the house style that Qt has no likes of: a row of segments, a switch."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QCheckBox, QFrame, QHBoxLayout, QPushButton, QWidget

from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON_INK, faded
from whistdesk.views.theme.toggle import ToggleHeeder, mark
from whistdesk.views.theme.type import font


def presses(event: QKeyEvent, focused: QWidget | None) -> bool:
    """Whether Enter has come to a focused button, which is then pressed: Qt gives it only the space bar."""
    if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter} or not isinstance(focused, QAbstractButton):
        return False
    focused.click()
    return True


class Segments(QFrame):
    """A row of buttons of which one is chosen; the arrow keys go from one to the next."""

    def __init__(self, words: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "segments")
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        self.group = QButtonGroup(self)
        """Its ``idClicked`` tells the index of the button that was chosen by hand."""
        for index, word in enumerate(words):
            button = QPushButton(word)
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setProperty("kind", "segment")
            button.setProperty("role", "segment")
            ToggleHeeder(button)
            self.group.addButton(button, index)
            row.addWidget(button, 1)

    @property
    def chosen(self) -> int:
        """The index of the chosen button; -1 where none is."""
        return self.group.checkedId()

    def choose(self, index: int) -> None:
        """Choose a button; one that there is not chooses none."""
        self.group.setExclusive(False)
        for button in self.group.buttons():
            mark(button, self.group.id(button) == index)
        self.group.setExclusive(True)


class Switch(QCheckBox):
    """A check box that looks like a switch, its words at the left."""

    def __init__(self, words: str, k: float = 1.0, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._k = k
        ToggleHeeder(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Words, a gap, and the switch."""
        words = QFontMetricsF(self._face).horizontalAdvance(self.text())
        return QSize(round(words + 70 * self._k), round(34 * self._k))

    def hitButton(self, place: QPoint) -> bool:
        """The words too."""
        return self.rect().contains(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, groove and knob; on is gold, and the knob stands at the right."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._face)
        painter.setPen(QColor(CREAM))
        painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), self.text())
        k = self._k
        groove = QRectF(self.width() - 50 * k, (self.height() - 26 * k) / 2, 46 * k, 26 * k)
        self._paint_groove(painter, groove)
        if self.hasFocus():
            painter.setPen(QPen(QColor(CREAM), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(groove.adjusted(-3, -3, 3, 3), 16 * k, 16 * k)
        painter.end()

    @property
    def _face(self) -> QFont:
        return font(15 * self._k, 600)

    def _paint_groove(self, painter: QPainter, groove: QRectF) -> None:
        on, k = self.isChecked(), self._k
        painter.setPen(Qt.PenStyle.NoPen if on else QPen(faded(CREAM, 0.45), 1.4))
        painter.setBrush(QColor(GOLD) if on else faded("#FFFFFF", 0.12))
        painter.drawRoundedRect(groove, 13 * k, 13 * k)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(GOLD_BUTTON_INK if on else CREAM))
        knob = QPointF(groove.left() + (33 if on else 13) * k, groove.center().y())
        painter.drawEllipse(knob, 9.5 * k, 9.5 * k)

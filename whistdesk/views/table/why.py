"""The button beside a refusal: it leads to the rule that forbids the move."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QWidget

from whistdesk.views.label import set_tip
from whistdesk.views.names import fill
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import Palette


class WhyButton(Button):
    """Stands at the end of the sentence; while it is pointed at or has the keyboard, the sentence stays."""

    held = Signal(bool)
    """Whether somebody is about to press it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent, kind=Kind.PANEL, size=13)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def room_for(self, rule: str, palette: Palette, k: float) -> float:
        """Name the rule; the width that the button takes, with the gap before it."""
        self.setText(self.tr("Why?"))
        words = fill(self.tr("Why? Rule %1 (F1)"), rule)
        self.setAccessibleName(words)
        set_tip(self, words)
        self.restyle(palette, k)
        return self.sizeHint().width() - 14 * k

    def stand(self, right: float, middle: float, k: float) -> None:
        """Show it with its right edge and its middle there."""
        width, height = round(self.sizeHint().width() - 22 * k), round(25 * k)
        self.setGeometry(round(right - width), round(middle - height / 2), width, height)
        self.show()
        self.raise_()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Pointed at."""
        super().enterEvent(event)
        self.held.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """No longer pointed at."""
        super().leaveEvent(event)
        self.held.emit(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard has come."""
        super().focusInEvent(event)
        self.held.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard has gone."""
        super().focusOutEvent(event)
        self.held.emit(self.underMouse())

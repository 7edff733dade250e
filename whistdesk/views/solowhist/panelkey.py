"""A real button of the call panel."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from whistdesk.views.table.act import Key, Tap
from whistdesk.views.table.carditem import focus_pen
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.theme.button import ARROWS
from whistdesk.views.theme.focus import shows_focus
from whistdesk.views.theme.palette import CREAM
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.toggle import ToggleHeeder

Face = Callable[[Furniture, QAbstractButton], None]
"""Draws a button."""


class PanelKey(QAbstractButton):
    """A real button of the panel that ``face`` paints; arrows walk from one to the next."""

    walked = Signal(int, int)
    """An arrow key: columns and rows to go."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.face: Face | None = None
        self.act: Tap | Key | None = None
        self.picked = False
        """Whether its choice is selected and waits for the confirmation."""
        self.place = (0, 0)
        """Column and row."""
        self.ringed = False
        """Whether the keyboard brought the focus here."""
        self._style: Style | None = None
        self._k = 1.0
        ToggleHeeder(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def restyle(self, style: Style, k: float) -> None:
        """Take the look of the table."""
        self._style, self._k = style, k
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The drawing, and the dashed ring of the keyboard."""
        if self._style is None or self.face is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.face(Furniture(painter, self._style, self._k), self)
        if self.hasFocus() and self.ringed:
            painter.setPen(focus_pen(CREAM))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(4, 4, -4, -4), 7, 7)
        painter.end()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing: a double click is one click."""
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard is used."""
        self.ringed = shows_focus(event.reason())
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter presses."""
        if way := ARROWS.get(Qt.Key(event.key())):
            self.walked.emit(*way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

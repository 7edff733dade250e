"""A message over the upper edge of the window: what happened, and a button or two."""

from collections.abc import Callable
from typing import Final

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from whistdesk.views.label import Label, set_tip
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import GOLD, PALETTES, faded
from whistdesk.views.theme.sheet import PANEL, fit

WIDTH: Final = 760
MARGIN: Final = 16
MENTIONED_MS: Final = 4000
"""How long something is told that needs no answer."""
BELOW_BAR: Final = 62
"""From the upper edge of the window, at 100 %: below the bar of tables and pages."""


class Banner(QFrame):
    """Lies over ``parent`` and blocks nothing; messages that come while one is shown wait their turn."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._waiting: list[str] = []
        self._k = 1.0
        self.words = Label()
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.action = Button("", self, kind=Kind.GOLD, size=14)
        self.action.clicked.connect(self._do)
        self._doing: Callable[[], None] | None = None
        self.dismiss = Button("", self, kind=Kind.QUIET, icon="close")
        self.dismiss.clicked.connect(self.next)
        self._away = QTimer(self, singleShot=True)
        self._away.timeout.connect(self.next)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 12, 12, 12)
        row.setSpacing(12)
        row.addWidget(self.words, 1)
        row.addWidget(self.action)
        row.addWidget(self.dismiss)
        parent.installEventFilter(self)
        self.hide()

    def tell(self, message: str) -> None:
        """Show ``message`` until it is closed, after those that are shown or wait."""
        if self.isHidden():
            self._show(message)
        else:
            self._waiting.append(message)

    def offer(self, message: str, action: str, do: Callable[[], None], ms: int) -> None:
        """Show ``message`` for ``ms`` with a button that does something; what is shown comes back afterwards."""
        if not self.isHidden() and self._doing is None:
            self._waiting.insert(0, self.words.text())
        self._doing = do
        self.action.setText(action)
        self._show(message)
        self._away.start(ms)

    def mention(self, message: str, ms: int = MENTIONED_MS) -> None:
        """Show ``message`` for ``ms``; what is shown comes back afterwards."""
        if not self.isHidden() and self._doing is None and not self._away.isActive():
            self._waiting.insert(0, self.words.text())
        self._doing = None
        self._show(message)
        self._away.start(ms)

    def next(self) -> None:
        """Close the message; the next one appears."""
        self._away.stop()
        self._doing = None
        self.hide()
        if self._waiting:
            self._show(self._waiting.pop(0))

    def silence(self) -> None:
        """Say nothing more: the window closes."""
        self._away.stop()
        self.hide()

    def refit(self, k: float) -> None:
        """Take a factor on text sizes, and the language of now."""
        self._k = k
        if not self.isHidden():
            self._dress()
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the upper edge."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark panel with a gold line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(faded(GOLD, 0.55), 1.4))
        painter.setBrush(QColor(PANEL))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, 14)
        painter.end()

    def _dress(self) -> None:
        fit(self, self._k)
        self.action.restyle(PALETTES["onyx"], self._k)
        self.dismiss.restyle(PALETTES["onyx"], self._k)
        self.dismiss.setAccessibleName(self.tr("Close message"))
        set_tip(self.dismiss, self.tr("Close message"))

    def _show(self, message: str) -> None:
        self._dress()
        self.words.setText(message)
        self.words.setAccessibleName(message)
        self.action.setVisible(self._doing is not None)
        self.show()
        self.raise_()
        self._place()
        # By way of the module, which makes the class when it is asked for: it takes two milliseconds of a start.
        QtGui.QAccessible.updateAccessibility(QtGui.QAccessibleAnnouncementEvent(self, message))

    def _do(self) -> None:
        doing = self._doing
        self.next()
        if doing is not None:
            doing()

    def _place(self) -> None:
        window = self._window
        width = min(round(WIDTH * self._k), window.width() - 2 * MARGIN)
        left = (window.width() - width) // 2
        self.setGeometry(left, round(BELOW_BAR * self._k), width, self.heightForWidth(width))

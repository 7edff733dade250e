"""The field of the page "How to play" in which words are looked for, with the way from one place to the next."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from whistdesk.views.label import Label, set_tip
from whistdesk.views.names import fill
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.stamps import icon
from whistdesk.views.theme.type import font

WIDE: Final = 250
"""Of the field, at 100 %."""
SHARE: Final = 0.33
"""Of the page, that the field takes at most."""
COUNT: Final = 76
"""Of the words at its right end."""


class Finder(QWidget):
    """A field, how many places there are, and two buttons; Enter goes on, with Shift back, Esc empties it."""

    changed = Signal()
    """Something else is looked for, or nothing."""
    stepped = Signal(int)
    """To the next place (1) or the one before (-1)."""
    left = Signal()
    """Esc was pressed in the empty field."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._k, self._page = 1.0, page
        self.field = _Field(self)
        self.glass = QAction(self)
        self.field.addAction(self.glass, QLineEdit.ActionPosition.LeadingPosition)
        self.count = Label("", self.field)
        self.count.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.before = Button("", self, kind=Kind.QUIET, icon="previous", size=13)
        self.after = Button("", self, kind=Kind.QUIET, icon="next", size=13)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.field, self.before, self.after):
            row.addWidget(widget)
        self.field.textChanged.connect(self.changed)
        self.field.stepped.connect(self.stepped)
        self.field.left.connect(self.left)
        self.before.clicked.connect(lambda: self.stepped.emit(-1))
        self.after.clicked.connect(lambda: self.stepped.emit(1))
        self._add_key(page)

    def _add_key(self, page: QWidget) -> None:
        """The key that works on the whole page."""
        action = QAction(page)
        action.setShortcut(QKeySequence("Ctrl+F"))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(self.enter)
        page.addAction(action)

    def enter(self) -> None:
        """Give the field the keyboard, all its words selected."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def refit(self, k: float, ratio: float) -> None:
        """Take the sizes and the language of now."""
        self._k = k
        wide = round(min(WIDE * k, self._page.width() * SHARE))
        self.field.setFixedSize(wide, round(34 * k))
        self.field.setPlaceholderText(self.tr("Search"))
        self.field.setAccessibleName(self.tr("Search in all rules"))
        set_tip(self.field, self.tr("Search in all rules (Ctrl+F)"))
        self.glass.setIcon(icon("search", 18, ratio, "#FBF3DF"))
        self.count.setGeometry(round(wide - (COUNT + 10) * k), 0, round(COUNT * k), self.field.height())
        self.count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.count.setFont(font(12 * k, 500))
        self._name(self.before, self.tr("Place before (Shift+Enter)"))
        self._name(self.after, self.tr("Next place (Enter)"))

    def tell(self, here: int, count: int) -> None:
        """Say at which of how many places the page stands: ``here`` is -1 at none of them."""
        self.before.setEnabled(count > 0)
        self.after.setEnabled(count > 0)
        self.count.setText(self._words(here, count) if self.field.text().strip() else "")
        beside = round((COUNT + 6) * self._k) if self.count.text() else 0
        self.field.setTextMargins(0, 0, beside, 0)
        self.field.setAccessibleDescription(self.count.text())

    def _words(self, here: int, count: int) -> str:
        if not count:
            return self.tr("not found")
        return fill(self.tr("%1 of %2"), str(here + 1), str(count)) if here >= 0 else str(count)

    def _name(self, button: Button, words: str) -> None:
        set_tip(button, words)
        button.setAccessibleName(words)
        side = round(34 * self._k)
        button.setFixedSize(QSize(side, side))


class _Field(QLineEdit):
    """A line of text that knows Enter and Esc."""

    stepped = Signal(int)
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, with Shift back; Esc empties the field, and then leaves it."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            self.left.emit()

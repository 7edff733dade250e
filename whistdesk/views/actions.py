"""The actions of the main window: their keys, their words, and which of them need a table."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from whistdesk.views.rulebook.page import KEYS


class Actions(QObject):
    """Every action tells by a signal what is asked for."""

    new_deal_asked = Signal()
    number_asked = Signal()
    same_deal_asked = Signal()
    rules_asked = Signal(str)
    """The name of a text, or empty for that of the game on the table."""
    settings_asked = Signal()
    full_screen_asked = Signal()
    menu_asked = Signal()
    about_asked = Signal()
    quit_asked = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.new_deal = self._action("Ctrl+N", self.new_deal_asked.emit)
        self.number = self._action("Ctrl+G", self.number_asked.emit)
        self.same_deal = self._action("Ctrl+R", self.same_deal_asked.emit)
        self.rules = self._action("F1", lambda: self.rules_asked.emit(""))
        self.keys = self._action("?", lambda: self.rules_asked.emit(KEYS))
        self.settings = self._action("Ctrl+,", self.settings_asked.emit)
        self.full_screen = self._action("F11", self.full_screen_asked.emit)
        self.menu = self._action("F10", self.menu_asked.emit)
        self.about = self._action("", self.about_asked.emit)
        self.quit = self._action("Ctrl+Q", self.quit_asked.emit)
        self.for_table: Final = (self.new_deal, self.number, self.same_deal)
        """In the order of a table's menu."""
        self.for_all: Final = (self.rules, self.keys, self.settings, self.full_screen, self.about, self.quit)
        """In the order of every menu."""
        groups = ((self.rules, self.keys), (self.settings, self.full_screen), (self.about, self.quit))
        self.menu_of_all: Final = [action for group in groups for action in (self._line(), *group)]
        """``for_all`` as menus show them, with a line above each group."""

    def enable_table(self, *, at_table: bool) -> None:
        """Let the actions of a table work, or not."""
        for action in self.for_table:
            action.setEnabled(at_table)

    def retranslate(self, *, full_screen: bool) -> None:
        """The words of all actions in the language of the moment."""
        self.new_deal.setText(self.tr("New deal"))
        self.number.setText(self.tr("Play deal number…"))
        self.same_deal.setText(self.tr("Same deal again (not counted)"))
        self.rules.setText(self.tr("How to play"))
        self.keys.setText(self.tr("All keys"))
        self.settings.setText(self.tr("Settings"))
        self.full_screen.setText(self.tr("Leave full screen") if full_screen else self.tr("Full screen"))
        self.about.setText(self.tr("About Whistdesk"))
        self.quit.setText(self.tr("Quit"))

    def _line(self) -> QAction:
        line = QAction(self)
        line.setSeparator(True)
        return line

    def _action(self, keys: str, do: Callable[[], object]) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda _=False: do())
        self._window.addAction(action)
        return action

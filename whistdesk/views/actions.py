"""The actions of the main window: their keys, their words, and which of them need a table."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from whistdesk.views.rulebook.names import DEALS, KEYS


class Actions(QObject):
    """Every action tells by a signal what is asked for."""

    new_deal_asked = Signal()
    number_asked = Signal()
    same_deal_asked = Signal()
    copy_number_asked = Signal()
    copy_deal_asked = Signal()
    save_deal_asked = Signal()
    open_asked = Signal()
    daily_asked = Signal()
    guide_asked = Signal()
    """The guide of the game on the table, from its first step."""
    rules_asked = Signal(str)
    """The name of a text, or empty for that of the game on the table."""
    settings_asked = Signal()
    statistics_asked = Signal()
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
        self.copy_number = self._action("", self.copy_number_asked.emit)
        self.copy_deal = self._action("", self.copy_deal_asked.emit)
        self.save_deal = self._action("Ctrl+S", self.save_deal_asked.emit)
        self.open = self._action("Ctrl+O", self.open_asked.emit)
        self.daily = self._action("Ctrl+D", self.daily_asked.emit)
        self.guide = self._action("", self.guide_asked.emit)
        self.rules = self._action("F1", lambda: self.rules_asked.emit(""))
        self.keys = self._action("?", lambda: self.rules_asked.emit(KEYS))
        self.deals = self._action("", lambda: self.rules_asked.emit(DEALS))
        self.statistics = self._action("Ctrl+T", self.statistics_asked.emit)
        self.settings = self._action("Ctrl+,", self.settings_asked.emit)
        self.full_screen = self._action("F11", self.full_screen_asked.emit)
        self.menu = self._action("F10", self.menu_asked.emit)
        self.about = self._action("", self.about_asked.emit)
        self.quit = self._action("Ctrl+Q", self.quit_asked.emit)
        self.for_deal: Final = (self.copy_number, self.copy_deal, self.save_deal)
        """What can be done with the deal on the table, in the order of its menu."""
        self.deal_menu: Final = QMenu(window)
        """The menu of the deal: its number opens it, and the menu of a table holds it."""
        self.deal_menu.addActions([*self.for_deal, self._line(), self.number, self.deals])
        self.for_table: Final = (self.new_deal, self.same_deal, self.deal_menu.menuAction(), self.guide)
        """In the order of a table's menu."""
        groups = (
            (self.number, self.open, self.daily),
            (self.rules, self.keys),
            (self.statistics, self.settings, self.full_screen),
            (self.about, self.quit),
        )
        self.menu_of_all: Final = [action for group in groups for action in (self._line(), *group)]
        """The rest in the order of every menu, with a line above each group."""

    def enable_table(self, *, at_table: bool) -> None:
        """Let the actions of a table work, or not."""
        for action in (*self.for_table, *self.for_deal):
            action.setEnabled(at_table)

    def retranslate(self, *, full_screen: bool) -> None:
        """The words of all actions in the language of the moment."""
        self.new_deal.setText(self.tr("New deal"))
        self.deal_menu.setTitle(self.tr("This deal"))
        self.copy_number.setText(self.tr("Copy the deal's number"))
        self.copy_deal.setText(self.tr("Copy this deal as text"))
        self.save_deal.setText(self.tr("Save this deal…"))
        self.number.setText(self.tr("Deal by number or word…"))
        self.open.setText(self.tr("Open a deal or game…"))
        self.daily.setText(self.tr("Daily deals"))
        self.same_deal.setText(self.tr("Same deal again (not counted)"))
        self.guide.setText(self.tr("Show me around"))
        self.rules.setText(self.tr("How to play"))
        self.deals.setText(self.tr("Is the deal rigged?"))
        self.keys.setText(self.tr("All keys"))
        self.statistics.setText(self.tr("Statistics"))
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

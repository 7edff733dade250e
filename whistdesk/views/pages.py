"""The pages that home, tables and menus lead to; each is made when it is first wanted."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from whistdesk.views.preferences.page import SettingsPage
from whistdesk.views.rulebook.page import RulePage
from whistdesk.views.window import MainWindow


class Pages(QObject):
    """Shows rules and settings in the window as soon as they are asked for."""

    def __init__(
        self, window: MainWindow, make_rules: Callable[[], RulePage], make_settings: Callable[[], SettingsPage]
    ) -> None:
        super().__init__(window)
        self._window, self._make_rules, self._make_settings = window, make_rules, make_settings
        self._rules: RulePage | None = None
        self._settings: SettingsPage | None = None
        window.commands.rules_asked.connect(self.show_rules)
        window.commands.settings_asked.connect(self.show_settings)
        window.home.rules_asked.connect(self.show_rules)
        window.home.settings_asked.connect(self.show_settings)

    @property
    def rules(self) -> RulePage:
        """The page "How to play"."""
        if self._rules is None:
            self._rules = self._make_rules()
            self._window.screens.add_page(self._rules)
        return self._rules

    @property
    def settings(self) -> SettingsPage:
        """The settings."""
        if self._settings is None:
            self._settings = self._make_settings()
            self._window.screens.add_page(self._settings)
        return self._settings

    def show_rules(self, name: str = "") -> None:
        """Show the text ``name``, or what the table asks for, or where the rules were left."""
        name = name or self._window.screens.rules_of_table()
        if name:
            self.rules.open_at(name)
        self._window.screens.show_page(self.rules)

    def show_settings(self) -> None:
        """Show the settings."""
        self._window.screens.show_page(self.settings)

"""The window with its home screen: all that is seen first, and no more."""

from collections.abc import Callable

from PySide6.QtCore import QObject, SignalInstance

from whistdesk.app.choices import Choices
from whistdesk.app.drawer import Drawer
from whistdesk.app.glance import Glance
from whistdesk.app.language import Translators
from whistdesk.views.home import HomeScreen
from whistdesk.views.tile import Standing
from whistdesk.views.window import MainWindow


class Front(QObject):
    """Knows how the games stood last; whoever has read them gives ``standings`` that know how they stand.

    It ends with its window, and so do the choices.
    """

    def __init__(self, drawer: Drawer, translators: Translators) -> None:
        super().__init__()
        self.drawer = drawer
        self.choices = Choices(drawer, translators)
        self.choices.setParent(self)
        self.standings: Callable[[], list[Standing]] = self._remembered
        self.window = MainWindow(HomeScreen(self.standings(), self.choices.look))
        self.window.restore_place(self.choices.settings.window)
        self.window.locale_changed.connect(self.choices.follow_system)
        self.choices.setParent(self)
        self.setParent(self.window)
        self.choices.changed.connect(self.refresh)

    @property
    def wishes(self) -> tuple[SignalInstance, ...]:
        """The signals by which the player asks for something that the front cannot give."""
        home, commands, window = self.window.home, self.window.commands, self.window
        of_home = (
            home.play_asked,
            home.new_asked,
            home.rules_asked,
            home.daily_asked,
            home.statistics_asked,
            home.settings_asked,
        )
        of_all = (
            commands.number_asked,
            commands.open_asked,
            commands.daily_asked,
            commands.rules_asked,
            commands.statistics_asked,
            commands.settings_asked,
            commands.about_asked,
        )
        return (*of_home, *of_all, window.dropped)

    def refresh(self) -> None:
        """Show the player's choices, and how the games stand now."""
        look = self.choices.look
        for sheet in self.window.screens.sheets:
            if sheet.look != look:
                sheet.set_look(look)
        self.window.home.show_standings(self.standings())

    def close(self) -> None:
        """Remember where the window is and what it says; other programs may write."""
        self.choices.remember(self.window.place(), Glance.of(self.standings(), self.choices.language))
        self.drawer.close()

    def _remembered(self) -> list[Standing]:
        return self.choices.settings.home.standings(self.choices.language)

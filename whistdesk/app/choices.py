"""The player's settings while the program runs."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QLocale, QObject, QStandardPaths, Signal

from whistdesk.app import system, wishes
from whistdesk.app.drawer import Drawer
from whistdesk.app.glance import Glance
from whistdesk.app.language import Translators, language_of
from whistdesk.app.settings import Settings
from whistdesk.views.page import Look
from whistdesk.views.table.settings import TableSettings

CONTRASTED: Final = ("theme", "deck")
"""The settings of which high contrast has its own."""


class Choices(QObject):
    """Every change is spoken, told and kept at once."""

    changed = Signal()
    seats_changed = Signal()
    """Who sits where, or is called how, has changed; ``changed`` is told as well."""

    def __init__(self, drawer: Drawer, translators: Translators) -> None:
        super().__init__()
        self._drawer, self._translators = drawer, translators
        self.settings = drawer.settings()
        self.before_reset: Settings | None = None
        """The settings that the last reset has replaced."""
        self.folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
        """Where the player chose a file last; their documents at first."""
        self._spoken = ""
        self._speak()
        system.follow(self.changed)

    @property
    def language(self) -> str:
        """The language of the program now: ``en`` or ``de``."""
        return language_of(self.settings.language, QLocale.system())

    @property
    def text(self) -> float:
        """The text size, 1 to 1.5."""
        return self.settings.text / 100

    @property
    def look(self) -> Look:
        """The look of pages."""
        return wishes.look(self.in_force, self.language)

    @property
    def in_force(self) -> Settings:
        """The settings with what the system wishes where they leave it to the system."""
        motion, contrast = system.wishes_less_motion(), system.wishes_more_contrast()
        return wishes.in_force(self.settings, less_motion=motion, more_contrast=contrast)

    def table(self, game: str) -> TableSettings:
        """What a table of ``game`` respects."""
        return wishes.table_settings(self.in_force, self.language, game)

    @property
    def pace(self) -> float:
        """How much time the computer seats take for their moves: 1 for the usual, 0 for none."""
        return wishes.pace(self.settings)

    def values(self) -> Mapping[str, Any]:
        """All settings by their names, theme and deck as they show.

        With them what the system wishes, and whether a reset can be taken back.
        """
        values = self.settings._asdict()
        system_wishes = {"less_motion": system.wishes_less_motion(), "more_contrast": system.wishes_more_contrast()}
        shown = {name: getattr(self.in_force, name) for name in CONTRASTED}
        return values | system_wishes | shown | {"was_reset": self.before_reset is not None}

    def change(self, name: str, value: Any) -> None:
        """Give a setting another value; a theme or a deck that is chosen ends high contrast."""
        changes = {name: value}
        if name in CONTRASTED and self.in_force.contrast == "on":
            changes["contrast"] = "off"
        self._take(self.settings._replace(**changes))

    def reset(self) -> None:
        """Back to the standard values; the window stays where it is, and guides that were seen do not come again."""
        self.before_reset = self.settings
        self._take(self._standard())

    def take_reset_back(self) -> None:
        """Have the settings again that the last reset has replaced."""
        if self.before_reset is not None:
            before, self.before_reset = self.before_reset, None
            now = self.settings
            self._take(before._replace(guided=now.guided, window=now.window, home=now.home, foreign=now.foreign))

    def _standard(self) -> Settings:
        now = self.settings
        return Settings(guided=now.guided, window=now.window, home=now.home, foreign=now.foreign)

    def toggle_language(self) -> None:
        """Speak the other language."""
        self.change("language", "en" if self.language == "de" else "de")

    def name_seats(self, names: Mapping[str, str]) -> None:
        """Call seats, by their English names, what the player calls them."""
        self._translators.name_seats(names)

    def remember(self, place: str, home: Glance) -> None:
        """Keep where the window was, and what its home screen said."""
        self.settings = self.settings._replace(window=place, home=home)
        self._drawer.keep(self.settings)

    def follow_system(self) -> None:
        """The system may speak another language now: speak it too, where the player leaves it to the system."""
        if self._speak():
            self.changed.emit()

    def _speak(self) -> bool:
        """Speak the language of now; whether it is another one."""
        before, self._spoken = self._spoken, self.language
        if self._spoken != before:
            self._translators.install(self._spoken)
        return self._spoken != before

    def _take(self, settings: Settings) -> None:
        before, self.settings = self.settings, settings
        self._speak()
        self.changed.emit()
        if (settings.seats, settings.own_name) != (before.seats, before.own_name):
            self.seats_changed.emit()
        self._drawer.keep(self.settings)

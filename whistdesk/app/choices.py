"""The player's settings while the program runs."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from PySide6.QtCore import QLocale, QObject, Signal

from whistdesk.app import wishes
from whistdesk.app.cabinet import Cabinet
from whistdesk.app.language import Translators, language_of
from whistdesk.app.motion import system_reduces_motion
from whistdesk.app.settings import Settings
from whistdesk.archive.disk import DiskError
from whistdesk.views.page import Look
from whistdesk.views.table.settings import TableSettings


class Choices(QObject):
    """Every change is spoken, told and kept at once."""

    changed = Signal()
    seats_changed = Signal()
    """Who sits at computer seats has changed; ``changed`` is told as well."""
    not_kept = Signal(object)
    """The settings could not be written: ``DiskError``."""

    def __init__(self, cabinet: Cabinet, translators: Translators) -> None:
        super().__init__()
        self._cabinet, self._translators = cabinet, translators
        self.settings = cabinet.settings()
        translators.install(self.language)

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
        return wishes.look(self.settings, self.language)

    @property
    def table(self) -> TableSettings:
        """What a table respects."""
        return wishes.table_settings(self.settings, self.language, system_reduces_motion=system_reduces_motion())

    @property
    def pace(self) -> float:
        """How much time the computer seats take for their moves: 1 for the usual, 0 for none."""
        return wishes.pace(self.settings)

    def values(self) -> Mapping[str, Any]:
        """All settings by their names."""
        return {field.name: getattr(self.settings, field.name) for field in fields(self.settings)}

    def change(self, name: str, value: Any) -> None:
        """Give a setting another value."""
        self._take(replace(self.settings, **{name: value}))

    def reset(self) -> None:
        """Back to the standard values; the window stays where it is."""
        self._take(Settings(window=self.settings.window, foreign=self.settings.foreign))

    def toggle_language(self) -> None:
        """Speak the other language."""
        self.change("language", "en" if self.language == "de" else "de")

    def name_seats(self, names: Mapping[str, str]) -> None:
        """Call seats, by their English names, what the player calls them."""
        self._translators.name_seats(names)

    def remember_place(self, place: str) -> None:
        """Keep where the window was."""
        self.settings = replace(self.settings, window=place)
        self._keep()

    def _take(self, settings: Settings) -> None:
        language, seats, self.settings = self.language, self.settings.seats, settings
        if self.language != language:
            self._translators.install(self.language)
        self.changed.emit()
        if settings.seats != seats:
            self.seats_changed.emit()
        self._keep()

    def _keep(self) -> None:
        try:
            self._cabinet.store(self.settings)
        except DiskError as error:
            self.not_kept.emit(error)

"""The language of the program and of Qt's own words; it can change while the program runs."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from whistdesk.views.shipped import shipped

LANGUAGES: Final = ("en", "de")


def language_of(setting: str, system: QLocale) -> str:
    """``en`` or ``de`` for the setting ``system``, ``en`` or ``de``: the first of these that the person understands."""
    if setting in LANGUAGES:
        return setting
    wishes = [] if system.language() is QLocale.Language.C else system.uiLanguages()
    languages = [wish.partition("-")[0].lower() for wish in wishes]
    return next((language for language in languages if language in LANGUAGES), "en")


class SeatNames(QTranslator):
    """What the player calls the seats, by their English names; it answers before all translations."""

    def __init__(self, names: Mapping[str, str]) -> None:
        super().__init__()
        self.names = dict(names)

    def isEmpty(self) -> bool:
        """An empty one would not be installed."""
        return not self.names

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """The name of a seat; None leaves the word to the next translator."""
        del disambiguation, n
        return self.names.get(source) if context == "Names" else None


class Translators:
    """The translations that are installed; English has some too: its plurals.

    None is kept once it is removed. One that waited for the garbage collector could meet it while Qt asks another for a
    word, and its end would then wait for ever for the lock that Qt holds meanwhile.
    """

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []
        self._names: dict[str, str] = {}

    def install(self, language: str) -> None:
        """Speak ``language`` from now on; every widget gets a LanguageChange event."""
        QLocale.setDefault(QLocale(language))
        self.remove()
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        own = str(shipped("assets") / "translations")
        for name, folder in ((f"qtbase_{language}", qt), (f"whistdesk_{language}", own)):
            translator = QTranslator()
            if translator.load(name, folder):
                self._add(translator)
        self._add(SeatNames(self._names))

    def name_seats(self, names: Mapping[str, str]) -> None:
        """Call seats, by their English names, what the player calls them; every widget gets a LanguageChange event."""
        if names == self._names:
            return
        self._names = dict(names)
        for seats in [each for each in self._installed if isinstance(each, SeatNames)]:
            QCoreApplication.removeTranslator(seats)
            self._installed.remove(seats)
        self._add(SeatNames(names))

    def remove(self) -> None:
        """Speak the source's English again."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []

    def _add(self, translator: QTranslator) -> None:
        QCoreApplication.installTranslator(translator)
        self._installed.append(translator)

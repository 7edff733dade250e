"""The language of the program and of Qt's own words; it can change while the program runs."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from whistdesk.views.shipped import shipped

LANGUAGES: Final = ("en", "de")


def language_of(setting: str, system: QLocale) -> str:
    """``en`` or ``de`` for the setting ``system``, ``en`` or ``de``."""
    if setting in LANGUAGES:
        return setting
    return "de" if system.language() == QLocale.Language.German else "en"


class Translators:
    """The translations that are installed; English has some too: its plurals."""

    def __init__(self) -> None:
        self._installed: list[QTranslator] = []

    def install(self, language: str) -> None:
        """Speak ``language`` from now on; every widget gets a LanguageChange event."""
        QLocale.setDefault(QLocale(language))
        self.remove()
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        own = str(shipped("assets") / "translations")
        for name, folder in ((f"qtbase_{language}", qt), (f"whistdesk_{language}", own)):
            translator = QTranslator()
            if translator.load(name, folder):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)

    def remove(self) -> None:
        """Speak the source's English again."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = []

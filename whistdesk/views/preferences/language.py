"""The setting of the language."""

from PySide6.QtCore import QCoreApplication

from whistdesk.views.preferences.rows import Choice, Section
from whistdesk.views.preferences.shown import Shown


def fill_language(section: Section, shown: Shown) -> None:
    """English, German, or what the system speaks."""
    word = QCoreApplication.translate("SettingsPage", "Language")
    section.heading(word)
    section.segments(
        "language",
        word,
        QCoreApplication.translate(
            "SettingsPage", "The language of everything; it changes at once. System: the language of your computer."
        ),
        [
            Choice("system", QCoreApplication.translate("SettingsPage", "System")),
            Choice("en", "English"),
            Choice("de", "Deutsch"),
        ],
        shown.values["language"],
    )

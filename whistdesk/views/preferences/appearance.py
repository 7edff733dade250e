"""The settings of how everything looks."""

from PySide6.QtCore import QCoreApplication

from whistdesk.views.preferences.rows import Choice, Section
from whistdesk.views.preferences.samples import BackSample, DeckSample, TableSample
from whistdesk.views.preferences.shown import Shown, by_system


def fill_appearance(section: Section, shown: Shown) -> None:
    """Cards, backs and tables as pictures, then what makes all of it easier to read."""
    _pictures(section, shown)
    values = shown.values
    section.heading(QCoreApplication.translate("SettingsPage", "Easy to read"))
    section.segments(
        "text",
        QCoreApplication.translate("SettingsPage", "Text size"),
        QCoreApplication.translate("SettingsPage", "How large all words are; cards make room for them."),
        [Choice(size, f"{size} %") for size in (100, 125, 150)],
        values["text"],
    )
    sentence = QCoreApplication.translate(
        "SettingsPage", "A black table, and large cards in four colours, until you choose others."
    )
    by_system(
        section,
        "contrast",
        QCoreApplication.translate("SettingsPage", "High contrast"),
        sentence,
        values["contrast"],
        values["more_contrast"],
    )
    letters = [
        Choice("language", QCoreApplication.translate("SettingsPage", "As the language")),
        Choice("english", "J Q K A"),
        Choice("german", "B D K A"),
    ]
    section.segments(
        "letters",
        QCoreApplication.translate("SettingsPage", "Letters"),
        QCoreApplication.translate("SettingsPage", "Which letters jacks, queens, kings and aces carry."),
        letters,
        values["letters"],
    )


def _pictures(section: Section, shown: Shown) -> None:
    values = shown.values
    german = shown.look.deck.german
    for key, name, note, samples in (
        (
            "deck",
            QCoreApplication.translate("SettingsPage", "Cards"),
            QCoreApplication.translate(
                "SettingsPage",
                "In four colours each suit has its own, without red against green; a large index is read from afar.",
            ),
            [(choice, DeckSample(choice.value, german=german)) for choice in _decks()],
        ),
        (
            "back",
            QCoreApplication.translate("SettingsPage", "Back"),
            QCoreApplication.translate("SettingsPage", "As the table: the back that suits the cloth."),
            [(choice, BackSample(choice.value)) for choice in _backs()],
        ),
        (
            "theme",
            QCoreApplication.translate("SettingsPage", "Table"),
            QCoreApplication.translate("SettingsPage", "As the game: each game has a cloth of its own."),
            [(choice, TableSample(choice.value)) for choice in _tables()],
        ),
    ):
        section.heading(name)
        section.pictures(key, name, note, samples, values[key])


def _decks() -> list[Choice]:
    return [
        Choice("classic", QCoreApplication.translate("SettingsPage", "Two colours")),
        Choice("four", QCoreApplication.translate("SettingsPage", "Four colours")),
        Choice("classic-large", QCoreApplication.translate("SettingsPage", "Large index")),
        Choice("four-large", QCoreApplication.translate("SettingsPage", "Large, four colours")),
    ]


def _backs() -> list[Choice]:
    return [
        Choice("", QCoreApplication.translate("SettingsPage", "As the table")),
        Choice("midnight", QCoreApplication.translate("SettingsPage", "Midnight")),
        Choice("burgundy", QCoreApplication.translate("SettingsPage", "Burgundy")),
        Choice("forest", QCoreApplication.translate("SettingsPage", "Forest")),
        Choice("linen", QCoreApplication.translate("SettingsPage", "Linen")),
    ]


def _tables() -> list[Choice]:
    return [
        Choice("", QCoreApplication.translate("SettingsPage", "As the game")),
        Choice("baize", QCoreApplication.translate("SettingsPage", "Baize")),
        Choice("midnight", QCoreApplication.translate("SettingsPage", "Midnight")),
        Choice("burgundy", QCoreApplication.translate("SettingsPage", "Burgundy")),
        Choice("walnut", QCoreApplication.translate("SettingsPage", "Walnut")),
        Choice("linen", QCoreApplication.translate("SettingsPage", "Linen")),
        Choice("onyx", QCoreApplication.translate("SettingsPage", "Onyx")),
    ]

"""The settings of the coach: its kind, for each game that has several."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from whistdesk.views.names import capitalised
from whistdesk.views.preferences.rows import Choice, Section, Tell
from whistdesk.views.preferences.shown import Shown


def fill_coach(section: Section, shown: Shown) -> None:
    """A row for each game that has several kinds."""
    section.heading(QCoreApplication.translate("SettingsPage", "Coach"))
    for game in shown.offers.coached:
        kinds = [Choice(kind.name, capitalised(kind.word)) for kind in game.kinds]
        note = "\n".join(f"{capitalised(kind.word)}: {kind.text}" for kind in game.kinds)
        chosen = shown.values["coaches"].get(game.key, game.kinds[0].name)
        section.segments(f"{game.key}.coach", game.title, note, kinds, chosen, tell=_telling(shown, game.key))


def _telling(shown: Shown, game: str) -> Tell:
    def tell(_: str, kind: Any) -> None:
        shown.tell("coaches", {**shown.values["coaches"], game: kind})

    return tell

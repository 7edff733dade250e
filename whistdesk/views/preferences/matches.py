"""The settings of new matches: their length and their house rules."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from whistdesk.rules.setup import LONGEST_MATCH
from whistdesk.views.lengths import LENGTHS
from whistdesk.views.names import fill
from whistdesk.views.preferences.offers import MatchGame
from whistdesk.views.preferences.rows import Choice, Section, Tell
from whistdesk.views.preferences.shown import Shown


def fill_matches(section: Section, shown: Shown) -> None:
    """For each game that is played in matches."""
    for game in shown.offers.matches:
        section.heading(fill(QCoreApplication.translate("SettingsPage", "New match of %1"), game.title))
        _length(section, shown)
        _presets(section, shown, game)
        chosen = shown.values["house_rules"].get(game.key, frozenset())
        for rule in game.house_rules:
            tell = _telling(shown, game.key)
            section.switch(rule.name, rule.title, rule.text, on=rule.name in chosen, tell=tell, about="house_rules")


def _length(section: Section, shown: Shown) -> None:
    open_ended = QCoreApplication.translate("SettingsPage", "Open-ended")
    section.segments(
        "match",
        QCoreApplication.translate("SettingsPage", "Hands"),
        fill(
            QCoreApplication.translate(
                "SettingsPage",
                "How many hands a new match has, an open-ended one %1 at most; a match that is begun keeps its own.",
            ),
            str(LONGEST_MATCH),
        ),
        [Choice(n, open_ended if n is None else str(n)) for n in LENGTHS],
        shown.values["match"],
    )


def _presets(section: Section, shown: Shown, game: MatchGame) -> None:
    """The sets of house rules that have a title; none is chosen where the player has mixed others."""
    if game.presets:
        section.segments(
            f"{game.key}.house_rules",
            QCoreApplication.translate("SettingsPage", "House rules"),
            QCoreApplication.translate(
                "SettingsPage", "How a new match is called and settled: one of these sets, or your own choice below."
            ),
            [Choice(preset.rules, preset.title) for preset in game.presets],
            shown.values["house_rules"].get(game.key, frozenset()),
            tell=lambda _, rules: shown.tell("house_rules", {**shown.values["house_rules"], game.key: rules}),
        )


def _telling(shown: Shown, game: str) -> Tell:
    def tell(name: str, on: Any) -> None:
        rules = dict(shown.values["house_rules"])
        rules[game] = rules.get(game, frozenset()) - {name} | ({name} if on else frozenset())
        shown.tell("house_rules", rules)

    return tell

"""Settings while the program runs: each shows at once, in the middle of a game, and is there after a restart."""

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.app.conftest import Open
from whistdesk.app.program import Program
from whistdesk.app.settings import Settings
from whistdesk.archive.occupant import Occupant
from whistdesk.views.dialogs import Question
from whistdesk.views.table.order import HandOrder
from whistdesk.views.table.performance import Phase
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed
from whistdesk.views.theme.art import Deck

ONEONTA = "oneonta-whist"
SOLO = "solo-whist"
CHANGES: dict[str, Any] = {
    "language": "de",
    "speed": "fast",
    "reduced_motion": "on",
    "trick_hold": None,
    "theme": "walnut",
    "back": "forest",
    "deck": "four",
    "letters": "german",
    "text": 125,
    "contrast": "on",
    "mirrored": True,
    "hand_suits": "fixed",
    "hand_ranks": "rising",
    "hand_trumps": "right",
    "immediate": frozenset({ONEONTA}),
    "auto_play": True,
    "match": 12,
    "house_rules": {SOLO: frozenset({"pass_is_final"})},
    "coaches": {ONEONTA: "forgetful"},
    "own_name": "Ada",
    "guided": frozenset({ONEONTA}),
    "seats": {SOLO: {"W": Occupant("Grace", "club", "bold")}},
}
"""Another value than the default of each setting."""


def change(program: Program, key: str, value: Any) -> None:
    program.pages.settings.changed.emit(key, value)


def screen(program: Program) -> TableScreen:
    assert program.seated is not None
    return program.seated.screen


def deal_slowly(program: Program, game: str = ONEONTA) -> TableScreen:
    """A game whose cards are on their way."""
    change(program, "speed", "slow")
    program.play(game)
    table = screen(program)
    assert table.course.performance.phase is Phase.FLYING
    return table


def test_there_is_another_value_for_every_setting() -> None:
    assert set(CHANGES) == set(Settings._fields) - {"window", "home", "foreign"}
    assert [key for key, value in CHANGES.items() if value == getattr(Settings(), key)] == []


def test_every_setting_changes_a_game_whose_cards_fly_and_is_there_after_a_restart(
    open_program: Open, qtbot: QtBot
) -> None:
    program = open_program()
    table = deal_slowly(program)
    for key, value in CHANGES.items():
        change(program, key, value)
    style, room, wishes = table.display.scene.style_now, table.display.tableau.room, table.course.performance.settings
    assert (style.palette.name, style.deck) == ("onyx", Deck("four-large", "forest", german=True))
    assert (room.text, room.mirrored, room.arc) == (1.25, True, False)
    assert room.order == HandOrder("fixed", "rising", "right")
    assert (wishes.speed, wishes.reduced_motion, wishes.trick_hold) == (Speed.FAST, True, None)
    assert (wishes.immediate, wishes.auto_play) == (True, True)
    table.course.skip()
    qtbot.waitUntil(lambda: not table.course.busy)
    layout, items = table.display.scene.layout_now, table.display.scene.items_by_tile
    for tile, pose in layout.poses.items():
        assert (items[tile].pose.x, items[tile].pose.y) == pytest.approx((pose.x, pose.y), abs=1), tile
        assert items[tile].pose.face == pose.face
    program = open_program()
    assert {key: getattr(program.choices.settings, key) for key in CHANGES} == CHANGES


def test_with_animations_off_the_cards_lie_at_once(program: Program, qtbot: QtBot) -> None:
    table = deal_slowly(program)
    change(program, "speed", "off")
    qtbot.waitUntil(lambda: not table.course.busy)


def test_high_contrast_has_theme_and_deck_until_others_are_chosen(program: Program) -> None:
    change(program, "deck", "classic-large")
    program.play(ONEONTA)
    change(program, "contrast", "on")
    style = screen(program).display.scene.style_now
    assert (style.palette.name, style.deck.faces) == ("onyx", "four-large")
    assert program.choices.values()["deck"] == "four-large"
    change(program, "theme", "linen")
    style = screen(program).display.scene.style_now
    assert (style.palette.name, style.deck.faces) == ("linen", "classic-large")
    assert program.choices.settings.contrast == "off"


def test_what_the_system_wishes_is_followed_as_it_changes(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program.play(ONEONTA)
    monkeypatch.setattr("whistdesk.app.system.wishes_less_motion", lambda: True)
    monkeypatch.setattr("whistdesk.app.system.wishes_more_contrast", lambda: True)
    style = QGuiApplication.styleHints()
    if hasattr(style, "accessibility"):
        hints = style.accessibility()
        hints.contrastPreferenceChanged.emit(hints.contrastPreference())
    else:  # Qt before 6.10
        program.choices.changed.emit()
    assert screen(program).course.performance.settings.reduced_motion
    assert screen(program).display.scene.style_now.palette.name == "onyx"
    change(program, "reduced_motion", "off")
    assert not screen(program).course.performance.settings.reduced_motion


def test_the_standard_values_are_asked_for_and_can_be_undone(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    answers, asked = iter([False, True]), list[str]()

    def ask(_: str, text: str, **__: object) -> bool:
        asked.append(text)
        return next(answers)

    monkeypatch.setattr(Question, "ask", ask)
    for key in ("house_rules", "seats", "text"):
        change(program, key, CHANGES[key])
    before, page = program.choices.settings, program.pages.settings
    page.reset.click()
    assert asked[0].startswith("All settings get their standard values")
    assert program.choices.settings == before
    assert page.take_back.isHidden()
    page.reset.click()
    assert program.choices.settings == Settings(window=before.window, guided=before.guided)
    page.take_back.click()
    assert program.choices.settings == before
    assert page.take_back.isHidden()


def test_the_language_of_the_system_is_followed_while_the_program_runs(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(program, "language", "system")
    for language, title in ((QLocale.Language.German, "Einstellungen"), (QLocale.Language.English, "Settings")):
        monkeypatch.setattr(QLocale, "system", lambda language=language: QLocale(language))
        QCoreApplication.sendEvent(program.window, QEvent(QEvent.Type.LocaleChange))
        assert program.pages.settings.title() == title
        assert program.choices.values()["language"] == "system"


def test_a_language_that_was_chosen_stays_whatever_the_system_speaks(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(program, "language", "en")
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(QLocale.Language.German))
    QCoreApplication.sendEvent(program.window, QEvent(QEvent.Type.LocaleChange))
    assert program.pages.settings.title() == "Settings"

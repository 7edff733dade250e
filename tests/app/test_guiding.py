"""The first-game guide comes with the first game of each kind, once, and again when it is asked for."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.app.conftest import Open
from whistdesk.app.program import Program
from whistdesk.rules.registry import GAMES
from whistdesk.views.dialogs import NewMatch
from whistdesk.views.guide.guide import Guide
from whistdesk.views.registry import GUIDES

ONEONTA, CRIBBAGE = "oneonta-whist", "cribbage-solitaire"


def guide(program: Program) -> Guide | None:
    assert program.seated is not None
    return next((found for found in program.seated.screen.findChildren(Guide) if not found.over), None)


def skip(program: Program) -> None:
    assert program.seated is not None
    program.seated.screen.course.performance.finish()
    found = guide(program)
    assert found is not None
    found.skip()


def test_every_game_has_a_guide() -> None:
    assert set(GUIDES) == set(GAMES)


def test_it_comes_with_the_first_game_and_not_again(open_program: Open) -> None:
    program = open_program()
    program.play(ONEONTA)
    skip(program)
    assert program.choices.settings.guided == {ONEONTA}
    program.play(CRIBBAGE)
    assert guide(program) is not None
    program = open_program()
    program.play(ONEONTA)
    assert guide(program) is None
    program.play(CRIBBAGE)
    assert guide(program) is not None


def test_standard_settings_do_not_bring_it_back(program: Program) -> None:
    program.play(ONEONTA)
    skip(program)
    program.choices.reset()
    assert program.choices.settings.guided == {ONEONTA}


def test_it_can_be_asked_for_in_the_menu(program: Program) -> None:
    program.play(ONEONTA)
    skip(program)
    program.window.commands.guide.trigger()
    found = guide(program)
    assert found is not None
    assert found.step is not None


def test_a_match_that_is_not_begun_has_no_guide(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program.play(ONEONTA)
    skip(program)
    monkeypatch.setattr(NewMatch, "ask", lambda *_, **__: None)
    program.pages.show_rules("solo-whist")
    QTest.mouseClick(program.pages.rules.guide, Qt.MouseButton.LeftButton)
    assert guide(program) is None
    assert program.window.screens.currentWidget() is program.pages.rules


@pytest.mark.parametrize("at_table", [True, False])
def test_the_rules_lead_to_it(program: Program, at_table: bool) -> None:
    if at_table:
        program.play(CRIBBAGE)
        skip(program)
    program.pages.show_rules(CRIBBAGE)
    QTest.mouseClick(program.pages.rules.guide, Qt.MouseButton.LeftButton)
    assert program.seated is not None
    assert program.seated.session.game.key == CRIBBAGE
    assert program.window.screens.currentWidget() is program.seated.screen
    assert guide(program) is not None

"""Hint, coach and review in the program: what is remembered, what is chosen, what is looked back at."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.app.conftest import Open
from whistdesk.app.program import Program
from whistdesk.model.coach import Coach
from whistdesk.model.session import Session
from whistdesk.players.registry import COACHES
from whistdesk.rules.registry import GAMES
from whistdesk.views.review.page import ReviewPage
from whistdesk.views.table.coaching import COACH
from whistdesk.views.table.menu import REVIEW

ONEONTA, CRIBBAGE = "oneonta-whist", "cribbage-solitaire"


def session(program: Program) -> Session:
    assert program.seated is not None
    return program.seated.session


def coach(program: Program) -> Coach:
    assert program.seated is not None
    assert program.seated.coach is not None
    return program.seated.coach


def use(program: Program, key: str) -> None:
    """Press a tool of the table or an entry of its menu."""
    assert program.seated is not None
    screen = program.seated.screen
    screen.toolbox.use(next(tool for tool in screen.display.bar.tools if tool.key == key))


def play_to_the_end(program: Program) -> None:
    while not session(program).over:
        session(program).play(session(program).moment.view.legal[0])


def review(program: Program) -> ReviewPage:
    assert program.reviewing.page is not None
    return program.reviewing.page


def test_every_game_has_a_coach() -> None:
    assert set(COACHES) == set(GAMES)


def test_the_coach_stays_on_while_the_program_runs_for_its_game_alone(open_program: Open) -> None:
    program = open_program()
    program.play(ONEONTA)
    use(program, COACH)
    program.play(CRIBBAGE)
    assert not coach(program).watching
    program.play(ONEONTA)
    assert coach(program).watching
    program = open_program()
    program.play(ONEONTA)
    assert not coach(program).watching


def test_another_kind_of_coach_is_asked_at_once_and_remembered(open_program: Open, qtbot: QtBot) -> None:
    program = open_program()
    program.play(CRIBBAGE)
    use(program, COACH)
    qtbot.waitUntil(lambda: coach(program).choice is not None)
    use(program, "coach-kind:win")
    assert coach(program).thinking
    assert program.choices.settings.coaches == {CRIBBAGE: "win"}
    program = open_program()
    assert program.choices.settings.coaches == {CRIBBAGE: "win"}


@pytest.mark.parametrize("key", [ONEONTA, CRIBBAGE])
def test_advice_is_asked_of_every_game_and_marks_it(program: Program, qtbot: QtBot, key: str) -> None:
    program.play(key)
    assert not session(program).coached
    assert program.seated is not None
    QTest.keyClick(program.seated.screen, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: coach(program).choice is not None)
    assert session(program).coached


def test_a_game_that_is_over_is_looked_back_at_and_left_again(program: Program, qtbot: QtBot) -> None:
    program.play(ONEONTA)
    use(program, REVIEW)
    assert program.reviewing.page is None
    play_to_the_end(program)
    use(program, REVIEW)
    page = review(program)
    qtbot.waitUntil(lambda: page.review.done)
    assert len(page.review.moves) == session(program).ply
    program.window.commands.settings.trigger()
    program.choices.change("text", 125)
    program.window.screens.go_back()
    assert program.window.screens.currentWidget() is page
    assert page.look.text == 1.25
    page.back.click()
    assert program.window.screens.currentWidget() is program.window.screens.table
    assert program.reviewing.page is None
    assert not session(program).coached


def test_looking_back_at_a_game_that_was_given_up_marks_it(program: Program, qtbot: QtBot) -> None:
    program.play(ONEONTA)
    session(program).play(session(program).moment.view.legal[0])
    session(program).concede()
    use(program, REVIEW)
    qtbot.waitUntil(lambda: review(program).review.done)
    assert session(program).coached


def test_a_review_goes_with_its_table(program: Program, qtbot: QtBot) -> None:
    program.play(ONEONTA)
    play_to_the_end(program)
    use(program, REVIEW)
    qtbot.waitUntil(lambda: review(program).review.done)
    program.go_home()
    assert program.reviewing.page is None

"""The statistics in the program: reached from everywhere, exported, reset, and the way from a result to its game."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from tests.app.conftest import Open
from tests.rows import rows
from whistdesk.app.folders import Folders
from whistdesk.app.program import Program
from whistdesk.archive.spreadsheet import COLUMNS
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.dialogs import Question
from whistdesk.views.statistics.page import StatisticsPage

CRIBBAGE, SOLO = "cribbage-solitaire", "solo-whist"


def session(program: Program) -> Session:
    assert program.seated is not None
    return program.seated.session


def play(program: Program, number: int = 7) -> None:
    """A game of cribbage to its end, kept with its result."""
    program.begin(GAMES[CRIBBAGE], Setup(number=number))
    while not session(program).over:
        session(program).play(session(program).moment.view.legal[0])
    assert program._cabinet.outbox.flush(10)


def statistics(program: Program, qtbot: QtBot) -> StatisticsPage:
    """The page as it stands once everything is counted."""
    program.show_statistics()
    page = program.bookkeeping.page()
    qtbot.waitUntil(lambda: not program.bookkeeping.statistics.counting)
    return page


def told(program: Program) -> str:
    return program.window.banner.words.text()


def test_home_the_menu_and_a_key_lead_to_the_statistics_and_back(program: Program, qtbot: QtBot) -> None:
    window = program.window
    QTest.mouseClick(window.home.statistics, Qt.MouseButton.LeftButton)
    page = program.bookkeeping.page()
    assert window.screens.currentWidget() is page
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.screens.currentWidget() is window.home
    assert window.commands.statistics in window.commands.menu_of_all
    assert window.commands.statistics.shortcut().toString() == "Ctrl+T"
    play(program)
    window.commands.statistics.trigger()
    assert window.screens.currentWidget() is page
    assert page.choices.game is not None
    assert page.choices.game.key == CRIBBAGE
    window.screens.go_back()
    assert program.seated is not None
    assert window.screens.currentWidget() is program.seated.screen


def test_a_game_that_has_ended_is_counted_and_looked_back_at_after_a_restart(open_program: Open, qtbot: QtBot) -> None:
    program = open_program()
    play(program)
    program = open_program()
    page = statistics(program, qtbot)
    page.open_game(CRIBBAGE)
    qtbot.waitUntil(lambda: page.board.latest.list.count() == 1)
    page.board.latest.look.click()
    review = program.reviewing.page
    assert review is not None
    assert program.window.screens.currentWidget() is review
    assert len(review.review.moves) == 24
    qtbot.waitUntil(lambda: review.review.done, timeout=60_000)
    program.window.screens.go_back()
    assert program.window.screens.currentWidget() is page
    program.window.screens.go_back()
    assert program.window.screens.currentWidget() is program.window.home


def test_a_game_that_was_given_up_and_is_looked_back_at_counts_as_coached_when_it_is_taken_up_again(
    program: Program, qtbot: QtBot
) -> None:
    program.begin(GAMES[CRIBBAGE], Setup(number=7))
    session(program).play(session(program).moment.view.legal[0])
    session(program).concede()
    page = statistics(program, qtbot)
    qtbot.waitUntil(lambda: page.board.latest.list.count() == 1)
    page.board.latest.look.click()
    review = program.reviewing.page
    assert review is not None
    assert session(program).coached
    qtbot.waitUntil(lambda: review.review.done, timeout=60_000)


def test_a_game_that_is_not_kept_any_more_and_one_that_is_damaged_are_told(
    open_program: Open, folders: Folders, qtbot: QtBot
) -> None:
    program = open_program()
    play(program)
    program.begin(GAMES[CRIBBAGE], Setup(number=8))
    page = statistics(program, qtbot)
    qtbot.waitUntil(lambda: page.board.latest.list.count() == 1)
    (file,) = folders.past.iterdir()
    file.write_bytes(b'{"format":')
    page.board.latest.look.click()
    qtbot.waitUntil(lambda: told(program).startswith("This game cannot be looked back at."))
    program.window.banner.next()
    assert file.with_name(f"{file.stem}.damaged1.json").read_bytes() == b'{"format":'
    page.board.latest.look.click()
    qtbot.waitUntil(lambda: told(program) == "This game is not kept any more.")
    program.window.banner.next()


def test_a_part_that_was_not_played_cannot_be_looked_at(program: Program, qtbot: QtBot) -> None:
    play(program)
    program.go_home()
    statistics(program, qtbot)
    (result,) = rows(program._cabinet.ledger, CRIBBAGE)
    program.bookkeeping._review(replace(result, part=5))
    qtbot.waitUntil(lambda: told(program) == "This game is not kept any more.")
    assert program.reviewing.page is None
    program.window.banner.next()


def test_a_kept_game_is_not_shown_to_a_player_who_has_gone_elsewhere(program: Program, qtbot: QtBot) -> None:
    play(program)
    program.begin(GAMES[CRIBBAGE], Setup(number=8))
    page = statistics(program, qtbot)
    qtbot.waitUntil(lambda: page.board.latest.list.count() == 1)
    with qtbot.waitSignal(program.bookkeeping._recall.recalled):
        page.board.latest.look.click()
        program.go_home()
    assert program.reviewing.page is None
    assert program.window.screens.currentWidget() is program.window.home


def test_the_program_ends_while_a_kept_game_is_looked_back_at_from_home(program: Program, qtbot: QtBot) -> None:
    play(program)
    program.begin(GAMES[CRIBBAGE], Setup(number=8))
    program.go_home()
    page = statistics(program, qtbot)
    page.open_game(CRIBBAGE)
    qtbot.waitUntil(lambda: page.board.latest.list.count() == 1)
    page.board.latest.look.click()
    qtbot.waitUntil(lambda: program.reviewing.page is not None)
    program.window.close()
    assert program.reviewing.page is None


def test_all_results_go_to_a_file_for_spreadsheets(
    program: Program, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(program)
    page = statistics(program, qtbot)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    page.export.click()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    with qtbot.waitSignal(program.bookkeeping.statistics.exported):
        page.export.click()
    lines = (tmp_path / "mine.csv").read_text(encoding="utf-8-sig").splitlines()
    assert lines[0] == ",".join(COLUMNS)
    assert len(lines) == 2
    assert "mine.csv" in told(program)
    program.window.banner.next()


def test_the_page_goes_to_the_clipboard_as_text(program: Program, qtbot: QtBot) -> None:
    play(program)
    page = statistics(program, qtbot)
    page.copy.click()
    assert "CRIBBAGE SOLITAIRE" in QGuiApplication.clipboard().text()
    program.window.banner.next()


def test_a_reset_asks_and_is_taken_back_after_a_restart(
    open_program: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = open_program()
    play(program)
    page = statistics(program, qtbot)
    monkeypatch.setattr(Question, "ask", lambda *_, **__: False)
    page.reset.click()
    assert program._cabinet.tally(CRIBBAGE, "game")
    monkeypatch.setattr(Question, "ask", lambda *_, **__: True)
    page.reset.click()
    qtbot.waitUntil(page.board.empty.isVisible)
    assert not program._cabinet.tally(CRIBBAGE, "game")
    program = open_program()
    page = statistics(program, qtbot)
    qtbot.waitUntil(page.restore.isVisible)
    with qtbot.waitSignal(program.bookkeeping.changed):
        page.restore.click()
    assert program._cabinet.tally(CRIBBAGE, "game")


def test_an_empty_page_begins_the_game_that_it_offers(program: Program, qtbot: QtBot) -> None:
    page = statistics(program, qtbot)
    page.open_game(CRIBBAGE)
    qtbot.waitUntil(page.board.empty.isVisible)
    page.board.empty.button.click()
    assert session(program).game.key == CRIBBAGE


def test_results_that_cannot_be_are_left_out_and_told(open_program: Open, folders: Folders, qtbot: QtBot) -> None:
    program = open_program()
    play(program)
    program.go_home()
    with closing(sqlite3.connect(folders.ledger)) as connection, connection:
        connection.execute("UPDATE results SET score = 121")
    program = open_program()
    page = statistics(program, qtbot)
    qtbot.waitUntil(program.window.banner.isVisible)
    assert told(program) == "1 result in the statistics cannot be and is left out."
    assert page.board.empty.isVisible()
    program.window.banner.next()

"""Deals by number, word, line and file; what counts and what is practice."""

import json
import secrets
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from tests.app.test_program import make_move, session
from whistdesk.app.program import Program
from whistdesk.archive.record import parse
from whistdesk.cards.words import TYPED_NUMBERS, number_of_words
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.deals.choice import DealChoice, Reading
from whistdesk.views.dialogs import Question

CRIBBAGE, SOLO = GAMES["cribbage-solitaire"], GAMES["solo-whist"]
Type = Callable[[str], None]


@pytest.fixture
def typed(program: Program, monkeypatch: pytest.MonkeyPatch) -> Type:
    """Types a text into the question for a deal and presses Play."""
    monkeypatch.setattr(Question, "ask", lambda *_, **__: True)

    def ask(text: str) -> None:
        def answer(read: Callable[[str], Reading], **__: object) -> object:
            return read(text).deal

        monkeypatch.setattr(DealChoice, "ask", answer)
        program.window.commands.number.trigger()

    return ask


def told(program: Program) -> str:
    return program.window.banner.words.text()


def drop(program: Program, file: Path) -> None:
    """Drag a file onto the window and let it go, as the system does."""
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(file))])
    how = (Qt.DropAction.CopyAction, dragged, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    for kind in (QEvent.Type.DragEnter, QEvent.Type.Drop):
        event = QDropEvent(QPointF(400, 300), *how, kind)
        event.ignore()
        QApplication.sendEvent(program.window, event)
        assert event.isAccepted()


def test_a_number_or_word_of_ones_own_counts_until_it_has_been_seen(program: Program, typed: Type) -> None:
    program.begin(CRIBBAGE, Setup(1))
    for text, number in (("48213", 48213), ("Over the hills", number_of_words("over the hills"))):
        typed(text)
        assert (session(program).setup.number, session(program).practice) == (number, False)
        make_move(program)
        typed(text)
        assert (session(program).setup.number, session(program).practice) == (number, True)


def test_the_same_deal_again_is_practice_from_its_first_card(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Question, "ask", lambda *_, **__: True)
    program.begin(CRIBBAGE, Setup(48213))
    program.window.commands.same_deal.trigger()
    assert not session(program).practice, "no card was placed yet"
    make_move(program)
    program.window.commands.same_deal.trigger()
    assert session(program).practice
    program.window.commands.same_deal.trigger()
    assert session(program).practice


def test_another_players_line_is_practice_and_brings_its_game(program: Program, typed: Type) -> None:
    program.begin(CRIBBAGE, Setup(1))
    typed("Look: Whistdesk solo-whist #7 hands=4 rules=pass_is_final")
    assert session(program).game is SOLO
    assert session(program).setup == Setup(7, house_rules=frozenset({"pass_is_final"}), match=4)
    assert session(program).practice
    program.window.commands.same_deal.trigger()
    assert session(program).practice, "it stays another player's"


def test_a_line_can_be_pasted_on_the_home_screen(program: Program, typed: Type) -> None:
    typed("Whistdesk cribbage-solitaire #7")
    assert session(program).setup == Setup(7)


def test_the_deal_is_copied_as_number_and_as_line(program: Program) -> None:
    program.begin(SOLO, Setup(48213, match=8))
    program.window.commands.copy_number.trigger()
    assert QGuiApplication.clipboard().text() == "48213"
    assert "copied" in told(program)
    program.window.commands.copy_deal.trigger()
    assert QGuiApplication.clipboard().text() == "Whistdesk solo-whist #48213 hands=8"


def test_the_number_in_the_bar_opens_the_menu_of_the_deal(program: Program) -> None:
    program.begin(CRIBBAGE, Setup(48213))
    assert program.seated is not None
    bar = program.seated.screen.display.bar
    assert bar._number.isVisible()
    assert bar._number.text() == "#48\u202f213"
    bar._number.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    texts = [action.text() for action in menu.actions() if action.text()]
    assert texts[:3] == ["Copy the deal's number", "Copy this deal as text", "Save this deal…"]
    menu.close()


def test_a_deal_is_saved_without_moves_and_opened_by_dropping_it(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Question, "ask", lambda *_, **__: True)
    names: list[str] = []

    def choose(_: object, __: str, name: str, *___: object) -> tuple[str, str]:
        names.append(Path(name).name)
        return str(tmp_path / "for a friend"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    program.begin(CRIBBAGE, Setup(48213))
    make_move(program, 3)
    program.window.commands.save_deal.trigger()
    file = tmp_path / "for a friend.whistdesk"
    assert names == ["cribbage-solitaire-48213.whistdesk"]
    assert parse(file.read_bytes(), GAMES).moves == ()
    assert file.name in told(program)
    program.begin(CRIBBAGE, Setup(1))
    drop(program, file)
    assert (session(program).setup.number, session(program).ply, session(program).practice) == (48213, 0, True)


def test_a_deal_that_another_player_sent_as_a_file_is_practice(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "deal.whistdesk"
    file.write_text(json.dumps({"game": "solo-whist", "deal": {"number": 7}, "match": 4, "moves": []}))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    program.window.commands.open.trigger()
    assert session(program).setup == Setup(7, match=4)
    assert session(program).practice


def test_a_file_that_cannot_be_read_is_told_and_the_game_stays(program: Program, tmp_path: Path) -> None:
    program.begin(CRIBBAGE, Setup(48213))
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"\xff\xd8\xff")
    drop(program, file)
    assert "cannot be opened" in told(program)
    assert session(program).setup.number == 48213


def test_a_disk_that_is_full_or_missing_is_told(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("/no/such/folder/deal.whistdesk", ""))
    program.begin(CRIBBAGE, Setup(48213))
    program.window.commands.save_deal.trigger()
    assert "/no/such/folder" in told(program)


def test_a_deal_that_is_spelled_out_has_no_number_to_copy(program: Program, tmp_path: Path) -> None:
    deck = " ".join(rank + suit for suit in "CDHS" for rank in "23456789TJQKA")
    file = tmp_path / "deal.whistdesk"
    file.write_text(json.dumps({"game": "cribbage-solitaire", "deal": {"deck": deck}, "moves": []}))
    program.open_record(file)
    assert session(program).practice
    for action in (program.window.commands.copy_number, program.window.commands.copy_deal):
        action.trigger()
        assert "no number" in told(program)


def test_a_new_deal_is_one_that_was_not_played_before(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([48213, 48213, 7])
    monkeypatch.setattr(secrets, "randbelow", lambda bound: next(drawn) if bound == TYPED_NUMBERS else 1)
    program.new_game(CRIBBAGE.key)
    assert session(program).setup.number == 48213
    make_move(program)
    session(program).concede()
    program.new_game(CRIBBAGE.key)
    assert (session(program).setup.number, session(program).practice) == (7, False)

"""Records, texts and pictures that are taken out of games and reviews."""

import json
from datetime import UTC, datetime
from io import BytesIO, StringIO
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from tests.views.review.conftest import over, played
from whistdesk.app.exporting import Source, file_name, record_of, text_of
from whistdesk.app.program import Program
from whistdesk.app.replay import SOUND, replay_files
from whistdesk.archive.record import parse
from whistdesk.archive.saves import Sitting
from whistdesk.model.session import Session
from whistdesk.rules.registry import GAMES
from whistdesk.views.dialogs import Notice
from whistdesk.views.review.exports import Export
from whistdesk.views.review.page import ReviewPage
from whistdesk.views.table.menu import PICTURE, REVIEW
from whistdesk.views.table.screen import TableScreen

ONEONTA = "oneonta-whist"


def screen(program: Program) -> TableScreen:
    assert program.seated is not None
    return program.seated.screen


def use(program: Program, key: str) -> None:
    """Choose an entry of the table's menu."""
    table = screen(program)
    table.toolbox.use(next(tool for tool in table.display.bar.tools if tool.key == key))


def page(program: Program) -> ReviewPage:
    assert program.reviewing.page is not None
    return program.reviewing.page


@pytest.fixture
def begun(program: Program) -> Session:
    """A game of three moves, looked back at."""
    program.play(ONEONTA)
    session = screen(program).session
    for _ in range(3):
        session.play(session.moment.view.legal[0])
    use(program, REVIEW)
    return session


def chosen(monkeypatch: pytest.MonkeyPatch, file: Path | str) -> list[str]:
    """Let the player choose ``file`` wherever a name is asked for; the names that were offered."""
    offered: list[str] = []

    def answer(_parent: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        offered.append(Path(name).name)
        return str(file), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    return offered


@pytest.mark.parametrize("key", GAMES)
def test_a_record_is_sound_for_replay(key: str) -> None:
    session, out = over(key), StringIO()
    record = record_of(Source(session))
    assert replay_files(["-"], GAMES, lines=False, source=BytesIO(record), out=out) == SOUND
    assert json.loads(out.getvalue())["to_move"] is None
    assert parse(record, GAMES).moves == session.record().moves
    assert file_name(Source(session)) == f"{key}-1"


def test_the_text_of_a_review_is_copied(program: Program, begun: Session) -> None:
    page(program).export_asked.emit(Export.COPY_TEXT)
    assert QApplication.clipboard().text().startswith("Oneonta Whist\nDeal #")
    assert program.window.banner.words.text() == "The text of the game has been copied."
    assert text_of(Source(begun)).splitlines()[-1].startswith("  2")


def test_files_are_written_under_the_name_that_is_chosen(
    program: Program, begun: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    offered = chosen(monkeypatch, tmp_path / "mine")
    beginnings = {"txt": b"Oneonta Whist", "whistdesk": b'{"format"', "png": b"\x89PNG"}
    for export in (Export.SAVE_TEXT, Export.SAVE_RECORD, Export.SAVE_PICTURE):
        page(program).export_asked.emit(export)
    assert offered == [f"{ONEONTA}-{begun.setup.number}.{ending}" for ending in beginnings]
    assert program.window.banner.words.text() == f"Saved as {tmp_path / 'mine.png'}."
    for ending, begins in beginnings.items():
        assert (tmp_path / f"mine.{ending}").read_bytes().startswith(begins)


def test_nothing_is_written_without_a_name_and_a_clear_sentence_says_what_cannot_be_written(
    program: Program, begun: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told: list[str] = []
    monkeypatch.setattr(Notice, "tell", lambda title, text, **_: told.append(f"{title}: {text}"))
    for file in ("", tmp_path / "nowhere" / "game.txt"):
        chosen(monkeypatch, file)
        page(program).export_asked.emit(Export.SAVE_TEXT)
    (sentence,) = told
    assert sentence.startswith("Not saved: ")
    assert str(tmp_path / "nowhere") in sentence
    assert not list(tmp_path.rglob("*.txt"))


def test_a_picture_of_the_table_in_play_shows_nothing_hidden(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program.play(ONEONTA)
    chosen(monkeypatch, tmp_path / "table.png")
    use(program, PICTURE)
    picture = QImage(str(tmp_path / "table.png"))
    assert (picture.width(), picture.height()) == (2560, 1600)


def test_a_game_that_lasts_is_looked_at_hand_by_hand_and_unjudged(program: Program, begun: Session) -> None:
    assert not page(program).review.judging
    assert [past.ply for past in page(program).review.moves] == [0, 1, 2]
    assert page(program).subject.lasting
    assert not begun.coached


def test_a_deal_that_is_looked_back_at_is_played_again(program: Program) -> None:
    session = played(ONEONTA)
    assert program.reviewing.show(session, Sitting("told", 17, datetime(2026, 1, 31, 18, tzinfo=UTC)))
    page(program).again.click()
    assert program.reviewing.page is None
    again = screen(program).session
    assert (again.setup, again.ply) == (session.setup, 0)


def test_hands_of_a_match_are_turned_over_like_pages(program: Program, qtbot: QtBot) -> None:
    begun = played("solo-whist", *["pass"] * 8, "propose", match=3, moves=9)
    assert program.reviewing.show(begun, Sitting("told", 17, datetime(2026, 1, 31, 18, tzinfo=UTC)))
    assert (page(program).subject.part, page(program).subject.parts) == (1, (0, 1, 2))
    page(program).earlier.click()
    assert page(program).subject.part == 0
    page(program).later.click()
    page(program).later.click()
    assert page(program).subject.lasting
    assert not page(program).later.isEnabled()
    program.window.screens.go_back()
    qtbot.waitUntil(lambda: program.reviewing.page is None)

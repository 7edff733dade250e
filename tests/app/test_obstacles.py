"""A disk that refuses: it is said, the game goes on, and when it takes things again everything is on it."""

import errno
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.app.conftest import Open
from tests.rows import rows
from whistdesk.app import messages
from whistdesk.app.drawer import Drawer
from whistdesk.app.folders import Folders
from whistdesk.app.front import Front
from whistdesk.app.language import Translators
from whistdesk.app.program import Program
from whistdesk.app.questions import Questions
from whistdesk.archive import disk
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.saves import SaveFolder
from whistdesk.model import outbox
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.dialogs import Question

if sys.platform != "win32":
    import resource

CRIBBAGE = "cribbage-solitaire"
MAY_LOSE = Questions.may_lose
Obstacle = Callable[[Folders], Iterator[None]]


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again soon, and say nothing where a limit would stop it."""
    monkeypatch.setattr(outbox, "AGAIN", 0.02)
    monkeypatch.setattr(outbox, "RETRY", 0.05)
    monkeypatch.setattr(messages, "note", lambda _: None)


def full(_: Folders) -> Iterator[None]:
    """Files may not be longer than 100 bytes: what a full disk or a quota does, for root too."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def read_only(_: Folders) -> Iterator[None]:
    """Files cannot be made, as on a medium that can only be read; the ledger can: it is SQLite's."""

    def refuse(path: Path, content: bytes) -> None:
        raise OSError(errno.EROFS, f"{path} is read-only, {len(content)} bytes")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(disk, "_write_synced", refuse)
        yield


def fixed(_: Folders) -> Iterator[None]:
    """Nothing can be renamed, or only to another disk."""

    def refuse(path: Path, goal: Path) -> None:
        raise OSError(errno.EXDEV, f"{path} is not where {goal} is")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "replace", refuse)
        yield


def held(folders: Folders) -> Iterator[None]:
    """Another program has the ledger."""
    connect = sqlite3.connect
    with closing(connect(folders.ledger, isolation_level=None)) as other, pytest.MonkeyPatch.context() as patch:
        other.execute("BEGIN EXCLUSIVE")
        patch.setattr(sqlite3, "connect", lambda name: connect(name, timeout=0))
        yield
        other.execute("ROLLBACK")


def moved(folders: Folders) -> Iterator[None]:
    """A file lies where the folder was."""
    away = folders.kept.with_name("away")
    folders.kept.rename(away)
    folders.kept.touch()
    yield
    folders.kept.unlink()
    away.rename(folders.kept)


WORDS = {
    full: ("no room left on the disk", "kein Platz"),
    read_only: ("may not be written to", "darf nicht beschrieben werden"),
    fixed: ("cannot be used", "ist nicht benutzbar"),
    held: ("is held by another program", "von einem anderen Programm festgehalten"),
    moved: ("a file lies where a folder is needed", "liegt eine Datei"),
}


@contextmanager
def put(obstacle: Obstacle, folders: Folders) -> Iterator[None]:
    yield from obstacle(folders)


def said(program: Program, words: str) -> Callable[[], bool]:
    banner = program.window.banner
    return lambda: any(words in text for text in [banner.words.text(), *banner._waiting])


def play_to_the_end(program: Program, number: int) -> None:
    program.begin(GAMES[CRIBBAGE], Setup(number=number))
    assert program.seated is not None
    session = program.seated.session
    while not session.over:
        session.play(session.moment.view.legal[0])


@pytest.mark.parametrize(
    ("obstacle", "german"),
    [
        pytest.param(full, True, marks=pytest.mark.posix),
        (read_only, False),
        (fixed, True),
        (held, False),
        (moved, False),
    ],
)
def test_what_could_not_be_written_is_told_and_written_when_the_obstacle_is_gone(
    open_program: Open, folders: Folders, qtbot: QtBot, obstacle: Obstacle, *, german: bool
) -> None:
    program = open_program()
    program.choices.change("language", "de" if german else "en")
    program.play(CRIBBAGE)
    assert program._cabinet.outbox.flush(10)
    with put(obstacle, folders):
        for number in (11, 12):
            play_to_the_end(program, number)
        program.choices.change("own_name", "Kim")
        program.go_home()
        qtbot.waitUntil(said(program, WORDS[obstacle][german]))
        assert program._cabinet.outbox.left
    qtbot.waitUntil(said(program, "Alles ist wieder aufbewahrt" if german else "Everything is kept again"))
    assert not program._cabinet.outbox.left
    numbers = [result.number for result in rows(Ledger(folders.ledger), CRIBBAGE) if result.kind == "game"]
    assert numbers == [11, 12]
    save = SaveFolder(folders.saves, GAMES).load(GAMES[CRIBBAGE]).save
    assert save is not None
    assert save.record.setup.number == 12
    assert open_program().choices.settings.own_name == "Kim"


def test_closing_asks_where_something_would_be_lost_and_stays_open_if_wished(
    open_program: Open, folders: Folders
) -> None:
    program = open_program()
    asked: list[tuple[str, str]] = []

    def no(title: str, text: str, **_: object) -> bool:
        asked.append((title, text))
        return False

    with pytest.MonkeyPatch.context() as patch, put(full, folders):
        patch.setattr(Question, "ask", no)
        patch.setattr(Questions, "may_lose", MAY_LOSE)
        play_to_the_end(program, 11)
        assert not program.window.close()
        assert program.window.isVisible()
        assert program.seated is not None
    ((title, text),) = asked
    assert title == "Not everything is kept"
    assert "There is no room left on the disk" in text
    assert program.window.close()
    assert len(asked) == 1
    assert [result.number for result in rows(Ledger(folders.ledger), CRIBBAGE)] == [11]


def test_where_the_player_has_it_lost_the_program_ends(
    open_program: Open, folders: Folders, asked_to_lose: list[str]
) -> None:
    program = open_program()
    with put(full, folders):
        play_to_the_end(program, 11)
        assert program.window.close()
    assert len(asked_to_lose) == 1


def test_a_start_that_found_no_folder_goes_on_as_if_it_had_when_the_folder_is_there(
    open_program: Open, folders: Folders, qtbot: QtBot, asked_to_lose: list[str]
) -> None:
    play_to_the_end(open_program(), 11)
    open_program().window.close()
    with put(moved, folders):
        program = open_program()
        assert said(program, "nothing will be kept as long as that is so")()
        program.begin(GAMES[CRIBBAGE], Setup(number=12))
        assert program.seated is not None
        program.seated.session.play(program.seated.session.moment.view.legal[0])
    qtbot.waitUntil(said(program, "Everything is kept again"))
    qtbot.waitUntil(said(program, "cribbage-solitaire.damaged1.json"))
    program.window.close()
    assert asked_to_lose == []
    ledger = Ledger(folders.ledger)
    assert [result.number for result in rows(ledger, CRIBBAGE)] == [11]
    assert ledger.begun(CRIBBAGE, [11, 12]) == {11, 12}


def test_whoever_has_done_nothing_is_not_asked(open_program: Open, folders: Folders, asked_to_lose: list[str]) -> None:
    with put(moved_before, folders):
        open_program().window.close()
    assert asked_to_lose == []


def moved_before(folders: Folders) -> Iterator[None]:
    """There is a file where the folder would be made."""
    folders.kept.touch()
    yield
    folders.kept.unlink()


@pytest.mark.parametrize("years", [-40, 30])
def test_a_clock_that_jumps_loses_nothing_and_the_game_that_was_played_last_is_the_last(
    folders: Folders, qapp: QApplication, asked_to_lose: list[str], years: int
) -> None:
    now = [datetime(2026, 1, 31, 18, tzinfo=UTC)]
    translators = Translators()

    def open_now() -> Program:
        program = Program(Front(Drawer(folders), translators), lambda: now[0])
        program.window.show()
        return program

    def close(program: Program) -> None:
        program.window.close()
        program.window.deleteLater()
        program.deleteLater()
        qapp.processEvents()

    program = open_now()
    program.begin(GAMES["oneonta-whist"], Setup(number=3))
    now[0] += timedelta(days=365 * years)
    play_to_the_end(program, 11)
    program.show_daily()
    program.begin(GAMES[CRIBBAGE], Setup(number=12))
    close(program)
    again = open_now()
    assert again._shelf.last == CRIBBAGE
    assert again._shelf.live("oneonta-whist") is not None
    close(again)
    assert [result.number for result in rows(Ledger(folders.ledger), CRIBBAGE)] == [11]
    assert asked_to_lose == []
    translators.remove()


def test_the_reason_that_is_not_known_has_words_too(program: Program) -> None:
    asked: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Question, "ask", lambda _, text, **__: asked.append(text))
        MAY_LOSE(program._questions, "")
    assert asked[0].startswith("The disk does not answer. Not everything")

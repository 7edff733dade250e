"""Statistics: asked off the GUI thread, answered for the last question only; export, reset, restoration."""

import threading
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.counting import GAME, GAMES
from tests.rows import rows
from whistdesk.archive.database import Database
from whistdesk.archive.disk import DiskError, DiskFault
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.record import Record
from whistdesk.archive.result import Entry, Result, Selection
from whistdesk.archive.saves import History, Save, Sitting
from whistdesk.model.outbox import LEDGER, Key, Outbox
from whistdesk.model.statistics import Account, Question, Statistics
from whistdesk.rules.base import Setup

NOON = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)
WON = Result("a", "counting", "game", 0, "won", 5, NOON, number=7)


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    opened = Ledger(tmp_path / "ledger.sqlite")
    opened.open()
    opened.add([WON, replace(WON, game_id="b", coached=True), replace(WON, game_id="c", practice=True)])
    return opened


@pytest.fixture
def past(tmp_path: Path) -> PastGames:
    return PastGames(tmp_path / "past", GAMES)


@pytest.fixture
def statistics(ledger: Ledger, past: PastGames, outbox: Outbox) -> Iterator[Statistics]:
    made = Statistics(ledger, past, outbox)
    yield made
    made.close()


def count(entries: Iterable[Entry]) -> str:
    """The names of the games, and whether another thread counted them."""
    elsewhere = threading.current_thread() is not threading.main_thread()
    return "".join(entry.result.game_id for entry in entries) + ("" if elsewhere else " by the GUI thread")


def question(*, coached: bool | None = False) -> Question:
    return Question(Selection("counting", coached=coached), count, "game")


def answer(qtbot: QtBot, statistics: Statistics, *questions: Question) -> tuple[Account, ...]:
    with qtbot.waitSignal(statistics.counted) as told:
        statistics.ask(questions)
    (accounts,) = told.args
    assert isinstance(accounts, tuple)
    return accounts


def test_each_question_is_answered_from_its_rows_in_another_thread(qtbot: QtBot, statistics: Statistics) -> None:
    accounts = answer(qtbot, statistics, question(), question(coached=None))
    assert [account.figures for account in accounts] == ["a", "ab"]


def test_closing_cuts_a_count_short(qtbot: QtBot, statistics: Statistics) -> None:
    seen: list[str] = []
    begun, closed = threading.Event(), threading.Event()

    def slowly(entries: Iterable[Entry]) -> None:
        for entry in entries:
            seen.append(entry.result.game_id)
            begun.set()
            closed.wait(60)

    statistics.ask([Question(Selection("counting", coached=None), slowly, "game")])
    qtbot.waitUntil(begun.is_set)
    statistics.close()
    closed.set()
    assert statistics._worker is not None
    statistics._worker._thread.join()
    assert seen == ["a"]


def test_the_latest_games_are_listed_whether_they_count_or_not(
    qtbot: QtBot, statistics: Statistics, past: PastGames
) -> None:
    past.keep(Save(Record(GAME, Setup(number=7)), History(), Sitting("b", 17, NOON), NOON))
    (account,) = answer(qtbot, statistics, question())
    assert [(game.entry.result.game_id, game.kept) for game in account.latest] == [
        ("c", False),
        ("b", True),
        ("a", False),
    ]


def test_only_the_last_of_several_questions_is_answered(qtbot: QtBot, statistics: Statistics) -> None:
    told: list[tuple[Account, ...]] = []
    statistics.counted.connect(told.append)
    for coached in (False, True, None):
        statistics.ask([question(coached=coached)])
    qtbot.waitUntil(lambda: not statistics.counting)
    assert [account.figures for accounts in told for account in accounts] == ["ab"]


def test_everything_is_exported_whatever_counts(qtbot: QtBot, statistics: Statistics, tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    with qtbot.waitSignal(statistics.exported) as told:
        statistics.export(file, ["counting", "other"])
    assert told.args == [file]
    assert len(file.read_bytes().splitlines()) == 4
    assert list(tmp_path.glob("results.csv.*")) == []


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, statistics: Statistics, tmp_path: Path) -> None:
    with qtbot.waitSignal(statistics.failed) as told:
        statistics.export(tmp_path / "nowhere" / "results.csv", ["counting"])
    assert isinstance(told.args[0], DiskError)


def test_a_reset_and_its_restoration_are_told(qtbot: QtBot, statistics: Statistics) -> None:
    with qtbot.waitSignal(statistics.changed):
        statistics.reset()
    with qtbot.waitSignal(statistics.restorable) as told:
        (account,) = answer(qtbot, statistics, question(coached=None))
    assert (account.figures, account.latest, told.args) == ("", (), [3])
    with qtbot.waitSignal(statistics.changed):
        statistics.restore()
    assert answer(qtbot, statistics, question(coached=None))[0].figures == "ab"


def test_a_reset_sets_aside_a_result_that_was_still_to_be_written(
    qtbot: QtBot, statistics: Statistics, ledger: Ledger, outbox: Outbox
) -> None:
    held = threading.Event()
    outbox.put(Key("slow"), partial(held.wait, 60))
    outbox.put(Key(LEDGER, "d"), partial(ledger.add, [replace(WON, game_id="d")]))
    with qtbot.waitSignal(statistics.changed):
        statistics.reset()
        held.set()
    assert rows(ledger, "counting") == ()
    assert ledger.restorable() == 4


def test_a_reset_whose_backup_the_disk_refuses_is_tried_again_and_erases_nothing(
    qtbot: QtBot, statistics: Statistics, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        monkeypatch.undo()
        raise DiskError(DiskFault.FULL, Path("x"), "full")

    monkeypatch.setattr(Database, "_back_up", refuse)
    with qtbot.waitSignal(statistics.changed):
        statistics.reset()
    assert ledger.restorable() == 3


def test_a_ledger_that_cannot_be_read_is_told(qtbot: QtBot, statistics: Statistics, tmp_path: Path) -> None:
    (tmp_path / "ledger.sqlite").write_bytes(b"no database" * 500)
    with qtbot.waitSignal(statistics.failed):
        statistics.ask([question()])
    assert not statistics.counting

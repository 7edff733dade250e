"""What is asked of the ledger for statistics, and how it is reset and brought back."""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.archive.conftest import EVENING
from tests.rows import rows
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.result import MIXED, Result, Selection
from whistdesk.archive.schema import MIGRATIONS
from whistdesk.rules.registry import GAMES

WON = Result("a", "counting", "game", 0, "won", 5, EVENING, number=7, detail={"hands": [1, 2]})
ALL = Selection("counting")
OLD = Path(__file__).parent / "ledgers"
"""Ledgers as older programs left them."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger.sqlite"


@pytest.fixture
def ledger(path: Path) -> Ledger:
    opened = Ledger(path)
    opened.open()
    return opened


def won(game_id: str, **changes: Any) -> Result:
    return replace(WON, game_id=game_id, **changes)


def asked(ledger: Ledger, selection: Selection) -> str:
    return "".join(entry.result.game_id for entry in ledger.entries(selection))


def test_only_what_counts_is_given_unless_everything_is_asked_for(ledger: Ledger) -> None:
    ledger.begin("counting", 9, "z")
    ledger.add([won("a"), won("b", practice=True), won("c", number=None), won("d", number=9)])
    ledger.add([won("e", coached=True), won("f", game="other")])
    assert asked(ledger, ALL) == "a"
    assert asked(ledger, Selection("counting", coached=True)) == "e"
    assert asked(ledger, Selection("counting", coached=None)) == "ae"
    everything = list(ledger.entries(Selection("counting", coached=None, counted=False)))
    assert [(entry.result.game_id, entry.countable, entry.replayed) for entry in everything] == [
        ("a", True, False),
        ("b", False, False),
        ("c", False, False),
        ("d", False, True),
        ("e", True, False),
    ]


def test_a_period_begins_with_its_first_second(ledger: Ledger) -> None:
    ledger.add([won("a"), won("b", finished=EVENING + timedelta(days=1))])
    assert asked(ledger, Selection("counting", since=EVENING)) == "ab"
    assert asked(ledger, Selection("counting", since=EVENING + timedelta(seconds=1))) == "b"


def test_levels_are_told_apart_and_mixed_tables_are_a_level_of_their_own(ledger: Ledger) -> None:
    ledger.add([won("a", level="club"), won("b", level="beginner club"), won("c", level="expert")])
    assert asked(ledger, Selection("counting", level="club")) == "a"
    assert asked(ledger, Selection("counting", level=MIXED)) == "b"
    assert asked(ledger, ALL) == "abc"


def test_one_kind_of_results_and_the_latest_of_them_can_be_asked_for(ledger: Ledger) -> None:
    ledger.add([won("a"), won("b", kind="hand"), won("c"), won("d")])
    games = Selection("counting", kind="game")
    assert asked(ledger, games) == "acd"
    assert [entry.result.game_id for entry in ledger.entries(games, latest=2)] == ["c", "d"]


def test_what_was_foreseen_is_kept_for_its_hand_and_the_first_word_stands(ledger: Ledger) -> None:
    ledger.add([won("a", kind="hand", part=0), won("a", kind="hand", part=1), won("a", kind="match")])
    ledger.foresee("a", {1: {"S": 0.75, "W": 0.5}})
    ledger.foresee("a", {1: {"S": 0.1}})
    first, second, match = ledger.entries(ALL)
    assert (first.foreseen, second.foreseen, match.foreseen) == ({}, {"S": 0.75, "W": 0.5}, {})


def test_a_reset_empties_everything_and_can_be_taken_back_after_a_restart(ledger: Ledger, path: Path) -> None:
    ledger.add([won("a", kind="hand")])
    ledger.foresee("a", {0: {"S": 0.75}})
    ledger.reset()
    assert asked(ledger, ALL) == ""
    assert rows(ledger, "counting") == ()
    assert ledger.tally("counting", "hand") == {}
    ledger.add([won("b")])
    again = Ledger(path)
    again.open()
    assert again.restorable() == 1
    again.restore()
    assert asked(again, ALL) == "ab"
    assert next(again.entries(ALL)).foreseen == {"S": 0.75}
    assert again.tally("counting", "hand")["won"].times == 1
    assert again.restorable() == 0


def test_the_next_reset_erases_what_the_last_one_had_set_aside(ledger: Ledger, path: Path) -> None:
    ledger.add([won("a", kind="hand")])
    ledger.foresee("a", {0: {"S": 0.75}})
    ledger.reset()
    ledger.add([won("b")])
    ledger.reset()
    assert ledger.restorable() == 1
    ledger.restore()
    assert asked(ledger, ALL) == "b"
    with closing(sqlite3.connect(path)) as connection:
        kept = connection.execute("SELECT score, number, detail FROM results WHERE game_id = 'a'").fetchall()
        assert kept == [(None, None, "{}")]
        assert connection.execute("SELECT * FROM foreseen").fetchall() == []


def test_a_game_that_is_finished_again_after_resets_does_not_count_anew(ledger: Ledger) -> None:
    ledger.add([won("a"), won("b", conceded=True, score=None)])
    for _ in range(3):
        ledger.reset()
        ledger.add([won("a"), won("b")])
        assert asked(ledger, ALL) == ""


def test_a_deal_that_was_played_before_a_reset_stays_known(ledger: Ledger) -> None:
    ledger.begin("counting", 7, "a")
    ledger.add([won("a")])
    ledger.reset()
    ledger.add([won("b")])
    assert asked(ledger, ALL) == ""


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_a_ledger_of_every_older_version_is_taken_over_with_its_results(path: Path, version: int) -> None:
    columns = "game_id, kind, part, game, number, status, score, detail, finished, practice, conceded, replayed"
    row = ("a", "game", 0, "counting", "7", "won", 5, '{"hands": [1, 2]}', EVENING.isoformat(), 0, 0, 0)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript("".join(MIGRATIONS[:version]) + f"PRAGMA user_version = {version};")
        connection.execute(
            f"INSERT INTO results ({columns}, house_rules, level) VALUES ({'?, ' * len(row)}'[]', '')",  # noqa: S608
            row,
        )
        connection.commit()
    ledger = Ledger(path)
    assert ledger.open() == ()
    assert [entry.result for entry in ledger.entries(ALL)] == [WON]
    ledger.reset()
    ledger.restore()
    assert rows(ledger, "counting") == (WON,)


@pytest.mark.parametrize("file", sorted(OLD.glob("*.sqlite")), ids=lambda file: file.stem)
def test_a_ledger_that_an_older_program_wrote_is_taken_over(path: Path, file: Path) -> None:
    """Each was written by the program of its time: two games, one of them given up; one deal twice; a short match."""
    shutil.copyfile(file, path)
    ledger = Ledger(path, GAMES)
    assert ledger.open() == ()
    assert ledger.impossible() == 0
    games = ("oneonta-whist", "cribbage-solitaire", "solo-whist")
    assert [[entry.result.score for entry in ledger.entries(Selection(game))] for game in games] == [
        [11, None],
        [62],
        [4, 4, 8],
    ]
    assert len(list(ledger.entries(Selection("cribbage-solitaire", counted=False)))) == 2
    ledger.add([won("new")])
    ledger.reset()
    ledger.restore()
    assert asked(ledger, ALL) == "new"

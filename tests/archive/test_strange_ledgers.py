"""Ledgers that somebody made to do harm, or that claim what cannot be."""

import json
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.generic.playouts import Start, playout
from tests.rows import rows
from whistdesk.archive.disk import backup_of
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.result import Result, Selection
from whistdesk.archive.schema import LONGEST_VALUE
from whistdesk.rules.base import Outcome, Setup
from whistdesk.rules.registry import GAMES

EVENING = datetime(2026, 1, 31, 18, tzinfo=UTC)
GAME = "oneonta-whist"
ALL = Selection(GAME, coached=None, counted=False)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "ledger.sqlite"


@pytest.fixture
def ledger(path: Path) -> Ledger:
    """Two games, the second one the latest."""
    ledger = Ledger(path, GAMES)
    ledger.open()
    (outcome,) = outcomes(GAME, 1)
    ledger.add([of(GAME, outcome, "a"), of(GAME, outcome, "b")])
    return ledger


def outcomes(game: str, number: int) -> tuple[Outcome, ...]:
    """All that a random game ends with."""
    *_, last = playout(Start(GAMES[game], Setup(number=number, match=2)), number)
    return last.after.outcomes()


def of(game: str, outcome: Outcome, game_id: str = "a") -> Result:
    return Result(
        game_id, game, outcome.kind, outcome.part, outcome.status, outcome.score, EVENING, 17, dict(outcome.detail)
    )


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


STRANGE = {
    "a trigger": ["CREATE TRIGGER t AFTER INSERT ON results BEGIN DELETE FROM deals; END"],
    "a view without end in place of a table": [
        "DROP TABLE deals",
        "CREATE VIEW deals AS WITH RECURSIVE n(x) AS (SELECT 1 UNION SELECT x + 1 FROM n) SELECT 'a' AS game FROM n",
    ],
    "a view that counts otherwise": ["DROP VIEW counted", "CREATE VIEW counted AS SELECT * FROM results"],
    "a column that is worked out": ["ALTER TABLE results ADD COLUMN more AS (score * 2)"],
    "a further table": ["CREATE TABLE more (x)"],
    "a missing table": ["DROP TABLE foreseen"],
    "an endless text": [f"UPDATE results SET detail = printf('%.{LONGEST_VALUE * 2}c', 'x')"],  # noqa: S608
    "the version of a newer program": ["PRAGMA user_version = 99"],
    "a version below all": ["PRAGMA user_version = -1"],
    "a schema that is no text": [
        "PRAGMA writable_schema = ON",
        "UPDATE sqlite_master SET sql = CAST(x'435245415445205441424c4520f1f1' AS TEXT) WHERE name = 'deals'",
    ],
}


@pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
def test_tables_that_no_program_made_are_set_aside_and_the_backup_used(
    ledger: Ledger, path: Path, strange: list[str]
) -> None:
    sound = rows(ledger, GAME)
    change(path, *strange)
    (aside,) = Ledger(path, GAMES).open()
    assert aside.stat().st_size
    assert rows(Ledger(path, GAMES), GAME) == sound


@pytest.mark.parametrize(
    "kind", ["folder", *(pytest.param(kind, marks=pytest.mark.posix) for kind in ("pipe", "/dev/zero")), "text"]
)
@pytest.mark.parametrize("ending", ["", "-journal", ".bak", ".bak-journal", ".new"])
def test_what_is_no_ledger_does_not_hold_the_program_up(ledger: Ledger, path: Path, kind: str, ending: str) -> None:
    before = rows(ledger, GAME)
    place = path.with_name(path.name + ending)
    if not ending:
        path.unlink()
    elif ending == ".bak":
        backup_of(path).unlink()
    _lay(place, kind)
    again = Ledger(path, GAMES)
    again.open()
    assert rows(again, GAME) == before
    again.add([replace(before[0], game_id="c")])
    assert len(rows(again, GAME)) == len(before) + 1


def _lay(place: Path, kind: str) -> None:
    match kind:
        case "folder":
            place.mkdir()
        case "pipe":
            os.mkfifo(place)
        case "text":
            place.write_text("no ledger", encoding="utf-8")
        case _:
            place.symlink_to(kind)


def test_a_journal_that_names_another_file_deletes_nothing(ledger: Ledger, path: Path, tmp_path: Path) -> None:
    """SQLite deletes the file that such a journal names, once it has played the journal back."""
    precious = tmp_path / "precious"
    precious.write_bytes(b"mine")
    before = rows(ledger, GAME)
    _interrupted(path, precious)
    aside = Ledger(path, GAMES).open()
    assert precious.read_bytes() == b"mine"
    assert len(aside) == 2
    assert rows(Ledger(path, GAMES), GAME) == before


def _interrupted(path: Path, named: Path) -> None:
    """Leave the journal of a change to several files that was cut off, ``named`` in the place of their common one."""
    copy = path.with_name("copy")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA cache_size = 0")
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN EXCLUSIVE")
        connection.execute("UPDATE results SET score = 3")
        shutil.copyfile(path, copy)
        journal = path.with_name(path.name + "-journal").read_bytes()
        connection.execute("ROLLBACK")
    copy.replace(path)
    name = os.fsencode(named)
    tail = (
        (2**30 // 4096 + 1).to_bytes(4, "big")
        + name
        + len(name).to_bytes(4, "big")
        + sum(name).to_bytes(4, "big")
        + bytes.fromhex("d9d505f920a163d7")
    )
    path.with_name(path.name + "-journal").write_bytes(journal + tail)


WRONG = (
    "score = 'ten'",
    "score = 99",
    "score = 9e99",
    "score = -1",
    "detail = '{'",
    "detail = '[]'",
    "detail = '{\"hands\": 7}'",
    "detail = '" + "[" * 50_000 + "'",
    "status = 'glorious'",
    "status = x'ff00'",
    "kind = 'hand'",
    "part = 'x'",
    "part = 7",
    "number = 'many'",
    "number = x'00'",
    "finished = 'yesterday'",
    "finished = '0001-01-01T00:00:00+00:00'",
    "finished = '2026-01-31T12:00:00'",
    "finished = 12",
    "house_rules = '{}'",
    "house_rules = '[[]]'",
    "match = 'long'",
    "daily = '2026-02-31'",
    "level = x'00'",
)


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong[:30])
def test_a_row_that_cannot_be_is_left_out_and_counted(ledger: Ledger, path: Path, wrong: str) -> None:
    change(path, f"UPDATE results SET {wrong} WHERE game_id = 'a'")  # noqa: S608 - words of this test
    again = Ledger(path, GAMES)
    assert again.open() == ()
    assert [result.game_id for result in rows(again, GAME)] == ["b"]
    assert [entry.result.game_id for entry in again.entries(ALL)] == ["b"]
    assert again.impossible() == 1
    assert all(isinstance(figures.total, int) for figures in again.tally(GAME, "game").values())


def test_a_chance_that_is_none_is_left_out(ledger: Ledger, path: Path) -> None:
    for part, chance in enumerate(("'sure'", "7.5", "-9e999", "x'00'")):
        change(path, f"INSERT INTO foreseen VALUES ('a', {part}, 'S', {chance})")  # noqa: S608 - words of this test
    assert len(list(Ledger(path, GAMES).entries(ALL))) == 2


@pytest.mark.parametrize("game", GAMES)
def test_what_games_end_with_can_be(game: str) -> None:
    for number in range(5):
        found = outcomes(game, number)
        assert found
        assert all(GAMES[game].can_end(outcome) for outcome in found)
        assert all(GAMES[game].can_end(_kept(outcome)) for outcome in found)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_can_be(game: str) -> None:
    for outcome in outcomes(game, 1):
        for spoilt in _spoilt(outcome):
            assert not GAMES[game].can_end(spoilt)


def _kept(outcome: Outcome) -> Outcome:
    return replace(outcome, detail=json.loads(json.dumps(outcome.detail)))


def _spoilt(outcome: Outcome) -> Iterator[Outcome]:
    yield replace(outcome, score=outcome.score + 1)
    yield replace(outcome, kind="party")
    yield replace(outcome, status="glorious")
    yield replace(outcome, detail={})
    for key in outcome.detail:
        if key != "dealer":
            strange: tuple[object, ...] = (None, "", 7.5, [[]], {"S": 10**9}, True)
            for value in strange:
                detail: dict[str, Any] = {**outcome.detail, key: value}
                if value != outcome.detail[key]:
                    yield replace(outcome, detail=detail)

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.archive.conftest import EVENING
from tests.rows import rows
from whistdesk.archive import schema
from whistdesk.archive.disk import DiskError, DiskFault, backup_of
from whistdesk.archive.ledger import Figures, Ledger
from whistdesk.archive.result import Result
from whistdesk.archive.schema import MIGRATIONS

WON = Result("a", "counting", "game", 0, "won", 5, EVENING, number=2**64 - 1, detail={"hands": [1, 2]})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "ledger.sqlite"


@pytest.fixture
def ledger(path: Path) -> Ledger:
    opened = Ledger(path)
    assert opened.open() == ()
    return opened


def won(game_id: str, score: int, **changes: Any) -> Result:
    return replace(WON, game_id=game_id, score=score, **changes)


def test_results_are_kept_as_they_were_written(ledger: Ledger, path: Path) -> None:
    hand = Result(
        "b",
        "counting",
        "hand",
        3,
        "failed",
        -4,
        EVENING,
        None,
        {},
        True,
        True,
        frozenset({"x"}),
        12,
        "club",
        True,
        EVENING.date(),
    )
    ledger.add([WON, hand])
    again = Ledger(path)
    assert again.open() == ()
    assert rows(again, "counting") == (WON, hand)
    assert rows(again, "other") == ()


def test_figures_are_told_apart_by_status(ledger: Ledger) -> None:
    ledger.add([won("a", 5), won("b", 3), replace(won("c", 9), status="lost")])
    assert ledger.tally("counting", "game") == {"won": Figures(2, 3, 5, 8), "lost": Figures(1, 9, 9, 9)}
    assert ledger.tally("counting", "hand") == {}


def test_a_result_that_comes_again_does_not_count_twice(ledger: Ledger) -> None:
    ledger.add([won("a", 5)])
    ledger.add([won("a", 5), replace(won("a", 1), status="lost")])
    assert rows(ledger, "counting") == (won("a", 5),)


def test_practice_coached_games_and_spelled_out_deals_are_kept_but_not_counted(ledger: Ledger) -> None:
    ledger.add([won("a", 5, practice=True), won("b", 4, number=None), won("c", 3, coached=True)])
    assert len(rows(ledger, "counting")) == 3
    assert ledger.tally("counting", "game") == {}


def test_a_ledger_from_before_the_coach_is_taken_over(path: Path) -> None:
    path.parent.mkdir()
    row = ("a", "game", 0, "counting", "7", "won", 5, "{}", EVENING.isoformat(), 0, 0, 0, "[]", None, "")
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
        connection.execute(f"INSERT INTO results VALUES ({', '.join('?' * len(row))})", row)  # noqa: S608
        connection.commit()
    ledger = Ledger(path)
    assert ledger.open() == ()
    assert [(result.score, result.coached) for result in rows(ledger, "counting")] == [(5, False)]
    assert ledger.tally("counting", "game")["won"].times == 1


@pytest.mark.parametrize("version", [1, 2])
def test_a_ledger_from_before_the_daily_deals_is_taken_over(path: Path, version: int) -> None:
    path.parent.mkdir()
    scripts = "".join(MIGRATIONS[:version])
    row = {"game_id": "a", "kind": "game", "part": 0, "game": "counting", "number": "7", "status": "won", "score": 5}
    row |= {"detail": "{}", "finished": EVENING.isoformat(), "practice": 0, "conceded": 0, "replayed": 0}
    row |= {"house_rules": "[]", "level": ""}
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"{scripts} PRAGMA user_version = {version};")
        columns, places = ", ".join(row), ", ".join(f":{name}" for name in row)
        connection.execute(f"INSERT INTO results ({columns}) VALUES ({places})", row)  # noqa: S608
        connection.commit()
    ledger = Ledger(path)
    assert ledger.open() == ()
    (kept,) = rows(ledger, "counting")
    assert (kept.score, kept.daily, kept.late) == (5, None, False)
    ledger.add([won("b", 3, daily=date(2026, 1, 31), late=True)])
    assert rows(ledger, "counting")[1] == won("b", 3, daily=date(2026, 1, 31), late=True)
    assert ledger.tally("counting", "game") == {"won": Figures(2, 3, 5, 8)}


def test_the_ledger_knows_which_deals_were_begun(ledger: Ledger) -> None:
    ledger.begin("counting", 7, "a")
    ledger.begin("counting", 2**64 - 1, "b")
    ledger.begin("other", 8, "c")
    assert ledger.begun("counting", [7, 8, 9, 2**64 - 1]) == {7, 2**64 - 1}
    assert ledger.begun("counting", []) == frozenset()


def test_a_deal_counts_only_for_the_game_that_played_it_first(ledger: Ledger) -> None:
    for game_id in ("a", "b", "a"):
        ledger.begin("counting", 7, game_id)
    ledger.begin("other", 7, "c")
    ledger.add([won("b", 9, number=7), won("a", 5, number=7), replace(won("c", 1, number=7), game="other")])
    assert ledger.tally("counting", "game") == {"won": Figures(1, 5, 5, 5)}
    assert ledger.tally("other", "game") == {"won": Figures(1, 1, 1, 1)}


def test_a_concession_that_was_taken_back_gives_way_to_how_the_game_ended(ledger: Ledger) -> None:
    given_up = replace(WON, status="lost", score=None, conceded=True)
    ledger.add([given_up, won("b", 1)])
    assert ledger.tally("counting", "game")["lost"] == Figures(1, None, None, 0)
    ledger.add([WON])
    ledger.add([given_up])
    assert rows(ledger, "counting") == (WON, won("b", 1))


def test_a_lost_game_is_not_made_good_by_practice(ledger: Ledger) -> None:
    given_up = replace(WON, status="lost", score=None, conceded=True)
    ledger.add([given_up])
    ledger.add([replace(WON, practice=True)])
    assert rows(ledger, "counting") == (given_up,)


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\x00" + b"\xff" * 5000])
def test_a_damaged_ledger_is_set_aside_and_its_backup_used(ledger: Ledger, path: Path, content: bytes) -> None:
    ledger.add([WON])
    path.write_bytes(content)
    path.with_name("ledger.sqlite-journal").write_bytes(b"of the damaged one")
    again = Ledger(path)
    aside = path.with_name("ledger.damaged1.sqlite")
    assert again.open()[0] == aside
    assert aside.read_bytes() == content
    assert not path.with_name("ledger.sqlite-journal").exists()
    again.add([won("b", 1)])
    assert rows(again, "counting") == (WON, won("b", 1))


def test_a_damaged_page_is_found(ledger: Ledger, path: Path) -> None:
    ledger.add([won(str(number), number) for number in range(500)])
    whole = bytearray(path.read_bytes())
    whole[8192:12288] = b"\xaa" * 4096
    path.write_bytes(whole)
    again = Ledger(path)
    assert len(again.open()) == 1
    assert again.tally("counting", "game")["won"].times == 500


def test_where_the_backup_is_damaged_too_a_fresh_ledger_is_used(ledger: Ledger, path: Path) -> None:
    ledger.add([WON])
    for file in (path, backup_of(path)):
        file.write_bytes(b"no database")
    again = Ledger(path)
    assert len(again.open()) == 2
    assert rows(again, "counting") == ()
    again.add([WON])
    assert rows(again, "counting") == (WON,)


def test_a_missing_ledger_is_replaced_by_its_backup(ledger: Ledger, path: Path) -> None:
    ledger.add([WON])
    path.unlink()
    assert ledger.open() == ()
    assert rows(ledger, "counting") == (WON,)


def test_a_foreign_database_and_one_of_a_newer_program_are_set_aside(path: Path) -> None:
    path.parent.mkdir()
    for version in (0, len(MIGRATIONS) + 1):
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(f"CREATE TABLE other (x); PRAGMA user_version = {version};")
        assert len(Ledger(path).open()) == 1


def test_a_ledger_of_an_older_program_is_brought_up_to_date(
    ledger: Ledger, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger.add([WON])
    newer = (*MIGRATIONS, "ALTER TABLE results ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm';")
    monkeypatch.setattr(schema, "MIGRATIONS", newer)
    for _ in range(2):
        assert Ledger(path).open() == ()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT mood FROM results").fetchall() == [("calm",)]
    assert rows(Ledger(path), "counting") == (WON,)


def test_words_that_are_sql_are_only_words(ledger: Ledger) -> None:
    nasty = replace(WON, game_id="'; DROP TABLE results; --", game="a' OR '1'='1")
    ledger.add([nasty])
    assert rows(ledger, "counting") == ()
    assert rows(ledger, nasty.game) == (nasty,)


def test_a_ledger_that_cannot_be_opened_is_set_aside_and_its_backup_used(ledger: Ledger, path: Path) -> None:
    ledger.add([WON])
    path.unlink()
    path.mkdir()
    assert ledger.open() == (path.with_name("ledger.damaged1.sqlite"),)
    assert rows(ledger, WON.game) == (WON,)


def test_a_backup_for_which_there_is_no_room_is_told_and_taken_later(
    ledger: Ledger, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger.add([WON])
    path.unlink()
    connect = sqlite3.connect

    def full(name: Path | str) -> sqlite3.Connection:
        connection = connect(name)
        if str(name).endswith(".new"):
            connection.execute("PRAGMA max_page_count = 1")
        return connection

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", full)
        with pytest.raises(DiskError) as raised:
            ledger.open()
    assert raised.value.fault is DiskFault.FULL
    assert ledger.open() == ()
    assert rows(ledger, "counting") == (WON,)


def test_what_the_system_refuses_is_told_apart(
    ledger: Ledger, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger.add([WON])
    (tmp_path / "file").touch()
    with pytest.raises(DiskError) as missing:
        Ledger(tmp_path / "file" / "ledger.sqlite").open()
    assert missing.value.fault is DiskFault.NO_FOLDER
    connect = sqlite3.connect

    def full(name: Path) -> sqlite3.Connection:
        connection = connect(name)
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages}")
        return connection

    def read_only(name: Path) -> sqlite3.Connection:
        return connect(f"file:{name}?mode=ro", uri=True)

    many = [won(str(number), number) for number in range(1000)]
    for opened, fault in ((full, DiskFault.FULL), (read_only, DiskFault.READ_ONLY)):
        with monkeypatch.context() as patch:
            patch.setattr(sqlite3, "connect", opened)
            with pytest.raises(DiskError) as raised:
                ledger.add(many)
        assert raised.value.fault is fault
        assert raised.value.path == path
    assert rows(ledger, "counting") == (WON,)


def test_a_ledger_that_another_program_writes_to_is_no_damaged_one(ledger: Ledger, path: Path) -> None:
    ledger.add([WON])
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.MonkeyPatch.context() as patch:
            connect = sqlite3.connect
            patch.setattr(sqlite3, "connect", lambda name: connect(name, timeout=0))
            with pytest.raises(DiskError, match="held by another program"):
                ledger.open()
        other.execute("ROLLBACK")
    assert rows(ledger, "counting") == (WON,)


def test_the_results_of_a_month_of_daily_deals(ledger: Ledger) -> None:
    january = [won(str(day), day, daily=date(2026, 1, day)) for day in (31, 1, 15)]
    others = [won("before", 1, daily=date(2025, 12, 31)), won("after", 1, daily=date(2026, 2, 1)), won("no day", 1)]
    hand = replace(january[0], kind="hand")
    ledger.add([*others, *january, hand, replace(january[0], game="other")])
    month = date(2026, 1, 1), date(2026, 1, 31)
    assert ledger.of_days("counting", "game", *month) == tuple(january)
    ledger.reset()
    assert ledger.of_days("counting", "game", *month) == ()


def test_what_is_asked_while_the_window_waits_does_not_read_what_it_does_not_tell(
    ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect
    steps: list[None] = []

    def counting(name: Path) -> sqlite3.Connection:
        connection = connect(name)
        connection.set_progress_handler(lambda: steps.append(None), 1)
        return connection

    def cost(ask: Callable[[], object]) -> int:
        steps.clear()
        ask()
        return len(steps)

    def costs() -> tuple[int, int, int]:
        with monkeypatch.context() as patch:
            patch.setattr(sqlite3, "connect", counting)
            return (
                cost(lambda: ledger.of_days("counting", "game", date(2026, 1, 1), date(2026, 1, 31))),
                cost(lambda: ledger.begun("counting", range(20260101, 20260132))),
                cost(lambda: ledger.tally("counting", "game")),
            )

    ledger.add([won("new year", 1, daily=date(2026, 1, 1))])
    ledger.begin("counting", 20260101, "new year")
    before = costs()
    ledger.add([won(f"more {number}", number, daily=date(2025, 1, 1), practice=True) for number in range(1000)])
    ledger.begin("counting", 7, "more 7")
    assert costs() == before

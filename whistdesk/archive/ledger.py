"""The ledger of results: an SQLite file with one row for each thing that was finished.

A row is named by the game's id, the kind of the result and its part, so nothing is counted twice,
however often a game is resumed or finished again by undo and redo: the first result stands, but a
concession that was taken back gives way to the result that came of it. Rows of practice games, of
games with the coach, of deals that had been played before, and of deals that were spelled out are
kept and not counted.

A reset sets the rows aside (``aside`` is 1), where a restoration finds them until the next reset. Of
what that one erases (2) only the names stay, so that a game which is finished again by undo and redo
does not count anew. Deals that were played stay known.

Beside the rows, ``foreseen`` keeps what each declarer of a contract thought of its chance to make it
when it bid, as the same player judges the same view again.

The first game of a daily deal carries its day in ``daily``, and counts like any other; ``late``
marks one that was begun after that day. A deal that was played before is no daily deal any more.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from whistdesk.archive.database import Database
from whistdesk.archive.disk import DiskError
from whistdesk.archive.result import COLUMNS, Entry, Result, Selection, read_entry, row_of
from whistdesk.rules.base import Game


class Figures(NamedTuple):
    """How often something was counted, and its scores: None where none has a score."""

    times: int
    lowest: int | None
    highest: int | None
    total: int


class Ledger:
    """The results in the file ``path``. Each call opens the file anew, so any thread may call.

    All methods raise DiskError where the file or its folder cannot be used.
    """

    def __init__(self, path: Path, games: Mapping[str, Game] = MappingProxyType({})) -> None:
        """``games`` judge what rows claim, by their keys; what they say cannot be is left out."""
        self._file, self._games = Database(path), games

    def open(self) -> tuple[Path, ...]:
        """Make the file ready for use; the new names of files that were damaged and set aside."""
        return self._file.open()

    def take_found(self) -> tuple[Path, ...]:
        """New names of files that were damaged and set aside since it was opened, each told once."""
        return self._file.take_found()

    def begin(self, game: str, number: int, game_id: str) -> None:
        """Note that a deal is being played: another game with this number is then a replayed one."""
        with suppress(DiskError):
            if self.begun(game, [number]):
                return
        with self._file.written() as connection:
            connection.execute("INSERT OR IGNORE INTO deals VALUES (?, ?, ?)", (game, str(number), game_id))

    def begun(self, game: str, numbers: Iterable[int]) -> frozenset[int]:
        """Those of ``numbers`` whose deals of ``game`` have been played, or begun."""
        with self._file.read() as connection:
            return frozenset(number for number in numbers if connection.execute(_BEGUN, (game, str(number))).fetchone())

    def add(self, results: Sequence[Result]) -> None:
        """Write ``results``; those that are there already are left as they are."""
        with suppress(DiskError):
            if not self._wants(results):
                return
        with self._file.written(backed_up=True) as connection:
            for result in results:
                connection.execute(_ADD, row_of(result))

    def tally(self, game: str, kind: str) -> Mapping[str, Figures]:
        """The figures of all counted results of this kind, by status."""
        with self._file.read() as connection:
            rows = connection.execute(_TALLY, (game, kind)).fetchall()
        return {status: Figures(*figures) for status, *figures in rows}

    def of_days(self, game: str, kind: str, first: date, last: date) -> tuple[Result, ...]:
        """The results of the daily deals of ``first`` to ``last``, in the order in which they were written."""
        with self._file.read() as connection:
            rows = connection.execute(_OF_DAYS, (game, kind, first.isoformat(), last.isoformat()))
            return tuple(entry.result for entry in self._sound_entries(rows, {}))

    def entries(self, selection: Selection, latest: int | None = None) -> Iterator[Entry]:
        """The rows that ``selection`` asks for, in the order in which they were written, read one by one.

        ``latest`` is how many of the last ones are wanted; None: all.
        """
        where, values = selection.condition()
        with self._file.read() as connection:
            foreseen = self._foreseen(connection, selection.game)
            if latest is None:
                rows = connection.execute(_ENTRIES.format(where=where), values)
            else:
                rows = connection.execute(_LATEST.format(where=where), [*values, latest])
            yield from self._sound_entries(rows, foreseen)

    def impossible(self) -> int:
        """How many rows there are that no program wrote and no game can end with: they are left out everywhere."""
        with self._file.read() as connection:
            rows = connection.execute(_ALL)
            return sum(self._entry(row, {}) is None for row in rows)

    def foresee(self, game_id: str, chances: Mapping[int, Mapping[str, float]]) -> None:
        """Keep what the declarers of hands thought of their chance, by hand and seat; what is known already stands."""
        rows = [(game_id, part, seat, chance) for part, seats in chances.items() for seat, chance in seats.items()]
        with self._file.written() as connection:
            connection.executemany("INSERT OR IGNORE INTO foreseen VALUES (?, ?, ?, ?)", rows)

    def reset(self) -> None:
        """Begin anew: set all rows aside, and erase those that an earlier reset had set aside.

        Where there are none to set aside nothing is erased: it may be the same reset, tried again.
        """
        with self._file.written(backed_up=True) as connection:
            if connection.execute("SELECT 1 FROM results WHERE aside = 0").fetchone() is None:
                return
            connection.execute(_ERASE_FORESEEN)
            connection.execute(_ERASE)
            connection.execute("UPDATE results SET aside = 1 WHERE aside = 0")

    def restore(self) -> None:
        """Take back the last reset: what it set aside joins what came since."""
        with self._file.written(backed_up=True) as connection:
            connection.execute("UPDATE results SET aside = 0 WHERE aside = 1")

    def restorable(self) -> int:
        """How many rows ``restore`` would bring back."""
        with self._file.read() as connection:
            (count,) = connection.execute("SELECT COUNT(*) FROM results WHERE aside = 1").fetchone()
        return int(count)

    def _sound_entries(
        self, rows: Iterable[Sequence[Any]], foreseen: Mapping[tuple[str, int], Mapping[str, float]]
    ) -> Iterator[Entry]:
        return (entry for row in rows if (entry := self._entry(row, foreseen)) is not None)

    def _entry(self, row: Sequence[Any], foreseen: Mapping[tuple[str, int], Mapping[str, float]]) -> Entry | None:
        """The entry of a row, None where it cannot be."""
        try:
            entry = read_entry(row, foreseen)
        except (TypeError, ValueError, RecursionError):
            return None
        outcome, game = entry.result.outcome, self._games.get(entry.result.game)
        return entry if game is None or outcome is None or game.can_end(outcome) else None

    @staticmethod
    def _foreseen(connection: sqlite3.Connection, game: str) -> Mapping[tuple[str, int], Mapping[str, float]]:
        found: dict[tuple[str, int], dict[str, float]] = {}
        for game_id, part, seat, chance in connection.execute(_FORESEEN, (game,)):
            if not isinstance(chance, float) or not 0 <= chance <= 1:
                continue
            found.setdefault((game_id, part), {})[seat] = chance
        return found

    def _wants(self, results: Sequence[Result]) -> bool:
        """Whether ``add`` would change anything, in the ledger or in its backup."""
        with self._file.read() as connection:
            names = [(result.game_id, result.kind, result.part) for result in results]
            found = [connection.execute(_CONCEDED, name).fetchone() for name in names]
        return not self._file.backed_up or any(row != (0,) for row in found)


_ADD: Final = """
    INSERT INTO results (
        game_id, kind, part, game, number, status, score, detail, finished, practice, conceded,
        replayed, house_rules, match, level, coached, daily, late
    ) VALUES (
        :game_id, :kind, :part, :game, :number, :status, :score, :detail, :finished, :practice, :conceded,
        EXISTS (SELECT 1 FROM deals WHERE game = :game AND number = :number AND game_id <> :game_id),
        :house_rules, :match, :level, :coached, :daily, :late
    ) ON CONFLICT DO UPDATE SET
        status = excluded.status, score = excluded.score, detail = excluded.detail,
        finished = excluded.finished, conceded = 0, coached = excluded.coached
    WHERE conceded = 1 AND practice = 0 AND excluded.conceded = 0 AND excluded.practice = 0
"""
_TALLY: Final = """
    SELECT status, COUNT(*), MIN(score), MAX(score), COALESCE(SUM(score), 0)
    FROM counted
    WHERE game = ? AND kind = ? AND TYPEOF(score) IN ('integer', 'null') AND COALESCE(ABS(score), 0) < 1000000000
    GROUP BY status
"""
_CONCEDED: Final = "SELECT conceded FROM results WHERE game_id = ? AND kind = ? AND part = ?"
_BEGUN: Final = "SELECT 1 FROM deals WHERE game = ? AND number = ?"
_OF_DAYS: Final = f"""
    SELECT {COLUMNS}, replayed FROM results
    WHERE game = ? AND aside = 0 AND kind = ? AND daily BETWEEN ? AND ? ORDER BY rowid
"""  # noqa: S608 - our own words
_ENTRIES: Final = f"SELECT {COLUMNS}, replayed FROM results WHERE {{where}} ORDER BY rowid"  # noqa: S608 - our own words
_LATEST: Final = f"""
    SELECT {COLUMNS}, replayed FROM results
    WHERE rowid IN (SELECT rowid FROM results WHERE {{where}} ORDER BY rowid DESC LIMIT ?) ORDER BY rowid
"""  # noqa: S608 - our own words
_ALL: Final = f"SELECT {COLUMNS}, replayed FROM results WHERE aside = 0"  # noqa: S608 - our own words
_FORESEEN: Final = """
    SELECT game_id, part, seat, chance FROM foreseen
    WHERE game_id IN (SELECT game_id FROM results WHERE game = ? AND aside = 0)
"""
_ERASE: Final = """
    UPDATE results SET aside = 2, status = '', score = NULL, detail = '{}', number = NULL, daily = NULL
    WHERE aside = 1
"""
_ERASE_FORESEEN: Final = """
    DELETE FROM foreseen WHERE game_id IN (SELECT game_id FROM results WHERE aside = 1)
        AND game_id NOT IN (SELECT game_id FROM results WHERE aside = 0)
"""

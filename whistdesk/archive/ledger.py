"""The ledger of results: an SQLite file with one row for each thing that was finished.

The file is kept with a rollback journal and not with a write-ahead log: a row is written once in
minutes, the log's two further files would have to travel with every copy, and it does not work on
network folders. After each write a whole copy is kept as ``NAME.bak``. After a write that failed the
file is opened anew, with all checks, before the next one.

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

import os
import sqlite3
import stat
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import RLock
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from whistdesk.archive.disk import (
    DiskError,
    DiskFault,
    backup_of,
    make_folder,
    make_way,
    set_aside,
    sync_folder,
    write_whole,
)
from whistdesk.archive.result import COLUMNS, Entry, Result, Selection, read_entry, row_of
from whistdesk.archive.schema import LARGEST_LEDGER, guard, is_sound, migrate
from whistdesk.rules.base import Game

_DISK_FAULTS: Final = {
    sqlite3.SQLITE_PERM: DiskFault.READ_ONLY,
    sqlite3.SQLITE_READONLY: DiskFault.READ_ONLY,
    sqlite3.SQLITE_FULL: DiskFault.FULL,
    sqlite3.SQLITE_CANTOPEN: DiskFault.READ_ONLY,
    sqlite3.SQLITE_BUSY: DiskFault.BUSY,
    sqlite3.SQLITE_LOCKED: DiskFault.BUSY,
    sqlite3.SQLITE_IOERR: DiskFault.BROKEN,
}
"""Errors that say nothing against the file's content; all others do."""
_UNCLEAR: Final = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM}
"""Errors of which the system can say more."""
_JOURNAL_MAGIC: Final = bytes.fromhex("d9d505f920a163d7")
"""How a journal ends that names a further file."""


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
        self._path, self._games = path, games
        self._writing = RLock()
        """One thread writes at a time, since all write the same backup."""
        self._ready = False
        self.found: list[Path] = []
        """New names of files that were damaged and set aside when a write had the ledger opened anew."""

    def open(self) -> tuple[Path, ...]:
        """Make the file ready for use; the new names of files that were damaged and set aside.

        A damaged or missing ledger is replaced by its backup, or where that is damaged too by a new one.
        """
        with self._writing:
            make_folder(self._path.parent)
            damaged = self._heal()
            with self._connected() as connection:
                migrate(connection)
            self._ready = True
            return tuple(damaged)

    def begin(self, game: str, number: int, game_id: str) -> None:
        """Note that a deal is being played: another game with this number is then a replayed one."""
        with suppress(DiskError):
            if self.begun(game, [number]):
                return
        with self._written() as connection:
            connection.execute("INSERT OR IGNORE INTO deals VALUES (?, ?, ?)", (game, str(number), game_id))

    def begun(self, game: str, numbers: Iterable[int]) -> frozenset[int]:
        """Those of ``numbers`` whose deals of ``game`` have been played, or begun."""
        with self._connected() as connection:
            return frozenset(number for number in numbers if connection.execute(_BEGUN, (game, str(number))).fetchone())

    def add(self, results: Sequence[Result]) -> None:
        """Write ``results``; those that are there already are left as they are."""
        with suppress(DiskError):
            if not self._wants(results):
                return
        with self._written(backed_up=True) as connection:
            for result in results:
                connection.execute(_ADD, row_of(result))

    def tally(self, game: str, kind: str) -> Mapping[str, Figures]:
        """The figures of all counted results of this kind, by status."""
        with self._connected() as connection:
            rows = connection.execute(_TALLY, (game, kind)).fetchall()
        return {status: Figures(*figures) for status, *figures in rows}

    def results(self, game: str) -> tuple[Result, ...]:
        """All results of ``game``, also those that do not count, in the order in which they were written."""
        with self._connected() as connection:
            return tuple(entry.result for entry in self._sound_entries(connection.execute(_RESULTS, (game,)), {}))

    def entries(self, selection: Selection, latest: int | None = None) -> Iterator[Entry]:
        """The rows that ``selection`` asks for, in the order in which they were written, read one by one.

        ``latest`` is how many of the last ones are wanted; None: all.
        """
        where, values = selection.condition()
        with self._connected() as connection:
            foreseen = self._foreseen(connection, selection.game)
            if latest is None:
                rows = connection.execute(_ENTRIES.format(where=where), values)
            else:
                rows = connection.execute(_LATEST.format(where=where), [*values, latest])
            yield from self._sound_entries(rows, foreseen)

    def impossible(self) -> int:
        """How many rows there are that no program wrote and no game can end with: they are left out everywhere."""
        with self._connected() as connection:
            rows = connection.execute(_ALL)
            return sum(self._entry(row, {}) is None for row in rows)

    def foresee(self, game_id: str, chances: Mapping[int, Mapping[str, float]]) -> None:
        """Keep what the declarers of hands thought of their chance, by hand and seat; what is known already stands."""
        rows = [(game_id, part, seat, chance) for part, seats in chances.items() for seat, chance in seats.items()]
        with self._written() as connection:
            connection.executemany("INSERT OR IGNORE INTO foreseen VALUES (?, ?, ?, ?)", rows)

    def reset(self) -> None:
        """Begin anew: set all rows aside, and erase those that an earlier reset had set aside."""
        with self._written(backed_up=True) as connection:
            connection.execute(_ERASE_FORESEEN)
            connection.execute(_ERASE)
            connection.execute("UPDATE results SET aside = 1 WHERE aside = 0")

    def restore(self) -> None:
        """Take back the last reset: what it set aside joins what came since."""
        with self._written(backed_up=True) as connection:
            connection.execute("UPDATE results SET aside = 0 WHERE aside = 1")

    def restorable(self) -> int:
        """How many rows ``restore`` would bring back."""
        with self._connected() as connection:
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
        with self._connected() as connection:
            names = [(result.game_id, result.kind, result.part) for result in results]
            found = [connection.execute(_CONCEDED, name).fetchone() for name in names]
        return not backup_of(self._path).exists() or any(row != (0,) for row in found)

    @contextmanager
    def _written(self, *, backed_up: bool = False) -> Iterator[sqlite3.Connection]:
        """A connection whose changes are on the disk at the end, and in the backup if that is wished."""
        with self._writing:
            if not self._ready:
                self.found += self.open()
            # Until all of it has been written nobody knows how the files are.
            self._ready = False
            with self._connected() as connection:
                yield connection
            if backed_up:
                self._back_up()
            self._ready = True

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(sqlite3.connect(self._path)) as connection, connection:
                guard(connection)
                connection.execute("PRAGMA synchronous = EXTRA")
                connection.execute("PRAGMA fullfsync = ON")
                yield connection
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise _disk_error(error, self._path) from error

    def _heal(self) -> list[Path]:
        """Have a sound ledger, or none that is in the way of a new one; what was set aside."""
        try:
            return self._healed()
        except OSError as error:
            raise DiskError.of(error, self._path) from error

    def _healed(self) -> list[Path]:
        backup, damaged = backup_of(self._path), []
        if self._path.exists() and not (self._sound(self._path) or self._unborn()):
            damaged += self._set_aside(self._path)
        if not self._path.exists() and backup.exists():
            if self._sound(backup):
                damaged += self._restore(backup)
            else:
                damaged += self._set_aside(backup)
        return damaged

    def _unborn(self) -> bool:
        """Whether the ledger is empty because the program ended while it was being made: nothing was lost."""
        return self._path.is_file() and not self._path.stat().st_size and not backup_of(self._path).exists()

    def _sound(self, path: Path) -> bool:
        """Whether ``path`` is a whole ledger of a version that this program knows."""
        if not path.is_file() or not 0 < path.stat().st_size <= LARGEST_LEDGER or _strange_journal(path):
            return False  # a pipe would be waited for
        try:
            with closing(sqlite3.connect(path)) as connection:
                guard(connection)
                return is_sound(connection)
        except UnicodeDecodeError:
            return False  # SQLite's own words about a damaged schema repeat bytes of it that are no text
        except sqlite3.DatabaseError as error:
            # What cannot be opened is in the way as a damaged file is; where it cannot be set aside either, that tells.
            if _primary(error) in _DISK_FAULTS.keys() - {sqlite3.SQLITE_CANTOPEN}:
                raise _disk_error(error, path) from error
            return False

    def _set_aside(self, path: Path) -> list[Path]:
        """Set a damaged file aside with its journal, which must not be played into the next one."""
        return [set_aside(file) for file in (path, _journal_of(path)) if os.path.lexists(file)]

    def _restore(self, backup: Path) -> list[Path]:
        """Take the backup; what was set aside: a journal without its ledger would be played into the next one."""
        journal = _journal_of(self._path)
        aside = [set_aside(journal)] if os.path.lexists(journal) else []
        write_whole(self._path, backup.read_bytes())
        return aside

    def _back_up(self) -> None:
        fresh = self._path.with_name(self._path.name + ".new")
        try:
            for place in (fresh, backup_of(self._path)):
                make_way(place)
            fresh.unlink(missing_ok=True)
            with self._connected() as connection, closing(sqlite3.connect(fresh)) as copy:
                connection.backup(copy)
            fresh.replace(backup_of(self._path))
            sync_folder(self._path.parent)
        except OSError as error:
            raise DiskError.of(error, fresh) from error
        finally:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)


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
_RESULTS: Final = f"SELECT {COLUMNS}, replayed FROM results WHERE game = ? AND aside = 0 ORDER BY rowid"  # noqa: S608 - our own words
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


def _journal_of(path: Path) -> Path:
    return path.with_name(path.name + "-journal")


def _strange_journal(path: Path) -> bool:
    """Whether the journal beside ``path`` names a further file, which SQLite would delete after it.

    Only changes to several files at once have such a journal, and this program makes none.
    """
    journal = _journal_of(path)
    if not os.path.lexists(journal):
        return False
    if not stat.S_ISREG(journal.lstat().st_mode):
        return True
    try:
        with journal.open("rb") as file:
            file.seek(-len(_JOURNAL_MAGIC), os.SEEK_END)
            return file.read() == _JOURNAL_MAGIC
    except OSError:
        return False


def _primary(error: Exception) -> int:
    """SQLite's primary error code; extended codes carry it in the low byte."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _disk_error(error: Exception, path: Path) -> DiskError:
    code = _primary(error)
    if code in _UNCLEAR and (plain := _refused(path)):
        return DiskError.of(plain, path)
    return DiskError(_DISK_FAULTS.get(code, DiskFault.OTHER), path, str(error))


def _refused(path: Path) -> OSError | None:
    """What the system itself says to one who wants to write to ``path``; None where it says nothing."""
    try:
        os.close(os.open(path, os.O_RDWR | getattr(os, "O_NONBLOCK", 0)))
    except OSError as error:
        return error
    return None

"""The ledger of results: an SQLite file with one row for each thing that was finished.

The file is kept with a rollback journal and not with a write-ahead log: a row is written once in
minutes, the log's two further files would have to travel with every copy, and it does not work on
network folders. After each write a whole copy is kept as ``NAME.bak``.

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

import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from whistdesk.archive.disk import DiskError, DiskFault, backup_of, make_folder, set_aside
from whistdesk.archive.result import COLUMNS, Entry, Result, Selection, read_entry, read_result, row_of

MIGRATIONS: Final = (
    """
    CREATE TABLE results (
        game_id TEXT NOT NULL, kind TEXT NOT NULL, part INTEGER NOT NULL, game TEXT NOT NULL,
        number TEXT, status TEXT NOT NULL, score INTEGER, detail TEXT NOT NULL, finished TEXT NOT NULL,
        practice INTEGER NOT NULL, conceded INTEGER NOT NULL, replayed INTEGER NOT NULL,
        house_rules TEXT NOT NULL, match INTEGER, level TEXT NOT NULL,
        PRIMARY KEY (game_id, kind, part)
    );
    CREATE TABLE deals (
        game TEXT NOT NULL, number TEXT NOT NULL, game_id TEXT NOT NULL, PRIMARY KEY (game, number)
    );
    CREATE VIEW counted AS
        SELECT * FROM results WHERE practice = 0 AND replayed = 0 AND number IS NOT NULL;
    """,
    """
    ALTER TABLE results ADD COLUMN coached INTEGER NOT NULL DEFAULT 0;
    DROP VIEW counted;
    CREATE VIEW counted AS
        SELECT * FROM results WHERE practice = 0 AND coached = 0 AND replayed = 0 AND number IS NOT NULL;
    """,
    """
    ALTER TABLE results ADD COLUMN daily TEXT;
    ALTER TABLE results ADD COLUMN late INTEGER NOT NULL DEFAULT 0;
    DROP VIEW counted;
    CREATE VIEW counted AS
        SELECT * FROM results WHERE practice = 0 AND coached = 0 AND replayed = 0 AND number IS NOT NULL;
    """,
    """
    ALTER TABLE results ADD COLUMN aside INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX results_of_game ON results (game, aside);
    CREATE TABLE foreseen (
        game_id TEXT NOT NULL, part INTEGER NOT NULL, seat TEXT NOT NULL, chance REAL NOT NULL,
        PRIMARY KEY (game_id, part, seat)
    );
    DROP VIEW counted;
    CREATE VIEW counted AS
        SELECT * FROM results
        WHERE practice = 0 AND coached = 0 AND replayed = 0 AND number IS NOT NULL AND aside = 0;
    """,
)
"""What makes each version of the schema from the one before; ``PRAGMA user_version`` counts them."""

_DISK_FAULTS: Final = {
    sqlite3.SQLITE_PERM: DiskFault.READ_ONLY,
    sqlite3.SQLITE_READONLY: DiskFault.READ_ONLY,
    sqlite3.SQLITE_FULL: DiskFault.FULL,
    sqlite3.SQLITE_CANTOPEN: DiskFault.READ_ONLY,
    sqlite3.SQLITE_BUSY: DiskFault.OTHER,
    sqlite3.SQLITE_LOCKED: DiskFault.OTHER,
    sqlite3.SQLITE_IOERR: DiskFault.OTHER,
}
"""Errors that say nothing against the file's content; all others do."""


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

    def __init__(self, path: Path) -> None:
        self._path = path

    def open(self) -> tuple[Path, ...]:
        """Make the file ready for use; the new names of files that were damaged and set aside.

        A damaged or missing ledger is replaced by its backup, or where that is damaged too by a new one.
        """
        make_folder(self._path.parent)
        damaged: list[Path] = []
        if self._path.exists() and not self._sound(self._path):
            damaged += self._set_aside(self._path)
        backup = backup_of(self._path)
        if not self._path.exists() and backup.exists():
            if self._sound(backup):
                self._restore(backup)
            else:
                damaged += self._set_aside(backup)
        with self._connected() as connection:
            _migrate(connection)
        return tuple(damaged)

    def begin(self, game: str, number: int, game_id: str) -> None:
        """Note that a deal is being played: another game with this number is then a replayed one."""
        with self._connected() as connection:
            connection.execute("INSERT OR IGNORE INTO deals VALUES (?, ?, ?)", (game, str(number), game_id))

    def begun(self, game: str, numbers: Iterable[int]) -> frozenset[int]:
        """Those of ``numbers`` whose deals of ``game`` have been played, or begun."""
        with self._connected() as connection:
            return frozenset(number for number in numbers if connection.execute(_BEGUN, (game, str(number))).fetchone())

    def add(self, results: Sequence[Result]) -> None:
        """Write ``results``; those that are there already are left as they are."""
        with self._connected() as connection:
            for result in results:
                connection.execute(_ADD, row_of(result))
        self._back_up()

    def tally(self, game: str, kind: str) -> Mapping[str, Figures]:
        """The figures of all counted results of this kind, by status."""
        with self._connected() as connection:
            rows = connection.execute(_TALLY, (game, kind)).fetchall()
        return {status: Figures(*figures) for status, *figures in rows}

    def results(self, game: str) -> tuple[Result, ...]:
        """All results of ``game``, also those that do not count, in the order in which they were written."""
        with self._connected() as connection:
            return tuple(read_result(row) for row in connection.execute(_RESULTS, (game,)))

    def entries(self, selection: Selection, latest: int = -1) -> tuple[Entry, ...]:
        """The rows that ``selection`` asks for, in the order in which they were written.

        ``latest`` is how many of the last ones are wanted; all where it is negative.
        """
        where, values = selection.condition()
        with self._connected() as connection:
            rows = connection.execute(_ENTRIES.format(where=where), [*values, latest]).fetchall()
            foreseen = self._foreseen(connection, selection.game)
        return tuple(read_entry(row, foreseen) for row in reversed(rows))

    def foresee(self, game_id: str, chances: Mapping[int, Mapping[str, float]]) -> None:
        """Keep what the declarers of hands thought of their chance, by hand and seat; what is known already stands."""
        rows = [(game_id, part, seat, chance) for part, seats in chances.items() for seat, chance in seats.items()]
        with self._connected() as connection:
            connection.executemany("INSERT OR IGNORE INTO foreseen VALUES (?, ?, ?, ?)", rows)

    def reset(self) -> None:
        """Begin anew: set all rows aside, and erase those that an earlier reset had set aside."""
        with self._connected() as connection:
            connection.execute(_ERASE_FORESEEN)
            connection.execute(_ERASE)
            connection.execute("UPDATE results SET aside = 1 WHERE aside = 0")
        self._back_up()

    def restore(self) -> None:
        """Take back the last reset: what it set aside joins what came since."""
        with self._connected() as connection:
            connection.execute("UPDATE results SET aside = 0 WHERE aside = 1")
        self._back_up()

    def restorable(self) -> int:
        """How many rows ``restore`` would bring back."""
        with self._connected() as connection:
            (count,) = connection.execute("SELECT COUNT(*) FROM results WHERE aside = 1").fetchone()
        return int(count)

    @staticmethod
    def _foreseen(connection: sqlite3.Connection, game: str) -> Mapping[tuple[str, int], Mapping[str, float]]:
        found: dict[tuple[str, int], dict[str, float]] = {}
        for game_id, part, seat, chance in connection.execute(_FORESEEN, (game,)):
            found.setdefault((game_id, part), {})[seat] = chance
        return found

    @contextmanager
    def _connected(self) -> Iterator[sqlite3.Connection]:
        try:
            with closing(sqlite3.connect(self._path)) as connection, connection:
                connection.execute("PRAGMA synchronous = EXTRA")
                yield connection
        except sqlite3.Error as error:
            raise _disk_error(error, self._path) from error

    def _sound(self, path: Path) -> bool:
        """Whether ``path`` is a whole ledger of a version that this program knows."""
        if not path.stat().st_size:
            return False
        try:
            with closing(sqlite3.connect(path)) as connection:
                whole = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
                return whole and _version(connection) <= len(MIGRATIONS) and _complete(connection)
        except sqlite3.DatabaseError as error:
            # What cannot be opened is in the way as a damaged file is; where it cannot be set aside either, that tells.
            if _primary(error) in _DISK_FAULTS.keys() - {sqlite3.SQLITE_CANTOPEN}:
                raise _disk_error(error, path) from error
            return False

    def _set_aside(self, path: Path) -> list[Path]:
        """Set a damaged file aside with its journal, which must not be played into the next one."""
        journal = path.with_name(path.name + "-journal")
        return [set_aside(file) for file in (path, journal) if file.exists()]

    def _restore(self, backup: Path) -> None:
        try:
            shutil.copyfile(backup, self._path)
        except OSError as error:
            raise DiskError.of(error, self._path) from error

    def _back_up(self) -> None:
        fresh = self._path.with_name(self._path.name + ".new")
        try:
            fresh.unlink(missing_ok=True)
            with self._connected() as connection, closing(sqlite3.connect(fresh)) as copy:
                connection.backup(copy)
            fresh.replace(backup_of(self._path))
        except OSError as error:
            raise DiskError.of(error, fresh) from error


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
    FROM counted WHERE game = ? AND kind = ? GROUP BY status
"""
_BEGUN: Final = "SELECT 1 FROM deals WHERE game = ? AND number = ?"
_RESULTS: Final = f"SELECT {COLUMNS} FROM results WHERE game = ? AND aside = 0 ORDER BY rowid"  # noqa: S608 - our own words
_ENTRIES: Final = f"SELECT {COLUMNS}, replayed FROM results WHERE {{where}} ORDER BY rowid DESC LIMIT ?"  # noqa: S608 - our own words
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


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _complete(connection: sqlite3.Connection) -> bool:
    """Whether the tables are there, as far as this version needs them; they raise otherwise."""
    connection.execute("SELECT replayed FROM results LIMIT 1").fetchone()
    connection.execute("SELECT game_id FROM deals LIMIT 1").fetchone()
    return True


def _migrate(connection: sqlite3.Connection) -> None:
    for version, script in enumerate(MIGRATIONS[_version(connection) :], _version(connection) + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {version}; COMMIT;")


def _primary(error: sqlite3.Error) -> int:
    """SQLite's primary error code; extended codes carry it in the low byte."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def _disk_error(error: sqlite3.Error, path: Path) -> DiskError:
    return DiskError(_DISK_FAULTS.get(_primary(error), DiskFault.OTHER), path, str(error))

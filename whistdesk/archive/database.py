"""An SQLite file that is kept safely: healed when it is opened, written through to the disk, copied after each write.

The file is kept with a rollback journal and not with a write-ahead log: a row is written once in
minutes, the log's two further files would have to travel with every copy, and it does not work on
network folders. After a write a whole copy is kept as ``NAME.bak``. After a write that failed the
file is opened anew, with all checks, before the next one.
"""

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from threading import RLock
from typing import Final

from whistdesk.archive.disk import (
    DiskError,
    DiskFault,
    backup_of,
    make_folder,
    make_way,
    set_aside,
    sync_folder,
)
from whistdesk.archive.schema import LARGEST_LEDGER, guard, is_sound, migrate

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
_DAMAGED: Final = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_TOOBIG}
"""Errors that say it clearly: what should be there is not, or is not what it should be."""
_UNCLEAR: Final = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM}
"""Errors of which the system can say more."""
_JOURNAL_MAGIC: Final = bytes.fromhex("d9d505f920a163d7")
"""How a journal ends that names a further file."""


class Database:
    """The file ``path``. Each call opens it anew, so any thread may call. All methods raise DiskError."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writing = RLock()
        """One thread writes at a time, since all write the same backup."""
        self._ready = False
        self._found: list[Path] = []

    @property
    def backed_up(self) -> bool:
        """Whether there is a copy."""
        return backup_of(self._path).exists()

    def open(self) -> tuple[Path, ...]:
        """Make the file ready for use; the new names of files that were damaged and set aside.

        A damaged or missing file is replaced by its backup, or where that is damaged too by a new one.
        """
        with self._writing:
            make_folder(self._path.parent)
            damaged = self._heal()
            with self.read() as connection:
                migrate(connection)
            self._ready = True
            return tuple(damaged)

    def take_found(self) -> tuple[Path, ...]:
        """New names of files that were damaged and set aside when a write had the file opened anew, each told once."""
        found, self._found = self._found, []
        return tuple(found)

    @contextmanager
    def written(self, *, backed_up: bool = False) -> Iterator[sqlite3.Connection]:
        """A connection whose changes are on the disk at the end, and in the backup if that is wished."""
        with self._writing:
            if not self._ready:
                self._found += self.open()
            # Until all of it has been written nobody knows how the files are.
            self._ready = False
            with self.read() as connection:
                yield connection
            if backed_up:
                self._back_up()
            self._ready = True

    @contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """A connection for as long as it is wanted."""
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
        except sqlite3.Error as error:
            raise _disk_error(error, self._path) from error

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
        with closing(sqlite3.connect(backup)) as connection:
            self._copy(connection, self._path)
        return aside

    def _back_up(self) -> None:
        with self.read() as connection:
            self._copy(connection, backup_of(self._path))

    def _copy(self, connection: sqlite3.Connection, place: Path) -> None:
        """Have the whole of what ``connection`` reads at ``place``, or what was there before; it may be large."""
        fresh = self._path.with_name(self._path.name + ".new")
        try:
            for file in (fresh, place):
                make_way(file)
            fresh.unlink(missing_ok=True)
            with closing(sqlite3.connect(fresh)) as copy:
                connection.backup(copy)
            fresh.replace(place)
            sync_folder(self._path.parent)
        except OSError as error:
            raise DiskError.of(error, fresh) from error
        finally:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)


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
    usual = DiskFault.DAMAGED if code in _DAMAGED else DiskFault.OTHER
    return DiskError(_DISK_FAULTS.get(code, usual), path, str(error))


def _refused(path: Path) -> OSError | None:
    """What the system itself says to one who wants to write to ``path``; None where it says nothing."""
    try:
        os.close(os.open(path, os.O_RDWR | getattr(os, "O_NONBLOCK", 0)))
    except OSError as error:
        return error
    return None

"""One program at a time writes to a folder.

The lock is the system's own, on a file ``lock`` in the folder: it ends with the program that holds
it, however that ends, so there is nothing stale to clear away.
"""

import os
import sys
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Final

from whistdesk.archive.disk import DiskError, make_folder, make_way

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno == 0:  # wine does not say why
                raise BlockingIOError from error
            raise
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


NAME: Final = "lock"


class Hold(Enum):
    """Who may write to a folder."""

    OURS = "ours"
    OTHERS = "others"
    """Another program has the lock."""
    UNKNOWN = "unknown"
    """The lock cannot be asked: its file cannot be opened, or the folder knows no locks, as some network drives do."""


class FolderLock:
    """The right to write to a folder, held from ``take`` to ``release`` or the end of the program."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._handle: int | None = None

    def take(self) -> Hold:
        """Take the lock, if it is free. DiskError where there is no folder and none can be made."""
        make_folder(self._path.parent)
        self.release()
        handle = self._open()
        if handle is None:
            return Hold.UNKNOWN
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError):
            os.close(handle)
            return Hold.OTHERS
        except OSError:
            os.close(handle)
            return Hold.UNKNOWN
        self._handle = handle
        return Hold.OURS

    def release(self) -> None:
        """Give the lock back; nothing where it is not held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def _open(self) -> int | None:
        """The file, made where it is missing: where it is another user's, reading is enough for a lock."""
        with suppress(DiskError, OSError):
            make_way(self._path)
        for how in (os.O_RDWR | os.O_CREAT, os.O_RDONLY):
            try:
                return os.open(self._path, how | getattr(os, "O_NONBLOCK", 0), 0o666)
            except OSError:
                continue
        return None

"""One program at a time writes to a folder.

The lock is the system's own, on a file ``lock`` in the folder: it ends with the program that holds
it, however that ends, so there is nothing stale to clear away.
"""

import os
import sys
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


class FolderLock:
    """The right to write to a folder, held from ``take`` to ``release`` or the end of the program."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / NAME
        self._handle: int | None = None

    def take(self) -> bool:
        """Take the lock; False while another program has it. DiskError where the folder cannot be used."""
        make_folder(self._path.parent)
        try:
            make_way(self._path)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise DiskError.of(error, self._path) from error
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError):
            os.close(handle)
            return False
        except OSError:
            pass  # Some network folders know no locks: better no lock than no game.
        self._handle = handle
        return True

    def release(self) -> None:
        """Give the lock back; nothing where it is not held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

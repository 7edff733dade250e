"""Between two starts of the program: the second one asks the first to open a record, and ends."""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from whistdesk.archive.disk import DiskError, make_folder
from whistdesk.archive.letterbox import Letterbox, Wish

PATIENCE: Final = 4.0
"""Seconds after which a program that does not answer is taken to be stuck."""
SHORT_PATIENCE: Final = 1.5
"""The same, where it is not known whether any program runs."""
GLANCE: Final = 0.02

if sys.platform == "win32":
    import ctypes

    ANYBODY: Final = -1

    def _step_back() -> None:
        """Let another program come to the front, which on Windows only the one in front may grant."""
        ctypes.windll.user32.AllowSetForegroundWindow(ANYBODY)
else:

    def _step_back() -> None:
        """Elsewhere the window system decides who is in front."""


class Doorbell(QObject):
    """Tells the running program what a second start wants."""

    rung = Signal(object)
    """A record's Path, or None where only the window is wanted."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Listen to the notes in ``folder``; where that cannot be made, nobody can ring."""
        super().__init__(parent)
        self._letterbox = Letterbox(folder)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self.answer)
        try:
            make_folder(folder)
        except DiskError:
            return
        # What was left by a start that gave up waiting is old.
        self._letterbox.collect()
        self._watcher.addPath(str(folder))

    def close(self) -> None:
        """Listen no more: Windows keeps a folder that is watched from being removed."""
        if watched := self._watcher.directories():
            self._watcher.removePaths(watched)

    def answer(self) -> None:
        """Take what lies in the letterbox."""
        for wish in self._letterbox.collect():
            self.rung.emit(wish.file)


def ring(folder: Path, file: Path | None, patience: float = PATIENCE) -> bool:
    """Ask the program that listens to ``folder``; whether it answered within ``patience`` seconds."""
    try:
        note = Letterbox(folder).post(Wish(file))
    except DiskError:
        return False
    _step_back()
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if not os.path.lexists(note):
            return True
        time.sleep(GLANCE)
    with suppress(OSError):  # Windows keeps what is being read at this moment
        note.unlink(missing_ok=True)
    return False

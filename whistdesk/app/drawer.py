"""The player's settings on disk, the right to write, and the outbox: what is opened before all else."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final

from whistdesk.app import settings as store
from whistdesk.app.folders import Folders
from whistdesk.app.settings import Settings
from whistdesk.archive.disk import DiskError, DiskFault, backup_of, spare
from whistdesk.archive.lock import FolderLock, Hold
from whistdesk.model.outbox import Key, Outbox

CLOSING_PATIENCE: Final = 10.0
"""Seconds that the end of the program waits for a slow disk."""


class InUse(Exception):
    """Another program writes to these folders."""

    def __init__(self, folders: Folders) -> None:
        super().__init__(str(folders.kept))
        self.folders = folders


class Found:
    """What was not as it should be when the files were opened."""

    def __init__(
        self, damaged: Iterable[Path] = (), wrong_settings: tuple[str, ...] = (), closed: DiskError | None = None
    ) -> None:
        self.damaged = list(damaged)
        """New names of files that were set aside."""
        self.wrong_settings = wrong_settings
        self.closed = closed
        """Why nothing can be kept."""
        self.passing = False
        """Whether everything goes to a place that the system clears."""


class Drawer:
    """Goes on with what cannot be opened: ``found`` says what that was."""

    def __init__(self, folders: Folders, answered: Callable[[Folders], bool] = lambda _: False) -> None:
        """InUse where another program has the folders.

        ``answered`` says, where the lock cannot be asked, whether a program answers that has them.
        """
        self.folders, self.found = folders, Found()
        self._lock = FolderLock(folders.kept)
        try:
            hold = self._lock.take()
        except DiskError as error:
            self.found.closed = error
        else:
            if hold is Hold.OTHERS or (hold is Hold.UNKNOWN and answered(folders)):
                raise InUse(folders)
        self.outbox = Outbox()
        """All writing while the program runs goes through it."""
        self._settings_known = False

    def settings(self) -> Settings:
        """The player's settings, or the defaults where they cannot be read."""
        try:
            opened = store.load(self.folders.settings)
        except DiskError as error:
            self.found.closed = self.found.closed or error
            return Settings()
        path = self.folders.settings
        self._settings_known = path.exists() or backup_of(path).exists()
        self.found.damaged += opened.damaged
        self.found.wrong_settings = opened.wrong
        return opened.settings

    def keep(self, settings: Settings) -> None:
        """Have the settings written."""
        self.outbox.put(Key("settings"), partial(self._store, settings))

    def take_again(self) -> None:
        """Take the right to write that could not be taken at the start; DiskError."""
        if self._lock.take() is Hold.OTHERS:
            raise DiskError(DiskFault.BUSY, self.folders.kept, "")

    def close(self) -> None:
        """Write what is still to be written, and let other programs write."""
        self.outbox.close(CLOSING_PATIENCE)
        self._lock.release()

    def _store(self, settings: Settings) -> tuple[Path, ...]:
        """Write the settings; the new names of files that were not there, or could not be read, at the start."""
        path = self.folders.settings
        spared = () if self._settings_known else spare(path)
        store.store(settings, path)
        self._settings_known = True
        return spared

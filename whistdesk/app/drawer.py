"""The player's settings on disk, and the right to write: what is opened before all else."""

from dataclasses import dataclass, field
from pathlib import Path

from whistdesk.app import settings as store
from whistdesk.app.folders import Folders
from whistdesk.app.settings import Settings
from whistdesk.archive.disk import DiskError
from whistdesk.archive.lock import FolderLock


class InUse(Exception):
    """Another program writes to these folders."""

    def __init__(self, folders: Folders) -> None:
        super().__init__(str(folders.kept))
        self.folders = folders


@dataclass(slots=True)
class Found:
    """What was not as it should be when the files were opened."""

    damaged: list[Path] = field(default_factory=list)
    """New names of files that were set aside."""
    wrong_settings: tuple[str, ...] = ()
    closed: DiskError | None = None
    """Why nothing can be kept."""


class Drawer:
    """Goes on with what cannot be opened: ``found`` says what that was."""

    def __init__(self, folders: Folders) -> None:
        """InUse where another program has the folders."""
        self.folders, self.found = folders, Found()
        self._lock = FolderLock(folders.kept)
        try:
            taken = self._lock.take()
        except DiskError as error:
            self.found.closed = error
        else:
            if not taken:
                raise InUse(folders)

    def settings(self) -> Settings:
        """The player's settings, or the defaults where they cannot be read."""
        try:
            opened = store.load(self.folders.settings)
        except DiskError as error:
            self.found.closed = self.found.closed or error
            return Settings()
        self.found.damaged += opened.damaged
        self.found.wrong_settings = opened.wrong
        return opened.settings

    def store(self, settings: Settings) -> None:
        """Keep the settings; DiskError."""
        store.store(settings, self.folders.settings)

    def close(self) -> None:
        """Let other programs write."""
        self._lock.release()

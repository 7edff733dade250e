"""All that is kept on disk, opened together: saves, results, settings, and the right to write them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from whistdesk.app import settings as store
from whistdesk.app.folders import Folders
from whistdesk.app.settings import Settings
from whistdesk.archive.disk import DiskError
from whistdesk.archive.ledger import Figures, Ledger
from whistdesk.archive.lock import FolderLock
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.record import Record
from whistdesk.archive.result import Result
from whistdesk.archive.saves import History, Save, SaveFolder, Sitting
from whistdesk.rules.base import Game


class InUse(Exception):
    """Another program writes to these folders."""

    def __init__(self, folders: Folders) -> None:
        super().__init__(str(folders.kept))
        self.folders = folders


@dataclass(slots=True)
class Found:
    """What was not as it should be when the cabinet was opened."""

    damaged: list[Path] = field(default_factory=list)
    """New names of files that were set aside."""
    wrong_settings: tuple[str, ...] = ()
    closed: DiskError | None = None
    """Why nothing can be kept."""


class Cabinet:
    """Opens what there is and goes on with what cannot be opened: ``found`` says what that was."""

    def __init__(self, folders: Folders, games: Mapping[str, Game]) -> None:
        """InUse where another program has the folder."""
        self.found = Found()
        self.saves = SaveFolder(folders.saves, games)
        self.past = PastGames(folders.past, games)
        self.ledger = Ledger(folders.ledger, games)
        self.letters = folders.letters
        self._folders, self._games = folders, games
        self._lock = FolderLock(folders.kept)
        self._open()

    def _open(self) -> None:
        try:
            if not self._lock.take():
                raise InUse(self._folders)
            self.found.damaged += self.ledger.open()
        except DiskError as error:
            self.found.closed = error

    def settings(self) -> Settings:
        """The player's settings, or the defaults where they cannot be read."""
        try:
            opened = store.load(self._folders.settings)
        except DiskError as error:
            self.found.closed = self.found.closed or error
            return Settings()
        self.found.damaged += opened.damaged
        self.found.wrong_settings = opened.wrong
        return opened.settings

    def store(self, settings: Settings) -> None:
        """Keep the settings; DiskError."""
        store.store(settings, self._folders.settings)

    def kept(self) -> dict[str, Save]:
        """The games that were left, by their keys."""
        found: dict[str, Save] = {}
        for key, game in self._games.items():
            try:
                loaded = self.saves.load(game)
            except DiskError as error:
                self.found.closed = self.found.closed or error
                continue
            self.found.damaged += loaded.damaged
            if loaded.save is not None:
                found[key] = loaded.save
        return found

    def keep(self, record: Record, history: History, sitting: Sitting) -> None:
        """Keep a game that was left and has changed without being played: it is not the last one now; DiskError."""
        before = self.saves.load(record.game).save
        self.saves.store(Save(record, history, sitting, before.saved if before else sitting.started))

    def tally(self, game: str, kind: str) -> Mapping[str, Figures]:
        """The counted results of a game, by status; none where the ledger cannot be read."""
        try:
            return self.ledger.tally(game, kind)
        except DiskError:
            return {}

    def begun(self, game: str, numbers: Iterable[int]) -> frozenset[int]:
        """Those of ``numbers`` whose deals were played here; none where the ledger cannot be read."""
        try:
            return self.ledger.begun(game, numbers)
        except DiskError:
            return frozenset()

    def results(self, game: str) -> Sequence[Result]:
        """All results of a game; none where the ledger cannot be read."""
        try:
            return self.ledger.results(game)
        except DiskError:
            return ()

    def close(self) -> None:
        """Let other programs write."""
        self._lock.release()

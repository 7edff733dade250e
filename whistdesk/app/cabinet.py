"""What is kept of games: saves, results, and games that are over."""

from collections.abc import Iterable, Mapping, Sequence

from whistdesk.app.drawer import Drawer
from whistdesk.archive.disk import DiskError
from whistdesk.archive.ledger import Figures, Ledger
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.record import Record
from whistdesk.archive.result import Result
from whistdesk.archive.saves import History, Save, SaveFolder, Sitting
from whistdesk.rules.base import Game


class Cabinet:
    """Opens what there is and goes on with what cannot be opened: ``found`` says what that was."""

    def __init__(self, drawer: Drawer, games: Mapping[str, Game]) -> None:
        self._drawer, self._games = drawer, games
        self.found = drawer.found
        folders = drawer.folders
        self.saves = SaveFolder(folders.saves, games)
        self.past = PastGames(folders.past, games)
        self.ledger = Ledger(folders.ledger, games)
        if self.found.closed is None:
            self._open()

    def _open(self) -> None:
        try:
            self.found.damaged += self.ledger.open()
        except DiskError as error:
            self.found.closed = error

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
        self._drawer.close()

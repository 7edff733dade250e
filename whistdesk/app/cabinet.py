"""What is kept of games: saves, results, and games that are over."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from whistdesk.app.drawer import Drawer
from whistdesk.archive.disk import DiskError
from whistdesk.archive.ledger import Figures, Ledger
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.record import Record
from whistdesk.archive.result import Result
from whistdesk.archive.saves import History, Save, SaveFolder, Sitting
from whistdesk.model.keeper import save_key
from whistdesk.model.outbox import Key
from whistdesk.rules.base import Game

OPENING: Final = Key("opening")
"""The key in the outbox of what could not be opened at the start."""


class Cabinet:
    """Opens what there is and goes on with what cannot be opened: ``found`` says what that was."""

    def __init__(self, drawer: Drawer, games: Mapping[str, Game]) -> None:
        self._drawer, self._games = drawer, games
        self.found, self.outbox = drawer.found, drawer.outbox
        folders = drawer.folders
        self.saves = SaveFolder(folders.saves, games)
        self.past = PastGames(folders.past, games)
        self.ledger = Ledger(folders.ledger, games)
        self._open()

    def _open(self) -> None:
        if self.found.closed is not None and not self.found.passing:
            self._note_closed(self.found.closed)
            return
        try:
            self.found.damaged += self.ledger.open()
        except DiskError as error:
            self._note_closed(error)

    def _note_closed(self, error: DiskError) -> None:
        """Something cannot be opened: try again until it can."""
        self.found.closed = self.found.closed or error
        self.outbox.put(OPENING, self._open_again)

    def _open_again(self) -> tuple[Path, ...]:
        """What could not be opened at the start; DiskError."""
        self._drawer.take_again()
        return self.ledger.open()

    def kept(self) -> dict[str, Save]:
        """The games that were left, by their keys."""
        found: dict[str, Save] = {}
        for key, game in self._games.items():
            try:
                loaded = self.saves.load(game)
            except DiskError as error:
                self._note_closed(error)
                continue
            self.found.damaged += loaded.damaged
            if loaded.save is not None:
                found[key] = loaded.save
        return found

    def keep(self, record: Record, history: History, sitting: Sitting) -> None:
        """Have a game written that was left and has changed without being played: it is not the last one now."""
        self.outbox.put(save_key(record.game), partial(self._change, record, history, sitting))

    def _change(self, record: Record, history: History, sitting: Sitting) -> tuple[Path, ...]:
        before, damaged = self.saves.load(record.game)
        saved = before.saved if before else sitting.started
        return *damaged, *self.saves.store(Save(record, history, sitting, saved), latest=False)

    def set_aside(self) -> list[Path]:
        """New names of files of the ledger that were damaged while the program ran, each told once."""
        return list(self.ledger.take_found())

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

    def of_days(self, game: str, kind: str, first: date, last: date) -> Sequence[Result]:
        """The results of daily deals of these days; none where the ledger cannot be read."""
        try:
            return self.ledger.of_days(game, kind, first, last)
        except DiskError:
            return ()

    def close(self) -> None:
        """Write what is still to be written, and let other programs write."""
        self._drawer.close()

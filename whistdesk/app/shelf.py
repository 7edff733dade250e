"""The games that were begun, one of each kind, and how all games stand."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from whistdesk.app.cabinet import Cabinet
from whistdesk.archive.occupant import Occupant
from whistdesk.archive.saves import Sitting
from whistdesk.model.keeper import catch_up
from whistdesk.model.session import Session
from whistdesk.views.registry import ACCOUNTS
from whistdesk.views.tile import Standing
from whistdesk.views.tiles import TILES


class Begun(NamedTuple):
    """A game that was begun, whether it lies on the table or not."""

    session: Session
    sitting: Sitting


class Shelf:
    """Holds the games that were left when the program ended last, and those begun since."""

    def __init__(self, cabinet: Cabinet) -> None:
        self._cabinet = cabinet
        saves = cabinet.kept()
        self._begun = {
            key: Begun(Session.resume(save.record, save.history), save.sitting) for key, save in saves.items()
        }
        self.last = max(saves, key=lambda key: saves[key].saved, default=next(iter(TILES)))
        """The kind of game that was played last."""
        for key, save in saves.items():
            catch_up(self._begun[key].session, save, cabinet.outbox, cabinet.past, cabinet.ledger)

    def live(self, key: str) -> Begun | None:
        """The game of this kind that can be continued, if there is one."""
        begun = self._begun.get(key)
        return None if begun is None or begun.session.over else begun

    def begun(self, key: str, game_id: str) -> Begun | None:
        """The game of this kind with this id in the ledger, if it is the one that is held."""
        begun = self._begun.get(key)
        return begun if begun is not None and begun.sitting.game_id == game_id else None

    def put(self, begun: Begun) -> None:
        """Hold ``begun``, the game that is played now, instead of the last one of its kind."""
        self.last = begun.session.game.key
        self._begun[self.last] = begun

    def seat(self, key: str, seats: Mapping[str, Occupant], *, on_table: bool) -> None:
        """Let others sit at the computer seats of the game of this kind, if one was begun.

        The game on the table is kept by whoever plays it, any other at once.
        """
        begun = self._begun.get(key)
        if begun is not None and begun.sitting.seats != seats:
            sitting = replace(begun.sitting, seats=seats)
            self._begun[key] = begun._replace(sitting=sitting)
            if not on_table:
                self._cabinet.keep(begun.session.record(), begun.session.history(), sitting)

    def standings(self) -> list[Standing]:
        """How all games stand, in the order of the home screen."""
        return [self._standing(key) for key in TILES]

    def _standing(self, key: str) -> Standing:
        account, begun = ACCOUNTS[key], self.live(key)
        if begun is not None:
            note = account.progress(begun.session.moment.view)
        else:
            note = account.results(self._cabinet.tally(key, account.kind))
        return Standing(key, TILES[key], begun is not None, note, key == self.last)

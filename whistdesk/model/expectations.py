"""What the declarers of a contract thought of their chance when they bid: asked again, and kept for statistics."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from whistdesk.archive.ledger import Ledger
from whistdesk.model.outbox import LEDGER, Key, Outbox
from whistdesk.model.pace import BUDGET_MS
from whistdesk.model.past import PastMove
from whistdesk.model.session import Session
from whistdesk.model.thinking import chance, thinking
from whistdesk.model.worker import Done, Worker
from whistdesk.players.base import Player
from whistdesk.players.bids import Bids
from whistdesk.rules.seats import Seat

CLOSING_PATIENCE: Final = 0.0
"""Seconds that closing waits for a player that is thinking: none."""


class Expectations(QObject):
    """Asks, when a hand is over, the player of each declarer's seat about its bid once more, for the ledger.

    A seat's player gets the view and the chance of then, so it thinks of the bid what it thought; for the person
    a player answers who sees no more than they did. It is done off the GUI thread; the last hand of a match that
    is resumed is asked about again, since the program may have ended before there was an answer.
    """

    failed = Signal(object)
    """A player raised an error: the exception."""

    def __init__(
        self,
        session: Session,
        ledger: Ledger,
        outbox: Outbox,
        game_id: str,
        bids: Bids,
        players: Mapping[Seat, Player],
        *,
        seed: int,
        parent: QObject | None = None,
    ) -> None:
        """``players`` has one for each seat, the person's too."""
        super().__init__(parent)
        self._session, self._game_id = session, game_id
        self._ledger, self._outbox = ledger, outbox
        self._bids, self._players, self._seed = bids, dict(players), seed
        self._asked: set[int] = set()
        self._open = True
        self._worker: Worker | None = None
        session.stepped.connect(self._look)
        self._look()

    def seat(self, players: Mapping[Seat, Player]) -> None:
        """Ask others about the hands that end from now on."""
        self._players |= players

    def close(self) -> None:
        """Stop: nothing is asked any more. Never waits."""
        self._open = False
        if self._worker is not None:
            self._worker.close(CLOSING_PATIENCE)

    def _look(self) -> None:
        past = self._session.retrospect
        part = past.last_part
        if part is None or part in self._asked or not self._open:
            return
        self._asked.add(part)
        moves = past.moves(part)
        decisive = self._bids.decisive([(past.mover, past.move) for past in moves])
        if decisive:
            if self._worker is None:
                self._worker = Worker("expectations", self)
                self._worker.done.connect(self._listen)
            bids = {seat: moves[index] for seat, index in decisive.items()}
            self._worker.submit(part, partial(self._find_out, part, bids, dict(self._players)))

    def _find_out(self, part: int, bids: Mapping[Seat, PastMove], players: Mapping[Seat, Player]) -> None:
        chances = {str(seat): self._chance(past, players[seat]) for seat, past in bids.items() if self._open}
        known = {seat: found for seat, found in chances.items() if found is not None}
        if self._open:
            task = partial(self._ledger.foresee, self._game_id, {part: known})
            self._outbox.put(Key(LEDGER, ("foreseen", self._game_id, part)), task)

    def _chance(self, past: PastMove, player: Player) -> float | None:
        rng = chance(self._seed, past.mover, past.ply)
        choice = thinking(player, past.known, rng, BUDGET_MS)()
        return self._bids.chance(next(opinion for opinion in choice.opinions if opinion.move == past.move))

    def _listen(self, done: Done) -> None:
        if done.error is not None:
            self.failed.emit(done.error)

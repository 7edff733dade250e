"""The arbiter: looks, off the GUI thread, whether the person's hand is certain before the rules can say so (SW-16)."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from whistdesk.model.session import Session
from whistdesk.model.thinking import chance, proving
from whistdesk.model.worker import Done, Worker
from whistdesk.players.base import Claimant

CLOSING_PATIENCE: Final = 0.5
"""Seconds that closing waits for a proof that is under way."""


class Arbiter(QObject):
    """Tells the session what is proved at each turn of the person in the play of a hand.

    The proof gets the person's view alone, so what it allows gives no hidden card away. It is sought
    again at each turn while a hand finishes itself: then the session plays the move that keeps the result.
    """

    failed = Signal(object)
    """The search for a proof raised an error: the exception. Nothing is proved then."""

    def __init__(self, session: Session, claim: Claimant, *, seed: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._claim, self._seed = session, claim, seed
        self._generation = 0
        self._worker = Worker("arbiter", self)
        self._worker.done.connect(self._listen)
        session.turn_changed.connect(self._attend)
        self._attend()

    def close(self) -> None:
        """Stop: nothing is told any more. Never waits for a long computation."""
        self._overtake()
        self._session.turn_changed.disconnect(self._attend)
        self._worker.close(CLOSING_PATIENCE)

    def _attend(self) -> None:
        self._overtake()
        session = self._session
        given_up = session.playing_out and not session.finishing
        if session.seat is not session.human or given_up or session.moment.decided:
            return
        rng = chance(self._seed, session.human, session.ply)
        self._worker.submit(self._generation, proving(self._claim, session.moment.view, rng))

    def _overtake(self) -> None:
        self._generation += 1
        self._worker.forget()

    def _listen(self, done: Done) -> None:
        if done.ticket != self._generation:
            return
        if done.error is not None:
            self.failed.emit(done.error)
        if done.value is not None or self._session.finishing:
            self._session.prove(done.value.move if done.value is not None else None)

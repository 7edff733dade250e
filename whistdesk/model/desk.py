"""The computer seats' desk: asks players off the GUI thread and plays their answers at human pace."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from whistdesk.model.pace import BUDGET_MS, moving_time
from whistdesk.model.session import Session
from whistdesk.model.thinking import chance, thinking
from whistdesk.model.worker import Done, Worker
from whistdesk.players.base import Player
from whistdesk.rules.base import IllegalMove, Move, View
from whistdesk.rules.seats import Seat

CLOSING_PATIENCE: Final = 0.5
"""Seconds that closing waits for a player that is thinking."""


class ComputerDesk(QObject):
    """Moves for every seat but the person's, and for theirs where the rest of a hand is played out.

    A player gets its seat's view and a generator seeded by ``seed``, the seat and the number of
    moves made, so equal games get equal answers, as long as it needs less time than there is. An
    answer is played once the screen is ready (``set_ready``) and the time for such a move has
    passed; one that undo or a new turn has overtaken is dropped.
    """

    asked = Signal(object)
    """A player has begun to think: its ``Seat``."""
    failed = Signal(object, object)
    """A player raised an error or named an illegal move: its ``Seat``, the exception.

    The seat then makes its first legal move, so that the game goes on. The same is told where a
    deal that was spelled out ends before the game does; then nothing is played.
    """

    def __init__(
        self,
        session: Session,
        players: Mapping[Seat, Player],
        *,
        seed: int,
        pace: float = 1.0,
        parent: QObject | None = None,
    ) -> None:
        """``players`` has one for each seat but a solitaire's; the person's is asked when they give up a hand."""
        super().__init__(parent)
        self.pace = pace
        """Factor on the time from a seat's turn to its move (``model/pace.py``), 0 for at once; set it at any time."""
        self._session = session
        self._players = dict(players)
        self._seed = seed
        self._autoplay = False
        self._looking_back = False
        self._ready = False
        self._closed = False
        self._generation = 0
        self._answer: Move | None = None
        self._worker: Worker | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._play)
        session.stepped.connect(self._go_on)
        session.rewound.connect(self._look_back)
        session.turn_changed.connect(self._attend)
        session.proved.connect(self._attend)
        self._attend()

    def set_ready(self, ready: bool) -> None:  # noqa: FBT001 - the name says it
        """Whether the screen has shown all that happened; while it has not, answers wait.

        A waiting answer is played from the event loop, never within this call.
        """
        self._ready = ready
        if ready and self._answer is not None and not self._pause.isActive():
            self._pause.start(0)

    def set_autoplay(self, autoplay: bool) -> None:  # noqa: FBT001 - the name says it
        """Whether a move of the person without any choice is made for them."""
        if autoplay != self._autoplay:
            self._autoplay = autoplay
            self._attend()

    def seat(self, players: Mapping[Seat, Player]) -> None:
        """Let other players choose from now on, at once."""
        self._players = dict(players)
        self._attend()

    def close(self) -> None:
        """Stop: no answer is played any more. Never waits for a long computation."""
        self._closed = True
        self._drop()
        if self._worker is not None:
            self._worker.close(CLOSING_PATIENCE)

    def _attend(self) -> None:
        """See whose turn it is, drop what was thought before, and ask."""
        self._drop()
        seat = self._session.seat
        if seat is None or self._closed:
            return
        view = self._session.view_for(seat)
        if self._plays_itself(seat, view):
            proved = self._session.moment.certain if self._session.finishing else None
            self._answer = view.legal[0] if proved is None else proved
        elif self._session.finishing:
            return  # until it is proved which move keeps the result
        elif seat is not self._session.human or self._session.playing_out:
            self._ask(seat, view)
        else:
            return
        pace = 0 if self._session.playing_out else self.pace
        self._pause.start(moving_time(self._seed, seat, self._session.ply, view, pace))

    def _plays_itself(self, seat: Seat, view: View) -> bool:
        if self._session.finishing:
            return seat is not self._session.human or self._session.moment.decided
        if seat is self._session.human and not self._session.playing_out:
            return len(view.legal) == 1 and self._autoplay and not self._looking_back
        return len(view.legal) == 1

    def _go_on(self) -> None:
        self._looking_back = False

    def _look_back(self) -> None:
        # A forced move that was taken back must not be made again at once: undo would not get past it.
        self._looking_back = self._session.can_redo

    def _ask(self, seat: Seat, view: View) -> None:
        if self._worker is None:
            self._worker = Worker("computer seats", self)
            self._worker.done.connect(self._listen)
        think = thinking(self._players[seat], view, chance(self._seed, seat, self._session.ply), BUDGET_MS)
        self._worker.submit(self._generation, think)
        self.asked.emit(seat)

    def _listen(self, done: Done) -> None:
        seat = self._session.seat
        if done.ticket != self._generation or seat is None:
            return
        if done.error is None:
            self._answer = done.value.move
        else:
            self._answer = self._session.view_for(seat).legal[0]
            self.failed.emit(seat, done.error)
        self._play()

    def _play(self) -> None:
        seat = self._session.seat
        if self._answer is None or seat is None or not self._ready or self._pause.isActive():
            return
        answer, self._answer = self._answer, None
        try:
            self._session.play_for(seat, answer)
        except IllegalMove as error:
            self.failed.emit(seat, error)

    def _drop(self) -> None:
        self._generation += 1
        self._answer = None
        self._pause.stop()
        if self._worker is not None:
            self._worker.forget()

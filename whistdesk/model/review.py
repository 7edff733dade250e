"""A review: what each move of a game was worth, found out off the GUI thread when the game is over."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from whistdesk.model.pace import BUDGET_MS
from whistdesk.model.past import PastMove
from whistdesk.model.thinking import chance, thinking
from whistdesk.model.worker import Done, Worker
from whistdesk.players.base import Choice, Opinion, Player
from whistdesk.players.hindsight import Hindsight, Makeable
from whistdesk.rules.base import Move
from whistdesk.rules.seats import Seat

CLOSING_PATIENCE: Final = 0.0
"""Seconds that closing waits for a player that is thinking: none, as nobody needs its answer."""


class Judgement(NamedTuple):
    """What was found out of a move: the coach's advice on its position, and what was makeable with open cards.

    ``opinion`` is what the player of another seat thinks of the move that it made: it is asked again, with
    the same view and the same chance. ``choice`` is None for the moves of others, ``opinion`` for the person's
    and for those without an alternative; all are None until they are found out.
    """

    choice: Choice | None = None
    opinion: Opinion | None = None
    makeable: Makeable | None = None


class Review(QObject):
    """Judges the moves one after another, from the first on, as the coach judged them during the game."""

    judged = Signal(int)
    """Something was found out of a move: its index."""
    failed = Signal(object)
    """A player or the hindsight raised an error: the exception. Nothing is known of that move then."""

    def __init__(
        self,
        moves: Sequence[PastMove],
        person: Seat,
        player: Player | None,
        *,
        seed: int,
        seats: Mapping[Seat, Player] | None = None,
        hindsight: Hindsight | None = None,
        parent: QObject | None = None,
    ) -> None:
        """``player`` judges the person's moves.

        ``seats`` are the players of the other seats; ``hindsight`` judges every position with open cards.

        What is not given is not asked.
        """
        super().__init__(parent)
        self.moves, self.person = tuple(moves), person
        self._player, self._seed, self._hindsight = player, seed, hindsight
        self._seats = seats or {}
        self._found: dict[int, Judgement] = {}
        self._waiting = 0
        self._worker = Worker("review", self)
        self._worker.done.connect(self._listen)
        for index in range(len(self.moves)):
            self._ask(index)

    @property
    def judging(self) -> bool:
        """Whether anybody judges the person's moves."""
        return self._player is not None

    @property
    def done(self) -> bool:
        """Whether all has been found out."""
        return self._waiting == 0

    def judgement(self, index: int) -> Judgement:
        """What was found out so far of a move."""
        return self._found.get(index, Judgement())

    def close(self) -> None:
        """Stop: nothing is told any more. Never waits."""
        self._worker.forget()
        self._worker.close(CLOSING_PATIENCE)

    def _ask(self, index: int) -> None:
        past = self.moves[index]
        rng = chance(self._seed, past.mover, past.ply)
        if past.mover is self.person and self._player is not None:
            self._submit(index, thinking(self._player, past.before.view, rng))
        elif past.mover in self._seats and len(past.known.legal) > 1:
            think = thinking(self._seats[past.mover], past.known, rng, BUDGET_MS)
            self._submit(index, partial(_reconsider, past.move, think))
        if self._hindsight is not None:
            self._submit(index, partial(self._hindsight.judge, past.before.view, past.before.table))

    def _submit(self, index: int, task: Callable[[], Any]) -> None:
        self._waiting += 1
        self._worker.submit(index, task)

    def _listen(self, done: Done) -> None:
        self._waiting -= 1
        if done.error is not None:
            self.failed.emit(done.error)
        before = self.judgement(done.ticket)
        if isinstance(done.value, Choice):
            self._found[done.ticket] = before._replace(choice=done.value)
        elif isinstance(done.value, Opinion):
            self._found[done.ticket] = before._replace(opinion=done.value)
        elif isinstance(done.value, Makeable):
            self._found[done.ticket] = before._replace(makeable=done.value)
        self.judged.emit(done.ticket)


def _reconsider(move: Move, think: Callable[[], Choice]) -> Opinion:
    """What the player of a seat thought of the move that it made."""
    return next(opinion for opinion in think().opinions if opinion.move == move)

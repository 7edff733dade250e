"""The coach: asks a player what the person might do, off the GUI thread."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from whistdesk.model.moment import Moment
from whistdesk.model.session import Session
from whistdesk.model.thinking import chance, thinking
from whistdesk.model.worker import Done, Worker
from whistdesk.players.base import Choice, Player

CLOSING_PATIENCE: Final = 0.5
"""Seconds that closing waits for a player that is thinking."""


class Coach(QObject):
    """Advice on the position that the person has to move in: on every one while it watches, on one after ``hint``.

    The player gets the person's view alone, and a generator seeded as those of the computer seats
    are, so equal positions get equal advice. Whatever is asked marks the game, or the hand, as
    coached. An answer that a move or an undo has overtaken is dropped.
    """

    changed = Signal()
    """``choice``, ``watching`` or ``hinting`` has changed."""
    failed = Signal(object)
    """The player raised an error or named an illegal move: the exception. There is no advice then."""

    def __init__(
        self, session: Session, player: Player, *, seed: int, watching: bool = False, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._player, self._seed = session, player, seed
        self._watching = watching
        self._hinting = False
        self._closed = False
        self._choice: Choice | None = None
        self._asked: int | None = None
        """The ply of the position in question; None while nothing is asked."""
        self._generation = 0
        self._worker: Worker | None = None
        session.turn_changed.connect(self._attend)
        self._attend()

    @property
    def watching(self) -> bool:
        """Whether every position is judged."""
        return self._watching

    @property
    def hinting(self) -> bool:
        """Whether the best move of this position was asked for."""
        return self._hinting and self._current

    @property
    def thinking(self) -> bool:
        """Whether advice on this position is on its way."""
        return self._current and self._choice is None

    @property
    def choice(self) -> Choice | None:
        """The advice on this position: never that on another one."""
        return self._choice if self._current else None

    @property
    def moment(self) -> Moment:
        """The position that is judged."""
        return self._session.moment

    @property
    def can_advise(self) -> bool:
        """Whether it is the person's turn, so that there is something to advise on."""
        session = self._session
        return session.seat is session.human and not session.playing_out

    def watch(self, watching: bool) -> None:  # noqa: FBT001 - the name says it
        """Judge every position from now on, or none."""
        if watching != self._watching:
            self._watching = watching
            self._attend()

    def hint(self) -> None:
        """Judge this position; nothing where ``can_advise`` is false."""
        if not self.can_advise or self._closed:
            return
        if self._asked is None:
            self._ask()
        self._hinting = True
        self.changed.emit()

    def take_player(self, player: Player) -> None:
        """Ask another player from now on, about this position too."""
        if player is not self._player:
            self._player = player
            hinting = self.hinting
            self._attend()
            if hinting:
                self.hint()

    def close(self) -> None:
        """Stop: nothing is told any more. Never waits for a long computation."""
        if self._closed:
            return
        self._closed = True
        self._overtake()
        self._session.turn_changed.disconnect(self._attend)
        if self._worker is not None:
            self._worker.close(CLOSING_PATIENCE)

    @property
    def _current(self) -> bool:
        return self._asked is not None and self._asked == self._session.ply and self.can_advise

    def _attend(self) -> None:
        """Forget what was said before, and ask where every position is to be judged."""
        self._overtake()
        self._choice, self._asked, self._hinting = None, None, False
        if self._watching and self.can_advise:
            self._ask()
        self.changed.emit()

    def _overtake(self) -> None:
        """Whatever was asked no longer matters."""
        self._generation += 1
        if self._worker is not None:
            self._worker.forget()

    def _ask(self) -> None:
        if self._worker is None:
            self._worker = Worker("coach", self)
            self._worker.done.connect(self._listen)
        session = self._session
        self._asked = session.ply
        rng = chance(self._seed, session.human, session.ply)
        self._worker.submit(self._generation, thinking(self._player, session.moment.view, rng))
        session.mark_coached()

    def _listen(self, done: Done) -> None:
        if done.ticket != self._generation or not self._current:
            return
        if done.error is None:
            self._choice = done.value
        else:
            self._asked = None
            self.failed.emit(done.error)
        self.changed.emit()

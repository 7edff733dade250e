"""A game being played, as a Qt object: moves, undo and redo, conceding, record and resume.

A session knows the rules through ``Game`` and ``State`` only, and no game's name.
"""

from typing import Final

from PySide6.QtCore import QObject, Signal

from whistdesk.archive.record import Record
from whistdesk.archive.saves import History
from whistdesk.model.line import Line, Turn, replayed
from whistdesk.model.marks import Marks
from whistdesk.model.moment import Moment, Passage, as_seen
from whistdesk.model.progress import Progress
from whistdesk.rules.base import Game, IllegalMove, Move, PlayedOut, Refusal, Setup, SetupError
from whistdesk.rules.seats import Seat

NOT_YOUR_TURN: Final = Refusal(None, "not-your-turn", "it is not your turn")
CONCEDED: Final = Refusal(None, "conceded", "the game has been given up")


class Session(Progress, QObject):
    """One game from its deal to its end; it moves only when told to, and tells what happened."""

    stepped = Signal(object)
    """A move was made: ``Passage``."""
    rewound = Signal(object)
    """Undo or redo moved the cursor: the ``Moment`` that is shown now."""
    proved = Signal()
    """It has become known whether the result is certain with the person's right move."""
    turn_changed = Signal(object)
    """Whose move it is now: ``Seat``, or None at the end."""
    conceded = Signal()
    """The person gave up the game, or this hand."""
    ended = Signal()
    """The game is over."""
    practice_marked = Signal()
    """An undo past a card that became known has marked the game or the hand as practice."""
    coach_marked = Signal()
    """The game or the hand is marked as coached from now on."""

    def __init__(self, game: Game, setup: Setup, parent: QObject | None = None, *, practice: bool = False) -> None:
        """A new game, or one that is practice from its first card to its last; SetupError."""
        QObject.__init__(self, parent)
        Progress.__init__(self, Record(game, setup), Line(game.start(setup)), Marks(all_practice=practice))
        self._by_proof = False
        self._opens_next = False

    @classmethod
    def resume(cls, record: Record, history: History | None = None, line: Line | None = None) -> "Session":
        """The game of ``record`` where it stands, with what ``history`` adds to it; RecordError.

        ``line`` is what ``replayed`` makes of both, where that is known already.
        Without a history it comes from elsewhere, and nobody knows what was seen of it: the parts in
        which moves were made are practice.
        """
        past = history or History()
        line = line or replayed(record, past.redo, past.opens)
        marks = Marks(
            all_practice=past.all_practice,
            practice=past.practice if history else line.begun(),
            coached=past.coached,
            conceded=past.conceded,
        )
        session = cls(record.game, record.setup)
        Progress.__init__(session, record, line, marks)
        session._opens_next = marks.gave_up_at(line.ply)
        return session

    @property
    def can_undo(self) -> bool:
        """Whether there is an action of the person to take back."""
        return self._stop() is not None

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back that can be done again."""
        return self._line.ply < len(self._line.turns)

    @property
    def can_concede(self) -> bool:
        """Whether the game for one seat, or this hand of a game for several, can be given up now."""
        if self.over or self.playing_out:
            return False
        view = self._moment.view
        return len(self.game.seats) == 1 or (isinstance(view, PlayedOut) and view.in_play)

    @property
    def can_finish(self) -> bool:
        """Whether this hand is decided (SW-16), so that the rest of it may play itself."""
        return not self.over and not self.playing_out and self._moment.decided

    def refusal(self, move: Move) -> Refusal | None:
        """Why the person may not make ``move`` now, or None if it is legal."""
        if self.resigned:
            return CONCEDED
        if self.seat not in (self.human, None):
            return NOT_YOUR_TURN
        return self._line.state.refusal(move)

    def play(self, move: Move) -> None:
        """The person moves; IllegalMove. What had been taken back can no longer be redone."""
        if refusal := self.refusal(move):
            raise IllegalMove(refusal)
        self._take(self.human, move, opens=True)

    def play_for(self, seat: Seat, move: Move) -> None:
        """A move that the person did not choose, part of their last action; IllegalMove."""
        if self.seat is not seat:
            raise IllegalMove(NOT_YOUR_TURN)
        self._take(seat, move, opens=self._opens_next)

    def concede(self) -> None:
        """Give up: a game for one seat ends at once; of others the rest of this hand is played out.

        Nothing happens where ``can_concede`` is false.
        """
        if not self.can_concede:
            return
        self._line.drop_taken_back()
        self._marks.give_up(self.part, self.ply)
        self._opens_next = True
        self.conceded.emit()
        self._announce()

    def prove(self, move: Move | None) -> None:
        """Take it as proved that the person's ``move`` makes the result certain; None: nothing is proved.

        A hand that finishes itself by proof goes back to the person where the proof fails.
        """
        self._moment = self._moment._replace(certain=move)
        self._finishing = self._finishing and self._moment.decided
        self.proved.emit()

    def finish(self) -> None:
        """Let the rest of a decided hand play itself (SW-16); nothing where ``can_finish`` is false."""
        if not self.can_finish:
            return
        self._finishing = True
        self._by_proof = self._moment.certain is not None
        self._opens_next = True
        self._announce()

    def undo_needs_word(self) -> bool:
        """Whether the next undo would be the first of this game to mark anything as practice."""
        stop = self._stop()
        return stop is not None and not self._marks.spoilt and bool(self._line.shown(self.human, stop))

    def undo(self) -> None:
        """Take the person's last action back, with all that followed; nothing where ``can_undo`` is false."""
        stop = self._stop()
        if stop is None:
            return
        spoils = self._marks.spoil(self._line.shown(self.human, stop))
        self._marks.take_back(stop)
        self._go_to(stop)
        if spoils:
            self.practice_marked.emit()

    def redo(self) -> None:
        """Do again what was taken back last; nothing where ``can_redo`` is false."""
        if self.can_redo:
            self._go_to(self._line.next_opening())

    def mark_coached(self) -> None:
        """Advice is given in the part that is being played: its result is kept apart."""
        if not self.coached:
            self._marks.coach(self.part)
            self.coach_marked.emit()

    def _take(self, mover: Seat, move: Move, *, opens: bool) -> None:
        before, part = self._moment, self.part
        try:
            step = self._line.state.apply(move)
        except SetupError as error:
            raise IllegalMove(Refusal(None, "setup", str(error))) from error
        self._line.add(Turn(mover, move, step, opens))
        self._opens_next = False
        self._moment = Moment.of(self._line.state, self.human)
        proof_stands = self._by_proof and self.part == part
        self._finishing = self._finishing and (self._moment.decided or proof_stands)
        self.stepped.emit(Passage(mover, move, before, as_seen(step.events, self.human), self._moment))
        self._announce()

    def _go_to(self, ply: int) -> None:
        self._line.ply = ply
        self._finishing = False
        self._opens_next = False
        self._moment = Moment.of(self._line.state, self.human)
        self.rewound.emit(self._moment)
        self._announce()

    def _announce(self) -> None:
        self.turn_changed.emit(self.seat)
        if self.over:
            self.ended.emit()

    def _stop(self) -> int | None:
        """The ply to which undo leads: the concession at the cursor, or where the last action began."""
        return self.ply if self._marks.gave_up_at(self.ply) else self._line.last_opening()

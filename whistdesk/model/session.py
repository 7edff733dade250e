"""A game being played, as a Qt object: moves, undo and redo, conceding, record and resume.

A session knows the rules through ``Game`` and ``State`` only, and no game's name.
"""

from typing import Final

from PySide6.QtCore import QObject, Signal

from whistdesk.archive.record import Record
from whistdesk.archive.saves import History
from whistdesk.model.line import Line, Turn, replayed
from whistdesk.model.marks import Finished, Marks
from whistdesk.model.moment import Moment, Passage, as_seen
from whistdesk.model.past import Retrospect
from whistdesk.rules.base import Game, IllegalMove, Move, PlayedOut, Refusal, Setup, SetupError, View
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Event

NOT_YOUR_TURN: Final = Refusal(None, "not-your-turn", "it is not your turn")
CONCEDED: Final = Refusal(None, "conceded", "the game has been given up")


class Session(QObject):
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
        super().__init__(parent)
        self.game: Final = game
        self.setup: Final = setup
        self.human: Final = game.seats[0]
        self._origin = Record(game, setup)
        self._line = Line(game.start(setup))
        self._marks = Marks(all_practice=practice)
        self._finishing = False
        self._by_proof = False
        self._opens_next = False
        self._moment = Moment.of(self._line.state, self.human)

    @classmethod
    def resume(cls, record: Record, history: History | None = None, parent: QObject | None = None) -> "Session":
        """The game of ``record`` where it stands, with what ``history`` adds to it; RecordError.

        Without a history it comes from elsewhere, and nobody knows what was seen of it: the parts in
        which moves were made are practice.
        """
        past = history or History()
        line = replayed(record, past.redo, past.opens)
        session = cls(record.game, record.setup, parent)
        session._origin = record
        session._line = line
        session._marks = Marks(
            all_practice=past.all_practice,
            practice=past.practice if history else line.begun(),
            coached=past.coached,
            conceded=past.conceded,
        )
        session._opens_next = session._marks.gave_up_at(line.ply)
        session._moment = Moment.of(line.state, session.human)
        return session

    @property
    def moment(self) -> Moment:
        """The position as the person may see it."""
        return self._moment

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events of the first deal, as the person may see them."""
        return as_seen(self._line.opening.events, self.human)

    @property
    def seat(self) -> Seat | None:
        """Whose move it is; None when the game is over."""
        return None if self.resigned else self._line.state.seat

    @property
    def over(self) -> bool:
        """Whether no more moves can be made: finished, given up, or its deals are used up."""
        return self.seat is None

    @property
    def resigned(self) -> bool:
        """Whether the person gave up a game for one seat, which ended it."""
        return bool(self._marks.conceded) and len(self.game.seats) == 1

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return self._line.ply

    @property
    def practice(self) -> bool:
        """Whether the part that is being played is marked as practice."""
        return self._marks.practised(self.part)

    @property
    def all_practice(self) -> bool:
        """Whether the game is practice from its first card to its last."""
        return self._marks.all_practice

    @property
    def coached(self) -> bool:
        """Whether advice was given in the part that is being played."""
        return self.part in self._marks.coached

    @property
    def finishing(self) -> bool:
        """Whether the rest of this decided hand plays itself, after ``finish``."""
        return self._finishing and not self.over

    @property
    def playing_out(self) -> bool:
        """Whether the rest of this hand is played for the person, after ``concede`` or ``finish``."""
        return not self.over and (self.finishing or self._marks.gave_up(self.part))

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

    @property
    def part(self) -> int:
        """The part that is being played: the hand of a match, always 0 in a game for one."""
        return self._line.state.part

    @property
    def retrospect(self) -> Retrospect:
        """What may be looked at again as the game stands now."""
        everything = len(self.game.seats) > 1 or (self.over and not self.resigned)
        return Retrospect(self._line, self.human, over=self.over, everything=everything)

    def view_for(self, seat: Seat) -> View:
        """What ``seat`` may know: all that its player gets."""
        return self._line.state.view_for(seat)

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

    def results(self) -> tuple[Finished, ...]:
        """All that has finished so far, oldest first; marks on any hand spoil a whole match."""
        found = tuple(self._marks.finished(outcome) for outcome in self._line.state.outcomes())
        return (*found, self._marks.resigned(self.part)) if self.resigned else found

    def record(self) -> Record:
        """The game up to now; unknown keys of the record that it was resumed from are kept."""
        return Record(self.game, self.setup, self._line.made, self._origin.extra, self._origin.deal_extra)

    def history(self) -> History:
        """What a save adds to the record, so that a resumed game keeps its undo history and its marks."""
        return History(
            redo=self._line.taken_back,
            opens=frozenset(ply for ply, turn in enumerate(self._line.turns) if turn.opens),
            practice=self._marks.practice,
            conceded=self._marks.conceded,
            coached=self._marks.coached,
            all_practice=self.all_practice,
        )

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

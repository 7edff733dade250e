"""How far a game has come: its moves with their cursor, its marks, and all that follows from both (no Qt)."""

from typing import Final

from whistdesk.archive.record import Record
from whistdesk.archive.saves import History
from whistdesk.model.line import Line
from whistdesk.model.marks import Finished, Marks
from whistdesk.model.moment import Moment, as_seen
from whistdesk.model.past import Retrospect
from whistdesk.rules.base import View
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Event


class Progress:
    """What is known of a game that is being played, and what has finished in it. It changes nothing."""

    def __init__(self, origin: Record, line: Line, marks: Marks) -> None:
        """``origin`` is the record that it began with: its deal, and keys that nobody knows."""
        self.game: Final = origin.game
        self.setup: Final = origin.setup
        self.human: Final = origin.game.seats[0]
        self._origin, self._line, self._marks = origin, line, marks
        self._finishing = False
        self._moment = Moment.of(line.state, self.human)

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

"""What may be looked at again of a game (no Qt): what is over, and the hand or round that lasts."""

from collections.abc import Iterator
from typing import NamedTuple

from whistdesk.model.line import Line
from whistdesk.model.moment import Moment, as_seen
from whistdesk.rules.base import Move, View
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Closing, Event


class PastMove(NamedTuple):
    """A move that was made after ``ply`` others.

    ``before`` is the position that it was made in and ``after`` the one that it led to, both with the
    person's view; on the table of what is over all cards are open. ``known`` is what the mover
    knew. ``events`` is what happened, the deal of a part that is not over left out.
    """

    ply: int
    mover: Seat
    move: Move
    before: Moment
    known: View
    events: tuple[Event, ...]
    after: Moment


class Told(NamedTuple):
    """What happened in one step as the person saw it, and the person's view after it."""

    events: tuple[Event, ...]
    view: View


class Retrospect(NamedTuple):
    """What may be looked at again of a game as it stands at the cursor of ``line``.

    ``over`` says whether all of the game is over, ``everything`` whether the person may read again what they saw
    of hands and rounds before the one that lasts: in a game for one not before its end (OW-15, CS-07).
    """

    line: Line
    person: Seat
    over: bool
    everything: bool

    @property
    def parts(self) -> tuple[int, ...]:
        """The parts of the game that are over."""
        return tuple(sorted(part for part in self.line.begun() if self._closed(part)))

    @property
    def last_part(self) -> int | None:
        """The last of ``parts``; None where there is none."""
        return max(self.parts, default=None)

    @property
    def possible(self) -> bool:
        """Whether a move was made that may be looked at again: of what is over, or of the hand or round that lasts."""
        ply = self.line.ply
        over = ply > 0 if self.over else self.line.state.part > 0
        return over or ply > closed_until(self.line)

    def moves(self, part: int) -> tuple[PastMove, ...]:
        """The moves of a part, in order, all cards open; empty while the part lasts."""
        if not self._closed(part):
            return ()
        line = self.line
        return tuple(_open(line, self.person, ply) for ply in range(line.ply) if line.state_at(ply).part == part)

    def lasting(self) -> tuple[PastMove, ...]:
        """The moves of the hand or round that lasts, as the person saw them; empty when the game is over."""
        plies = range(0) if self.over else range(closed_until(self.line), self.line.ply)
        return tuple(_seen(self.line, self.person, ply) for ply in plies)

    def told(self) -> Iterator[Told]:
        """What the person saw, step by step, from the first deal or from where the last hand or round began."""
        line, person = self.line, self.person
        start = 0 if self.everything else closed_until(line)
        before = after_closing(line.turns[start - 1].step.events) if start else line.opening.events
        yield Told(as_seen(before, person), line.state_at(start).view_for(person))
        for ply in range(start, line.ply):
            view = line.state_at(ply + 1).view_for(person)
            yield Told(as_seen(line.turns[ply].step.events, person), view)

    def _closed(self, part: int) -> bool:
        return self.over or part < self.line.state.part


def closed_until(line: Line) -> int:
    """How many moves had been made when the last hand or round ended; 0 in the first."""
    plies = range(line.ply - 1, -1, -1)
    return next((ply + 1 for ply in plies if _last_closing(line.turns[ply].step.events) is not None), 0)


def after_closing(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events after the end of a hand or round; all where none ends."""
    last = _last_closing(events)
    return events if last is None else events[last + 1 :]


def _last_closing(events: tuple[Event, ...]) -> int | None:
    return next((n for n in range(len(events) - 1, -1, -1) if isinstance(events[n], Closing)), None)


def _seen(line: Line, person: Seat, ply: int) -> PastMove:
    state, turn = line.state_at(ply), line.turns[ply]
    before, after = Moment.of(state, person), Moment.of(line.state_at(ply + 1), person)
    return PastMove(
        ply, turn.mover, turn.move, before, state.view_for(turn.mover), as_seen(turn.step.events, person), after
    )


def _open(line: Line, person: Seat, ply: int) -> PastMove:
    state, turn = line.state_at(ply), line.turns[ply]
    table, events, then = state.table(), turn.step.events, line.state_at(ply + 1)
    if then.part != state.part:
        events = _until_closing(events)
    before, after = Moment(state.view_for(person), table), Moment(then.view_for(person), table.after_all(events))
    return PastMove(ply, turn.mover, turn.move, before, state.view_for(turn.mover), events, after)


def _until_closing(events: tuple[Event, ...]) -> tuple[Event, ...]:
    last = _last_closing(events)
    return events if last is None else events[: last + 1]

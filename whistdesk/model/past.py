"""What may be looked at of a game, or a hand of a match, when it is over (no Qt)."""

from typing import NamedTuple

from whistdesk.model.line import Line
from whistdesk.model.moment import Moment
from whistdesk.rules.base import Move, View
from whistdesk.rules.seats import Seat


class PastMove(NamedTuple):
    """A move that was made after ``ply`` others.

    ``before`` is the position that it was made in, as the person saw it; in a game for several the
    table shows all hands open. ``known`` is what the mover knew of it.
    """

    ply: int
    mover: Seat
    move: Move
    before: Moment
    known: View


def past_moves(line: Line, person: Seat, part: int, *, all_open: bool) -> tuple[PastMove, ...]:
    """The moves of a part of the game, in order; the part must be over."""
    found: list[PastMove] = []
    for ply in range(line.ply):
        state = line.state_at(ply)
        if state.part == part:
            seen = Moment.of(state, person)
            before = Moment(seen.view, state.table()) if all_open else seen
            turn = line.turns[ply]
            found.append(PastMove(ply, turn.mover, turn.move, before, state.view_for(turn.mover)))
    return tuple(found)

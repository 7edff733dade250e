"""What the person at the screen sees of a game, and what a move made of it."""

from collections.abc import Iterable
from typing import NamedTuple

from whistdesk.rules.base import Decidable, Move, State, View
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Event, Table


class Moment(NamedTuple):
    """The position as the person at the screen may see it.

    ``certain`` is a move of theirs with which the result of this hand is proved to stand, where that is known.
    """

    view: View
    table: Table
    certain: Move | None = None

    @classmethod
    def of(cls, state: State, seat: Seat) -> "Moment":
        """The position as ``seat`` may see it."""
        return cls(state.view_for(seat), state.table().seen_by(seat))

    @property
    def decided(self) -> bool:
        """Whether the result of this hand can no longer change (SW-16): by the rules, or proved."""
        return self.certain is not None or (isinstance(self.view, Decidable) and self.view.decided)


class Passage(NamedTuple):
    """A move of ``mover`` and what followed by itself, as the person at the screen may see it."""

    mover: Seat
    move: Move
    before: Moment
    events: tuple[Event, ...]
    after: Moment


def as_seen(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """``events`` as ``seat`` may see them."""
    return tuple(event.seen_by(seat) for event in events)

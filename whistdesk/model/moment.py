"""What the person at the screen sees of a game, and what a move made of it."""

from typing import NamedTuple

from whistdesk.rules.base import Move, View
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Event, Table


class Moment(NamedTuple):
    """The position as the person at the screen may see it."""

    view: View
    table: Table


class Passage(NamedTuple):
    """A move of ``mover`` and what followed by itself, as the person at the screen may see it."""

    mover: Seat
    move: Move
    before: Moment
    events: tuple[Event, ...]
    after: Moment

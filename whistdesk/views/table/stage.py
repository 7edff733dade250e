"""How a game tells the shared table what to show (no Qt in this file).

The shared ``TableScreen`` does everything that is alike in all games: cards, hovering, dragging,
keys, focus, animation, bar, prompt, panels in and out. What differs is a ``Staging`` per game.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from whistdesk.rules.base import View
from whistdesk.rules.table import Event, Table
from whistdesk.views.table.act import Option
from whistdesk.views.table.pose import Layout, Room


class Moment(NamedTuple):
    """The position as the person at the screen may see it."""

    view: View
    table: Table


class Beat(NamedTuple):
    """One stop of a performance: the cards travel to ``table``'s poses, then rest ``hold`` ms.

    ``view`` words captions at this stop (the one before the move until the stop at which a
    result becomes visible). ``motion`` says how the cards travel: ``deal`` (one after another),
    ``play``, ``sweep``, ``pay``, ``turn``, ``shuffle``. ``hold`` is in ms at normal speed;
    ``trick`` True holds as long as the setting for finished tricks says. A ``panel`` (the event that it words)
    stops the performance until the player goes on.
    """

    table: Table
    view: View
    motion: str = "play"
    hold: int = 0
    trick: bool = False
    panel: Event | None = None


class Staging(Protocol):
    """What one game tells the shared table. Everything here is pure but ``furnish`` and ``panel``."""

    def options(self, moment: Moment) -> Sequence[Option]:
        """All moves that can be pointed at, illegal ones included; empty when it is not the person's turn."""

    def layout(self, moment: Moment, room: Room, *, picked: Any, beat: Beat | None) -> Layout:
        """Poses of all tiles, areas and spots; ``beat`` is the performance's stop, None at rest."""

    def beats(self, before: Moment, events: Sequence[Event], after: Moment) -> Sequence[Beat]:
        """The stops on the way from ``before`` to ``after``; the last one's table is ``after``'s."""

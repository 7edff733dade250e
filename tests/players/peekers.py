"""Players that look where they may not, by one way or another: what seeks peeking must find it in each of them."""

import gc
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from whistdesk.model.session import Session
from whistdesk.players.base import Choice, Opinion, Player, Reason
from whistdesk.rules.base import View


@dataclass
class Peeker:
    """Makes its first or its last move, as a number that hangs on the hidden cards is even or odd."""

    look: Callable[[View], int]

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        return Choice((Opinion(view.legal[-(self.look(view) % 2)], 0.0, Reason("lead-low")),))


def by_the_session(session: Session) -> Player:
    """It was handed the session, and looks at the table under it."""
    return Peeker(lambda view: _hidden(session, view))


def by_memory(session: Session) -> Player:
    """It was handed nothing, and finds the sessions that look like its view among all objects of the program.

    Earlier games of the same deal may still lie about in any order, so all that are found count.
    """

    def look(view: View) -> int:
        sessions = [thing for thing in gc.get_objects() if type(thing) is Session]
        return sum(_hidden(each, view) for each in sessions if _shows(each, view))

    return Peeker(look)


def by_the_work(session: Session) -> Player:
    """It works harder where the hidden cards are odd, and answers alike: only the work gives it away."""

    def look(view: View) -> int:
        return 0 * len([repr(number) for number in range(_hidden(session, view) % 97)])

    return Peeker(look)


def _hidden(session: Session, view: View) -> int:
    """A number that depends on how the closed cards lie."""
    lying = session._line.state.table().lying
    closed = [spot for spot in lying.values() if spot.card and view.seat not in spot.open_to]
    return sum(place * (4 * spot.card.rank + spot.card.suit) for place, spot in enumerate(closed) if spot.card)


def _shows(session: Session, view: View) -> bool:
    return session.seat is view.seat and session.view_for(view.seat) == view


PEEKERS: Final[Mapping[str, Callable[[Session], Player]]] = {
    "by the session": by_the_session,
    "by memory": by_memory,
    "by the work": by_the_work,
}

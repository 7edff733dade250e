"""A move's events told as stops: what the person sees first, and what next (no Qt)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.events import (
    Called,
    ContractSettled,
    HandBegan,
    HandExposed,
    MatchEnded,
    Settled,
    TrickWon,
    TrumpNamed,
)
from whistdesk.rules.solowhist.places import DECK
from whistdesk.rules.solowhist.view import SoloView, Trick
from whistdesk.rules.table import Event, Moved, Shuffled, Table
from whistdesk.views.table.tableau import Beat

CALL_HOLD: Final = 350
"""A call stays this long in ms before anything follows."""
LAST_CALL_HOLD: Final = 1100
"""The same for the call that closes the auction."""
EXPOSED_HOLD: Final = 700
ROUND: Final = 12
"""Cards of a round of the deal: three to each seat (SW-01)."""


def told(view: SoloView, table: Table, events: Sequence[Event], end: SoloView) -> tuple[Beat, ...]:
    """The stops from ``view`` and ``table`` over ``events`` to the position of ``end``."""
    return tuple(_Telling(view, table, end).stops(events))


class _Telling:
    """Folds events over a view and a table and stops where something is to be seen."""

    def __init__(self, view: SoloView, table: Table, end: SoloView) -> None:
        self.view = replace(view, legal=(), to_move=None)
        self.table = table
        self.end = replace(end, legal=(), to_move=None)

    def stops(self, events: Sequence[Event]) -> Iterator[Beat]:
        dealt = 0
        for event, following in zip(events, (*events[1:], None), strict=True):
            self.table = self.table.after(event)
            if isinstance(event, Moved):
                dealt += event.origin == DECK
                if self._rests(event, following, dealt):
                    yield self._moved(event, following)
            elif isinstance(event, Shuffled):
                yield self._beat("shuffle")
            else:
                yield from self._happened(event, following)

    def _rests(self, event: Moved, following: Event | None, dealt: int) -> bool:
        """Whether the cards now stand still: cards that travel alike travel together."""
        if event.origin == DECK:
            return dealt % ROUND == 0 or not isinstance(following, Moved)
        return not isinstance(following, Moved) or _way(event) != _way(following)

    def _moved(self, event: Moved, following: Event | None) -> Beat:
        if event.origin == DECK:
            return self._beat("deal")
        if event.target == DECK:
            self.view = self.end
            return self._beat("sweep")
        if event.target.name == "trick" and event.card is not None:
            self.view = _with_card(self.view, Seat(str(event.target.part)), event)
            return self._beat("play", trick=isinstance(following, TrickWon))
        if event.target.name == "won":
            self.view = replace(self.view, current=None)
            return self._beat("sweep")
        return self._beat("turn", hold=EXPOSED_HOLD if self.view.exposed else 0)

    def _happened(self, event: Event, following: Event | None) -> Iterator[Beat]:
        view = self.view
        if isinstance(event, HandBegan):
            self.view = self.end
        elif isinstance(event, Called):
            self.view = replace(view, calls=(*view.calls, (event.seat, event.call)))
            yield self._beat("play", hold=CALL_HOLD if following is None else LAST_CALL_HOLD)
        elif isinstance(event, ContractSettled):
            self.view = replace(view, contract=event.contract)
            yield self._beat("play")
        elif isinstance(event, TrumpNamed) and view.contract is not None:
            self.view = replace(view, contract=view.contract._replace(trump=event.suit), naming_trump=False)
            yield self._beat("play", hold=CALL_HOLD)
        elif isinstance(event, TrickWon):
            self.view = replace(view, tricks=(*view.tricks, event.trick), current=event.trick, turned_visible=False)
        elif isinstance(event, HandExposed):
            self.view = replace(view, exposed=(event.seat, frozenset()))
        elif isinstance(event, Settled):
            self.view = _settled(view, event)
            yield self._beat("play", panel=event)
        elif isinstance(event, MatchEnded):
            yield self._beat("play", panel=event)

    def _beat(self, motion: str, *, hold: int = 0, trick: bool = False, panel: Event | None = None) -> Beat:
        return Beat(self.table, self.view, motion, hold, trick, panel)


def _way(event: Moved) -> tuple[str, str]:
    """What kind of way a card takes: all that go back to the deck go together."""
    return "" if event.target == DECK else event.origin.name, event.target.name


def _with_card(view: SoloView, seat: Seat, event: Moved) -> SoloView:
    assert event.card is not None
    current = view.current or Trick(seat, (), None)
    return replace(view, hand=view.hand - {event.card}, current=current._replace(cards=(*current.cards, event.card)))


def _settled(view: SoloView, event: Settled) -> SoloView:
    south, west, north, east = (a + b for a, b in zip(view.chips, event.settlement.chips, strict=True))
    return replace(
        view, settled=(*view.settled, event.settlement), chips=(south, west, north, east), current=None, decided=False
    )

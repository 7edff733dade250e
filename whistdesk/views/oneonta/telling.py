"""A move's events told as stops: what the player sees first, and what next (no Qt)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from whistdesk.rules.oneonta.events import Ended, HandScored, Led, Predicted, TrickEnded
from whistdesk.rules.oneonta.places import REPLY, STOCK, TURNED
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.table import Event, Moved, Shuffled, Table
from whistdesk.views.table.tableau import Beat

PAID_HOLD: Final = 500
"""What was paid stays so long in sight before the next deal, in ms."""
SHUFFLED_HOLD: Final = 150


def told(view: OneontaView, table: Table, events: Sequence[Event], end: OneontaView) -> tuple[Beat, ...]:
    """The stops from ``view`` and ``table`` over ``events`` to the position of ``end``."""
    return tuple(_Telling(view, table, end).stops(events))


class _Telling:
    """Folds events over a view and a table and stops where something is to be seen."""

    def __init__(self, view: OneontaView, table: Table, end: OneontaView) -> None:
        self.view = replace(view, legal=())
        self.table = table
        self.end = end

    def stops(self, events: Sequence[Event]) -> Iterator[Beat]:
        for event, following in zip(events, (*events[1:], None), strict=True):
            self.table = self.table.after(event)
            if isinstance(event, Moved):
                if not (isinstance(following, Moved) and _way(following) == _way(event)):
                    yield self._moved(event)
            elif isinstance(event, Shuffled):
                yield self._beat("shuffle", hold=SHUFFLED_HOLD)
            else:
                yield from self._happened(event)

    def _moved(self, event: Moved) -> Beat:
        match _way(event):
            case "deal" | "turn" as motion:
                self.view = self.end
                return self._beat(motion)
            case "gather":
                self.view = replace(self.view, tricks=())
                return self._beat("sweep")
            case "pay":
                history = self.end.history[: len(self.view.history) + 1]
                paid = sum(hand.penalty for hand in history)
                self.view = replace(self.view, history=history, penalties=paid, prediction=None)
                return self._beat("pay", hold=PAID_HOLD)
            case "sweep":
                return self._beat("sweep")
        return self._beat("play", trick=event.target == REPLY)

    def _happened(self, event: Event) -> Iterator[Beat]:
        view = self.view
        match event:
            case Predicted(tricks):
                left = tuple(other for other in view.predictions if other != tricks)
                self.view = replace(view, prediction=tricks, predictions=left)
            case Led(card):
                self.view = replace(view, lead=card)
            case TrickEnded(trick):
                hand = tuple(card for card in view.hand if card != trick.reply)
                self.view = replace(view, tricks=(*view.tricks, trick), lead=None, hand=hand)
            case HandScored():
                yield self._beat("play", panel=event)
            case Ended():
                self.view = self.end
                yield self._beat("play", panel=event)

    def _beat(self, motion: str, *, hold: int = 0, trick: bool = False, panel: Event | None = None) -> Beat:
        return Beat(self.table, self.view, motion, hold, trick, panel)


def _way(event: Moved) -> str:
    """What kind of way a card takes: cards that travel alike travel together."""
    if event.target == TURNED:
        return "turn"
    if event.origin == STOCK and event.target.name != "penalty":
        return "deal"
    if event.target == STOCK:
        return "gather"
    if event.target.name == "penalty":
        return "pay"
    if event.target.name in {"won", "lost"}:
        return "sweep"
    return f"to {event.target}"

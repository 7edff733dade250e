"""What can be done in Cribbage Solitaire, where its cards lie, and how they travel (no Qt)."""

from collections.abc import Iterator, Sequence
from typing import Final

from whistdesk.model.moment import Moment
from whistdesk.rules.base import Move
from whistdesk.rules.cribbage.events import Ended, RoundScored
from whistdesk.rules.cribbage.moves import MOVES
from whistdesk.rules.cribbage.rounds import Round
from whistdesk.rules.cribbage.state import SWEPT, TURNED
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.rules.table import Event, Moved, Table
from whistdesk.views.cribbage import layout as places
from whistdesk.views.cribbage.counting import Counted, complete, last_scored, stops
from whistdesk.views.table.act import Option
from whistdesk.views.table.order import USUAL_ORDER, HandOrder
from whistdesk.views.table.pose import Layout
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Beat

STARTER_HOLD: Final = 600
ITEM_HOLD: Final = 700
"""How long a combination stays before the next one is said, in ms at normal speed."""
HAND_HOLD: Final = 1000
"""The same for the last one of a hand."""


def seen(moment: Moment) -> CribbageView:
    """The moment's view; TypeError for that of another game."""
    if not isinstance(moment.view, CribbageView):
        raise TypeError(f"{moment.view!r} is not a view of Cribbage Solitaire")
    return moment.view


def progress(moment: Moment, beat: Beat | None) -> Counted | None:
    """How far the round on the table is counted: the beat's stop, all of it once the game is over."""
    if beat and isinstance(beat.told, Counted):
        return beat.told
    view = seen(moment)
    scored = last_scored(view)
    return complete(scored) if view.now.starter and scored else None


class CribbageStaging:
    """The pure half of the game's table."""

    def options(self, moment: Moment, order: HandOrder = USUAL_ORDER) -> Sequence[Option]:
        """One for each hand; a full one is there to be refused (CS-03).

        The turned card itself can be clicked where only one hand is open.
        """
        view = seen(moment)
        if not view.legal:
            return ()
        (turned,) = moment.table.at(TURNED)
        return tuple(
            Option(
                move,
                move in view.legal,
                targets=(places.hand_area(move.hand), *((turned,) if view.legal == (move,) else ())),
                tile=turned,
                drops=(places.hand_area(move.hand),),
                keys=(str(move.hand),),
            )
            for move in MOVES
        )

    def layout(self, moment: Moment, room: Room, *, picked: Move | None, beat: Beat | None) -> Layout:
        """Poses, areas and spots; the cards of the combination that is being said are lit."""
        lit = beat.told.lit if beat and isinstance(beat.told, Counted) else ()
        return places.layout(moment.table, lit, room)

    def beats(self, before: Moment, events: Sequence[Event], after: Moment) -> Sequence[Beat]:
        """The card goes to its hand and the next is turned; after the twelfth come count, sweep and deal."""
        if not any(isinstance(event, RoundScored) for event in events):
            return tuple(_placing(before, events, seen(after)))
        return tuple(_closing(before, events, seen(after)))


def _placing(before: Moment, events: Sequence[Event], after: CribbageView) -> Iterator[Beat]:
    """The stops of a move that turns one more card, or of a deal."""
    table = before.table
    for event in events[:-1]:
        table = table.after(event)
    yield Beat(table, _between(after), "play" if len(events) <= 2 else "deal")
    yield Beat(table.after(events[-1]), after, "turn")


def _closing(before: Moment, events: Sequence[Event], after: CribbageView) -> Iterator[Beat]:
    """The stops from the twelfth card to the next round's first, or to the end."""
    placed, starter, scored, *further = events
    assert isinstance(scored, RoundScored)
    earlier = seen(before).rounds[:-1]
    table = before.table.after(placed)
    twelve = Round(scored.scored.cards[:-1], scored.scored.placed)
    yield Beat(table, CribbageView((*earlier, twelve), ()), "play")
    table = table.after(starter)
    counted = CribbageView((*earlier, scored.scored), ())
    yield from _counting(table, counted, scored)
    yield Beat(table, counted, panel=scored, told=complete(scored))
    if isinstance(further[0], Ended):
        yield Beat(table, after, panel=further[0])
        return
    swept = [event for event in further if isinstance(event, Moved) and event.target == SWEPT]
    table = table.after_all(swept)
    yield Beat(table, CribbageView((*counted.rounds, Round((), ())), ()), "sweep")
    yield from _placing(Moment(counted, table), further[len(swept) :], after)


def _counting(table: Table, view: CribbageView, scored: RoundScored) -> Iterator[Beat]:
    for stop in stops(scored):
        if not stop.hand:
            hold = HAND_HOLD if scored.scored.heels else STARTER_HOLD
            yield Beat(table, view, "turn", hold, told=stop)
            continue
        last = stop.items == len(stop.of(stop.hand))
        yield Beat(table, view, "play", HAND_HOLD if last else ITEM_HOLD, told=stop)


def _between(after: CribbageView) -> CribbageView:
    """The view before its last card was turned."""
    now = after.now
    return CribbageView((*after.rounds[:-1], Round(now.cards[:-1], now.placed)), ())

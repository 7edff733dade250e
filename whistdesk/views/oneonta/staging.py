"""What can be done at the Oneonta Whist table, where the cards lie, how they travel (no Qt)."""

from collections.abc import Sequence
from typing import cast

from whistdesk.model.moment import Moment
from whistdesk.rules.base import Move
from whistdesk.rules.oneonta.deal import HANDS
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.places import HAND
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.table import Event, Tile
from whistdesk.views.oneonta.layout import PROMISE_AREA, TRICK_AREA, oneonta_layout, predicting
from whistdesk.views.oneonta.sorting import sorted_hand
from whistdesk.views.oneonta.telling import told
from whistdesk.views.table.act import Option
from whistdesk.views.table.order import USUAL_ORDER, HandOrder
from whistdesk.views.table.pose import Layout
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Beat


def oneonta_view(moment: Moment) -> OneontaView:
    """The view of a moment of this game."""
    return cast(OneontaView, moment.view)


class OneontaStaging:
    """The pure half of the Oneonta Whist table."""

    def options(self, moment: Moment, order: HandOrder = USUAL_ORDER) -> Sequence[Option]:
        """Every prediction, or every card of the hand; illegal ones answer with their refusal."""
        view = oneonta_view(moment)
        if view.over:
            return ()
        if predicting(view, moment.table):
            return tuple(_prediction_option(tricks, view) for tricks in range(HANDS))
        tile_of = {card: tile for tile in moment.table.at(HAND) if (card := moment.table.card(tile))}
        return tuple(
            Option(Play(card), Play(card) in view.legal, (tile_of[card],), tile_of[card], (TRICK_AREA,), (str(n),))
            for n, card in enumerate(sorted_hand(tile_of, view.trumps, order), start=1)
        )

    def layout(self, moment: Moment, room: Room, *, picked: Move | None, beat: Beat | None) -> Layout:
        """Poses, areas and spots of the table (``oneonta_layout``)."""
        resting = beat is None
        return oneonta_layout(oneonta_view(moment), moment.table, room, resting=resting, picked=picked is not None)

    def beats(self, before: Moment, events: Sequence[Event], after: Moment) -> Sequence[Beat]:
        """The stops of what happened; the last one is the position after it."""
        return told(oneonta_view(before), before.table, events, oneonta_view(after))


def _prediction_option(tricks: int, view: OneontaView) -> Option:
    """A used prediction card is not on the table any more: only its key still means it."""
    move = Predict(tricks)
    if tricks not in view.predictions:
        return Option(move, legal=False, keys=(str(tricks),))
    tile = Tile(0, tricks)
    return Option(move, True, (tile,), tile, (PROMISE_AREA,), (str(tricks),), confirm=True)

"""What can be done at the Solo Whist table, where the cards lie, how they travel (no Qt)."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from whistdesk.cards.card import Suit
from whistdesk.model.moment import Moment
from whistdesk.rules.base import Move
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard
from whistdesk.rules.solowhist.places import hand_of
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.rules.table import Event
from whistdesk.views.solowhist.layout import TRICK_AREA, solo_layout
from whistdesk.views.solowhist.telling import told
from whistdesk.views.table.act import Option
from whistdesk.views.table.order import USUAL_ORDER, HandOrder
from whistdesk.views.table.pose import Layout
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Beat

CALL_KEYS: Final[Mapping[Call, str]] = {
    Call.PROPOSE: "1",
    Call.ACCEPT: "1",
    Call.SOLO: "2",
    Call.MISERE: "3",
    Call.ABUNDANCE: "4",
    Call.OPEN_MISERE: "5",
    Call.ABUNDANCE_DECLARED: "6",
    Call.PASS: "P",
}
"""The key of each call; Accept stands in the place of Proposal."""

TRUMPS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits from left to right where trumps are named; their keys are 1 to 4 and their letters."""


def solo_view(moment: Moment) -> SoloView:
    """The view of a moment of this game."""
    return cast(SoloView, moment.view)


def target_of(move: Call | NameTrump) -> str:
    """The name under which a tap means ``move``: ``call:solo``, ``trump:H``."""
    return f"trump:{move.suit.letter}" if isinstance(move, NameTrump) else f"call:{move.value}"


def calls_shown(view: SoloView) -> tuple[Call, ...]:
    """The six calls of the panel from low to high: an acceptance stands in for the proposal."""
    made = [call for _, call in view.calls if call is not Call.PASS]
    # Before the own proposal or an accepted one there is nothing to accept: then both are too low.
    first = Call.ACCEPT if made and made[-1] is Call.PROPOSE and Call.ACCEPT in view.legal else Call.PROPOSE
    rest = (Call.SOLO, Call.MISERE, Call.ABUNDANCE, Call.OPEN_MISERE, Call.ABUNDANCE_DECLARED)
    return first, *rest


class SoloStaging:
    """The pure half of the Solo Whist table."""

    def options(self, moment: Moment, order: HandOrder = USUAL_ORDER) -> Sequence[Option]:
        """Every call, trump suit or card that can be pointed at; illegal ones answer with their refusal."""
        view = solo_view(moment)
        if view.to_move is not view.seat:
            return ()
        if view.naming_trump:
            return tuple(_trump_option(NameTrump(suit), n) for n, suit in enumerate(TRUMPS, start=1))
        if view.contract is None:
            return tuple(_call_option(call, view) for call in (*calls_shown(view), Call.PASS))
        return _card_options(moment)

    def layout(self, moment: Moment, room: Room, *, picked: Move | None, beat: Beat | None) -> Layout:
        """Poses, areas and spots of the table (``solo_layout``)."""
        dealing = beat is not None and beat.motion in ("deal", "shuffle")
        return solo_layout(solo_view(moment), moment.table, room, resting=beat is None, dealing=dealing)

    def beats(self, before: Moment, events: Sequence[Event], after: Moment) -> Sequence[Beat]:
        """The stops of what happened; the last one is the position after it."""
        stops = told(solo_view(before), before.table, events, solo_view(after))
        if stops and stops[-1].motion != "deal" and stops[-1].table == after.table:
            return stops
        return (*stops, Beat(after.table, after.view, "turn"))


def _trump_option(move: NameTrump, number: int) -> Option:
    return Option(move, legal=True, targets=(target_of(move),), keys=(str(number), move.suit.letter), confirm=True)


def _call_option(call: Call, view: SoloView) -> Option:
    return Option(call, call in view.legal, (target_of(call),), keys=(CALL_KEYS[call],), confirm=True)


def _card_options(moment: Moment) -> tuple[Option, ...]:
    view = solo_view(moment)
    held = [(tile, card) for tile in moment.table.at(hand_of(view.seat)) if (card := moment.table.card(tile))]
    return tuple(
        Option(PlayCard(card), PlayCard(card) in view.legal, (tile,), tile, (TRICK_AREA,)) for tile, card in held
    )

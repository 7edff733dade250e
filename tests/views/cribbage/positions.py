"""Positions of Cribbage Solitaire as the person at the screen sees them."""

from typing import NamedTuple

from whistdesk.cards.card import parse_cards
from whistdesk.cards.pack import FULL_PACK
from whistdesk.model.moment import Moment
from whistdesk.rules.base import Setup, State
from whistdesk.rules.cribbage.game import CribbageSolitaire
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Event

GAME = CribbageSolitaire()
ROUND = (1, 2, 3, 1, 2, 3)
"""The hands to which the six turned cards of a round go, so that all get full."""
HEELS = "5C KC 2C 5D KD 4C 5H KH 6C 9S KS 8C JS"
"""A round with a jack as starter; its first card is the top of the deck."""


class Passed(NamedTuple):
    """One move as the screen gets it."""

    before: Moment
    events: tuple[Event, ...]
    after: Moment


def moment(state: State) -> Moment:
    return Moment(state.view_for(Seat.PLAYER), state.table().seen_by(Seat.PLAYER))


def start(top: str = "") -> State:
    """The game with these cards on top of its deck, the rest in the order of a new pack."""
    first = parse_cards(top)
    return GAME.start(Setup(spelled=(*first, *(card for card in FULL_PACK if card not in first)))).state


def played(state: State, *hands: int) -> State:
    for hand in hands:
        state = state.apply(PlaceCard(hand)).state
    return state


def passed(state: State, hand: int) -> Passed:
    """The move that places the turned card in ``hand``."""
    step = state.apply(PlaceCard(hand))
    return Passed(moment(state), tuple(event.seen_by(Seat.PLAYER) for event in step.events), moment(step.state))


def course() -> list[State]:
    """A whole game, every position of it."""
    states = [start(HEELS)]
    for hand in ROUND * 4:
        states.append(played(states[-1], hand))
    return states

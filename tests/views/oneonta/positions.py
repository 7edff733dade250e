"""Positions of Oneonta Whist as the person at the screen sees them."""

from tests.oneonta_games import after, pack, start, whole_game
from whistdesk.model.moment import Moment, Passage
from whistdesk.rules.base import Move
from whistdesk.rules.oneonta.deal import MAIN_DECK
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.seats import Seat

POSITION = pack("""
    dummy   QC KS 9D JC AD TH KD
    player  KC QS JD QH AC KH 9C
    turn-up 9H
""")
PAYMENT = " ".join(map(str, MAIN_DECK))
FOUR_TRICKS = ("KC", "QS", "JD", "9C", "KH", "AC", "QH")
"""Won, lost, won, lost, lost, won, won."""

WON = whole_game([0, 1, 1, 0, 2, 1, 0, 1], 4711)
LOST_BY_PAYMENT = whole_game([2, 1, 0, 2, 2, 1], 10)
LOST_IN_THE_LAST_HAND = whole_game([1, 1, 1, 1, 0, 0, 0, 4])


def first_hand(*moves: str, penalty: int = 0) -> OneontaState:
    """The position with four tricks in it after ``moves``; ``penalty`` says what the next deal lacks."""
    second = " ".join(map(str, MAIN_DECK[penalty:]))
    return after(start(POSITION, PAYMENT, second), *moves)


def moment(state: OneontaState) -> Moment:
    """What the player sees of a position."""
    return Moment(state.view_for(Seat.PLAYER), state.table().seen_by(Seat.PLAYER))


def passage(state: OneontaState, move: Move) -> Passage:
    """What the player sees of a move."""
    step = state.apply(move)
    assert isinstance(step.state, OneontaState)
    events = tuple(event.seen_by(Seat.PLAYER) for event in step.events)
    return Passage(Seat.PLAYER, move, moment(state), events, moment(step.state))

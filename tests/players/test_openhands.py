"""What was makeable with four open hands, in the positions of real hands."""

from random import Random
from typing import cast

import pytest

from whistdesk.players.hindsight import Makeable
from whistdesk.players.registry import player
from whistdesk.players.search.solver import Limit
from whistdesk.players.solowhist.openhands import OpenHands
from whistdesk.rules.base import Setup, State
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.view import SoloView

GAME = GAMES["solo-whist"]


def hand(number: int) -> list[State]:
    """The positions of the first hand of a match by club players."""
    state, seen = GAME.start(Setup(number=number, match=1)).state, []
    club = player("solo-whist", "club")
    while state.seat is not None:
        seen.append(state)
        state = state.apply(club.choose(state.view_for(state.seat), Random(1)).move).state
    return [*seen, state]


def judged(state: State, judge: OpenHands) -> Makeable | None:
    return judge.judge(state.view_for(Seat.SOUTH), state.table())


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_last_cards_hold_what_then_happened(number: int) -> None:
    *positions, end = hand(number)
    settled = cast(SoloView, end.view_for(Seat.SOUTH)).settled[0]
    judge = OpenHands()
    found = [judged(state, judge) for state in positions[-8:]]
    assert settled.contract is not None
    last = found[-1]
    assert last is not None
    assert last.made == settled.made
    if last.tricks is not None:
        declarers = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
        won = zip(declarers, settled.tricks, strict=True)
        assert last.tricks == sum(tricks for seat, tricks in won if seat in settled.contract.declarers)


def test_there_is_nothing_to_make_before_the_contract() -> None:
    assert judged(hand(1)[0], OpenHands()) is None


def test_what_the_search_does_not_find_out_is_left_open() -> None:
    state = next(state for state in hand(1) if cast(SoloView, state.view_for(Seat.SOUTH)).current is not None)
    assert judged(state, OpenHands(Limit(1))) == Makeable(None)

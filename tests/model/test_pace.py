"""The time that a computer seat takes for a move: human, the same in equal games, blind to the cards."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from whistdesk.model.pace import BUDGET_MS, CALL_MS, CARD_MS, LONGEST_MS, moving_time
from whistdesk.rules.base import PlayedOut, Setup, State, View
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat

SEEDS = st.integers(0, 2**32 - 1)
PLIES = st.integers(0, 500)
SPEEDS = st.sampled_from([0.5, 1.0, 1.6])


def auction() -> State:
    return GAMES["solo-whist"].start(Setup(number=1)).state


def playing() -> State:
    state = auction()
    while not (isinstance(view := state.view_for(Seat.SOUTH), PlayedOut) and view.in_play):
        state = state.apply(state.legal_moves()[-1]).state
    return state


IN_AUCTION, IN_PLAY = auction(), playing()


def view(state: State) -> View:
    assert state.seat is not None
    return state.view_for(state.seat)


@given(SEEDS, PLIES, SPEEDS)
def test_no_answer_is_instant_and_none_takes_too_long(seed: int, ply: int, speed: float) -> None:
    for state, (least, most) in ((IN_AUCTION, CALL_MS), (IN_PLAY, CARD_MS)):
        time = moving_time(seed, Seat.WEST, ply, view(state), speed)
        assert min(least * speed, LONGEST_MS) <= time <= min(round(most * speed), LONGEST_MS)
        assert max(time, BUDGET_MS) < 1500


@given(SEEDS, PLIES)
def test_only_the_kind_of_move_counts(seed: int, ply: int) -> None:
    for state in (IN_AUCTION, IN_PLAY):
        seen = view(state)
        other = replace(seen, legal=seen.legal[:1])  # type: ignore[type-var]
        assert moving_time(seed, Seat.WEST, ply, seen, 1) == moving_time(seed, Seat.WEST, ply, other, 1)


def test_times_differ_from_move_to_move() -> None:
    assert len({moving_time(7, Seat.WEST, ply, view(IN_PLAY), 1) for ply in range(20)}) > 10


def test_with_animations_off_nobody_waits() -> None:
    assert moving_time(7, Seat.WEST, 3, view(IN_PLAY), 0) == 0

"""The auction of Solo Whist: SW-03, SW-10 to SW-13 and two house rules.

Auctions are texts: the calls in order from the player at the dealer's left. East deals, so South
calls first, then West, North, East.
"""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.auction import ORDER, Auction
from whistdesk.rules.solowhist.house import HOUSE_RULES, PASS_IS_FINAL, UNACCEPTED_PROPOSER_MAY_RAISE
from whistdesk.rules.solowhist.moves import Call

LONE = "solo misere abundance open-misere abundance-declared"


def auction(calls: str, *house_rules: str) -> Auction:
    state = Auction(Seat.EAST, (), frozenset(house_rules))
    for word in calls.split():
        assert state.refusal(Call(word)) is None, (calls, word)
        state = state.after(Call(word))
    return state


def legal(state: Auction) -> str:
    return " ".join(call.value for call in state.legal())


def settled(state: Auction) -> str:
    """``propose S N`` for a contract with its declarers, ``thrown in``, or ``open W`` for who calls."""
    if state.seat is not None:
        return f"open {state.seat}"
    if state.contract is None:
        return "thrown in"
    return " ".join((state.contract.call.value, *state.contract.declarers))


def test_sw03_calls_from_low_to_high() -> None:
    assert [call.value for call in ORDER] == ["pass", "propose", "accept", *LONE.split()]


@pytest.mark.parametrize(
    ("calls", "outcome"),
    [
        # SW-12: three passes in a row after a call end the auction; four passes throw the hand in.
        ("", "open S"),
        ("pass pass pass", "open E"),
        ("pass pass pass pass", "thrown in"),
        ("solo pass pass", "open E"),
        ("solo pass pass pass", "solo S"),
        ("pass pass pass solo", "open S"),
        ("pass pass pass solo pass pass pass", "solo E"),
        ("pass solo pass pass pass", "solo W"),
        ("solo misere abundance pass pass pass", "abundance N"),
        ("misere pass pass abundance pass pass open-misere pass pass pass", "open-misere N"),
        # SW-12: nothing beats abundance declared, so it ends the auction at once.
        ("abundance-declared", "abundance-declared S"),
        ("propose accept pass pass abundance-declared", "abundance-declared S"),
        # SW-10: an acceptance is a call; three passes follow it.
        ("propose pass pass accept", "open S"),
        ("propose accept pass pass", "open S"),
        ("propose accept pass pass pass", "propose S W"),
        ("propose pass accept pass pass pass", "propose S N"),
        ("pass propose pass accept pass pass pass", "propose W E"),
        # SW-10: the proposer may overcall the proposal after it has been accepted.
        ("propose accept pass pass solo", "open W"),
        ("propose accept pass pass solo pass pass pass", "solo S"),
        ("propose pass accept pass abundance pass pass pass", "abundance S"),
        # SW-11: overcalling a proposal ends it, accepted or not.
        ("propose solo pass pass pass", "solo W"),
        ("propose accept misere pass pass pass", "misere N"),
        ("propose accept pass solo pass misere pass pass pass", "misere W"),
        # SW-12: who has passed may call when the turn comes round again.
        ("pass propose pass pass accept pass pass pass", "propose W S"),
        ("pass solo pass pass abundance pass pass pass", "abundance S"),
        # SW-13: a proposal that nobody accepts and nobody overcalls.
        ("propose pass pass pass", "thrown in"),
        ("pass pass propose pass pass pass", "thrown in"),
        ("pass pass pass propose pass pass pass", "thrown in"),
    ],
)
def test_how_an_auction_ends(calls: str, outcome: str) -> None:
    assert settled(auction(calls)) == outcome


@pytest.mark.parametrize(
    ("calls", "choices"),
    [
        ("", f"pass propose {LONE}"),
        ("pass pass", f"pass propose {LONE}"),
        ("propose", f"pass accept {LONE}"),
        ("propose pass pass", f"pass accept {LONE}"),
        ("pass propose pass pass", f"pass accept {LONE}"),
        ("propose accept", f"pass {LONE}"),
        ("propose accept pass pass", f"pass {LONE}"),
        ("solo", "pass misere abundance open-misere abundance-declared"),
        ("propose solo pass pass", "pass misere abundance open-misere abundance-declared"),
        ("misere", "pass abundance open-misere abundance-declared"),
        ("abundance", "pass open-misere abundance-declared"),
        ("open-misere", "pass abundance-declared"),
        ("abundance-declared", ""),
        ("pass pass pass pass", ""),
    ],
)
def test_sw10_what_may_be_called(calls: str, choices: str) -> None:
    assert legal(auction(calls)) == choices


@pytest.mark.parametrize(
    ("calls", "call", "refusal"),
    [
        ("solo", "propose", "SW-10 West cannot propose after a call"),
        ("propose accept", "propose", "SW-10 North cannot propose after a call"),
        ("solo", "solo", "SW-10 West must call higher than solo"),
        ("abundance", "misere", "SW-10 West must call higher than abundance"),
        ("", "accept", "SW-10 South has no proposal to accept"),
        ("propose solo", "accept", "SW-10 North has no proposal to accept"),
        ("propose accept", "accept", "SW-10 the proposal has been accepted already"),
    ],
)
def test_refused_calls_name_their_rule(calls: str, call: str, refusal: str) -> None:
    assert str(auction(calls).refusal(Call(call))) == refusal


def test_sw10_nobody_accepts_an_own_proposal() -> None:
    state = auction("propose pass pass pass", UNACCEPTED_PROPOSER_MAY_RAISE)
    assert str(state.refusal(Call.ACCEPT)) == "SW-10 South cannot accept an own proposal"


def test_a_closed_auction_takes_no_call() -> None:
    refusal = auction("pass pass pass pass").refusal(Call.SOLO)
    assert refusal is not None
    assert refusal.rule is None


@pytest.mark.parametrize(
    ("calls", "choices"),
    [
        # SW-12, house rule: who has passed only passes again.
        ("pass solo pass pass", "pass"),
        ("pass solo pass pass pass", ""),
        ("pass pass solo misere", "pass"),
        # The player at the dealer's left may still accept, but make no other call.
        ("pass propose pass pass", "pass accept"),
        ("pass pass propose pass", "pass accept"),
        ("pass pass propose pass accept pass", "pass abundance"),
        # Another player who has passed may not.
        ("pass pass propose pass pass", "pass"),
        # Whoever has not passed calls on.
        ("propose accept pass pass", f"pass {LONE}"),
    ],
)
def test_pass_is_final(calls: str, choices: str) -> None:
    expected = choices.replace("pass abundance", f"pass {LONE}")
    assert legal(auction(calls, PASS_IS_FINAL)) == expected


def test_pass_is_final_refuses_with_its_rule() -> None:
    state = auction("pass solo pass pass", PASS_IS_FINAL)
    assert str(state.refusal(Call.MISERE)) == "SW-12 South has passed and only passes again"


def test_pass_is_final_still_needs_three_passes() -> None:
    state = auction("pass pass solo pass", PASS_IS_FINAL)
    assert settled(state) == "open S"
    assert settled(auction("pass pass solo pass pass pass", PASS_IS_FINAL)) == "solo N"


def test_pass_is_final_eldest_accepts_and_is_bound_after_the_next_call() -> None:
    state = auction("pass propose pass pass accept pass", PASS_IS_FINAL)
    assert legal(state) == "pass"
    state = auction("pass propose pass solo", PASS_IS_FINAL)
    assert legal(state) == "pass"


@pytest.mark.parametrize(
    ("calls", "outcome"),
    [
        # SW-13, house rule: after the three passes the proposer has one more turn.
        ("propose pass pass pass", "open S"),
        ("propose pass pass pass pass", "thrown in"),
        ("pass pass propose pass pass pass", "open N"),
        ("pass pass propose pass pass pass pass", "thrown in"),
        # Any higher call, after which the auction goes on.
        ("propose pass pass pass solo", "open W"),
        ("propose pass pass pass solo pass pass pass", "solo S"),
        ("propose pass pass pass solo misere pass pass pass", "misere W"),
        ("propose pass pass pass solo pass pass abundance pass pass pass", "abundance E"),
        ("propose pass pass pass abundance-declared", "abundance-declared S"),
        # It changes nothing else.
        ("pass pass pass pass", "thrown in"),
        ("propose accept pass pass pass", "propose S W"),
        ("solo pass pass pass", "solo S"),
    ],
)
def test_an_unaccepted_proposer_may_raise(calls: str, outcome: str) -> None:
    assert settled(auction(calls, UNACCEPTED_PROPOSER_MAY_RAISE)) == outcome


def test_the_turn_to_raise_takes_a_pass_or_a_higher_call() -> None:
    assert legal(auction("propose pass pass pass", UNACCEPTED_PROPOSER_MAY_RAISE)) == f"pass {LONE}"


def test_both_house_rules_the_raise_meets_only_final_passes() -> None:
    state = auction("propose pass pass pass solo", PASS_IS_FINAL, UNACCEPTED_PROPOSER_MAY_RAISE)
    assert legal(state) == "pass"


@given(st.sampled_from(COMPASS), st.sets(st.sampled_from(HOUSE_RULES)), st.lists(st.integers(0, 7), min_size=60))
def test_no_auction_gets_stuck_or_runs_on(dealer: Seat, house_rules: set[str], picks: list[int]) -> None:
    state = Auction(dealer, (), frozenset(house_rules))
    for pick in picks:
        choices = state.legal()
        if state.seat is None:
            break
        assert choices[0] is Call.PASS
        last = state.last
        state = state.after(choices[pick % len(choices)])
        if last is not None and state.last is not None:
            assert ORDER.index(state.last[1]) >= ORDER.index(last[1])
    assert state.seat is None
    assert (state.contract is None) == (state.last is None or state.last[1] is Call.PROPOSE)
    assert state.legal() == ()


@given(st.lists(st.integers(0, 7), max_size=40))
def test_turns_go_clockwise_from_the_dealers_left(picks: list[int]) -> None:
    state = Auction(Seat.NORTH)
    for pick in picks:
        if state.seat is None:
            break
        choices = state.legal()
        state = state.after(choices[pick % len(choices)])
    seats = [seat for seat, _ in state.calls]
    assert seats[:1] in ([], [Seat.EAST])
    assert all(later is earlier.left for earlier, later in pairwise(seats))

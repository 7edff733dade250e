"""What contracts pay (SW-17 to SW-19)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.house import PARTNERS_SETTLE_ONCE
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.settlement import TERMS, chips_of, stake
from whistdesk.rules.solowhist.view import Contract

S, W, N, E = COMPASS
ONCE = frozenset((PARTNERS_SETTLE_ONCE,))


def contract(call: str, *declarers: Seat) -> Contract:
    return Contract(Call(call), declarers, None, TERMS[Call(call)].target)


@pytest.mark.parametrize(
    ("call", "target", "units", "total"),
    [
        ("propose", 8, 2, 4),
        ("solo", 5, 2, 6),
        ("misere", 0, 3, 9),
        ("abundance", 9, 4, 12),
        ("open-misere", 0, 6, 18),
        ("abundance-declared", 13, 8, 24),
    ],
)
def test_sw17_targets_units_and_what_is_won_or_lost_in_all(call: str, target: int, units: int, total: int) -> None:
    assert TERMS[Call(call)] == (target, units)
    assert stake(Call(call)) == total


@pytest.mark.parametrize(
    ("call", "made", "chips"),
    [
        ("solo", True, (6, -2, -2, -2)),
        ("solo", False, (-6, 2, 2, 2)),
        ("abundance", False, (-12, 4, 4, 4)),
        ("misere", True, (9, -3, -3, -3)),
        ("open-misere", False, (-18, 6, 6, 6)),
        ("abundance-declared", True, (24, -8, -8, -8)),
    ],
)
def test_sw17_a_lone_bidder_settles_with_each_of_the_others(call: str, made: bool, chips: tuple[int, ...]) -> None:
    assert chips_of(contract(call, S), made=made, house_rules=frozenset()) == chips


def test_sw18_partners_settle_with_both_defenders() -> None:
    assert chips_of(contract("propose", S, W), made=True, house_rules=frozenset()) == (4, 4, -4, -4)
    assert chips_of(contract("propose", E, W), made=False, house_rules=frozenset()) == (4, -4, 4, -4)


def test_sw18_partners_settle_once() -> None:
    assert chips_of(contract("propose", S, N), made=True, house_rules=ONCE) == (2, -2, 2, -2)
    assert stake(Call.PROPOSE, ONCE) == 2
    assert chips_of(contract("solo", N), made=True, house_rules=ONCE) == (-2, -2, 6, -2)


@given(
    st.sampled_from(list(TERMS)),
    st.permutations(COMPASS),
    st.booleans(),
    st.sampled_from((frozenset[str](), ONCE)),
)
def test_sw19_chips_sum_to_zero(call: Call, seats: list[Seat], made: bool, rules: frozenset[str]) -> None:
    declarers = tuple(seats[: 2 if call is Call.PROPOSE else 1])
    chips = chips_of(Contract(call, declarers, None, TERMS[call].target), made=made, house_rules=rules)
    assert sum(chips) == 0
    assert all((chips[COMPASS.index(seat)] > 0) == ((seat in declarers) == made) for seat in COMPASS)

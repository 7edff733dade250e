"""What contracts ask for and what they pay (SW-04 to SW-09, SW-17 to SW-19)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.house import PARTNERS_SETTLE_ONCE
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.view import Contract


class Terms(NamedTuple):
    """The tricks that a contract must make and the units of each of its payments."""

    target: int
    units: int


TERMS: Final[Mapping[Call, Terms]] = {
    Call.PROPOSE: Terms(target=8, units=2),
    Call.SOLO: Terms(target=5, units=2),
    Call.MISERE: Terms(target=0, units=3),
    Call.ABUNDANCE: Terms(target=9, units=4),
    Call.OPEN_MISERE: Terms(target=0, units=6),
    Call.ABUNDANCE_DECLARED: Terms(target=13, units=8),
}
"""Targets and rates by the winning call, from low to high (SW-03, SW-17)."""

MISERES: Final = frozenset((Call.MISERE, Call.OPEN_MISERE))


def stake(call: Call, house_rules: frozenset[str] = frozenset()) -> int:
    """The chips that a declarer wins or loses in all: 4 for a proposal, 6 for a solo, 9, 12, 18, 24."""
    payments = 3
    if call is Call.PROPOSE:
        payments = 1 if PARTNERS_SETTLE_ONCE in house_rules else 2
    return payments * TERMS[call].units


def chips_of(contract: Contract, *, made: bool, house_rules: frozenset[str]) -> tuple[int, int, int, int]:
    """What the hand pays S W N E; the sum is zero (SW-19)."""
    win = stake(contract.call, house_rules)
    defenders = 4 - len(contract.declarers)
    loss = win * len(contract.declarers) // defenders
    sign = 1 if made else -1

    def paid(seat: Seat) -> int:
        return sign * (win if seat in contract.declarers else -loss)

    south, west, north, east = map(paid, COMPASS)
    return south, west, north, east

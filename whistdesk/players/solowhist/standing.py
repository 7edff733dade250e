"""How a hand stands while it is played: the expected chips of a seat."""

from math import erf, sqrt
from typing import Final

from whistdesk.players.solowhist.memory import Memory
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.play import TRICKS
from whistdesk.rules.solowhist.settlement import chips_of

USUAL_TRICKS: Final = {Call.PROPOSE: 8.75, Call.SOLO: 6.1, Call.ABUNDANCE: 9.3, Call.ABUNDANCE_DECLARED: 12.9}
"""What the declarers of a contract win on average among club players (tests/benchmarks/solowhist_duplicate.py)."""
SPREAD: Final = 0.37
"""The standard deviation of the declarers' tricks by the square root of the tricks to come."""
USUALLY_MADE: Final = {
    Call.PROPOSE: 0.86,
    Call.SOLO: 0.92,
    Call.MISERE: 0.78,
    Call.ABUNDANCE: 0.83,
    Call.OPEN_MISERE: 0.85,
    Call.ABUNDANCE_DECLARED: 0.97,
}
"""How often club players make a contract that they bid (tests/benchmarks/solowhist_duplicate.py)."""

LEAST: Final = 0.05
"""Tricks keep some worth in a decided hand, so that the better card still comes first."""


def made_chance(memory: Memory, more: int = 0) -> float:
    """The chance that the contract is made, had its declarers won ``more`` tricks than they have."""
    call = memory.contract.call
    if memory.misere:
        return 1 - (1 - USUALLY_MADE[call]) * memory.left / TRICKS
    expected = memory.won + more + memory.left * USUAL_TRICKS[call] / TRICKS
    return normal((expected - memory.contract.target + 0.5) / (SPREAD * sqrt(memory.left)))


def normal(deviations: float) -> float:
    """The share of a normal distribution below so many standard deviations."""
    return (1 + erf(deviations / sqrt(2))) / 2


def standing(memory: Memory) -> float:
    """The expected chips of the seat."""
    return chips_if(memory, made_chance(memory))


def chips_of_a_trick(memory: Memory) -> float:
    """What one trick more or less for the seat's side is worth in chips."""
    if memory.misere:
        return abs(chips_if(memory, 1.0) - chips_if(memory, 0.0))
    return max(abs(chips_if(memory, made_chance(memory, 1)) - standing(memory)), LEAST)


def chips_if(memory: Memory, made: float) -> float:
    """The expected chips of the seat, were the contract made with the chance ``made``."""
    won = chips_of(memory.contract, made=True, house_rules=memory.view.house_rules)[COMPASS.index(memory.seat)]
    return won * (2 * made - 1)

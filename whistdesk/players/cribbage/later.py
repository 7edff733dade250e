"""What the rounds after this one bring, estimated from the cards that are not yet seen.

No placement changes it, but the coach's values and chances are of the whole game. What decides is
how well the unseen cards go together: the points that five of them, drawn at random, hold. All
constants come from ``tests/benchmarks/cribbage_later.py``.
"""

from collections.abc import Mapping, Sequence
from math import comb, erf, exp, pi, sqrt
from typing import Final, NamedTuple

from whistdesk.players.cribbage.goal import Goal
from whistdesk.players.cribbage.points import RANKS
from whistdesk.players.cribbage.situation import Situation
from whistdesk.rules.cribbage.events import WON_ABOVE


class Outlook(NamedTuple):
    """The points of some last rounds: their mean with cards that go together as those of a full deck.

    For the chance to win they are ``mean + shift`` with a ``spread`` (standard deviation) and a
    ``skew``. Whoever plays to win changes all three as the need arises; then they are
    those of the chances that best play has.
    """

    mean: float
    shift: float
    spread: float
    skew: float


OUTLOOKS: Final[Mapping[Goal, tuple[Outlook, ...]]] = {
    Goal.AVERAGE: (Outlook(22.2, 0.0, 4.73, 0.37), Outlook(42.2, 0.0, 7.4, 0.43), Outlook(62.4, 0.0, 9.1, 0.33)),
    Goal.WIN: (Outlook(22.1, 0.66, 4.7, 0.47), Outlook(42.0, 0.88, 7.46, 0.25), Outlook(62.15, 1.04, 9.55, 0.2)),
}
"""By goal, then for one, two and three rounds."""

SLOPE: Final = 3.0
"""The points of a round for one more point in five cards drawn at random."""
FULL_DECK: Final = 4.738212
"""What five cards drawn from all 52 hold."""


def expected(goal: Goal, here: Situation) -> float:
    """The points that the later rounds are expected to bring to a player with this goal."""
    if here.later == 0:
        return 0.0
    return OUTLOOKS[goal][here.later - 1].mean + here.later * SLOPE * (drawn_points(here.pool) - FULL_DECK)


def chances(goal: Goal, here: Situation, most: int) -> list[float]:
    """The chance to end above 90 when this round brings 0, 1 ... ``most`` points (CS-08)."""
    missing = [WON_ABOVE + 1 - here.total - points for points in range(most + 1)]
    if here.later == 0:
        return [float(points <= 0) for points in missing]
    outlook, centre = OUTLOOKS[goal][here.later - 1], expected(goal, here)
    return [reached(points - 0.5 - centre - outlook.shift, outlook) for points in missing]


def reached(ahead: float, outlook: Outlook) -> float:
    """The chance of points that lie so far above their mean, or more: nearly normal (Edgeworth's first term)."""
    z = ahead / outlook.spread
    below = 0.5 + 0.5 * erf(z / sqrt(2)) - outlook.skew / 6 * (z * z - 1) * exp(-z * z / 2) / sqrt(2 * pi)
    return min(max(1 - below, 0.0), 1.0)


def drawn_points(pool: Sequence[int]) -> float:
    """The points that five cards of ``pool``, drawn at random, hold on average in fifteens, pairs and runs.

    Runs are counted by three cards, which is a little too much for longer ones.
    """
    held = [0] * RANKS
    for card in pool:
        held[card // 4] += 1
    cards = len(pool)
    fifteens = sum(comb(5, size) * ways / comb(cards, size) for size, ways in enumerate(_fifteens(held)))
    pairs = comb(5, 2) * sum(comb(count, 2) for count in held) / comb(cards, 2)
    threes = zip(held, held[1:], held[2:], strict=False)
    runs = comb(5, 3) * sum(a * b * c for a, b, c in threes) / comb(cards, 3)
    return 2 * fifteens + 2 * pairs + 3 * runs


def _fifteens(held: Sequence[int]) -> list[int]:
    """In how many ways 0, 1 ... 5 cards add to fifteen, when so many of each rank are there."""
    ways = {(0, 0): 1}
    for rank, count in enumerate(held):
        pips = min(rank + 1, 10)
        more: dict[tuple[int, int], int] = {}
        for (size, total), before in ways.items():
            for taken in range(min(count, 5 - size, (15 - total) // pips) + 1):
                key = size + taken, total + taken * pips
                more[key] = more.get(key, 0) + before * comb(count, taken)
        ways = more
    return [ways.get((size, 15), 0) for size in range(6)]

"""What five ranks are worth in cribbage, as one table, for whoever counts millions of hands (CS-06)."""

from collections.abc import Iterable
from functools import cache, reduce
from itertools import combinations, combinations_with_replacement
from typing import Final

from whistdesk.cards.card import Card, Rank
from whistdesk.rules.cribbage.scoring import low

RANKS: Final = 13
MOST_POINTS: Final = 29
"""The most that a hand is worth with its starter."""
MOST_IN_ROUND: Final = 3 * MOST_POINTS + 2
"""More than a round can bring: three hands and his heels."""
JACK: Final = Rank.JACK - 1
"""The number of the jack's rank in ``number``."""


def number(card: Card) -> int:
    """A card as the kernel takes it: four times its rank, from 0 for the ace to 12 for the king, plus its suit."""
    return 4 * (low(card.rank) - 1) + card.suit


@cache
def rank_points() -> bytearray:
    """Fifteens, pairs and runs of five ranks, each 0 to 12, by ``rank_place`` of the first four plus the fifth.

    The first four, those of a hand, must ascend; the fifth is the starter's.
    """
    fives: Iterable[tuple[int, ...]] = combinations_with_replacement(range(RANKS), 5)
    points = {ranks: _points(ranks) for ranks in fives}
    table = bytearray(RANKS**5)
    for four in combinations_with_replacement(range(RANKS), 4):
        for starter in range(RANKS):
            table[rank_place(four) + starter] = points[tuple(sorted((*four, starter)))]
    return table


def rank_place(four: Iterable[int]) -> int:
    """Where four ascending ranks begin in the table."""
    return reduce(lambda place, rank: (place + rank) * RANKS, four, 0)


def _points(ranks: tuple[int, ...]) -> int:
    return _fifteens(ranks) + _pairs(ranks) + _runs(ranks)


def _fifteens(ranks: tuple[int, ...]) -> int:
    sums = [0]
    for rank in ranks:
        sums += [each + min(rank + 1, 10) for each in sums]
    return 2 * sums.count(15)


def _pairs(ranks: tuple[int, ...]) -> int:
    return sum(2 for a, b in combinations(ranks, 2) if a == b)


def _runs(ranks: tuple[int, ...]) -> int:
    points, length, ways = 0, 0, 1
    for rank in range(RANKS + 1):
        held = ranks.count(rank)
        if held:
            length, ways = length + 1, ways * held
        else:
            points = max(points, length * ways if length >= 3 else 0)
            length, ways = 0, 1
    return points

"""What a placement leads to: the expected points of the three hands, and the chance to win."""

from collections.abc import Sequence
from itertools import permutations
from math import perm
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from whistdesk.players.cribbage.aim import CHANCE_SCALE, Aim
from whistdesk.players.cribbage.round_kernel import COMPILED, RoundKernel

Cards = Sequence[int]
"""Cards as ``points.number`` gives them."""

PATHS: Final = 250 if COMPILED else 24
"""So many sampled ways to go on tell what a placement leads to, where there are too many to follow all."""
MOST_PATHS: Final = 900 if COMPILED else 60
"""So many ways are all followed."""
POOLS: Final = 3
"""So many samples of the unseen cards stand for all of them where those are too many to look at every order."""


class Prospect(NamedTuple):
    """What follows from a placement when all later cards are placed best.

    ``aimed`` is what the kernel makes greatest, summed over ``orders`` orders of the cards to
    come; ``hands`` the expected points of the three hands with their starter; ``win`` the chance
    of more than 90. ``paths`` is how many ways to go on were sampled for hands and win, 0 where all
    were followed; ``whole`` whether all unseen cards were looked at.
    """

    aimed: int
    orders: int
    hands: tuple[float, ...]
    win: float
    paths: int
    whole: bool


def prospects(placements: Sequence[Sequence[Cards]], pool: Cards, aim: Aim, rng: Random) -> list[Prospect]:
    """What each of ``placements`` leads to: for each the three hands after it.

    All placements are judged by the same samples.
    """
    room = 12 - sum(map(len, placements[0]))
    pools = [pool] if len(pool) <= aim.most else [sorted(rng.sample(pool, aim.most)) for _ in range(POOLS)]
    paths, sampled = _paths(len(pools[0]), max(room - 1, 0), rng)
    return [
        _merged(
            [_prospect(RoundKernel(hands, each, aim.worth, aim.chance, aim.target), paths, sampled) for each in pools]
        )
        for hands in placements
    ]


def _paths(places: int, length: int, rng: Random) -> tuple[list[tuple[int, ...]], int]:
    if perm(places, length) <= MOST_PATHS:
        return list(permutations(range(places), length)), 0
    return [tuple(rng.sample(range(places), length)) for _ in range(PATHS)], PATHS


def _prospect(kernel: RoundKernel, paths: Sequence[tuple[int, ...]], sampled: int) -> Prospect:
    aimed, orders = kernel.total(), kernel.orders()
    ends = orders // perm(kernel.places(), len(paths[0]))
    *hands, chance, steered = zip(*map(kernel.follow, paths), strict=True)
    exact = aimed / orders * ends
    one, two, three, win = (corrected(column, steered, exact) / ends for column in (*hands, chance))
    return Prospect(aimed, orders, (one, two, three), min(max(win / CHANCE_SCALE, 0.0), 1.0), sampled, True)


def _merged(pools: Sequence[Prospect]) -> Prospect:
    if len(pools) == 1:
        return pools[0]
    return Prospect(
        sum(each.aimed for each in pools),
        sum(each.orders for each in pools),
        tuple(map(fmean, zip(*(each.hands for each in pools), strict=True))),
        fmean(each.win for each in pools),
        len(pools) * max(1, pools[0].paths),
        False,
    )


def corrected(column: Sequence[float], control: Sequence[float], exact: float) -> float:
    """The mean of a sampled ``column``, corrected by how far the mean of ``control`` is from its ``exact`` value.

    This is the regression on a control variate: of what the sample has too much of a known quantity,
    it has its share too much of one that goes with it.
    """
    mean, centre = fmean(column), fmean(control)
    spread = sum((each - centre) ** 2 for each in control)
    if spread == 0:
        return mean
    together = sum((a - mean) * (b - centre) for a, b in zip(column, control, strict=True))
    return mean + (exact - centre) * together / spread

"""What a placement leads to: the expected points of the three hands, and the chance to win."""

from collections.abc import Sequence
from itertools import permutations
from math import perm
from random import Random
from statistics import fmean
from typing import NamedTuple

from whistdesk.players.cribbage.aim import CHANCE_SCALE, Aim
from whistdesk.players.cribbage.effort import Effort
from whistdesk.players.cribbage.round_kernel import RoundKernel
from whistdesk.rules.cribbage.rounds import PLACES

Cards = Sequence[int]
"""Cards as ``points.number`` gives them."""


class Prospect(NamedTuple):
    """What follows from a placement when all later cards are placed best.

    ``aimed`` is what the kernel makes greatest, summed over ``orders`` orders of the cards to
    come; ``hands`` the expected points of the three hands with their starter; ``win`` the chance
    of more than 90. ``whole`` says whether every order of all unseen cards was looked at. ``ways`` is
    how many ways to go on were sampled for ``hands`` and ``win``, 0 where all were followed.
    """

    aimed: int
    orders: int
    hands: tuple[float, ...]
    win: float
    whole: bool
    ways: int


def prospects(
    placements: Sequence[Sequence[Cards]], pool: Cards, aim: Aim, effort: Effort, rng: Random
) -> list[Prospect]:
    """What each of ``placements`` leads to: for each the three hands after it.

    All placements are judged by the same samples.
    """
    room = PLACES - sum(map(len, placements[0]))
    whole = len(pool) <= aim.most
    pools = [pool] if whole else [sorted(rng.sample(pool, aim.most)) for _ in range(effort.pools)]
    paths, followed = _paths(len(pools[0]), max(room - 1, 0), effort, rng)
    ways = 0 if whole and followed else len(pools) * len(paths)
    return [_prospect(hands, pools, aim, paths)._replace(whole=whole, ways=ways) for hands in placements]


def _paths(places: int, length: int, effort: Effort, rng: Random) -> tuple[list[tuple[int, ...]], bool]:
    """Ways to go on, and whether they are all that there are."""
    if perm(places, length + 2) <= effort.most_ends:
        return list(permutations(range(places), length)), True
    return [tuple(rng.sample(range(places), length)) for _ in range(effort.paths)], False


def _prospect(hands: Sequence[Cards], pools: Sequence[Cards], aim: Aim, paths: Sequence[tuple[int, ...]]) -> Prospect:
    found = [_followed(RoundKernel(hands, pool, aim.worth, aim.chance, aim.target), paths) for pool in pools]
    aimed, orders, points, win = zip(*found, strict=True)
    means = tuple(fmean(column) for column in zip(*points, strict=True))
    return Prospect(sum(aimed), sum(orders), means, fmean(win), whole=True, ways=0)


def _followed(kernel: RoundKernel, paths: Sequence[tuple[int, ...]]) -> tuple[int, int, tuple[float, ...], float]:
    """What is summed and over how many orders, the points of the hands, and the chance."""
    aimed, orders = kernel.total(), kernel.orders()
    ends = orders // perm(kernel.places(), len(paths[0]))
    *points, chance, steered = zip(*map(kernel.follow, paths), strict=True)
    exact = aimed / orders * ends
    hands = tuple(corrected(column, steered, exact) / ends for column in points)
    return aimed, orders, hands, min(max(corrected(chance, steered, exact) / ends / CHANCE_SCALE, 0.0), 1.0)


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

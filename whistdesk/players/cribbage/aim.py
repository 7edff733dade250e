"""What is made greatest in a round, for each goal."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from whistdesk.players.cribbage import later
from whistdesk.players.cribbage.effort import Effort
from whistdesk.players.cribbage.goal import Goal
from whistdesk.players.cribbage.points import MOST_IN_ROUND, MOST_POINTS
from whistdesk.players.cribbage.situation import Situation

CHANCE_SCALE: Final = 1 << 20

_OTHERS: Final = range(2, 27, 4)
"""What two hands and his heels bring, from little to much."""
_WORTH_SCALE: Final = 2900


class Aim(NamedTuple):
    """What the kernel is to make greatest.

    That is ``worth``, by the points of a hand, summed over the hands; or, where there is one,
    ``target``, by the points of the round. ``chance`` is the chance of more than 90 by the points of
    the round, in parts of ``CHANCE_SCALE``. ``most`` is how many unseen cards can be looked at.
    """

    worth: tuple[int, ...]
    chance: tuple[int, ...]
    target: tuple[int, ...]
    most: int


def aim(goal: Goal, here: Situation, effort: Effort) -> Aim:
    """What to aim at.

    For the best chance that is the chance itself where it can be summed over all orders, as in the
    last round and at the end of the others. Before, each hand's points are worth what they
    add to the chance, on average over what the other two may bring. A point more is a little
    better than none, so that hopeless games are still played well.
    """
    chances = [round(CHANCE_SCALE * chance) for chance in later.chances(goal, here, MOST_IN_ROUND)]
    by_total = goal is Goal.WIN and len(here.pool) <= effort.by_total[here.room]
    target = tuple(chance + points for points, chance in enumerate(chances)) if by_total else ()
    worth = range(MOST_POINTS + 1) if goal is Goal.AVERAGE else _worth(chances)
    return Aim(tuple(worth), tuple(chances), target, (effort.by_total if by_total else effort.by_worth)[here.room])


def _worth(chances: Sequence[int]) -> list[int]:
    means = [sum(chances[others + points] for others in _OTHERS) for points in range(MOST_POINTS + 1)]
    least, greatest = means[0], means[-1]
    return [(mean - least) * _WORTH_SCALE // max(greatest - least, 1) + points for points, mean in enumerate(means)]

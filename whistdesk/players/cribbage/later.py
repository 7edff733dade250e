"""What the rounds after this one bring, estimated from the cards that are not yet seen.

No placement changes it, but the coach's values and chances are of the whole game.
"""

from math import erf, sqrt
from typing import Final

from whistdesk.players.cribbage.situation import Situation
from whistdesk.rules.cribbage.events import WON_ABOVE
from whistdesk.rules.cribbage.rounds import ROUNDS

MEANS: Final = (20.7, 20.7, 20.7)
SPREAD: Final = 5.6


def expected(here: Situation) -> float:
    """The points that the later rounds are expected to bring."""
    return sum(MEANS[ROUNDS - 1 - here.later :])


def chance(here: Situation, points: int) -> float:
    """The chance to end above 90 when this round brings so many points (CS-08)."""
    total = here.total + points
    if here.later == 0:
        return float(total > WON_ABOVE)
    missing = WON_ABOVE + 0.5 - total - expected(here)
    return 0.5 - 0.5 * erf(missing / SPREAD / sqrt(2 * here.later))

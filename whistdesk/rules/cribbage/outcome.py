"""What a ledger keeps of a finished game."""

from typing import Final

from whistdesk.rules.base import Outcome
from whistdesk.rules.claims import whole
from whistdesk.rules.cribbage.events import verdict
from whistdesk.rules.cribbage.rounds import HANDS, ROUNDS

_BEST_HAND: Final = 29
"""Points of four fives and a jack that is his nobs."""
_HEELS: Final = 2


def can_end(outcome: Outcome) -> bool:
    """Whether a game can end so: four rounds that make its total, and the total its verdict (CS-08)."""
    rounds = outcome.detail.get("rounds")
    if (outcome.kind, outcome.part) != ("game", 0) or not isinstance(rounds, list) or len(rounds) != ROUNDS:
        return False
    if not all(map(_can_be, rounds)):
        return False
    total = sum(sum(played["hands"]) + played["heels"] for played in rounds)
    return outcome.score == total and outcome.status == verdict(total)


def _can_be(played: object) -> bool:
    if not isinstance(played, dict):
        return False
    hands, heels = played.get("hands"), played.get("heels")
    return (
        isinstance(hands, list)
        and len(hands) == len(HANDS)
        and all(whole(points, 0, _BEST_HAND) for points in hands)
        and (whole(heels, 0, 0) or whole(heels, _HEELS, _HEELS))
    )

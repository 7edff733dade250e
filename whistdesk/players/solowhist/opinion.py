"""A judged move, and how judged moves become a player's choice."""

from collections.abc import Iterable
from typing import NamedTuple

from whistdesk.players.base import Choice, Reason
from whistdesk.rules.solowhist.moves import SoloMove


class Opinion(NamedTuple):
    """A move with its value in expected chips of the hand, and why it is worth that."""

    move: SoloMove
    value: float
    reason: Reason


def chosen(opinions: Iterable[Opinion]) -> Choice:
    """The best of these moves as a choice; of equal ones the first counts."""
    ranked = sorted(opinions, key=lambda opinion: -opinion.value)
    best = ranked[0]
    return Choice(best.move, best.value, tuple((each.move, each.value) for each in ranked), best.reason)

"""The coach of Cribbage Solitaire: what each placement of the turned card is worth, and why.

An opinion's value is the expected final total when this placement is made and all later cards are
placed best for the goal. Its reason holds, besides the facts of ``features``:

``hands``        the points that each of the three hands is expected to score, with its starter
``round``        the points that this round is expected to bring: the hands and his heels
``round_exact``  whether that comes from every order of the cards to come, not from samples
``win``          the chance to end with more than 90 points
``exact``        whether value and win are exact: so they are in the last round, whose thirteen cards
                 are known but for their order. Before, what later rounds bring is an estimate,
                 the same for every placement.
``ways``         where ``hands`` and ``win`` come from a sample: how many ways to go on it has
``worlds``       the same number, where the value comes from it too: for the best chance to win, and
                 without a compiled kernel or enough time for both goals
``ahead``        by how many points of value it is ahead of the best other placement; negative
                 where it is behind
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import NamedTuple, cast

from whistdesk.players.base import Choice, Opinion, Reason
from whistdesk.players.cribbage import later
from whistdesk.players.cribbage.aim import aim
from whistdesk.players.cribbage.effort import effort
from whistdesk.players.cribbage.features import placed
from whistdesk.players.cribbage.goal import Goal
from whistdesk.players.cribbage.prospect import Prospect, prospects
from whistdesk.players.cribbage.situation import Situation, situation
from whistdesk.rules.base import View
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.view import CribbageView


class _Judged(NamedTuple):
    move: PlaceCard
    prospect: Prospect
    points: float
    win: float


@dataclass(frozen=True, slots=True)
class CribbageCoach:
    """Judges placements for its goal, from the player's own view only."""

    goal: Goal

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """Its opinion on each legal placement; ValueError where no card is turned.

        Below a budget that suffices for all of it, it looks at samples of the unseen cards.
        """
        own = cast(CribbageView, view)
        here, work = situation(own), effort(budget_ms)
        aimed = aim(self.goal, here, work)
        found = prospects([here.after(move) for move in own.legal], here.pool, aimed, work, rng)
        ranked = sorted(self._judged(here, own.legal, found), key=self._rank)
        start = here.total + later.expected(self.goal, here)
        return Choice(tuple(_opinion(here, ranked, each, start + each.points, self.goal) for each in ranked))

    def _judged(self, here: Situation, moves: Sequence[PlaceCard], found: Sequence[Prospect]) -> list[_Judged]:
        return [
            _Judged(move, each, self._points(each) + here.heels, self._win(each, found))
            for move, each in zip(moves, found, strict=True)
        ]

    def _points(self, prospect: Prospect) -> float:
        """The points of the hands; for the average exactly what was summed, so that equal placements stay equal."""
        return prospect.aimed / prospect.orders if self.goal is Goal.AVERAGE else sum(prospect.hands)

    def _win(self, prospect: Prospect, found: Sequence[Prospect]) -> float:
        """The chance to win; for that goal placements that are equal in what was summed share what was sampled."""
        if self.goal is Goal.AVERAGE:
            return prospect.win
        return fmean(other.win for other in found if other.aimed == prospect.aimed)

    def _rank(self, judged: _Judged) -> tuple[float, float]:
        if self.goal is Goal.WIN:
            return -judged.win, -judged.points
        return -judged.points, -judged.win


def _opinion(here: Situation, ranked: Sequence[_Judged], judged: _Judged, value: float, goal: Goal) -> Opinion:
    hand = here.hands[judged.move.hand - 1]
    key, facts = placed(here.card, hand, forced=len(ranked) == 1)
    return Opinion(judged.move, value, Reason(key, {**facts, **_numbers(here, judged, goal), **_ahead(ranked, judged)}))


def _numbers(here: Situation, judged: _Judged, goal: Goal) -> dict[str, object]:
    prospect = judged.prospect
    sampled = goal is Goal.WIN or not prospect.whole
    return {
        "hands": prospect.hands,
        "round": judged.points,
        "round_exact": prospect.whole,
        "win": judged.win,
        "exact": here.later == 0 and prospect.whole and not prospect.ways,
        **({"ways": prospect.ways} if prospect.ways else {}),
        **({"worlds": prospect.ways} if prospect.ways and sampled else {}),
    }


def _ahead(ranked: Sequence[_Judged], judged: _Judged) -> dict[str, float]:
    others = [each.points for each in ranked if each.move != judged.move]
    return {"ahead": judged.points - max(others)} if others else {}

"""How strong and how fast the coach of Cribbage Solitaire is, for both goals, over numbered deals from 1.

Run from the top of the project: ``python -m tests.benchmarks.cribbage_coach [deals [first]]``. Each deal
(2,000 from number 1 unless told) is played by the coach's advice, once for the highest average and
once for the best chance of more than 90; with two processes and a compiled kernel that takes about half an
hour. It exits with 1 where a mark is missed by more than two standard errors, or where an advice took
more than 150 ms in more than one of twenty cases. Times are of the processor, placements without a choice left out.

Known marks: random placements come to 57.9 on average, greedy ones for the expected total to 81.1, the
strongest known play to 82.65, and none without foresight to more than 82.9. A player for the average passes 90
in 23 of 100 games, one for more than 90 in 25.
"""

import sys
import time
from collections.abc import Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from statistics import fmean, quantiles, stdev
from typing import Final, NamedTuple, cast

from whistdesk.players.cribbage.coach import CribbageCoach
from whistdesk.players.cribbage.goal import Goal
from whistdesk.players.cribbage.round_kernel import COMPILED
from whistdesk.rules.base import Setup
from whistdesk.rules.cribbage.events import SKUNK_BELOW, WON_ABOVE
from whistdesk.rules.cribbage.game import CribbageSolitaire
from whistdesk.rules.cribbage.state import CribbageState
from whistdesk.rules.seats import Seat

DEALS: Final = 2000
PROCESSES: Final = 2
MARKS: Final = {Goal.AVERAGE: 82.5, Goal.WIN: 0.245}
"""The average, and the share of games past 90."""
MOST_MS: Final = 150


class Advice(NamedTuple):
    """One choice: what the coach promised, as total and as chance to win, and how long it took."""

    value: float
    win: float
    ms: float


class Game(NamedTuple):
    """One game: the state at its end, and the advice for each placement with a choice."""

    state: CribbageState
    advice: tuple[Advice, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of the four rounds."""
        return tuple(played.total for played in self.state.rounds)

    @property
    def total(self) -> int:
        """The points of the game."""
        return sum(self.points)


def played(number: int, goal: Goal) -> Game:
    """Deal ``number``, played by the coach's advice; every advice has the number as its seed."""
    coach, advice = CribbageCoach(goal), []
    state = cast(CribbageState, CribbageSolitaire().start(Setup(number=number)).state)
    while state.seat is not None:
        begun = time.process_time()
        choice = coach.choose(state.view_for(Seat.PLAYER), Random(number))
        if len(choice.opinions) > 1:
            ms = 1000 * (time.process_time() - begun)
            advice.append(Advice(choice.value, choice.reason.facts["win"], ms))
        state = cast(CribbageState, state.apply(choice.move).state)
    return Game(state, tuple(advice))


def report(goal: Goal, games: Sequence[Game]) -> bool:
    """Print the figures; whether the marks are reached."""
    totals = [game.total for game in games]
    wins, skunks = fmean(total > WON_ABOVE for total in totals), fmean(total < SKUNK_BELOW for total in totals)
    error, win_error = stdev(totals) / sqrt(len(totals)), _error(wins, len(totals))
    _, *_, p95 = times = quantiles([advice.ms for game in games for advice in game.advice], n=20)
    print(f"{goal.value}: {len(games)} deals, kernel {'compiled' if COMPILED else 'not compiled'}")
    print(f"  average {fmean(totals):.2f} (standard error {error:.2f})")
    print(f"  past 90 {wins:.1%} (standard error {win_error:.1%}), skunked {skunks:.1%}")
    print(f"  promised at the first placement: {_first(games, 'value'):.2f}, past 90 {_first(games, 'win'):.1%}")
    print(f"  an advice: median {times[9]:.0f} ms, p95 {p95:.0f} ms of processor time", flush=True)
    reached = fmean(totals) + 2 * error if goal is Goal.AVERAGE else wins + 2 * win_error
    return reached >= MARKS[goal] and p95 <= MOST_MS


def _first(games: Sequence[Game], name: str) -> float:
    return fmean(getattr(game.advice[0], name) for game in games)


def _error(share: float, count: int) -> float:
    return sqrt(share * (1 - share) / count)


def main(deals: int = DEALS, first: int = 1) -> int:
    """Play ``deals`` deals from number ``first`` for both goals and report; the exit code."""
    reached = []
    with Pool(PROCESSES) as pool:
        for goal in Goal:
            games = pool.map(partial(played, goal=goal), range(first, first + deals), chunksize=10)
            reached.append(report(goal, games))
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

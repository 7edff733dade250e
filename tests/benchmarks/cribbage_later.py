"""Where the constants of ``players/cribbage/later.py`` come from: what the last rounds of a game bring.

Run from the top of the project: ``python -m tests.benchmarks.cribbage_later [games]`` (800 without a
number; with a compiled kernel about ten minutes). Numbered games from 1,000,000 are played by the coach
for each goal, and their last rounds counted. The chances of who plays for them are those that the coach finds
at the first placement of a round, for every need above the mean of who plays for the average; each line
rests on the shipped one above it, so run it until nothing changes. Two processes are used.
"""

import sys
from collections.abc import Sequence
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from tests.benchmarks.cribbage_coach import PROCESSES, Game, played
from whistdesk.cards.deal import shuffled
from whistdesk.cards.pack import FULL_PACK
from whistdesk.players.cribbage.aim import aim
from whistdesk.players.cribbage.effort import WHOLE
from whistdesk.players.cribbage.goal import Goal
from whistdesk.players.cribbage.later import FULL_DECK, OUTLOOKS, SLOPE, drawn_points
from whistdesk.players.cribbage.points import number
from whistdesk.players.cribbage.prospect import prospects
from whistdesk.players.cribbage.situation import situation
from whistdesk.rules.cribbage.events import WON_ABOVE
from whistdesk.rules.cribbage.moves import MOVES
from whistdesk.rules.cribbage.rounds import DEALT, ROUND_SIZE, ROUNDS, Round
from whistdesk.rules.cribbage.state import KEY
from whistdesk.rules.cribbage.view import CribbageView

FIRST: Final = 1_000_000
GAMES: Final = 800
SOLVED: Final = (400, 100, 60)
"""How many deals are solved for one, two and three last rounds, of fewer games fewer."""
STEP: Final = 3
NEEDS: Final = range(-30, 34, STEP)
"""How many points more than the mean are needed."""


class Line(NamedTuple):
    """The points of some last rounds: mean with cards like a full deck's, slope by those, and what is left over."""

    mean: float
    slope: float
    spread: float
    skew: float


def counted(games: Sequence[Game], rounds: int) -> Line:
    """What the last ``rounds`` of games brought."""
    points = [sum(game.points[-rounds:]) for game in games]
    drawn = [_drawn(game, rounds) - FULL_DECK for game in games]
    centre, middle = fmean(points), fmean(drawn)
    slope = sum((p - centre) * (d - middle) for p, d in zip(points, drawn, strict=True)) / sum(
        (d - middle) ** 2 for d in drawn
    )
    left = [p - centre - slope * (d - middle) for p, d in zip(points, drawn, strict=True)]
    spread = sqrt(fmean(each**2 for each in left))
    return Line(centre - slope * middle, slope / rounds, spread, fmean(each**3 for each in left) / spread**3)


def _drawn(game: Game, rounds: int) -> float:
    return drawn_points(list(map(number, game.state.deck[-rounds * ROUND_SIZE :])))


def chance(at: int, rounds: int, need: int) -> float:
    """The best chance at the first placement of the last ``rounds``, when ``need`` points above the mean are needed."""
    deck = shuffled(FULL_PACK, KEY, FIRST + at, 0)
    first = (ROUNDS - rounds) * ROUND_SIZE
    earlier = [Round(deck[start : start + ROUND_SIZE], (1, 2, 3) * 4) for start in range(0, first, ROUND_SIZE)]
    view = CribbageView((*earlier, Round(deck[first : first + len(DEALT) + 1])), MOVES)
    mean = OUTLOOKS[Goal.AVERAGE][rounds - 1].mean
    centre = mean + rounds * SLOPE * (drawn_points(list(map(number, deck[first:]))) - FULL_DECK)
    here = situation(view)._replace(total=WON_ABOVE + 1 - round(centre + need))
    found = prospects([here.after(move) for move in MOVES], here.pool, aim(Goal.WIN, here, WHOLE), WHOLE, Random(at))
    return max(each.win for each in found)


def solved(rounds: int, chances: Sequence[float]) -> tuple[float, float, float]:
    """Shift, spread and skew of the points whose chances to be reached are these, one for each of ``NEEDS``."""
    shares = [more - less for more, less in zip((1.0, *chances), (*chances, 0.0), strict=True)]
    points = [need - 0.5 - STEP / 2 for need in (*NEEDS, NEEDS[-1] + STEP)]
    shift = sum(share * each for share, each in zip(shares, points, strict=True))
    moments = [
        sum(share * (each - shift) ** power for share, each in zip(shares, points, strict=True)) for power in (2, 3)
    ]
    spread = sqrt(moments[0] - STEP**2 / 12)  # Sheppard's correction for the steps
    return shift, spread, moments[1] / spread**3


def main(games: int = GAMES) -> int:
    """Print mean, slope, spread and skew by goal and by last rounds, and what the chances for the best say."""
    with Pool(PROCESSES) as pool:
        for rounds, share in enumerate(SOLVED, 1):
            deals = max(1, share * games // GAMES)
            tasks = [(at, rounds, need) for need in NEEDS for at in range(deals)]
            found = pool.starmap(chance, tasks, chunksize=20)
            means = [fmean(found[start : start + deals]) for start in range(0, len(found), deals)]
            print("chances of the best", rounds, *(f"{each:.3f}" for each in solved(rounds, means)), flush=True)
            print("   ", *(f"{each:.3f}" for each in means), flush=True)
        for goal in Goal:
            each = pool.map(partial(played, goal=goal), range(FIRST, FIRST + games), chunksize=10)
            for rounds in (1, 2, 3):
                print(goal.value, rounds, *(f"{figure:.3f}" for figure in counted(each, rounds)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

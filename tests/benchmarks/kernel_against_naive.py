"""Checks the solver against trying everything, on random endings of up to 5 cards in all modes.

Run from the top of the project: ``python -m tests.benchmarks.kernel_against_naive [endings] [seed]``
(5,000 and 1 without numbers; half an hour or so). Exits with 1 if a single answer differs.
"""

import sys
from random import Random
from typing import Final

from tests.players.search.naive import SIDES, after, caught, ending, tricks
from whistdesk.players.search.solver import Solver, Tricks
from whistdesk.rules.seats import COMPASS

SIZES: Final = (1, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5)


def tricks_differ(solver: Solver, random: Random) -> bool:
    """Whether an answer differs for an ending at a contract for tricks: the whole, or one card."""
    here, sides = ending(random, random.choice(SIZES)), random.choice(SIDES)
    right = tricks(here, sides)
    by_card = solver.tricks_by_card(here, sides)
    card = random.choice(here.legal)
    there, taker = after(here, card)
    return (
        solver.tricks(here, sides) != Tricks(right, right)
        or [solver.reaches(here, sides, target) for target in range(1, 6)] != [right >= t for t in range(1, 6)]
        or by_card[card] != Tricks(*[tricks(there, sides) + (taker in sides)] * 2)
    )


def misere_differs(solver: Solver, random: Random) -> bool:
    """Whether an answer differs for a misère ending: the whole, or one card."""
    bidder = random.choice(COMPASS)
    here = ending(random, random.choice(SIZES), low_for=bidder)
    card = random.choice(here.legal)
    there, taker = after(here, card)
    return solver.bidder_caught(here, bidder) is not caught(here, bidder) or solver.bidder_caught_by_card(here, bidder)[
        card
    ] is not (taker is bidder or caught(there, bidder))


def main(arguments: list[str]) -> int:
    """Print how many endings differ; 0 when none does."""
    endings, seed = (int(word) for word in (*arguments, *("5000", "1")[len(arguments) :]))
    random, solver, differing = Random(seed), Solver(), 0
    for index in range(endings):
        differing += tricks_differ(solver, random) if index % 3 else misere_differs(solver, random)
    sys.stdout.write(f"{endings:,} endings, {differing} differ\n")
    return int(differing > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

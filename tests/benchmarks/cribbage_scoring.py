"""Scores all 12,994,800 hand-and-starter pairs of cribbage and checks the known sums (CS-06).

Run from the top of the project: ``python -m tests.benchmarks.cribbage_scoring``. It takes about
a minute, through the scoring that the app plays by, and exits with 1 where a figure is wrong.
"""

import sys
import time
from collections import Counter
from itertools import combinations
from typing import Final

from whistdesk.cards.card import CARDS
from whistdesk.rules.cribbage.scoring import score

PAIRS: Final = 12_994_800
POINTS: Final = 61_974_180
"""All points of all pairs: a mean of 4.769152."""
PERFECT_HANDS: Final = 4
"""Pairs that score 29."""


def tally() -> Counter[int]:
    """How many hand-and-starter pairs score each total."""
    totals: Counter[int] = Counter()
    for five in combinations(CARDS, 5):
        for i, starter in enumerate(five):
            totals[sum(score(five[:i] + five[i + 1 :], starter))] += 1
    return totals


def main() -> int:
    """Print the figures; 0 when all are the known ones."""
    start = time.perf_counter()
    totals = tally()
    seconds = time.perf_counter() - start
    pairs, points = totals.total(), sum(total * n for total, n in totals.items())
    sys.stdout.write(
        f"{pairs:,} pairs in {seconds:.0f} s: {points:,} points, mean {points / pairs:.6f}, {totals[29]} of 29\n"
    )
    return 0 if (pairs, points, totals[29]) == (PAIRS, POINTS, PERFECT_HANDS) else 1


if __name__ == "__main__":
    sys.exit(main())

"""Four players of one level among themselves: what they bid and make, throw in, and foresee.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_selfplay LEVEL [deals [first]]``. Two
processes are used.
"""

import sys
import time
from collections.abc import Sequence
from functools import partial
from multiprocessing import Pool
from statistics import fmean
from typing import Final

from tests.benchmarks.solowhist_tables import (
    Played,
    dealt,
    foreseen,
    kind,
    rate,
    show_contracts,
    show_foreseen,
    show_times,
    watched,
)
from whistdesk.rules.seats import COMPASS

DEALS: Final = 300
PROCESSES: Final = 2


def played(level: str, number: int) -> Played:
    """Deal ``number`` among four players of this level."""
    return watched(dealt(number), dict.fromkeys(COMPASS, kind(level)), number)


def report(deals: Sequence[Played]) -> None:
    """Print all figures."""
    hands = [deal.hand for deal in deals]
    bid = [hand for hand in hands if hand.contract is not None]
    print(f"thrown in {rate(1 - len(bid) / len(hands), len(hands))}")
    print(f"made {rate(fmean(bool(hand.made) for hand in bid), len(bid))}")
    show_contracts(hands)
    show_foreseen(each for deal in deals for each in foreseen(deal))
    choices = [each for deal in deals for each in deal.choices]
    show_times("calls", [each.ms for each in choices if each.view.contract is None])
    show_times("cards", [each.ms for each in choices if each.view.contract is not None])


def main(level: str, deals: int = DEALS, first: int = 1) -> None:
    """Play and report."""
    begun = time.perf_counter()
    with Pool(PROCESSES) as pool:
        report(pool.map(partial(played, level), range(first, first + deals), chunksize=2))
    print(f"{deals} deals from number {first} in {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))

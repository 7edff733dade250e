"""Four players of one level among themselves: what they bid and make, throw in, and foresee.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_selfplay LEVEL [deals [first [CONTRACT ...]]]``.
With contracts (``abundance``) all deals are called, but only those of these contracts are played: they are seldom bid.
Two processes are used.
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
    RandomCards,
    dealt,
    foreseen,
    kind,
    played_out,
    rate,
    show_contracts,
    show_foreseen,
    show_times,
    watched,
)
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.moves import Call

DEALS: Final = 300
PROCESSES: Final = 2


def played(level: str, only: Sequence[Call], number: int) -> Played | None:
    """Deal ``number`` among four players of this level; None where ``only`` other contracts are looked for."""
    if only:
        contract = played_out(dealt(number), dict.fromkeys(COMPASS, RandomCards(kind(level))), number).contract
        if contract is None or contract.call not in only:
            return None
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


def main(level: str, deals: int = DEALS, first: int = 1, *, only: Sequence[Call] = ()) -> None:
    """Play and report."""
    begun = time.perf_counter()
    with Pool(PROCESSES) as pool:
        each = pool.map(partial(played, level, only), range(first, first + deals), chunksize=2)
    report([deal for deal in each if deal is not None])
    print(f"{deals} deals from number {first} in {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:4]), only=[Call(word) for word in sys.argv[4:]])

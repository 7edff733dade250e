"""Solves the whole game without memory and writes the table that the coach reads.

Run from the top of the repository: ``python -m whistdesk.players.oneonta.solve``. It takes about a
minute with the compiled kernel.

A plain turn-up always leaves six trumps in one order and three plain suits of five, an ace one
trump and four plain suits (OW-07 to OW-10). So the 2,558,160 pairs of turn-up and hand fall into
27,630 kinds, and all of their positions into one graph. What a number of tricks is worth is the
chance to go on from there, which the sets with fewer predictions have settled before.
"""

import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import accumulate, combinations, pairwise
from pathlib import Path
from typing import Final

from whistdesk.players.oneonta.belief import alike
from whistdesk.players.oneonta.hand_kernel import HandKernel
from whistdesk.players.oneonta.layouts import HELD, Layout, LayoutTable
from whistdesk.players.oneonta.worth import FILE, GameTable, place, write
from whistdesk.rules.oneonta.deal import HAND_SIZE, HANDS, MOST_PENALTIES

Deal = tuple[Layout, ...]
"""Trumps, then four plain suits in falling order: the kind of a turn-up and a hand."""

LENGTHS: Final = {(6, 5, 5, 5, 0): 20, (1, 5, 5, 5, 5): 2}
"""How long a turn-up leaves trumps and the plain suits: 20 plain ones, 2 aces (OW-01)."""

UNSEEN: Final = 1


def kinds() -> Mapping[Deal, int]:
    """Each kind of turn-up and hand, and how many of the 2,558,160 pairs are of it."""
    found = Counter[Deal]()
    for lengths, turn_ups in LENGTHS.items():
        cuts = list(pairwise(accumulate(lengths, initial=0)))
        for hand in combinations(range(sum(lengths)), HAND_SIZE):
            cards = [HELD if card in hand else UNSEEN for card in range(sum(lengths))]
            trumps, *plain = [tuple(cards[start:end]) for start, end in cuts]
            found[trumps, *sorted(plain, reverse=True)] += turn_ups
    return found


class Solver:
    """The graph of all hands, and the table as far as it is filled."""

    def __init__(self, deals: Mapping[Deal, int]) -> None:
        """``deals`` with how often each comes."""
        layouts = LayoutTable({layout for deal in deals for layout in deal})
        self._kernel = HandKernel(layouts, alike)
        self._roots = self._kernel.grow([[layouts.number[layout] for layout in deal] for deal in deals], HAND_SIZE)
        total = sum(deals.values())
        self._shares = [count / total for count in deals.values()]

    def best_of(self, payoffs: Sequence[Sequence[Sequence[float]]]) -> list[float]:
        """The mean over all deals of the best prediction's worth, by column.

        ``payoffs`` has for each prediction and column what each number of tricks is worth.
        """
        best: list[list[float]] = []
        for columns in payoffs:
            self._kernel.sweep(columns)
            worths = [self._kernel.worths(root) for root in self._roots]
            best = [list(map(max, *pair)) for pair in zip(best, worths, strict=True)] if best else worths
        return [sum(map(float.__mul__, self._shares, column)) for column in zip(*best, strict=True)]


def solved(solver: Solver) -> list[float]:
    """The whole table, from the smallest sets of predictions to all eight."""
    chances = [0.0] * ((MOST_PENALTIES + 1) << HANDS)
    paid = range(MOST_PENALTIES + 1)
    chances[: len(paid)] = [1.0] * len(paid)
    for size in range(1, HANDS + 1):
        table = GameTable(chances)
        for left in combinations(range(HANDS), size):
            payoffs = [[table.payoff(set(left) - {tricks}, tricks, before) for before in paid] for tricks in left]
            start = place(left, 0)
            chances[start : start + len(paid)] = solver.best_of(payoffs)
    return chances


def main() -> None:
    """Write the table beside this file."""
    table = solved(Solver(kinds()))
    Path(__file__).with_name(FILE).write_bytes(write(table))
    sys.stdout.write(f"With all predictions left and nothing paid: {table[-MOST_PENALTIES - 1]:.6f}\n")


if __name__ == "__main__":
    main()

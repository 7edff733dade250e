"""The kernel compiled and as plain Python: the same graph and the same numbers."""

from random import Random

from tests.players.search.plain import from_source
from whistdesk.players import oneonta
from whistdesk.players.oneonta import hand_kernel
from whistdesk.players.oneonta.belief import Pile
from whistdesk.players.oneonta.layouts import LayoutTable, layout_of

KERNELS = (hand_kernel, from_source("hand_kernel", oneonta))


def test_both_give_the_same_numbers() -> None:
    rng = Random(4)
    for _ in range(8):
        cards = [0] * 5 + [1] * 7 + [2] * 5
        rng.shuffle(cards)
        layouts = [layout_of(cards[start : start + length]) for start, length in ((0, 4), (4, 5), (9, 4), (13, 4))]
        table = LayoutTable(layouts)
        pile = Pile((1, 3), 3)
        payoffs = [[rng.random() for _ in range(6)] for _ in range(3)]
        answers = []
        for module in KERNELS:
            kernel = module.HandKernel(table, pile.chances)
            (root,) = kernel.grow([[*(table.number[layout] for layout in layouts), 0]], 5)
            kernel.sweep(payoffs)
            answers.append((kernel.size(), kernel.worths(root), kernel.outcomes(root)))
        assert answers[0] == answers[1]

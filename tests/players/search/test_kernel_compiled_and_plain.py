"""Compiled or not, a kernel visits the same positions: the counts are pinned, for both."""

from random import Random
from types import ModuleType

import pytest

from tests.players.search.naive import SIDES, ending
from whistdesk.players.search.bits import NO_TRUMP
from whistdesk.players.search.solver import number
from whistdesk.rules.seats import COMPASS


def flat(seed: int, size: int, *, low: bool = False) -> tuple[int, int, list[int], list[int]]:
    """Trump, leader, table and hands of a random ending as the kernels take them."""
    here = ending(Random(seed), size, low_for=COMPASS[0] if low else None)
    hands = [sum(1 << number(card) for card in here.hands[seat]) for seat in COMPASS]
    table = [number(card) for card in here.table]
    return NO_TRUMP if here.trump is None else here.trump, COMPASS.index(here.leader), table, hands


def sides_mask(index: int) -> int:
    return sum(1 << COMPASS.index(seat) for seat in SIDES[index % len(SIDES)])


def test_the_trick_kernel_visits_the_pinned_number_of_positions(trick_kernel: ModuleType) -> None:
    kernel = trick_kernel.TrickKernel()
    counts, answers = [], []
    for seed in range(10):
        trump, leader, table, hands = flat(seed, 8)
        kernel.limit(10**6, None)
        kernel.place(trump, leader, table, hands, sides_mask(seed))
        answers.append(sum(kernel.reaches(target) for target in range(1, 9)))
        counts.append(kernel.node_count())
    assert answers == [1, 2, 2, 0, 4, 4, 3, 1, 7, 2]
    assert counts == [24, 46, 932, 34, 2090, 265, 545, 901, 160, 277]


def test_a_full_table_of_positions_is_emptied_alike(trick_kernel: ModuleType) -> None:
    kernel = trick_kernel.TrickKernel(16)
    trump, leader, table, hands = flat(4, 7)
    kernel.place(trump, leader, table, hands, 0b0101)
    assert [kernel.reaches(target) for target in (2, 3, 4)] == [1, 0, 0]
    assert kernel.node_count() == 841


def test_the_misere_kernel_visits_the_pinned_number_of_positions(ducking_kernel: ModuleType) -> None:
    kernel = ducking_kernel.MisereKernel()
    counts, answers = [], []
    for seed in (3, 10, 13, 17, 20, 21, 40, 45, 46, 50, 63, 76):
        _, leader, table, hands = flat(seed, 8, low=True)
        kernel.limit(10**6, None)
        kernel.place(leader, table, hands, 0)
        answers.append(kernel.caught_by_force())
        counts.append(kernel.node_count())
    assert answers == [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]
    assert counts == [525, 957, 1759, 4281, 431, 1, 73, 105, 13, 168, 150, 20]


@pytest.mark.parametrize("nodes", [1, 2, 50])
def test_the_limit_of_positions_is_kept_to_the_position(trick_kernel: ModuleType, nodes: int) -> None:
    kernel = trick_kernel.TrickKernel()
    trump, leader, table, hands = flat(16, 13)
    kernel.limit(nodes, None)
    kernel.place(trump, leader, table, hands, 0b0101)
    assert kernel.reaches(7) == 2
    assert kernel.node_count() == nodes


def test_the_deadline_is_looked_at_again_and_again(trick_kernel: ModuleType) -> None:
    looked_at: list[int] = []

    def third_time() -> bool:
        looked_at.append(kernel.node_count())
        return len(looked_at) == 3

    kernel = trick_kernel.TrickKernel()
    trump, leader, table, hands = flat(16, 13)
    kernel.limit(10**6, third_time)
    kernel.place(trump, leader, table, hands, 0b0101)
    assert kernel.reaches(7) == 2
    assert looked_at == [0, kernel.node_count() // 2, kernel.node_count()]


def test_a_card_that_is_not_held_is_refused(trick_kernel: ModuleType) -> None:
    kernel = trick_kernel.TrickKernel()
    kernel.place(NO_TRUMP, 0, [], [1, 2, 4, 8], 1)
    with pytest.raises(ValueError, match="does not hold"):
        kernel.reaches(1, 3)
    assert kernel.reaches(1, 0) == 0

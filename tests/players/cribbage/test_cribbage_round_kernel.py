"""The kernel of rounds against trying everything, compiled and as plain Python."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from random import Random
from types import ModuleType
from typing import Any

import pytest

from tests.players.cribbage.brute_force import Hands, expected
from tests.players.search.plain import from_source
from whistdesk.cards.card import CARDS, Card
from whistdesk.players import cribbage
from whistdesk.players.cribbage import round_kernel
from whistdesk.players.cribbage.points import MOST_IN_ROUND, MOST_POINTS, number

POINTS = range(MOST_POINTS + 1)
THIRTY = [int(points >= 30) for points in range(MOST_IN_ROUND + 1)]


@pytest.fixture(params=["imported", "plain"])
def kernel(request: pytest.FixtureRequest) -> ModuleType:
    return round_kernel if request.param == "imported" else from_source("round_kernel", cribbage)


def dealt(seed: int, sizes: Sequence[int], unseen: int) -> tuple[Hands, list[Card]]:
    """Random hands of these sizes and unseen cards, of few ranks so that much is scored."""
    deck = Random(seed).sample([card for card in CARDS if seed % 3 or card.rank in {4, 5, 6, 10, 11}], 20)
    cards = iter(deck)
    hands = tuple(tuple(next(cards) for _ in range(size)) for size in sizes)
    return hands, [next(cards) for _ in range(unseen)]


def solve(kernel: ModuleType, hands: Hands, unseen: Sequence[Card], target: Sequence[int] = ()) -> Any:
    numbers = [list(map(number, hand)) for hand in hands]
    return kernel.RoundKernel(numbers, list(map(number, unseen)), POINTS, THIRTY, target)


POSITIONS = [
    ((4, 4, 4), 5),
    ((4, 3, 4), 5),
    ((3, 4, 3), 5),
    ((4, 2, 4), 5),
    ((3, 3, 3), 5),
    ((2, 3, 4), 5),
    ((3, 4, 2), 6),
    ((3, 3, 2), 5),
    ((2, 4, 2), 5),
]


@pytest.mark.parametrize(("sizes", "unseen"), POSITIONS)
@pytest.mark.parametrize("seed", [1, 3])
def test_expected_points_are_those_of_trying_everything(
    kernel: ModuleType, sizes: tuple[int, ...], unseen: int, seed: int
) -> None:
    hands, pool = dealt(seed, sizes, unseen)
    solved = solve(kernel, hands, pool)
    jacks = Fraction(2 * sum(card.rank == 11 for card in pool), len(pool))
    assert Fraction(solved.total(), solved.orders()) + jacks == expected(hands, pool, Fraction)


@pytest.mark.parametrize(("sizes", "unseen"), POSITIONS)
@pytest.mark.parametrize("seed", [2, 6])
def test_the_chance_of_thirty_is_that_of_trying_everything(
    kernel: ModuleType, sizes: tuple[int, ...], unseen: int, seed: int
) -> None:
    hands, pool = dealt(seed, sizes, unseen)
    solved = solve(kernel, hands, pool, THIRTY)
    assert Fraction(solved.total(), solved.orders()) == expected(hands, pool, lambda points: Fraction(points >= 30))


def test_a_last_round_from_its_first_placement(kernel: ModuleType) -> None:
    hands, pool = dealt(9, (2, 3, 2), 6)
    solved = solve(kernel, hands, pool)
    jacks = Fraction(2 * sum(card.rank == 11 for card in pool), len(pool))
    assert Fraction(solved.total(), solved.orders()) + jacks == expected(hands, pool, Fraction)


@pytest.mark.parametrize("target", [(), THIRTY])
@pytest.mark.parametrize("sizes", [(4, 4, 4), (3, 4, 4), (3, 4, 3), (3, 2, 4), (2, 3, 2)])
def test_all_ways_to_go_on_come_to_what_was_summed(
    kernel: ModuleType, sizes: tuple[int, ...], target: Sequence[int]
) -> None:
    hands, pool = dealt(4, sizes, 6)
    solved = solve(kernel, hands, pool, target)
    total = solved.total()
    ways = [solved.follow(path) for path in permutations(range(6), max(0, 11 - sum(sizes)))]
    assert sum(aimed for *_, aimed in ways) == total
    assert sum(sum(points) if not target else chance for *points, chance, _ in ways) == total


def test_every_order_counts_once(kernel: ModuleType) -> None:
    hands, pool = dealt(4, (3, 3, 4), 5)
    assert solve(kernel, hands, pool).orders() == len(list(permutations(range(5), 3)))


@pytest.mark.parametrize(
    ("hands", "pool"),
    [
        ([[0, 1, 2], [3, 4, 5, 6]], [7, 8, 9, 10, 11, 12]),
        ([[0, 1, 2], [3, 4, 5, 6], [7, 8, 9, 10, 11]], [12, 13]),
        ([[0], [3, 4, 5, 6], [7, 8, 9, 10]], [11, 12, 13, 14, 15]),
        ([[0, 1, 2], [3, 4, 5, 6], [7, 8, 9, 10]], [11]),
        ([[0, 1], [2, 3], [4, 5]], list(range(6, 20))),
        ([[0, 1, 2], [3, 4, 5, 6], [7, 8, 9, 10]], [10, 11, 12]),
        ([[0, 1, 2], [3, 4, 5, 6], [7, 8, 9, 10]], [11, 12, 52]),
    ],
)
def test_what_is_no_position_is_refused(kernel: ModuleType, hands: list[list[int]], pool: list[int]) -> None:
    with pytest.raises(ValueError, match=r"hands|numbered|must be to come"):
        kernel.RoundKernel(hands, pool, POINTS, THIRTY)


@pytest.mark.parametrize("path", [(), (0,), (0, 0), (0, 6), (0, 1, 2)])
def test_what_is_no_path_is_refused(kernel: ModuleType, path: tuple[int, ...]) -> None:
    hands, pool = dealt(4, (3, 3, 3), 6)
    solved = solve(kernel, hands, pool)
    solved.total()
    with pytest.raises(ValueError, match="a path is"):
        solved.follow(path)


@pytest.mark.parametrize("worth", [[0] * 29, [0] * 29 + [-1], [0] * 29 + [3001]])
def test_a_worth_that_cannot_be_summed_is_refused(kernel: ModuleType, worth: list[int]) -> None:
    with pytest.raises(ValueError, match="a worth is"):
        kernel.RoundKernel([[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [12], worth, THIRTY)


@pytest.mark.parametrize("chance", [[0] * 89, [0] * 89 + [-1], [0] * 89 + [1 << 22]])
def test_a_chance_that_cannot_be_summed_is_refused(kernel: ModuleType, chance: list[int]) -> None:
    with pytest.raises(ValueError, match="a chance is"):
        kernel.RoundKernel([[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], [12], POINTS, chance)

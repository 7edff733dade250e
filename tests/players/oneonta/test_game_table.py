"""The table of the whole game: its known marks, and a part of it worked out anew."""

from collections.abc import Mapping
from itertools import pairwise

import pytest

from whistdesk.players.oneonta.hand_kernel import COMPILED
from whistdesk.players.oneonta.solve import Deal, Solver, kinds
from whistdesk.players.oneonta.worth import game_table, read, write

ALL = range(8)
SOME = [((0, 3, 7), 4), ((2, 5), 6), (tuple(ALL), 0)] if COMPILED else [((3,), 7)]
"""Entries that are worked out anew: predictions left and penalties paid. A plain kernel is slow."""


@pytest.fixture(scope="module")
def deals() -> Mapping[Deal, int]:
    return kinds()


@pytest.fixture(scope="module")
def solver(deals: Mapping[Deal, int]) -> Solver:
    return Solver(deals)


@pytest.mark.parametrize(("paid", "chance"), [(0, 0.342459), (1, 0.2173), (2, 0.1205), (3, 0.0567)])
def test_a_game_that_begins_is_worth_what_is_known(paid: int, chance: float) -> None:
    assert game_table().chance(ALL, paid) == pytest.approx(chance, abs=1e-4)


@pytest.mark.parametrize(
    ("tricks", "chance"), list(enumerate((0.1169, 0.3262, 0.4814, 0.4857, 0.3564, 0.1859, 0.0616, 0.0095)))
)
def test_the_last_prediction_must_be_hit(tricks: int, chance: float) -> None:
    assert game_table().chance([tricks], 7) == pytest.approx(chance, abs=1e-4)


def test_penalties_never_help_and_too_many_lose() -> None:
    table = game_table()
    for sets in range(256):
        left = [tricks for tricks in ALL if sets >> tricks & 1]
        chances = [table.chance(left, paid) for paid in range(8)]
        assert all(better >= worse for better, worse in pairwise(chances))
    assert table.chance([], 7) == 1
    assert table.payoff([], 3, 6) == [0, 0, 1, 1, 1, 0, 0, 0]


def test_deals_fall_into_kinds(deals: Mapping[Deal, int]) -> None:
    assert len(deals) == 27_630
    assert sum(deals.values()) == 2_558_160


@pytest.mark.parametrize(("left", "paid"), SOME)
def test_the_shipped_table_is_what_comes_out_anew(solver: Solver, left: tuple[int, ...], paid: int) -> None:
    table = game_table()
    payoffs = [[table.payoff(set(left) - {tricks}, tricks, paid)] for tricks in left]
    assert solver.best_of(payoffs) == [pytest.approx(table.chance(left, paid), abs=1e-12)]


@pytest.mark.parametrize("predictions", [ALL if COMPILED else range(3, 4)])
def test_the_best_prediction_is_hit_in_two_hands_of_three(solver: Solver, predictions: range) -> None:
    known = {len(ALL): 0.6704, 1: 0.4857}
    hits = [[[float(won == tricks) for won in ALL]] for tricks in predictions]
    assert solver.best_of(hits) == [pytest.approx(known[len(predictions)], abs=1e-4)]


def test_the_file_is_read_as_it_was_written() -> None:
    chances = [number / 2048 for number in range(2048)]
    assert list(read(write(chances))) == chances
    with pytest.raises(ValueError, match="2047"):
        read(write(chances[1:]))

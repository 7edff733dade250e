"""The documented shuffle: recomputed from its description, and pinned for ever."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.deal import LARGEST_NUMBER, SplitMix64, shuffled, stream

T = TypeVar("T")
numbers = st.integers(0, LARGEST_NUMBER)


def test_the_generator_gives_the_published_outputs() -> None:
    generator = SplitMix64(0)
    assert [generator.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@pytest.mark.parametrize(
    ("game", "number", "index", "order"),
    [
        ("any-game", 7, 0, "eidahcbgfj"),
        ("any-game", 7, 1, "jefaidgchb"),
        ("any-game", 8, 0, "jacbigfhed"),
        ("other-game", 7, 0, "eidjafghbc"),
    ],
)
def test_a_number_stands_for_one_shuffle_for_ever(game: str, number: int, index: int, order: str) -> None:
    assert "".join(shuffled("abcdefghij", game, number, index)) == order
    assert "".join(_recomputed("abcdefghij", game, number, index)) == order


@given(numbers, st.integers(0, 200), st.integers(0, 52))
def test_the_description_is_enough_to_recompute_a_shuffle(number: int, index: int, size: int) -> None:
    cards = list(range(size))
    assert list(shuffled(cards, "oneonta-whist", number, index)) == _recomputed(cards, "oneonta-whist", number, index)


@given(numbers, st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_every_card(number: int, cards: list[int]) -> None:
    assert sorted(shuffled(cards, "any-game", number, 0)) == sorted(cards)


def test_every_order_of_three_cards_appears_about_equally_often() -> None:
    orders = Counter("".join(shuffled("abc", "any-game", number, 0)) for number in range(3000))
    assert len(orders) == 6
    assert min(orders.values()) > 400


@given(numbers, st.integers(1, 1000))
def test_a_draw_lies_below_its_bound(number: int, bound: int) -> None:
    assert 0 <= stream("any-game", number, 0).below(bound) < bound


def test_the_largest_number_is_a_deal_too() -> None:
    assert sorted(shuffled("abc", "any-game", LARGEST_NUMBER, 0)) == ["a", "b", "c"]


def _recomputed(cards: Sequence[T], game: str, number: int, index: int) -> list[T]:
    """The four steps of cards/deal.py once more, written as differently as possible."""
    name = 14695981039346656037
    for letter in game:
        name = (name ^ ord(letter)) * 1099511628211 % 2**64
    outputs = _outputs(next(_outputs(next(_outputs(next(_outputs(name)) + number)) + index)))
    pack = list(cards)
    for last in reversed(range(1, len(pack))):
        choices = last + 1
        drawn = next(output for output in outputs if output // choices < 2**64 // choices) % choices
        pack[last], pack[drawn] = pack[drawn], pack[last]
    return pack


def _outputs(state: int) -> Iterator[int]:
    while True:
        state = (state + 11400714819323198485) % 2**64
        z = (state ^ state // 2**30) * 13787848793156543929 % 2**64
        z = (z ^ z // 2**27) * 10723151780598845931 % 2**64
        yield z ^ z // 2**31

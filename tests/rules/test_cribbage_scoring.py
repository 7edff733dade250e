"""What a cribbage hand is worth with its starter (CS-05, CS-06)."""

from itertools import combinations, permutations
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.card import CARDS, RANK_LETTERS, Card, parse_card, parse_cards
from whistdesk.rules.cribbage.scoring import Combination, Kind, Score, count, heels, score

FIVES = st.lists(st.sampled_from(CARDS), min_size=5, max_size=5, unique=True)


def points(hand: str, starter: str) -> Score:
    return score(parse_cards(hand), parse_card(starter))


def spelled(hand: str, starter: str | None = None) -> list[str]:
    """Each combination as ``fifteen 6S 9C = 2``, the running total last."""
    items = count(parse_cards(hand), parse_card(starter) if starter else None)
    return [f"{item.kind.value} {' '.join(map(str, item.cards))} = {item.total}" for item in items]


@pytest.mark.parametrize(
    ("hand", "starter", "expected"),
    [
        pytest.param("5C 5D 5H JS", "5S", Score(16, 12, 0, 0, 1), id="the-perfect-29"),
        pytest.param("2H 4H 6H 8H", "TS", Score(0, 0, 0, 4, 0), id="the-flush-alone"),
        pytest.param("AC JD JH QS", "QC", Score(0, 4, 0, 0, 0), id="two-pairs-no-run"),
        pytest.param("4C 5D 5H 6S", "6C", Score(8, 4, 12, 0, 0), id="double-double-run-24"),
        pytest.param("5C TD JS QH", "5H", Score(12, 2, 3, 0, 0), id="a-run-of-three-above-a-pair"),
        pytest.param("6C 7D 7H 8S", "2C", Score(8, 2, 6, 0, 0), id="double-run-of-three"),
        pytest.param("3C 4D 4H 5S", "6C", Score(4, 2, 8, 0, 0), id="double-run-of-four"),
        pytest.param("7C 8D 8H 8S", "9C", Score(6, 6, 9, 0, 0), id="triple-run"),
        pytest.param("AC 2D 3H 4S", "5C", Score(2, 0, 5, 0, 0), id="run-of-five-from-the-ace"),
        pytest.param("9C TD JH QS", "KC", Score(0, 0, 5, 0, 0), id="run-of-five-to-the-king"),
        pytest.param("QC KD AH 2S", "7C", Score(0, 0, 0, 0, 0), id="no-wrap-from-king-to-ace"),
        pytest.param("KC KD KH AS", "2C", Score(0, 6, 0, 0, 0), id="three-of-a-kind-is-three-pairs"),
        pytest.param("4C 4D 4H 4S", "7C", Score(12, 12, 0, 0, 0), id="four-of-a-kind-is-six-pairs"),
        pytest.param("AC 4D 2H 8S", "KD", Score(4, 0, 0, 0, 0), id="fifteens-of-three-and-four-cards"),
        pytest.param("AC 2D 3H 4S", "5S", Score(2, 0, 5, 0, 0), id="a-fifteen-of-five-cards"),
        pytest.param("2S 4S 6S 8S", "TS", Score(0, 0, 0, 5, 0), id="flush-with-the-starter"),
        pytest.param("2S 4S 6S 8H", "TS", Score(0, 0, 0, 0, 0), id="the-starter-is-not-one-of-a-flush-of-four"),
        pytest.param("JS 2D 4H 6C", "8S", Score(0, 0, 0, 0, 1), id="nobs-is-the-jack-of-the-starters-suit"),
        pytest.param("JH 2D 4H 6C", "8S", Score(0, 0, 0, 0, 0), id="a-jack-of-another-suit-is-not"),
        pytest.param("TH 2D 4H 6C", "JS", Score(0, 0, 0, 0, 0), id="a-jack-as-starter-is-no-nobs"),
    ],
)
def test_cs_06_points_by_kind(hand: str, starter: str, expected: Score) -> None:
    assert points(hand, starter) == expected
    assert points(hand, starter).total == sum(expected)


def test_cs_05_heels_are_two_for_a_jack_as_starter() -> None:
    assert [heels(parse_card(card)) for card in ("JS", "JD", "TS", "QH", "AC")] == [2, 2, 0, 0, 0]


def test_the_count_spells_out_combinations_with_the_running_total() -> None:
    assert spelled("4D 6S JC 9C", "5H") == [
        "fifteen 5H JC = 2",
        "fifteen 6S 9C = 4",
        "fifteen 4D 5H 6S = 6",
        "run 4D 5H 6S = 9",
    ]
    assert spelled("JS 2S 2H 3S", "4S") == [
        "fifteen 2H 3S JS = 2",
        "fifteen 2S 3S JS = 4",
        "pair 2H 2S = 6",
        "run 2H 3S 4S = 9",
        "run 2S 3S 4S = 12",
        "nobs JS = 13",
    ]


def test_the_count_of_a_flush_leaves_a_starter_of_another_suit_out() -> None:
    assert spelled("2H 4H 6H 8H", "TS") == ["flush 2H 4H 6H 8H = 4"]
    assert spelled("2H 4H 6H 8H", "TH") == ["flush 2H 4H 6H 8H TH = 5"]


def test_the_count_of_a_hand_that_is_not_complete_is_what_lies_in_it_so_far() -> None:
    assert spelled("") == []
    assert spelled("7S 8C") == ["fifteen 7S 8C = 2"]
    assert spelled("2H 4H 6H") == []
    assert spelled("5C TD JS QH") == ["fifteen 5C TD = 2", "fifteen 5C JS = 4", "fifteen 5C QH = 6", "run TD JS QH = 9"]
    assert spelled("2H 4H 6H 8H") == ["flush 2H 4H 6H 8H = 4"]


@given(FIVES)
def test_the_count_adds_up_to_the_score(five: list[Card]) -> None:
    hand, starter = five[:4], five[4]
    items, scored = count(hand, starter), score(hand, starter)
    assert {kind: _sum(items, kind) for kind in Kind} == dict(zip(Kind, scored, strict=True))
    assert (items[-1].total if items else 0) == scored.total


@given(FIVES)
def test_the_order_in_a_hand_does_not_matter(five: list[Card]) -> None:
    assert len({score(hand, five[4]) for hand in permutations(five[:4])}) == 1


@given(FIVES)
def test_fifteens_pairs_and_runs_count_the_starter_as_any_other_card(five: list[Card]) -> None:
    assert len({score([*five[:i], *five[i + 1 :]], five[i])[:3] for i in range(5)}) == 1


def test_a_random_tenth_of_a_per_cent_agrees_with_a_slow_count() -> None:
    rng = Random("cribbage")
    for _ in range(comb(52, 5) * 5 // 1000):
        *hand, starter = rng.sample(CARDS, 5)
        assert sum(score(hand, starter)) == slow_total(hand, starter), (hand, starter)


def slow_total(hand: list[Card], starter: Card) -> int:
    """The same by other means: subset sums by dynamic programming, runs as products of rank counts."""
    faces = ["A23456789TJQK".index(RANK_LETTERS[card.rank - 2]) + 1 for card in (*hand, starter)]
    ways = [1] + 15 * [0]
    for face in faces:
        for total in range(15, min(face, 10) - 1, -1):
            ways[total] += ways[total - min(face, 10)]
    pairs = sum(a == b for a, b in combinations(faces, 2))
    runs = stretch = 0
    product = 1
    for face in range(1, 15):
        if face in faces:
            stretch, product = stretch + 1, product * faces.count(face)
            continue
        runs += stretch * product if stretch >= 3 else 0
        stretch, product = 0, 1
    suited = {card.suit for card in hand}
    flush = 0 if len(suited) > 1 else 4 + (starter.suit in suited)
    nobs = sum(str(card) == f"J{starter.suit.letter}" for card in hand)
    return 2 * ways[15] + 2 * pairs + runs + flush + nobs


def _sum(items: tuple[Combination, ...], kind: Kind) -> int:
    return sum(item.points for item in items if item.kind is kind)

"""The table of ranks against the rules' own scoring (CS-06)."""

from itertools import combinations_with_replacement
from random import Random

from whistdesk.cards.card import CARDS, Card, Suit
from whistdesk.players.cribbage.points import RANKS, number, rank_place, rank_points
from whistdesk.rules.cribbage.scoring import score


def place(cards: list[Card]) -> int:
    *hand, starter = (number(card) // 4 for card in cards)
    return rank_place(sorted(hand)) + starter


def test_cards_have_a_number_each() -> None:
    assert sorted(map(number, CARDS)) == list(range(52))


def test_every_five_ranks_score_as_by_the_rules() -> None:
    suits = [Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES]
    random, by_rank = Random(5), sorted(CARDS, key=number)
    for ranks in combinations_with_replacement(range(RANKS), 5):
        if ranks[0] == ranks[4]:
            continue
        cards = [by_rank[4 * rank + suits[index % 4]] for index, rank in enumerate(ranks)]
        random.shuffle(cards)
        found = score(cards[:4], cards[4])
        assert rank_points()[place(cards)] == found.fifteens + found.pairs + found.runs

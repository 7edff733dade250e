"""What the coach of Cribbage Solitaire says, for both goals."""

from fractions import Fraction

import pytest

from tests.players.cribbage.brute_force import expected, placements
from tests.players.cribbage.tables import advice, by_hand, view
from whistdesk.cards.card import parse_cards
from whistdesk.players.cribbage.goal import Goal
from whistdesk.rules.cribbage.rounds import Round
from whistdesk.rules.cribbage.view import CribbageView

LAST = view("5C TD|7S 8C KH|4D 6S", "QH", last=True, unseen="5H 9D JS KD 2C")
"""The last round with five places left; QH is to be placed and five cards are unseen."""


@pytest.mark.parametrize(
    ("hands", "card", "hand"),
    [
        ("5C TD|7S 8C|2D 3S", "9H", 2),  # a run
        ("5C TD|7S 8C|2D KS", "QH", 1),  # fifteen two, and a run to come
        ("5C 5D|7S KC|2D JS", "5H", 1),  # three fives
        ("2H 9H 6H|7S QC 3D|TD 4S", "KH", 1),  # a flush is four
        ("AS 4D JC|7S 8C 6D|TD 2S", "7H", 2),  # a double run
        ("AC 4D|TS JC|7D 9H", "5S", 2),  # two fifteens
        ("AS 4D JC|7S 8C 6D|TD 2S", "9H", 3),  # not a run of four: better one of 6, 7, 8 again
    ],
)
def test_a_good_player_would_agree(hands: str, card: str, hand: int) -> None:
    assert str(advice(view(hands, card)).move) == f"place {hand}"


def test_the_last_round_is_exact() -> None:
    choice = advice(LAST)
    unseen = parse_cards("5H 9D JS KD 2C")
    for opinion in choice.opinions:
        hands = placements(LAST.hands, LAST.now.cards[-1])[int(str(opinion.move)[-1]) - 1]
        assert opinion.value == pytest.approx(LAST.total + float(expected(hands, unseen, Fraction)), abs=1e-9)
        assert opinion.reason.facts["exact"] is True
        assert "worlds" not in opinion.reason.facts


def test_the_chance_to_win_in_the_last_round_is_exact() -> None:
    need = 91 - LAST.total
    unseen = parse_cards("5H 9D JS KD 2C")
    for opinion in advice(LAST, Goal.WIN).opinions:
        hands = placements(LAST.hands, LAST.now.cards[-1])[int(str(opinion.move)[-1]) - 1]
        chance = expected(hands, unseen, lambda points: Fraction(points >= need))
        assert opinion.reason.facts["win"] == pytest.approx(float(chance), abs=1e-9)


@pytest.mark.parametrize("goal", Goal)
def test_every_legal_placement_is_judged_best_first(goal: Goal) -> None:
    choice = advice(LAST, goal)
    assert {opinion.move for opinion in choice.opinions} == set(LAST.legal)
    key = "win" if goal is Goal.WIN else "round"
    ranked = [opinion.reason.facts[key] for opinion in choice.opinions]
    assert ranked == sorted(ranked, reverse=True)


@pytest.mark.parametrize("goal", Goal)
def test_hands_and_heels_come_to_the_round(goal: Goal) -> None:
    for opinion in advice(LAST, goal).opinions:
        facts = opinion.reason.facts
        assert sum(facts["hands"]) + 2 / 5 == pytest.approx(facts["round"], abs=1e-9)
        assert opinion.value == pytest.approx(LAST.total + facts["round"], abs=1e-9)


def test_equal_placements_stay_equal() -> None:
    opinions = by_hand(advice(view("5C TD|9S KC 2H 3D|5S TH", "7D")))
    assert opinions[1].value == opinions[3].value


def test_without_a_turned_card_there_is_nothing_to_judge() -> None:
    cards = parse_cards("5C TD JH QS 7S 8C KH 2D 3D 4D 6S 9S AC")
    done = Round(cards, (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3))
    with pytest.raises(ValueError, match="no card is turned"):
        advice(CribbageView((done,), ()))

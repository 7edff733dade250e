"""What the coach of Cribbage Solitaire says, for both goals."""

from fractions import Fraction
from random import Random

import pytest

from tests.players.cribbage.brute_force import expected, placements
from tests.players.cribbage.tables import advice, by_hand, view
from whistdesk.cards.card import parse_cards
from whistdesk.players.cribbage.coach import CribbageCoach
from whistdesk.players.cribbage.goal import Goal
from whistdesk.players.cribbage.prospect import corrected
from whistdesk.rules.cribbage.rounds import Round
from whistdesk.rules.cribbage.view import CribbageView

UNSEEN = "5H 9D JS KD TC"
LAST = view("2C TD|7S 9C KH|4D 6S", "QH", unseen=UNSEEN, rich=True)
"""The last round with five places left, QH to be placed, and 20 points to be made for more than 90."""


@pytest.mark.parametrize(
    ("hands", "card", "hand"),
    [
        ("5C TD|7S 8C|2D 3S", "9H", 2),  # a run
        ("5C TD|7S 8C|2D KS", "QH", 1),  # fifteen two, and a run to come
        ("5C 5D|7S KC|2D JS", "5H", 1),  # three fives
        ("2H 9H 6H|7S QC 3D|TD 4S", "KH", 1),  # a flush is four
        ("AS 4D JC|7S 8C 6D|TD 2S", "7H", 2),  # a double run
        ("AC 4D|TS JC|7D 9H", "5S", 2),  # two fifteens
    ],
)
def test_a_good_player_would_agree(hands: str, card: str, hand: int) -> None:
    assert str(advice(view(hands, card)).move) == f"place {hand}"


def test_the_last_round_is_exact() -> None:
    choice = advice(LAST)
    unseen = parse_cards(UNSEEN)
    for opinion in choice.opinions:
        hands = placements(LAST.hands, LAST.now.cards[-1])[int(str(opinion.move)[-1]) - 1]
        assert opinion.value == pytest.approx(LAST.total + float(expected(hands, unseen, Fraction)), abs=1e-9)
        assert opinion.reason.facts["exact"] is True
        assert not {"ways", "worlds"} & set(opinion.reason.facts)


def test_the_chance_to_win_in_the_last_round_is_exact() -> None:
    assert advice(LAST, Goal.WIN).reason.facts["win"] == pytest.approx(0.6)
    assert advice(LAST).reason.facts["win"] == pytest.approx(0.58333333)
    need = 91 - LAST.total
    unseen = parse_cards(UNSEEN)
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


@pytest.mark.parametrize("goal", Goal)
def test_sampled_hands_come_to_the_round_too(goal: Goal) -> None:
    here = view("5C TD 9H|7S 8C|2D 3S", "KC")
    for opinion in advice(here, goal).opinions:
        facts = opinion.reason.facts
        assert facts["ways"] > 0
        assert facts["exact"] is False
        assert ("worlds" in facts) is (goal is Goal.WIN or not facts["round_exact"])
        assert sum(facts["hands"]) + 2 * 4 / 44 == pytest.approx(facts["round"], abs=1e-9)


def test_samples_say_about_the_same_as_each_other() -> None:
    here = view("5C TD 9H|7S 8C 2C|2D 3S", "KC")
    one, other = (by_hand(advice(here, seed=seed)) for seed in (1, 2))
    for hand in one:
        assert one[hand].value == pytest.approx(other[hand].value, abs=1.5)
        assert one[hand].reason.facts["win"] == pytest.approx(other[hand].reason.facts["win"], abs=0.06)
        assert one[hand].reason.facts["hands"] == pytest.approx(other[hand].reason.facts["hands"], abs=1.5)


@pytest.mark.parametrize("goal", Goal)
def test_a_short_budget_is_enough_for_an_advice(goal: Goal) -> None:
    here = view("5C TD|7S 8C|2D 3S", "9H")
    choice = CribbageCoach(goal).choose(here, Random(1), 0)
    assert str(choice.move) == "place 2"
    assert {opinion.move for opinion in choice.opinions} == set(here.legal)
    assert choice.reason.facts["worlds"] > 0
    assert choice.reason.facts["round_exact"] is False


def test_a_hopeless_game_is_played_for_points() -> None:
    here = view("5C TD|7S 8C KH|4D 6S", "QH", unseen="5H 9D JS KD 2C")
    average, win = advice(here), advice(here, Goal.WIN)
    assert {opinion.reason.facts["win"] for opinion in win.opinions} == {0.0}
    assert [opinion.move for opinion in win.opinions] == [opinion.move for opinion in average.opinions]
    assert [opinion.value for opinion in win.opinions] == pytest.approx([each.value for each in average.opinions])


def test_what_the_card_brings_is_said() -> None:
    found = by_hand(advice(view("AS 4D JC|2H 9H 6H|TD 7C KS 7D", "KH")))
    assert (found[1].reason.key, found[1].reason.facts["kinds"]) == ("scores-at-once", ("fifteen",))
    assert (found[2].reason.key, found[2].reason.facts["kinds"]) == ("scores-at-once", ("flush",))
    assert by_hand(advice(view("2H 9H|9S 7C KS|TD 7D KC 2C", "KH")))[1].reason.key == "keeps-flush"
    assert by_hand(advice(view("8S 9D QD|4S 7C 2S|TD 7D KC 2C", "JH")))[1].reason.key == "run-chance"
    assert by_hand(advice(view("2H AH 9C|AC 7C 9S|TD 7D KC 2C", "4S")))[2].reason.key == "five-chance"
    assert by_hand(advice(view("2H AH 9C|3C 7C KS|TD 7D KC 2C", "QS")))[2].reason.key == "run-chance"
    assert by_hand(advice(view("3H 6H|3C 7C 8S|TD 7D KC 2C", "QS")))[1].reason.key == "fits-nothing"
    assert advice(view("3H 6H 6D AC|3C 7C 8S|TD 7D KC 2C", "QS")).reason.key == "only-hand"


def test_a_sample_is_corrected_by_what_is_known_of_it() -> None:
    assert corrected([1.0, 2.0, 3.0], [10.0, 20.0, 30.0], 25.0) == pytest.approx(2.5)
    assert corrected([1.0, 2.0, 3.0], [5.0, 5.0, 5.0], 25.0) == pytest.approx(2.0)
    assert corrected([3.0, 2.0, 1.0], [10.0, 20.0, 30.0], 20.0) == pytest.approx(2.0)

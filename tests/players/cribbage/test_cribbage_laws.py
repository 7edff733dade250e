"""What holds for every position that the coach of Cribbage Solitaire may see."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.players.cribbage.tables import advice, by_hand
from whistdesk.cards.card import CARDS, Card, Suit
from whistdesk.players.cribbage.goal import Goal
from whistdesk.players.cribbage.later import FULL_DECK, OUTLOOKS, chances, drawn_points
from whistdesk.players.cribbage.points import MOST_IN_ROUND, number
from whistdesk.players.cribbage.situation import situation
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.rounds import DEALT, ROUND_SIZE, Round
from whistdesk.rules.cribbage.scoring import low, score
from whistdesk.rules.cribbage.view import CribbageView

goals = st.sampled_from(Goal)


def table(deck: Sequence[Card], rounds: int, hands: Sequence[int]) -> CribbageView:
    """The view when ``rounds`` rounds are over and the next has dealt and placed its cards in ``hands``."""
    earlier = [
        Round(tuple(deck[at : at + ROUND_SIZE]), (1, 2, 3) * 4) for at in range(0, rounds * ROUND_SIZE, ROUND_SIZE)
    ]
    first = rounds * ROUND_SIZE
    now = Round(tuple(deck[first : first + len(hands) + 1]), tuple(hands))
    return CribbageView((*earlier, now), tuple(map(PlaceCard, now.open_hands)))


@st.composite
def decks(draw: st.DrawFn) -> list[Card]:
    deck = list(CARDS)
    Random(draw(st.integers(0, 2**32))).shuffle(deck)
    return deck


@st.composite
def placings(draw: st.DrawFn, least: int = 0) -> list[int]:
    """The hands of the cards that lie: those dealt, and at least so many placed."""
    hands = list(DEALT)
    for _ in range(draw(st.integers(least, 5))):
        hands.append(draw(st.sampled_from([hand for hand in (1, 2, 3) if hands.count(hand) < 4])))
    return hands


@st.composite
def quick_views(draw: st.DrawFn) -> CribbageView:
    """Any position of the last round, and the last placements of the others."""
    rounds = draw(st.integers(0, 3))
    return table(draw(decks()), rounds, draw(placings(0 if rounds == 3 else 4)))


def numbers(here: CribbageView, goal: Goal) -> dict[int, tuple[float, ...]]:
    found = by_hand(advice(here, goal))
    return {hand: (each.value, each.reason.facts["win"], *each.reason.facts["hands"]) for hand, each in found.items()}


@settings(deadline=None, max_examples=25)
@given(quick_views(), goals, st.permutations(list(Suit)))
def test_suits_have_no_rank(here: CribbageView, goal: Goal, suits: Sequence[Suit]) -> None:
    def renamed(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(Card(suits[suit], rank) for suit, rank in cards)

    other = CribbageView(tuple(Round(renamed(each.cards), each.placed) for each in here.rounds), here.legal)
    before, after = numbers(here, goal), numbers(other, goal)
    assert before.keys() == after.keys()
    for hand in before:
        assert after[hand] == pytest.approx(before[hand], abs=1e-9)


@settings(deadline=None, max_examples=25)
@given(quick_views(), goals, st.permutations([1, 2, 3]))
def test_hands_have_no_order(here: CribbageView, goal: Goal, places: Sequence[int]) -> None:
    now = Round(here.now.cards, tuple(places[hand - 1] for hand in here.now.placed))
    other = CribbageView((*here.rounds[:-1], now), tuple(map(PlaceCard, now.open_hands)))
    before, after = numbers(here, goal), numbers(other, goal)
    for hand, (value, win, *_) in before.items():
        if goal is Goal.AVERAGE:
            assert after[places[hand - 1]][0] == pytest.approx(value, abs=1e-9)
        else:
            assert after[places[hand - 1]][1] == pytest.approx(win, abs=1e-6)


@settings(deadline=None, max_examples=25)
@given(quick_views(), goals, st.integers(0, 2**32))
def test_only_what_was_seen_counts_and_not_in_which_order(here: CribbageView, goal: Goal, seed: int) -> None:
    mixed = list(here.seen)
    Random(seed).shuffle(mixed)
    earlier = tuple(Round(tuple(mixed[at : at + ROUND_SIZE])) for at in range(0, len(mixed), ROUND_SIZE))
    swept = CribbageView((*earlier, here.now), here.legal)
    one, other = situation(here), situation(swept)
    assert one._replace(total=0) == other._replace(total=0)


@settings(deadline=None, max_examples=40)
@given(quick_views(), goals)
def test_numbers_are_consistent(here: CribbageView, goal: Goal) -> None:
    choice = advice(here, goal)
    jacks = situation(here).heels
    assert {each.move for each in choice.opinions} == set(here.legal)
    for each in choice.opinions:
        facts = each.reason.facts
        assert 0 <= facts["win"] <= 1
        assert all(0 <= points <= 29 for points in facts["hands"])
        assert sum(facts["hands"]) + jacks == pytest.approx(facts["round"], abs=1e-9)
        assert facts["exact"] is (here.round == 4)
        assert each.value - facts["round"] == pytest.approx(choice.value - choice.reason.facts["round"], abs=1e-9)


@settings(deadline=None, max_examples=25)
@given(quick_views())
def test_each_goal_is_served_best_by_its_own_coach(here: CribbageView) -> None:
    average, win = advice(here, Goal.AVERAGE), advice(here, Goal.WIN)
    assert average.reason.facts["round"] >= max(each.reason.facts["round"] for each in win.opinions) - 1e-9
    if here.round == 4:
        assert win.reason.facts["win"] >= max(each.reason.facts["win"] for each in average.opinions) - 1e-9


@settings(deadline=None, max_examples=15)
@given(decks(), st.integers(0, 3), placings(5), goals)
def test_equal_requests_get_equal_answers(deck: list[Card], rounds: int, hands: list[int], goal: Goal) -> None:
    here = table(deck, rounds, hands)
    assert advice(here, goal, seed=7) == advice(here, goal, seed=7)


@settings(deadline=None)
@given(decks(), st.integers(0, 2), goals)
def test_more_points_never_lower_the_chance(deck: list[Card], rounds: int, goal: Goal) -> None:
    here = situation(table(deck, rounds, DEALT))
    found = chances(goal, here, MOST_IN_ROUND)
    assert found == sorted(found)
    assert 0 <= found[0] <= found[-1] <= 1


def test_five_random_cards_hold_what_the_whole_deck_says() -> None:
    assert drawn_points(range(52)) == pytest.approx(FULL_DECK, abs=1e-6)
    assert len(OUTLOOKS[Goal.AVERAGE]) == len(OUTLOOKS[Goal.WIN]) == 3


@settings(deadline=None)
@given(st.lists(st.sampled_from(CARDS), min_size=5, max_size=5, unique=True))
def test_five_cards_hold_what_they_score_without_suits(cards: list[Card]) -> None:
    ranks = {low(rank) for _, rank in cards}
    assume(not any({rank, rank + 1, rank + 2, rank + 3} <= ranks for rank in ranks))
    found = score(cards[:4], cards[4])
    assert drawn_points(list(map(number, cards))) == pytest.approx(found.fifteens + found.pairs + found.runs, abs=1e-9)

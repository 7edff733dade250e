"""What the coach of Oneonta Whist says, against trying everything and against what must hold."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.oneonta_games import after, pack, play, start, whole_game
from tests.players.oneonta.brute_force import NO_PILE, led_next, piles, suits, values
from tests.players.oneonta.oneonta_views import random_view, some_views, with_card, with_cards
from whistdesk.cards.card import Card, Rank
from whistdesk.players.base import Choice, Opinion
from whistdesk.players.oneonta.worth import game_table
from whistdesk.players.registry import COACHES
from whistdesk.rules.oneonta.deal import HANDS, MAIN_DECK
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.view import OneontaView
from whistdesk.rules.seats import Seat

COACH = COACHES["oneonta-whist"]


def advice(view: OneontaView, kind: str = "forgetful") -> Choice:
    return COACH[kind].choose(view, Random(0))


def by_move(choice: Choice) -> dict[str, Opinion]:
    return {str(opinion.move): opinion for opinion in choice.opinions}


def worth(view: OneontaView) -> Callable[[int], float]:
    assert view.prediction is not None
    return game_table().payoff(view.predictions, view.prediction, view.penalties).__getitem__


@pytest.mark.parametrize("tricks", [3, 4, 5, 6])
def test_without_memory_cards_are_worth_what_trying_everything_says(tricks: int) -> None:
    for view in some_views(12, hand=2, tricks=tricks):
        said = by_move(advice(view))
        for card, value in values(view, worth(view)).items():
            assert said[str(Play(card))].value == pytest.approx(value, abs=1e-9)


@pytest.mark.parametrize("hand", [2, 3, 4])
def test_with_memory_cards_are_worth_what_trying_every_pile_says(hand: int) -> None:
    for view in some_views(4, hand=hand, tricks=4, most_paid=5):
        said = by_move(advice(view, "memory"))
        for card, value in values(view, worth(view), piles(view)).items():
            assert said[str(Play(card))].value == pytest.approx(value, abs=1e-9)


def test_before_a_payment_memory_changes_nothing() -> None:
    for view in some_views(5, hand=1):
        assert advice(view, "memory").opinions[0].value == advice(view).opinions[0].value


@pytest.mark.parametrize(("kind", "hand"), [("forgetful", 1), ("memory", 3)])
def test_a_prediction_is_worth_the_mean_of_the_best_replies_to_all_leads(kind: str, hand: int) -> None:
    view = some_views(1, hand, most_paid=4)[0]
    chances = led_next(frozenset(view.unseen), piles(view) if kind == "memory" else NO_PILE)
    for opinion in advice(view, kind).opinions[:3]:
        assert isinstance(opinion.move, Predict)
        after_it = [(_led(view, opinion.move.tricks, lead), float(chance)) for lead, chance in chances.items()]
        mean = sum(chance * advice(led, kind).value for led, chance in after_it)
        assert opinion.value == pytest.approx(mean, abs=1e-9)


def _led(view: OneontaView, prediction: int, lead: Card) -> OneontaView:
    """After this prediction and lead."""
    legal = tuple(Play(card) for card in view.trumps.follow(lead, view.hand) or view.hand)
    rest = tuple(tricks for tricks in view.predictions if tricks != prediction)
    return replace(view, prediction=prediction, predictions=rest, lead=lead, legal=legal)


@st.composite
def views(draw: st.DrawFn) -> OneontaView:
    hand = draw(st.integers(1, 3))
    tricks = draw(st.sampled_from((None, 0, 2, 4, 6)))
    numbers = (draw(st.integers(0, 10**6)) for _ in range(1000))
    return next(view for view in (random_view(number, hand, tricks) for number in numbers) if view is not None)


@settings(max_examples=25, deadline=None)
@given(views(), st.data())
def test_only_what_beats_what_counts(view: OneontaView, data: st.DataObject) -> None:
    """Another rank or colour of the turn-up, plain suits exchanged: every value stays (OW-07 to OW-10)."""
    turn_ups = [card for card in MAIN_DECK if (card.rank == Rank.ACE) == (view.turn_up.rank == Rank.ACE)]
    turn_up = data.draw(st.sampled_from(turn_ups))
    trumps, *plain = suits(view)
    new_trumps, *new_plain = suits(replace(view, turn_up=turn_up))
    plain = data.draw(st.permutations(plain))
    new = {view.turn_up: turn_up, **dict(zip(trumps, new_trumps, strict=True))}
    for suit, other in zip(plain, new_plain, strict=True):
        new.update(zip(suit, other, strict=True))
    said, again = by_move(advice(view)), by_move(advice(with_cards(view, new)))
    for move in view.legal:
        assert again[str(with_card(move, new))].value == pytest.approx(said[str(move)].value, abs=1e-12)


@settings(max_examples=25, deadline=None)
@given(views(), st.sampled_from(("memory", "forgetful")))
def test_numbers_of_an_opinion_agree(view: OneontaView, kind: str) -> None:
    choice = advice(view, kind)
    assert sorted(by_move(choice)) == sorted(map(str, view.legal))
    for opinion in choice.opinions:
        facts = opinion.reason.facts
        prediction = opinion.move.tricks if isinstance(opinion.move, Predict) else view.prediction
        assert prediction is not None
        assert sum(facts["tricks"]) == pytest.approx(1, abs=1e-9)
        assert facts["hit"] == facts["tricks"][prediction]
        paid = sum(chance * abs(won - prediction) for won, chance in enumerate(facts["tricks"]))
        assert facts["penalty"] == pytest.approx(paid, abs=1e-9)
        rest = set(view.predictions) - {prediction}
        assert 0 <= opinion.value <= game_table().chance(rest, view.penalties) + 1e-12
    for better, worse in pairwise(choice.opinions):
        assert better.value >= worse.value
        assert (better.reason.facts["rank"] == worse.reason.facts["rank"]) <= (better.value == worse.value)


TOUCHING = """
dummy    9C 9D 9S TC
player   KH QH KS QS
turn-up  JH
"""


def test_cards_that_touch_are_equal() -> None:
    state = after(start(pack(TOUCHING)), "predict 3")
    said = by_move(advice(state.view_for(Seat.PLAYER)))
    for one, other in (("KH", "QH"), ("KS", "QS")):
        if f"play {one}" in said:
            first, second = said[f"play {one}"], said[f"play {other}"]
            assert first.value == second.value
            assert first.reason.facts["rank"] == second.reason.facts["rank"]


def test_in_a_lost_game_fewer_penalties_are_better() -> None:
    view = next(view for view in some_views(20, hand=2, tricks=3) if view.won < 3 and len(view.legal) > 1)
    choice = advice(replace(view, penalties=7, prediction=7))
    assert {opinion.value for opinion in choice.opinions} == {0.0}
    paid = [opinion.reason.facts["penalty"] for opinion in choice.opinions]
    assert paid == sorted(paid)
    assert {opinion.reason.key for opinion in choice.opinions} == {"card-lost"}


def test_a_history_that_cannot_have_been_is_refused() -> None:
    """Seven cards were paid that the second hand did not show, yet some of them are seen now."""
    (first,), (second,) = (view.history for view in some_views(2, hand=2))
    view = replace(some_views(1, hand=1)[0], history=(first._replace(penalty=7), second._replace(penalty=0)))
    assert {view.turn_up, *view.hand} - set(second.seen)
    with pytest.raises(ValueError, match="no penalty pile"):
        advice(view, "memory")


@settings(max_examples=40, deadline=None)
@given(views())
def test_reasons_say_what_decided(view: OneontaView) -> None:
    choice = advice(view)
    said = by_move(choice)
    for opinion in choice.opinions:
        facts = opinion.reason.facts
        match opinion.reason.key:
            case "prediction-keeps":
                kept = said[f"predict {facts['kept']}"]
                assert facts["rank"] == 1
                assert kept.reason.facts["hit"] > facts["hit"]
                assert kept.value < opinion.value
            case "prediction-spends":
                assert choice.move == Predict(facts["better"])
                assert choice.reason.facts["hit"] < facts["hit"]
            case "prediction-last" | "card-forced":
                assert len(view.legal) == 1
            case "card-alike":
                assert len({other.value for other in choice.opinions}) == 1
            case "prediction-lost" | "card-lost":
                assert choice.value == 0
            case key:
                assert key in {"prediction-hits", "card-takes", "card-ducks", "card-loses"}
                assert choice.value > 0


LEAD = """
dummy    QC
player   9C KC AD 9S 9H TH JH
turn-up  KS
"""


def test_a_card_takes_the_trick_leaves_it_or_cannot_win_it() -> None:
    clubs = after(start(pack(LEAD)), "predict 3").view_for(Seat.PLAYER)
    said = by_move(advice(clubs))
    assert said["play KC"].reason.key == "card-takes"
    assert said["play 9C"].reason.key == "card-ducks"
    plain = after(start(pack(LEAD.replace("QC", "KD").replace("AD", "TC"))), "predict 3").view_for(Seat.PLAYER)
    assert advice(plain).reason.key == "card-takes"


def test_only_the_last_hand_is_exact_with_memory() -> None:
    view = some_views(1, hand=2)[0]
    assert not advice(view, "memory").reason.facts["exact"]
    assert advice(view).reason.facts["exact"]
    number, moves = whole_game([0, 1, 0, 1, 1, 0, 2, 0])
    last = play(number, moves[:56]).view_for(Seat.PLAYER)
    assert last.hand_number == HANDS
    assert advice(last, "memory").reason.facts["exact"]

"""Paying, losing and winning a game of Oneonta Whist."""

import pytest

from tests.oneonta_games import GAME, costing, numbered, pack, play, reachable, start, whole_game, with_events
from whistdesk.cards.card import parse_cards
from whistdesk.rules.base import SetupError
from whistdesk.rules.oneonta.deal import MAIN_DECK, MOST_PENALTIES, Numbered
from whistdesk.rules.oneonta.events import Ended, HandScored
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.oneonta.view import Status
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Moved, Place, Shuffled, Tile

POSITION = pack("""
    dummy   QC KS 9D JC AD TH KD
    player  KC QS JD QH AC KH 9C
    turn-up 9H
""")
FOUR_TRICKS = ("KC", "QS", "JD", "9C", "KH", "AC", "QH")
PAYMENT = "9C KC QH 9D TC TD JD JC QC AC QD KD AD 9H TH JH KH 9S TS JS QS KS"
PENALTY, STOCK = Place("penalty"), Place("stock")


def deal_without(*cards: str) -> str:
    return " ".join(str(card) for card in MAIN_DECK if str(card) not in cards)


def test_ow_14_all_cards_are_shuffled_together_and_the_first_of_them_pay() -> None:
    state, events = with_events(start(POSITION, PAYMENT, deal_without("9C", "KC")), "predict 6", *FOUR_TRICKS)
    assert [tile for tile, _ in state.paid] == [Tile(2, 0), Tile(2, 1)]
    assert [str(card) for _, card in state.paid] == ["9C", "KC"]
    payment, deal = (event for event in events if isinstance(event, Shuffled))
    assert len(payment.before) == 22
    assert " ".join(str(card) for _, card in payment.after) == PAYMENT
    assert len(deal.after) == 20


def test_ow_14_penalty_cards_go_face_down_and_the_prediction_card_goes_along() -> None:
    state, events = with_events(start(POSITION, PAYMENT, deal_without("9C", "KC")), "predict 6", *FOUR_TRICKS)
    paid = [e for e in events if isinstance(e, Moved) and e.target.name == "penalty"]
    assert [(e.tile, bool(e.open_to)) for e in paid] == [(Tile(2, 0), False), (Tile(2, 1), False), (Tile(0, 6), False)]
    table = state.table().seen_by(Seat.PLAYER)
    assert [table.card(tile) for tile in table.at(PENALTY)] == [None, None]
    assert state.view_for(Seat.PLAYER).penalties == 2


def test_ow_14_a_payment_shuffle_comes_also_after_an_exact_prediction() -> None:
    state, events = with_events(start(POSITION, PAYMENT, POSITION), "predict 4", *FOUR_TRICKS)
    assert state.paid == ()
    assert state.shuffle == 3
    assert sum(isinstance(event, Shuffled) for event in events) == 2


def test_ow_04_the_next_hand_is_dealt_without_the_penalty_pile() -> None:
    state, _ = with_events(start(POSITION, PAYMENT, deal_without("9C", "KC")), "predict 6", *FOUR_TRICKS)
    assert not set(parse_cards("9C KC")) & set(state.pack)
    assert len(state.table().at(STOCK)) == 20 - 15


def test_ow_15_what_was_seen_may_be_remembered() -> None:
    state, _ = with_events(start(POSITION, PAYMENT, deal_without("9C", "KC")), "predict 6", *FOUR_TRICKS)
    (hand,) = state.view_for(Seat.PLAYER).history
    assert (hand.prediction, hand.won, hand.penalty) == (6, 4, 2)
    assert set(hand.seen) == set(parse_cards(POSITION)[:15])


def test_ow_16_seven_penalty_cards_are_still_alive() -> None:
    state = play(*whole_game([4, 3]))
    assert state.status is Status.PLAYING
    assert state.view_for(Seat.PLAYER).penalties == MOST_PENALTIES
    assert len(state.pack) == 15
    assert state.table().at(STOCK) == ()


@pytest.mark.parametrize("penalties", [[4, 4], [4, 3, 1], [3, 3, 3], [1, 1, 1, 1, 1, 1, 2]])
def test_ow_16_more_than_seven_lose_at_the_moment_of_paying(penalties: list[int]) -> None:
    state = play(*whole_game(penalties))
    assert state.status is Status.LOST
    assert state.legal_moves() == ()
    assert state.seat is None
    assert state.shuffle == 2 * len(penalties)
    assert len(state.table().at(PENALTY)) == len(state.paid) == sum(penalties)
    assert len(state.table().at(STOCK)) == 22 - sum(penalties)


def test_ow_16_the_losing_payment_is_scored_then_shuffled_then_told() -> None:
    number, moves = whole_game([4, 4])
    _, events = with_events(numbered(number), *map(str, moves))
    kinds = [type(event) for event in events]
    assert events[-1] == Ended(won=False, total=8)
    last = len(kinds) - 1 - kinds[::-1].index(HandScored)
    assert Shuffled in kinds[last:]


@pytest.mark.parametrize(
    ("penalties", "status"),
    [
        ([0] * 8, Status.WON),
        ([0, 0, 0, 0, 0, 0, 0, 7], Status.WON),
        ([1, 1, 1, 1, 1, 1, 1, 0], Status.WON),
        ([0, 1, 1, 1, 1, 1, 1, 1], Status.WON),
        ([2, 1, 1, 1, 1, 1, 0, 1], Status.LOST),
        ([1, 1, 1, 1, 1, 1, 1, 1], Status.LOST),
        ([1, 1, 1, 1, 0, 0, 0, 4], Status.LOST),
    ],
)
def test_ow_16_and_17_eight_hands_win_with_at_most_seven_penalty_cards(penalties: list[int], status: Status) -> None:
    state = play(*whole_game(penalties))
    assert state.status is status
    assert state.result()["penalties"] == sum(penalties)
    assert [hand.penalty for hand in state.history] == penalties


def test_ow_17_the_last_hand_pays_from_the_stock_under_the_turn_up_without_a_shuffle() -> None:
    number, moves = whole_game([1, 1, 1, 1, 0, 0, 0, 2])
    before, last = play(number, moves[:-1]), moves[-1]
    state, events = with_events(before, str(last))
    assert not any(isinstance(event, Shuffled) for event in events)
    assert [e.tile for e in events if isinstance(e, Moved) and e.target == PENALTY] == [Tile(15, 15), Tile(15, 16)]
    assert len(state.table().at(STOCK)) == 1
    assert events[-1] == Ended(won=True, total=6)


def test_ow_16_the_stock_pays_as_far_as_it_goes_when_the_last_hand_loses() -> None:
    state = play(*whole_game([1, 1, 1, 1, 0, 0, 0, 4]))
    assert len(state.table().at(PENALTY)) == 7
    assert state.result()["penalties"] == 8


def test_ow_03_the_game_ends_with_the_eighth_hand() -> None:
    number, moves = whole_game([0] * 8)
    state = play(number, moves)
    assert state.predictions == ()
    assert state.outcomes()[0].detail["hands"][0].keys() == {"prediction", "won", "penalty"}
    refusal = state.refusal(Predict(0))
    assert refusal is not None
    assert (refusal.rule, str(refusal)) == (None, "the game is over")


def test_a_finished_game_is_one_outcome_and_an_unfinished_one_none() -> None:
    number, moves = whole_game([4, 3, 1])
    assert play(number, moves[:-1]).outcomes() == ()
    (outcome,) = play(number, moves).outcomes()
    assert (outcome.kind, outcome.part, outcome.status, outcome.score) == ("game", 0, "lost", 8)


def test_a_shuffle_that_is_needed_and_missing_is_an_error_at_that_moment() -> None:
    state, _ = with_events(start(POSITION), "predict 4", *FOUR_TRICKS[:-1])
    with pytest.raises(SetupError, match=r"shuffle 2 \(the payment after hand 1\) is missing"):
        with_events(state, FOUR_TRICKS[-1])
    with pytest.raises(SetupError, match=r"shuffle 3 \(the deal of hand 2\) is missing"):
        with_events(start(POSITION, PAYMENT), "predict 4", *FOUR_TRICKS)


def test_a_game_without_any_shuffle_cannot_start() -> None:
    with pytest.raises(SetupError, match=r"shuffle 1 \(the deal of hand 1\) is missing"):
        start()


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        (PAYMENT, "holds 9C, which is not in the deck now"),
        (deal_without("9C", "KC", "KS"), "lacks KS"),
        (deal_without("9C", "KC") + " KS", "holds KS twice"),
        (deal_without("9C", "KC").replace("KS", "2S"), "holds 2S, which is not in the deck now"),
        (deal_without("9C", "KC").replace("KS", "king"), "'king' is not a card"),
        (7, "is not a text of cards"),
        ("", "lacks"),
    ],
)
def test_a_shuffle_is_checked_against_the_deck_of_that_moment(deal: str, message: str) -> None:
    with pytest.raises(SetupError, match=r"shuffle 3 \(the deal of hand 2\).*" + message):
        with_events(start(POSITION, PAYMENT, deal), "predict 6", *FOUR_TRICKS)


def test_a_payment_shuffle_is_checked_too() -> None:
    with pytest.raises(SetupError, match=r"shuffle 2 \(the payment after hand 1\) lacks KS"):
        with_events(start(POSITION, PAYMENT.removesuffix(" KS")), "predict 6", *FOUR_TRICKS)


def test_spare_shuffles_are_ignored_whatever_they_hold() -> None:
    state, _ = with_events(start(POSITION, PAYMENT, POSITION, "no shuffle", ""), "predict 4", *FOUR_TRICKS)
    assert state.shuffle == 3


def test_no_shuffle_follows_the_eighth_hand() -> None:
    number, moves = whole_game([0] * 8)
    packs = [" ".join(map(str, pack)) for pack in _packs(numbered(number), list(map(str, moves)))]
    assert len(packs) == 15
    state, _ = with_events(start(*packs), *map(str, moves))
    assert state.status is Status.WON


def _packs(state: OneontaState, moves: list[str]) -> list[tuple[object, ...]]:
    _, events = with_events(state, *moves)
    return [state.pack, *(tuple(card for _, card in e.after) for e in events if isinstance(e, Shuffled))]


def test_numbered_shuffles_start_from_the_deck_in_order_without_the_penalty_pile() -> None:
    number, moves = whole_game([2])
    state = play(number, moves)
    left = [card for card in MAIN_DECK if card not in {card for _, card in state.paid}]
    assert state.pack == Numbered(number).order(3, left)
    assert GAME.key == "oneonta-whist"


def test_a_hand_can_be_played_for_any_number_of_tricks_it_offers() -> None:
    state = numbered(4711)
    for won, cards in reachable(state).items():
        played, _ = with_events(state, f"predict {won}", *(str(Play(card)) for card in cards))
        assert played.history[0].penalty == 0
    assert costing(state, 0) is not None

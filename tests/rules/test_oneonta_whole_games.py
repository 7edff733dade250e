"""Whole games of Oneonta Whist with random moves, and what holds in each of their positions."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.oneonta_games import GAME, after, numbered, pack, play, start, whole_game
from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.deal import MAIN_DECK
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.oneonta.trumps import trumps_of
from whistdesk.rules.oneonta.view import Status
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Place, reveals

numbers = st.integers(0, 2**64 - 1)


def positions(number: int, rng: Random) -> Iterator[OneontaState]:
    state = numbered(number)
    yield state
    while state.seat is not None:
        state = after(state, str(rng.choice(state.legal_moves())))
        yield state


@given(numbers, st.randoms(use_true_random=False))
def test_in_every_position_the_figures_and_the_cards_agree(number: int, rng: Random) -> None:
    for state in positions(number, rng):
        view, table = state.view_for(Seat.PLAYER), state.table()
        cards = [spot.card for tile, spot in table.lying.items() if tile.shuffle]
        assert sorted(cards, key=str) == sorted(MAIN_DECK, key=str)
        assert view.penalties == sum(abs(hand.won - hand.prediction) for hand in view.history)
        assert len(table.at(Place("penalty"))) == len(state.paid) <= view.penalties
        assert len(view.predictions) + (view.prediction is not None) + len(view.history) - view.over == 8
        assert (view.penalties > 7) == (state.status is Status.LOST)
        if state.status is Status.PLAYING:
            assert len(view.hand) + len(view.tricks) == 7
            assert len(table.at(Place("stock"))) == 7 - view.penalties
            assert (view.lead is None) == (view.prediction is None)


@given(numbers, st.randoms(use_true_random=False))
def test_ow_11_every_trick_of_a_game_went_to_the_right_pile(number: int, rng: Random) -> None:
    *_, last = positions(number, rng)
    for hand in last.history:
        law = trumps_of(hand.turn_up)
        assert all(trick.won == law.beats(trick.reply, trick.lead) for trick in hand.tricks)
        assert len(set(hand.seen)) == 15


@given(numbers, st.randoms(use_true_random=False))
def test_ow_15_a_sample_shows_the_player_the_same(number: int, rng: Random) -> None:
    for state in positions(number, rng):
        view = state.view_for(Seat.PLAYER)
        imagined = GAME.sample(view, rng)
        assert imagined.view_for(Seat.PLAYER) == view
        assert imagined.legal_moves() == state.legal_moves()
        places = [Counter(spot.place for spot in one.table().lying.values()) for one in (state, imagined)]
        assert places[0] == places[1]


def test_ow_15_a_sample_of_a_finished_game_has_paid_the_same() -> None:
    for penalties in ([4, 4], [0] * 8, [1] * 7 + [0], [2, 2, 2, 0, 0, 0, 0, 2]):
        view = play(*whole_game(penalties)).view_for(Seat.PLAYER)
        assert GAME.sample(view, Random(1)).view_for(Seat.PLAYER) == view


def test_ow_15_a_card_seen_after_a_payment_was_not_paid() -> None:
    number, moves = whole_game([3, 1])
    state = play(number, moves)
    view = state.view_for(Seat.PLAYER)
    seen = {*view.hand, view.turn_up}
    for seed in range(50):
        sampled = GAME.sample(view, Random(seed))
        assert isinstance(sampled, OneontaState)
        first_pile = {card for tile, card in sampled.paid if tile.shuffle == 2}
        assert len(first_pile) == 3
        assert not first_pile & (seen | set(view.history[1].seen))


def test_ow_15_every_hidden_card_may_be_anywhere() -> None:
    view = numbered(4711).view_for(Seat.PLAYER)
    tops: set[Card] = set()
    for seed in range(200):
        sampled = GAME.sample(view, Random(seed))
        assert isinstance(sampled, OneontaState)
        tops.add(sampled.pack[0])
    assert tops == set(view.unseen)


def test_ow_15_cards_that_the_player_has_not_seen_change_nothing_in_the_view() -> None:
    one = start(pack("dummy QC KS 9D JC AD TH KD\nplayer KC QS JD QH AC KH 9C\nturn-up 9H"))
    other = start(pack("dummy QC KS 9D JC TS KD AD\nplayer KC QS JD QH AC KH 9C\nturn-up 9H"))
    for moves in ((), ("predict 3",), ("predict 3", "KC"), ("predict 3", "KC", "QS")):
        first, second = after(one, *moves), after(other, *moves)
        assert first.view_for(Seat.PLAYER) == second.view_for(Seat.PLAYER)
        assert first.table().seen_by(Seat.PLAYER) == second.table().seen_by(Seat.PLAYER)


def test_a_prediction_shows_a_card_and_so_does_every_trick_but_the_last_of_the_game() -> None:
    number, moves = whole_game([0] * 8)
    state = numbered(number)
    shown = []
    for move in moves:
        step = state.apply(move)
        shown.append(reveals(step.events, Seat.PLAYER))
        assert isinstance(step.state, OneontaState)
        state = step.state
    assert shown == [True] * 63 + [False]

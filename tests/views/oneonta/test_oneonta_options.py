"""What can be done at the Oneonta Whist table by click, by dragging and by keyboard."""

import pytest

from tests.oneonta_games import numbered
from tests.views.oneonta.positions import FOUR_TRICKS, WON, first_hand, moment
from whistdesk.cards.card import parse_card
from whistdesk.rules.base import Move
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.table import Tile
from whistdesk.views.oneonta.layout import PROMISE_AREA, TRICK_AREA
from whistdesk.views.oneonta.staging import OneontaStaging
from whistdesk.views.table.act import Act, Drop, Key, PickMove, PlayMove, Tap, interpret
from whistdesk.views.table.order import HandOrder
from whistdesk.views.table.room import Room

STAGING = OneontaStaging()


def meant(state: OneontaState, act: Act, picked: Move | None = None) -> object:
    return interpret(STAGING.options(moment(state)), act, picked)


def tile(state: OneontaState, card: str) -> Tile:
    return Tile(state.shuffle, state.pack.index(parse_card(card)))


def test_every_legal_move_of_a_game_can_be_made_by_click_by_dragging_and_by_key() -> None:
    state = numbered(WON[0])
    for move in WON[1]:
        for legal in state.legal_moves():
            options = [option for option in STAGING.options(moment(state)) if option.move == legal]
            (option,) = options
            assert option.legal
            assert option.tile is not None
            taps = [meant(state, Tap(target)) for target in option.targets]
            chosen = PickMove(legal) if isinstance(legal, Predict) else PlayMove(legal)
            assert taps == [chosen]
            assert meant(state, Drop(option.tile, option.drops)) == PlayMove(legal)
            assert [meant(state, Key(key)) for key in option.keys] == [chosen]
        step = state.apply(move)
        assert isinstance(step.state, OneontaState)
        state = step.state


def test_no_gesture_makes_an_illegal_move_without_a_refusal() -> None:
    state = numbered(WON[0])
    for move in WON[1]:
        for option in STAGING.options(moment(state)):
            assert option.legal == (state.refusal(option.move) is None)
        step = state.apply(move)
        assert isinstance(step.state, OneontaState)
        state = step.state


def test_ow_05_a_prediction_is_picked_first_and_confirmed_by_a_second_click_or_enter() -> None:
    state = first_hand()
    assert meant(state, Tap(Tile(0, 3))) == PickMove(Predict(3))
    assert meant(state, Tap(Tile(0, 3)), Predict(3)) == PlayMove(Predict(3))
    assert meant(state, Key("Enter"), Predict(3)) == PlayMove(Predict(3))
    assert meant(state, Tap(Tile(0, 4)), Predict(3)) == PickMove(Predict(4))


def test_a_prediction_that_is_dropped_well_above_the_menu_is_made() -> None:
    assert meant(first_hand(), Drop(Tile(0, 0), (PROMISE_AREA,))) == PlayMove(Predict(0))
    assert meant(first_hand(), Drop(Tile(0, 0), ())) is None


def test_the_key_of_a_used_prediction_is_refused() -> None:
    state = first_hand("predict 4", *FOUR_TRICKS)
    assert meant(state, Key("4")) == PlayMove(Predict(4))
    assert state.refusal(Predict(4)) is not None


def test_ow_08_a_card_that_does_not_follow_answers_with_its_refusal() -> None:
    state = first_hand("predict 4")
    assert meant(state, Tap(tile(state, "KH"))) == PlayMove(Play(parse_card("KH")))
    assert meant(state, Drop(tile(state, "KH"), (TRICK_AREA,))) == PlayMove(Play(parse_card("KH")))


def test_cards_have_the_keys_of_their_places_from_the_left() -> None:
    state = first_hand("predict 4")
    keys = {option.keys: str(option.move) for option in STAGING.options(moment(state))}
    assert keys[("1",)] == "play AC"
    assert keys[("7",)] == "play 9C"


def test_keys_count_the_cards_as_the_player_has_sorted_them() -> None:
    seen, order = moment(first_hand("predict 4")), HandOrder(ranks="rising", trumps="right")
    options = STAGING.options(seen, order)
    poses = STAGING.layout(seen, Room(1280, 800, order=order), picked=None, beat=None).poses
    hand = sorted((poses[option.tile] for option in options if option.tile), key=lambda pose: pose.x)
    by_key = [str(option.move) for option in sorted(options, key=lambda option: option.keys)]
    assert by_key == [f"play {pose.face}" for pose in hand]
    assert by_key[-1] == "play AC"


@pytest.mark.parametrize("target", [Tile(1, 0), Tile(1, 14), Tile(0, 3), TRICK_AREA])
def test_a_click_on_anything_else_means_nothing(target: Tile | str) -> None:
    assert meant(first_hand("predict 3"), Tap(target)) is None


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = numbered(WON[0])
    for move in WON[1]:
        step = state.apply(move)
        assert isinstance(step.state, OneontaState)
        state = step.state
    assert STAGING.options(moment(state)) == ()

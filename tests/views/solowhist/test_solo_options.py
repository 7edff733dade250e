"""Every call, trump suit and card of Solo Whist can be pointed at, and nothing illegal slips through."""

import pytest

from tests.views.solowhist.positions import Position, begun
from whistdesk.cards.card import Suit
from whistdesk.rules.base import Move
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard
from whistdesk.rules.solowhist.places import hand_of
from whistdesk.views.solowhist.layout import TRICK_AREA
from whistdesk.views.solowhist.staging import SoloStaging, calls_shown
from whistdesk.views.table.act import Act, Drop, Key, PickMove, PlayMove, Tap, at_once, interpret

STAGING = SoloStaging()
AUCTIONS = [
    "",
    "pass, propose, pass, pass",
    "pass, propose, accept, pass",
    "pass, solo, pass, pass",
    "pass, pass, pass, open-misere",
    "propose, accept, pass, pass",
]


def meant(position: Position, act: Act, picked: Move | None = None) -> Move | None:
    intent = interpret(STAGING.options(position.moment), act, picked)
    return intent.move if isinstance(intent, PlayMove) else None


def selected(position: Position, act: Act) -> Move | None:
    intent = interpret(STAGING.options(position.moment), act)
    return intent.move if isinstance(intent, PickMove) else None


@pytest.mark.parametrize("calls", AUCTIONS)
def test_every_legal_call_is_selected_and_then_confirmed_by_tap_and_by_key(calls: str) -> None:
    position = begun().play(calls)
    options = {option.move: option for option in STAGING.options(position.moment)}
    for call in position.view.legal:
        acts: list[Act] = [Tap(options[call].targets[0]), Key(options[call].keys[0])]
        for act in acts:
            assert selected(position, act) == call
            assert meant(position, act, picked=call) == call
            assert meant(position, Key("Enter"), picked=call) == call
            assert interpret(at_once(STAGING.options(position.moment)), act) == PlayMove(call)


@pytest.mark.parametrize("calls", AUCTIONS)
def test_a_call_that_is_too_low_is_answered_by_a_refusal(calls: str) -> None:
    position = begun().play(calls)
    for option in STAGING.options(position.moment):
        if not option.legal:
            assert meant(position, Tap(option.targets[0])) == option.move
            assert position.state.refusal(option.move) is not None


def test_an_acceptance_takes_the_place_of_the_proposal_while_one_stands() -> None:
    assert calls_shown(begun().view)[0] is Call.PROPOSE
    assert calls_shown(begun().play("pass, propose, pass, pass").view)[0] is Call.ACCEPT
    assert calls_shown(begun().play("pass, propose, accept, pass").view)[0] is Call.PROPOSE
    assert len(calls_shown(begun().view)) == 6


def test_the_keys_of_the_calls() -> None:
    keys = {option.move: option.keys for option in STAGING.options(begun().moment)}
    assert keys[Call.PROPOSE] == ("1",)
    assert keys[Call.ABUNDANCE_DECLARED] == ("6",)
    assert keys[Call.PASS] == ("P",)


def test_every_suit_can_be_named_by_tap_number_and_letter() -> None:
    position = begun().play("abundance, pass, pass, pass")
    for number, suit in enumerate((Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS), start=1):
        acts: list[Act] = [Tap(f"trump:{suit.letter}"), Key(str(number)), Key(suit.letter)]
        for act in acts:
            assert selected(position, act) == NameTrump(suit)


def test_every_card_is_played_by_tap_and_by_drop_and_an_illegal_one_is_refused() -> None:
    position = begun().play("pass, solo, pass, pass, pass")
    seen_illegal = 0
    for _ in range(30):
        if position.view.to_move is position.view.seat and position.view.current is not None:
            for tile in position.moment.table.at(hand_of(position.view.seat)):
                card = position.moment.table.card(tile)
                assert card is not None
                assert meant(position, Tap(tile)) == PlayCard(card)
                assert meant(position, Drop(tile, (TRICK_AREA,))) == PlayCard(card)
                assert meant(position, Drop(tile, ())) is None
                legal = PlayCard(card) in position.view.legal
                assert (position.state.refusal(PlayCard(card)) is None) == legal
                seen_illegal += not legal
        position = position.play(cards=1)
    assert seen_illegal > 0


def test_nothing_can_be_done_while_another_seat_is_to_move() -> None:
    assert not STAGING.options(begun().play("pass").moment)
    assert not STAGING.options(begun().play("pass, solo, pass, pass, pass", 1).moment)


def test_nothing_can_be_done_when_the_match_is_over() -> None:
    position = begun(match=1).play("pass, pass, pass, pass")
    assert position.view.to_move is None
    assert not STAGING.options(position.moment)

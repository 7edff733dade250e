"""Hands of Oneonta Whist: the decks, the deal, the prediction, the tricks and their price."""

import pytest

from tests.oneonta_games import after, numbered, pack, seen, start, with_events
from whistdesk.cards.card import Rank, Suit, parse_card, parse_cards
from whistdesk.rules.base import IllegalMove
from whistdesk.rules.oneonta.deal import MAIN_DECK, PREDICTION_DECK
from whistdesk.rules.oneonta.events import Dealt, HandScored, Led, Predicted, TrickEnded
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.view import Trick
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Place, Tile

POSITION = pack("""
    dummy   QC KS 9D JC AD TH KD
    player  KC QS JD QH AC KH 9C
    turn-up 9H
""")
WHOLE_HAND = ("KC", "QS", "JD", "9C", "KH", "AC", "QH")
"""Wins four tricks: with the king of clubs, the jack of diamonds, the ace of clubs and the queen of hearts."""

PLAYER = Seat.PLAYER


def test_ow_01_the_main_deck_has_22_cards() -> None:
    assert len(set(MAIN_DECK)) == 22
    assert {card for card in MAIN_DECK if card.rank is Rank.ACE} == set(parse_cards("AD AC"))
    for suit in Suit:
        ranks = "".join(card.rank.letter for card in MAIN_DECK if card.suit is suit and card.rank is not Rank.ACE)
        assert ranks == "9TJQK"


def test_ow_02_the_eight_stands_for_0_and_lies_face_down_the_others_lie_open() -> None:
    assert " ".join(map(str, PREDICTION_DECK)) == "8H AH 2H 3H 4H 5H 6H 7H"
    table = start(POSITION).table().seen_by(PLAYER)
    assert [table.card(Tile(0, tricks)) for tricks in range(8)] == [None, *parse_cards("AH 2H 3H 4H 5H 6H 7H")]


def test_ow_03_each_prediction_card_serves_one_hand() -> None:
    state = start(POSITION, _any_payment(), POSITION)
    assert [str(move) for move in state.legal_moves()] == [f"predict {n}" for n in range(8)]
    state = after(state, "predict 4", *WHOLE_HAND)
    assert [str(move) for move in state.legal_moves()] == [f"predict {n}" for n in (0, 1, 2, 3, 5, 6, 7)]


def test_ow_04_seven_to_the_dummy_seven_to_the_player_and_the_next_is_turned_up() -> None:
    state = start(POSITION)
    lying = state.table().lying
    at = [lying[Tile(1, i)] for i in range(22)]
    assert [spot.place.name for spot in at] == ["dummy"] * 7 + ["hand"] * 7 + ["turn-up"] + ["stock"] * 7
    assert [str(spot.card) for spot in at] == POSITION.split()
    assert [Seat.PLAYER in spot.open_to for spot in at] == [False] * 7 + [True] * 7 + [True] + [False] * 7


def test_ow_05_the_player_sees_own_hand_and_turn_up_and_nothing_else_before_predicting() -> None:
    view = start(POSITION).view_for(PLAYER)
    assert {str(card) for card in view.hand} == {"KC", "QS", "JD", "QH", "AC", "KH", "9C"}
    assert str(view.turn_up) == "9H"
    assert (view.lead, view.tricks, view.history, view.prediction) == (None, (), (), None)


def test_ow_05_the_chosen_prediction_leaves_the_fan_and_lies_across_it() -> None:
    state, events = with_events(start(POSITION), "predict 3")
    assert events[0] == Predicted(3)
    table = state.table()
    assert table.at(Place("chosen")) == (Tile(0, 3),)
    assert state.view_for(PLAYER).predictions == (0, 1, 2, 4, 5, 6, 7)


def test_ow_05_a_prediction_cannot_be_changed() -> None:
    with pytest.raises(IllegalMove, match="the prediction of this hand is made already"):
        after(start(POSITION), "predict 3", "predict 4")


def test_ow_06_the_dummy_leads_its_top_card_to_every_trick() -> None:
    state, events = with_events(start(POSITION), "predict 4", *WHOLE_HAND[:6])
    assert [str(event.card) for event in events if isinstance(event, Led)] == ["QC", "KS", "9D", "JC", "AD", "TH", "KD"]
    assert str(state.view_for(PLAYER).lead) == "KD"


def test_ow_06_no_card_is_led_before_the_prediction() -> None:
    assert start(POSITION).lead is None
    assert start(POSITION).table().at(Place("trick", "lead")) == ()


def test_ow_12_tricks_are_swept_closed_into_two_piles() -> None:
    state = after(start(POSITION), "predict 4", *WHOLE_HAND[:4])
    table = state.table()
    assert [place.part for place in table.named("won")] == [0, 2]
    assert [place.part for place in table.named("lost")] == [1, 3]
    assert all(len(tiles) == 2 for tiles in (*table.named("won").values(), *table.named("lost").values()))
    assert not any(table.lying[tile].open_to for tiles in table.named("won").values() for tile in tiles)


def test_ow_11_and_12_every_trick_is_told() -> None:
    _, events = with_events(start(POSITION), "predict 4", *WHOLE_HAND[:4])
    tricks = [event.trick for event in events if isinstance(event, TrickEnded)]
    assert tricks == [
        trick("QC KC", won=True),
        trick("KS QS", won=False),
        trick("9D JD", won=True),
        trick("JC 9C", won=False),
    ]


@pytest.mark.parametrize(("prediction", "penalty"), [(0, 4), (3, 1), (4, 0), (5, 1), (7, 3)])
def test_ow_13_the_penalty_is_the_difference_over_or_under(prediction: int, penalty: int) -> None:
    state, events = with_events(
        start(POSITION, _any_payment(), _deal_after(penalty)), f"predict {prediction}", *WHOLE_HAND
    )
    assert [event for event in events if isinstance(event, HandScored)] == [
        HandScored(hand=1, prediction=prediction, won=4, penalty=penalty, total=penalty)
    ]
    assert state.view_for(PLAYER).penalties == penalty


def test_example_prediction_three_with_five_tricks_costs_two_and_the_three_of_hearts_goes_along() -> None:
    position = pack("""
        dummy   QC QS 9D JC TH KS KD
        player  KC JS JD 9C KH AD QH
        turn-up 9H
    """)
    play = ("predict 3", "KC", "JS", "JD", "9C", "KH", "AD", "QH")
    state = after(start(position, _any_payment(), _deal_after(2)), *play)
    assert (state.history[0].won, state.history[0].penalty) == (5, 2)
    table = state.table()
    assert [str(table.card(tile)) for tile in table.at(Place("penalty"))] == ["9C", "TC"]
    assert table.at(Place("penalty", "prediction")) == (Tile(0, 3),)
    assert str(table.card(Tile(0, 3))) == "3H"


def test_example_a_turned_up_ace_of_diamonds_makes_the_led_ace_of_clubs_unbeatable() -> None:
    position = pack("dummy AC\nplayer KC QD KD 9H TH JH QH\nturn-up AD")
    state = after(start(position), "predict 2")
    assert len(state.legal_moves()) == 7
    state = after(state, "KC")
    assert state.tricks == (trick("AC KC", won=False),)


def test_example_the_ace_of_clubs_does_not_follow_clubs() -> None:
    position = pack("dummy QC\nplayer AC KS KD QD JD TD 9D\nturn-up 9H")
    state = after(start(position), "predict 2")
    assert {Play(card) for card in parse_cards("AC KS")} <= set(state.legal_moves())


def test_ow_15_what_is_hidden_stays_hidden() -> None:
    state = after(start(POSITION), "predict 4", *WHOLE_HAND[:3])
    table = state.table().seen_by(PLAYER)
    for name in ("dummy", "stock", "won", "lost"):
        assert not any(table.card(tile) for tiles in table.named(name).values() for tile in tiles)
    assert {str(card) for tile in table.at(Place("hand")) if (card := table.card(tile))} == set(seen(state))


def test_the_first_events_deal_from_the_stock() -> None:
    state = numbered(4711)
    assert state.pack[14] == state.view_for(PLAYER).turn_up
    _, events = with_events(start(POSITION, _any_payment(), POSITION), "predict 4", *WHOLE_HAND)
    assert events[-1] == Dealt(2, parse_card("9H"))


@pytest.mark.parametrize(
    ("played", "decided"),
    [
        ((), False),
        (("KC",), False),
        (WHOLE_HAND[:6], True),
    ],
)
def test_a_hand_with_one_card_left_is_decided(played: tuple[str, ...], decided: bool) -> None:
    assert after(start(POSITION), "predict 4", *played).view_for(PLAYER).decided is decided


def test_a_hand_of_top_trumps_is_decided() -> None:
    position = pack("dummy KS QS 9D 9C KC QC JC\nplayer JS TS JD TD QD AD AC\nturn-up 9H")
    state = after(start(position), "predict 2", "JS", "TS", "JD")
    assert not state.view_for(PLAYER).decided
    state = after(state, "TD", "QD")
    assert seen(state) == ["AC", "AD"]
    assert state.view_for(PLAYER).decided


def test_before_the_prediction_nothing_is_decided() -> None:
    assert not start(POSITION).view_for(PLAYER).decided


def test_illegal_moves_are_refused_with_the_rule_they_break() -> None:
    state = after(start(POSITION), "predict 4")
    refusal = state.refusal(Play(parse_card("KH")))
    assert refusal is not None
    assert (refusal.rule, refusal.key, str(refusal)) == ("OW-08", "follow", "OW-08 the player must follow clubs")
    assert refusal.facts == {"suit": Suit.CLUBS, "count": 2, "lead": parse_card("QC")}
    with pytest.raises(IllegalMove, match="OW-08 the player must follow clubs"):
        state.apply(Play(parse_card("KH")))


def test_following_trumps_is_named_so() -> None:
    position = pack("dummy AD\nplayer KH QC JC TC KC KS QS\nturn-up 9H")
    refusal = after(start(position), "predict 0").refusal(Play(parse_card("QC")))
    assert str(refusal) == "OW-08 the player must follow trumps"


@pytest.mark.parametrize(
    ("moves", "illegal", "message"),
    [
        ((), Play(parse_card("KC")), "the player must predict before a card is played"),
        (("predict 4",), Play(parse_card("KS")), "the player does not hold KS"),
        (("predict 4",), Play(parse_card("2H")), "the player does not hold 2H"),
        (("predict 4", "KC"), Play(parse_card("KC")), "the player does not hold KC"),
        (("predict 4",), Predict(4), "the prediction of this hand is made already"),
    ],
)
def test_where_no_numbered_rule_is_broken_none_is_named(
    moves: tuple[str, ...], illegal: Play | Predict, message: str
) -> None:
    refusal = after(start(POSITION), *moves).refusal(illegal)
    assert refusal is not None
    assert refusal.rule is None
    assert str(refusal) == message


def test_ow_05_a_used_prediction_card_is_refused() -> None:
    state = after(start(POSITION, _any_payment(), POSITION), "predict 4", *WHOLE_HAND)
    assert str(state.refusal(Predict(4))) == "OW-05 the prediction card for 4 is used already"


def test_a_move_of_another_game_is_refused() -> None:
    refusal = start(POSITION).refusal("pass")
    assert refusal is not None
    assert str(refusal) == "pass is not a move of Oneonta Whist"


def test_legal_moves_are_not_refused() -> None:
    state = start(POSITION)
    assert all(state.refusal(move) is None for move in state.legal_moves())
    state = after(state, "predict 4")
    assert all(state.refusal(move) is None for move in state.legal_moves())


def trick(lead_and_reply: str, *, won: bool) -> Trick:
    lead, reply = parse_cards(lead_and_reply)
    return Trick(lead, reply, won)


def _any_payment() -> str:
    return " ".join(map(str, MAIN_DECK))


def _deal_after(penalty: int) -> str:
    """A deal of the deck without the first cards of ``_any_payment``."""
    return " ".join(map(str, MAIN_DECK[penalty:]))

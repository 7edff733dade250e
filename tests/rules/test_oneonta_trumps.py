"""Trumps, following and winning in Oneonta Whist."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oneonta_games import after, pack, start
from whistdesk.cards.card import Card, Suit, parse_card, parse_cards
from whistdesk.rules.oneonta.deal import MAIN_DECK
from whistdesk.rules.oneonta.moves import Play
from whistdesk.rules.oneonta.trumps import trumps_of

ACES = set(parse_cards("AD AC"))


def trumps(turn_up: str) -> str:
    return " ".join(map(str, trumps_of(parse_card(turn_up)).cards))


def wins(turn_up: str, lead: str, reply: str) -> bool:
    return trumps_of(parse_card(turn_up)).beats(parse_card(reply), parse_card(lead))


def follow(turn_up: str, lead: str, hand: str) -> str:
    return " ".join(map(str, trumps_of(parse_card(turn_up)).follow(parse_card(lead), parse_cards(hand))))


@pytest.mark.parametrize(
    ("turn_up", "order"),
    [
        ("9H", "AD AC KH QH JH TH"),
        ("KS", "AC AD QS JS TS 9S"),
        ("TD", "AD AC KD QD JD 9D"),
        ("QC", "AC AD KC JC TC 9C"),
    ],
)
def test_ow_09_the_ace_of_the_trump_colour_is_highest_then_the_other_then_king_to_nine(
    turn_up: str, order: str
) -> None:
    assert trumps(turn_up) == order


@pytest.mark.parametrize(("turn_up", "alone"), [("AD", "AC"), ("AC", "AD")])
def test_ow_10_an_ace_turned_up_leaves_the_other_ace_as_the_only_trump(turn_up: str, alone: str) -> None:
    assert trumps(turn_up) == alone
    assert trumps_of(parse_card(turn_up)).suit is None


def test_ow_10_the_suit_of_a_turned_up_ace_is_an_ordinary_suit() -> None:
    assert wins("AD", "QD", "KD")
    assert not wins("AD", "9S", "KD")
    assert follow("AD", "QD", "KD AC 9H") == "KD"


def test_ow_10_the_lonely_ace_of_trumps_can_be_neither_followed_nor_beaten() -> None:
    assert follow("AD", "AC", "KC QD 9H") == ""
    assert not wins("AD", "AC", "KC")


@pytest.mark.parametrize("turn_up", MAIN_DECK)
def test_ow_07_both_aces_are_trumps_under_every_turn_up(turn_up: Card) -> None:
    assert ACES - {turn_up} <= set(trumps_of(turn_up).cards)


@pytest.mark.parametrize(
    ("lead", "hand", "playable"),
    [
        ("QC", "AC KS JD", ""),
        ("QC", "AC KC JD", "KC"),
        ("TH", "AC KH AD 9S", "AC KH AD"),
        ("AD", "KD TH QC", "TH"),
        ("AD", "KD QC", ""),
        ("9D", "AD QC", ""),
        ("9D", "KD AD TD", "KD TD"),
    ],
)
def test_ow_08_aces_follow_trumps_and_nothing_else(lead: str, hand: str, playable: str) -> None:
    assert follow("9H", lead, hand) == playable


def test_ow_08_without_the_suit_any_card_may_be_played() -> None:
    state = after(start(pack("dummy QC\nplayer AC KS KD QD KH QH QS\nturn-up 9H")), "predict 4")
    assert set(state.legal_moves()) == set(map(Play, parse_cards("AC KS KD QD KH QH QS")))


@pytest.mark.parametrize(
    ("lead", "reply", "won"),
    [
        ("QC", "KC", True),
        ("KC", "QC", False),
        ("QC", "KS", False),
        ("QC", "9S", False),
        ("KS", "TH", True),
        ("KH", "AD", True),
        ("AC", "AD", True),
        ("AD", "AC", False),
        ("AC", "KC", False),
        ("AC", "KH", False),
    ],
)
def test_ow_11_the_highest_trump_wins_otherwise_the_highest_of_the_suit_led(lead: str, reply: str, won: bool) -> None:
    assert wins("9H", lead, reply) is won


def test_ow_11_of_two_cards_of_one_suit_exactly_one_wins_otherwise_only_a_trump_does() -> None:
    for turn_up, lead, reply in permutations(MAIN_DECK, 3):
        law = trumps_of(turn_up)
        if law.suit_to_follow(lead) is law.suit_to_follow(reply):
            assert law.beats(lead, reply) != law.beats(reply, lead)
        else:
            assert law.beats(reply, lead) == (law.suit_to_follow(reply) is None)


@given(st.permutations(MAIN_DECK))
def test_ow_08_the_cards_that_follow_are_just_those_of_the_suit_led(deck: list[Card]) -> None:
    turn_up, lead, *rest = deck
    hand = rest[:7]
    law = trumps_of(turn_up)
    suit = law.suit_to_follow(lead)
    assert set(law.follow(lead, hand)) == {card for card in hand if law.suit_to_follow(card) is suit}


def test_the_suit_of_a_plain_card_is_the_printed_one() -> None:
    assert trumps_of(parse_card("9H")).suit_to_follow(parse_card("KD")) is Suit.DIAMONDS
    assert trumps_of(parse_card("9H")).suit_to_follow(parse_card("KH")) is None

"""Hands as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.card import CARDS, Card, parse_cards
from whistdesk.cards.pack import FULL_PACK, hand_string, parse_hand


def test_the_full_pack_begins_with_the_two_of_clubs_and_ends_with_the_ace_of_spades() -> None:
    assert (len(FULL_PACK), str(FULL_PACK[0]), str(FULL_PACK[-1])) == (52, "2C", "AS")


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("2S TS AS KS 3H 9H QH 7D JD 4C 5C 6C 8C", "AKT2.Q93.J7.8654"),
        ("AS KS QS TS JD JC TC", "AKQT..J.JT"),
        ("", "..."),
    ],
)
def test_suits_from_spades_to_clubs_high_to_low(cards: str, text: str) -> None:
    assert hand_string(parse_cards(cards)) == text
    assert parse_hand(text) == frozenset(parse_cards(cards))


@given(st.frozensets(st.sampled_from(CARDS)))
def test_text_and_parsing_are_inverses(hand: frozenset[Card]) -> None:
    assert parse_hand(hand_string(hand)) == hand


def test_ranks_may_come_in_any_order() -> None:
    assert parse_hand("2TKA...") == parse_hand("AKT2...")


@pytest.mark.parametrize(
    ("text", "message"),
    [("", "four suits"), ("AK", "four suits"), ("A.K.Q.J.T", "four suits"), ("AA...", "twice"), ("1...", "not a card")],
)
def test_what_is_no_hand(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        parse_hand(text)

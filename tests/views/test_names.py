"""Names of cards, suits and seats, in the source language."""

import pytest

from whistdesk.cards.card import CARDS, Rank, Suit, parse_card
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.views.names import card_name, fill, rank_name, seat_name, signed, suit_name, suit_title


def test_a_card_is_named_by_rank_and_suit() -> None:
    assert card_name(parse_card("QH")) == "queen of hearts"
    assert card_name(parse_card("TD")) == "10 of diamonds"


def test_every_card_has_a_name_of_its_own() -> None:
    assert len({card_name(card) for card in CARDS}) == 52


def test_suits_are_named_as_captions_and_within_sentences() -> None:
    assert [suit_title(suit) for suit in Suit] == ["Clubs", "Diamonds", "Hearts", "Spades"]
    assert [suit_name(suit) for suit in Suit] == ["clubs", "diamonds", "hearts", "spades"]


def test_ranks_below_the_jack_are_figures() -> None:
    assert rank_name(Rank.NINE) == "9"
    assert rank_name(Rank.ACE) == "ace"


def test_seats_are_named_clockwise() -> None:
    assert [seat_name(seat) for seat in COMPASS] == ["South", "West", "North", "East"]


def test_a_solitaires_player_has_no_compass_name() -> None:
    with pytest.raises(KeyError):
        seat_name(Seat.PLAYER)


def test_names_go_where_the_sentence_wants_them() -> None:
    assert fill("%2 before %1", "West", "East") == "East before West"


def test_a_name_with_a_place_of_its_own_is_left_as_it_is() -> None:
    assert fill("%1 cannot be used: %2, %3", "a%2b", "broken") == "a%2b cannot be used: broken, %3"


@pytest.mark.parametrize(("number", "text"), [(4, "+4"), (0, "0"), (-12, "\N{MINUS SIGN}12")])
def test_changes_carry_their_sign(number: int, text: str) -> None:
    assert signed(number) == text

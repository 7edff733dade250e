"""Cards and their text form."""

import pytest

from whistdesk.cards.card import CARDS, Card, Rank, Suit, parse_card, parse_cards, parse_suit


def test_there_are_52_different_cards() -> None:
    assert len(set(CARDS)) == len(CARDS) == 52


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_text_and_parsing_are_inverses(card: Card) -> None:
    assert parse_card(str(card)) == card


def test_the_text_is_rank_then_suit() -> None:
    assert str(Card(Suit.HEARTS, Rank.TEN)) == "TH"
    assert [suit.letter for suit in Suit] == list("CDHS")
    assert "".join(rank.letter for rank in Rank) == "23456789TJQKA"


@pytest.mark.parametrize("text", ["", "Q", "HQ", "qh", "10H", "QH ", "1C", "QX"])
def test_a_word_that_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        parse_card(text)


def test_cards_in_a_row_keep_their_order() -> None:
    assert parse_cards(" QH 2C  AS") == (parse_card("QH"), parse_card("2C"), parse_card("AS"))
    assert parse_cards("") == ()


def test_a_suit_by_its_letter() -> None:
    assert [parse_suit(letter) for letter in "CDHS"] == list(Suit)
    with pytest.raises(ValueError, match="is not a suit"):
        parse_suit("c")


def test_diamonds_and_hearts_are_red() -> None:
    assert [suit for suit in Suit if suit.red] == [Suit.DIAMONDS, Suit.HEARTS]


def test_aces_are_high() -> None:
    assert max(Rank) is Rank.ACE

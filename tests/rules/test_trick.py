"""Trick law shared by games with natural suits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.card import CARDS, Card, Suit, parse_card, parse_cards, parse_suit
from whistdesk.rules.trick import beats, following, winning

HANDS = st.sets(st.sampled_from(CARDS), min_size=1, max_size=13)
TRUMPS = st.sampled_from((None, *Suit))


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("4C JC 2C KC", None, "KC"),
        ("4C AD 2H 3S", None, "4C"),
        ("4C AD 2H 3S", "H", "2H"),
        ("4C 2H KC 3H", "H", "3H"),
        ("AC KC QC JC", "C", "AC"),
        ("2H AC AD AS", "H", "2H"),
        ("TD 9D", "S", "TD"),
    ],
)
def test_who_wins(trick: str, trump: str | None, winner: str) -> None:
    cards = parse_cards(trick)
    assert cards[winning(cards, parse_suit(trump) if trump else None)] == parse_card(winner)


@pytest.mark.parametrize(
    ("hand", "led", "playable"),
    [
        ("2C 9C AH", "C", "2C 9C"),
        ("2C 9C AH", "S", "2C 9C AH"),
        ("2C 9C AH", None, "2C 9C AH"),
    ],
)
def test_what_may_be_played(hand: str, led: str | None, playable: str) -> None:
    assert following(parse_cards(hand), parse_suit(led) if led else None) == parse_cards(playable)


@given(HANDS, st.sampled_from(Suit))
def test_following_holds_the_led_suit_or_everything(hand: set[Card], led: Suit) -> None:
    playable = following(hand, led)
    assert playable
    assert all(card.suit is led for card in playable) or set(playable) == hand


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=4, unique=True), TRUMPS)
def test_no_card_of_a_trick_beats_its_winner(cards: list[Card], trump: Suit | None) -> None:
    best = cards[winning(cards, trump)]
    assert not any(beats(card, best, trump) for card in cards if card.suit in (best.suit, trump))

"""What a seat of Solo Whist may remember: cards gone, voids shown, cards whose holder is known (SW-02, SW-08)."""

from tests.rules.solowhist_positions import SPREAD, after, match_of, spelled
from whistdesk.cards.card import Suit, parse_card, parse_cards
from whistdesk.cards.pack import parse_hand
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.knowledge import cards_played, known_cards, voids_shown

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
PASSES = " pass pass pass"


def test_the_turned_card_is_known_to_lie_with_the_dealer_until_it_is_played() -> None:
    view = after(match_of(), f"solo{PASSES} 2S 2H 2D 2C").view_for(S)
    assert known_cards(view)[E] == {parse_card("AC")}
    view = after(match_of(), f"solo{PASSES} 2S 2H 2D AC").view_for(S)
    assert known_cards(view)[E] == set()


def test_ones_own_and_an_exposed_hand_are_known() -> None:
    view = after(match_of(spelled(turned="AC")), f"pass open-misere{PASSES} 2S 2H 2D 2C").view_for(N)
    known = known_cards(view)
    assert known[N] == parse_hand("..AKQJT9876543.")
    assert known[W] == parse_hand(".AKQJT9876543..")
    assert known[S] == set()


def test_who_does_not_follow_is_void() -> None:
    view = after(match_of(), f"solo{PASSES} 2S 2H 2D 2C").view_for(S)
    assert voids_shown(view) == {S: set(), W: {Suit.SPADES}, N: {Suit.SPADES}, E: {Suit.SPADES}}


def test_the_open_trick_counts_too() -> None:
    view = after(match_of(spelled(SPREAD)), f"solo{PASSES} AS 2S").view_for(N)
    assert cards_played(view) == {S: list(parse_cards("AS")), W: list(parse_cards("2S")), N: [], E: []}
    assert voids_shown(view)[W] == set()

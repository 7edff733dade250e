"""Stacks, hands on an arc, and suits side by side, as all games have them."""

from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.card import CARDS, Card, Suit, parse_cards
from whistdesk.rules.table import NOBODY, Lying, Place, Table, Tile
from whistdesk.views.table.arrange import EDGE, EDGES, alternating, arranged, on_arc, stack
from whistdesk.views.table.order import RANKS, SUITS, TRUMPS, HandOrder
from whistdesk.views.table.room import Room

STOCK = Place("stock")
TABLE = Table({Tile(1, index): Lying(STOCK, card, NOBODY) for index, card in enumerate(CARDS[:10])})


def test_a_stack_shows_a_few_edges_and_one_shadow() -> None:
    poses = [pose for _, pose in stack(TABLE, TABLE.at(STOCK), 100, 200, 80, 30)]
    assert (poses[0].x, poses[0].y, poses[0].z) == (100, 200, 30)
    assert [pose.z for pose in poses] == sorted((pose.z for pose in poses), reverse=True)
    assert poses[-1].x == poses[-2].x == 100 + EDGE * EDGES
    assert [pose.shadow for pose in poses] == [False] * 9 + [True]


def test_cards_that_lie_on_a_stack_are_counted_among_its_edges() -> None:
    (_, first), *_ = stack(TABLE, TABLE.at(STOCK), 100, 200, 80, 30, above=1)
    assert (first.x, first.z) == (100 + EDGE, 29)


def test_a_hand_lies_on_an_arc_and_straight_with_reduced_motion() -> None:
    down, angle = on_arc(300, Room(1280, 800))
    assert down > 0
    assert angle > 0
    assert on_arc(-300, Room(1280, 800)) == (down, -angle)
    assert on_arc(300, Room(1280, 800, arc=False)) == (0, 0)


@pytest.mark.parametrize(
    ("suits", "after", "order"),
    [
        ("CDHS", None, "SHCD"),
        ("HDC", None, "HCD"),
        ("SC", None, "SC"),
        ("DHC", Suit.SPADES, "HCD"),
        ("SC", Suit.CLUBS, "SC"),
        ("", None, ""),
    ],
)
def test_colours_alternate_wherever_they_can(suits: str, after: Suit | None, order: str) -> None:
    held = {suit for suit in Suit if suit.letter in suits}
    assert "".join(suit.letter for suit in alternating(held, after)) == order


HELD = parse_cards("KS 4S AH 9H QC 3C JD 2D")


@pytest.mark.parametrize(
    ("order", "cards"),
    [
        (HandOrder(), "KS 4S AH 9H QC 3C JD 2D"),
        (HandOrder("fixed"), "KS 4S AH 9H JD 2D QC 3C"),
        (HandOrder("fixed", "rising"), "4S KS 9H AH 2D JD 3C QC"),
        (HandOrder(trumps="left"), "QC 3C AH 9H KS 4S JD 2D"),
        (HandOrder(trumps="right"), "JD 2D KS 4S AH 9H QC 3C"),
        (HandOrder("fixed", trumps="right"), "KS 4S AH 9H JD 2D QC 3C"),
        (HandOrder("fixed", "rising", "left"), "3C QC 4S KS 9H AH 2D JD"),
    ],
)
def test_a_hand_is_sorted_as_the_player_wishes(order: HandOrder, cards: str) -> None:
    trumps = parse_cards("AC QC 3C")
    assert arranged(HELD, order, trumps, Suit.CLUBS) == list(parse_cards(cards))


def test_trumps_of_no_suit_cannot_lie_among_the_others() -> None:
    (ace,) = parse_cards("AC")
    assert arranged((*HELD, ace), HandOrder(trumps="among"), (ace,), None)[0] == ace
    assert arranged((*HELD, ace), HandOrder(trumps="right"), (ace,), None)[-1] == ace


def test_without_trumps_the_wish_for_them_means_nothing() -> None:
    assert arranged(HELD, HandOrder(trumps="right")) == arranged(HELD, HandOrder())


@given(
    held=st.sets(st.sampled_from(CARDS), max_size=13),
    order=st.builds(HandOrder, st.sampled_from(SUITS), st.sampled_from(RANKS), st.sampled_from(TRUMPS)),
    suit=st.none() | st.sampled_from(Suit),
)
def test_no_order_loses_a_card_or_tears_a_suit_apart(held: set[Card], order: HandOrder, suit: Suit | None) -> None:
    trumps = sorted((card for card in CARDS if card.suit is suit), reverse=True)
    sorted_out = arranged(held, order, trumps, suit)
    assert sorted(sorted_out) == sorted(held)
    assert len(list(groupby(sorted_out, key=lambda card: card.suit))) == len({card.suit for card in held})

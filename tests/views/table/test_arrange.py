"""Stacks, hands on an arc, and suits side by side, as all games have them."""

import pytest

from whistdesk.cards.card import CARDS, Suit
from whistdesk.rules.table import NOBODY, Lying, Place, Table, Tile
from whistdesk.views.table.arrange import EDGE, EDGES, alternating, on_arc, stack
from whistdesk.views.table.pose import Room

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

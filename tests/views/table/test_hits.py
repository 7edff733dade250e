"""What lies under a point: the visible strip of a card, and areas below cards."""

import pytest

from whistdesk.rules.table import Tile
from whistdesk.views.table.hits import overlapped, target_at
from whistdesk.views.table.pose import Layout, Pose, Rect, Target
from whistdesk.views.table.room import CARD_ASPECT, Room

ROOM = Room(1280, 800)
FAN = {Tile(1, i): Pose(300 + 40 * i, 300, 100, i) for i in range(3)}
HAND = {Tile(2, i): Pose(300 + 60 * i, 700, 100, i) for i in range(3)}
AREAS = {"hand": Rect(200, 150, 500, 300), "place": Rect(320, 250, 120, 160)}
TABLE = Layout({**FAN, **HAND}, AREAS)
CARDS: frozenset[Target] = frozenset((*FAN, *HAND))
PLACES: frozenset[Target] = frozenset(AREAS)
EVERYTHING = CARDS | PLACES


def test_an_overlapped_card_is_hit_on_its_visible_strip_only() -> None:
    assert target_at(TABLE, ROOM, {}, 260, 300, EVERYTHING) == Tile(1, 0)
    assert target_at(TABLE, ROOM, {}, 300, 300, EVERYTHING) == Tile(1, 1)
    assert target_at(TABLE, ROOM, {}, 340, 300, EVERYTHING) == Tile(1, 2)


def test_a_card_of_the_hand_is_hit_down_to_the_edge_of_the_window() -> None:
    assert target_at(TABLE, ROOM, {}, 270, 799, EVERYTHING) == Tile(2, 0)


def test_a_card_in_the_middle_of_the_table_ends_at_its_edge() -> None:
    below = 300 + 100 * CARD_ASPECT / 2 + 5
    assert target_at(TABLE, ROOM, {}, 260, below, CARDS) is None


def test_a_lifted_card_is_hit_on_what_stands_out() -> None:
    above = 700 - 100 * CARD_ASPECT / 2 - 8
    assert target_at(TABLE, ROOM, {}, 260, above, EVERYTHING) is None
    assert target_at(TABLE, ROOM, {Tile(2, 0): 10}, 260, above, EVERYTHING) == Tile(2, 0)


def test_the_smallest_area_under_a_card_that_is_no_target_is_hit() -> None:
    assert target_at(TABLE, ROOM, {}, 340, 300, PLACES) == "place"
    assert target_at(TABLE, ROOM, {}, 260, 300, PLACES) == "hand"


def test_a_turned_card_is_hit_where_it_lies() -> None:
    across = Layout({Tile(1, 0): Pose(300, 300, 100, 0, angle=90)})
    assert target_at(across, ROOM, {}, 365, 300, CARDS) == Tile(1, 0)
    assert target_at(across, ROOM, {}, 300, 365, CARDS) is None


@pytest.mark.parametrize(("x", "areas"), [(380, ("place", "hand")), (240, ("hand",)), (1000, ())])
def test_overlaps_are_told_largest_first(x: float, areas: tuple[str, ...]) -> None:
    found = overlapped(
        Layout({}, {"place": Rect(320, 220, 120, 160), "hand": Rect(200, 300, 200, 100)}), Pose(x, 300, 100, 0)
    )
    assert found == areas

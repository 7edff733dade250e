"""How cards travel: numbers only."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.card import parse_card
from whistdesk.rules.table import Tile
from whistdesk.views.table.motion import LONGEST_STAGGER, PACES, SETTLE, Flight, flights
from whistdesk.views.table.pose import Look, Pose, Tag

QUEEN = parse_card("QH")
HERE = Pose(100, 100, 80, 1)
THERE = Pose(600, 400, 120, 2, QUEEN, 30)


def poses() -> st.SearchStrategy[Pose]:
    length = st.floats(0, 2000)
    return st.builds(
        Pose,
        length,
        length,
        st.floats(20, 200),
        st.integers(0, 60),
        st.sampled_from((None, QUEEN)),
        st.floats(-720, 720),
    )


@given(poses(), poses(), st.sampled_from(sorted(PACES)), st.sampled_from((-1, 1)))
def test_every_flight_ends_exactly_at_its_pose(start: Pose, end: Pose, motion: str, side: int) -> None:
    flight = Flight(start, end, PACES[motion], 0, side)
    assert flight.at(1) == end
    assert flight.narrow(1) == pytest.approx(1)


@given(poses(), poses())
def test_a_flight_turns_the_shorter_way(start: Pose, end: Pose) -> None:
    middle = Flight(start, end, PACES["sweep"], 0).at(0.5)
    assert abs(middle.angle - start.angle) <= 90 + 1e-6


def test_a_flight_begins_where_the_card_is() -> None:
    begun = Flight(HERE, THERE, PACES["play"], 0).at(0)
    assert begun[:3] == HERE[:3]


def test_a_card_that_is_turned_over_shows_its_other_side_from_the_middle_on() -> None:
    flight = Flight(HERE, THERE, PACES["deal"], 0)
    assert flight.flips
    assert [flight.at(progress).face for progress in (0, 0.49, 0.5, 1)] == [None, None, QUEEN, QUEEN]
    assert flight.narrow(0.5) == pytest.approx(0, abs=1e-9)


def test_a_card_is_marked_as_the_highest_where_it_arrives() -> None:
    flight = Flight(HERE, THERE._replace(look=Look.WINNING, tag=Tag.HIGHEST), PACES["play"], 0)
    assert [flight.at(progress).tag for progress in (0, 0.9, 1)] == [None, None, Tag.HIGHEST]
    assert [flight.at(progress).look for progress in (0, 0.9, 1)] == [Look.NORMAL, Look.NORMAL, Look.WINNING]


def test_a_card_that_keeps_its_tag_wears_it_on_the_way() -> None:
    flight = Flight(HERE._replace(tag=Tag.TRUMP), THERE._replace(tag=Tag.TRUMP), PACES["play"], 0)
    assert flight.at(0.5).tag is Tag.TRUMP


def test_a_card_that_keeps_its_side_is_never_narrowed() -> None:
    flight = Flight(HERE, HERE._replace(x=900), PACES["sweep"], 0)
    assert flight.narrow(0.5) == 1


def test_dealt_cards_follow_each_other_in_the_order_in_which_they_lie() -> None:
    now = {Tile(1, i): HERE for i in range(4)}
    goal = {Tile(1, i): THERE._replace(z=10 - i) for i in range(4)}
    paths = flights(now, goal, "deal")
    assert [paths[Tile(1, i)].delay for i in (3, 2, 1, 0)] == [0, 45, 90, 135]


def test_a_long_deal_hurries() -> None:
    now = {Tile(1, i): HERE for i in range(52)}
    goal = {Tile(1, i): THERE._replace(z=i) for i in range(52)}
    assert max(path.delay for path in flights(now, goal, "deal").values()) <= LONGEST_STAGGER


def test_cards_that_lie_still_do_not_fly_and_those_that_make_room_only_settle() -> None:
    near = HERE._replace(x=HERE.x + 20)
    paths = flights({Tile(1, 0): HERE, Tile(1, 1): HERE}, {Tile(1, 0): HERE, Tile(1, 1): near}, "play")
    assert list(paths) == [Tile(1, 1)]
    assert paths[Tile(1, 1)].pace is SETTLE


def test_shuffled_cards_swing_to_both_sides_though_they_come_back_to_their_place() -> None:
    pile = {Tile(2, i): HERE._replace(z=i) for i in range(4)}
    paths = flights(pile, pile, "shuffle", list(pile))
    assert {path.at(0.5).x < HERE.x for path in paths.values()} == {True, False}

"""Where the cards of Cribbage Solitaire lie, in every window."""

from itertools import product

import pytest

from tests.views.cribbage.positions import HEELS, ROUND, course, moment, passed, played, start
from whistdesk.model.moment import Moment
from whistdesk.rules.base import State
from whistdesk.rules.cribbage.rounds import HANDS
from whistdesk.rules.cribbage.state import DECK, SWEPT, TURNED, hand_place
from whistdesk.views.cribbage.layout import hand_area
from whistdesk.views.cribbage.staging import CribbageStaging
from whistdesk.views.table.pose import Layout, Look, Pose, Rect
from whistdesk.views.table.room import CARD_ASPECT, Room

STAGING = CribbageStaging()
SIZES = [(960, 640), (1024, 768), (1280, 800), (1366, 768), (1280, 960), (1920, 1080), (2560, 1080), (3840, 2160)]
ROOMS = [
    Room(width, height, text, mirrored=mirrored)
    for (width, height), text, mirrored in product(SIZES, (1.0, 1.25, 1.5), (False, True))
]


def laid(state: State, room: Room) -> Layout:
    return STAGING.layout(moment(state), room, picked=None, beat=None)


def extent(pose: Pose) -> Rect:
    tall = pose.width * CARD_ASPECT
    width, height = (tall, pose.width) if pose.angle == 90 else (pose.width, tall)
    return Rect(pose.x - width / 2, pose.y - height / 2, width, height)


def apart(a: Rect, b: Rect) -> bool:
    across = a.x + a.width <= b.x or b.x + b.width <= a.x
    return across or a.y + a.height <= b.y or b.y + b.height <= a.y


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_every_tile_has_one_pose_inside_the_table(room: Room) -> None:
    for state in course():
        layout = laid(state, room)
        assert set(layout.poses) == set(moment(state).table.lying)
        for box in [*map(extent, layout.poses.values()), *layout.areas.values(), *layout.spots.values()]:
            assert box.x >= 0
            assert box.y >= room.bar
            assert box.x + box.width <= room.width
            assert box.y + box.height <= room.height


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_what_is_read_does_not_overlap(room: Room) -> None:
    spots = laid(start(), room).spots
    names = ["deck-label", "deck-count", "turned-label", "turned", "board"]
    names += [name for name in spots if name.startswith(("row-", "key-", "box-", "advice"))]
    for i, name in enumerate(names):
        for other in names[i + 1 :]:
            assert apart(spots[name], spots[other]), (name, other)
    assert spots["box-1"].width >= 0.28 * room.width


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_cards_of_a_hand_lie_in_their_area_and_overlap_no_other_card(room: Room) -> None:
    state = played(start(), *ROUND[:5])
    table, layout = moment(state).table, laid(state, room)
    boxes = []
    for hand in HANDS:
        area = layout.areas[hand_area(hand)]
        for tile in table.at(hand_place(hand)):
            box = extent(layout.poses[tile])
            assert area.y <= box.y + 0.01
            assert box.y + box.height <= area.y + area.height + 0.01
            assert area.x <= box.x + 0.01
            assert box.x + box.width <= area.x + area.width + 0.01
            boxes.append(box)
    (turned,) = table.at(TURNED)
    boxes.append(extent(layout.poses[turned]))
    assert all(apart(a, b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])


def test_a_hand_reads_from_left_to_right_mirrored_or_not() -> None:
    state = played(start("5C TD 9H 2S"), 1)
    for mirrored in (False, True):
        layout = laid(state, Room(1280, 800, mirrored=mirrored))
        xs = [layout.poses[tile].x for tile in moment(state).table.at(hand_place(1))]
        assert xs == sorted(xs)
    assert layout.poses[moment(state).table.at(TURNED)[0]].x > max(xs)


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_button_that_goes_on_stands_below_the_points(mirrored: bool) -> None:
    spots = laid(start(), Room(1280, 800, mirrored=mirrored)).spots
    assert spots["go-on"].x > spots["box-3"].centre[0]


def test_the_measures_of_the_reference_window_are_those_of_the_drawing() -> None:
    state = start()
    layout = laid(state, Room(1280, 800))
    first = layout.poses[moment(state).table.at(hand_place(1))[0]]
    assert (round(first.x), round(first.y), round(first.width)) == (334, 164, 106)
    assert layout.spots["board"] == Rect(44, 608, 1192, 146)


def test_the_turned_card_is_larger_than_those_in_the_hands() -> None:
    state = start()
    layout, table = laid(state, Room(1280, 800)), moment(state).table
    assert layout.poses[table.at(TURNED)[0]].width > layout.poses[table.at(hand_place(1))[0]].width


def test_cs_07_deck_and_swept_cards_are_closed_and_everything_else_is_open() -> None:
    state = played(start(HEELS), *ROUND)
    layout, table = laid(state, Room(1280, 800)), moment(state).table
    for tile, pose in layout.poses.items():
        assert (pose.face is None) == (table.lying[tile].place in {DECK, SWEPT})


def test_the_cards_of_the_combination_that_is_being_said_are_lit() -> None:
    move = passed(played(start("4D KC 2C 6S KD 4C JC KH 6C 9C KS 8C 5H"), *ROUND[:5]), 3)
    lit = []
    for beat in STAGING.beats(*move):
        layout = STAGING.layout(Moment(beat.view, beat.table), Room(1280, 800), picked=None, beat=beat)
        lit.append({str(pose.face) for pose in layout.poses.values() if pose.look is Look.LIT})
    assert lit[2:6] == [{"5H", "JC"}, {"6S", "9C"}, {"4D", "5H", "6S"}, {"4D", "5H", "6S"}]
    assert lit[-1] == set()

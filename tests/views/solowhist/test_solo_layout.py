"""The layout of the Solo Whist table in every window, text size and on a mirrored table."""

import itertools
import math

import pytest

from tests.views.solowhist.positions import Position, begun
from whistdesk.cards.card import parse_cards
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import PlayCard
from whistdesk.rules.solowhist.places import hand_of, played_by
from whistdesk.views.solowhist.layout import sorted_hand
from whistdesk.views.solowhist.measures import Measures
from whistdesk.views.solowhist.staging import SoloStaging
from whistdesk.views.table.order import HandOrder
from whistdesk.views.table.pose import Layout, Look, Pose, Rect, Tag
from whistdesk.views.table.room import CARD_ASPECT, Room

SIZES = [(960, 640), (1024, 768), (1280, 800), (1280, 1024), (1920, 1080), (2560, 1080), (3840, 2160)]
ROOMS = [
    Room(width, height, text, mirrored)
    for (width, height), text, mirrored in itertools.product(SIZES, (1.0, 1.25, 1.5), (False, True))
]

AUCTION = ""
SOLO_BY_WEST = "pass, solo, pass, pass, pass"
PARTNERS = "propose, pass, accept, pass, pass, pass"
OPEN = {
    Seat.SOUTH: "open-misere, pass, pass, pass",
    Seat.WEST: "pass, open-misere, pass, pass, pass",
    Seat.NORTH: "pass, pass, open-misere, pass, pass, pass",
    Seat.EAST: "pass, pass, pass, open-misere, pass, pass, pass",
}

DEALS = {OPEN[Seat.SOUTH]: 11, OPEN[Seat.WEST]: 11, OPEN[Seat.NORTH]: 26, OPEN[Seat.EAST]: 11}
"""In these the bidder stays without a trick when everybody plays the first legal card."""


BESIDE = {Seat.WEST: ["prompt"], Seat.NORTH: ["prompt"], Seat.EAST: ["prompt"]}
"""What else an open hand must not cover; in South's own, a card that may be played is lifted to the prompt."""


def laid(position: Position, room: Room) -> Layout:
    return SoloStaging().layout(position.moment, room, picked=None, beat=None)


def corners(pose: Pose) -> list[tuple[float, float]]:
    a = math.radians(pose.angle)
    w, h = pose.width / 2, pose.width * CARD_ASPECT / 2
    turned = [(math.cos(a) * x - math.sin(a) * y, math.sin(a) * x + math.cos(a) * y) for x in (-w, w) for y in (-h, h)]
    return [(pose.x + x, pose.y + y) for x, y in turned]


def around(pose: Pose) -> Rect:
    xs, ys = zip(*corners(pose), strict=True)
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.x + other.width - 0.5
        and other.x < one.x + one.width - 0.5
        and one.y < other.y + other.height - 0.5
        and other.y < one.y + one.height - 0.5
    )


def within(rect: Rect, room: Room, top: float) -> bool:
    return rect.x >= 0 and rect.y >= top and rect.x + rect.width <= room.width and rect.y + rect.height <= room.height


def spots(layout: Layout, *names: str) -> dict[str, Rect]:
    return {name: spot for name, spot in layout.spots.items() if name.split(":")[0] in names}


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("calls", [AUCTION, SOLO_BY_WEST, PARTNERS, *OPEN.values()])
def test_every_card_has_one_pose_inside_the_table(room: Room, calls: str) -> None:
    for cards in (0, 3, 6, 13) if calls else (0,):
        position = begun(DEALS.get(calls, 5)).play(calls, cards)
        layout = laid(position, room)
        assert set(layout.poses) == set(position.moment.table.lying)
        for pose in layout.poses.values():
            assert within(around(pose), room, room.bar), pose


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("calls", [SOLO_BY_WEST, PARTNERS, "pass, pass, solo, pass, pass, pass"])
def test_plates_boxes_prompt_trick_and_hand_keep_apart(room: Room, calls: str) -> None:
    layout = laid(begun().play(calls, 4), room)
    apart = spots(layout, "plate", "ribbon", "trumps", "number", "prompt", "hand", "middle")
    for (name, one), (other_name, other) in itertools.combinations(apart.items(), 2):
        assert not overlap(one, other), f"{name} {one} and {other_name} {other}"
    for spot in apart.values():
        assert within(spot, room, room.bar)


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_call_panel_covers_neither_hand_nor_plates_nor_bubbles(room: Room) -> None:
    layout = laid(begun(), room)
    panel = layout.spots["standing"]
    assert within(panel, room, room.bar)
    for name, spot in spots(layout, "plate", "hand", "bubble").items():
        assert not overlap(panel, spot), f"{name} {spot}"


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_turned_card_stays_clear_of_panel_plates_and_hand(room: Room) -> None:
    for hands in range(4):
        position = begun()
        for _ in range(hands):
            position = position.play("pass, pass, pass, pass")
        view = position.view
        layout = laid(position, room)
        tile = next(t for t, lying in position.moment.table.lying.items() if lying.card == view.turned)
        pose = layout.poses[tile]
        assert pose.face == view.turned
        own = spots(layout, "hand") if view.dealer is not Seat.SOUTH else {}
        for name, spot in {**spots(layout, "plate", "standing"), **own}.items():
            assert not overlap(around(pose), spot), f"{view.dealer} {name}"


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("large", [False, True])
def test_every_index_of_thirteen_cards_shows(room: Room, *, large: bool) -> None:
    position = begun()
    layout = laid(position, room._replace(large_index=large))
    poses = sorted((layout.poses[t] for t in position.moment.table.at(hand_of(Seat.SOUTH))), key=lambda p: p.z)
    assert len(poses) == 13
    least = max(17, poses[0].width * (0.40 if large else 0.24))
    assert all(right.x - left.x >= least for left, right in itertools.pairwise(poses))
    assert [pose.face for pose in poses] == sorted_hand(pose.face for pose in poses if pose.face)


def test_a_hand_is_sorted_from_high_to_low_within_each_suit() -> None:
    assert sorted_hand(parse_cards("2S KD AS TC 9D")) == list(parse_cards("AS 2S KD 9D TC"))


@pytest.mark.parametrize(
    ("calls", "trumps"), [("", True), (SOLO_BY_WEST, True), ("pass, misere, pass, pass, pass", False)]
)
def test_trumps_lie_where_the_player_wishes_while_there_are_some(calls: str, trumps: bool) -> None:
    position = begun().play(calls) if calls else begun()
    poses = laid(position, Room(1280, 800, order=HandOrder(trumps="left"))).poses
    shown = sorted((poses[tile] for tile in position.moment.table.at(hand_of(Seat.SOUTH))), key=lambda pose: pose.x)
    faces = [pose.face for pose in shown if pose.face]
    turned = position.view.turned.suit
    assert faces == sorted_hand(faces, HandOrder(trumps="left"), turned if trumps else None)
    assert (faces[0].suit is turned) is trumps


@pytest.mark.parametrize("seat", COMPASS)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_an_open_misere_lies_open_after_the_first_trick(seat: Seat, room: Room) -> None:
    position = begun(DEALS[OPEN[seat]]).play(OPEN[seat], 4)
    view = position.view
    assert view.exposed is not None
    layout = laid(position, room)
    poses = [layout.poses[tile] for tile in position.moment.table.at(hand_of(seat))]
    assert {pose.face for pose in poses} == view.exposed[1]
    for name, spot in spots(layout, "plate", "ribbon", "trumps", "number", *BESIDE.get(seat, ())).items():
        assert not any(overlap(around(pose), spot) for pose in poses), f"{name} {spot}"


@pytest.mark.parametrize("seat", [Seat.WEST, Seat.EAST])
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_an_open_hand_lies_clear_of_the_persons_finished_tricks(seat: Seat, room: Room) -> None:
    position = begun(DEALS[OPEN[seat]]).play(OPEN[seat], 4)
    layout = laid(position, room)
    open_hand = [around(layout.poses[tile]) for tile in position.moment.table.at(hand_of(seat))]
    x, y, width = Measures(room).won(Seat.SOUTH, 0)
    tricks = Rect(x - width / 2, y - width * CARD_ASPECT / 2, width, width * CARD_ASPECT)
    assert not any(overlap(card, tricks) for card in open_hand)


@pytest.mark.parametrize("seat", COMPASS)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_cards_of_a_trick_stay_large_enough_beside_an_open_hand(seat: Seat, room: Room) -> None:
    position = begun(DEALS[OPEN[seat]]).play(OPEN[seat], 7)
    layout = laid(position, room)
    trick = [layout.poses[tile] for seat in COMPASS for tile in position.moment.table.at(played_by(seat))]
    assert len(trick) == 3
    assert all(pose.width >= 52 for pose in trick)


def test_cards_that_may_not_be_played_are_veiled() -> None:
    position = begun().play(SOLO_BY_WEST, 0)
    while len(position.view.legal) in (0, len(position.view.hand)):
        position = position.play(cards=1)
    layout = laid(position, Room(1280, 800))
    own = [layout.poses[tile] for tile in position.moment.table.at(hand_of(Seat.SOUTH))]
    allowed = {move.card for move in position.view.legal if isinstance(move, PlayCard)}
    assert {pose.face for pose in own if pose.look is Look.NORMAL} == allowed
    assert {pose.face for pose in own if pose.look is Look.OFF} == position.view.hand - allowed


def test_the_card_that_holds_the_trick_says_so() -> None:
    position = begun().play(SOLO_BY_WEST, 3)
    layout = laid(position, Room(1280, 800))
    trick = [layout.poses[tile] for seat in COMPASS for tile in position.moment.table.at(played_by(seat))]
    assert len(trick) == 3
    assert [pose.tag for pose in trick].count(Tag.HIGHEST) == 1
    assert all((pose.look is Look.WINNING) == (pose.tag is Tag.HIGHEST) for pose in trick)


def test_a_mirrored_table_moves_the_plate_and_keeps_the_seats_clockwise() -> None:
    plain, mirrored = Measures(Room(1280, 800)), Measures(Room(1280, 800, mirrored=True))
    assert plain.plate(Seat.SOUTH).x < 640 < mirrored.plate(Seat.SOUTH).x
    assert plain.plate(Seat.WEST) == mirrored.plate(Seat.WEST)
    assert plain.box(-1, 400).x == mirrored.box(1, 400).x


def test_equal_arguments_give_equal_layouts() -> None:
    position = begun().play(SOLO_BY_WEST, 2)
    assert laid(position, Room(1280, 800)) == laid(position, Room(1280, 800))


@pytest.mark.parametrize("dealer", [False, True])
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_dots_of_a_seat_that_thinks_stand_on_its_plate(room: Room, *, dealer: bool) -> None:
    position = begun()
    while position.view.to_move is Seat.SOUTH or (position.view.to_move is position.view.dealer) != dealer:
        position = position.play("pass", 0)
    mover = position.view.to_move
    assert mover is not None
    layout = laid(position, room)
    dots, plate = layout.spots["thinking"], layout.spots[f"plate:{mover}"]
    disc = (15 + 20) * Measures(room).scale if dealer else 0
    assert plate.x < dots.x
    assert dots.x + dots.width < plate.x + plate.width - disc
    assert plate.y < dots.y < dots.y + dots.height < plate.y + plate.height / 2


def test_nobody_shows_dots_while_the_person_has_to_move() -> None:
    position = begun()
    assert position.view.to_move is Seat.SOUTH
    assert "thinking" not in laid(position, Room(1280, 800)).spots

"""Where the cards of Oneonta Whist lie, in every window."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product

import pytest

from tests.oneonta_games import GAME, numbered
from tests.views.oneonta.positions import FOUR_TRICKS, LOST_BY_PAYMENT, WON, first_hand, moment
from whistdesk.cards.card import parse_card, parse_cards
from whistdesk.model.moment import Moment
from whistdesk.rules.oneonta.moves import OneontaMove
from whistdesk.rules.oneonta.places import CHOSEN, DUMMY, HAND, LEAD, PENALTY, REPLY, STOCK, TURNED, USED
from whistdesk.rules.oneonta.state import OneontaState
from whistdesk.rules.oneonta.trumps import trumps_of
from whistdesk.rules.table import Tile
from whistdesk.views.oneonta.layout import PROMISE_AREA, TRICK_AREA, predicting
from whistdesk.views.oneonta.sorting import sorted_hand
from whistdesk.views.oneonta.staging import OneontaStaging, oneonta_view
from whistdesk.views.table.pose import Layout, Look, Pose, Rect, Tag
from whistdesk.views.table.room import CARD_ASPECT, Room
from whistdesk.views.table.tableau import Beat

STAGING = OneontaStaging()
REFERENCE = Room(1280, 800)
SIZES = ((960, 640), (1024, 768), (1280, 640), (1280, 800), (1600, 1200), (1920, 1080), (2560, 1080), (3840, 2160))
ROOMS = [Room(*size, text, mirrored) for size, text, mirrored in product(SIZES, (1, 1.25, 1.5), (False, True))]
every_room = pytest.mark.parametrize("room", ROOMS, ids=lambda room: f"{room.width}x{room.height}-{room[2]}-{room[3]}")


def positions(number: int, moves: Sequence[OneontaMove]) -> Iterator[Moment]:
    state = numbered(number)
    yield moment(state)
    for move in moves:
        step = state.apply(move)
        assert isinstance(step.state, OneontaState)
        state = step.state
        yield moment(state)


GAME_MOMENTS = [*positions(*WON), *positions(*LOST_BY_PAYMENT)]
SOME = GAME_MOMENTS[::5]


def layout(moment: Moment, room: Room = REFERENCE) -> Layout:
    return STAGING.layout(moment, room, picked=None, beat=None)


def box(pose: Pose) -> Rect:
    """The card, not turned: a turn by a few degrees moves corners by some pixels only."""
    width, height = pose.width, pose.width * CARD_ASPECT
    if abs(pose.angle) == 90:
        width, height = height, width
    return Rect(pose.x - width / 2, pose.y - height / 2, width, height)


def overlap(one: Rect, other: Rect) -> bool:
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    tall = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return wide > 1 and tall > 1


def around(rects: list[Rect]) -> Rect:
    left, top = min(r.x for r in rects), min(r.y for r in rects)
    right, bottom = max(r.x + r.width for r in rects), max(r.y + r.height for r in rects)
    return Rect(left, top, right - left, bottom - top)


def groups(moment: Moment, drawn: Layout) -> dict[str, Rect]:
    """What must keep apart: each group of cards, and each spot that holds text."""
    names = {"chosen": "prediction", "turn-up": "stock"}
    cards: dict[str, list[Rect]] = {}
    for tile, pose in drawn.poses.items():
        name = moment.table.lying[tile].place.name
        cards.setdefault(names.get(name, name), []).append(box(pose))
    found = {f"cards of {name}": around(rects) for name, rects in cards.items()}
    return {**found, **{name: spot for name, spot in drawn.spots.items() if name not in {"slot", "penalty-slot"}}}


@every_room
def test_every_tile_has_one_pose_inside_the_window_and_below_the_bar(room: Room) -> None:
    for seen in SOME:
        drawn = layout(seen, room)
        assert drawn.poses.keys() == seen.table.lying.keys()
        for pose in drawn.poses.values():
            rect = box(pose)
            assert rect.x >= 0
            assert rect.y >= room.bar
            assert rect.x + rect.width <= room.width
            assert rect.y + rect.height <= room.height


@every_room
def test_cards_and_words_keep_apart(room: Room) -> None:
    for seen in SOME:
        found = groups(seen, layout(seen, room))
        for one, other in combinations(found, 2):
            assert not overlap(found[one], found[other]), (one, other, found[one], found[other])


@every_room
def test_every_spot_lies_in_the_window(room: Room) -> None:
    for seen in SOME:
        for name, spot in layout(seen, room).spots.items():
            assert spot.x >= 0, name
            assert spot.x + spot.width <= room.width, name
            assert spot.y + spot.height <= room.height, name


@every_room
def test_every_index_of_hand_and_fan_stays_visible(room: Room) -> None:
    for seen in SOME:
        drawn = layout(seen, room)
        fan = [tile for tiles in seen.table.named("prediction").values() for tile in tiles]
        for tiles in (seen.table.at(HAND), fan):
            xs = sorted((drawn.poses[tile].x, drawn.poses[tile].width) for tile in tiles)
            for (left, width), (right, _) in pairwise(xs):
                assert right - left >= max(0.24 * width, 17)


@every_room
def test_a_mirrored_table_swaps_the_columns_and_not_the_order_of_the_cards(room: Room) -> None:
    for seen in SOME:
        one, other = layout(seen, room), layout(seen, room._replace(mirrored=not room.mirrored))
        for tile in seen.table.at(HAND):
            assert one.poses[tile] == other.poses[tile]
        for tile in seen.table.at(TURNED):
            assert one.poses[tile].x == pytest.approx(room.width - other.poses[tile].x)


def test_the_measured_windows_have_the_measured_places() -> None:
    seen = moment(first_hand("predict 4", "KC", "QS"))
    for size, turned, trick, hand in (
        ((960, 640), (726, 140, 80), (428, 298, 90), (534, 110)),
        ((1280, 800), (968, 190, 112), (566, 396, 124), (674, 128)),
        ((1920, 1080), (1480, 250, 151), (858, 532, 172), (906, 176)),
    ):
        drawn = layout(seen, Room(*size))
        (turn_up,), (lead,) = seen.table.at(TURNED), seen.table.at(LEAD)
        assert drawn.poses[turn_up][:3] == pytest.approx(turned, abs=1.5)
        assert drawn.poses[lead][:3] == pytest.approx(trick, abs=1.5)
        middle = next(drawn.poses[tile] for tile in seen.table.at(HAND) if drawn.poses[tile].angle == 0)
        assert (middle.y, middle.width) == pytest.approx(hand, abs=1.5)


def test_ow_02_the_closed_prediction_shows_its_back_first_in_the_menu_last_in_the_fan() -> None:
    menu = layout(moment(first_hand())).poses
    assert menu[Tile(0, 0)].face is None
    assert min(range(8), key=lambda tricks: menu[Tile(0, tricks)].x) == 0
    fan = layout(moment(first_hand("predict 3"))).poses
    assert max((0, 1, 2, 4, 5, 6, 7), key=lambda tricks: fan[Tile(0, tricks)].x) == 0
    assert [fan[Tile(0, tricks)].face for tricks in (1, 7)] == list(parse_cards("AH 7H"))


def test_ow_05_the_chosen_prediction_lies_sideways_across_the_fan() -> None:
    seen = moment(first_hand("predict 3"))
    poses = layout(seen).poses
    (chosen,) = seen.table.at(CHOSEN)
    fan = [poses[Tile(0, tricks)] for tricks in (0, 1, 2, 4, 5, 6, 7)]
    assert poses[chosen].angle == 90
    assert poses[chosen].z > max(pose.z for pose in fan)
    assert poses[chosen].x == pytest.approx(sum(pose.x for pose in fan) / 7)
    assert poses[chosen].y - fan[0].y == pytest.approx(0.41 * fan[0].width)


def test_ow_12_the_piles_are_crossed_packets_that_can_be_counted() -> None:
    seen = moment(first_hand("predict 4", *FOUR_TRICKS[:6]))
    poses = layout(seen).poses
    for name, count in (("won", 3), ("lost", 3)):
        packets = seen.table.named(name)
        assert len(packets) == count
        angles = [{poses[tile].angle for tile in packets[place]} for place in sorted(packets)]
        assert angles == [{0}, {90}, {0}]
        assert len({poses[tiles[0]].x for tiles in packets.values()}) == count


def test_ow_15_closed_cards_show_their_backs() -> None:
    seen = moment(first_hand("predict 4", *FOUR_TRICKS, penalty=0))
    poses = layout(seen).poses
    for place in (DUMMY, STOCK, PENALTY, USED):
        assert all(poses[tile].face is None for tile in seen.table.at(place))


def test_the_latest_penalty_cards_lie_on_top() -> None:
    seen = GAME_MOMENTS[40]
    poses = layout(seen).poses
    pile = sorted((*seen.table.at(PENALTY), *seen.table.at(USED)), key=lambda tile: poses[tile].z)
    view = oneonta_view(seen)
    order = {hand.prediction: number for number, hand in enumerate(view.history, start=1)}
    hands = [order[tile.index] if tile.shuffle == 0 else tile.shuffle // 2 for tile in pile]
    assert hands == sorted(hands)
    assert [poses[tile].shadow for tile in pile] == [True, *[False] * (len(pile) - 1)]


def test_ow_08_cards_that_may_not_be_played_are_veiled_at_rest_only() -> None:
    seen = moment(first_hand("predict 4"))
    poses = layout(seen).poses
    off = {str(poses[tile].face) for tile in seen.table.at(HAND) if poses[tile].look is Look.OFF}
    assert off == {"QS", "JD", "QH", "AC", "KH"}
    travelling = STAGING.layout(seen, Room(1280, 800), picked=None, beat=Beat(seen.table, seen.view))
    assert {pose.look for pose in travelling.poses.values()} == {Look.NORMAL}


def test_ow_07_trumps_wear_a_tag() -> None:
    seen = moment(first_hand())
    poses = layout(seen).poses
    tagged = {str(poses[tile].face) for tile in seen.table.at(HAND) if poses[tile].tag is Tag.TRUMP}
    assert tagged == {"AC", "KH", "QH"}


def test_ow_07_the_hand_is_sorted_by_suit_with_the_aces_among_the_trumps() -> None:
    hand = parse_cards("KC QS JD QH AC KH 9C")
    assert " ".join(map(str, sorted_hand(hand, trumps_of(parse_card("9H"))))) == "AC KH QH QS JD KC 9C"
    assert " ".join(map(str, sorted_hand(hand, trumps_of(parse_card("AD"))))) == "AC QS KH QH KC 9C JD"


def test_the_winner_of_a_complete_trick_is_marked() -> None:
    state = first_hand("predict 4")
    step = state.apply(GAME.parse_move("play KC"))
    seen = moment(state)
    table = seen.table.after(step.events[0].seen_by(state.view_for(seen.view.seat).seat))
    poses = layout(Moment(seen.view, table)).poses
    (reply,), (lead,) = table.at(REPLY), table.at(LEAD)
    assert (poses[reply].look, poses[reply].tag) == (Look.WINNING, Tag.HIGHEST)
    assert (poses[lead].look, poses[lead].tag) == (Look.NORMAL, None)


def test_only_one_thing_can_be_done_at_a_time() -> None:
    for seen in GAME_MOMENTS:
        drawn = layout(seen)
        menu = predicting(oneonta_view(seen), seen.table)
        assert drawn.areas.keys() == ({PROMISE_AREA} if menu else {TRICK_AREA})

"""The thread between partners: it joins them and crosses nothing that is to be read."""

import itertools
from collections.abc import Sequence

import pytest

from tests.views.solowhist.positions import begun
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.views.solowhist.bond import bond_way
from whistdesk.views.solowhist.measures import Measures
from whistdesk.views.solowhist.staging import SoloStaging
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.room import Room

SIZES = [(960, 640), (1280, 800), (1920, 1080), (2560, 1080)]
ROOMS = [
    Room(*size, text=text, mirrored=mirrored)
    for size, text, mirrored in itertools.product(SIZES, (1.0, 1.25, 1.5), (False, True))
]
ACCEPTANCES = {
    (Seat.SOUTH, Seat.WEST): "propose, accept, pass, pass, pass",
    (Seat.SOUTH, Seat.NORTH): "propose, pass, accept, pass, pass, pass",
    (Seat.SOUTH, Seat.EAST): "propose, pass, pass, accept, pass, pass, pass",
    (Seat.WEST, Seat.NORTH): "pass, propose, accept, pass, pass, pass",
    (Seat.WEST, Seat.EAST): "pass, propose, pass, accept, pass, pass, pass",
    (Seat.NORTH, Seat.EAST): "pass, pass, propose, accept, pass, pass, pass",
}


def touches(line: tuple[tuple[float, float], tuple[float, float]], spot: Rect) -> bool:
    """Whether an upright or level line runs through the inside of a spot."""
    (x0, y0), (x1, y1) = line
    return (
        min(x0, x1) < spot.x + spot.width - 1
        and max(x0, x1) > spot.x + 1
        and min(y0, y1) < spot.y + spot.height - 1
        and max(y0, y1) > spot.y + 1
    )


def reaches(point: tuple[float, float], spots: list[Rect]) -> bool:
    x, y = point
    return any(
        spot.x - 1 <= x <= spot.x + spot.width + 1 and spot.y - 1 <= y <= spot.y + spot.height + 1 for spot in spots
    )


@pytest.mark.parametrize("room", ROOMS, ids=str)
@pytest.mark.parametrize("pair", ACCEPTANCES, ids=str)
def test_the_thread_joins_the_partners_and_crosses_nothing(room: Room, pair: tuple[Seat, Seat]) -> None:
    layout = SoloStaging().layout(begun().play(ACCEPTANCES[pair], 4).moment, room, picked=None, beat=None)
    way = bond_way(Measures(room), *pair)
    own = [[layout.spots[f"plate:{seat}"], layout.spots[f"ribbon:{seat}"]] for seat in pair]
    ends = [way[0], way[-1]] if reaches(way[0], own[0]) else [way[-1], way[0]]
    assert all(reaches(end, spots) for end, spots in zip(ends, own, strict=True))
    others = [layout.spots[f"plate:{seat}"] for seat in COMPASS if seat not in pair]
    boxes, prompt = [layout.spots["trumps"], layout.spots["number"]], layout.spots["prompt"]
    readable = [*others, *boxes]
    assert all(y >= prompt.y + prompt.height for y in _levels_below(way, boxes))
    for line in itertools.pairwise(way):
        assert line[0][0] == line[1][0] or line[0][1] == line[1][1]
        assert not [spot for spot in readable if touches(line, spot)], line


def _levels_below(way: Sequence[tuple[float, float]], boxes: list[Rect]) -> list[float]:
    """The heights at which the thread crosses the table between trick and hand."""
    lowest = max(box.y + box.height for box in boxes)
    return [y for (_, y), (_, other) in itertools.pairwise(way) if y == other and y > lowest]


def test_the_order_of_the_partners_does_not_matter() -> None:
    at = Measures(Room(1280, 800))
    for one, other in ACCEPTANCES:
        assert bond_way(at, one, other) == bond_way(at, other, one)

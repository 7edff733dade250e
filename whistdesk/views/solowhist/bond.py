"""The way of the thread that links partners: round the trick, in the lanes between cards and boxes (no Qt)."""

from collections.abc import Sequence

from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.views.solowhist.measures import Measures

Point = tuple[float, float]


def bond_way(at: Measures, one: Seat, other: Seat) -> Sequence[Point]:
    """The corners of the thread between two partners, in pixels of the screen."""
    first, second = sorted((one, other), key=COMPASS.index)
    if first is Seat.SOUTH:
        return _from_south(at, second)
    if Seat.NORTH in (first, second):
        return _beside_north(at, first if second is Seat.NORTH else second)
    low = lane(at)
    (west_x, west_y), (east_x, east_y) = _foot(at, Seat.WEST), _foot(at, Seat.EAST)
    return (west_x, west_y), (west_x, low), (east_x, low), (east_x, east_y)


def lane(at: Measures) -> float:
    """The height at which a thread crosses the table: between the prompt and the hand."""
    return (at.prompt.y + at.prompt.height + at.above_hand + 22) / 2


def _from_south(at: Measures, to: Seat) -> Sequence[Point]:
    x, y = _head(at)
    own_side = Seat.EAST if at.room.mirrored else Seat.WEST
    if to is own_side:
        foot_x, foot_y = _foot(at, to)
        return (foot_x, y), (foot_x, foot_y)
    if to is not Seat.NORTH:
        foot_x, foot_y = _foot(at, to)
        return (x, y), (x, lane(at)), (foot_x, lane(at)), (foot_x, foot_y)
    return _from_south_to_north(at, own_side)


def _from_south_to_north(at: Measures, by: Seat) -> Sequence[Point]:
    """Up the lane beside the hand of ``by``, then to the near end of North's plate or ribbon."""
    plate, ribbon, side = at.plate(Seat.NORTH), at.ribbon(Seat.NORTH), at.plate(by)
    turn, height = 1 if by is Seat.WEST else -1, plate.y + plate.height / 2
    end = plate.x if by is Seat.WEST else max(ribbon.x, plate.x) + plate.width
    inner = side.x + side.width if by is Seat.WEST else side.x
    x, y = _head(at)
    if not at.tight:
        corridor = inner + turn * 10
        return (x, y), (x, lane(at)), (corridor, lane(at)), (corridor, height), (end, height)
    up, gap, below = _foot(at, by)[0], (inner + end) / 2, side.y + side.height + 18 * at.scale
    return (up, y), (up, below), (gap, below), (gap, height), (end, height)


def _beside_north(at: Measures, to: Seat) -> Sequence[Point]:
    plate, ribbon, side = at.plate(Seat.NORTH), at.ribbon(Seat.NORTH), at.plate(to)
    y = plate.y + plate.height / 2
    start = plate.x if to is Seat.WEST else max(ribbon.x, plate.x) + plate.width
    if at.tight:
        return (start, y), (side.x + side.width if to is Seat.WEST else side.x, y)
    x = side.x + side.width / 2
    return (start, y), (x, y), (x, side.y)


def _foot(at: Measures, seat: Seat) -> Point:
    """Where a thread reaches the ribbon of West or East from below: beside the closed hand."""
    ribbon = at.ribbon(seat)
    inner = at.side_x(Seat.WEST) + at.closed * 0.7 + at.room.blend(12, 18, 24)
    x = min(max(inner, at.margin + 20), at.margin + ribbon.width - 14)
    return (x if seat is Seat.WEST else at.room.width - x), ribbon.y + ribbon.height


def _head(at: Measures) -> Point:
    """Where a thread leaves the person's ribbon."""
    ribbon = at.ribbon(Seat.SOUTH)
    return ribbon.x + ribbon.width * (0.2 if at.room.mirrored else 0.8), ribbon.y

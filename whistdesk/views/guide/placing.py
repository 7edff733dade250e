"""Where a callout lies so that it hides as little as can be (no Qt)."""

import math
from collections.abc import Collection, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from whistdesk.rules.table import Tile
from whistdesk.views.guide.step import card_box
from whistdesk.views.table.pose import Layout, Rect

NEEDED: Final = 1e6
"""The weight of what must stay in sight: open cards, what can be pressed, words that say what to do."""
TARGET: Final = 30.0
"""The weight of what the callout points at: better a part of it is hidden than something that is needed."""
WORDS: Final = 6.0
"""The weight of captions, counters and plates."""
BACK: Final = 2.0
"""The weight of closed cards."""
SPARE: Final = 0.3
"""The weight of what this game can do without for a moment."""
FAR: Final = 0.25
"""The weight of a cell of distance from what the callout points at."""
CELLS: Final = 110
"""Across the window."""
CLEAR: Final = 8
"""Pixels between a callout and what it must not hide."""


class Obstacle(NamedTuple):
    """A box on the table, and how bad it is to hide a part of it."""

    box: Rect
    weight: float


class Placed(NamedTuple):
    """Which of the sizes was taken, where it lies, and whether it hides anything that is needed."""

    size: int
    box: Rect
    clear: bool


def obstacles_of(layout: Layout, spare: Collection[str], needless: Collection[Tile]) -> list[Obstacle]:
    """The cards and spots of a layout; spots of ``spare`` and open cards of ``needless`` may be hidden for a moment."""
    found = [Obstacle(box, SPARE if name in spare else WORDS) for name, box in layout.spots.items()]
    for tile, pose in layout.poses.items():
        box = card_box(layout, tile)
        assert box is not None
        found.append(Obstacle(box, BACK if pose.face is None or tile in needless else NEEDED))
    return found


def place(sizes: Sequence[tuple[float, float]], target: Rect, room: Rect, obstacles: Sequence[Obstacle]) -> Placed:
    """The best place in ``room`` for one of ``sizes`` (width and height) that points at ``target``."""
    grid = _Grid(room, obstacles)
    best = _Spot(math.inf, 0, 0, 0)
    for size, (wide, tall) in enumerate(sizes):
        best = grid.better(best, size, *grid.cells(wide, tall), target)
    cost, size, column, row = best
    wide, tall = sizes[size]
    return Placed(size, Rect(room.x + column * grid.step, room.y + row * grid.step, wide, tall), cost < NEEDED)


class _Spot(NamedTuple):
    """A place in the grid for one of the sizes; the lesser tuple is the better place."""

    cost: float
    size: int
    column: int
    row: int


class _Grid:
    """The room in square cells, with sums of weights over all rectangles of them."""

    def __init__(self, room: Rect, obstacles: Sequence[Obstacle]) -> None:
        self.room, self.step = room, room.width / CELLS
        self.columns, self.rows = CELLS, int(room.height / self.step)
        weights = [[0.0] * self.columns for _ in range(self.rows)]
        for box, weight in obstacles:
            self._lay(weights, box, weight)
        self._sums = [[0.0] * (self.columns + 1)]
        for line in weights:
            above = self._sums[-1]
            self._sums.append([0.0, *(sum_ + over for sum_, over in zip(accumulate(line), above[1:], strict=True))])

    def _lay(self, weights: list[list[float]], box: Rect, weight: float) -> None:
        """Every cell that the box touches has at least its weight."""
        clear = CLEAR if weight >= NEEDED else 0
        left = max(0, math.floor((box.x - clear - self.room.x) / self.step))
        right = min(self.columns, math.ceil((box.x + box.width + clear - self.room.x) / self.step))
        top = max(0, math.floor((box.y - clear - self.room.y) / self.step))
        bottom = min(self.rows, math.ceil((box.y + box.height + clear - self.room.y) / self.step))
        for line in weights[top:bottom]:
            line[left:right] = [max(weight, before) for before in line[left:right]]

    def cells(self, wide: float, tall: float) -> tuple[int, int]:
        """How many cells a size takes across and down."""
        return math.ceil(wide / self.step), math.ceil(tall / self.step)

    def better(self, best: _Spot, size: int, across: int, down: int, target: Rect) -> _Spot:
        """The best place of a rectangle of cells if it is better than ``best``, else that.

        There are thousands of places, and this runs in the thread that draws: what a row has in common is found
        once, and a place that hides too much needs no measuring.
        """
        across_from = _gaps(self.columns - across + 1, across, target.x - self.room.x, target.width, self.step)
        down_from = _gaps(self.rows - down + 1, down, target.y - self.room.y, target.height, self.step)
        for row, (below, lower) in enumerate(down_from):
            over, under = self._sums[row], self._sums[row + down]
            corners = zip(under[across:], under, over[across:], over, strict=False)
            for column, (a, b, c, d) in enumerate(corners):
                hidden = a - b - c + d
                if hidden <= best.cost:
                    beside, off = across_from[column]
                    away = math.hypot(beside, below) + 0.1 * (off + lower)
                    best = min(best, _Spot(hidden + FAR * away, size, column, row))
        return best


def _gaps(places: int, size: int, start: float, length: float, step: float) -> list[tuple[float, float]]:
    """In one direction, for each place: how many cells lie between it and the target, and between their middles."""
    at, long = start / step, length / step
    between = (max(at - place - size, place - at - long, 0.0) for place in range(places))
    return [(gap, abs(place + size / 2 - at - long / 2)) for place, gap in enumerate(between)]

"""How cards lie that lie alike in all games: stacks, hands on an arc, suits side by side (no Qt)."""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise, permutations
from typing import Final

from whistdesk.cards.card import Suit
from whistdesk.rules.table import Table, Tile
from whistdesk.views.table.pose import Pose, Room

EDGE: Final = 1.4
"""A stack shows this much of each lower card, in px."""
EDGES: Final = 7
"""A higher stack shows no more edges than these."""
RADIUS: Final = 4.4
"""Of the arc on which a hand lies, in widths of the window."""

_USUAL: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def stack(
    table: Table, tiles: Sequence[Tile], x: float, y: float, width: float, z: float, above: int = 0
) -> Iterator[tuple[Tile, Pose]]:
    """``tiles`` from the top down, the top one at (x, y) and ``z``; ``above`` cards lie on them already.

    Cards that lie closed show their backs on an open table, too.
    """
    for depth, tile in enumerate(tiles, start=above):
        off = EDGE * min(depth, EDGES)
        lowest = depth == len(tiles) + above - 1
        face = table.card(tile) if table.lying[tile].open_to else None
        yield tile, Pose(x + off, y + off, width, z - depth, face, shadow=lowest)


def on_arc(aside: float, room: Room) -> tuple[float, float]:
    """How far below the middle a card lies that is ``aside`` of it, and its angle; none with reduced motion."""
    radius = RADIUS * room.width if room.arc else math.inf
    return aside * aside / (2 * radius), math.degrees(aside / radius)


def alternating(suits: Collection[Suit], after: Suit | None = None) -> tuple[Suit, ...]:
    """``suits`` from left to right with the fewest neighbours of one colour; ``after`` lies before them."""
    usual = [suit for suit in _USUAL if suit in suits]
    start = () if after is None else (after,)
    return min(permutations(usual), key=lambda order: _neighbours(start + order))


def _neighbours(order: Iterable[Suit]) -> int:
    return sum(one.red == other.red for one, other in pairwise(order))

"""How cards lie that lie alike in all games: stacks, hands on an arc, suits side by side (no Qt)."""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import pairwise, permutations
from typing import Final

from whistdesk.cards.card import Card, Suit
from whistdesk.rules.table import Table, Tile
from whistdesk.views.table.order import HandOrder
from whistdesk.views.table.pose import Pose
from whistdesk.views.table.room import Room

EDGE: Final = 1.4
"""A stack shows this much of each lower card, in px."""
EDGES: Final = 7
"""A higher stack shows no more edges than these."""
RADIUS: Final = 4.4
"""Of the arc on which a hand lies, in widths of the window."""

_USUAL: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_FIXED: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


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


def arranged(
    cards: Iterable[Card], order: HandOrder, trumps: Sequence[Card] = (), suit: Suit | None = None, usual: str = "among"
) -> list[Card]:
    """``cards`` from left to right as ``order`` wishes.

    ``trumps`` are all trumps from the top and ``suit`` the suit that they count as, None for none of the four, and
    then they cannot lie among the others. ``usual`` is where trumps lie in the game: ``left``, ``right`` or ``among``.
    """
    held = set(cards)
    strong = [card for card in trumps if card in held]
    plain = sorted(held.difference(strong), key=lambda card: -card.rank)
    groups = {each: [card for card in plain if card.suit is each] for each in Suit}
    side = usual if order.trumps == "usual" else order.trumps
    if side == "among" and suit is not None:
        groups[suit], strong = strong + groups[suit], []
    suits = _suits_in(order, [each for each in Suit if groups[each]], suit if strong else None, side)
    parts = [groups[each] for each in suits]
    parts = [*parts, strong] if side == "right" else [strong, *parts]
    return [card for part in parts for card in (part if order.ranks == "falling" else reversed(part))]


def _suits_in(order: HandOrder, suits: Sequence[Suit], trump: Suit | None, side: str) -> Sequence[Suit]:
    """``suits`` from left to right; ``trump`` lies beside them, at the right where ``side`` says so."""
    if order.suits == "fixed":
        return [suit for suit in _FIXED if suit in suits]
    return alternating(suits, trump)[:: -1 if trump is not None and side == "right" else 1]


def _neighbours(order: Iterable[Suit]) -> int:
    return sum(one.red == other.red for one, other in pairwise(order))

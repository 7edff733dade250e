"""Where cards rest, as plain numbers: what a game's layout returns (no Qt).

All lengths are device-independent pixels of the whole game screen, the bar included; a pose is
the centre of its card. Layouts are pure: equal arguments give equal layouts.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from whistdesk.cards.card import Card
from whistdesk.rules.table import Tile
from whistdesk.views.table.order import USUAL_ORDER, HandOrder

CARD_ASPECT: Final = 88 / 63
"""Height of a card by its width."""

Target = Tile | str
"""What a player can point at: a card, or a named area of the layout."""


class Look(Enum):
    """How a resting card is drawn; hovered, picked and focused are the scene's own."""

    NORMAL = "normal"
    OFF = "off"
    """Illegal now: the veil, and nothing else means that."""
    WINNING = "winning"
    LIT = "lit"
    """The card is part of what is being counted."""


class Tag(Enum):
    """A small label on a card, worded by the view."""

    TRUMP = "trump"
    HIGHEST = "highest"


class Pose(NamedTuple):
    """A resting card. ``face`` None shows the back; ``z`` orders overlapping cards."""

    x: float
    y: float
    width: float
    z: float
    face: Card | None = None
    angle: float = 0.0
    look: Look = Look.NORMAL
    tag: Tag | None = None
    shadow: bool = True


class Rect(NamedTuple):
    """A rectangle: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2


class Room(NamedTuple):
    """The space that a layout gets and the wishes that it must respect."""

    width: float
    height: float
    text: float = 1.0
    """Text size as chosen: 1, 1.25 or 1.5."""
    mirrored: bool = False
    large_index: bool = False
    arc: bool = True
    """False with reduced motion: hands lie straight."""
    odds: bool = False
    """Whether room is kept for the coach's odds."""
    order: HandOrder = USUAL_ORDER
    """How the person's hand is sorted."""

    @property
    def u(self) -> float:
        """Size against the reference window of 1280 by 800."""
        return min(self.width / 1280, self.height / 800)

    @property
    def font(self) -> float:
        """Factor on font sizes: grows with the window, never shrinks, times the text size."""
        return math.pow(max(self.u, 1.0), 0.75) * self.text

    @property
    def small(self) -> bool:
        """Below 1100 px of width: no inlay, no words beside icons."""
        return self.width < 1100

    @property
    def bar(self) -> float:
        """Height of the top bar."""
        return round(52 * self.font)

    def blend(self, small: float, reference: float, large: float) -> float:
        """A length between its measures at u = 0.75, 1 and 1.35; beyond 1.35 it grows with u."""
        u = self.u
        if u >= LARGE_U:
            return large * u / LARGE_U
        if u >= 1:
            return reference + (large - reference) * (u - 1) / (LARGE_U - 1)
        return reference + (small - reference) * (1 - u) / (1 - SMALL_U)


def chip_height(k: float, *, barred: bool) -> float:
    """The height of a chip that shows odds, with a bar or without."""
    return (32 if barred else 22) * k


SMALL_U: Final = 0.75
LARGE_U: Final = 1.35


@dataclass(frozen=True, slots=True)
class Layout:
    """One pose for each tile of the table, the areas that can be pointed at, and spots.

    ``areas`` are where cards can be dropped or taps mean something; ``spots`` are all other
    rectangles that the game's furniture (captions, piles, plates, panels) is drawn into.
    """

    poses: Mapping[Tile, Pose]
    areas: Mapping[str, Rect] = field(default_factory=dict)
    spots: Mapping[str, Rect] = field(default_factory=dict)

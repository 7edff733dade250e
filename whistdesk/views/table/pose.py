"""Where cards rest, as plain numbers: what a game's layout returns (no Qt).

All lengths are device-independent pixels of the whole game screen, the bar included; a pose is
the centre of its card. Layouts are pure: equal arguments give equal layouts.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from whistdesk.cards.card import Card
from whistdesk.rules.table import Tile

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


def chip_height(k: float, *, barred: bool) -> float:
    """The height of a chip that shows odds, with a bar or without."""
    return (32 if barred else 22) * k


@dataclass(frozen=True, slots=True)
class Layout:
    """One pose for each tile of the table, the areas that can be pointed at, and spots.

    ``areas`` are where cards can be dropped or taps mean something; ``spots`` are all other
    rectangles that the game's furniture (captions, piles, plates, panels) is drawn into.
    """

    poses: Mapping[Tile, Pose]
    areas: Mapping[str, Rect] = field(default_factory=dict)
    spots: Mapping[str, Rect] = field(default_factory=dict)

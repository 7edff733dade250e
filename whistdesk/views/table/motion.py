"""How cards travel between two layouts, as numbers (STYLE: motion; no Qt in this file)."""

import math
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from whistdesk.cards.card import Card
from whistdesk.rules.table import Tile
from whistdesk.views.table.pose import Look, Pose


class Pace(NamedTuple):
    """One kind of motion: ms for each card, ms between two cards, and what else the card does."""

    duration: float
    stagger: float = 0
    arc: float = 0
    """How far the middle of the way is raised, in pixels."""
    turn: float = 0
    """Degrees by which a card is turned at its start."""
    swing: float = 0
    """How far the card swings aside on its way, as a part of its width, in turn to the left and right."""
    smooth: bool = False
    """Slow at both ends, instead of at the end only."""


FLIP: Final = 220
PACES: Final = {
    "deal": Pace(220, stagger=45, turn=8),
    "play": Pace(240, arc=20),
    "sweep": Pace(320, smooth=True),
    "pay": Pace(320, stagger=120, smooth=True),
    "turn": Pace(FLIP, smooth=True),
    "shuffle": Pace(420, stagger=16, swing=0.62, smooth=True),
}
SETTLE: Final = Pace(180)
"""For cards that only make room or come back."""
LONGEST_STAGGER: Final = 1300
"""A whole deal never takes much longer, however many cards it has."""


class Flight(NamedTuple):
    """The way of one card from where it is to where it will rest."""

    start: Pose
    end: Pose
    pace: Pace
    delay: float
    side: int = 1
    """Where a swing goes: -1 left, 1 right."""

    @property
    def flips(self) -> bool:
        """Whether the card is turned over on the way."""
        return (self.start.face is None) != (self.end.face is None)

    @property
    def duration(self) -> float:
        """In ms at normal speed."""
        return max(self.pace.duration, FLIP) if self.flips else self.pace.duration

    def at(self, progress: float) -> Pose:
        """Where the card is; ``progress`` 1 is exactly the end."""
        if progress >= 1:
            return self.end
        left = 1 - progress
        hump = math.sin(math.pi * progress)
        return self.end._replace(
            x=self.start.x * left + self.end.x * progress + self.side * self.pace.swing * self.end.width * hump,
            y=self.start.y * left + self.end.y * progress - self.pace.arc * hump,
            width=self.start.width * left + self.end.width * progress,
            angle=self.start.angle + _shortest(self.start.angle, self.end.angle) * progress + self.pace.turn * left,
            face=self.face(progress),
            look=self.start.look if self.end.look is Look.WINNING else self.end.look,
            tag=self.end.tag if self.end.tag is self.start.tag else None,
        )

    def face(self, progress: float) -> Card | None:
        """What the card shows: the face changes in the middle of a flip."""
        return self.start.face if self.flips and progress < 0.5 else self.end.face

    def narrow(self, progress: float) -> float:
        """The horizontal scale of a flipping card: 1, then 0 in the middle, then 1 again."""
        return abs(math.cos(math.pi * progress)) if self.flips else 1.0


def flights(
    now: Mapping[Tile, Pose], goal: Mapping[Tile, Pose], motion: str, shuffled: Collection[Tile] = ()
) -> dict[Tile, Flight]:
    """The flights of all cards that are not yet at ``goal``; ``now`` holds those that are to be seen.

    Cards that really travel, and ``shuffled`` ones in any case, take the pace of ``motion`` one
    after another in the order of ``z``; the others settle at once.
    """
    moving = [tile for tile, pose in goal.items() if tile in now and not _same_spot(now[tile], pose)]
    going = {tile for tile in moving if _travels(now[tile], goal[tile])} | set(shuffled)
    pace = PACES[motion]
    stagger = min(pace.stagger, LONGEST_STAGGER / max(len(going), 1))
    paths = {tile: Flight(now[tile], goal[tile], SETTLE, 0) for tile in moving}
    for number, tile in enumerate(sorted(going, key=lambda tile: goal[tile].z)):
        paths[tile] = Flight(now[tile], goal[tile], pace, number * stagger, side=1 if number % 2 else -1)
    return paths


def _same_spot(a: Pose, b: Pose) -> bool:
    return a[:3] == b[:3] and a.angle == b.angle and a.face == b.face


def _travels(a: Pose, b: Pose) -> bool:
    """Whether the card goes to another place: further than making room takes it, or it is turned over."""
    return (a.face is None) != (b.face is None) or math.hypot(a.x - b.x, a.y - b.y) > max(a.width, b.width)


def _shortest(start: float, end: float) -> float:
    """The shorter way from one angle to the other, in degrees."""
    return (end - start + 180) % 360 - 180

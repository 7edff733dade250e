"""What lies under a point or a dragged card, by the resting poses of a layout (no Qt in this file)."""

import math
from collections.abc import Collection, Mapping
from typing import Final

from whistdesk.rules.table import Tile
from whistdesk.views.table.pose import Layout, Pose, Rect, Target
from whistdesk.views.table.room import CARD_ASPECT, Room

HAND_REACH: Final = 64
"""A card whose lower edge is so near to the window's can be hit down to the window's edge."""


def target_at(
    layout: Layout, room: Room, lifts: Mapping[Tile, float], x: float, y: float, targets: Collection[Target]
) -> Target | None:
    """The target under a point: the topmost card if it is one, otherwise the smallest area that is one.

    ``lifts`` says how far raised cards stand out; a card is hit where it rests and on what stands
    out, so that a hovered card never slips away from under the pointer.
    """
    poses = layout.poses
    for tile in sorted(poses, key=lambda tile: -poses[tile].z):
        if _covers(poses[tile], lifts.get(tile, 0), room, x, y):
            if tile in targets:
                return tile
            break
    hits = [name for name, area in layout.areas.items() if name in targets and _holds(area, x, y)]
    return min(hits, key=lambda name: layout.areas[name].width * layout.areas[name].height, default=None)


def overlapped(layout: Layout, card: Pose) -> tuple[str, ...]:
    """The areas that a card lies over, the largest overlap first."""
    sizes = {name: _overlap(area, card) for name, area in layout.areas.items()}
    return tuple(sorted((name for name in sizes if sizes[name] > 0), key=lambda name: -sizes[name]))


def _covers(pose: Pose, lift: float, room: Room, x: float, y: float) -> bool:
    turn = math.radians(-pose.angle)
    dx, dy = x - pose.x, y - pose.y
    across = dx * math.cos(turn) - dy * math.sin(turn)
    down = dx * math.sin(turn) + dy * math.cos(turn)
    half = pose.width * CARD_ASPECT / 2
    reach = math.inf if room.height - pose.y - half < HAND_REACH * room.font else half
    return abs(across) <= pose.width / 2 and -half - lift <= down <= reach


def _holds(area: Rect, x: float, y: float) -> bool:
    return area.x <= x <= area.x + area.width and area.y <= y <= area.y + area.height


def _overlap(area: Rect, card: Pose) -> float:
    """The common size of an area and an upright card."""
    half, tall = card.width / 2, card.width * CARD_ASPECT / 2
    width = min(area.x + area.width, card.x + half) - max(area.x, card.x - half)
    height = min(area.y + area.height, card.y + tall) - max(area.y, card.y - tall)
    return max(width, 0) * max(height, 0)

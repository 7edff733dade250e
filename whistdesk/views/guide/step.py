"""What a first-game guide says, as values: each game lists its steps (no Qt)."""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple

from whistdesk.rules.table import Tile
from whistdesk.views.table.pose import Layout, Rect
from whistdesk.views.table.room import CARD_ASPECT
from whistdesk.views.table.tableau import Tableau


class Sight(NamedTuple):
    """What a step looks at: all that is shown of the table, now and when the guide began, and two parts of the bar.

    ``tools`` reaches from undo to help; ``number`` is that of the deal, None where it has none.
    """

    tableau: Tableau
    first: Tableau
    tools: Rect
    number: Rect | None


class Step(NamedTuple):
    """One callout.

    ``words`` say it, worded when it is shown. ``where`` is what it points at, None as long as there is nothing to
    point at: then later steps come first. ``over`` says that the player has done what it is about, or that it is
    not needed any more. A ``brief`` step is over with the player's next move.
    """

    key: str
    words: Callable[[Sight], str]
    where: Callable[[Sight], Rect | None]
    over: Callable[[Sight], bool] = lambda _: False
    brief: bool = False


class GameGuide(NamedTuple):
    """The steps of a game in their order, and what a callout may cover where there is no room beside it.

    ``spare`` are spots of the game's layouts, ``needless`` open cards that nothing hangs on at the moment.
    """

    steps: Sequence[Step]
    spare: Collection[str] = ()
    needless: Callable[[Tableau], Collection[Tile]] = lambda _: ()


def united(boxes: Iterable[Rect | None]) -> Rect | None:
    """The smallest rectangle around all boxes that there are."""
    found = [box for box in boxes if box is not None]
    if not found:
        return None
    left, top = min(box.x for box in found), min(box.y for box in found)
    right, bottom = max(box.x + box.width for box in found), max(box.y + box.height for box in found)
    return Rect(left, top, right - left, bottom - top)


def card_box(layout: Layout, tile: Tile) -> Rect | None:
    """The box of a card that lies on the table."""
    pose = layout.poses.get(tile)
    if pose is None:
        return None
    wide, tall = pose.width, pose.width * CARD_ASPECT
    if pose.angle % 180 == 90:
        wide, tall = tall, wide
    return Rect(pose.x - wide / 2, pose.y - tall / 2, wide, tall)


def cards_box(layout: Layout, tiles: Iterable[Tile]) -> Rect | None:
    """The box around these cards."""
    return united(card_box(layout, tile) for tile in tiles)


def spot_box(layout: Layout, *names: str) -> Rect | None:
    """The box around these spots, as far as the layout has them."""
    return united(layout.spots.get(name) for name in names)

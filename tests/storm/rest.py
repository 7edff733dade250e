"""What must hold at every table: at any moment, and whenever it has come to rest."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from whistdesk.archive.record import parse, write
from whistdesk.model.session import Session
from whistdesk.rules.registry import GAMES
from whistdesk.rules.table import Tile
from whistdesk.views.table.carditem import CardItem
from whistdesk.views.table.pose import Pose
from whistdesk.views.table.scene import _snapped
from whistdesk.views.table.screen import TableScreen

HAIR: Final = 1e-6
"""Pixels, or degrees, that a sum of floats may differ by."""


def astray(screen: TableScreen) -> list[str]:
    """What is wrong with the cards of a table at any moment, in words: each is there once, and no other."""
    scene = screen.display.scene
    known, wanted = scene.items_by_tile, screen.display.tableau.layout.poses
    shown = Counter(item.tile for item in scene.items() if isinstance(item, CardItem))
    found = []
    if shown != Counter(dict.fromkeys(wanted, 1)):
        found.append(f"cards on the scene but not in the layout, or the other way: {_difference(shown, wanted)}")
    if any(item.scene() is not scene for item in known.values()) or known.keys() != wanted.keys():
        found.append(f"cards that the scene knows differ from the layout by {known.keys() ^ wanted.keys()}")
    if len(wanted) != len(screen.session.moment.table.lying):
        found.append(f"{len(wanted)} cards in the layout instead of {len(screen.session.moment.table.lying)}")
    return found


def _difference(shown: Counter[Tile], wanted: Iterable[Tile]) -> str:
    lost, surplus = Counter(dict.fromkeys(wanted, 1)) - shown, shown - Counter(dict.fromkeys(wanted, 1))
    return f"lost {list(lost)}, too many {list(surplus)}"


def faults(screen: TableScreen) -> list[str]:
    """All that is wrong with a table at rest, in words; empty where nothing is."""
    return [*astray(screen), *_cards(screen), *_buttons(screen), *_options(screen), *_history(screen.session)]


def _cards(screen: TableScreen) -> Iterator[str]:
    session, scene = screen.session, screen.display.scene
    tableau = screen.course.composer.tableau(None)
    poses, lying = tableau.layout.poses, session.moment.table.lying
    if set(poses) != set(lying):
        yield f"layout and table differ by {set(poses) ^ set(lying)}"
    if set(scene.items_by_tile) != set(poses):
        yield f"scene and layout differ by {set(scene.items_by_tile) ^ set(poses)}"
    items = [item for item in scene.items() if isinstance(item, CardItem)]
    if len(items) != len(scene.items_by_tile):
        yield f"{len(items)} cards on the scene instead of {len(scene.items_by_tile)}"
    seen = Counter((tile.shuffle == 0, spot.card) for tile, spot in lying.items() if spot.card)
    if twice := [card for card, times in seen.items() if times > 1]:
        yield f"seen twice: {twice}"
    for tile, item in scene.items_by_tile.items():
        if tile in poses and tile != screen.display.view.dragged:
            yield from _card(tile, item, _snapped(poses[tile], scene.ratio))


def _card(tile: Tile, item: CardItem, goal: Pose) -> Iterator[str]:
    pose = item.pose
    near = all(abs(a - b) < HAIR for a, b in zip((*pose[:3], pose.angle), (*goal[:3], goal.angle), strict=True))
    if not near or pose != goal._replace(x=pose.x, y=pose.y, width=pose.width, angle=pose.angle):
        yield f"{tile} lies at {item.pose} instead of {goal}"
    aside = math.dist((item.pos().x(), item.pos().y()), (goal.x, goal.y))
    if aside > HAIR or (item.opacity(), item.narrow) != (1, 1):
        yield f"{tile} is drawn at {item.pos()} instead of {goal}, {item.opacity()} opaque, {item.narrow} wide"


def _buttons(screen: TableScreen) -> Iterator[str]:
    layout = screen.course.composer.tableau(None).layout
    on_table = layout.poses.keys() | layout.areas.keys()
    wanted = {target for option in screen.play.options for target in option.targets} & on_table
    if wanted != set(screen.display.targets.names()):
        yield f"buttons differ from options by {wanted ^ set(screen.display.targets.names())}"
    bar, session = screen.display.bar, screen.session
    if (bar._undo.isEnabled(), bar._redo.isEnabled()) != (session.can_undo, session.can_redo):
        yield "the bar's undo and redo are not the session's"


def _options(screen: TableScreen) -> Iterator[str]:
    session = screen.session
    mine = session.seat is session.human and not session.playing_out
    legal = {option.move for option in screen.play.options if option.legal}
    if mine and legal != set(session.moment.view.legal):
        yield f"options {legal} instead of {session.moment.view.legal}"
    for option in screen.play.options:
        if option.legal != (session.refusal(option.move) is None):
            yield f"{option.move} is legal: {option.legal}, but {session.refusal(option.move)}"


def _history(session: Session) -> Iterator[str]:
    again = Session.resume(parse(write(session.record()), GAMES), session.history())
    if (again.moment, again.seat, again.history()) != (session.moment, session.seat, session.history()):
        yield "the record leads to another position"

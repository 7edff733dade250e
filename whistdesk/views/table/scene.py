"""The scene: cards by tile, how they travel, and who lies under a point."""

import math
from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from whistdesk.rules.table import Tile
from whistdesk.views.table import hits
from whistdesk.views.table.backdrop import Backdrop
from whistdesk.views.table.carditem import CardItem, Rim, card_height
from whistdesk.views.table.driver import Driver, Ease, Tween
from whistdesk.views.table.motion import SETTLE, Flight, flights
from whistdesk.views.table.overlay import Overlay
from whistdesk.views.table.pose import Layout, Pose, Target
from whistdesk.views.table.room import Room
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.style import Style

FLYING_Z: Final = 1e5
DRAGGED_Z: Final = 2e5
HOVER_MS: Final = 110
SHAKE_MS: Final = 180
SHAKE: Final = 6
FADE_MS: Final = 120


class TableScene(QGraphicsScene):
    """Shows layouts: at once, or by flights that a driver runs. It holds no state of the game."""

    def __init__(self, style: Style, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.driver = Driver(self)
        self.items_by_tile: dict[Tile, CardItem] = {}
        self.layout_now = Layout({})
        self.room = Room(1280, 800)
        self.style_now = style
        self.ratio = 1.0
        self.settings = TableSettings()
        self.overlay = Overlay(self, self.driver, style.palette)
        self.backdrop = Backdrop(self, style)
        self.backdrop.drawn.connect(self.update)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    @property
    def moves(self) -> bool:
        """Whether the player wants to see things move at all."""
        return self.settings.speed is not Speed.OFF and not self.settings.reduced_motion

    def restyle(self, style: Style, room: Room, ratio: float, settings: TableSettings) -> None:
        """Take another look, window size, screen density or pace; the layout comes afterwards."""
        self.style_now, self.room, self.ratio, self.settings = style, room, ratio, settings
        self.setSceneRect(0, 0, room.width, room.height)
        self.overlay.restyle(style.palette, room.font, moves=self.moves)
        self.backdrop.restyle(style, room, ratio)
        for item in self.items_by_tile.values():
            item.restyle(style, ratio, room.font)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Felt, and the furniture under the cards."""
        self.backdrop.paint(painter, rect)

    def show_layout(self, layout: Layout, *, sharpen: bool = True) -> None:
        """Put every card to its pose at once; ``sharpen`` asks for pictures of the new size."""
        for tile in self.items_by_tile:
            self.driver.cancel((tile, "place"))
            self.driver.cancel((tile, "lift"))
        self._take(layout)
        for tile, item in self.items_by_tile.items():
            self._rest(item, _snapped(layout.poses[tile], self.ratio))
            item.raise_to(item.rim.lift)
        if sharpen:
            self.sharpen()

    def fly_to(self, layout: Layout, motion: str) -> None:
        """Let the cards travel to ``layout``; the driver tells when they are there."""
        fresh = self._take(layout)
        self.sharpen()
        now = {tile: item.pose for tile, item in self.items_by_tile.items()}
        goal = {tile: _snapped(pose, self.ratio) for tile, pose in layout.poses.items()}
        paths = flights(now, goal, motion, fresh if motion == "shuffle" else ())
        for tile, item in self.items_by_tile.items():
            path = paths.get(tile)
            if path is None or self.settings.speed is Speed.OFF or (path.pace is SETTLE and not self.moves):
                self.driver.cancel((tile, "place"))
                self._rest(item, goal[tile])
            elif self.settings.reduced_motion:
                self._fade(item, path.end)
            else:
                self._fly(item, path)

    def sharpen(self) -> None:
        """Ask for every card's picture in the size in which it will rest."""
        for tile, item in self.items_by_tile.items():
            item.want(_snapped(self.layout_now.poses[tile], self.ratio))

    def refetch(self) -> None:
        """New pictures are there: take them."""
        for item in self.items_by_tile.values():
            item.fetch()

    def mark(self, tile: Tile, rim: Rim, *, focused: bool = False) -> None:
        """Show a rim, and lift or lower the card to it."""
        item = self.items_by_tile.get(tile)
        if item is None or (item.rim, item.focused) == (rim, focused):
            return
        item.mark(rim, focused=focused)
        start, goal = item.lift, max(rim.lift, Rim.HOVERED.lift if focused else 0)
        lift = Tween(lambda t: item.raise_to(start + (goal - start) * t), HOVER_MS if self.moves else 0, minor=True)
        self.driver.begin((tile, "lift"), lift)

    def advise(self, tiles: Collection[Tile]) -> None:
        """Show the coach's rim on these cards."""
        for tile, item in self.items_by_tile.items():
            item.advise(tile in tiles)

    def shake(self, tile: Tile) -> None:
        """Three swings: the card cannot be played."""
        item, pose = self.items_by_tile[tile], self.layout_now.poses[tile]
        rest = _snapped(pose, self.ratio)
        swing = Tween(
            lambda t: item.put(rest._replace(x=rest.x + SHAKE * math.sin(t * 6 * math.pi))),
            SHAKE_MS,
            ease=Ease.Linear,
            minor=True,
        )
        self.driver.begin((tile, "place"), swing)

    def drag(self, tile: Tile, x: float, y: float) -> None:
        """Hold a card with its middle at (x, y), above all others."""
        item = self.items_by_tile[tile]
        item.setZValue(DRAGGED_Z)
        item.put(item.pose._replace(x=x, y=y, angle=0))

    def send_home(self, tile: Tile) -> None:
        """Let a dragged card go back to where it rests."""
        item = self.items_by_tile[tile]
        goal = _snapped(self.layout_now.poses[tile], self.ratio)
        path = flights({tile: item.pose}, {tile: goal}, "play").get(tile)
        if path is None or not self.moves:
            self._rest(item, goal)
        else:
            self._fly(item, path)

    def target_at(self, x: float, y: float, targets: Collection[Target]) -> Target | None:
        """The target under a point, see ``hits.target_at``."""
        lifts = {tile: item.lift for tile, item in self.items_by_tile.items()}
        return hits.target_at(self.layout_now, self.room, lifts, x, y, targets)

    def overlapped(self, tile: Tile) -> tuple[str, ...]:
        """The areas that a dragged card overlaps, the largest overlap first."""
        return hits.overlapped(self.layout_now, self.items_by_tile[tile].pose)

    def clear_table(self) -> None:
        """Let go of everything, so that nothing holds the scene alive."""
        self.driver.drop()
        self.backdrop.let_go()
        self.items_by_tile.clear()
        self.clear()

    def _take(self, layout: Layout) -> set[Tile]:
        """Make and remove items for the tiles of ``layout``; return those that took over an old one's place."""
        self.layout_now = layout
        self.overlay.areas = layout.areas
        gone = sorted(
            self.items_by_tile.keys() - layout.poses.keys(), key=lambda tile: self.items_by_tile[tile].zValue()
        )
        new = sorted(layout.poses.keys() - self.items_by_tile.keys(), key=lambda tile: layout.poses[tile].z)
        heirs = dict(zip(new, gone, strict=False))
        for tile in new:
            item = CardItem(tile, self.style_now, self.ratio)
            item.restyle(self.style_now, self.ratio, self.room.font)
            item.put(
                self.items_by_tile[heirs[tile]].pose if tile in heirs else _snapped(layout.poses[tile], self.ratio)
            )
            self.items_by_tile[tile] = item
            self.addItem(item)
        for tile in gone:
            self.driver.cancel((tile, "place"))
            self.removeItem(self.items_by_tile.pop(tile))
        return set(heirs)

    def _rest(self, item: CardItem, pose: Pose) -> None:
        item.put(pose, rests=True)
        item.setZValue(pose.z)
        item.setOpacity(1)

    def _fly(self, item: CardItem, path: Flight) -> None:
        def step(progress: float) -> None:
            if progress >= 1:
                self._rest(item, path.end)
            else:
                item.put(path.at(progress), path.narrow(progress))

        item.setZValue(path.end.z if path.pace is SETTLE else FLYING_Z + path.end.z)
        factor = self.settings.speed.value
        ease = Ease.InOutCubic if path.pace.smooth else Ease.OutCubic
        self.driver.begin((item.tile, "place"), Tween(step, path.duration * factor, path.delay * factor, ease))

    def _fade(self, item: CardItem, goal: Pose) -> None:
        def step(progress: float) -> None:
            if progress >= 0.5:
                self._rest(item, goal)
            item.setOpacity(abs(2 * progress - 1))

        self.driver.begin((item.tile, "place"), Tween(step, FADE_MS, ease=Ease.Linear))


def _snapped(pose: Pose, ratio: float) -> Pose:
    """The pose on whole device pixels where the card lies straight, so that its picture stays sharp."""
    width = round(pose.width * ratio) / ratio
    if pose.angle % 180:
        return pose._replace(width=width)
    height = card_height(width, ratio)
    left = round((pose.x - width / 2) * ratio) / ratio
    top = round((pose.y - height / 2) * ratio) / ratio
    return pose._replace(x=left + width / 2, y=top + height / 2, width=width)

"""A table without anything that moves or can be pressed: for the review, and for pictures."""

from collections.abc import Collection
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from whistdesk.model.moment import Moment
from whistdesk.rules.table import Tile
from whistdesk.views.numbers import thin_spaced
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.carditem import Rim
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.room import Room
from whistdesk.views.table.scene import TableScene
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.table.stage import GameTable
from whistdesk.views.table.tableau import Beat, Tableau
from whistdesk.views.theme.felt import felt
from whistdesk.views.theme.palette import GOLD, Palette, faded
from whistdesk.views.theme.style import Style

REST: Final = "rest"
"""The motion of a stop at which nothing travels."""
PICTURE_RATIO: Final = 2.0
"""Pixels of a picture for each pixel of the window, at least."""


class Marks(NamedTuple):
    """Which cards wear a rim: the one that was moved, and those that the coach would have moved."""

    moved: Tile | None = None
    best: Collection[Tile] = ()


class Cloth(NamedTuple):
    """What a piece of felt is made for."""

    width: float
    height: float
    bar: float
    ratio: float
    palette: Palette
    inlay: bool


NO_MARKS: Final = Marks()


class Still:
    """Shows one tableau after another, and paints it into any rectangle."""

    def __init__(self, game_table: GameTable, style: Style, parent: QObject) -> None:
        self.game_table = game_table
        self._scene = TableScene(style, parent)
        self._tableau: Tableau | None = None
        self._cloth: Cloth | None = None

    def show(
        self,
        stop: Moment,
        room: Room,
        style: Style,
        ratio: float,
        *,
        advice: Advice | None = None,
        marks: Marks = NO_MARKS,
    ) -> None:
        """Lay ``stop`` out in ``room``; ``ratio`` is device pixels by pixel of the room."""
        scene, game_table = self._scene, self.game_table
        beat = Beat(stop.table, stop.view, REST)
        layout = game_table.layout(stop, room, picked=None, beat=beat)
        tableau = self._tableau = Tableau(stop, room, layout, beat=beat, advice=advice)
        scene.restyle(style, room, ratio, TableSettings())
        self._lay_felt(Cloth(room.width, room.height, room.bar, ratio, style.palette, inlay=not room.brief))
        self._furnish(tableau)
        for item in scene.items_by_tile.values():
            item.mark(Rim.NONE, focused=False)
        scene.show_layout(layout)
        scene.advise(marks.best)
        if marks.moved in scene.items_by_tile:
            scene.items_by_tile[marks.moved].mark(Rim.PICKED, focused=False)

    def refetch(self) -> None:
        """New card pictures are there."""
        self._scene.refetch()
        if self._scene.backdrop.waits and self._tableau is not None:
            self._furnish(self._tableau)

    def paint(self, painter: QPainter, target: QRectF, *, with_bar: bool = False) -> None:
        """Paint what is shown; without the strip where a table screen has its bar, unless it is wanted."""
        room = self._scene.room
        top = 0.0 if with_bar else room.bar
        self._scene.render(painter, target, QRectF(0, top, room.width, room.height - top))

    def picture(self, number: int | None) -> QImage:
        """What is shown as an image; in the bar title, number of the deal, and how the game stands."""
        room, ratio, style = self._scene.room, self._scene.ratio, self._scene.style_now
        style.art.finish()
        self.refetch()
        image = QImage(round(room.width * ratio), round(room.height * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(QColor(style.palette.edge))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.paint(painter, QRectF(0, 0, room.width, room.height), with_bar=True)
        self._paint_bar(Furniture(painter, style, room.font), number)
        painter.end()
        return image

    def clear(self) -> None:
        """Let go of everything; nothing can be shown afterwards."""
        self._scene.clear_table()

    def _lay_felt(self, cloth: Cloth) -> None:
        if cloth != self._cloth:
            self._cloth = cloth
            width, height, bar, ratio, palette, inlay = cloth
            self._scene.backdrop.lay_felt(felt(width, height, ratio, palette, bar, inlay=inlay))

    def _furnish(self, tableau: Tableau) -> None:
        self._scene.backdrop.furnish(lambda under, over: self.game_table.furnish(under, over, tableau))

    def _paint_bar(self, f: Furniture, number: int | None) -> None:
        assert self._tableau is not None
        room, k = self._scene.room, f.k
        f.box(0, 0, room.width, room.bar, 0, fill=faded(f.palette.bar, 0.72))
        f.line(0, room.bar - 0.5, room.width, room.bar - 0.5, faded(GOLD, 0.35))
        middle, tall = room.bar / 2, 16 * k
        x = 24 * k + f.title(self.game_table.title, 24 * k, middle - tall / 2, tall, colour=f.palette.label, weight=11)
        if number is not None:
            x += 22 * k
            x += f.middle_text(thin_spaced(number), x, middle, 13, 500, colour=f.palette.soft(0.9))
        words, right = self.game_table.bar_text(self._tableau), room.width - 24 * k
        f.middle_text(words, right, middle, 14, 500, align="right", within=right - x - 24 * k)


def picture_of(
    game_table: GameTable, moment: Moment, room: Room, style: Style, *, number: int | None, parent: QObject
) -> QImage:
    """A picture of a table in a window of this size, at least twice as fine as the screen's pixels."""
    still = Still(game_table, style, parent)
    still.show(moment, room, style, PICTURE_RATIO)
    image = still.picture(number)
    still.clear()
    return image

"""What lies under and over the cards of a scene: the felt, and a game's furniture on both sides."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.layer import Layer, by_pixels, parts
from whistdesk.views.table.room import Room
from whistdesk.views.table.sheet import Sheet
from whistdesk.views.theme.style import Style

SHEET_Z: Final = 3e5


class Backdrop(QObject):
    """A picture of the felt, and two layers, on which only what changes is drawn anew."""

    drawn = Signal(QRectF)
    """In this box something else lies under or above the cards."""

    def __init__(self, scene: QGraphicsScene, style: Style) -> None:
        super().__init__(scene)
        self.waits = False
        """True while the furniture shows a card whose picture is not there yet."""
        self.under, self.over = Layer(), Layer()
        """The furniture below the cards, and above them."""
        self._style, self._room, self._ratio = style, Room(1280, 800), 1.0
        self._felt = QPixmap(1, 1)
        self._sheet = Sheet(SHEET_Z)
        scene.addItem(self._sheet)

    def restyle(self, style: Style, room: Room, ratio: float) -> None:
        """Take another look, window size or screen density; ``furnish`` must follow."""
        self._style, self._room, self._ratio = style, room, ratio
        size = QSize(math.ceil(room.width * ratio), math.ceil(room.height * ratio))
        if (self.under.size, self.under.ratio) != (size, ratio):
            self.under, self.over = Layer(size, ratio), Layer(size, ratio)
            self._sheet.show_layer(self.over)
        self.drawn.emit(self._everything)

    def lay_felt(self, felt: QPixmap) -> None:
        """Lie on this cloth, which is stretched in a window of another size; ``furnish`` must follow."""
        self._felt = felt
        self.drawn.emit(self._everything)

    def furnish(self, furnish: Callable[[Furniture, Furniture], None]) -> None:
        """Draw the furniture anew: what lies below the cards onto one layer, what lies above them onto the other."""
        k, style = self._room.font, self._style
        with self.under.drawing() as below, self.over.drawing() as above:
            under, over = Furniture(below, style, k), Furniture(above, style, k)
            furnish(under, over)
        self.waits = under.waits or over.waits
        for layer in (self.under, self.over):
            for part in parts(layer.changed):
                self.drawn.emit(QRectF(QRectF(part).topLeft() / self._ratio, QRectF(part).size() / self._ratio))

    def let_go(self) -> None:
        """Keep no picture of the window's size: the table is closed, and another one is laid before it is deleted."""
        self._felt, self.under, self.over = QPixmap(), Layer(), Layer()
        self._sheet.show_layer(self.over)

    def paint(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Copy the exposed part of felt and furniture."""
        exposed, felt, size = QRectF(rect), self._felt, self.under.size
        if felt.size() == size:
            with by_pixels(painter, self._ratio, exposed) as (box, _):
                painter.drawPixmap(box, felt, box)
        else:
            painter.drawPixmap(self._everything, felt, QRectF(felt.rect()))
        self.under.paint(painter, exposed)

    @property
    def _everything(self) -> QRectF:
        """The whole window."""
        return QRectF(QPointF(), QSizeF(self.under.size) / self._ratio)

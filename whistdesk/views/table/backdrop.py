"""What lies under and over the cards of a scene: the felt, and a game's furniture on both sides."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.room import Room
from whistdesk.views.table.sheet import SMOOTH, Above, Sheet, fitting
from whistdesk.views.theme.style import Style

SHEET_Z: Final = 3e5


class Backdrop(QObject):
    """Two pixmaps of the window's size; they are drawn on anew only when the table changes."""

    drawn = Signal()
    """What lies under the cards is another picture."""

    def __init__(self, scene: QGraphicsScene, style: Style) -> None:
        super().__init__(scene)
        self.waits = False
        """True while the furniture shows a card whose picture is not there yet."""
        self.ground = QPixmap(1, 1)
        """Felt, and furniture below the cards."""
        self._style, self._room, self._ratio = style, Room(1280, 800), 1.0
        self._felt = QPixmap(1, 1)
        self._over = Sheet(SHEET_Z)
        scene.addItem(self._over)

    def restyle(self, style: Style, room: Room, ratio: float) -> None:
        """Take another look, window size or screen density; ``furnish`` must follow."""
        self._style, self._room, self._ratio = style, room, ratio

    def lay_felt(self, felt: QPixmap) -> None:
        """Lie on this cloth; ``furnish`` must follow."""
        self._felt = felt

    def furnish(self, furnish: Callable[[Furniture, Furniture], None]) -> None:
        """Draw the furniture anew: what lies below the cards onto the felt, what lies above them onto a sheet."""
        k, style, felt = self._room.font, self._style, self._felt
        self.ground = fitting(self.ground, self._size, self._ratio)
        painter = QPainter(self.ground)
        everything = QRectF(0, 0, self._size.width() / self._ratio, self._size.height() / self._ratio)
        painter.drawPixmap(everything, felt, QRectF(felt.rect()))
        painter.setRenderHints(SMOOTH)
        under, over = Furniture(painter, style, k), Above(self._over.give_up(), self._size, self._ratio, style, k)
        try:
            furnish(under, over)
        finally:
            painter.end()
            self._over.show_pixmap(over.end())
        self.waits = under.waits or over.waits
        self.drawn.emit()

    def let_go(self) -> None:
        """Keep no picture of the window's size: the table is closed, and another one is laid before it is deleted."""
        self.ground = self._felt = QPixmap()
        self._over.give_up()

    def paint(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Copy the exposed part of felt and furniture."""
        box, ratio = QRectF(rect), self._ratio
        source = QRectF(box.x() * ratio, box.y() * ratio, box.width() * ratio, box.height() * ratio)
        painter.drawPixmap(box, self.ground, source)

    @property
    def _size(self) -> QSize:
        """The window's, in device pixels."""
        return QSize(math.ceil(self._room.width * self._ratio), math.ceil(self._room.height * self._ratio))

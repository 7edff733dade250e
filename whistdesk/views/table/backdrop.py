"""What lies under and over the cards of a scene: the felt, and a game's furniture on both sides."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Room
from whistdesk.views.theme.stamps import blank
from whistdesk.views.theme.style import Style

SHEET_Z: Final = 3e5


class Sheet(QGraphicsItem):
    """The furniture above the cards: one pixmap of the window's size, drawn anew only when the table changes."""

    def __init__(self) -> None:
        super().__init__()
        self._pixmap = QPixmap()
        self.setZValue(SHEET_Z)

    def boundingRect(self) -> QRectF:
        """The whole window."""
        return QRectF(0, 0, *self._pixmap.deviceIndependentSize().toTuple())

    def show_pixmap(self, pixmap: QPixmap) -> None:
        """Draw this from now on."""
        self.prepareGeometryChange()
        self._pixmap = pixmap

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy the exposed part."""
        painter.drawPixmap(0, 0, self._pixmap)


class Backdrop(QObject):
    """Two pixmaps of the window's size; they are drawn anew only when the table changes."""

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
        self._over = Sheet()
        scene.addItem(self._over)

    def restyle(self, style: Style, room: Room, ratio: float) -> None:
        """Take another look, window size or screen density; ``furnish`` must follow."""
        self._style, self._room, self._ratio = style, room, ratio

    def lay_felt(self, felt: QPixmap) -> None:
        """Lie on this cloth; ``furnish`` must follow."""
        self._felt = felt

    def furnish(self, furnish: Callable[[Furniture, Furniture], None]) -> None:
        """Draw the furniture anew: what lies below the cards onto the felt, what lies above them onto a sheet."""
        ground, above = self._cloth(), blank(self._room.width, self._room.height, self._ratio)
        painters = [QPainter(pixmap) for pixmap in (ground, above)]
        for painter in painters:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        under, over = (Furniture(painter, self._style, self._room.font) for painter in painters)
        try:
            furnish(under, over)
        finally:
            for painter in painters:
                painter.end()
        self.waits = under.waits or over.waits
        self.ground = ground
        self._over.setVisible(not over.empty)
        self._over.show_pixmap(above)
        self.drawn.emit()

    def paint(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Copy the exposed part of felt and furniture."""
        box, ratio = QRectF(rect), self._ratio
        source = QRectF(box.x() * ratio, box.y() * ratio, box.width() * ratio, box.height() * ratio)
        painter.drawPixmap(box, self.ground, source)

    def _cloth(self) -> QPixmap:
        """A copy of the felt in the window's size: stretched, where it was laid for another."""
        size = QSize(math.ceil(self._room.width * self._ratio), math.ceil(self._room.height * self._ratio))
        cloth = self._felt.copy() if self._felt.size() == size else self._felt.scaled(size)
        cloth.setDevicePixelRatio(self._ratio)
        return cloth

"""The furniture above the cards: drawn anew only when the table changes, and nothing where there is none."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from whistdesk.views.table.furniture import Furniture
from whistdesk.views.theme.style import Style

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing


class Above(Furniture):
    """What is drawn above the cards; its pixmap of the window's size is made when the first thing is."""

    def __init__(self, canvas: QPixmap, size: QSize, ratio: float, style: Style, k: float) -> None:
        """``canvas`` is drawn on if it has this size, in device pixels, and ``ratio``."""
        super().__init__(QPainter(), style, k)
        self.canvas = canvas
        self._size, self._density = size, ratio

    @property
    def painter(self) -> QPainter:
        """What draws; taken only to draw."""
        if self.empty:
            self.canvas = fitting(self.canvas, self._size, self._density)
            self.canvas.fill(Qt.GlobalColor.transparent)
            self._painter.begin(self.canvas)
            self._painter.setRenderHints(SMOOTH)
        return super().painter

    @property
    def ratio(self) -> float:
        """Device pixels for each unit drawn."""
        return self._density if self.empty else super().ratio

    def end(self) -> QPixmap:
        """The finished drawing; a null pixmap where there is none."""
        if self.empty:
            return QPixmap()
        self._painter.end()
        return self.canvas


class Sheet(QGraphicsItem):
    """Shows what lies above the cards."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.pixmap = QPixmap()
        self.setZValue(z)

    def boundingRect(self) -> QRectF:
        """The whole window, as long as anything is shown."""
        return QRectF(0, 0, *self.pixmap.deviceIndependentSize().toTuple())

    def show_pixmap(self, pixmap: QPixmap) -> None:
        """Draw this from now on."""
        self.prepareGeometryChange()
        self.pixmap = pixmap
        self.update()

    def give_up(self) -> QPixmap:
        """The pixmap, to be drawn on anew."""
        pixmap, self.pixmap = self.pixmap, QPixmap()
        return pixmap

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy the exposed part."""
        painter.drawPixmap(0, 0, self.pixmap)


def fitting(pixmap: QPixmap, size: QSize, ratio: float) -> QPixmap:
    """``pixmap`` if it has this size, in device pixels, and ratio, else a new one; what is on it does not count."""
    if (pixmap.size(), pixmap.devicePixelRatio()) != (size, ratio):
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(ratio)
    return pixmap

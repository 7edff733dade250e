"""The furniture above the cards, as an item of the scene."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from whistdesk.views.table.layer import Layer


class Sheet(QGraphicsItem):
    """Shows a layer above the cards."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self._layer = Layer()
        self._box = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setZValue(z)

    def boundingRect(self) -> QRectF:
        """The whole layer: it would cost more to change this with what is drawn."""
        return self._box

    def show_layer(self, layer: Layer) -> None:
        """Paint this from now on; whoever draws on it has the scene updated there."""
        self.prepareGeometryChange()
        self._layer = layer
        self._box = QRectF(0, 0, layer.size.width() / layer.ratio, layer.size.height() / layer.ratio)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy the exposed part."""
        self._layer.paint(painter, QRectF(option.exposedRect))

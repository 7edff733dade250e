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
        """All that is drawn."""
        return self._box

    def show_layer(self, layer: Layer) -> None:
        """Paint this from now on; to be called whenever something else is drawn on it."""
        self.prepareGeometryChange()
        box, ratio = QRectF(layer.drawn.boundingRect()), layer.ratio
        self._layer, self._box = layer, QRectF(box.topLeft() / ratio, box.size() / ratio)
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy the exposed part."""
        self._layer.paint(painter, QRectF(option.exposedRect))

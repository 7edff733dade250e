"""What lies still is drawn once, pixel by pixel as the screen shows it, and copied from then on."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform


class Imprint:
    """What ``draw`` draws within ``box``, for painters that stand as this one does."""

    def __init__(self, painter: QPainter, box: QRectF, draw: Callable[[QPainter], None]) -> None:
        self._standing = painter.deviceTransform()
        pixels = self._standing.mapRect(box).toAlignedRect()
        self._corner = QPointF(pixels.topLeft())
        self._picture = QPixmap(pixels.size())
        self._picture.fill(Qt.GlobalColor.transparent)
        own = QPainter(self._picture)
        own.setRenderHints(painter.renderHints())
        own.setTransform(self._standing * QTransform.fromTranslate(-self._corner.x(), -self._corner.y()))
        draw(own)
        own.end()

    def fits(self, painter: QPainter) -> bool:
        """Whether ``painter`` stands as the one did for which this was drawn: same place, angle and density."""
        return painter.deviceTransform() == self._standing

    def paint(self, painter: QPainter) -> None:
        """Copy it; ``painter`` counts in device pixels afterwards."""
        by_pixels = self._standing.inverted()[0] * painter.worldTransform()
        painter.setWorldTransform(by_pixels)
        painter.drawPixmap(self._corner, self._picture)

"""Widgets that draw nothing, for keyboard and screen readers alone: what lies under them is not painted for them."""

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

from whistdesk.views.table.pose import Rect

NOWHERE: Final = QRect(-1, -1, 1, 1)


def unsee(widget: QWidget) -> None:
    """Have no pixel of ``widget`` seen, so that none is painted anew when it comes or goes."""
    widget.setMask(QRegion(NOWHERE))


def stand(widget: QWidget, box: Rect) -> None:
    """Put ``widget`` into ``box``; it moves as a single pixel, since Qt paints anew what a move leaves."""
    place = QRect(round(box.x), round(box.y), round(box.width), round(box.height))
    if place != widget.geometry():
        widget.resize(1, 1)
        widget.move(place.topLeft())
        widget.resize(place.size())

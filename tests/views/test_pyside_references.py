"""PySide6 6.12 on Python 3.11 loses a reference to None at each of these calls, and aborts in the end."""

import sys

from PySide6.QtWidgets import QGraphicsRectItem


def test_moving_items_loses_no_reference() -> None:
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for step in range(1000):
        item.setPos(step, step)
        item.setRotation(step)
        item.setZValue(step)
    assert abs(sys.getrefcount(None) - before) < 100

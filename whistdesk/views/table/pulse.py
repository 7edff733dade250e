"""A sign of life: three soft dots that swell one after another while a seat thinks."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from whistdesk.views.theme.palette import GOLD_TEXT, faded

DOTS: Final = 3
WAVE_MS: Final = 1200
"""From one swelling of a dot to the next."""
STEPS: Final = 30
"""How often the dots are drawn anew in that time."""
STILL: Final = 0.8
FAINT: Final = 0.3


class Pulse(QGraphicsItem):
    """The dots; they stand still at phase None."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self._box = QRectF()
        self._phase: float | None = None
        self.setZValue(z)
        self.hide()

    def boundingRect(self) -> QRectF:
        """Where the dots stand."""
        return self._box

    def stand_in(self, box: QRectF) -> None:
        """Stand in this box: a dot at either end and one in the middle."""
        self.prepareGeometryChange()
        self._box = box

    def swell(self, elapsed: float | None) -> None:
        """Show how the dots are after ``elapsed`` ms; None stands still."""
        phase = None if elapsed is None else math.floor(elapsed / WAVE_MS * STEPS) % STEPS / STEPS
        if phase != self._phase:
            self._phase = phase
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Three dots, each as strong as the wave is there."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = self._box.height() / 2
        for dot in range(DOTS):
            painter.setBrush(faded(GOLD_TEXT, self._strength(dot)))
            x = self._box.left() + radius + dot * (self._box.width() - 2 * radius) / (DOTS - 1)
            painter.drawEllipse(QPointF(x, self._box.center().y()), radius, radius)

    def _strength(self, dot: int) -> float:
        if self._phase is None:
            return STILL
        wave = (1 + math.cos(2 * math.pi * (self._phase - dot / (2 * DOTS)))) / 2
        return FAINT + (1 - FAINT) * wave

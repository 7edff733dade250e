"""The two ornaments of the house: a sunburst, and three stepped lines."""

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from whistdesk.views.theme.palette import GOLD, faded

FAINT: Final = 0.05
"""The opacity up to which edges of rays are not smoothed: that takes ten times as long, and steps are not seen."""


def paint_rays(painter: QPainter, middle: QPointF, radius: float, opacity: float, count: int) -> None:
    """A sunburst of gold rays round ``middle``."""
    colour = faded(GOLD, opacity)
    smooth = painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, opacity > FAINT)
    for ray in range(0, 2 * count, 2):
        path = QPainterPath(middle)
        for edge in (ray - 0.5, ray + 0.5):
            angle = edge * math.pi / count
            path.lineTo(middle + QPointF(math.sin(angle), -math.cos(angle)) * radius)
        # Each by itself: as one path, all of which meet in a point, they take ten times as long.
        painter.fillPath(path, colour)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)


def paint_steps(painter: QPainter, x: float, y: float, half: float, colour: str = GOLD, gap: float = 6) -> None:
    """The three stepped lines under a title, centred on ``x``."""
    for step, part in enumerate((1, 0.64, 0.29)):
        painter.setPen(QPen(faded(colour, 0.8 - 0.2 * step), 1.8))
        painter.drawLine(QPointF(x - half * part, y + step * gap), QPointF(x + half * part, y + step * gap))

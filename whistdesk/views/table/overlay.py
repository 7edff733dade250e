"""What a scene shows round its cards: the keyboard's focus, where a drag would go, and that a seat thinks."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from whistdesk.views.table.carditem import focus_pen
from whistdesk.views.table.driver import Driver, Ease, Tween
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.pulse import Pulse
from whistdesk.views.theme.palette import Palette, faded

AIM_Z: Final = -1e5
AIM_CORNER: Final = 12
OVER_Z: Final = 3e5
LONG_THOUGHT_MS: Final = 60_000
"""So long the sign of a thinking seat moves."""


class Overlay:
    """A ring, a frame and a pulse among the items of a scene; ``areas`` are those of the layout that is shown."""

    def __init__(self, scene: QGraphicsScene, driver: Driver, palette: Palette) -> None:
        self.areas: Mapping[str, Rect] = {}
        self._driver, self._palette = driver, palette
        self._k, self._moves = 1.0, True
        self._ring = scene.addRect(QRectF())
        self._ring.setZValue(OVER_Z)
        self._ring.hide()
        self._aim = scene.addPath(QPainterPath())
        self._aim.setZValue(AIM_Z)
        self._aim.hide()
        self._pulse = Pulse(OVER_Z + 1)
        scene.addItem(self._pulse)

    def restyle(self, palette: Palette, k: float, *, moves: bool) -> None:
        """Take other colours and measures, and whether anything may move."""
        self._palette, self._k, self._moves = palette, k, moves

    def ring(self, area: str | None) -> None:
        """Show the keyboard's focus round an area, or nowhere."""
        box = None if area is None else self.areas.get(area)
        self._ring.setVisible(box is not None)
        if box is not None:
            self._ring.setRect(QRectF(*box).adjusted(-5, -5, 5, 5))
            self._ring.setPen(focus_pen(self._palette.ink))

    def aim(self, area: str | None) -> None:
        """Show where the dragged card would go, or that it would go nowhere."""
        box = None if area is None else self.areas.get(area)
        self._aim.setVisible(box is not None)
        if box is not None:
            frame, corner = QPainterPath(), AIM_CORNER * self._k
            frame.addRoundedRect(QRectF(*box).adjusted(-3, -3, 3, 3), corner, corner)
            self._aim.setPath(frame)
            self._aim.setPen(QPen(faded(self._palette.rim, 0.9), 2))
            self._aim.setBrush(faded(self._palette.rim, 0.14))

    def think(self, box: Rect | None) -> None:
        """Show in this box that a seat is thinking, or nowhere."""
        self._driver.cancel("thinking")
        self._pulse.setVisible(box is not None)
        if box is None:
            return
        self._pulse.stand_in(QRectF(*box))
        self._pulse.swell(None)
        if self._moves:
            wave = Tween(
                lambda t: self._pulse.swell(t * LONG_THOUGHT_MS), LONG_THOUGHT_MS, ease=Ease.Linear, minor=True
            )
            self._driver.begin("thinking", wave)

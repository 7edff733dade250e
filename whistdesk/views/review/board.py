"""The table at the position that is looked at, as it is drawn in play."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from whistdesk.views.page import Look
from whistdesk.views.review.stops import Stop
from whistdesk.views.table.room import Room
from whistdesk.views.table.stage import GameTable
from whistdesk.views.table.still import Still
from whistdesk.views.theme.palette import GOLD, faded
from whistdesk.views.theme.style import Style

LEAST: Final = (960.0, 588.0)
"""Tables are made for windows of at least 960 by 640, the bar included: a smaller board shows one of these, reduced."""
BAR: Final = 52.0
"""Height of the strip that a table keeps free for its bar, at 100 %; the board leaves it out."""
LARGEST_TEXT: Final = 1.5
CORNER: Final = 14.0


class Board(QWidget):
    """Shows one stop of a game after another."""

    def __init__(self, game_table: GameTable, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.still = Still(game_table, style, self)
        self._style, self._look = style, Look()
        self._stop: Stop | None = None

    def restyle(self, style: Style, look: Look) -> None:
        """Take colours and deck, and what the player has chosen of the look."""
        self._style, self._look = style, look
        self._lay()

    def show_stop(self, stop: Stop, spoken: str) -> None:
        """Show a stop; ``spoken`` says what is to be seen."""
        self._stop = stop
        self.setAccessibleName(spoken)
        self._lay()

    def refetch(self) -> None:
        """New card pictures are there."""
        self.still.refetch()
        self.update()

    def room(self, *, odds: bool) -> Room:
        """The window in which the table is laid out; text that would be reduced too far is made larger there."""
        width, height = max(self.width(), 1), max(self.height(), 1)
        scale = min(width / LEAST[0], height / LEAST[1], 1.0)
        wished = self._look.text
        text = min(wished / scale if scale < 0.9 else wished, LARGEST_TEXT)
        scale = min(scale, height / (LEAST[1] - BAR * (text - 1)))
        wide, tall = width / scale, height / scale
        bar = Room(wide, tall + BAR * text, text).bar
        mirrored, large, order = self._look.mirrored, self._look.deck.large, self._look.order
        return Room(wide, tall + bar, text, mirrored, large, arc=False, odds=odds, order=order)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._lay()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out what was asked for while nothing was seen."""
        super().showEvent(event)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table, with rounded corners and a gold line."""
        if self._stop is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame, shape = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), QPainterPath()
        shape.addRoundedRect(frame, CORNER, CORNER)
        painter.save()
        painter.setClipPath(shape)
        self.still.paint(painter, QRectF(self.rect()))
        painter.restore()
        painter.setPen(QPen(faded(GOLD, 0.4), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
        painter.end()

    def _lay(self) -> None:
        if self._stop is None or not self.isVisible() or self.size().isEmpty():
            return
        stop, advice = self._stop, self._stop.advice
        room = self.room(odds=advice is not None)
        ratio = self.devicePixelRatioF() * self.width() / room.width
        self.still.show(stop.moment, room, self._style, ratio, advice=advice, marks=stop.marks)
        self.update()

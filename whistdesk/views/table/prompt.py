"""The pill that says what is to be done."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from whistdesk.views.table.places import PlaceLabel
from whistdesk.views.table.pose import Rect
from whistdesk.views.theme.palette import CREAM, GOLD, PALETTES, Palette, faded
from whistdesk.views.theme.type import font

HEIGHT: Final = 38
SIDE: Final = 28
_WRAP: Final = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class Prompt(QWidget):
    """Centred in its spot, as wide as its sentence; too long a sentence takes a second line, then smaller type."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text, self._k, self._spot = "", 1.0, Rect(0, 0, 0, 0)
        self._palette = PALETTES["baize"]
        self._size, self._beside = 15.0, 0.0
        self._spoken = PlaceLabel(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence that is shown."""
        return self._text

    @property
    def end(self) -> tuple[float, float]:
        """The right end of the pill's inside, and its middle."""
        box = self.geometry()
        return box.right() - 8 * self._k, box.y() + box.height() / 2

    def show_text(
        self,
        text: str,
        spot: Rect | None,
        palette: Palette,
        k: float,
        shorter: Sequence[str] = (),
        beside: float = 0.0,
    ) -> None:
        """Say ``text`` in ``spot``, with room of ``beside`` at its end; without text or spot, say nothing.

        Where it does not fit on two lines, the first of ``shorter`` that does is shown; all of it is still read aloud.
        """
        self._text, self._palette, self._k, self._beside = text, palette, k, beside
        self._spoken.setAccessibleName(text)
        if not text or spot is None:
            self.hide()
            return
        self._spot = spot
        for self._text in (text, *shorter):
            if self._fit():
                break
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Pill and sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = min(box.height() / 2, HEIGHT * self._k / 2)
        painter.setPen(QPen(faded(GOLD, 0.35), 1))
        # with a button in it the pill may lie over other words, for a moment
        painter.setBrush(faded("#000000", 0.94 if self._beside else 0.78 if self._palette.light else 0.42))
        painter.drawRoundedRect(box, radius, radius)
        painter.setFont(font(self._size, 500))
        painter.setPen(QColor(CREAM))
        side = self._side()
        painter.drawText(box.adjusted(side, 0, -side - self._beside, 0), _WRAP, self._text)
        painter.end()

    def _fit(self) -> bool:
        """Find size and place: one line, or two, or two of smaller type; False where even these are too few."""
        room = self._spot.width - 2 * self._side() - 2 - self._beside
        self._size = 15 * self._k
        while (lines := self._measured(room)).height() > self._line() * 2.2 and self._size > 12:
            self._size -= 1
        fits = lines.height() <= self._line() * 2.2
        lines = self._measured(self._least_width(lines.height(), room))
        width = min(lines.width() + 2 * self._side() + 2 + self._beside, self._spot.width)
        height = max(HEIGHT * self._k, lines.height() + 14 * self._k)
        x, y = self._spot.centre
        self.setGeometry(round(x - width / 2), round(y - height / 2), round(width), round(height))
        self._spoken.resize(self.size())
        return fits

    def _least_width(self, height: float, room: float) -> float:
        """The least width at which the lines stay within ``height``: no last word stands alone."""
        low, high = 0.0, room
        while high - low > 2:
            middle = (low + high) / 2
            low, high = (middle, high) if self._measured(middle).height() > height else (low, middle)
        return high

    def _measured(self, width: float) -> QRectF:
        return QFontMetricsF(font(self._size, 500)).boundingRect(QRectF(0, 0, width, 1000), _WRAP, self._text)

    def _line(self) -> float:
        return QFontMetricsF(font(self._size, 500)).height()

    def _side(self) -> float:
        return SIDE * self._k

"""The grid that bars and curves stand in: lines, their words, and the room between them."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from whistdesk.views.statistics.scale import Axis
from whistdesk.views.table.drawing import Drawing
from whistdesk.views.theme.palette import CREAM, faded
from whistdesk.views.theme.type import font

TEXT: Final = 12
"""Size of the axis' words, at 100 %."""


class Frame:
    """Where values lie in ``room``: ``below`` is the height for words under the axis, ``above`` that over the plot."""

    def __init__(
        self, axis: Axis, words: Callable[[float], str], room: QRectF, k: float, *, below: float, above: float
    ) -> None:
        self.axis, self._words, self.k = axis, words, k
        metrics = QFontMetricsF(font(TEXT * k, 500, tabular=True))
        wide = max(metrics.horizontalAdvance(words(tick)) for tick in axis.ticks)
        self.left = room.left() + wide + 10 * k
        self.right = room.right() - 6 * k
        self.top = room.top() + above
        self.bottom = room.bottom() - below

    @property
    def width(self) -> float:
        """Of the plot without its words."""
        return self.right - self.left

    def y(self, value: float) -> float:
        """The height of a value."""
        low, high, _ = self.axis
        return self.bottom - (self.bottom - self.top) * (value - low) / (high - low)

    def paint(self, drawing: Drawing) -> None:
        """Lines and their words; the line of zero is stronger."""
        for tick in self.axis.ticks:
            y = self.y(tick)
            strong = abs(tick) < self.axis.step / 2
            drawing.line(self.left, y, self.right, y, faded(CREAM, 0.32 if strong else 0.12))
            drawing.middle_text(
                self._words(tick), self.left - 8 * self.k, y, TEXT, 500, colour=faded(CREAM, 0.85), align="right"
            )


def lines(height: float, k: float) -> int:
    """How many steps an axis of this height may have."""
    return max(2, min(5, int(height / (38 * k))))

"""Text and shapes in the house style, for everything that is drawn on a table or a panel.

Positions are window coordinates (in a panel: the panel's own). Sizes of text are those of the
reference window at 100 %; they are multiplied by ``k``, the factor of window and text size. All other
lengths are taken as they come: whoever gives one multiplies it by ``k`` where it holds text.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from whistdesk.views.theme import stamps
from whistdesk.views.theme.palette import (
    CREAM,
    GOLD,
    Palette,
    faded,
)
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.type import SMALLEST, font

Align = Literal["left", "centre", "right"]
Colour = QColor | str

CAPS_SPACING: Final = 1.6
LARGE_SHADOW: Final = 2**16
"""The area of what throws a shadow that is not kept as a picture: cards are smaller, panels larger."""


class Drawing:
    """Text and shapes in the house style, drawn at once onto ``painter``; made anew for each drawing.

    ``x`` of a text is its left edge, middle or right edge by ``align``; ``y`` is its top.
    """

    def __init__(self, painter: QPainter, style: Style, k: float) -> None:
        self.painter = painter
        self.style = style
        self.k = k
        self.waits = False
        """True once a card was drawn whose picture is not there yet: draw again when it is."""

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return self.style.palette

    @property
    def ratio(self) -> float:
        """Device pixels for each unit drawn."""
        return self.painter.device().devicePixelRatioF() * self.painter.worldTransform().m11()

    # Text

    def measure(self, text: str, size: float = 15, weight: int = 400) -> float:
        """How wide one line of ``text`` is."""
        return text_width(text, size * self.k, weight)

    def first_fitting(self, texts: Sequence[str], within: float, size: float = 15, weight: int = 400) -> str:
        """The first of ``texts`` that need not be made smaller to fit ``within``; the last where none does."""
        return next((text for text in texts if self.measure(text, size, weight) <= within), texts[-1])

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 15,
        weight: int = 400,
        *,
        colour: Colour | None = None,
        align: Align = "left",
        within: float = 0,
        spacing: float = 0,
    ) -> float:
        """One line; made smaller (never below 12 px) where it is wider than ``within``. Returns its width."""
        tabular = _is_figures(text)
        face = font(size * self.k, weight, spacing, tabular=tabular)
        width = QFontMetricsF(face).horizontalAdvance(text)
        if within and width > within:
            face = font(max(SMALLEST, int(size * self.k * within / width)), weight, spacing, tabular=tabular)
            width = QFontMetricsF(face).horizontalAdvance(text)
        self.painter.setFont(face)
        self.painter.setPen(QColor(self.palette.ink if colour is None else colour))
        left = x - {"left": 0.0, "centre": width / 2, "right": width}[align]
        self.painter.drawText(QPointF(left, y + QFontMetricsF(face).ascent()), text)
        return width

    def line_height(self, size: float = 15, weight: int = 400) -> float:
        """The height of one line of text."""
        return QFontMetricsF(font(size * self.k, weight)).height()

    def middle_text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = 15,
        weight: int = 400,
        *,
        colour: Colour | None = None,
        align: Align = "left",
        within: float = 0,
    ) -> float:
        """As ``text``, but ``y`` is the middle of the line. Returns its width."""
        top = y - self.line_height(size, weight) / 2
        return self.text(text, x, top, size, weight, colour=colour, align=align, within=within)

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        size: float = 15,
        weight: int = 400,
        *,
        colour: Colour | None = None,
        align: Align = "left",
    ) -> float:
        """Text wrapped to ``width``; ``x`` and ``y`` are the box's corner. Returns its height."""
        face = font(size * self.k, weight)
        flags = {
            "left": Qt.AlignmentFlag.AlignLeft,
            "centre": Qt.AlignmentFlag.AlignHCenter,
            "right": Qt.AlignmentFlag.AlignRight,
        }[align] | Qt.TextFlag.TextWordWrap
        self.painter.setFont(face)
        self.painter.setPen(QColor(self.palette.ink if colour is None else colour))
        box = QRectF(x, y, width, 10_000)
        self.painter.drawText(box, int(flags), text)
        return QFontMetricsF(face).boundingRect(box, int(flags), text).height()

    def paragraph_height(self, text: str, width: float, size: float = 15, weight: int = 400) -> float:
        """How high ``paragraph`` would be."""
        box, flags = QRectF(0, 0, width, 10_000), int(Qt.TextFlag.TextWordWrap)
        return QFontMetricsF(font(size * self.k, weight)).boundingRect(box, flags, text).height()

    def caps(
        self,
        text: str,
        x: float,
        y: float,
        *,
        align: Align = "centre",
        colour: Colour | None = None,
        within: float = 0,
    ) -> float:
        """A section label in capitals. Returns its width."""
        tint = self.palette.label if colour is None else colour
        return self.text(
            text.upper(), x, y, 12, 600, colour=tint, align=align, within=within, spacing=CAPS_SPACING * self.k
        )

    def title(
        self,
        text: str,
        x: float,
        y: float,
        height: float,
        *,
        colour: Colour = GOLD,
        align: Align = "left",
        weight: float = 10,
        within: float = 0,
    ) -> float:
        """Drawn capitals of ``height``, ``y`` their top, no wider than ``within``. Returns their width."""
        width = stamps.lettered_width(text, height, 24)
        if within and width > within:
            height, width = height * within / width, within
        drawn = stamps.lettered(text, height, self.ratio, stamps.hex_of(colour), weight)
        left = x - {"left": 0.0, "centre": width / 2, "right": width}[align]
        self._pixmap(
            drawn, left - 2, y - height * stamps.LETTERED_ABOVE, width + 4, height * (1 + 2 * stamps.LETTERED_ABOVE)
        )
        return width

    # Shapes

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float = 12,
        *,
        fill: Colour | None = None,
        line: Colour | None = None,
        thick: float = 1,
    ) -> None:
        """A rounded rectangle."""
        self._ink(fill, line, thick)
        self.painter.drawRoundedRect(QRectF(x, y, width, height), radius, radius)

    def plate(self, x: float, y: float, width: float, height: float, radius: float = 14) -> None:
        """A dark plate behind cream text, legible on every felt."""
        fill = faded(self.palette.panel, 0.86) if self.palette.light else faded("#000000", 0.30)
        self.box(x, y, width, height, radius, fill=fill, line=faded(CREAM, 0.18))

    def panel(self, x: float, y: float, width: float, height: float, radius: float = 18, alpha: float = 0.97) -> None:
        """A dark panel with a shadow and a gold line."""
        self.shadow(x, y + 10, width, height, radius, 18, 0.5)
        fill, line = faded(self.palette.panel, alpha), faded(GOLD, 0.55)
        self.box(x, y, width, height, radius, fill=fill, line=line, thick=1.4)

    def shadow(
        self, x: float, y: float, width: float, height: float, radius: float, spread: float, alpha: float = 0.34
    ) -> None:
        """The soft shadow of a rounded rectangle."""
        if width * height > LARGE_SHADOW and not self.painter.worldTransform().isRotating():
            stamps.cast_shadow(self.painter, QRectF(x, y, width, height), radius, spread, alpha, self.ratio)
            return
        soft = stamps.shadow(width, height, radius, spread, alpha, self.ratio)
        self._pixmap(soft, x - 2 * spread, y - 2 * spread, width + 4 * spread, height + 4 * spread)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: Colour | None = None,
        line: Colour | None = None,
        thick: float = 1.5,
    ) -> None:
        """A circle round (x, y)."""
        self._ink(fill, line, thick)
        self.painter.drawEllipse(QPointF(x, y), radius, radius)

    def line(self, x0: float, y0: float, x1: float, y1: float, colour: Colour, thick: float = 1) -> None:
        """A straight line."""
        self.painter.setPen(QPen(QColor(colour), thick))
        self.painter.drawLine(QPointF(x0, y0), QPointF(x1, y1))

    def path(
        self, path: QPainterPath, *, fill: Colour | None = None, line: Colour | None = None, thick: float = 1
    ) -> None:
        """Any shape."""
        self._ink(fill, line, thick)
        self.painter.drawPath(path)

    def painted(self, paint: Callable[[QPainter], None]) -> None:
        """Anything else: ``paint`` gets the painter and may leave it as it likes."""
        self.painter.save()
        paint(self.painter)
        self.painter.restore()

    def _ink(self, fill: Colour | None, line: Colour | None, thick: float) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(QColor(line), thick))
        self.painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QBrush(QColor(fill)))

    def _pixmap(self, pixmap: QPixmap, x: float, y: float, width: float, height: float) -> None:
        self.painter.drawPixmap(QRectF(x, y, width, height), pixmap, QRectF(pixmap.rect()))


def text_width(text: str, size: float, weight: int = 400) -> float:
    """How wide one line of ``text`` is in pixels; ``size`` too."""
    return QFontMetricsF(font(size, weight, tabular=_is_figures(text))).horizontalAdvance(text)


def _is_figures(text: str) -> bool:
    """Whether ``text`` is a score or a count, not words."""
    return not any(letter.isalpha() for letter in text)

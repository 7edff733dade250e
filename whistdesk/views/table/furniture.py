"""What a game draws on the table besides cards: a painter that knows the house style.

Positions are window coordinates (in a panel: the panel's own). Sizes of text are those of the
mock-ups at 100 %; they are multiplied by ``k``, the factor of window and text size. All other
lengths are taken as they come: whoever gives one multiplies it by ``k`` where it holds text.
"""

from collections.abc import Callable
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from whistdesk.cards.card import Card, Suit
from whistdesk.views.table.pose import CARD_ASPECT
from whistdesk.views.theme import stamps
from whistdesk.views.theme.palette import (
    CREAM,
    GOLD,
    GOLD_BUTTON,
    GOLD_BUTTON_INK,
    INK,
    LOSS_TEXT,
    PAPER,
    PENALTY,
    Palette,
    faded,
)
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.type import SMALLEST, font

Align = Literal["left", "centre", "right"]
Colour = QColor | str

CAPS_SPACING: Final = 1.6
CORNER: Final = 36 / 630
"""Corner radius of a card by its width."""


class Furniture:
    """Draws at once onto ``painter``; made anew for each drawing.

    ``x`` of a text is its left edge, middle or right edge by ``align``; ``y`` is its top.
    """

    def __init__(self, painter: QPainter, style: Style, k: float) -> None:
        self._painter = painter
        self.style = style
        self.k = k
        self.empty = True
        """True as long as nothing was drawn."""
        self.waits = False
        """True once a card was drawn whose picture is not there yet: draw again when it is."""

    @property
    def painter(self) -> QPainter:
        """What draws; taken only to draw."""
        self.empty = False
        return self._painter

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return self.style.palette

    @property
    def ratio(self) -> float:
        """Device pixels for each unit drawn."""
        return self._painter.device().devicePixelRatioF() * self._painter.worldTransform().m11()

    # Text

    def measure(self, text: str, size: float = 15, weight: int = 400) -> float:
        """How wide one line of ``text`` is."""
        return QFontMetricsF(font(size * self.k, weight)).horizontalAdvance(text)

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
        face = font(size * self.k, weight, spacing)
        width = QFontMetricsF(face).horizontalAdvance(text)
        if within and width > within:
            face = font(max(SMALLEST, int(size * self.k * within / width)), weight, spacing)
            width = QFontMetricsF(face).horizontalAdvance(text)
        self.painter.setFont(face)
        self.painter.setPen(QColor(self.palette.ink if colour is None else colour))
        left = x - {"left": 0.0, "centre": width / 2, "right": width}[align]
        self.painter.drawText(QPointF(left, y + QFontMetricsF(face).ascent()), text)
        return width

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

    # Signs

    def icon(self, name: str, x: float, y: float, size: float = 20, colour: Colour | None = None) -> None:
        """A line icon centred on (x, y)."""
        tint = QColor(self.palette.ink if colour is None else colour)
        self.painter.setOpacity(tint.alphaF())
        drawn = stamps.icon(name, size, self.ratio, stamps.hex_of(tint))
        self._pixmap(drawn, x - size / 2, y - size / 2, size, size)
        self.painter.setOpacity(1)

    def suit_tile(self, suit: Suit, x: float, y: float, size: float) -> None:
        """A suit on a tile of card colour, centred on (x, y): its true colour on any felt."""
        self.box(x - size / 2, y - size / 2, size, size, size * 0.2, fill=PAPER)
        side = size * 0.72
        drawn = stamps.sign(suit, side, self.ratio, stamps.suit_ink(suit, self.style.deck.faces))
        self._pixmap(drawn, x - side / 2, y - side / 2, side, side)

    def chip(self, x: float, y: float, radius: float, colour: Colour = "#C4182B") -> None:
        """A chip as played for, centred on (x, y)."""
        self.disc(x, y + 1.5, radius, fill=faded("#000000", 0.35))
        self.disc(x, y, radius, fill=colour)
        edge = QRectF(x - radius * 0.82, y - radius * 0.82, radius * 1.64, radius * 1.64)
        pen = QPen(QColor("#FFF6E0"), radius * 0.32)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        for part in range(6):
            self.painter.drawArc(edge, (part * 60 + 12) * 16, 26 * 16)
        self.disc(x, y, radius * 0.58, fill=faded("#FFFFFF", 0.16), line=faded("#FFF6E0", 0.9), thick=radius * 0.1)

    def lozenges(self, x: float, y: float, total: int, won: int, target: int, step: float = 24) -> None:
        """A row of lozenges centred on (x, y): filled are won, gold outlines promised."""
        k = step / 24
        for place in range(total):
            middle = x + (place - (total - 1) / 2) * step
            shape = QPainterPath(QPointF(middle, y - 9 * k))
            for dx, dy in ((7, 0), (0, 9), (-7, 0)):
                shape.lineTo(middle + dx * k, y + dy * k)
            shape.closeSubpath()
            promised = place < target
            tint = (self.palette.label if self.palette.light else GOLD) if promised else self.palette.ink
            fill = QColor(GOLD) if place < won else faded("#000000", self.hollow)
            self.path(shape, fill=fill, line=faded(tint, 0.95 if promised else 0.4), thick=1.6)

    def meter(self, x: float, y: float, places: int, filled: int, k: float = 1) -> None:
        """``places`` small cards in a row centred on ``x``, their top at ``y``: the filled ones are paid.

        What goes beyond the places stands to the right of them, apart.
        """
        width, height, gap = 11 * k, 15 * k, 5 * k
        left = x - (places * width + (places - 1) * gap) / 2
        edge = "#8E2A1E" if self.palette.light else "#FFD9CF"
        for place in range(max(places, filled)):
            apart = 9 * k - gap if place >= places else 0
            at = left + place * (width + gap) + apart
            if place >= places:
                self.box(at, y, width, height, 2.4 * k, fill=PENALTY, line=LOSS_TEXT, thick=2)
            elif place < filled:
                self.box(at, y, width, height, 2.4 * k, fill=PENALTY, line=edge, thick=1.2)
            else:
                empty = faded("#000000", self.hollow)
                self.box(at, y, width, height, 2.4 * k, fill=empty, line=faded(self.palette.ink, 0.55), thick=1.2)

    def stepped(self, x: float, y: float, half: float, colour: Colour = GOLD) -> None:
        """The three stepped lines under a title, ``2 * half`` wide at the top."""
        for row, part in enumerate((1, 0.64, 0.29)):
            tint = faded(stamps.hex_of(colour), 0.8 - 0.2 * row)
            self.line(x - half * part, y + row * 6, x + half * part, y + row * 6, tint, 1.8)

    # Cards and what belongs to them

    def slot(self, x: float, y: float, width: float, angle: float = 0, label: str = "") -> None:
        """An empty place for a card of ``width``, centred on (x, y), with a word in it."""
        height = width * CARD_ASPECT
        pen = QPen(faded(self.palette.ink, 0.55), 1.6, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3.2])
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(angle)
        self.painter.setPen(pen)
        self.painter.setBrush(faded("#000000", 0.05 if self.palette.light else 0.13))
        self.painter.drawRoundedRect(QRectF(-width / 2, -height / 2, width, height), width * CORNER, width * CORNER)
        self.painter.restore()
        if label:
            tall = QFontMetricsF(font(13 * self.k, 500)).height()
            self.paragraph(
                label,
                x - width / 2 + 8,
                y - tall / 2,
                width - 16,
                13,
                500,
                colour=self.palette.soft(0.95),
                align="centre",
            )

    def card(self, card: Card | None, x: float, y: float, width: float, angle: float = 0) -> None:
        """A picture of a card (None: a back); cards that can be played are the scene's, not furniture."""
        height = width * CARD_ASPECT
        pixels = self.ratio * (2 if angle % 90 else 1)
        drawn = self.style.face(card, width, pixels)
        self.waits |= drawn is None or drawn.width() != round(width * pixels)
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(angle)
        self.shadow(-width / 2, 2 - height / 2, width, height, width * CORNER, 5)
        if drawn is None:
            self.box(-width / 2, -height / 2, width, height, width * CORNER, fill=PAPER)
        else:
            self.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._pixmap(drawn, -width / 2, -height / 2, width, height)
        self.painter.restore()

    def tag(self, label: str, x: float, y: float, *, fill: Colour = GOLD, ink: Colour = GOLD_BUTTON_INK) -> None:
        """A small label on or at a card, centred on (x, y)."""
        width, height = self.measure(label, 12, 700) + 18 * self.k, 20 * self.k
        self.box(x - width / 2, y - height / 2, width, height, height / 2, fill=fill, line=faded("#000000", 0.3))
        self._middle(label, x, y, 12, 700, ink)

    def ribbon(self, label: str, x: float, y: float, width: float) -> None:
        """A gold ribbon below a plate; (x, y) is its corner."""
        height = 30 * self.k
        self.box(x, y, width, height, height / 2, fill=GOLD_BUTTON)
        self._middle(label, x + width / 2, y + height / 2, 14, 700, GOLD_BUTTON_INK, within=width - 16)

    def bubble(self, label: str, x: float, y: float, side: Literal["left", "right"], *, strong: bool = False) -> None:
        """A speech bubble whose tip points at (x, y) on its ``side``; gold if ``strong``."""
        k = self.k
        width, height = self.measure(label, 16, 600) + 40 * k, 40 * k
        sign = -1 if side == "left" else 1
        middle = x - sign * (18 * k + width / 2)
        edge = middle + sign * (width / 2 - 1)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(middle - width / 2, y - height / 2, width, height), 12, 12)
        tip = QPainterPath(QPointF(edge, y - 9 * k))
        tip.lineTo(edge + sign * 13 * k, y)
        tip.lineTo(edge, y + 9 * k)
        self.shadow(middle - width / 2, y - height / 2 + 4, width, height, 12, 8, 0.4)
        self.path(shape.united(tip), fill=GOLD_BUTTON if strong else CREAM)
        self._middle(label, middle, y, 16, 600, INK)

    @property
    def hollow(self) -> float:
        """Opacity of the black inside hollow signs."""
        return 0.06 if self.palette.light else 0.25

    def _middle(self, label: str, x: float, y: float, size: float, weight: int, ink: Colour, within: float = 0) -> None:
        tall = QFontMetricsF(font(size * self.k, weight)).height()
        self.text(label, x, y - tall / 2, size, weight, colour=ink, align="centre", within=within)

    def _ink(self, fill: Colour | None, line: Colour | None, thick: float) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen if line is None else QPen(QColor(line), thick))
        self.painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else QBrush(QColor(fill)))

    def _pixmap(self, pixmap: QPixmap, x: float, y: float, width: float, height: float) -> None:
        self.painter.drawPixmap(QRectF(x, y, width, height), pixmap, QRectF(pixmap.rect()))

"""What a game draws on the table besides cards: signs, empty places, tags, ribbons, bubbles."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from whistdesk.cards.card import Card, Suit
from whistdesk.views.table.drawing import Colour, Drawing
from whistdesk.views.table.pose import chip_height
from whistdesk.views.table.room import CARD_ASPECT
from whistdesk.views.theme import stamps
from whistdesk.views.theme.ornament import paint_steps
from whistdesk.views.theme.palette import (
    CREAM,
    GOLD,
    GOLD_BUTTON_INK,
    HINT,
    LOSS_TEXT,
    PAPER,
    PENALTY,
    faded,
)

CORNER: Final = 36 / 630
"""Corner radius of a card by its width."""
METER_CARD, METER_GAP, METER_APART = 11, 5, 9
"""Width of a meter's card, the gap to the next one, and the gap to those beyond its places, at 100 %."""


def meter_width(places: int, filled: int = 0) -> float:
    """How wide a meter of ``places`` cards is at 100 %, with those that go beyond them."""
    beyond = max(filled - places, 0)
    return max(places, filled) * (METER_CARD + METER_GAP) - METER_GAP + (METER_APART - METER_GAP if beyond else 0)


class Furniture(Drawing):
    """A drawing that also knows the things of a card table."""

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
        width, height, gap = METER_CARD * k, 15 * k, METER_GAP * k
        left = x - meter_width(places) * k / 2
        edge = "#8E2A1E" if self.palette.light else "#FFD9CF"
        for place in range(max(places, filled)):
            apart = (METER_APART - METER_GAP) * k if place >= places else 0
            at = left + place * (width + gap) + apart
            if place >= places:
                self.box(at, y, width, height, 2.4 * k, fill=PENALTY, line=LOSS_TEXT, thick=2)
            elif place < filled:
                self.box(at, y, width, height, 2.4 * k, fill=PENALTY, line=edge, thick=1.2)
            else:
                empty = faded("#000000", self.hollow)
                self.box(at, y, width, height, 2.4 * k, fill=empty, line=faded(self.palette.ink, 0.55), thick=1.2)

    def stepped(self, x: float, y: float, half: float) -> None:
        """The three stepped lines under a title, ``2 * half`` wide at the top."""
        paint_steps(self.painter, x, y, half)

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
            self._slot_label(label, x, y, width)

    def _slot_label(self, label: str, x: float, y: float, width: float) -> None:
        """Words in the middle of a slot; a word that is too wide for it makes all smaller."""
        inner = width - (16 if width > 80 else 8)
        widest = max(self.measure(word, 13, 500) for word in label.split())
        size = 13 * min(1.0, 0.98 * inner / widest)
        lines = 1 if self.measure(label, size, 500) <= inner else len(label.split())
        top, ink = y - lines * self.line_height(size, 500) / 2, self.palette.soft(0.95)
        self.paragraph(label, x - inner / 2, top, inner, size, 500, colour=ink, align="centre")

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
        self.middle_text(label, x, y, 12, 700, colour=ink, align="centre")

    # What the coach says

    def pointer(self, x: float, y: float, size: float = 1) -> None:
        """The arrow of a hint, its tip at (x, y), ``size`` times as large as text asks for."""
        half, tall = 11 * self.k * size, 13 * self.k * size
        shape = QPainterPath(QPointF(x, y))
        shape.lineTo(x - half, y - tall)
        shape.lineTo(x + half, y - tall)
        shape.closeSubpath()
        self.path(shape, fill=self.palette.hint, line=faded("#000000", 0.6), thick=1.4)

    def share_bar(self, x: float, y: float, width: float, share: float, *, best: bool) -> None:
        """A thin bar from (x, y), its middle line, filled to ``share`` of ``width``."""
        height = 5 * self.k
        self.box(x, y - height / 2, width, height, height / 2, fill=faded("#000000", 0.45))
        filled = width * min(max(share, 0.0), 1.0)
        if filled > 0:
            tint = HINT if best else faded(CREAM, 0.85)
            self.box(x, y - height / 2, max(filled, height), height, height / 2, fill=tint)

    def odds_chip(
        self, words: str, x: float, bottom: float, width: float, *, best: bool, marked: bool, share: float | None = None
    ) -> None:
        """A dark chip that stands on ``bottom``, centred on ``x``: a value, and a bar where it is a chance."""
        k, barred = self.k, share is not None
        height = chip_height(k, barred=barred)
        top, left = bottom - height, x - width / 2
        fill = QColor(HINT) if marked else faded("#05080F", 0.86)
        self.box(left, top, width, height, 8 * k, fill=fill, line=faded(HINT if best else CREAM, 0.9 if best else 0.3))
        ink = GOLD_BUTTON_INK if marked else HINT if best else CREAM
        middle = top + (11.5 * k if barred and not marked else height / 2)
        self.middle_text(words, x, middle, 13, 700, colour=ink, align="centre", within=width - 6)
        if share is not None and not marked:
            self.share_bar(left + 8 * k, top + height - 8 * k, width - 16 * k, share, best=best)

    @property
    def hollow(self) -> float:
        """Opacity of the black inside hollow signs."""
        return 0.06 if self.palette.light else 0.25

"""Pictures to choose from: decks, backs and tables, each a real button."""

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from whistdesk.cards.card import Card, parse_card
from whistdesk.views.table.drawing import text_width
from whistdesk.views.table.room import CARD_ASPECT
from whistdesk.views.theme.art import Deck
from whistdesk.views.theme.felt import cloth
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON_INK, PALETTES, faded
from whistdesk.views.theme.stamps import icon, still
from whistdesk.views.theme.toggle import ToggleHeeder
from whistdesk.views.theme.type import font

WORD_ROOM: Final = 30
"""Height below a picture for its word."""
WORD_AIR: Final = 8
"""Beside a word, at least."""
MARK: Final = 11
"""Radius of the disc that marks the chosen one."""


class Sample(QAbstractButton):
    """A picture with a word below it; the chosen one has a gold rim and a mark."""

    def __init__(self, width: int, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = QSize(width, height)
        self._k = 1.0
        self.setCheckable(True)
        ToggleHeeder(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def refit(self, k: float, word: str) -> None:
        """Take a factor on all measures, and the word below."""
        self._k = k
        self.setText(word)
        least = math.ceil(text_width(word, 14 * k, 600) + (2 + MARK * k) + 2 * WORD_AIR * k)
        self.setFixedSize((self._size * k).expandedTo(QSize(least, 0)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground and rim, the picture, the word, the mark."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        k, on = self._k, self.isChecked()
        box = QRectF(self.rect()).adjusted(2, MARK * k, -MARK * k, -2)
        painter.setPen(QPen(QColor(GOLD), 2.2) if on else QPen(faded(CREAM, 0.16), 1))
        painter.setBrush(faded("#FFFFFF", 0.10 if on or self.underMouse() else 0.04))
        painter.drawRoundedRect(box, 12 * k, 12 * k)
        self.paint_picture(painter, box.adjusted(6 * k, 6 * k, -6 * k, -WORD_ROOM * k))
        painter.setPen(QColor(CREAM))
        painter.setFont(font(14 * k, 600 if on else 500))
        below = QRectF(box.left(), box.bottom() - WORD_ROOM * k, box.width(), WORD_ROOM * k)
        painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), self.text())
        if on:
            self._paint_mark(painter, box.topRight())
        if self.hasFocus():
            painter.setPen(QPen(QColor(CREAM), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 9 * k, 9 * k)
        painter.end()

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        """The picture, in ``box``."""
        raise NotImplementedError

    def _paint_mark(self, painter: QPainter, corner: QPointF) -> None:
        k = self._k
        painter.setPen(QPen(QColor(GOLD_BUTTON_INK), 1.4))
        painter.setBrush(QColor(GOLD))
        painter.drawEllipse(corner, MARK * k, MARK * k)
        tick = icon("check", 14 * k, self.devicePixelRatioF(), GOLD_BUTTON_INK)
        painter.drawPixmap(corner - QPointF(7 * k, 7 * k), tick)


class DeckSample(Sample):
    """Two cards of a deck."""

    CARDS: Final = ((parse_card("QD"), parse_card("9S")), (parse_card("QD"), parse_card("9C")))

    def __init__(self, deck: str, *, german: bool, parent: QWidget | None = None) -> None:
        super().__init__(222, 176, parent)
        self._deck = Deck(deck, german=german)
        self._cards: Sequence[Card] = self.CARDS[deck.startswith("four")]

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        """The cards, leaning apart."""
        width = box.height() / CARD_ASPECT * 0.94
        for card, lean in zip(self._cards, (-1, 1), strict=True):
            _paint_card(painter, self._deck, card, box.center() + QPointF(lean * width * 0.46, 0), width, 5 * lean)


class BackSample(Sample):
    """A card back; the empty name stands for the one that suits the table."""

    def __init__(self, back: str, parent: QWidget | None = None) -> None:
        super().__init__(110, 152, parent)
        self._backs = [back] if back else ["midnight", "burgundy"]

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        """The back, or two of them for the one that suits."""
        width = box.height() / CARD_ASPECT * 0.96
        for number, back in enumerate(reversed(self._backs)):
            shift = (len(self._backs) - 1) * (0.5 - number) * width * 0.3
            _paint_card(painter, Deck(back=back), None, box.center() + QPointF(shift, 0), width, shift / width * 20)


class TableSample(Sample):
    """A table's cloth; the empty name stands for the one that suits the game."""

    def __init__(self, theme: str, parent: QWidget | None = None) -> None:
        super().__init__(110, 152, parent)
        self._themes = [theme] if theme else ["baize", "burgundy", "midnight"]

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        """The cloth with its inlay, or a strip of each for the one that suits."""
        width = box.width() / len(self._themes)
        for number, theme in enumerate(self._themes):
            palette = PALETTES[theme]
            strip = QRectF(box.left() + number * width, box.top(), width, box.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(cloth(strip, palette))
            painter.drawRoundedRect(strip.adjusted(1, 0, -1, 0), 7, 7)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(faded(palette.inlay, 0.4), 1))
            painter.drawRoundedRect(strip.adjusted(6, 5, -6, -5), 4, 4)


def _paint_card(painter: QPainter, deck: Deck, card: Card | None, middle: QPointF, width: float, angle: float) -> None:
    ratio = painter.device().devicePixelRatioF()
    picture = still(deck.file(card), round(width), ratio * 2)
    painter.save()
    painter.translate(middle)
    painter.rotate(angle)
    painter.drawPixmap(QPointF(-width / 2, -width * CARD_ASPECT / 2), picture)
    painter.restore()

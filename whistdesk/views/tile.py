"""A game's tile on the home screen: its cloth, a few of its cards, its name, and how it stands."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QAbstractButton, QWidget

from whistdesk.cards.card import Card
from whistdesk.views.table.pose import CARD_ASPECT
from whistdesk.views.theme.art import Deck
from whistdesk.views.theme.button import RADIUS
from whistdesk.views.theme.focus import shows_focus
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON, GOLD_BUTTON_INK, PALETTES, faded
from whistdesk.views.theme.stamps import LETTERED_ABOVE, lettered, lettered_width, shadow, still
from whistdesk.views.theme.type import font

WIDTH: Final = 364
"""Of a tile in the reference window; the poses of its cards are measured in it."""
HEIGHT: Final = 476
TITLE_GAP: Final = 24
TEXT: Final = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap


class TileCard(NamedTuple):
    """A card of a tile's picture: its middle from the picture's middle, its angle in degrees, its width."""

    card: Card
    x: float
    y: float
    angle: float
    width: float


class GameTile(Protocol):
    """What a game puts on its tile. Texts are translated when they are asked for."""

    @property
    def theme(self) -> str:
        """The theme of its cloth."""

    @property
    def cards(self) -> Sequence[TileCard]:
        """The picture, from the lowest card to the highest."""

    def title(self) -> str:
        """The game's name."""

    def line(self) -> str:
        """What it is about, in one sentence."""


def fan(cards: Sequence[Card], angles: Sequence[float], radius: float, width: float) -> tuple[TileCard, ...]:
    """Cards held like a hand: each on a circle of ``radius`` px below the picture."""
    arc = [math.radians(angle) for angle in angles]
    return tuple(
        TileCard(card, radius * math.sin(a), 200 - radius * math.cos(a), angle, width)
        for card, a, angle in zip(cards, arc, angles, strict=True)
    )


class Standing(NamedTuple):
    """How a game stands: ``begun`` says that there is one to continue, ``last`` that it was played last."""

    key: str
    tile: GameTile
    begun: bool
    note: str
    last: bool


class TileButton(QAbstractButton):
    """The whole tile is one button: it continues the game, or begins one."""

    def __init__(self, standing: Standing, parent: QWidget) -> None:
        super().__init__(parent)
        self._standing = standing
        self._deck, self._k = Deck(), 1.0
        self._ringed = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def standing(self) -> Standing:
        """What is on the tile."""
        return self._standing

    def show_standing(self, standing: Standing, deck: Deck, k: float) -> None:
        """Show how the game stands, with text sizes times ``k``."""
        self._standing, self._deck, self._k = standing, deck, k
        self.setText(self.tr("Continue") if standing.begun else self.tr("Play"))
        self.setAccessibleName(f"{standing.tile.title()}: {self.text()}")
        self.setAccessibleDescription(f"{standing.tile.line()} {standing.note}")
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard brought the focus, and again when the window comes back."""
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._ringed = shows_focus(event.reason())
        super().focusInEvent(event)

    def sizeHint(self) -> QSize:
        """The reference size."""
        return QSize(WIDTH, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Everything, from the bottom up; the cards get the room that the words leave."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_cloth(painter)
        s, tile = self._scale, self._standing.tile
        bottom = self._paint_words(painter, self._standing.note, font(14 * self._k, 500), 0.9, self.height() - 19 * s)
        bottom = self._paint_action(painter, bottom - 11 * s)
        share = min(0.9, 0.66 * self._k / s)
        bottom = self._paint_words(painter, tile.line(), font(15 * self._k), share, bottom - 11 * s) - 17 * s
        self._paint_cards(painter, self._paint_title(painter, bottom))
        painter.end()

    @property
    def _scale(self) -> float:
        return min(self.width() / WIDTH, self.height() / HEIGHT)

    def _paint_cloth(self, painter: QPainter) -> None:
        palette = PALETTES[self._standing.tile.theme]
        s, box = self._scale, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        light = QRadialGradient(QPointF(box.center().x(), 150 * s), 330 * s)
        light.setColorAt(0, QColor(palette.centre).lighter(122 if self.underMouse() else 108))
        light.setColorAt(1, QColor(palette.edge))
        painter.setBrush(light)
        last = self._standing.last
        painter.setPen(QPen(faded(GOLD, 0.95 if last else 0.4), 2.4 if last else 1.2))
        painter.drawRoundedRect(box, 20 * s, 20 * s)
        if self.hasFocus() and self._ringed:
            painter.setPen(QPen(faded(CREAM, 0.85), 1.6, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(6, 6, -6, -6), 15 * s, 15 * s)

    def _paint_words(self, painter: QPainter, words: str, face: QFont, share: float, bottom: float) -> float:
        """Centred words that end at ``bottom``, on a share of the width; where they begin.

        Without words the line stays empty, so that the tiles stand alike beside each other.
        """
        painter.setFont(face)
        room = QRectF(self.width() * (1 - share) / 2, 0, self.width() * share, self.height())
        tall = QFontMetricsF(painter.font()).boundingRect(room, int(TEXT), words or " ").height()
        painter.setPen(faded(CREAM, 0.92))
        painter.drawText(QRectF(room.left(), bottom - tall, room.width(), tall + 2), int(TEXT), words)
        return bottom - tall

    def _paint_action(self, painter: QPainter, bottom: float) -> float:
        tall, face = 42 * min(self._k, 1.3), font(16 * self._k, 600)
        wide = max(168 * self._scale, QFontMetricsF(face).horizontalAdvance(self.text()) + 40)
        box = QRectF((self.width() - wide) / 2, bottom - tall, wide, tall)
        gold = self._standing.last
        painter.setPen(Qt.PenStyle.NoPen if gold else QPen(faded("#FFFFFF", 0.2), 1))
        painter.setBrush(QColor(GOLD_BUTTON) if gold else faded("#FFFFFF", 0.1))
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.setPen(QColor(GOLD_BUTTON_INK if gold else CREAM))
        painter.setFont(face)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.text())
        return box.top()

    def _paint_title(self, painter: QPainter, bottom: float) -> float:
        title, tall = self._standing.tile.title(), 19 * max(self._scale, self._k)
        tall *= min(1, (self.width() - 40) / lettered_width(title, tall, TITLE_GAP))
        capitals = lettered(title, tall, self.devicePixelRatioF(), CREAM, 10, TITLE_GAP)
        width = capitals.deviceIndependentSize().width()
        painter.drawPixmap(QPointF((self.width() - width) / 2, bottom - tall * (1 + LETTERED_ABOVE)), capitals)
        return bottom - tall * (1 + LETTERED_ABOVE)

    def _paint_cards(self, painter: QPainter, bottom: float) -> None:
        cards = self._standing.tile.cards
        left, top, right, low = _extent(cards)
        room = QRectF(14 * self._scale, 28 * self._scale, self.width() - 28 * self._scale, bottom - 40 * self._scale)
        s = min(self._scale, room.width() / (right - left), room.height() / (low - top))
        middle = room.center() - QPointF((left + right) / 2, (top + low) / 2) * s
        for card in cards:
            self._paint_card(painter, card, middle + QPointF(card.x, card.y) * s, s)

    def _paint_card(self, painter: QPainter, card: TileCard, place: QPointF, scale: float) -> None:
        width, ratio = round(card.width * scale), self.devicePixelRatioF()
        tall = width * CARD_ASPECT
        painter.save()
        painter.translate(place)
        painter.rotate(card.angle)
        shade = shadow(width, round(tall), width * 0.057, 5, 0.34, ratio)
        painter.drawPixmap(QPointF(-width / 2 - 10, -tall / 2 - 8), shade)
        picture = still(self._deck.file(card.card), width, ratio * 2)
        painter.drawPixmap(QPointF(-width / 2, -tall / 2), picture)
        painter.restore()


def _extent(cards: Sequence[TileCard]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all cards together."""
    xs, ys = [], []
    for card in cards:
        a, w, h = math.radians(card.angle), card.width / 2, card.width * CARD_ASPECT / 2
        across = w * abs(math.cos(a)) + h * abs(math.sin(a))
        down = w * abs(math.sin(a)) + h * abs(math.cos(a))
        xs += [card.x - across, card.x + across]
        ys += [card.y - down, card.y + down]
    return min(xs), min(ys), max(xs), max(ys)

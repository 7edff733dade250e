"""A game's tile on the home screen: its cloth, a few of its cards, its name, and how it stands."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from whistdesk.cards.card import Card
from whistdesk.views.table.room import CARD_ASPECT
from whistdesk.views.theme.ahead import Ahead, Print
from whistdesk.views.theme.art import Deck
from whistdesk.views.theme.button import RADIUS
from whistdesk.views.theme.focus import shows_focus
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON, GOLD_BUTTON_INK, PALETTES, faded
from whistdesk.views.theme.stamps import LETTERED_ABOVE, lettered, lettered_width, shadow
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


class _Places(NamedTuple):
    """Where everything stands on a tile: the words, the drawn button, the capitals, and the room of the cards."""

    note: QRectF
    action: QRectF
    line: QRectF
    title: QRectF
    cards: QRectF


class TileButton(QAbstractButton):
    """The whole tile is one button: it continues the game, or begins one."""

    def __init__(self, standing: Standing, ahead: Ahead, parent: QWidget) -> None:
        """``ahead`` draws the ``prints`` of all tiles."""
        super().__init__(parent)
        self._standing, self._ahead = standing, ahead
        self._deck, self._k = Deck(), 1.0
        self._places = _Places(*[QRectF()] * len(_Places._fields))
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
        self._places = self._arrange()
        self.update()

    @property
    def prints(self) -> list[Print]:
        """The cards as they are painted, from the lowest to the highest; turned ones want to be sharper.

        None where words leave no room for them.
        """
        scale, ratio = self._card_scale, self.devicePixelRatioF()
        prints = [
            Print(self._deck.file(card.card), round(card.width * scale), ratio * (2 if card.angle else 1))
            for card in self._cards
        ]
        return prints if all(card.width for card in prints) else []

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard brought the focus, and again when the window comes back."""
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._ringed = shows_focus(event.reason())
        super().focusInEvent(event)

    def sizeHint(self) -> QSize:
        """The reference size."""
        return QSize(WIDTH, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Everything, from the bottom up."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_cloth(painter)
        _paint_words(painter, self._standing.note, _note_face(self._k), self._places.note)
        self._paint_action(painter)
        _paint_words(painter, self._standing.tile.line(), _line_face(self._k), self._places.line)
        self._paint_title(painter)
        self._paint_cards(painter)
        painter.end()

    def _arrange(self) -> _Places:
        """From the bottom up; the cards get the room that the words leave."""
        s, tile, wide = self._scale, self._standing.tile, self.width()
        note = self._words_box(self._standing.note, _note_face(self._k), 0.9, self.height() - 19 * s)
        tall = 42 * min(self._k, 1.3)
        action = max(168 * s, QFontMetricsF(_action_face(self._k)).horizontalAdvance(self.text()) + 40)
        button = QRectF((wide - action) / 2, note.top() - 11 * s - tall, action, tall)
        line = self._words_box(tile.line(), _line_face(self._k), min(0.9, 0.66 * self._k / s), button.top() - 11 * s)
        high = 19 * max(s, self._k)
        high *= min(1, (wide - 40) / lettered_width(tile.title(), high, TITLE_GAP))
        title = QRectF(0, line.top() - 17 * s - high, wide, high)
        below = title.top() - high * LETTERED_ABOVE
        return _Places(note, button, line, title, QRectF(14 * s, 28 * s, wide - 28 * s, below - 40 * s))

    def _words_box(self, words: str, face: QFont, share: float, bottom: float) -> QRectF:
        """Of centred words that end at ``bottom``, on a share of the width.

        Without words the line stays empty, so that the tiles stand alike beside each other.
        """
        room = QRectF(self.width() * (1 - share) / 2, 0, self.width() * share, self.height())
        tall = QFontMetricsF(face).boundingRect(room, int(TEXT), words or " ").height()
        return QRectF(room.left(), bottom - tall, room.width(), tall)

    @property
    def _cards(self) -> Sequence[TileCard]:
        return self._standing.tile.cards

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

    def _paint_action(self, painter: QPainter) -> None:
        box, gold = self._places.action, self._standing.last
        painter.setPen(Qt.PenStyle.NoPen if gold else QPen(faded("#FFFFFF", 0.2), 1))
        painter.setBrush(QColor(GOLD_BUTTON) if gold else faded("#FFFFFF", 0.1))
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.setPen(QColor(GOLD_BUTTON_INK if gold else CREAM))
        painter.setFont(_action_face(self._k))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.text())

    def _paint_title(self, painter: QPainter) -> None:
        box, title = self._places.title, self._standing.tile.title()
        capitals = lettered(title, box.height(), self.devicePixelRatioF(), CREAM, 10, TITLE_GAP)
        left = (self.width() - capitals.deviceIndependentSize().width()) / 2
        painter.drawPixmap(QPointF(left, box.top() - box.height() * LETTERED_ABOVE), capitals)

    @property
    def _card_scale(self) -> float:
        left, top, right, low = _extent(self._cards)
        room = self._places.cards
        return max(0.0, min(self._scale, room.width() / (right - left), room.height() / (low - top)))

    def _paint_cards(self, painter: QPainter) -> None:
        left, top, right, low = _extent(self._cards)
        scale = self._card_scale
        middle = self._places.cards.center() - QPointF((left + right) / 2, (top + low) / 2) * scale
        for card, drawn in zip(self._cards, self.prints, strict=False):
            self._paint_card(painter, card, self._ahead.picture(drawn), middle, scale)

    def _paint_card(self, painter: QPainter, card: TileCard, picture: QPixmap, middle: QPointF, scale: float) -> None:
        width, ratio = round(card.width * scale), self.devicePixelRatioF()
        tall = width * CARD_ASPECT
        painter.save()
        painter.translate(middle + QPointF(card.x, card.y) * scale)
        painter.rotate(card.angle)
        shade = shadow(width, round(tall), width * 0.057, 5, 0.34, ratio)
        painter.drawPixmap(QPointF(-width / 2 - 10, -tall / 2 - 8), shade)
        painter.drawPixmap(QPointF(-width / 2, -tall / 2), picture)
        painter.restore()


def _note_face(k: float) -> QFont:
    return font(14 * k, 500)


def _line_face(k: float) -> QFont:
    return font(15 * k)


def _action_face(k: float) -> QFont:
    return font(16 * k, 600)


def _paint_words(painter: QPainter, words: str, face: QFont, box: QRectF) -> None:
    painter.setFont(face)
    painter.setPen(faded(CREAM, 0.92))
    painter.drawText(box.adjusted(0, 0, 0, 2), int(TEXT), words)


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

"""A card on the scene: it draws pixmaps and simple shapes, and knows nothing of the game."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from whistdesk.cards.card import Card
from whistdesk.rules.table import Tile
from whistdesk.views.table.furniture import CORNER, Furniture
from whistdesk.views.table.pose import Look, Pose, Tag
from whistdesk.views.table.room import CARD_ASPECT
from whistdesk.views.theme.palette import GOLD, PAPER, faded
from whistdesk.views.theme.stamps import blank, shadow
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.type import font

SHARPER: Final = 2
"""Cards that lie askew are rasterised finer by this factor, on screens of less than twice the usual density."""

SHADOW_ALPHA: Final = 0.34
_RIMS: Final = ((7, 0.16), (5, 0.28), (3, 0.95))
_MARGIN: Final = 64
"""Room round a card for its shadow, rim, tag and lift, at 100 %."""
_PLAIN_MARGIN: Final = 14
"""Room round a card that lies flat and unmarked for its shadow: whatever moves over less is drawn quicker."""
TAG_WIDTH: Final = 90
"""A card so wide bears tags of 100 %; on wider ones they grow with the card."""


class Rim(Enum):
    """What a card is marked with."""

    NONE = "none"
    HOVERED = "hovered"
    PICKED = "picked"
    DRAGGED = "dragged"

    @property
    def lift(self) -> float:
        """How far the card is raised, in pixels."""
        return {Rim.NONE: 0.0, Rim.HOVERED: 10.0}.get(self, 22.0)


class CardItem(QGraphicsItem):
    """One tile. Its origin is the card's centre; a lift shifts the drawing, not the item."""

    def __init__(self, tile: Tile, style: Style, ratio: float) -> None:
        super().__init__()
        self.tile = tile
        self.pose = Pose(0, 0, 1, 0)
        self.face: Card | None = None
        self.rim = Rim.NONE
        self.focused = False
        self.advised = False
        """Whether the coach's rim is shown, where there is no other."""
        self.lift = 0.0
        self.narrow = 1.0
        """Horizontal scale while the card is turned over."""
        self.art_width = 0.0
        """The width for which pictures are asked; see ``want``."""
        self._finer = 1
        self._style = style
        self._ratio = ratio
        self._k = 1.0
        self._margin = float(_PLAIN_MARGIN)
        self._picture: QPixmap | None = None
        self._stamp: QPixmap | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def drawn(self) -> bool:
        """Whether there is a picture of what the card shows."""
        return self._picture is not None

    def boundingRect(self) -> QRectF:
        """The card with all that may be drawn round it."""
        width, height = self.pose.width, self.pose.width * CARD_ASPECT
        margin = self._margin
        return QRectF(-width / 2 - margin, -height / 2 - margin, width + 2 * margin, height + 2 * margin)

    def restyle(self, style: Style, ratio: float, k: float) -> None:
        """Draw in another style, or for a screen of another density."""
        self.prepareGeometryChange()
        self._style, self._ratio, self._k = style, ratio, k
        self._stamp = self._stamped(self.pose.tag)
        self._make_room()
        self.fetch()

    def put(self, pose: Pose, narrow: float = 1.0) -> None:
        """Lie at ``pose`` now; ``z`` is the scene's."""
        if pose.width != self.pose.width:
            self.prepareGeometryChange()
        if pose.tag != self.pose.tag:
            self._stamp = self._stamped(pose.tag)
        turned = pose.face != self.face
        self.pose, self.narrow, self.face = pose, narrow, pose.face
        self._make_room()
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        if turned:
            self.fetch()
        self.update()

    def raise_to(self, lift: float) -> None:
        """Lift the drawing by so many pixels along the card's own upright."""
        self.lift = lift
        self._make_room()
        self.update()

    def mark(self, rim: Rim, *, focused: bool) -> None:
        """Show or drop rim and focus ring."""
        if (rim, focused) != (self.rim, self.focused):
            self.rim, self.focused = rim, focused
            self._make_room()
            self.update()

    def advise(self, advised: bool) -> None:  # noqa: FBT001 - the name says it
        """Show or drop the coach's rim."""
        if advised != self.advised:
            self.advised = advised
            self._make_room()
            self.update()

    def _make_room(self) -> None:
        """See how much room the drawing takes round the card."""
        marked = self.rim is not Rim.NONE or self.focused or self.advised or self.pose.look is Look.LIT
        plain = not (marked or self.lift or self.pose.tag is not None)
        margin = _PLAIN_MARGIN if plain else _MARGIN * self._k
        if margin != self._margin:
            self.prepareGeometryChange()
            self._margin = margin

    def fetch(self) -> None:
        """Take the best picture that there is, and ask for the right one."""
        if self.art_width <= 0:
            return
        found = self._picture_of(self.face)
        if found is not self._picture:
            self._picture = found
            self.update()

    def want(self, goal: Pose) -> None:
        """Ask for pictures as the card will rest, the one included that it shows once it has been turned."""
        self.art_width = goal.width
        self._finer = SHARPER if goal.angle % 90 and self._ratio < SHARPER else 1
        self.fetch()
        if goal.face != self.face:
            self._picture_of(goal.face)

    def _picture_of(self, face: Card | None) -> QPixmap | None:
        return self._style.face(face, self.art_width, self._ratio * self._finer)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Shadow, rims, picture, veil and tag, from below to above."""
        width, height = self.pose.width * self.narrow, card_height(self.pose.width, self._ratio)
        corner = self.pose.width * CORNER
        card = QRectF(-width / 2, -height / 2, width, height)
        if self.pose.shadow:
            self._paint_shadow(painter, card)
        painter.translate(0, -self.lift)
        self._paint_rims(painter, card, corner)
        if self._picture is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(PAPER))
            painter.drawRoundedRect(card, corner, corner)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self._exact(width))
            painter.drawPixmap(card, self._picture, QRectF(self._picture.rect()))
        if self.pose.look is Look.OFF:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._style.palette.off)
            painter.drawRoundedRect(card, corner, corner)
        self._paint_tag(painter, height)

    def _paint_shadow(self, painter: QPainter, card: QRectF) -> None:
        # A few steps of spread are enough for the eye, and keep the number of shadow pictures small.
        spread = 5 + round(self.lift / 4) * 2
        base = round(self.art_width) or 1
        soft = shadow(base, base * CARD_ASPECT, base * CORNER, spread, SHADOW_ALPHA, self._ratio)
        grow = 2 * spread
        box = card.adjusted(-grow, -grow, grow, grow).translated(0, 2 + self.lift / 2)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        if self._exact(card.width()):
            painter.drawPixmap(box.topLeft(), soft)
        else:
            painter.drawPixmap(box, soft, QRectF(soft.rect()))

    def _exact(self, width: float) -> bool:
        """Whether pictures can be copied pixel by pixel: the card lies straight, in the size that was drawn."""
        upright = self.pose.angle % 90 == 0
        return upright and self._picture is not None and self._picture.width() == round(width * self._ratio)

    def _paint_rims(self, painter: QPainter, card: QRectF, corner: float) -> None:
        palette = self._style.palette
        painter.setPen(Qt.PenStyle.NoPen)
        coached = self.pose.look is Look.LIT or (self.advised and self.rim is Rim.NONE)
        if coached or self.rim is not Rim.NONE:
            tint = palette.hint if coached else palette.rim
            for grow, alpha in _RIMS:
                painter.setBrush(faded(tint, alpha))
                painter.drawRoundedRect(card.adjusted(-grow, -grow, grow, grow), corner + grow, corner + grow)
        elif self.pose.look is Look.WINNING:
            painter.setBrush(QColor(GOLD))
            painter.drawRoundedRect(card.adjusted(-3, -3, 3, 3), corner + 3, corner + 3)
        if self.focused:
            painter.setPen(focus_pen(palette.ink))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-7, -7, 7, 7), corner + 7, corner + 7)

    def _paint_tag(self, painter: QPainter, height: float) -> None:
        if self._stamp is None or self.narrow < 1:
            return
        size = self._stamp.deviceIndependentSize() * self._tag_scale()
        x, y = -size.width() / 2, -height / 2 - 5 * self._k - size.height()
        if self.pose.tag is Tag.TRUMP:
            x, y = -self.pose.width * 0.44, height / 2 - size.height() - self.pose.width * 0.06
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QRectF(x, y, size.width(), size.height()), self._stamp, QRectF(self._stamp.rect()))

    def _tag_scale(self) -> float:
        """On a small card a tag of large text shrinks, but never below 100 %, so that neighbours leave it whole."""
        return min(1.0, max(1.0, self.pose.width / TAG_WIDTH) / self._k)

    def _stamped(self, tag: Tag | None) -> QPixmap | None:
        """The tag's label as a pixmap."""
        if tag is None:
            return None
        label, face = tag_text(tag), font(12 * self._k, 700)
        width, height = QFontMetricsF(face).horizontalAdvance(label) + 20 * self._k, 22 * self._k
        pixmap = blank(width, height, self._ratio * SHARPER)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        Furniture(painter, self._style, self._k).tag(label, width / 2, height / 2)
        painter.end()
        return pixmap


def card_height(width: float, ratio: float) -> float:
    """The height of a card on whole device pixels, as its picture has it."""
    return round(width * ratio * CARD_ASPECT) / ratio


def focus_pen(ink: str) -> QPen:
    """The dashed ring of the keyboard."""
    pen = QPen(QColor(ink), 2.2, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([4, 2.4])
    return pen


def tag_text(tag: Tag) -> str:
    """A tag's word in the user's language."""
    return {
        Tag.TRUMP: QCoreApplication.translate("Table", "trump"),
        Tag.HIGHEST: QCoreApplication.translate("Table", "highest"),
    }[tag]

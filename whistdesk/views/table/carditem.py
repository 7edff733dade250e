"""A card on the scene: it draws pixmaps and simple shapes, and knows nothing of the game."""

from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from whistdesk.cards.card import Card
from whistdesk.rules.table import Tile
from whistdesk.views.table.furniture import CORNER
from whistdesk.views.table.imprint import Imprint
from whistdesk.views.table.pose import Look, Pose
from whistdesk.views.table.room import CARD_ASPECT
from whistdesk.views.table.shaded import DROP, SHADOW_ALPHA, SPREAD, paint_shaded
from whistdesk.views.table.tags import paint_tag, tag_stamp
from whistdesk.views.theme.palette import GOLD, PAPER, faded
from whistdesk.views.theme.stamps import shadow
from whistdesk.views.theme.style import Style

SHARPER: Final = 2
"""Cards that lie askew are rasterised finer by this factor, on screens of less than twice the usual density."""

_RIMS: Final = ((7, 0.16), (5, 0.28), (3, 0.95))
_MARGIN: Final = 64
"""Room round a card for its shadow, rim, tag and lift, at 100 %."""
_PLAIN_MARGIN: Final = 14
"""Room round a card that lies flat and unmarked for its shadow: whatever moves over less is drawn quicker."""


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
        self._rests = self._seen = False
        self._imprint: Imprint | None = None
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
        self._stamp = tag_stamp(self.pose.tag, style, k, ratio)
        self._make_room()
        self.fetch()
        self._change()

    def put(self, pose: Pose, narrow: float = 1.0, *, rests: bool = False) -> None:
        """Lie at ``pose`` now, for a moment or to rest there; ``z`` is the scene's."""
        if (pose, narrow, rests) == (self.pose, self.narrow, self._rests):
            return
        if pose.width != self.pose.width:
            self.prepareGeometryChange()
        if pose.tag != self.pose.tag:
            self._stamp = tag_stamp(pose.tag, self._style, self._k, self._ratio)
        turned = pose.face != self.face
        self.pose, self.narrow, self.face, self._rests = pose, narrow, pose.face, rests
        self._make_room()
        self.setPos(pose.x, pose.y)
        self.setRotation(pose.angle)
        if turned:
            self.fetch()
        self._change()

    def raise_to(self, lift: float) -> None:
        """Lift the drawing by so many pixels along the card's own upright."""
        self.lift = lift
        self._make_room()
        self._change()

    def mark(self, rim: Rim, *, focused: bool) -> None:
        """Show or drop rim and focus ring."""
        if (rim, focused) != (self.rim, self.focused):
            self.rim, self.focused = rim, focused
            self._make_room()
            self._change()

    def advise(self, advised: bool) -> None:  # noqa: FBT001 - the name says it
        """Show or drop the coach's rim."""
        if advised != self.advised:
            self.advised = advised
            self._make_room()
            self._change()

    def _change(self) -> None:
        """It is to be drawn anew."""
        self._seen, self._imprint = False, None
        self.update()

    @property
    def _plain(self) -> bool:
        """Whether the card lies flat and unmarked."""
        marked = self.rim is not Rim.NONE or self.focused or self.advised or self.pose.look is Look.LIT
        return not (marked or self.lift or self.pose.tag is not None)

    def _make_room(self) -> None:
        """See how much room the drawing takes round the card."""
        margin = _PLAIN_MARGIN if self._plain else _MARGIN * self._k
        if margin != self._margin:
            self.prepareGeometryChange()
            self._margin = margin

    def fetch(self) -> None:
        """Take the best picture that there is, and ask for the right one."""
        if self.art_width <= 0:
            return
        found = self._style.face(self.face, self.art_width, self._ratio * self._finer)
        if found is not self._picture:
            self._picture = found
            self._change()

    def want(self, goal: Pose) -> None:
        """Ask for pictures as the card will rest, the one included that it shows once it has been turned."""
        self.art_width = goal.width
        self._finer = SHARPER if goal.angle % 90 and self._ratio < SHARPER else 1
        self.fetch()
        if goal.face != self.face:
            self._style.face(goal.face, self.art_width, self._ratio * self._finer)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The card as it is. An open one that rests askew takes ten times as long: the second time it is imprinted."""
        if not (self._seen and self._rests and self._plain and self.face is not None and self.pose.angle % 90):
            self._seen = True
            self._draw(painter)
            return
        if self._imprint is None or not self._imprint.fits(painter):
            self._imprint = Imprint(painter, self.boundingRect(), self._draw)
        self._imprint.paint(painter)

    def _draw(self, painter: QPainter) -> None:
        """Shadow, rims, picture, veil and tag, from below to above."""
        if self._picture is not None and self._lies_closed:
            painter.setRenderHint(
                QPainter.RenderHint.SmoothPixmapTransform, not self._exact(self.pose.width * self.narrow)
            )
            paint_shaded(painter, self._picture, self.art_width, self.pose, self.narrow)
            return
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
        if self._stamp is not None and self.narrow == 1:
            paint_tag(painter, self._stamp, self.pose, self._k, height)

    @property
    def _lies_closed(self) -> bool:
        """Whether nothing is seen but a back and its shadow."""
        pose = self.pose
        return self.face is None and pose.shadow and pose.look is Look.NORMAL and self._plain

    def _paint_shadow(self, painter: QPainter, card: QRectF) -> None:
        # A few steps of spread are enough for the eye, and keep the number of shadow pictures small.
        spread = SPREAD + round(self.lift / 4) * 2
        base = round(self.art_width) or 1
        soft = shadow(base, base * CARD_ASPECT, base * CORNER, spread, SHADOW_ALPHA, self._ratio)
        grow = 2 * spread
        box = card.adjusted(-grow, -grow, grow, grow).translated(0, DROP + self.lift / 2)
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


def card_height(width: float, ratio: float) -> float:
    """The height of a card on whole device pixels, as its picture has it."""
    return round(width * ratio * CARD_ASPECT) / ratio


def focus_pen(ink: str) -> QPen:
    """The dashed ring of the keyboard."""
    pen = QPen(QColor(ink), 2.2, Qt.PenStyle.CustomDashLine)
    pen.setDashPattern([4, 2.4])
    return pen

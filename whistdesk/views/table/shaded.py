"""A card with its shadow as one picture: most cards of a table show the same back."""

import math
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from whistdesk.views.table.furniture import CORNER
from whistdesk.views.table.pose import Pose
from whistdesk.views.theme.keep import kept
from whistdesk.views.theme.stamps import blank, shadow

SHADOW_ALPHA: Final = 0.34
SPREAD: Final = 5
"""How far the shadow of a card that lies flat goes soft, in pixels."""
DROP: Final = 2
"""How far its shadow lies below a card, in pixels."""
_KEPT: Final = 2 * 2**20


@kept(_KEPT)
def shaded(picture: QPixmap, width: float, quarters: int = 0) -> QPixmap:
    """``picture`` of a card that is ``width`` wide, with its shadow, turned clockwise by so many quarters.

    The shadow makes it larger by the same number of pixels at all four sides.
    """
    ratio = picture.width() / width
    soft = shadow(width, picture.height() / ratio, width * CORNER, SPREAD, SHADOW_ALPHA, ratio)
    margin, grown = math.ceil((2 * SPREAD + DROP) * ratio), round(2 * SPREAD * ratio)
    whole = blank(picture.width() + 2 * margin, picture.height() + 2 * margin, 1)
    painter = QPainter(whole)
    corner = QPoint(margin - grown, margin - grown + round(DROP * ratio))
    painter.drawPixmap(QRect(corner, soft.size()), soft)
    painter.drawPixmap(QPoint(margin, margin), picture)
    painter.end()
    return whole.transformed(QTransform().rotate(90 * quarters))


def paint_shaded(painter: QPainter, picture: QPixmap, width: float, pose: Pose, narrow: float = 1.0) -> None:
    """Paint a card at ``pose``, whose middle is the origin; ``picture`` is made for one that is ``width`` wide.

    One that lies straight, on its side or upside down is copied, which is quicker than to turn it. ``narrow`` is the
    horizontal scale of a card that is turned over.
    """
    quarters, askew = divmod(pose.angle, 90)
    turned = askew or narrow < 1
    whole = shaded(picture, width, 0 if turned else round(quarters) % 4)
    if not turned:
        painter.rotate(-pose.angle)
    pixel = pose.width / picture.width()
    wide, tall = whole.width() * pixel * narrow, whole.height() * pixel
    painter.drawPixmap(QRectF(-wide / 2, -tall / 2, wide, tall), whole, QRectF(whole.rect()))

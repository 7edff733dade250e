"""The small labels on cards, as pictures."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPixmap

from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import Pose, Tag
from whistdesk.views.theme.stamps import blank
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.type import font

FINER: Final = 2
"""Tags lie askew with their cards, so that they are drawn finer by this factor."""
TAG_WIDTH: Final = 90
"""A card so wide bears tags of 100 %; on wider ones they grow with the card."""


def tag_stamp(tag: Tag | None, style: Style, k: float, ratio: float) -> QPixmap | None:
    """The label of ``tag``, if there is one, ``k`` times as large; ``ratio`` is device pixels for each unit."""
    if tag is None:
        return None
    label, face = tag_text(tag), font(12 * k, 700)
    width, height = QFontMetricsF(face).horizontalAdvance(label) + 20 * k, 22 * k
    pixmap = blank(width, height, ratio * FINER)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    Furniture(painter, style, k).tag(label, width / 2, height / 2)
    painter.end()
    return pixmap


def paint_tag(painter: QPainter, stamp: QPixmap, pose: Pose, k: float, height: float) -> None:
    """Lay ``stamp`` on a card, whose middle is the origin: on its lower left corner, or above it.

    On a small card a tag of large text shrinks, but never below 100 %, so that neighbours leave it whole.
    """
    size = stamp.deviceIndependentSize() * min(1.0, max(1.0, pose.width / TAG_WIDTH) / k)
    x, y = -size.width() / 2, -height / 2 - 5 * k - size.height()
    if pose.tag is Tag.TRUMP:
        x, y = -pose.width * 0.44, height / 2 - size.height() - pose.width * 0.06
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QRectF(x, y, size.width(), size.height()), stamp, QRectF(stamp.rect()))


def tag_text(tag: Tag) -> str:
    """A tag's word in the user's language."""
    return {
        Tag.TRUMP: QCoreApplication.translate("Table", "trump"),
        Tag.HIGHEST: QCoreApplication.translate("Table", "highest"),
    }[tag]

"""A card with its shadow as one picture looks as the two, one above the other."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from tests.views.table.test_imprint import furthest
from whistdesk.views.table.furniture import CORNER
from whistdesk.views.table.pose import Pose
from whistdesk.views.table.shaded import DROP, SHADOW_ALPHA, SPREAD, paint_shaded
from whistdesk.views.theme.art import Deck
from whistdesk.views.theme.stamps import shadow, still

pytestmark = pytest.mark.usefixtures("qapp")
WIDTH = 100


def table() -> QImage:
    image = QImage(240, 240, QImage.Format.Format_RGB32)
    image.fill(QColor("#206040"))
    return image


@pytest.mark.parametrize("angle", [0, 90, 180, 270, -90, 7.5])
def test_a_back_and_its_shadow_are_where_they_would_be_by_themselves(angle: float) -> None:
    back = still(Deck().file(None), WIDTH, 1)
    height = back.height()
    soft = shadow(WIDTH, height, WIDTH * CORNER, SPREAD, SHADOW_ALPHA, 1)
    apart, whole = table(), table()
    for image in (apart, whole):
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, bool(angle % 90))
        painter.translate(120, 120)
        painter.rotate(angle)
        if image is whole:
            paint_shaded(painter, back, WIDTH, Pose(120, 120, WIDTH, 0, angle=angle))
        else:
            painter.drawPixmap(QPointF(-WIDTH / 2 - 2 * SPREAD, -height / 2 - 2 * SPREAD + DROP), soft)
            painter.drawPixmap(QPointF(-WIDTH / 2, -height / 2), back)
        painter.end()
    assert apart != table()
    assert furthest(apart, whole) <= (40 if angle % 90 else 2)

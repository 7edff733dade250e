"""A card that rests askew is drawn once and copied; nobody sees the difference."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from whistdesk.cards.card import parse_card
from whistdesk.rules.table import Tile
from whistdesk.views.table.carditem import CardItem, Rim
from whistdesk.views.table.pose import Layout, Look, Pose
from whistdesk.views.table.room import Room
from whistdesk.views.table.scene import TableScene
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style

CARD = Tile(1, 0)
ASKEW = Pose(150.3, 150.6, 100, 0, parse_card("9C"), 4.2)


@pytest.fixture
def scene(art: Art) -> Iterator[TableScene]:
    scene = TableScene(Style(PALETTES["baize"], Deck(), art))
    scene.restyle(scene.style_now, Room(300, 300), 1.0, TableSettings(speed=Speed.OFF))
    lie(scene, ASKEW)
    art.finish()
    scene.refetch()
    yield scene
    scene.clear_table()


def lie(scene: TableScene, pose: Pose) -> CardItem:
    scene.show_layout(Layout({CARD: pose}))
    return scene.items_by_tile[CARD]


def seen(scene: TableScene, side: int = 300) -> QImage:
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.fill(QColor("#206040"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(picture.rect()), QRectF(0, 0, 300, 300))
    painter.end()
    return picture


def furthest(one: QImage, other: QImage) -> int:
    """By how much the two differ at most in one of the colours of a pixel."""
    return max(abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))


@pytest.mark.parametrize("angle", [4.2, -3.0, 184.2])
@pytest.mark.parametrize("look", [Look.NORMAL, Look.OFF])
def test_a_card_that_rests_looks_alike_however_often_it_is_painted(scene: TableScene, angle: float, look: Look) -> None:
    item = lie(scene, ASKEW._replace(angle=angle, look=look))
    drawn, once = seen(scene), item._imprint
    copies = [seen(scene), seen(scene)]
    assert once is None
    assert item._imprint is not None
    assert all(furthest(drawn, copy) <= 2 for copy in copies)


def test_no_imprint_is_shown_of_what_a_card_was_before(scene: TableScene) -> None:
    item = lie(scene, ASKEW)
    plain = [seen(scene) for _ in range(3)][-1]
    scene.mark(CARD, Rim.PICKED)
    assert furthest(seen(scene), plain) > 50
    scene.mark(CARD, Rim.NONE)
    item.put(ASKEW._replace(x=160))
    moving = [seen(scene) for _ in range(2)]
    assert item._imprint is None
    assert moving[0] == moving[1]
    assert furthest(moving[0], plain) > 50


def test_an_imprint_is_of_the_size_in_which_the_table_is_seen(scene: TableScene) -> None:
    lie(scene, ASKEW)
    small = seen(scene, 150)
    for _ in range(3):
        seen(scene)
    assert furthest(seen(scene, 150), small) <= 2

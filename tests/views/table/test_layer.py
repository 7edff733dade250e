"""What is drawn once on a picture as large as the window: it takes, clears and paints no more than was drawn."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRegion

from tests.generic.playouts import Start, positions
from whistdesk.model.moment import Moment
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import TABLES
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.layer import CELL, Layer, NotingPainter
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.type import font

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = QSize(600, 400)
RED = QColor("red")
STARTS = [Start(game, Setup(number=2, match=2 if len(game.seats) > 1 else None)) for game in GAMES.values()]


def line(painter: NotingPainter) -> None:
    painter.setFont(font(40))
    painter.setPen(RED)
    painter.drawText(QPointF(300, 200), "ÄÅgyj")


def paragraph(painter: NotingPainter) -> None:
    painter.setFont(font(14))
    painter.drawText(QRectF(100, 100, 90, 10_000), int(Qt.TextFlag.TextWordWrap), "four or five words in lines")


def thick_lines(painter: NotingPainter) -> None:
    painter.setPen(QPen(RED, 8))
    painter.drawRoundedRect(QRectF(256, 192, 64, 64), 9, 9)
    painter.drawLine(QPointF(128, 128), QPointF(192, 128))
    painter.drawEllipse(QPointF(480, 320), 32, 16)
    painter.drawArc(QRectF(64, 256, 64, 64), 0, 90 * 16)


def turned(painter: NotingPainter) -> None:
    painter.setBrush(RED)
    painter.drawRoundedRect(QRectF(0, 0, 580, 380), 2, 2)
    painter.save()
    painter.translate(200, 200)
    painter.rotate(45)
    painter.drawRoundedRect(QRectF(0, 0, 100, 40), 2, 2)
    painter.restore()


def thread(painter: NotingPainter) -> None:
    path = QPainterPath(QPointF(200, 64))
    path.lineTo(400, 64)
    painter.setPen(QPen(RED, 30))
    painter.drawPath(path)


def drawn_on(layer: Layer, draw: Callable[[NotingPainter], None]) -> None:
    with layer.drawing() as painter:
        draw(painter)


def painted(layer: Layer, *boxes: QRectF) -> QImage:
    """What the layer paints for these parts of the window onto blue."""
    image = QImage(layer.size, QImage.Format.Format_RGB32)
    image.fill(QColor("blue"))
    image.setDevicePixelRatio(layer.ratio)
    painter = QPainter(image)
    for box in boxes:
        painter.setClipRect(box)
        layer.paint(painter, box)
    painter.end()
    return image


def beside(layer: Layer) -> QImage:
    """What is drawn where nothing was noted."""
    image = layer._image.copy()
    painter = QPainter(image)
    painter.scale(1 / layer.ratio, 1 / layer.ratio)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setClipRegion(layer.drawn)
    painter.fillRect(image.rect(), Qt.GlobalColor.transparent)
    painter.end()
    return image


def is_empty(image: QImage) -> bool:
    return not any(image.constBits())


@pytest.mark.parametrize("draw", [line, paragraph, thick_lines, turned, thread])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_all_that_is_drawn_is_noted_and_painted(draw: Callable[[NotingPainter], None], ratio: float) -> None:
    layer = Layer(SIZE * ratio, ratio)
    drawn_on(layer, draw)
    assert not is_empty(layer._image)
    assert is_empty(beside(layer))
    whole = QImage(layer.size, QImage.Format.Format_RGB32)
    whole.fill(QColor("blue"))
    whole.setDevicePixelRatio(ratio)
    painter = QPainter(whole)
    painter.drawImage(QPointF(), layer._image)
    painter.end()
    assert painted(layer, QRectF(0, 0, 600, 400)) == whole
    assert painted(layer, QRectF(0, 0, 333, 400), QRectF(333, 0, 267, 400)) == whole


def test_a_small_thing_is_noted_as_a_small_one() -> None:
    layer = Layer(SIZE)
    drawn_on(layer, lambda painter: painter.drawEllipse(QPointF(300, 200), 4, 4))
    box = layer.drawn.boundingRect()
    assert max(box.width(), box.height()) <= 2 * CELL


def test_what_was_drawn_before_is_gone_when_it_is_drawn_anew() -> None:
    layer = Layer(SIZE)
    drawn_on(layer, thick_lines)
    before = QRegion(layer.drawn)
    drawn_on(layer, lambda _: None)
    assert layer.drawn.isEmpty()
    assert not before.isEmpty()
    assert is_empty(layer._image)


def test_a_layer_that_is_stretched_is_painted_without_seams() -> None:
    layer = Layer(SIZE)

    def corner(painter: NotingPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(RED)
        for box in (QRectF(10, 10, 500, 60), QRectF(10, 60, 60, 300)):
            painter.drawRoundedRect(box, 0, 0)

    drawn_on(layer, corner)
    assert layer.drawn.rectCount() > 1
    image = QImage(500, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("blue"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(0.77, 0.77)
    layer.paint(painter, QRectF(0, 0, 600, 400))
    painter.end()
    assert {image.pixelColor(x, y).name() for x in range(12, 50) for y in range(12, 270)} == {RED.name()}


@pytest.mark.parametrize("start", STARTS, ids=str)
@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_each_game_draws_nothing_around_its_cards_that_is_not_noted(start: Start, ratio: float, art: Art) -> None:
    table, room = TABLES[start.game.key](), Room(960, 640)
    style = Style(PALETTES[table.theme], Deck(), art)
    seat = start.game.seats[0]
    mine = [state for state in positions(start, seed=5) if state.seat is seat]
    layer = Layer(QSize(960, 640) * ratio, ratio)
    for state in Random(start.game.key).sample(mine, min(3, len(mine))):
        moment = Moment.of(state, seat)
        tableau = Tableau(moment, room, table.layout(moment, room, picked=None, beat=None))
        with layer.drawing() as painter:
            furniture = Furniture(painter, style, room.font)
            table.furnish(furniture, furniture, tableau)
        assert not layer.drawn.isEmpty()
        assert is_empty(beside(layer))

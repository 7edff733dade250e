"""What is drawn once on a picture as large as the window: no more is drawn anew or painted than has to be."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRegion

from tests.generic.playouts import Start, positions
from whistdesk.model.moment import Moment
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import TABLES
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.layer import CELL, SMOOTH, Layer
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.type import font

pytestmark = pytest.mark.usefixtures("qapp")
SIZE = QSize(600, 400)
RED = QColor("red")
FEW: Final = 50
"""Pixels at the edges of small signs that are stretched by parts of a pixel: Qt rounds otherwise where it clips."""
STARTS = [Start(game, Setup(number=2, match=2 if len(game.seats) > 1 else None)) for game in GAMES.values()]


def line(painter: QPainter) -> None:
    painter.setFont(font(40))
    painter.setPen(RED)
    painter.drawText(QPointF(300, 200), "ÄÅgyj")


def paragraph(painter: QPainter) -> None:
    painter.setFont(font(14))
    painter.drawText(QRectF(100, 100, 90, 10_000), int(Qt.TextFlag.TextWordWrap), "four or five words in lines")


def thick_lines(painter: QPainter) -> None:
    painter.setPen(QPen(RED, 8))
    painter.drawRoundedRect(QRectF(256, 192, 64, 64), 9, 9)
    painter.drawLine(QPointF(128, 128), QPointF(192, 128))
    painter.drawEllipse(QPointF(480, 320), 32, 16)
    painter.drawArc(QRectF(64, 256, 64, 64), 0, 90 * 16)


def turned(painter: QPainter) -> None:
    painter.setBrush(RED)
    painter.drawRoundedRect(QRectF(0, 0, 580, 380), 2, 2)
    painter.save()
    painter.translate(200, 200)
    painter.rotate(45)
    painter.drawRoundedRect(QRectF(0, 0, 100, 40), 2, 2)
    painter.restore()


def thread(painter: QPainter) -> None:
    path = QPainterPath(QPointF(200, 64))
    path.lineTo(400, 64)
    painter.setPen(QPen(RED, 30))
    painter.drawPath(path)


def drawn_on(layer: Layer, draw: Callable[[QPainter], None]) -> None:
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


def at_once(layer: Layer, draw: Callable[[QPainter], None]) -> QImage:
    """The same drawn on a picture of its own, by a painter that notes nothing."""
    image = QImage(layer.size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(layer.ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(SMOOTH)
    draw(painter)
    painter.end()
    return image


def unlike(one: QImage, other: QImage) -> int:
    """How many pixels differ."""
    width = one.bytesPerLine()
    rows = range(0, one.sizeInBytes(), width)
    pairs = ((bytes(one.constBits()[at : at + width]), bytes(other.constBits()[at : at + width])) for at in rows)
    return sum(
        a != b
        for row, same in pairs
        if row != same
        for a, b in zip(memoryview(row).cast("I"), memoryview(same).cast("I"), strict=True)
    )


def is_empty(image: QImage) -> bool:
    return not any(image.constBits())


@pytest.mark.parametrize("draw", [line, paragraph, thick_lines, turned, thread])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_all_that_is_drawn_is_noted_and_painted(draw: Callable[[QPainter], None], ratio: float) -> None:
    layer = Layer(SIZE * ratio, ratio)
    drawn_on(layer, draw)
    assert not is_empty(layer._image)
    assert layer._image == at_once(layer, draw)
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


def discs(*middles: tuple[float, float], radius: float = 10) -> Callable[[QPainter], None]:
    def draw(painter: QPainter) -> None:
        for number, (x, y) in enumerate(middles):
            painter.setBrush(QColor.fromHsv(40 * number, 200, 200, 140))
            painter.drawEllipse(QPointF(x, y), radius, radius)

    return draw


def test_only_where_something_has_changed_it_is_drawn_anew() -> None:
    layer = Layer(SIZE)
    drawn_on(layer, discs((50, 50), (300, 200)))
    assert layer.changed == layer.drawn
    drawn_on(layer, discs((50, 50), (300, 200)))
    assert layer.changed.isEmpty()
    drawn_on(layer, discs((50, 50), (500, 300)))
    changed = [layer.changed.contains(QPoint(*middle)) for middle in ((50, 50), (300, 200), (500, 300))]
    assert changed == [False, True, True]
    assert layer._image == at_once(layer, discs((50, 50), (500, 300)))


def test_what_lies_above_and_what_below_is_a_change() -> None:
    def crossed(first: str, second: str) -> Callable[[QPainter], None]:
        def draw(painter: QPainter) -> None:
            for colour, x in ((first, 100 + 20 * (first > second)), (second, 100 + 20 * (second > first))):
                painter.setBrush(QColor(colour))
                painter.drawRoundedRect(QRectF(x, 100, 60, 60), 4, 4)

        return draw

    layer = Layer(SIZE)
    drawn_on(layer, crossed("red", "blue"))
    drawn_on(layer, crossed("blue", "red"))
    assert layer.changed.contains(QPoint(130, 130))
    assert layer._image == at_once(layer, crossed("blue", "red"))


@given(st.lists(st.lists(st.tuples(st.integers(0, 599), st.integers(0, 399)), max_size=6), min_size=2, max_size=4))
def test_a_layer_looks_as_drawn_at_once_whatever_was_on_it(pictures: list[list[tuple[float, float]]]) -> None:
    layer = Layer(SIZE, 1.25)
    for middles in pictures:
        drawn_on(layer, discs(*middles, radius=60))
        assert layer._image == at_once(layer, discs(*middles, radius=60))


def test_a_layer_that_is_stretched_is_painted_without_seams() -> None:
    layer = Layer(SIZE)

    def corner(painter: QPainter) -> None:
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
def test_what_each_game_draws_around_its_cards_is_noted_whole(start: Start, ratio: float, art: Art) -> None:
    table, room = TABLES[start.game.key](), Room(960, 640)
    style = Style(PALETTES[table.theme], Deck(), art)
    seat = start.game.seats[0]
    mine = [state for state in positions(start, seed=5) if state.seat is seat]
    layer = Layer(QSize(960, 640) * ratio, ratio)
    for state in Random(start.game.key).sample(mine, min(3, len(mine))):
        moment = Moment.of(state, seat)
        tableau = Tableau(moment, room, table.layout(moment, room, picked=None, beat=None))

        def furnish(painter: QPainter) -> None:
            furniture = Furniture(painter, style, room.font)
            table.furnish(furniture, furniture, tableau)  # noqa: B023 - called before the next turn

        drawn_on(layer, furnish)
        assert not layer.drawn.isEmpty()
        assert unlike(layer._image, at_once(layer, furnish)) < FEW

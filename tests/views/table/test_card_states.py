"""How the states of a card look: each is told by shape or place, never by colour alone (STYLE: card states)."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from whistdesk.cards.card import parse_card
from whistdesk.rules.table import Tile
from whistdesk.views.table.carditem import CardItem, Rim
from whistdesk.views.table.pose import Layout, Look, Pose, Tag
from whistdesk.views.table.room import CARD_ASPECT, Room
from whistdesk.views.table.scene import TableScene
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import GOLD, PALETTES
from whistdesk.views.theme.style import Style

CARD = Tile(1, 0)
X, Y, WIDTH = 200, 200, 100
HALF = WIDTH * CARD_ASPECT / 2


class Sheet:
    """One card on a table of one theme, as a picture of 400 by 400."""

    def __init__(self, art: Art, theme: str) -> None:
        self.palette = PALETTES[theme]
        self.art = art
        self.scene = TableScene(Style(self.palette, Deck(), art))
        self.scene.restyle(self.scene.style_now, Room(400, 400), 1.0, TableSettings(speed=Speed.OFF))

    def draw(
        self, rim: Rim = Rim.NONE, look: Look = Look.NORMAL, tag: Tag | None = None, *, focused: bool = False
    ) -> QImage:
        pose = Pose(X, Y, WIDTH, 0, parse_card("9C"), look=look, tag=tag)
        self.scene.show_layout(Layout({CARD: pose}))
        self.scene.mark(CARD, rim, focused=focused)
        self.art.finish()
        self.scene.refetch()
        picture = QImage(400, 400, QImage.Format.Format_RGB32)
        picture.fill(QColor(self.palette.centre))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.scene.render(painter, QRectF(0, 0, 400, 400), QRectF(0, 0, 400, 400))
        painter.end()
        return picture

    @property
    def item(self) -> CardItem:
        return self.scene.items_by_tile[CARD]


@pytest.fixture(params=["baize", "linen"])
def sheet(request: pytest.FixtureRequest, art: Art) -> Iterator[Sheet]:
    sheet = Sheet(art, request.param)
    yield sheet
    sheet.scene.clear_table()


def colour(picture: QImage, x: float, y: float) -> str:
    return picture.pixelColor(round(x), round(y)).name()


def near(one: str, two: str) -> bool:
    a, b = QColor(one), QColor(two)
    return max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) < 30


def test_a_resting_card_shows_paper_up_to_its_edge(sheet: Sheet) -> None:
    picture = sheet.draw()
    assert near(colour(picture, X - WIDTH / 2 + 5, Y), "#FFFDF6")
    assert not near(colour(picture, X - WIDTH / 2 - 4, Y), "#FFFDF6")


@pytest.mark.parametrize(("rim", "lift"), [(Rim.HOVERED, 10), (Rim.PICKED, 22)])
def test_hovered_and_picked_cards_are_lifted_and_rimmed(sheet: Sheet, rim: Rim, lift: int) -> None:
    picture = sheet.draw(rim)
    assert sheet.item.lift == lift
    assert near(colour(picture, X - WIDTH / 2 - 2, Y), sheet.palette.rim)
    assert near(colour(picture, X + WIDTH * 0.3, Y - HALF - lift + 4), "#FFFDF6")


def test_the_keyboards_card_is_lifted_and_has_a_dashed_ring(sheet: Sheet) -> None:
    picture = sheet.draw(focused=True)
    assert sheet.item.lift == 10
    ring = {near(colour(picture, X - WIDTH / 2 - 7, y), sheet.palette.ink) for y in range(150, 230)}
    assert ring == {True, False}


def test_an_illegal_card_is_veiled_but_keeps_its_index(sheet: Sheet) -> None:
    plain, veiled = sheet.draw(), sheet.draw(look=Look.OFF)
    paper = QColor(colour(veiled, X + WIDTH * 0.3, Y))
    assert paper.lightness() < QColor(colour(plain, X + WIDTH * 0.3, Y)).lightness() - 20
    column = [
        QColor(colour(veiled, X - WIDTH / 2 + 12, y)).lightness() for y in range(int(Y - HALF) + 4, int(Y - HALF) + 44)
    ]
    assert max(column) - min(column) > 80
    assert sheet.item.lift == 0


def test_the_winning_card_has_a_gold_rim_and_a_tag_above(sheet: Sheet) -> None:
    picture = sheet.draw(look=Look.WINNING, tag=Tag.HIGHEST)
    assert near(colour(picture, X - WIDTH / 2 - 2, Y), GOLD)
    above = [colour(picture, x, Y - HALF - 16) for x in range(X - 20, X + 20)]
    assert any(near(shade, GOLD) for shade in above)


def test_a_counted_card_is_rimmed_in_the_colour_of_hints(sheet: Sheet) -> None:
    assert near(colour(sheet.draw(look=Look.LIT), X - WIDTH / 2 - 2, Y), sheet.palette.hint)


@pytest.mark.parametrize("state", [(rim, look, tag) for rim in Rim for look in Look for tag in (None, *Tag)])
def test_nothing_is_drawn_beyond_the_room_that_a_card_takes(art: Art, state: tuple[Rim, Look, Tag | None]) -> None:
    sheet, (rim, look, tag) = Sheet(art, "baize"), state
    for focused, advised in ((False, False), (True, False), (False, True)):
        sheet.draw(rim, look, tag, focused=focused)
        sheet.item.advise(advised)
        everything = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
        everything.fill(0)
        painter = QPainter(everything)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(X, Y)
        sheet.item.paint(painter, QStyleOptionGraphicsItem())
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.resetTransform()
        painter.fillRect(sheet.item.boundingRect().translated(X, Y).toAlignedRect(), QColor("black"))
        painter.end()
        assert not any(bytes(everything.constBits()))
    sheet.scene.clear_table()


def test_a_card_that_lies_plain_takes_little_room(sheet: Sheet) -> None:
    sheet.draw(Rim.PICKED)
    lifted = sheet.item.boundingRect()
    sheet.draw()
    assert sheet.item.boundingRect().width() < lifted.width() - 80

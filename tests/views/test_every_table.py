"""What every game's table owes to its window: cards and words that grow with it, in windows of every shape."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.generic.playouts import Start, positions
from whistdesk.model.moment import Moment
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import TABLES
from whistdesk.views.table.pose import Layout
from whistdesk.views.table.room import CARD_ASPECT, Room
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.button import Button

STARTS = [Start(game, Setup(number=2, match=2 if len(game.seats) > 1 else None)) for game in GAMES.values()]
GROWING = ((960, 640), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160), (7680, 4320))
SHAPES = {"4:3": (1280, 960), "16:9": (1600, 900), "21:9": (2520, 1080)}
LEGIBLE = 52
"""Pixels of a card's width at which its index is 12 px high."""
FEW = 6

every_game = pytest.mark.parametrize("start", STARTS, ids=str)


def moments(start: Start) -> list[Moment]:
    """Some positions in which the person has to move."""
    seat = start.game.seats[0]
    mine = [state for state in positions(start, seed=5) if state.seat is seat]
    return [Moment.of(state, seat) for state in Random(start.game.key).sample(mine, min(FEW, len(mine)))]


def laid(start: Start, moment: Moment, width: int, height: int) -> Layout:
    return TABLES[start.game.key]().layout(moment, Room(width, height), picked=None, beat=None)


@every_game
def test_cards_grow_with_the_window_and_know_no_largest_size(start: Start) -> None:
    for moment in moments(start):
        layouts = [laid(start, moment, *size) for size in GROWING]
        for tile in layouts[0].poses:
            widths = [layout.poses[tile].width for layout in layouts]
            assert all(small < large for small, large in pairwise(widths)), "a larger window has larger cards"
            assert widths[-1] == pytest.approx(2 * widths[-2], rel=0.08), "twice the window, twice the card"


@every_game
@pytest.mark.parametrize("shape", SHAPES)
def test_the_table_fills_windows_of_every_shape(start: Start, shape: str) -> None:
    width, height = SHAPES[shape]
    for moment in moments(start):
        layout = laid(start, moment, width, height)
        boxes = [*layout.areas.values(), *layout.spots.values()]
        edges = [(pose.x - pose.width / 2, pose.x + pose.width / 2) for pose in layout.poses.values()]
        edges += [(box.x, box.x + box.width) for box in boxes]
        downs = [
            (pose.y - pose.width * CARD_ASPECT / 2, pose.y + pose.width * CARD_ASPECT / 2)
            for pose in layout.poses.values()
        ]
        downs += [(box.y, box.y + box.height) for box in boxes]
        assert min(left for left, _ in edges) < width * 0.25
        assert max(right for _, right in edges) > width * 0.75
        assert min(top for top, _ in downs) < height * 0.25
        assert max(low for _, low in downs) > height * 0.8
        assert max(low for _, low in downs) <= height


@every_game
@pytest.mark.usefixtures("qapp")
def test_the_bar_says_it_briefly_where_large_text_leaves_little_room(start: Start) -> None:
    table = TABLES[start.game.key]()

    def told(moment: Moment, room: Room) -> str:
        return table.bar_text(Tableau(moment, room, table.layout(moment, room, picked=None, beat=None)))

    for moment in moments(start):
        assert told(moment, Room(1280, 800, 1.5)) == told(moment, Room(960, 640))
        assert told(moment, Room(1920, 1080, 1.5)) == told(moment, Room(1280, 800)) != told(moment, Room(960, 640))


@every_game
def test_cards_stay_legible_in_the_smallest_window(start: Start) -> None:
    for moment in moments(start):
        layout = laid(start, moment, 960, 640)
        assert min(pose.width for pose in layout.poses.values() if pose.face) >= LEGIBLE


def test_words_grow_with_the_window() -> None:
    for text in (1.0, 1.25, 1.5):
        factors = [Room(*size, text=text).font for size in GROWING[1:]]
        assert factors[0] == text
        assert all(small < large for small, large in pairwise(factors))


@pytest.fixture(params=STARTS, ids=str)
def screen(request: pytest.FixtureRequest, art: Art) -> Iterator[TableScreen]:
    """The table of a game in the smallest window."""
    start = request.param
    settings = TableSettings(speed=Speed.OFF, trick_hold=0)
    screen = TableScreen(Session(start.game, start.setup), TABLES[start.game.key](), settings, art)
    screen.resize(960, 640)
    screen.show()
    yield screen
    screen.close_table()
    screen.deleteLater()


def test_every_button_lies_in_the_smallest_window(screen: TableScreen) -> None:
    for button in screen.findChildren(Button):
        if button.isVisible():
            assert screen.rect().contains(button.mapTo(screen, button.rect().topLeft()))
            assert screen.rect().contains(button.mapTo(screen, button.rect().bottomRight()))


def test_no_button_of_the_bar_gives_up_the_game(screen: TableScreen) -> None:
    asked = []
    screen.new_deal_asked.connect(lambda: asked.append("a new deal"))
    screen.same_deal_asked.connect(lambda: asked.append("the same deal"))
    for button in screen.display.bar.findChildren(Button):
        if button.isVisible() and not button.accessibleName().startswith("Menu"):
            button.click()
    assert not asked
    assert not screen.session.over


@pytest.mark.parametrize("ratio", [1.25])
def test_cards_are_sharp_at_every_density(
    screen: TableScreen, ratio: float, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableScreen, "devicePixelRatioF", lambda _: ratio)
    QApplication.sendEvent(screen, QEvent(QEvent.Type.DevicePixelRatioChange))
    art.finish()
    screen.display.scene.refetch()
    for item in screen.display.scene.items_by_tile.values():
        assert item._picture is not None
        assert item._picture.width() >= item.pose.width * ratio - 1, "no picture is blown up"

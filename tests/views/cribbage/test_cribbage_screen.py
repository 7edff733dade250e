"""Cribbage Solitaire played at the screen, by mouse and keyboard."""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.screens.proof import _recorded
from tests.views.cribbage.conftest import QUICK
from tests.views.cribbage.positions import ROUND
from whistdesk.rules.cribbage.events import RoundScored
from whistdesk.rules.cribbage.state import STARTER, TURNED, hand_place
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.views.cribbage.board import LAST_HOLE, Board
from whistdesk.views.cribbage.counting import Counted
from whistdesk.views.cribbage.layout import hand_area
from whistdesk.views.cribbage.table import CribbageTable
from whistdesk.views.table.pose import Rect
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed
from whistdesk.views.table.tableau import Choice

Open = Callable[..., TableScreen]
LEFT = Qt.MouseButton.LeftButton


def view(screen: TableScreen) -> CribbageView:
    return cast("CribbageView", screen.session.moment.view)


def middle(screen: TableScreen, hand: int) -> QPoint:
    x, y = screen.display.scene.layout_now.areas[hand_area(hand)].centre
    return QPoint(round(x), round(y))


def turned(screen: TableScreen) -> QPoint:
    (tile,) = screen.session.moment.table.at(TURNED)
    pose = screen.display.scene.layout_now.poses[tile]
    return QPoint(round(pose.x), round(pose.y))


def test_a_click_on_a_hand_places_the_card(open_table: Open) -> None:
    screen = open_table()
    card = view(screen).card
    QTest.mouseClick(screen.display.view.viewport(), LEFT, pos=middle(screen, 2))
    assert view(screen).hands[1][-1] == card


def test_a_click_on_a_card_of_a_hand_is_a_click_on_the_hand(open_table: Open) -> None:
    screen = open_table()
    card = view(screen).card
    tile = screen.session.moment.table.at(hand_place(3))[0]
    pose = screen.display.scene.layout_now.poses[tile]
    QTest.mouseClick(screen.display.view.viewport(), LEFT, pos=QPoint(round(pose.x), round(pose.y)))
    assert view(screen).hands[2][-1] == card


def test_a_dragged_card_goes_to_the_hand_it_is_dropped_on(open_table: Open) -> None:
    screen = open_table()
    card, port = view(screen).card, screen.display.view.viewport()
    QTest.mousePress(port, LEFT, pos=turned(screen))
    for step in range(1, 11):
        QTest.mouseMove(port, turned(screen) + (middle(screen, 3) - turned(screen)) * (step / 10))
    QTest.mouseRelease(port, LEFT, pos=middle(screen, 3))
    assert view(screen).hands[2][-1] == card


def test_a_key_places_the_card(open_table: Open) -> None:
    screen = open_table()
    card = view(screen).card
    QTest.keyClick(screen, Qt.Key.Key_1)
    assert view(screen).hands[0][-1] == card


def test_cs_03_a_full_hand_says_so_in_the_prompt(open_table: Open) -> None:
    screen = open_table(2, 2)
    QTest.mouseClick(screen.display.view.viewport(), LEFT, pos=middle(screen, 2))
    assert screen.display.prompt.text == "Hand two has four cards already."
    QTest.keyClick(screen, Qt.Key.Key_1)
    assert not screen.display.prompt.text


def test_the_count_waits_for_the_player_and_then_the_next_round_is_dealt(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(*ROUND[:5])
    QTest.keyClick(screen, Qt.Key.Key_3)
    qtbot.waitUntil(lambda: screen.display.curtain.panel is not None)
    assert list(screen.display.curtain.buttons()) == ["Next round"]
    assert len(screen.display.scene.layout_now.poses) == 52
    QTest.keyClick(screen.display.curtain, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not screen.busy)
    assert screen.display.curtain.panel is None
    assert view(screen).round == 2


def test_a_press_skips_the_count_to_its_end(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(*ROUND[:5])
    screen.change_settings(QUICK._replace(speed=Speed.SLOW))
    QTest.keyClick(screen, Qt.Key.Key_3)
    assert screen.busy
    QTest.mouseClick(screen.display.view.viewport(), LEFT, pos=QPoint(640, 780))
    qtbot.waitUntil(lambda: screen.display.curtain.panel is not None)
    beat = screen.course.performance.beat
    assert beat is not None
    assert isinstance(beat.panel, RoundScored)
    assert isinstance(beat.told, Counted)
    assert beat.told.now == beat.panel.after
    screen.course.performance.drop()


def test_undo_during_the_count_leads_back_before_the_last_card(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(*ROUND[:5])
    QTest.keyClick(screen, Qt.Key.Key_3)
    qtbot.waitUntil(lambda: screen.display.curtain.panel is not None)
    screen.session.undo()
    assert screen.display.curtain.panel is None
    assert not screen.busy
    assert len(view(screen).now.placed) == 11


def test_a_whole_game_ends_in_its_panel(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table()
    titles = []
    for hand in ROUND * 4:
        QTest.keyClick(screen, getattr(Qt.Key, f"Key_{hand}"))
        qtbot.waitUntil(lambda: not screen.busy or screen.display.curtain.panel is not None)
        if screen.display.curtain.panel is not None:
            titles.append(next(iter(screen.display.curtain.buttons())))
            QTest.keyClick(screen.display.curtain, Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: not screen.busy or screen.display.curtain.panel is not None)
    assert titles == ["Next round"] * 3 + ["Result"]
    assert screen.display.curtain.panel is not None
    assert screen.display.curtain.panel.title in {"Cribbage won", "Not enough", "Skunked"}
    assert list(screen.display.curtain.buttons()) == ["New deal", "Same deal again", "Review", "Home"]
    assert f"{view(screen).total} points" in screen.display.curtain.panel.spoken


def test_a_finished_game_that_is_opened_again_shows_its_end(open_table: Open) -> None:
    screen = open_table(*ROUND * 4)
    assert screen.display.curtain.panel is not None
    assert "New deal" in screen.display.curtain.buttons()


@pytest.mark.parametrize("moves", [(), ROUND[:2], ROUND, (*ROUND * 3, 1)])
def test_a_game_that_is_given_up_ends_with_the_rounds_that_were_counted(
    open_table: Open, moves: tuple[int, ...]
) -> None:
    screen = open_table(*moves)
    if moves == ROUND:
        screen.display.curtain.chosen.emit(Choice.GO_ON)
    screen.session.concede()
    screen.grab()
    panel = screen.display.curtain.panel
    assert panel is not None
    assert panel.title == "Game given up"
    assert panel.spoken.count("Round") == len(moves) // len(ROUND)
    assert not panel.won


def test_the_button_after_a_count_stays_in_its_spot_when_the_window_grows(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(*ROUND[:5])
    QTest.keyClick(screen, Qt.Key.Key_3)
    qtbot.waitUntil(lambda: screen.display.curtain.panel is not None)
    screen.resize(1600, 1000)
    x, y, width, height = screen.display.tableau.layout.spots["go-on"]
    assert screen.display.curtain.geometry().getRect() == (round(x), round(y), round(width), round(height))


def test_the_rounds_so_far_can_be_looked_at_once_there_is_one(open_table: Open) -> None:
    assert screen_tools(open_table(*ROUND[:5])) == []
    screen = open_table(*ROUND, 1)
    assert screen_tools(screen) == ["rounds"]
    panel = CribbageTable().tool_panel("rounds", screen.display.tableau)
    assert panel.spoken.startswith("Round 1: ")


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("theme", ["burgundy", "linen"])
def test_every_stop_can_be_drawn_at_every_size(
    qtbot: QtBot, open_table: Open, size: tuple[int, int], text: float, theme: str
) -> None:
    settings = QUICK._replace(text=text, theme=theme, mirrored=text > 1, german_letters=text > 1)
    screen = open_table(*ROUND[:5], size=size, settings=settings)
    QTest.keyClick(screen, Qt.Key.Key_3)
    qtbot.waitUntil(lambda: screen.display.curtain.panel is not None)
    spot = screen.display.scene.layout_now.spots["go-on"]
    button = screen.display.curtain.buttons()["Next round"]
    assert abs(button.mapTo(screen, QPoint(0, 0)).x() - spot.x) <= 1
    assert not screen.grab().isNull()


def test_the_hands_are_named_for_screen_readers(open_table: Open) -> None:
    screen = open_table()
    names = screen.display.targets.names()
    assert set(names) == {hand_area(hand) for hand in (1, 2, 3)}
    assert names[hand_area(1)].startswith("Hand one: ")
    assert names[hand_area(1)].endswith(" here")


def test_the_starter_lies_where_the_turned_card_lay(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(*ROUND[:5])
    before = turned(screen)
    QTest.keyClick(screen, Qt.Key.Key_3)
    qtbot.waitUntil(lambda: screen.display.curtain.panel is not None)
    beat = screen.course.performance.beat
    assert beat is not None
    (tile,) = beat.table.at(STARTER)
    pose = screen.display.scene.layout_now.poses[tile]
    assert QPoint(round(pose.x), round(pose.y)) == before
    assert len(beat.table.at(hand_place(1))) == 4


@pytest.mark.parametrize("small", [True, False])
def test_the_holes_of_the_board_go_on_from_row_to_row(small: bool) -> None:
    place = Rect(18, 454, 924, 172) if small else Rect(44, 608, 1192, 146)
    board = Board(place, small=small)
    holes = [board.hole(points) for points in range(LAST_HOLE + 1)]
    assert len(set(holes)) == LAST_HOLE + 1
    for x, y in holes:
        assert place.x < x < place.x + place.width
        assert place.y < y < place.y + place.height
    assert board.hole(130) == board.hole(LAST_HOLE)
    assert {y for _, y in holes[1 : board.per_row + 1]} == {holes[1][1]}
    assert holes[board.per_row + 1][1] > holes[board.per_row][1]


def screen_tools(screen: TableScreen) -> list[str]:
    return [tool.key for tool in CribbageTable().tools(screen.display.tableau)]


@pytest.mark.parametrize("places", [ROUND, (1, 1, 2, 2, 3, 3)])
def test_the_hand_that_is_counted_last_keeps_its_name_beside_a_sentence(
    qtbot: QtBot, open_table: Open, places: tuple[int, ...]
) -> None:
    screen = open_table(*places[:-1], size=(960, 640), settings=QUICK._replace(text=1.5))
    QTest.mouseClick(screen.display.view.viewport(), LEFT, pos=middle(screen, places[-1]))
    qtbot.waitUntil(lambda: screen.display.curtain.panel is not None)
    with _recorded() as drawn:
        screen._resettle(sharpen=True)
        screen.grab()
    assert {"Hand one", "Hand two", "Hand three"} <= {text.words for text in drawn}

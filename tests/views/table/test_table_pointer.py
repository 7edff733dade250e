"""The mouse at the table: clicks, drags, and presses that must do nothing."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.views.table.conftest import LEFT, PLAIN, Player, Seated
from tests.views.table.tiny import tile
from whistdesk.views.table.carditem import Rim
from whistdesk.views.table.settings import TableSettings


def test_a_click_plays_a_card(player: Player) -> None:
    player.click("9H")
    assert player.moves == ("play 9H",)


def test_a_card_is_played_by_dragging_it_to_its_place(player: Player) -> None:
    player.drag("KH", player.spot("pile"))
    assert player.moves == ("play KH",)


def test_a_card_that_is_dropped_beside_its_place_goes_back(player: Player) -> None:
    before = player.pose("KH")
    player.drag("KH", QPoint(200, 600))
    player.settle()
    assert player.moves == ()
    assert player.pose("KH") == before


def test_a_dragged_card_follows_the_pointer_above_all_others(player: Player) -> None:
    start, end = player.spot("KH"), player.spot("KH") + QPoint(120, -200)
    before = player.pose("KH")
    player.pull("KH", end)
    shown = player.display.scene.items_by_tile[tile("KH")]
    assert (shown.pose.x - before.x, shown.pose.y - before.y) == pytest.approx((end - start).toTuple(), abs=1)
    assert shown.zValue() > max(
        item.zValue() for item in player.display.scene.items_by_tile.values() if item is not shown
    )
    QTest.mouseRelease(player.display.view.viewport(), LEFT, PLAIN, end)


def test_the_place_to_which_a_dragged_card_would_go_is_shown(player: Player) -> None:
    aim = player.display.scene.overlay._aim
    player.pull("KH", player.spot("pile"))
    assert aim.isVisible()
    assert aim.boundingRect().center().toPoint() == player.spot("pile")
    QTest.mouseMove(player.display.view.viewport(), QPoint(200, 600))
    assert not aim.isVisible()
    QTest.mouseRelease(player.display.view.viewport(), LEFT, PLAIN, QPoint(200, 600))


def test_an_illegal_card_stays_and_the_prompt_says_why(player: Player) -> None:
    player.click("2C")
    assert player.moves == ()
    assert player.prompt == "TG-01: play your red cards first"


def test_an_illegal_card_goes_back_from_where_it_was_dropped(player: Player) -> None:
    before = player.pose("QS")
    player.drag("QS", player.spot("pile"))
    player.settle()
    assert player.pose("QS") == before
    assert player.prompt == "TG-01: play your red cards first"


def test_the_next_move_ends_the_refusal(player: Player) -> None:
    player.click("2C")
    player.click("7D")
    assert player.prompt == "Play a card."


@pytest.mark.usefixtures("hasty")
def test_a_double_click_does_nothing_extra(seat: Seated) -> None:
    player = seat()
    spot = player.spot("7D")
    for _ in range(3):
        QTest.mouseClick(player.display.view.viewport(), LEFT, PLAIN, spot)
    assert player.moves == ("play 7D",)


@pytest.mark.usefixtures("hasty")
def test_a_double_click_picks_but_does_not_confirm(seat: Seated) -> None:
    player = seat()
    player.click("bell")
    player.click("bell")
    assert player.moves == ()
    assert str(player.screen.play.picked) == "ring"


@pytest.mark.usefixtures("hasty")
def test_a_double_click_on_a_panels_button_does_nothing_at_the_table(seat: Seated) -> None:
    player = seat(TableSettings())
    player.screen.course.show_panel(player.screen._game_table.tool_panel("last-trick", player.display.tableau))
    button = player.display.curtain.buttons()["Look at the table"]
    spot = button.mapTo(player.screen, button.rect().center())
    QTest.mouseClick(button, LEFT)
    player.session.play(player.session.moment.view.legal[0])
    QTest.mouseClick(player.display.view.viewport(), LEFT, PLAIN, spot)
    assert player.screen.busy
    player.settle()


@pytest.mark.usefixtures("hasty")
def test_a_double_click_that_opens_a_game_does_not_skip_its_deal(seat: Seated) -> None:
    player = seat(TableSettings(), dealt=False)
    QTest.mouseClick(player.display.view.viewport(), LEFT, PLAIN, QPoint(640, 300))
    assert player.screen.busy
    player.settle()


def test_a_second_click_confirms_a_pick(player: Player) -> None:
    player.click("bell")
    player.click("bell")
    assert player.moves == ("ring",)


def test_a_press_under_which_the_table_changes_is_forgotten(player: Player) -> None:
    player.display.view.pressed.connect(player.display.view.let_go)
    player.click("bell")
    assert player.screen.play.picked is None


def test_with_immediate_moves_one_click_is_enough(seat: Seated) -> None:
    player = seat(TableSettings(immediate=True))
    player.click("bell")
    assert player.moves == ("ring",)


@pytest.mark.usefixtures("calm")
def test_a_press_while_cards_are_dealt_finishes_and_acts_on_what_lies_there(seat: Seated) -> None:
    player = seat(TableSettings(), dealt=False)
    assert player.screen.busy
    rest = player.screen.display.tableau.layout.poses[tile("9H")]
    QTest.mouseClick(
        player.display.view.viewport(), LEFT, PLAIN, QPoint(round(rest.x - rest.width * 0.3), round(rest.y))
    )
    assert player.moves == ("play 9H",)


def test_hovering_lifts_only_the_card_under_the_pointer(player: Player) -> None:
    before = {card: player.pose(card) for card in ("KH", "9H", "7D")}
    player.hover("9H")
    player.display.scene.driver.finish()
    lifts = {card: player.display.scene.items_by_tile[tile(card)].lift for card in ("KH", "QS", "9H", "7D", "2C")}
    assert lifts == {"KH": 0, "QS": 0, "9H": 10, "7D": 0, "2C": 0}
    assert {card: player.pose(card) for card in before} == before


def lifted(player: Player) -> list[str]:
    player.settle()
    return [str(item.face) for item in player.display.scene.items_by_tile.values() if item.lift]


def test_what_lies_under_a_pointer_that_stands_still_is_lifted_after_each_move(player: Player) -> None:
    player.hover("9H")
    assert lifted(player) == ["9H"]
    player.display.view.show_options([])
    assert lifted(player) == []
    player.screen.course.refresh()
    assert lifted(player) == ["9H"]


def test_a_pointer_that_has_left_the_table_lifts_nothing_until_it_comes_back(player: Player) -> None:
    view = player.display.view
    player.hover("9H")
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    player.screen.course.refresh()
    assert lifted(player) == []
    where = QPointF(player.spot("7D"))
    QApplication.sendEvent(view, QEnterEvent(where, where, where))
    assert lifted(player) == ["7D"]


def test_an_illegal_card_does_not_lift(player: Player) -> None:
    player.hover("2C")
    player.display.scene.driver.finish()
    assert player.display.scene.items_by_tile[tile("2C")].rim is Rim.NONE


def test_the_strip_of_a_card_reaches_down_to_the_edge_of_the_window(player: Player) -> None:
    edge = QPoint(player.spot("KH").x(), player.screen.height() - 1)
    QTest.mouseClick(player.display.view.viewport(), LEFT, PLAIN, edge)
    assert player.moves == ("play KH",)


def test_other_buttons_of_the_mouse_do_nothing(player: Player) -> None:
    QTest.mouseClick(player.display.view.viewport(), Qt.MouseButton.RightButton, PLAIN, player.spot("KH"))
    assert player.moves == ()


def test_a_click_beside_everything_does_nothing(player: Player) -> None:
    QTest.mouseClick(player.display.view.viewport(), LEFT, PLAIN, QPoint(300, 300))
    assert player.moves == ()


def test_a_resize_drops_what_is_dragged(player: Player, qapp: QApplication) -> None:
    player.pull("KH", player.spot("KH") + QPoint(80, -90))
    player.screen.resize(1000, 700)
    qapp.processEvents()
    assert player.display.view.dragged is None
    assert player.pose("KH").y == pytest.approx(player.display.scene.layout_now.poses[tile("KH")].y, abs=1)


def test_touch_works_like_the_mouse(player: Player) -> None:
    finger = QTest.createTouchDevice()
    view = player.display.view.viewport()
    spot = player.spot("9H")
    QTest.touchEvent(view, finger).press(1, spot, view).commit()
    QTest.touchEvent(view, finger).release(1, spot, view).commit()
    assert player.moves == ("play 9H",)

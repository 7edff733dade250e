"""The course of a game on its screen: deals, undo, panels, settings, sizes, and the end of it all."""

import gc
import weakref
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.views.table.conftest import AT_ONCE, Player, Seated
from tests.views.table.tiny import TinyGame, TinyTable, tile
from whistdesk.cards.card import parse_card
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.views.numbers import thin_spaced
from whistdesk.views.table import screen as screen_module
from whistdesk.views.table.menu import build_menu
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.table.tableau import Beat, Choice, Panel, PanelButton
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.button import Button

REDS = ("KH", "9H", "7D")


def play_all(player: Player) -> None:
    for card in (*REDS, "QS", "2C"):
        player.click(card)


def test_a_new_game_is_dealt_out(seat: Seated, qtbot: QtBot) -> None:
    player = seat(TableSettings(), dealt=False)
    assert player.screen.busy
    pack = player.display.scene.layout_now.poses[tile("AS")]
    with qtbot.waitSignal(player.screen.busy_changed):
        assert player.pose("KH").x == pytest.approx(pack.x, abs=20)
    assert not player.screen.busy


def test_a_table_opens_with_its_cards_drawn(seat: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_module, "FIRST_PICTURES_MS", 60_000)
    player = seat(TableSettings(), dealt=False)
    assert all(item.drawn for item in player.display.scene.items_by_tile.values())


def test_the_buttons_of_a_panel_rise_with_it(seat: Seated) -> None:
    player = seat(TableSettings())
    go_on = PanelButton("Go on", Choice.GO_ON, gold=True)
    player.screen.course.show_panel(Panel("Title", 400, 300, lambda _: None, (go_on,), "Title."))
    (button,) = player.display.curtain.buttons().values()
    assert button.opacity == 0
    player.display.scene.driver.finish()
    assert button.opacity == 1


def test_cards_rest_at_the_poses_of_the_layout(player: Player) -> None:
    player.click("9H")
    for spot, item in player.display.scene.items_by_tile.items():
        goal = player.display.tableau.layout.poses[spot]
        assert item.pose.face == goal.face
        assert (item.pose.x, item.pose.y) == pytest.approx((goal.x, goal.y), abs=1)


@pytest.mark.parametrize("size", [(1280, 800), (1111, 777)])
def test_cards_that_rest_do_not_move_when_the_words_change(seat: Seated, size: tuple[int, int]) -> None:
    player = seat(TableSettings(), size)
    player.display.fly_cards()
    assert player.display.scene.driver.idle


def test_cards_that_make_room_stay_in_their_order(seat: Seated) -> None:
    player = seat(TableSettings())
    player.click("9H")
    heights = {card: player.display.scene.items_by_tile[tile(card)].zValue() for card in ("KH", "QS", "9H", "7D", "2C")}
    assert sorted(heights, key=lambda card: heights[card]) == ["KH", "QS", "7D", "2C", "9H"]


def test_with_reduced_motion_a_played_card_fades_and_never_travels(seat: Seated) -> None:
    player = seat(TableSettings(reduced_motion=True))
    start = player.pose("9H")
    player.click("9H")
    shown = player.display.scene.items_by_tile[tile("9H")]
    player.display.scene.driver.updateCurrentTime(30)
    assert shown.pose == start
    assert shown.opacity() < 1
    player.display.scene.driver.updateCurrentTime(90)
    assert (shown.pose.x, shown.pose.y) == pytest.approx(player.display.tableau.layout.poses[tile("9H")][:2], abs=1)
    player.settle()
    assert shown.opacity() == 1


def test_undo_and_redo_put_cards_and_words_back(player: Player) -> None:
    before = {card: player.pose(card) for card in REDS}
    player.click("9H")
    player.screen.undo()
    assert {card: player.pose(card) for card in REDS} == before
    player.session.redo()
    assert player.moves == ("play 9H",)


def test_undo_during_an_animation_lands_at_the_old_poses(seat: Seated) -> None:
    player = seat(TableSettings())
    before = player.pose("9H")
    player.click("9H")
    player.screen.undo()
    assert player.display.scene.driver.idle
    assert player.pose("9H") == before


def test_the_end_of_the_game_raises_its_panel(player: Player) -> None:
    play_all(player)
    assert player.display.curtain.panel is not None
    assert player.display.curtain.panel.title == "Tiny game won"
    assert player.display.curtain.isVisible()


def test_enter_presses_the_gold_button(player: Player, qtbot: QtBot) -> None:
    play_all(player)
    with qtbot.waitSignal(player.screen.new_deal_asked):
        player.key(Qt.Key.Key_Return)


def test_escape_closes_a_panel_and_leaves_the_table_in_sight(player: Player) -> None:
    play_all(player)
    player.key(Qt.Key.Key_Escape)
    assert not player.display.curtain.isVisible()
    assert not player.screen.busy


def test_undo_takes_a_panel_away(player: Player) -> None:
    play_all(player)
    QTest.mouseClick(bar_button(player, "Undo (Ctrl+Z)"), Qt.MouseButton.LeftButton)
    assert not player.display.curtain.isVisible()
    assert len(player.moves) == 4


def test_a_finished_game_that_is_opened_again_shows_its_panel(player: Player, art: Art, qtbot: QtBot) -> None:
    play_all(player)
    screen = TableScreen(Session.resume(player.session.record()), TinyTable(), AT_ONCE, art)
    qtbot.addWidget(screen)
    screen.show()
    assert screen.display.curtain.isVisible()
    screen.close_table()


def test_a_tool_without_an_act_shows_its_panel(player: Player) -> None:
    QTest.mouseClick(bar_button(player, "Last trick"), Qt.MouseButton.LeftButton)
    assert player.display.curtain.panel is not None
    assert player.display.curtain.panel.title == "Last trick"


def test_the_menu_has_the_games_entries_giving_up_and_the_windows_actions(player: Player) -> None:
    line = QAction(player.screen)
    line.setSeparator(True)
    player.screen.addActions([QAction("New deal", player.screen), line, QAction("Settings", player.screen)])
    tools = player.display.bar.tools
    menu = build_menu(player.screen, tools, player.screen.toolbox.use, player.session)
    assert [entry.text() for entry in menu.actions() if entry.text()] == [
        "Ring the bell",
        "Review",
        "Log of the table",
        "Save a picture of the table…",
        "New deal",
        "Give up this game",
        "Settings",
    ]
    menu.deleteLater()


def test_the_menu_hangs_from_the_right_edge_of_its_button(player: Player, qtbot: QtBot) -> None:
    with qtbot.waitSignal(player.display.bar.menu_asked) as asked:
        player.display.bar.open_menu()
    assert asked.args is not None
    buttons = player.display.bar.findChildren(Button)
    assert asked.args[0].x() == max(each.mapToGlobal(QPoint(each.width(), 0)).x() for each in buttons)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    menu.close()


def test_a_given_up_game_shows_its_end(player: Player) -> None:
    player.session.concede()
    assert player.display.curtain.isVisible()
    assert player.display.targets.names() == {}


def test_settings_are_taken_in_the_middle_of_a_game(player: Player) -> None:
    player.screen.change_settings(TableSettings(theme="linen", faces="four-large", german_letters=True, text=1.5))
    style = player.display.scene.style_now
    assert style.palette.name == "linen"
    assert style.deck.file(parse_card("QS")).name == "SQ-de.svg"
    assert player.display.tableau.room.font == 1.5
    assert player.display.tableau.room.large_index


def test_settings_that_are_none_of_the_tables_disturb_nothing(qtbot: QtBot, seat: Seated) -> None:
    player = seat(TableSettings())
    with qtbot.assertNotEmitted(player.screen.course.shown):
        player.screen.change_settings(TableSettings())


def test_cards_keep_their_old_picture_until_a_resize_is_over(player: Player, art: Art, qtbot: QtBot) -> None:
    art.finish()
    shown = player.display.scene.items_by_tile[tile("9H")]
    before = shown.art_width
    player.screen.resize(1600, 1000)
    assert shown.art_width == before
    assert shown.pose.width > before
    qtbot.waitUntil(lambda: shown.art_width == shown.pose.width)


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080), (2560, 1080)])
def test_the_bar_keeps_every_button_in_sight(seat: Seated, size: tuple[int, int]) -> None:
    player = seat(TableSettings(text=1.5), size)
    buttons = [button for button in player.display.bar.findChildren(Button) if button.isVisible()]
    boxes = sorted((button.geometry() for button in buttons), key=lambda box: box.x())
    assert len(boxes) == 7
    assert boxes[-1].right() < player.screen.width()
    assert all(one.right() < two.left() for one, two in pairwise(boxes))


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
def test_the_number_of_the_deal_is_in_sight_in_every_window(seat: Seated, size: tuple[int, int], text: float) -> None:
    bar = seat(TableSettings(text=text), size).display.bar
    bar.show_deal(2**64 - 1)
    (number,) = (button for button in bar.findChildren(Button) if button.accessibleName().startswith("Deal number"))
    assert number.isVisible()
    assert number.accessibleName().endswith("#18\u202f446\u202f744\u202f073\u202f709\u202f551\u202f615")
    assert number.width() >= number.sizeHint().width()
    others = [button.geometry() for button in bar.findChildren(Button) if button.isVisible() and button is not number]
    assert not any(number.geometry().intersects(place) for place in others)


def test_a_panel_that_is_rising_while_the_window_changes_comes_up_all_the_same(seat: Seated, qtbot: QtBot) -> None:
    player = seat(TableSettings())
    player.screen.course.show_panel(player.screen._game_table.panel(None, player.display.tableau))
    player.screen.resize(1100, 700)
    qtbot.waitUntil(lambda: player.display.curtain._risen == 1)


def test_a_panel_fits_into_a_small_window_with_large_text(seat: Seated) -> None:
    player = seat(TableSettings(text=1.5), (960, 640))
    player.screen.course.show_panel(player.screen._game_table.panel(None, player.display.tableau))
    for button in player.display.curtain.buttons().values():
        corner = button.mapTo(player.screen, button.rect().bottomRight())
        assert player.screen.rect().contains(corner)
        assert player.screen.childAt(button.mapTo(player.screen, button.rect().center())) is button


def test_a_long_sentence_stays_in_its_spot(player: Player) -> None:
    player.display.say("West leads spades. " * 12)
    spot = player.display.tableau.layout.spots["prompt"]
    assert player.display.prompt.width() <= spot.width


def test_a_sentence_of_two_lines_leaves_no_word_alone(player: Player) -> None:
    player.display.say("The dummy leads the jack of spades. You have no spades left: play any card that you hold.")
    prompt, spot = player.display.prompt, player.display.tableau.layout.spots["prompt"]
    assert prompt.height() > 50
    assert prompt.width() < 0.8 * spot.width


@pytest.mark.parametrize(("text", "word"), [(1.0, "Last trick"), (1.25, "Last trick"), (1.5, "")])
def test_large_text_takes_the_words_of_the_tools_for_the_middle_of_the_bar(
    seat: Seated, text: float, word: str
) -> None:
    player = seat(TableSettings(text=text), (1280, 800))
    (tool,) = (button for button in player.display.bar.findChildren(Button) if button.accessibleName() == "Last trick")
    assert tool.text() == word


def test_the_words_of_the_bar_follow_the_language(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyTable, "title", "Kleines Spiel")
    QApplication.sendEvent(player.screen, QEvent(QEvent.Type.LanguageChange))
    assert player.display.bar._title == "Kleines Spiel"


def test_a_trick_that_stays_until_a_click_says_so(seat: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    player = seat(TableSettings(trick_hold=None))
    beat = Beat(player.session.moment.table, player.session.moment.view, trick=True)
    monkeypatch.setattr(TinyTable, "beats", lambda *_: [beat])
    player.click("9H")
    assert player.prompt == "Click, or press the space bar, to go on."
    player.key(Qt.Key.Key_Space)
    assert player.prompt == "Play a card."


def test_the_session_may_go_on_only_while_nothing_moves(seat: Seated, qtbot: QtBot) -> None:
    player = seat(TableSettings())
    states: list[bool] = []
    player.screen.busy_changed.connect(states.append)
    with qtbot.waitSignals([player.screen.busy_changed] * 2):
        player.click("9H")
    assert states == [True, False]


def test_a_covered_table_is_busy_until_it_is_seen_again(player: Player) -> None:
    states: list[bool] = []
    player.screen.busy_changed.connect(states.append)
    player.screen.hide()
    player.screen.show()
    assert states == [True, False]


def test_on_a_screen_of_another_density_cards_and_felt_are_drawn_anew(
    player: Player, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableScreen, "devicePixelRatioF", lambda _: 2.0)
    QApplication.sendEvent(player.screen, QEvent(QEvent.Type.DevicePixelRatioChange))
    art.finish()
    player.display.scene.refetch()
    shown = player.display.scene.items_by_tile[tile("AS")]
    assert shown._picture is not None
    assert shown._picture.width() == 2 * shown.pose.width
    assert player.display.scene.backdrop.under.size == player.screen.size() * 2


def test_a_closed_table_lets_go_of_everything(art: Art) -> None:
    session = Session(TinyGame(), Setup(1))
    screen = TableScreen(session, TinyTable(), TableSettings(), art)
    screen.show()
    driver = screen.display.scene.driver
    screen.close_table()
    assert driver.idle
    gone = weakref.ref(screen)
    screen.deleteLater()
    QApplication.sendPostedEvents(screen, QEvent.Type.DeferredDelete)
    del screen, driver
    gc.collect()
    assert gone() is None
    session.play(session.moment.view.legal[0])


def test_the_number_of_a_deal_is_written_with_thousands_apart() -> None:
    assert thin_spaced(48213) == "#48\N{NARROW NO-BREAK SPACE}213"


def bar_button(player: Player, name: str) -> Button:
    return next(button for button in player.display.bar.findChildren(Button) if button.accessibleName() == name)


def test_a_table_that_is_closed_keeps_no_picture_of_the_window(art: Art) -> None:
    screen = TableScreen(Session(TinyGame(), Setup(1)), TinyTable(), AT_ONCE, art)
    screen.show()
    backdrop = screen.display.scene.backdrop
    assert backdrop.under.size == screen.size()
    screen.close_table()
    assert backdrop._felt.isNull()
    assert backdrop.under.size == backdrop.over.size == QSize(1, 1)

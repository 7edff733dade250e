"""The main window: screens, actions, full screen, its place on the screen, messages."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from whistdesk.views.home import HomeScreen
from whistdesk.views.page import Look
from whistdesk.views.pages import Pages
from whistdesk.views.preferences.offers import Offers
from whistdesk.views.preferences.page import SettingsPage
from whistdesk.views.rulebook.page import RulePage
from whistdesk.views.tile import Standing
from whistdesk.views.tiles import TILES
from whistdesk.views.window import NAME, SMALLEST, MainWindow

VALUES = {
    "deck": "classic",
    "back": "",
    "theme": "",
    "text": 100,
    "own_name": "",
    "letters": "language",
    "mirrored": False,
    "speed": "normal",
    "trick_hold": 1200,
    "reduced_motion": "system",
    "immediate": frozenset(),
    "contrast": "system",
    "hand_suits": "alternating",
    "hand_ranks": "falling",
    "hand_trumps": "usual",
    "auto_play": False,
    "language": "system",
    "match": 8,
    "house_rules": {},
    "coaches": {},
    "less_motion": None,
    "more_contrast": None,
    "was_reset": False,
}


class Table(QWidget):
    """Stands in for a game's table."""

    def __init__(self) -> None:
        super().__init__()
        self.menus = 0
        self.rules = "solo-whist"
        self.setWindowTitle("Solo Whist")

    def open_menu(self) -> None:
        self.menus += 1


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    standings = [Standing(key, tile, False, "", False) for key, tile in TILES.items()]
    home = HomeScreen(standings, Look())
    window = MainWindow(home)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    yield window
    window.banner.next()


@pytest.fixture(autouse=True)
def pages(window: MainWindow) -> Pages:
    return Pages(window, lambda: RulePage(tuple(TILES), Look()), lambda: SettingsPage(VALUES, Offers, Look()))


@pytest.fixture
def table(window: MainWindow, qtbot: QtBot) -> Table:
    table = Table()
    qtbot.addWidget(table)
    window.screens.show_table(table, lambda: table.rules, table.open_menu)
    return table


def test_home_leads_to_rules_and_settings_and_back(window: MainWindow, pages: Pages) -> None:
    QTest.mouseClick(window.home.rules, Qt.MouseButton.LeftButton)
    assert window.screens.currentWidget() is pages.rules
    QTest.mouseClick(pages.rules.back, Qt.MouseButton.LeftButton)
    assert window.screens.currentWidget() is window.home
    QTest.mouseClick(window.home.settings, Qt.MouseButton.LeftButton)
    assert window.screens.currentWidget() is pages.settings
    QTest.keyClick(pages.settings, Qt.Key.Key_Escape)
    assert window.screens.currentWidget() is window.home


def test_from_a_table_rules_and_settings_lead_back_to_the_table(window: MainWindow, pages: Pages, table: Table) -> None:
    window.commands.rules.trigger()
    assert "auction decides" in pages.rules.paper.text.toPlainText()
    window.commands.settings.trigger()
    window.screens.go_back()
    assert window.screens.currentWidget() is table


def test_a_page_is_shown_over_what_was_there_and_takes_the_look_of_all(window: MainWindow, table: Table) -> None:
    page = SettingsPage(VALUES, Offers, Look())
    window.screens.show_page(page)
    assert window.screens.currentWidget() is page
    assert page in window.screens.sheets
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.screens.currentWidget() is table
    window.screens.show_page(page)
    assert window.screens.sheets.count(page) == 1


def test_a_rule_that_was_broken_can_be_looked_up(window: MainWindow, pages: Pages, table: Table) -> None:
    table.rules = "SW-15"
    window.commands.rules.trigger()
    assert pages.rules.paper.text.accessibleName() == "The play"


@pytest.mark.usefixtures("table")
def test_the_title_names_the_screen(window: MainWindow) -> None:
    assert window.windowTitle() == f"Solo Whist \N{EN DASH} {NAME}"
    window.screens.show_home()
    assert window.windowTitle() == NAME


def test_table_actions_work_only_at_a_table(window: MainWindow, table: Table, qtbot: QtBot) -> None:
    commands = window.commands
    asked = {
        commands.new_deal: commands.new_deal_asked,
        commands.same_deal: commands.same_deal_asked,
        commands.copy_number: commands.copy_number_asked,
        commands.copy_deal: commands.copy_deal_asked,
        commands.save_deal: commands.save_deal_asked,
        commands.guide: commands.guide_asked,
    }
    for action, signal in asked.items():
        with qtbot.waitSignal(signal):
            action.trigger()
        assert action in (*table.actions(), *commands.deal_menu.actions())
    assert set(commands.for_table) <= set(table.actions())
    window.screens.show_home()
    assert not any(action.isEnabled() for action in (*commands.for_table, *commands.for_deal))


def test_every_action_has_words_and_no_two_share_a_key(window: MainWindow) -> None:
    commands = window.commands
    of_all = [action for action in commands.menu_of_all if not action.isSeparator()]
    actions = (*commands.for_table, *commands.for_deal, *of_all, commands.deals)
    assert all(action.text() for action in actions)
    keys = [action.shortcut().toString() for action in actions if not action.shortcut().isEmpty()]
    assert len(keys) == len(set(keys))


def test_the_menu_of_home_opens_by_key_and_acts_on_nothing_else(window: MainWindow) -> None:
    window.commands.menu.trigger()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert window.commands.quit in menu.actions()
    menu.close()
    assert window.screens.currentWidget() is window.home


def test_f10_opens_the_menu_of_a_table(window: MainWindow, pages: Pages, table: Table) -> None:
    window.commands.menu.trigger()
    assert table.menus == 1
    pages.show_settings()
    window.commands.menu.trigger()
    assert table.menus == 1


def test_full_screen_offers_its_way_out(window: MainWindow) -> None:
    window.commands.full_screen.trigger()
    assert window.isFullScreen()
    assert window.commands.full_screen.text() == "Leave full screen"
    assert window.banner.isVisible()
    QTest.mouseClick(window.banner.action, Qt.MouseButton.LeftButton)
    assert not window.isFullScreen()
    assert window.commands.full_screen.text() == "Full screen"
    assert not window.banner.isVisible()


def test_in_full_screen_every_bar_has_a_button_that_leads_out(window: MainWindow, pages: Pages) -> None:
    window.commands.full_screen.trigger()
    for page in (window.home, pages.rules, pages.settings):
        window.screens.setCurrentWidget(page)
        assert page.way_out.isVisible()
        assert page.rect().contains(page.way_out.geometry())
    QTest.mouseClick(pages.settings.way_out, Qt.MouseButton.LeftButton)
    assert not window.isFullScreen()
    assert not pages.settings.way_out.isVisible()
    window.banner.next()


def test_escape_leaves_full_screen_before_it_leaves_anything_else(window: MainWindow, pages: Pages) -> None:
    pages.show_settings()
    window.commands.full_screen.trigger()
    QTest.keyClick(pages.settings, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.screens.currentWidget() is pages.settings
    QTest.keyClick(pages.settings, Qt.Key.Key_Escape)
    assert window.screens.currentWidget() is window.home


@pytest.mark.parametrize("state", [Qt.WindowState.WindowFullScreen, Qt.WindowState.WindowMaximized])
def test_full_screen_and_maximised_come_back(window: MainWindow, state: Qt.WindowState) -> None:
    window.setWindowState(state)
    place = window.place()
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.restore_place(place)
    assert window.windowState() & state


def test_every_page_is_drawn_anew_on_a_screen_of_another_density(
    window: MainWindow, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HomeScreen, "devicePixelRatioF", lambda _: 2.0)
    window.home.grab()
    QApplication.sendEvent(window.home, QEvent(QEvent.Type.DevicePixelRatioChange))
    window.home.grab()
    window.home.grab()
    assert window.home._backdrop is not None
    assert window.home._backdrop.width() == 2 * window.home.width()
    for page in (pages.rules, pages.settings):
        fitted: list[object] = []
        monkeypatch.setattr(page, "refit", lambda fitted=fitted: fitted.append(1))
        QApplication.sendEvent(page, QEvent(QEvent.Type.DevicePixelRatioChange))
        assert fitted


def test_its_place_comes_back(window: MainWindow) -> None:
    window.resize(960, 700)
    place = window.place()
    window.resize(960, 720)
    window.restore_place(place)
    assert window.size().toTuple() == (960, 700)


@pytest.mark.parametrize("place", ["", "not base64!", "AAAA", "\N{SNOWMAN}"])
def test_a_place_that_is_none_ends_on_a_screen(window: MainWindow, place: str) -> None:
    window.move(-5000, -5000)
    window.restore_place(place)
    assert QGuiApplication.primaryScreen().geometry().contains(window.geometry().topLeft() + window.rect().center())
    assert window.width() >= SMALLEST.width()


def test_a_new_window_leaves_room_for_its_title_bar(window: MainWindow) -> None:
    window.restore_place("")
    room = QGuiApplication.primaryScreen().availableGeometry()
    assert window.height() <= max(room.height() - 30, SMALLEST.height())


def test_a_place_on_a_screen_that_is_gone_ends_on_one_that_is_there(window: MainWindow) -> None:
    window.move(40_000, 40_000)
    place = window.place()
    window.restore_place(place)
    assert any(screen.geometry().intersects(window.frameGeometry()) for screen in QGuiApplication.screens())


def test_messages_wait_their_turn_and_lie_inside_the_window(window: MainWindow) -> None:
    window.banner.tell("The first message.")
    window.banner.tell("The second message. " * 20)
    assert window.banner.words.text() == "The first message."
    QTest.mouseClick(window.banner.dismiss, Qt.MouseButton.LeftButton)
    assert window.banner.words.text().startswith("The second")
    for size in ((960, 640), (1920, 1080)):
        window.resize(*size)
        assert window.rect().contains(window.banner.geometry())
    QTest.mouseClick(window.banner.dismiss, Qt.MouseButton.LeftButton)
    assert not window.banner.isVisible()


def test_messages_from_before_the_window_is_shown_wait_too(window: MainWindow) -> None:
    window.hide()
    for message in ("One.", "Two.", "Three."):
        window.banner.tell(message)
    window.show()
    seen = []
    while window.banner.isVisible():
        seen.append(window.banner.words.text())
        QTest.mouseClick(window.banner.dismiss, Qt.MouseButton.LeftButton)
    assert seen == ["One.", "Two.", "Three."]


def test_an_offer_lets_the_message_come_back_that_it_covers(window: MainWindow) -> None:
    window.banner.tell("A file was set aside.")
    window.toggle_full_screen()
    assert window.banner.words.text() == "F11 leaves full screen."
    window.toggle_full_screen()
    assert window.banner.isVisible()
    assert window.banner.words.text() == "A file was set aside."


def test_closing_tells_before_it_closes(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closing):
        window.commands.quit.trigger()
    assert not window.isVisible()


def test_the_window_cannot_be_smaller_than_the_smallest(window: MainWindow) -> None:
    window.resize(200, 100)
    assert QRect(0, 0, window.width(), window.height()).size() == SMALLEST

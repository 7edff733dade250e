"""The home screen: a tile for each game, told by how the games stand."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from whistdesk.archive.ledger import Figures
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.home import HomeScreen
from whistdesk.views.page import Look
from whistdesk.views.registry import ACCOUNTS
from whistdesk.views.theme.art import Deck
from whistdesk.views.theme.focus import PressWatch
from whistdesk.views.tile import Standing
from whistdesk.views.tiles import TILES

SHOWN = ("oneonta-whist", "cribbage-solitaire", "solo-whist")
"""Three tiles, as the measures want them, however many games there are."""
SIZES = [(960, 640), (1280, 800), (1920, 1080), (1024, 768), (2560, 1080)]


def standings(begun: str = "solo-whist", last: str = "solo-whist") -> list[Standing]:
    return [Standing(key, TILES[key], key == begun, "Hand 4 of 8", key == last) for key in SHOWN]


@pytest.fixture
def home(qtbot: QtBot) -> HomeScreen:
    home = HomeScreen(standings(), Look())
    qtbot.addWidget(home)
    home.resize(1280, 800)
    with qtbot.waitExposed(home):
        home.show()
    return home


def test_every_game_has_a_tile() -> None:
    assert set(TILES) == set(GAMES)


def test_a_tile_says_its_game_what_it_does_and_how_it_stands(home: HomeScreen) -> None:
    names = [tile.accessibleName() for tile in home.tiles]
    assert names == ["Oneonta Whist: Play", "Cribbage Solitaire: Play", "Solo Whist: Continue"]
    assert "Hand 4 of 8" in home.tiles[2].accessibleDescription()


def test_a_click_and_the_keyboard_open_a_game(home: HomeScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(home.play_asked) as asked:
        QTest.mouseClick(home.tiles[1], Qt.MouseButton.LeftButton)
    assert asked.args == ["cribbage-solitaire"]
    home.focus_last()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        with qtbot.waitSignal(home.play_asked) as asked:
            QTest.keyClick(home.focusWidget(), key)
        assert asked.args == ["solo-whist"]


def test_the_arrow_keys_go_from_tile_to_tile(home: HomeScreen) -> None:
    home.tiles[0].setFocus()
    for tile in home.tiles[1:]:
        QTest.keyClick(home.focusWidget(), Qt.Key.Key_Right)
        assert tile.hasFocus()


def test_a_tile_shows_its_focus_to_whoever_uses_the_keyboard(home: HomeScreen) -> None:
    plain = home.tiles[1].grab().toImage()
    home.tiles[1].setFocus(Qt.FocusReason.OtherFocusReason)
    assert home.tiles[1].grab().toImage() == plain
    home.tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)
    home.tiles[1].setFocus(Qt.FocusReason.TabFocusReason)
    assert home.tiles[1].hasFocus()
    assert home.tiles[1].grab().toImage() != plain


def test_a_focus_that_the_program_gives_is_shown_to_whoever_pressed_a_key_last(home: HomeScreen) -> None:
    plain, window = home.tiles[1].grab().toImage(), home.windowHandle()
    PressWatch(home)

    def shown() -> bool:
        home.tiles[0].setFocus(Qt.FocusReason.OtherFocusReason)
        home.tiles[1].setFocus(Qt.FocusReason.OtherFocusReason)
        return home.tiles[1].grab().toImage() != plain

    QTest.keyClick(window, Qt.Key.Key_Shift)
    assert shown()
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    assert not shown()


def test_only_a_game_that_was_begun_can_be_begun_anew(home: HomeScreen, qtbot: QtBot) -> None:
    assert [button.isVisible() for button in home.anew] == [False, False, True]
    with qtbot.waitSignal(home.new_asked) as asked:
        QTest.mouseClick(home.anew[2], Qt.MouseButton.LeftButton)
    assert asked.args == ["solo-whist"]


def test_rules_settings_and_menu_are_asked_for(home: HomeScreen, qtbot: QtBot) -> None:
    for button, signal in (
        (home.rules, home.rules_asked),
        (home.settings, home.settings_asked),
        (home.menu, home.menu_asked),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_everything_has_its_place_at_every_size(home: HomeScreen, size: tuple[int, int], text: float) -> None:
    home.set_look(Look(text))
    home.resize(*size)
    places = [tile.geometry() for tile in home.tiles]
    assert all(home.rect().contains(place) for place in places)
    assert all(one.right() < two.left() for one, two in pairwise(places))
    for button in (home.rules, home.settings, home.menu):
        assert home.rect().contains(button.geometry())
        assert not any(place.intersects(button.geometry()) for place in places)
        assert button.width() >= button.sizeHint().width() or button is home.menu


def test_words_that_leave_no_room_for_cards_are_shown_without_them(home: HomeScreen) -> None:
    home.set_look(Look(1.5))
    home.resize(960, 640)
    tile = home.tiles[0]
    assert tile.prints
    tile.show_standing(
        standings()[0]._replace(note="Hand 4 of 8, and much more to tell than fits " * 5), Deck(), home.k
    )
    assert tile.prints == []
    assert not tile.grab().isNull()


def test_tiles_keep_their_measures_in_the_reference_windows(home: HomeScreen) -> None:
    measured = []
    for size in SIZES[:3]:
        home.resize(*size)
        measured.append(home.tiles[0].size().toTuple())
    assert measured == [(280, 400), (364, 476), (491, 643)]


def test_tiles_stand_alike_whether_or_not_there_is_something_to_tell(home: HomeScreen) -> None:
    tile = home.tiles[0]
    upper = QRect(0, 0, tile.width(), tile.height() - 40)
    told = tile.grab(upper).toImage()
    tile.show_standing(standings()[0]._replace(note=""), home.look.deck, home.k)
    assert tile.grab(upper).toImage() == told


def test_the_second_picture_from_what_is_kept_is_as_the_first_one(home: HomeScreen) -> None:
    home.resize(1001, 701)
    first = home.grab().toImage()
    kept = home._backdrop
    assert home.grab().toImage() == first
    assert (kept, home._backdrop is None) == (None, False)


def test_the_whole_tile_answers_the_pointer(home: HomeScreen, qtbot: QtBot) -> None:
    tile = home.tiles[0]
    for place in (QPoint(10, 200), QPoint(tile.width() - 10, 200), QPoint(180, tile.height() - 10)):
        with qtbot.waitSignal(home.play_asked):
            QTest.mouseClick(tile, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("oneonta-whist", "Hand 1 of 8  ·  0 of 7 penalty cards"),
        ("cribbage-solitaire", "Round 1 of 4  ·  0 points"),
        ("solo-whist", "Hand 1 of 12  ·  0 chip(s)"),
    ],
)
def test_progress_is_worded_from_the_view(game: str, sentence: str) -> None:
    rules = GAMES[game]
    state = rules.start(Setup(number=1, match=12 if game == "solo-whist" else None)).state
    assert ACCOUNTS[game].progress(state.view_for(rules.seats[0])) == sentence


@pytest.mark.usefixtures("qapp")
def test_results_are_worded_from_the_ledger() -> None:
    tally = {"won": Figures(9, 91, 104, 870), "lost": Figures(32, 60, 88, 2400)}
    assert ACCOUNTS["cribbage-solitaire"].results(tally) == "Best 104  ·  won 9 of 41"
    assert ACCOUNTS["oneonta-whist"].results(tally) == "Won 9 of 41"
    assert ACCOUNTS["solo-whist"].results({"finished": Figures(2, -6, 10, 4)}) == "+4 chip(s) in 2 match(es)"
    assert {account.results({}) for account in ACCOUNTS.values()} == {""}


def test_a_home_screen_that_nobody_sees_keeps_no_pictures(home: HomeScreen) -> None:
    before = home.grab().toImage()
    home.hide()
    home.refit()
    assert home._backdrop is None
    assert home._ahead._pictures == {}
    home.show()
    assert home.grab().toImage() == before

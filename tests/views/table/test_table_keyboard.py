"""Everything works by keyboard, through real buttons that screen readers know."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.views.table.conftest import Player, Seated
from tests.views.table.tiny import tile
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.table.targets import TargetButton
from whistdesk.views.theme.button import Button


def test_a_key_of_an_option_plays_it(player: Player) -> None:
    player.key(Qt.Key.Key_3)
    assert player.moves == ("play 9H",)


def test_a_pick_is_confirmed_by_enter_and_laid_down_by_escape(player: Player) -> None:
    player.key(Qt.Key.Key_B)
    player.key(Qt.Key.Key_Escape)
    assert player.screen.play.picked is None
    player.key(Qt.Key.Key_B)
    player.key(Qt.Key.Key_Return)
    assert player.moves == ("ring",)


def test_escape_with_nothing_picked_leaves_the_table(player: Player, qtbot: QtBot) -> None:
    with qtbot.waitSignal(player.screen.left):
        player.key(Qt.Key.Key_Escape)


def test_arrows_go_from_card_to_card_and_space_plays(player: Player) -> None:
    player.key(Qt.Key.Key_Right)
    assert player.focused() == "king of hearts, playable"
    player.key(Qt.Key.Key_Right)
    assert player.focused() == "queen of spades, not now"
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Left)
    player.key(Qt.Key.Key_Space)
    assert player.moves == ("play 9H",)


def test_the_focused_card_is_lifted_and_ringed(player: Player) -> None:
    player.key(Qt.Key.Key_Right)
    player.display.scene.driver.finish()
    shown = player.display.scene.items_by_tile[tile("KH")]
    assert shown.focused
    assert shown.lift == 10


def test_tab_goes_from_zone_to_zone(player: Player) -> None:
    player.key(Qt.Key.Key_Right)
    seen = []
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget() or player.screen, Qt.Key.Key_Tab)
        seen.append(player.focused())
    assert "Bell" in seen
    assert "king of hearts, playable" in seen
    assert not {"9 of hearts, playable", "7 of diamonds, playable"} & set(seen)


def test_focus_stays_at_the_table_when_a_card_is_played(player: Player) -> None:
    player.key(Qt.Key.Key_Right)
    player.key(Qt.Key.Key_Return)
    assert player.moves == ("play KH",)
    assert player.focused() == "queen of spades, not now"


def test_every_target_has_a_real_button_where_it_lies(player: Player) -> None:
    names = player.display.targets.names()
    assert names[tile("2C")] == "2 of clubs, not now"
    assert names["bell"] == "Bell"
    for button in player.screen.findChildren(TargetButton):
        assert button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        if isinstance(button.target, str):
            continue
        pose = player.display.scene.layout_now.poses[button.target]
        assert abs(button.geometry().center().x() - pose.x) <= 1


def test_pressing_a_button_from_outside_plays(player: Player) -> None:
    button = next(b for b in player.screen.findChildren(TargetButton) if b.target == tile("7D"))
    button.click()
    assert player.moves == ("play 7D",)


def test_the_log_says_what_happens(seat: Seated) -> None:
    player = seat()
    said: list[str] = []
    player.screen.said.connect(said.append)
    player.click("7D")
    assert said == ["You play the 7 of diamonds."]


@pytest.mark.parametrize("redo", ["Ctrl+Y", "Ctrl+Shift+Z"])
def test_undo_and_redo_have_their_keys(player: Player, redo: str) -> None:
    player.click("7D")
    QTest.keySequence(player.screen, QKeySequence("Ctrl+Z"))
    assert player.session.can_redo
    QTest.keySequence(player.screen, QKeySequence(redo))
    assert player.moves == ("play 7D",)


def test_space_skips_what_moves(seat: Seated) -> None:
    player = seat(TableSettings(), dealt=False)
    player.key(Qt.Key.Key_Space)
    assert not player.screen.busy
    assert player.moves == ()


def test_enter_belongs_to_the_table_after_a_click_on_the_bar(player: Player) -> None:
    player.click("9H")
    undo = next(b for b in player.display.bar.findChildren(Button) if b.accessibleName().startswith("Undo"))
    QTest.mouseClick(undo, Qt.MouseButton.LeftButton)
    player.key(Qt.Key.Key_B)
    player.key(Qt.Key.Key_Return)
    assert player.moves == ("ring",)

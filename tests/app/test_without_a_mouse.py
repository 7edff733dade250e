"""A whole game of each kind without a mouse: from the home screen to the next deal, and the focus always shown."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.app.conftest import Open
from whistdesk.app.folders import Folders
from whistdesk.app.program import Program
from whistdesk.app.settings import Settings, store
from whistdesk.archive.occupant import Occupant
from whistdesk.archive.record import Record
from whistdesk.archive.saves import History, Save, SaveFolder, Sitting
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import ACCOUNTS
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.targets import TargetButton
from whistdesk.views.theme.button import Button
from whistdesk.views.tile import TileButton
from whistdesk.views.tiles import TILES

BEGINNERS = {seat: Occupant("", "beginner", "even") for seat in ("W", "N", "E")}
"""They think for no time."""
PATIENCE_MS = 20_000
BEGUN = datetime(2026, 1, 31, 18, tzinfo=UTC)


class Keyboard:
    """A person with a keyboard, and nothing else, at a running program."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program, self.qtbot = program, qtbot

    def press(self, key: Qt.Key) -> None:
        """To the window, as a keyboard does: it hands the key on to what has the focus."""
        self.program.window.activateWindow()
        QTest.keyClick(self.program.window.windowHandle(), key)

    def go_to(self, key: Qt.Key, name: str) -> None:
        """Press ``key`` until what is named ``name`` has the focus, which must be seen at every step."""
        for _ in range(30):
            self.press(key)
            assert seen(focus()), f"the focus on {focus()} cannot be seen"
            if focus().accessibleName().startswith(name):
                return
        raise AssertionError(f"{name} cannot be reached")

    @property
    def screen(self) -> TableScreen:
        assert self.program.seated is not None
        return self.program.seated.screen

    def settle(self) -> None:
        """Wait until something is to be done."""

        def settled() -> bool:
            course, session = self.screen.course, self.screen.session
            mine = session.seat == session.human or session.over
            return self.screen.display.curtain.isVisible() or (mine and not course.busy)

        self.qtbot.waitUntil(settled, timeout=PATIENCE_MS)

    def move(self) -> None:
        """Make a move: by its own key where it has one, otherwise by arrows and Enter."""
        option = next(option for option in self.screen.play.options if option.legal)
        before = len(self.screen.session.record().moves)
        if option.keys:
            self.press(Qt.Key[f"Key_{option.keys[0]}"])
        else:
            self.walk_to_a_card()
        if option.confirm or not option.keys:
            self.press(Qt.Key.Key_Return)
        assert len(self.screen.session.record().moves) > before

    def walk_to_a_card(self) -> None:
        """By arrows, first to the right and then back, to a card that may be played."""
        for key in (*[Qt.Key.Key_Right] * 13, *[Qt.Key.Key_Left] * 13):
            if focus().accessibleName().endswith(", playable"):
                return
            self.press(key)
            assert seen(focus())
        raise AssertionError("no card can be reached that may be played")


def focus() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def seen(widget: QWidget) -> bool:
    """Whether the focus on ``widget`` is drawn."""
    match widget:
        case TargetButton():
            screen = widget.parentWidget()
            assert isinstance(screen, TableScreen)
            return screen.display.marks.focused == widget.target
        case Button() | TileButton():
            return widget._ringed
    return False


def deal_by_enter() -> None:
    """Confirm the dialog of a new match, as soon as it is there."""

    def confirm() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        button = dialog.focusWidget()
        shown = isinstance(button, Button) and button._ringed
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert shown, "the button that Enter presses is shown"

    QTimer.singleShot(0, confirm)


@pytest.fixture
def keyboard(folders: Folders, open_program: Open, qtbot: QtBot) -> Keyboard:
    """At a program in which a match of Solo Whist has come to its last hand, and no other game was begun."""
    quick = Settings(language="en", speed="off", trick_hold=0, match=4, seats={"solo-whist": BEGINNERS})
    store(quick, folders.settings)
    thrown_in = Record(GAMES["solo-whist"], Setup(number=300, match=4), ("pass",) * 4 * 3)
    SaveFolder(folders.saves, GAMES).store(Save(thrown_in, History(), Sitting("keys", 17, BEGUN), BEGUN))
    program = open_program()
    with qtbot.waitActive(program.window):
        program.window.activateWindow()
    return Keyboard(program, qtbot)


@pytest.mark.parametrize("key", TILES)
def test_a_whole_game_without_a_mouse(keyboard: Keyboard, key: str) -> None:
    title = TILES[key].title()
    begins = ACCOUNTS[key].kind == "match"
    keyboard.go_to(Qt.Key.Key_Tab, f"{title}: Continue" if begins else f"{title}: Play")
    keyboard.press(Qt.Key.Key_Return)
    keyboard.settle()
    while not keyboard.screen.session.over:
        if keyboard.screen.display.curtain.isVisible():
            assert seen(focus()), "the button that Enter presses is shown"
            keyboard.press(Qt.Key.Key_Return)
        else:
            keyboard.move()
        keyboard.settle()
    while "New" not in focus().accessibleName() + getattr(focus(), "text", str)():
        assert seen(focus())
        keyboard.press(Qt.Key.Key_Return)
        keyboard.settle()
    finished = keyboard.screen.session
    if begins:
        deal_by_enter()
    keyboard.press(Qt.Key.Key_Return)
    assert keyboard.screen.session is not finished
    assert not keyboard.screen.session.record().moves
    keyboard.settle()
    keyboard.press(Qt.Key.Key_Escape)
    assert keyboard.program.window.screens.currentWidget() is keyboard.program.window.home
    assert focus().accessibleName() == f"{title}: Continue"
    assert seen(focus())

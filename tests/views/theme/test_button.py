"""Buttons of one part are one place for the keyboard: arrows go round within it and never leave it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from whistdesk.views.theme.button import Button

LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
GRID = {"a": (0, 0), "b": (100, 0), "c": (200, 0), "under a": (0, 60)}


@pytest.fixture
def buttons(qapp: QApplication) -> Iterator[dict[str, Button]]:
    """Two rows of buttons that are one part, and a part beside them."""
    window = QWidget()
    window.resize(500, 200)
    part, other = QWidget(window), QWidget(window)
    part.setGeometry(0, 0, 300, 200)
    other.setGeometry(300, 0, 200, 200)
    buttons = {name: Button(name, part) for name in GRID}
    for name, (x, y) in GRID.items():
        buttons[name].setGeometry(x, y, 90, 40)
    Button("elsewhere", other)
    window.show()
    window.activateWindow()
    yield buttons
    window.close()


def test_arrows_go_from_button_to_button_and_stay_within_their_part(buttons: dict[str, Button]) -> None:
    buttons["a"].setFocus()
    for key, then in ((RIGHT, "b"), (RIGHT, "c"), (RIGHT, "c"), (LEFT, "b"), (LEFT, "a"), (UP, "a"), (DOWN, "under a")):
        focused = buttons["a"].window().focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        assert buttons[then].hasFocus()


def test_arrows_leave_out_what_cannot_be_pressed(buttons: dict[str, Button]) -> None:
    buttons["b"].setEnabled(False)
    buttons["a"].setFocus()
    QTest.keyClick(buttons["a"], RIGHT)
    assert buttons["c"].hasFocus()


def test_enter_and_space_press(buttons: dict[str, Button], qtbot: QtBot) -> None:
    button = buttons["a"]
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        with qtbot.waitSignal(button.clicked):
            QTest.keyClick(button, key)

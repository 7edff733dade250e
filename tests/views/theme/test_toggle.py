"""A screen reader's toggle is a click, and what the program marks is none."""

import pytest
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from whistdesk.views.controls import Segments, Switch
from whistdesk.views.theme.button import Button
from whistdesk.views.theme.toggle import mark


def toggle(widget: QWidget) -> None:
    """As a screen reader does: the action is found by its name."""
    actions = QAccessible.queryAccessibleInterface(widget).actionInterface()
    actions.doAction(actions.toggleAction())


def told_by(signal: SignalInstance) -> list[object]:
    """All that a signal tells from now on."""
    told: list[object] = []

    def note(value: object) -> None:
        told.append(value)

    signal.connect(note)
    return told


@pytest.fixture
def switch(qtbot: QtBot) -> Switch:
    switch = Switch("Left-handed table")
    qtbot.addWidget(switch)
    return switch


def test_a_toggle_is_a_click(switch: Switch) -> None:
    clicked = told_by(switch.clicked)
    toggle(switch)
    toggle(switch)
    assert clicked == [True, False]
    assert not switch.isChecked()


def test_a_press_of_the_mouse_is_one_click(switch: Switch) -> None:
    clicked = told_by(switch.clicked)
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton)
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert clicked == [True, False]


def test_what_the_program_marks_is_no_click(switch: Switch) -> None:
    clicked = told_by(switch.clicked)
    mark(switch, True)
    assert switch.isChecked()
    assert not clicked


def test_a_segment_that_is_toggled_is_chosen(qtbot: QtBot) -> None:
    segments = Segments(["100 %", "125 %", "150 %"])
    qtbot.addWidget(segments)
    segments.choose(0)
    chosen = told_by(segments.group.idClicked)
    toggle(segments.group.button(2))
    assert chosen == [2]
    assert segments.chosen == 2
    segments.choose(1)
    assert chosen == [2]


def test_a_button_that_only_presses_is_left_alone(qtbot: QtBot) -> None:
    button = Button("Hint")
    qtbot.addWidget(button)
    clicked = told_by(button.clicked)
    button.click()
    assert clicked == [False]

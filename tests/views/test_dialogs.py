"""Dialogs in the house style."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from whistdesk.cards.deal import LARGEST_NUMBER
from whistdesk.views.dialogs import (
    About,
    DealNumber,
    HouseDialog,
    MatchChoice,
    NewMatch,
    NotANumber,
    Notice,
    Papers,
    Question,
    read_number,
)
from whistdesk.views.rulebook.text import HouseRule

RULES = [HouseRule("pass_is_final", "Pass is final", "Who has passed only passes.")]

MAKERS: list[Callable[[QWidget], HouseDialog]] = [
    lambda parent: Question("New game", "Give up this one?", "Yes", "No", parent, 1.5),
    lambda parent: Notice("Damaged", "A file was set aside.", parent, 1.5),
    lambda parent: DealNumber("Solo Whist", parent, 1.5),
    lambda parent: NewMatch(RULES * 3, MatchChoice(12, frozenset()), parent, 1.5),
    lambda parent: About("1.0", ["Made with Qt."], [Papers("MIT", "text")], parent, 1.5),
]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("48213", 48213),
        ("#48213", 48213),
        (" # 48 213 ", 48213),
        ("#48\N{NARROW NO-BREAK SPACE}213", 48213),
        ("48\N{THIN SPACE}213\t\n", 48213),
        ("0", 0),
        (str(LARGEST_NUMBER), LARGEST_NUMBER),
    ],
)
def test_a_number_is_read_however_it_was_pasted(text: str, number: int) -> None:
    assert read_number(text) == number


@pytest.mark.parametrize("text", ["", "#", "deal 5", "-1", "4.5", "##5", str(LARGEST_NUMBER + 1), "9" * 50, "²"])
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(NotANumber):
        read_number(text)


def test_the_number_of_the_deal_on_the_table_can_be_copied(window: QWidget) -> None:
    dialog = DealNumber("Solo Whist", window, 1.0, 48213).dressed()
    assert dialog.field.selectedText() == "48213"


def test_a_wrong_number_is_answered_by_a_sentence(window: QWidget) -> None:
    dialog = DealNumber("Solo Whist", window, 1.0).dressed()
    dialog.show()
    QTest.keyClicks(dialog.field, "abc")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert "whole number" in dialog.fault.text()
    dialog.field.clear()
    assert not dialog.fault.text()
    QTest.keyClicks(dialog.field, "#48 213")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.number == 48213


def test_a_match_is_chosen_with_its_house_rules(window: QWidget) -> None:
    dialog = NewMatch(RULES, MatchChoice(8, frozenset()), window, 1.0).dressed()
    dialog.show()
    assert dialog.choice == MatchChoice(8, frozenset())
    QTest.mouseClick(dialog.lengths.group.button(4), Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.boxes["pass_is_final"], Qt.MouseButton.LeftButton)
    assert dialog.choice == MatchChoice(None, frozenset({"pass_is_final"}))
    dialog.close()


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("make", MAKERS)
def test_escape_closes_every_dialog_and_it_fits_the_smallest_screen(
    window: QWidget, make: Callable[[QWidget], HouseDialog]
) -> None:
    dialog = make(window).dressed()
    dialog.show()
    assert dialog.width() <= 960
    assert dialog.height() <= 720
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result() == HouseDialog.DialogCode.Rejected


def test_enter_keeps_things_as_they_are(window: QWidget) -> None:
    question = Question("New game", "Give up this one?", "Yes", "No", window, 1.0).dressed()
    question.show()
    QTest.keyClick(question, Qt.Key.Key_Return)
    assert question.result() == HouseDialog.DialogCode.Rejected


def test_enter_presses_the_button_that_has_the_focus(window: QWidget) -> None:
    question = Question("New game", "Give up this one?", "Yes", "No", window, 1.0).dressed()
    question.show()
    question.yes.setFocus()
    QTest.keyClick(question.yes, Qt.Key.Key_Return)
    assert question.result() == HouseDialog.DialogCode.Accepted

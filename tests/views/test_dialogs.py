"""Dialogs in the house style."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QColor, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from tests.hearing import nameless
from tests.legibility import measured
from tests.views.table.tiny import TinyGame, TinyTable
from whistdesk.archive.sharing import NotADeal
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.views.deals.choice import DealChoice, Reading
from whistdesk.views.dialogs import (
    About,
    HouseDialog,
    MatchChoice,
    NewMatch,
    Notice,
    Papers,
    Question,
)
from whistdesk.views.preferences.offers import Preset
from whistdesk.views.rulebook.text import HouseRule
from whistdesk.views.table.written import WrittenLog
from whistdesk.views.theme.type import load_inter

RULES = [HouseRule("pass_is_final", "Pass is final", "Who has passed only passes.")]
THREE = [
    HouseRule(f"rule-{n}", "An unaccepted proposer may raise", "Two lines of text that say what is changed by it. " * 3)
    for n in range(3)
]
PRESETS = [Preset("As written", frozenset()), Preset("Traditional", frozenset({"pass_is_final"}))]


def read_nothing(text: str) -> Reading:
    raise NotADeal("unknown-game")


MAKERS: list[Callable[[QWidget], HouseDialog]] = [
    lambda parent: Question("New game", "Give up this one?", "Yes", "No", parent, 1.5),
    lambda parent: Notice("Damaged", "A file was set aside.", parent, 1.5),
    lambda parent: DealChoice(read_nothing, "48213", parent, 1.5),
    lambda parent: NewMatch(THREE, PRESETS, MatchChoice(12, frozenset()), parent, 1.5),
    lambda parent: About("1.0", ["Made with Qt."], [Papers("MIT", "text")], parent, 1.5),
    lambda parent: WrittenLog(Session(TinyGame(), Setup(1)), TinyTable(), parent, 1.5),
]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def test_a_match_is_chosen_with_its_house_rules(window: QWidget) -> None:
    dialog = NewMatch(RULES, PRESETS, MatchChoice(8, frozenset()), window, 1.0).dressed()
    dialog.show()
    assert dialog.choice == MatchChoice(8, frozenset())
    QTest.mouseClick(dialog.lengths.group.button(4), Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.boxes["pass_is_final"], Qt.MouseButton.LeftButton)
    assert dialog.choice == MatchChoice(None, frozenset({"pass_is_final"}))
    dialog.close()


def test_a_set_of_house_rules_is_chosen_at_once_and_unmarked_by_a_mixture(window: QWidget) -> None:
    rules = [*RULES, HouseRule("partners_settle_once", "Once", "Each with one.")]
    dialog = NewMatch(rules, PRESETS, MatchChoice(8, frozenset()), window, 1.0).dressed()
    dialog.show()
    assert dialog.presets.chosen == 0
    QTest.mouseClick(dialog.presets.group.button(1), Qt.MouseButton.LeftButton)
    assert dialog.choice.house_rules == {"pass_is_final"}
    QTest.mouseClick(dialog.boxes["partners_settle_once"], Qt.MouseButton.LeftButton)
    assert dialog.choice.house_rules == {"pass_is_final", "partners_settle_once"}
    assert dialog.presets.chosen == -1
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


@pytest.fixture(params=["light", "dark"])
def system(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The palette of the system, as it comes to a program that has not set its own."""
    before = qapp.palette()
    light = request.param == "light"
    qapp.setPalette(QPalette(QColor("#EFEFEF" if light else "#31363B"), QColor("#FFFFFF" if light else "#1B1E20")))
    yield request.param
    qapp.setPalette(before)


@pytest.mark.usefixtures("system", "language")
@pytest.mark.parametrize("make", MAKERS)
def test_every_dialog_is_readable_under_both_palettes(window: QWidget, make: Callable[[QWidget], HouseDialog]) -> None:
    load_inter()
    dialog = make(window).dressed()
    dialog.show()
    picture = dialog.grab().toImage()
    texts: list[QWidget] = [label for label in dialog.findChildren(QLabel) if label.text()]
    texts += [button for button in dialog.findChildren(QAbstractButton) if button.isEnabled() and button.text()]
    assert texts
    for text in texts:
        if text.isVisible():
            box = text.rect().translated(text.mapTo(dialog, text.rect().topLeft()))
            assert measured(picture, box) >= 4.5, text
    for paper in dialog.findChildren(QPlainTextEdit):
        line = paper.document().firstBlock().text()
        wide, tall = paper.fontMetrics().horizontalAdvance(line), paper.fontMetrics().height()
        box = QRect(0, 4, wide, tall).translated(paper.viewport().mapTo(dialog, paper.rect().topLeft()))
        assert measured(picture, box) >= 4.5, line
    dialog.close()


@pytest.mark.parametrize("make", MAKERS)
def test_everything_in_a_dialog_has_a_name(window: QWidget, make: Callable[[QWidget], HouseDialog]) -> None:
    dialog = make(window).dressed()
    dialog.show()
    assert not nameless(dialog)
    dialog.close()


def test_the_title_is_drawn_anew_on_a_screen_of_another_density(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = Notice("Damaged", "A file was set aside.", window, 1.0).dressed()
    drawn: list[QPixmap] = []
    monkeypatch.setattr(dialog.heading, "setPixmap", drawn.append)
    monkeypatch.setattr(Notice, "devicePixelRatioF", lambda _: 2.0)
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert [title.devicePixelRatio() for title in drawn] == [2]


@pytest.mark.parametrize("make", MAKERS)
def test_the_window_button_of_every_dialog_changes_nothing(
    window: QWidget, make: Callable[[QWidget], HouseDialog]
) -> None:
    dialog = make(window).dressed()
    dialog.show()
    assert dialog.windowFlags() & Qt.WindowType.WindowCloseButtonHint or dialog.windowFlags() & Qt.WindowType.Dialog
    dialog.close()
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

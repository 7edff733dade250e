"""A refusal has a button that leads to its rule, at the real tables."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.solowhist.moves import Call
from whistdesk.views.registry import TABLES
from whistdesk.views.table.act import Tap
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art

REFUSED = {
    "oneonta-whist": (34, ("predict 4",), "OW-08"),
    "cribbage-solitaire": (13, ("place 1", "place 1"), "CS-03"),
    "solo-whist": (52, ("pass", "pass", "solo", "pass"), "SW-10"),
}
"""By game a deal, moves after which something is refused, and the rule that refuses it."""


@pytest.fixture(params=REFUSED)
def screen(request: pytest.FixtureRequest, qtbot: QtBot, art: Art, calm: None) -> Iterator[TableScreen]:
    """A table at which a move was just refused."""
    key = request.param
    number, words, _ = REFUSED[key]
    game = GAMES[key]
    session = Session(game, Setup(number, match=1 if len(game.seats) > 1 else None))
    for word in words:
        assert session.seat is not None
        move = game.parse_move(word)
        session.play(move) if session.seat is session.human else session.play_for(session.seat, move)
    made = TableScreen(session, TABLES[key](), TableSettings(speed=Speed.OFF), art)
    qtbot.addWidget(made)
    made.resize(960, 640)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.course.performance.finish()
    refused = next(option for option in made.play.options if not option.legal and option.move is not Call.PROPOSE)
    made.act(Tap(refused.targets[0]))
    yield made
    made.close_table()


def rule_of(screen: TableScreen) -> str:
    return REFUSED[screen.session.game.key][2]


def test_the_button_leads_to_the_rule(screen: TableScreen, qtbot: QtBot) -> None:
    why = screen.display.why
    assert why.isVisible()
    assert rule_of(screen) in why.accessibleName()
    with qtbot.waitSignal(screen.rules_asked):
        QTest.mouseClick(why, Qt.MouseButton.LeftButton)
    assert screen.play.broken_rule == rule_of(screen)


def test_the_keyboard_reaches_it(screen: TableScreen, qtbot: QtBot) -> None:
    for _ in range(30):
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Tab)
        if QApplication.focusWidget() is screen.display.why:
            break
    with qtbot.waitSignal(screen.rules_asked):
        QTest.keyClick(screen.display.why, Qt.Key.Key_Space)


def test_it_stays_while_somebody_is_about_to_press_it_and_goes_with_the_refusal(screen: TableScreen) -> None:
    why, play = screen.display.why, screen.play
    middle = QPointF(4, 4)
    QApplication.sendEvent(why, QEnterEvent(middle, middle, middle))
    assert not play._forgetting.isActive()
    QApplication.sendEvent(why, QEvent(QEvent.Type.Leave))
    assert play._forgetting.isActive()
    why.setFocus()
    play.forget_refusal()
    assert not why.isVisible()
    assert QApplication.focusWidget() is screen


def test_it_lies_in_the_window_and_beside_the_words(screen: TableScreen) -> None:
    display = screen.display
    box = display.why.geometry()
    assert screen.rect().contains(box)
    if display.prompt.isVisible():
        assert display.prompt.geometry().contains(box)
    else:
        assert display.standing is not None
        assert display.standing.geometry().contains(box)

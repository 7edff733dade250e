"""A table screen with Solo Whist on it, and a guest who plays there with mouse and keyboard."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.views.solowhist.positions import GAME
from whistdesk.cards.card import Card
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import Call, NameTrump
from whistdesk.rules.solowhist.places import hand_of
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.views.solowhist.callpanel import CallPanel
from whistdesk.views.solowhist.panelkey import PanelKey
from whistdesk.views.solowhist.staging import target_of
from whistdesk.views.solowhist.table import SoloTable
from whistdesk.views.table.act import Tap
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art

AT_ONCE: Final = TableSettings(speed=Speed.OFF, trick_hold=0)
LEFT: Final = Qt.MouseButton.LeftButton
PLAIN: Final = Qt.KeyboardModifier.NoModifier


class Guest:
    """The person at South."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen, self.session, self.display = screen, screen.session, screen.display

    @property
    def panel(self) -> CallPanel:
        assert isinstance(self.display.standing, CallPanel)
        return self.display.standing

    @property
    def view(self) -> SoloView:
        view = self.session.moment.view
        assert isinstance(view, SoloView)
        return view

    @property
    def moves(self) -> list[str]:
        return list(self.session.record().moves)

    def key_of(self, move: Call | NameTrump) -> PanelKey:
        """The panel's button of a call or a trump suit."""
        return next(key for key in self.panel.keys if key.act == Tap(target_of(move)))

    @property
    def gold(self) -> PanelKey:
        return self.panel.keys[-1]

    def click(self, key: PanelKey) -> None:
        QTest.mouseClick(key, LEFT, PLAIN, key.rect().center())

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.screen, key)

    def click_card(self, card: Card) -> None:
        """Click on the visible strip of a card of the hand."""
        table, layout = self.session.moment.table, self.display.scene.layout_now
        tile = next(tile for tile in table.at(hand_of(Seat.SOUTH)) if table.card(tile) == card)
        pose = layout.poses[tile]
        spot = QPoint(round(pose.x - pose.width * 0.36), round(pose.y))
        QTest.mouseClick(self.display.view.viewport(), LEFT, PLAIN, spot)

    def close_panel(self) -> None:
        """Press the gold button of the panel over the table."""
        assert self.display.curtain.panel is not None
        gold = next(button for button in self.display.curtain.panel.buttons if button.gold)
        QTest.mouseClick(self.display.curtain.buttons()[gold.text], LEFT)


OpenTable = Callable[..., Guest]


@pytest.fixture
def open_table(qtbot: QtBot, art: Art, calm: None) -> Iterator[OpenTable]:
    """Opens a match after some moves in notation, all cards at rest."""
    screens: list[TableScreen] = []

    def opened(
        words: str = "",
        settings: TableSettings = AT_ONCE,
        size: tuple[int, int] = (1280, 800),
        number: int = 5,
        match: int | None = 4,
    ) -> Guest:
        session = Session(GAME, Setup(number=number, match=match))
        for word in filter(None, (word.strip() for word in words.split(","))):
            assert session.seat is not None
            session.play_for(session.seat, GAME.parse_move(word))
        screen = TableScreen(session, SoloTable(), settings, art)
        qtbot.addWidget(screen)
        screens.append(screen)
        screen.resize(*size)
        with qtbot.waitExposed(screen):
            screen.show()
        screen.course.performance.finish()
        qtbot.waitUntil(lambda: not screen.busy)
        return Guest(screen)

    yield opened
    for screen in screens:
        screen.close_table()

"""A screen on which the tiny game is played, and a hand that clicks and drags there."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.views.table.tiny import TinyGame, TinyTable, tile
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.views.table.pose import Pose
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art

AT_ONCE: Final = TableSettings(speed=Speed.OFF)
LEFT: Final = Qt.MouseButton.LeftButton
PLAIN: Final = Qt.KeyboardModifier.NoModifier


class Player:
    """Sits at the tiny game's table and uses mouse and keyboard."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.session = screen.session
        self.display = screen.display

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(self.session.record().moves)

    @property
    def prompt(self) -> str:
        return self.display.prompt.text

    def pose(self, card: str) -> Pose:
        """Where a card is to be seen now."""
        return self.display.scene.items_by_tile[tile(card)].pose

    def spot(self, target: str) -> QPoint:
        """A point on a card's visible strip, or in the middle of an area."""
        areas = self.display.scene.layout_now.areas
        if target in areas:
            return QPoint(*(round(length) for length in areas[target].centre))
        pose = self.display.scene.layout_now.poses[tile(target)]
        return QPoint(round(pose.x - pose.width * 0.3), round(pose.y))

    def click(self, target: str) -> None:
        QTest.mouseClick(self.display.view.viewport(), LEFT, PLAIN, self.spot(target))

    def drag(self, card: str, to: QPoint) -> None:
        self.pull(card, to)
        QTest.mouseRelease(self.display.view.viewport(), LEFT, PLAIN, to)

    def pull(self, card: str, to: QPoint) -> None:
        """Drag without letting go."""
        start = self.spot(card)
        QTest.mousePress(self.display.view.viewport(), LEFT, PLAIN, start)
        for step in range(1, 6):
            QTest.mouseMove(self.display.view.viewport(), start + (to - start) * step / 5)

    def hover(self, target: str) -> None:
        QTest.mouseMove(self.display.view.viewport(), self.spot(target))

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.screen, key, modifier)

    def focused(self) -> str:
        """The accessible name of what has the keyboard's focus."""
        widget = QApplication.focusWidget()
        return widget.accessibleName() if widget else ""

    def settle(self) -> None:
        """Bring everything that moves to its end."""
        self.screen.course.performance.finish()
        self.display.scene.driver.finish()


Seated = Callable[..., Player]


@pytest.fixture
def seat(qtbot: QtBot, art: Art) -> Iterator[Seated]:
    """Opens a table with some settings and a size, dealt out unless ``dealt`` is False."""
    open_screens: list[TableScreen] = []

    def sit(settings: TableSettings = AT_ONCE, size: tuple[int, int] = (1280, 800), *, dealt: bool = True) -> Player:
        screen = TableScreen(Session(TinyGame(), Setup(48213)), TinyTable(), settings, art)
        qtbot.addWidget(screen)
        open_screens.append(screen)
        screen.resize(*size)
        screen.show()
        player = Player(screen)
        if dealt:
            player.settle()
            screen.display.view.spend_on(QRect())  # the click that led here was long ago
        return player

    yield sit
    for screen in open_screens:
        screen.close_table()


@pytest.fixture
def player(seat: Seated, calm: None) -> Player:
    """At a table on which nothing takes time."""
    return seat()

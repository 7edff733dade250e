"""A table screen with Cribbage Solitaire on it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.views.cribbage.positions import GAME
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.views.cribbage.table import CribbageTable
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.type import load_inter

QUICK = TableSettings(speed=Speed.OFF)


@pytest.fixture
def art(qapp: QApplication) -> Iterator[Art]:
    load_inter()
    art = Art(qapp)
    yield art
    art.close()
    art.deleteLater()


@pytest.fixture(autouse=True)
def quick_clicks(qapp: QApplication) -> Iterator[None]:
    """Presses that follow each other at once are single clicks, not parts of a double click."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(before)


@pytest.fixture
def open_table(qtbot: QtBot, art: Art) -> Iterator[Callable[..., TableScreen]]:
    """Opens deal 7204 after these moves, all cards at rest."""
    screens: list[TableScreen] = []

    def opened(*hands: int, settings: TableSettings = QUICK, size: tuple[int, int] = (1280, 800)) -> TableScreen:
        session = Session(GAME, Setup(number=7204))
        for hand in hands:
            session.play(PlaceCard(hand))
        screen = TableScreen(session, CribbageTable(), settings, art)
        qtbot.addWidget(screen)
        screens.append(screen)
        screen.resize(*size)
        with qtbot.waitExposed(screen):
            screen.show()
        qtbot.waitUntil(lambda: not screen.busy)
        return screen

    yield opened
    for screen in screens:
        screen.close_table()

"""A table screen with Cribbage Solitaire on it."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.views.cribbage.positions import GAME
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.views.cribbage.table import CribbageTable
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art

QUICK = TableSettings(speed=Speed.OFF)


@pytest.fixture
def open_table(qtbot: QtBot, art: Art, calm: None) -> Iterator[Callable[..., TableScreen]]:
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

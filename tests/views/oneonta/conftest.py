"""A table screen with Oneonta Whist on it."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from pytestqt.qtbot import QtBot

from tests.oneonta_games import GAME
from tests.views.oneonta.positions import PAYMENT, POSITION
from whistdesk.cards.card import parse_card
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.oneonta.moves import Play
from whistdesk.views.oneonta.table import OneontaTable
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art

QUICK = TableSettings(speed=Speed.OFF, trick_hold=0)
TWO_HANDS = Setup(spelled=[POSITION, PAYMENT, POSITION])
"""The first hand of ``positions.POSITION``, and it once more where the first cost nothing."""


@pytest.fixture
def open_table(qtbot: QtBot, art: Art, calm: None) -> Iterator[Callable[..., TableScreen]]:
    """Opens a game after these moves, all cards at rest; bare cards are plays."""
    screens: list[TableScreen] = []

    def opened(
        moves: Sequence[str] = (),
        setup: Setup = TWO_HANDS,
        settings: TableSettings = QUICK,
        size: tuple[int, int] = (1280, 800),
    ) -> TableScreen:
        session = Session(GAME, setup)
        for word in moves:
            session.play(Play(parse_card(word)) if len(word) == 2 else GAME.parse_move(word))
        screen = TableScreen(session, OneontaTable(), settings, art)
        qtbot.addWidget(screen)
        screens.append(screen)
        screen.resize(*size)
        with qtbot.waitExposed(screen):
            screen.show()
        qtbot.waitUntil(lambda: not screen.busy or screen.display.curtain.panel is not None)
        return screen

    yield opened
    for screen in screens:
        screen.close_table()

"""The page "How to play", open in an active window."""

import pytest
from pytestqt.qtbot import QtBot

from whistdesk.rules.registry import GAMES
from whistdesk.views.page import Look
from whistdesk.views.rulebook.page import RulePage


@pytest.fixture
def page(qtbot: QtBot) -> RulePage:
    """The page with the rules of all games."""
    page = RulePage(tuple(GAMES), Look())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    return page

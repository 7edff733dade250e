"""The settings page with values of every kind."""

import pytest
from pytestqt.qtbot import QtBot

from tests.views.preferences.offered import OFFERS, VALUES
from whistdesk.views.page import Look
from whistdesk.views.preferences.page import SettingsPage


@pytest.fixture
def page(qtbot: QtBot) -> SettingsPage:
    """The page, shown."""
    page = SettingsPage(VALUES, lambda: OFFERS, Look())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    return page

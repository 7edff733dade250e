"""A table that stands still: pictures of it."""

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.views.review.conftest import played
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import TABLES
from whistdesk.views.table.room import Room
from whistdesk.views.table.still import picture_of
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style


@pytest.mark.parametrize("key", GAMES)
def test_a_picture_is_twice_as_fine_as_its_window_and_full_of_cards(qtbot: QtBot, art: Art, key: str) -> None:
    table, session = TABLES[key](), played(key, moves=7)
    style, parent = Style(PALETTES[table.theme], Deck(), art), QObject()
    picture = picture_of(table, session.moment, Room(960, 640, arc=False), style, number=1, parent=parent)
    assert (picture.width(), picture.height(), picture.devicePixelRatio()) == (1920, 1280, 2)
    paper = sum(picture.pixelColor(x, y).lightness() > 240 for x in range(0, 1920, 16) for y in range(0, 1280, 16))
    assert paper > 200

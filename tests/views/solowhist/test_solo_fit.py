"""No text of the Solo Whist table is wider than its place, in any window and text size, in both languages."""

import itertools
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.views.solowhist.positions import Position, begun
from whistdesk.views.shipped import shipped
from whistdesk.views.solowhist import callpanel, panelkey
from whistdesk.views.solowhist.callpanel import CallPanel
from whistdesk.views.solowhist.table import AUCTION, SoloTable
from whistdesk.views.table.alike import LAST_TRICK
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Panel, Tableau
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.type import load_inter

SIZES = [(960, 640), (1024, 768), (1280, 800), (1920, 1080), (2560, 1080)]
ROOMS = [Room(*size, text=text) for size, text in itertools.product(SIZES, (1.0, 1.25, 1.5))]
POSITIONS = [
    ("", 0),
    ("pass", 0),
    ("pass, open-misere, pass, pass", 0),
    ("pass, propose, pass, pass", 0),
    ("abundance, pass, pass, pass", 0),
    ("pass, solo, pass, pass, pass", 6),
    ("pass, propose, accept, pass, pass, pass", 6),
    ("propose, pass, accept, pass, pass, pass", 3),
    ("pass, pass, misere, pass, pass, pass", 2),
    ("pass, pass, open-misere, pass, pass, pass", 2),
    ("open-misere, pass, pass, pass", 2),
    ("abundance-declared", 1),
    ("pass, pass, pass, abundance-declared", 1),
]
TABLE = SoloTable()
SLACK = 4
"""Pixels that rounding to whole font sizes may cost; margins are wider."""


class Measured(Furniture):
    """Furniture that remembers every text that is wider than what it was given."""

    too_wide: set[tuple[str, float, float]]

    def text(self, text: str, x: float, y: float, *args: Any, **kwargs: Any) -> float:
        width = super().text(text, x, y, *args, **kwargs)
        within = kwargs.get("within", 0)
        if within and width > within + SLACK:
            Measured.too_wide.add((text, round(width), round(within)))
        return width


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    if request.param == "en":
        yield "en"
        return
    german = QTranslator()
    assert german.load(str(shipped("assets") / "translations" / "whistdesk_de.qm"))
    qapp.installTranslator(german)
    yield "de"
    qapp.removeTranslator(german)


@pytest.fixture
def style(qapp: QApplication) -> Iterator[Style]:
    load_inter()
    art = Art(qapp)
    yield Style(PALETTES["midnight"], Deck(), art)
    art.close()
    art.deleteLater()


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, float, float]]:
    """The texts that turned out too wide."""
    Measured.too_wide = set()
    for module in (callpanel, panelkey):
        monkeypatch.setattr(module, "Furniture", Measured)
    return Measured.too_wide


def tableau(position: Position, room: Room) -> Tableau:
    layout = TABLE.layout(position.moment, room, picked=None, beat=None)
    return Tableau(position.moment, room, layout)


def paint(width: float, height: float, style: Style, k: float, draw: Callable[[Furniture], None]) -> None:
    pixmap = QPixmap(round(width), round(height))
    painter = QPainter(pixmap)
    draw(Measured(painter, style, k))
    painter.end()


def _furnish(shown: Tableau, kit: Furniture) -> None:
    TABLE.furnish(kit, kit, shown)


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_furniture_fits(room: Room, style: Style, language: str, measured: set[Any]) -> None:
    for calls, cards in POSITIONS:
        shown = tableau(begun().play(calls, cards), room)
        paint(room.width, room.height, style, room.font, partial(_furnish, shown))
    assert not measured, language


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_call_panel_fits(room: Room, style: Style, language: str, measured: set[Any], qtbot: QtBot) -> None:
    panel = CallPanel()
    qtbot.addWidget(panel)
    for calls, cards in POSITIONS:
        shown = tableau(begun().play(calls, cards), room)
        spot = shown.layout.spots.get("standing")
        if spot is not None:
            panel.setGeometry(*(round(length) for length in spot))
            panel.show_tableau(shown, TABLE.options(shown.moment), style)
            panel.grab()
            assert all(panel.rect().contains(key.geometry()) for key in panel.keys)
            below = panel.height() - panel.keys[-1].geometry().bottom()
            assert below <= 34 * room.font, "the buttons fill the panel"
    assert not measured, language


def panels() -> Iterator[Panel]:
    room = Room(1280, 800)
    playing = tableau(begun().play("pass, solo, pass, pass, pass", 9), room)
    yield TABLE.tool_panel(AUCTION, playing)
    yield TABLE.tool_panel(LAST_TRICK, playing)
    for calls in ("pass, pass, pass, pass", "pass, propose, pass, pass, pass"):
        over = begun(match=1).play(calls)
        yield from (TABLE.panel(event, tableau(over, room)) for event in (over.events[1], None))
    for calls, cards in (("pass, propose, accept, pass, pass, pass", 52), ("abundance-declared", 52)):
        over = begun(match=1).play(calls)
        while over.state.seat is not None and cards:
            over = over.play(cards=1)
        settled = next(event for event in over.events if type(event).__name__ == "Settled")
        yield from (TABLE.panel(event, tableau(over, room)) for event in (settled, None))


def test_panels_fit(style: Style, language: str, measured: set[Any]) -> None:
    for panel in panels():
        paint(panel.width, panel.height, style, 1.0, panel.paint)
        assert panel.spoken
        assert sum(button.gold for button in panel.buttons) == 1
    assert not measured, language

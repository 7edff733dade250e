"""What keeps apart at the Solo Whist table: chips and tricks on a plate, the arrow of a hint and the prompt."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, NamedTuple

import pytest
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.views.solowhist.positions import Position, begun
from whistdesk.players.base import Choice, Opinion, Reason
from whistdesk.rules.seats import COMPASS
from whistdesk.views.solowhist.furniture import plate
from whistdesk.views.solowhist.measures import Measures
from whistdesk.views.solowhist.odds import draw_odds
from whistdesk.views.solowhist.table import SoloTable
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.prompt import Prompt
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style

SIZES = [(960, 640), (1024, 768), (1280, 800), (1920, 1080), (2560, 1080)]
ROOMS = [Room(*size, text=text) for size, text in product(SIZES, (1.0, 1.25, 1.5))]
LEAST_GAP = 8
"""Pixels between chips and tricks, so that they do not read as one number."""
TOUCH = 1
"""Pixels of the pill's thin line that the arrow may touch."""
SOLO = "pass, solo, pass, pass, pass"
TWO_LINES = "Coach: Karo-4. Gibt den Stich verloren und spielt klein. Der Kontrakt gelingt in 82 von 100 Verteilungen."


class Piece(NamedTuple):
    """A text that was drawn, and from where to where."""

    words: str
    left: float
    right: float


class Drawn(Furniture):
    """Furniture that knows where it has drawn texts and shapes."""

    def __init__(self, painter: QPainter, style: Style, k: float) -> None:
        super().__init__(painter, style, k)
        self.pieces: list[Piece] = []
        self.tops: list[float] = []

    def text(self, text: str, x: float, y: float, *args: Any, **kwargs: Any) -> float:
        width = super().text(text, x, y, *args, **kwargs)
        left = x - width if kwargs.get("align") == "right" else x
        self.pieces.append(Piece(text, left, left + width))
        return width

    def path(self, path: QPainterPath, **kwargs: Any) -> None:
        self.tops.append(path.boundingRect().top())
        super().path(path, **kwargs)


def drawn(art: Art, room: Room, draw: Callable[[Drawn], None]) -> Drawn:
    pixmap = QPixmap(8, 8)
    painter = QPainter(pixmap)
    kit = Drawn(painter, Style(PALETTES["midnight"], Deck(), art), room.font)
    try:
        draw(kit)
    finally:
        painter.end()
    return kit


def tableau(position: Position, room: Room) -> Tableau:
    layout = SoloTable().layout(position.moment, room, picked=None, beat=None)
    return Tableau(position.moment, room, layout)


@pytest.fixture(scope="module")
def played() -> Sequence[Position]:
    """A solo after its auction, in the middle and near its end."""
    return [begun().play(SOLO, cards) for cards in (0, 20, 40)]


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("chips", [-14, 500])
@pytest.mark.parametrize("room", [room for room in ROOMS if room.text != 1.25], ids=str)
def test_chips_and_tricks_keep_apart_on_a_plate(art: Art, played: Sequence[Position], room: Room, chips: int) -> None:
    position = played[-1]
    view, spots = replace(position.view, chips=(chips,) * 4), tableau(position, room).layout.spots
    for seat in COMPASS:

        def draw(kit: Drawn, seat: Any = seat) -> None:
            plate(kit, spots[f"plate:{seat}"], Measures(room).scale, seat, view)

        pieces = drawn(art, room, draw).pieces
        [stack] = [piece for piece in pieces if piece.words.endswith(str(abs(chips)))]
        tricks = pieces[pieces.index(stack) + 1]
        assert tricks.words.startswith(str(view.tricks_won(seat)))
        assert tricks.left - stack.right >= LEAST_GAP, (stack, tricks)


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_arrow_of_a_hint_stands_clear_of_a_prompt_of_two_lines(
    art: Art, played: Sequence[Position], room: Room, qtbot: QtBot
) -> None:
    screen = QWidget()
    qtbot.addWidget(screen)
    prompt = Prompt(screen)
    for position in played:
        shown = tableau(position, room)
        prompt.show_text(TWO_LINES * 2, shown.layout.spots["prompt"], PALETTES["midnight"], room.font, (TWO_LINES,))
        for move in shown.moment.view.legal:
            choice = Choice((Opinion(move, 0.0, Reason("told")),))
            hinted = shown._replace(advice=Advice(choice, hinted=True))
            [top] = drawn(art, room, lambda kit, hinted=hinted: draw_odds(kit, hinted)).tops  # type: ignore[misc]
            assert top >= prompt.geometry().bottom() + 1 - TOUCH

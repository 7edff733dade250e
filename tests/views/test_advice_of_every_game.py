"""Every coach's advice at its game's table: worded, drawn, named for screen readers, and clear of the cards."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtGui import QPainter, QPixmap

from tests.generic.playouts import Start, positions
from whistdesk.model.moment import Moment
from whistdesk.players.base import Choice
from whistdesk.players.registry import COACHES
from whistdesk.rules.base import Setup, State
from whistdesk.rules.registry import GAMES
from whistdesk.views.explanations import explain
from whistdesk.views.registry import TABLES
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.room import CARD_ASPECT, Room
from whistdesk.views.table.tableau import Tableau
from whistdesk.views.theme.art import Art, Deck
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style

ROOMS = (
    Room(960, 640, odds=True),
    Room(1280, 800, odds=True),
    Room(1920, 1080, odds=True),
    Room(960, 640, 1.5, odds=True),
)
FEW = 4
"""How many positions of a game are looked at."""

GAMES_WITH_COACH = [
    Start(GAMES[key], Setup(number=2, match=2 if len(GAMES[key].seats) > 1 else None)) for key in COACHES
]


def turns(start: Start) -> list[State]:
    """Some positions in which the person has to move."""
    mine = [state for state in positions(start, seed=3) if state.seat is start.game.seats[0]]
    return Random(start.game.key).sample(mine, min(FEW, len(mine)))


def advised(start: Start) -> Iterator[tuple[Moment, Choice]]:
    """These positions with what each coach says of them."""
    for state in turns(start):
        moment = Moment.of(state, start.game.seats[0])
        for coach in COACHES[start.game.key].values():
            yield moment, coach.choose(moment.view, Random(1))


@pytest.mark.parametrize("start", GAMES_WITH_COACH, ids=str)
def test_every_opinion_is_worded_and_drawn_in_every_window(qapp: object, art: Art, start: Start) -> None:
    table = TABLES[start.game.key]()
    palette = PALETTES[table.theme]
    for moment, choice in advised(start):
        reasons = {opinion.move: explain(start.game.key, opinion.reason, opinion.move) for opinion in choice.opinions}
        assert all(reasons.values())
        assert {opinion.move for opinion in choice.opinions} == set(moment.view.legal)
        advice = Advice(choice, True, True, reasons, ("Coach:", reasons[choice.move]))
        for room in ROOMS:
            layout = table.layout(moment, room, picked=None, beat=None)
            tableau = Tableau(moment, room, layout, advice=advice)
            plain = tableau._replace(advice=None)
            for option in table.options(moment):
                named = table.option_name(option, tableau) != table.option_name(option, plain)
                assert named == (option.move in reasons)
            pixmap = QPixmap(round(room.width), round(room.height))
            painter = QPainter(pixmap)
            drawing = Furniture(painter, Style(palette, Deck("classic", "midnight"), art), room.font)
            table.furnish(drawing, drawing, tableau)
            painter.end()


@pytest.mark.parametrize("start", GAMES_WITH_COACH, ids=str)
@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_the_sentence_stands_clear_of_the_cards_of_the_hand(start: Start, room: Room) -> None:
    table = TABLES[start.game.key]()
    for state in turns(start):
        moment = Moment.of(state, start.game.seats[0])
        layout = table.layout(moment, room, picked=None, beat=None)
        prompt = layout.spots.get("prompt")
        playable = {target for option in table.options(moment) for target in option.targets}
        below = [pose for tile, pose in layout.poses.items() if tile in playable and pose.y > room.height * 0.6]
        if prompt is not None and below and start.game.key != "cribbage-solitaire":
            assert prompt.y + prompt.height < min(pose.y - pose.width * CARD_ASPECT / 2 for pose in below)

"""The tables in words: what lies where, for those who do not see it, and nothing more."""

import pytest

from tests.screens.positions import position
from whistdesk.archive.record import replay
from whistdesk.model.moment import Moment
from whistdesk.views.registry import TABLES
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Tableau


def places(name: str) -> dict[str, str]:
    """What is told of a position."""
    found = position(name)
    game = found.record.game
    state = replay(found.record)
    moment = Moment.of(state, game.seats[0])
    table, room = TABLES[game.key](), Room(1280, 800)
    return dict(table.places(Tableau(moment, room, table.layout(moment, room, picked=None, beat=None))))


@pytest.mark.parametrize(
    ("name", "place", "words"),
    [
        ("oneonta", "turn-up", "is the highest trump"),
        ("oneonta", "dummy-caption", "Dummy"),
        ("oneonta", "penalty", "of 7"),
        ("oneonta", "promise", "predicted"),
        ("oneonta-ace", "turn-up", "is the only trump"),
        ("oneonta-predict", "hand", "You hold: "),
        ("cribbage", "deck", "cards left"),
        ("cribbage", "board", "Round"),
        ("cribbage", "turned", "Turned: "),
        ("solo-auction", "hand", "You hold: "),
        ("solo-auction", "trumps", "Turned up: "),
        ("solo-auction", "plate:W", "West: "),
        ("solo-trick", "middle", "On the table: "),
        ("solo-trick", "trumps", "Trumps: "),
        ("solo-trick", "plate:S", "South: "),
        ("solo-open", "exposed", "'s open hand: "),
    ],
)
def test_what_lies_where(name: str, place: str, words: str) -> None:
    assert words in places(name)[place]


def test_a_seat_is_told_with_what_it_is_to_the_hand() -> None:
    told = places("solo-trick")
    assert any("dealer" in words for spot, words in told.items() if spot.startswith("plate:"))
    assert all("chips: " in words for spot, words in told.items() if spot.startswith("plate:"))


def test_before_a_prediction_there_is_no_promise() -> None:
    assert "promise" not in places("oneonta-predict")

"""A request is answered by whom it asks for: each level, style, goal and kind of memory has its player."""

import json

import pytest

from tests.asking import request
from whistdesk.app.clock import timed
from whistdesk.app.engine.chooser import advisers
from whistdesk.app.engine.request import GOALS, LEVELS, STYLES, parse, read
from whistdesk.app.engine.serve import Advisers
from whistdesk.players.registry import COACHES, PLAYERS, levels, styles
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES


def asked(game: str, **options: object) -> Advisers:
    """Who answers a request about the first position of a game."""
    view = GAMES[game].start(Setup(number=1)).state.view_for(GAMES[game].seats[0])
    text = json.dumps(request(game, view, **options)).encode()
    return advisers(read(parse(text), GAMES))


def test_a_request_may_name_whoever_there_is() -> None:
    assert sorted(LEVELS) == sorted(levels("solo-whist"))
    assert styles("solo-whist") == STYLES
    assert tuple(COACHES["cribbage-solitaire"]) == GOALS


@pytest.mark.parametrize("style", ["even", "careful", "bold"])
@pytest.mark.parametrize("level", ["beginner", "club", "expert"])
def test_a_seat_has_its_level_and_style(level: str, style: str) -> None:
    seats = PLAYERS["solo-whist"]
    found = asked("solo-whist", level=level, style=style)
    assert found.asked == timed(seats[level][style])
    assert found.quick is (None if level == "club" else seats["club"][style])


def test_the_usual_seat_is_an_even_expert() -> None:
    assert asked("solo-whist").asked == timed(PLAYERS["solo-whist"]["expert"]["even"])


def test_the_coach_of_oneonta_remembers_unless_told_otherwise() -> None:
    coaches = COACHES["oneonta-whist"]
    assert asked("oneonta-whist") == Advisers(coaches["memory"], coaches["forgetful"])
    assert asked("oneonta-whist", memory=False) == Advisers(coaches["forgetful"], None)


@pytest.mark.parametrize("goal", ["average", "win"])
def test_the_coach_of_cribbage_has_the_goal(goal: str) -> None:
    assert asked("cribbage-solitaire", goal=goal, level="club").asked is COACHES["cribbage-solitaire"][goal]

"""The benchmarks of the open window run, each for a moment; no figure is judged here but what cannot hang on time."""

import re
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.benchmarks.closing import coach, seats
from tests.benchmarks.heartbeat import Heartbeat, spread
from tests.benchmarks.memory import slope
from tests.benchmarks.table_frames import Frames
from tests.benchmarks.unattended import Person, Turns, at, begin, opened
from whistdesk.rules.registry import GAMES
from whistdesk.views.theme.type import load_inter

pytestmark = pytest.mark.usefixtures("qapp")
QUICK: dict[str, Any] = {"speed": "off", "trick_hold": 0}


@pytest.mark.parametrize("key", GAMES)
def test_a_game_plays_itself_while_it_is_measured(qtbot: QtBot, key: str) -> None:
    load_inter()
    with opened(**QUICK) as program:
        begin(program, key, level="beginner")
        assert program.seated is not None
        session = program.seated.session
        beats, turns, frames = Heartbeat(program), Turns(), Frames(program)
        Person(program, lambda: None, 1)
        while session.ply < 3:
            qtbot.wait(5)
        assert beats.late
        assert len(beats.own) == len(beats.late)
        assert turns.work
        assert not frames.counts()  # with the speed off nothing flies


@pytest.mark.parametrize("scene", [seats, coach])
def test_the_window_closes_while_others_think(scene: Any) -> None:
    load_inter()
    with opened(**QUICK) as program:
        scene(program, "solo-whist", 1)
        QTest.qWait(20)
        program.window.close()
        assert program.seated is None


def test_work_of_a_turn_is_counted_and_waiting_is_not(qtbot: QtBot) -> None:
    turns, awaited = Turns(), 50
    qtbot.wait(awaited)
    assert sum(turns.work) < awaited
    QTimer.singleShot(0, lambda: sum(number * number for number in range(500_000)))
    qtbot.wait(1)
    assert max(turns.work) > 2


def test_figures_of_many_values() -> None:
    values = [float(number) for number in range(1, 101)]
    assert (at(0.5, values), at(0.99, values), at(1, values), at(0.5, [])) == (51, 100, 100, 0)
    assert re.fullmatch(r"51\.0 ms at p50, 100\.0 at p99, 100\.0 at worst", spread(values))
    assert slope([5.0, 5.0, 5.0, 5.0]) == 0
    assert slope([100.0 + 7 * number for number in range(50)]) == pytest.approx(7)

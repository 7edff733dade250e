"""A short storm over each game; ``python -m tests.benchmarks.random_events`` is the long one."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.storm.storm import Storm
from tests.storm.weather import WEATHER
from whistdesk.rules.registry import GAMES
from whistdesk.views.theme.type import load_inter


@pytest.fixture
def storm(tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, int], Storm]]:
    """Opens a program with one game, and closes it however it went."""
    open_storms: list[Storm] = []
    monkeypatch.chdir(tmp_path)  # files that a random event saves
    monkeypatch.setenv("HOME", str(tmp_path))

    def rise(game: str, seed: int) -> Storm:
        load_inter()
        open_storms.append(Storm(tmp_path, seed, (game,)))
        return open_storms[-1]

    yield rise
    for storm in open_storms:
        storm.close()


@pytest.mark.parametrize("game", GAMES)
def test_random_events_do_no_harm(storm: Callable[[str, int], Storm], game: str) -> None:
    tried = storm(game, 4711)
    tried.program.play(game)
    tried.blow(WEATHER, 60, rest=10)
    assert tried.rests

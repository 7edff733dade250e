"""The written-out games of tests/golden still go as they are written."""

from pathlib import Path

import pytest

from tests.golden.playthrough import FILES, written_out
from whistdesk.rules.registry import GAMES


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_goes_as_it_is_written(path: Path) -> None:
    text = path.read_text("utf-8")
    assert written_out(text) == text


def test_every_game_is_written_out() -> None:
    assert {path.read_text("utf-8").splitlines()[0] for path in FILES} == set(GAMES)

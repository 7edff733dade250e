"""Programs to tell stories with: one on no screen, pressed by QTest, one in a real window, pressed by xdotool."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stories.display import Hand, missing, virtual_display
from tests.stories.program import OffscreenHand, Program


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    if lacking := missing():
        pytest.skip(f"a real window needs {', '.join(lacking)}")
    with virtual_display(1600, 1000) as name:
        yield name


@pytest.fixture(params=["offscreen", "window"])
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Program]:
    hand: Hand | OffscreenHand
    if request.param == "window":
        name = request.getfixturevalue("display")
        hand, environment = Hand(name), {"DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}
    else:
        hand, environment = OffscreenHand(), {"QT_QPA_PLATFORM": "offscreen"}
    told = Program(tmp_path / "home", hand, environment)
    yield told
    told.end()

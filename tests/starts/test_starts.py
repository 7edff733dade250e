"""Some of the starts of ``python -m tests.benchmarks.starts``: the ones that have gone wrong before."""

from pathlib import Path

import pytest

from tests.benchmarks.starts import once, verdict
from tests.starts.conditions import Condition, folders, locales, machines

NAMES = ("foreign files, German", "all standard streams closed", "LANGUAGE=fr:de:en")


@pytest.mark.posix
@pytest.mark.parametrize("name", NAMES)
def test_the_program_starts_and_a_move_can_be_played(tmp_path: Path, name: str) -> None:
    condition = next(condition for condition in _conditions() if condition.name == name)
    assert verdict(condition, once(condition, tmp_path / "start")) == ""


def _conditions() -> list[Condition]:
    return [*folders(), *locales(), *machines()]

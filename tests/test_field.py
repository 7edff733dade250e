"""FIELD.md: every complaint has something that shows that it is not so here, and all of it exists."""

import ast
import re
from pathlib import Path

import pytest

from tests.screens.shots import screens

ROOT = Path(__file__).parents[1]
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in (ROOT / "tests" / "FIELD.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| What they say")
]


def names_in(file: Path) -> set[str]:
    """The names of the tests of a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0][:40])
def test_what_shows_it_exists(row: list[str]) -> None:
    said, shown = row
    assert said
    assert shown
    for entry in shown.split("<br>"):
        found = re.fullmatch(r"(picture: )?`([^`]+)`", entry)
        assert found, entry
        name = found[2]
        if found[1]:
            assert name in screens()
            continue
        file, _, test = name.partition("::")
        assert (ROOT / file).is_file(), file
        assert not test or test in names_in(ROOT / file), name


def test_every_kind_of_complaint_is_there() -> None:
    assert len(ROWS) > 60

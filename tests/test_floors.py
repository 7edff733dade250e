"""What import-linter cannot see: parts of Qt, clocks, chance, and games' names where none belongs."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "whistdesk"
BELOW_VIEWS = ("cards", "rules", "players", "archive", "model")
GAME_NAMES = re.compile("oneonta|cribbage|solo", re.IGNORECASE)


def sources(floor: str) -> list[Path]:
    return sorted((PACKAGE / floor).rglob("*.py"))


def imported(source: Path) -> Iterator[str]:
    """The dotted names that a file imports; ``from a import b`` gives ``a.b``."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from (f"{module}.{name.name}" for name in names)


def clock_calls(source: Path) -> Iterator[str]:
    """The places that ask ``datetime`` what time it is; times that are passed in are welcome."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        match node:
            case ast.Attribute(value=ast.Name(id="datetime" | "date"), attr="now" | "today" | "utcnow"):
                yield f"{source.name}, line {node.lineno}"


def test_the_model_knows_only_qtcore() -> None:
    qt = {name for source in sources("model") for name in imported(source) if name.startswith("PySide6")}
    assert {name for name in qt if not name.startswith("PySide6.QtCore.")} == set()


@pytest.mark.parametrize("floor", BELOW_VIEWS)
def test_no_clock_and_no_global_chance_below_the_views(floor: str) -> None:
    used = {name for source in sources(floor) for name in imported(source)}
    chance = {name for name in used if name.split(".")[0] in ("random", "secrets", "uuid")}
    assert chance <= {"random.Random"}
    assert not {name for name in used if name.split(".")[0] == "time"}
    assert not {call for source in sources(floor) for call in clock_calls(source)}


@pytest.mark.parametrize("room", ["cards", "archive", "model", "views/table"])
def test_what_serves_all_games_names_none(room: str) -> None:
    named = {
        f"{source.name}: {line.strip()}"
        for source in sources(room)
        for line in source.read_text(encoding="utf-8").splitlines()
        if GAME_NAMES.search(line)
    }
    assert named == set()

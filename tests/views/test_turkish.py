"""In a Turkish locale the capital of ``i`` is another letter, and PySide then finds no ``setInterval``."""

import ast
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "whistdesk"


def _properties(tree: ast.AST) -> Iterator[str]:
    """The names that constructors of Qt classes get by keyword."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id.startswith("Q"):
            yield from (keyword.arg for keyword in node.keywords if keyword.arg)


def test_no_property_that_begins_with_an_i_is_given_by_keyword() -> None:
    found = {
        f"{file.name}: {name}"
        for file in PACKAGE.rglob("*.py")
        for name in _properties(ast.parse(file.read_text(encoding="utf-8")))
        if name.startswith("i")
    }
    assert found == set()


def test_the_search_finds_such_a_property() -> None:
    assert list(_properties(ast.parse("timer = QTimer(self, interval=3)"))) == ["interval"]

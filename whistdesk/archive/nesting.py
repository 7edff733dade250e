"""How deep the lists and objects of a file may lie in each other: what is carried along must be written again."""

from collections.abc import Iterable
from typing import Any, Final

DEEPEST_NESTING: Final = 32
"""Levels of lists and objects within a key that a file only carries along."""


def too_deep(values: Iterable[Any]) -> bool:
    """Whether lists and objects lie deeper in ``values`` than ``DEEPEST_NESTING``."""
    level = list(values)
    for _ in range(DEEPEST_NESTING):
        level = [inner for value in level for inner in _inside(value)]
    return bool(level)


def _inside(value: Any) -> Iterable[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()

"""What a file claims: whether each figure of it is one that could be, before anybody counts with it."""

from collections.abc import Collection
from typing import TypeGuard


def whole(value: object, least: int, most: int) -> TypeGuard[int]:
    """Whether ``value`` is a whole number from ``least`` to ``most``."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def figures_by(value: object, names: Collection[str], least: int, most: int) -> TypeGuard[dict[str, int]]:
    """Whether ``value`` is an object with a whole number from ``least`` to ``most`` for each of ``names``."""
    return (
        isinstance(value, dict)
        and value.keys() == set(names)
        and all(whole(figure, least, most) for figure in value.values())
    )

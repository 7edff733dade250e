"""What a screen reader finds in this process: the tree of accessible things below a widget."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget


class Heard(NamedTuple):
    """Something that a screen reader can go to."""

    role: QAccessible.Role
    name: str
    description: str
    focusable: bool


def heard(widget: QWidget) -> list[Heard]:
    """All that is showing below ``widget``, in order."""
    return list(_below(QAccessible.queryAccessibleInterface(widget)))


def nameless(widget: QWidget) -> list[Heard]:
    """What can have the keyboard and has no name."""
    return [thing for thing in heard(widget) if thing.focusable and not thing.name.strip()]


def _below(parent: QAccessibleInterface) -> Iterator[Heard]:
    for index in range(parent.childCount()):
        thing = parent.child(index)
        if not thing.isValid() or thing.state().invisible:
            continue
        yield Heard(
            thing.role(),
            thing.text(QAccessible.Text.Name),
            thing.text(QAccessible.Text.Description),
            bool(thing.state().focusable),
        )
        yield from _below(thing)

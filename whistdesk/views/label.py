"""Texts on labels and in tool tips, shown as they are: names of files and people may look like markup."""

from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


class Label(QLabel):
    """A label of plain text; Qt's own takes what looks like HTML for it, and loads the pictures that it names."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)


class Tipped(Protocol):
    """A widget, an action, or an entry of a list."""

    def setToolTip(self, words: str, /) -> object:  # noqa: D102 - Qt's
        ...


def set_tip(thing: Tipped, words: str) -> None:
    """Give ``thing`` a tool tip that shows ``words`` as they are."""
    escaped = words.replace("&", "&amp;").replace("<", "&lt;")
    thing.setToolTip(f"<p style='white-space:pre-wrap'>{escaped}</p>" if "<" in words else words)

"""Asks where a file is to be written, or which one is to be read, in the system's own dialogs."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from whistdesk.app.choices import Choices


class FileChooser:
    """Begins where the player chose a file last, at first among their documents."""

    def __init__(self, window: QWidget, choices: Choices) -> None:
        self._window, self._choices = window, choices

    def to_save(self, title: str, name: str, kinds: str) -> Path | None:
        """The file to write, ``name`` where the player changes nothing; it gets the ending of ``name`` if it has none.

        None where they thought better of it. ``kinds`` is what Qt calls a filter.
        """
        offered = self._choices.folder / name
        chosen, _ = QFileDialog.getSaveFileName(self._window, title, str(offered), kinds)
        if not chosen:
            return None
        return self._remembered(Path(chosen if Path(chosen).suffix else chosen + offered.suffix))

    def to_open(self, title: str, kinds: str) -> Path | None:
        """The file to read; None where the player thought better of it."""
        chosen, _ = QFileDialog.getOpenFileName(self._window, title, str(self._choices.folder), kinds)
        return self._remembered(Path(chosen)) if chosen else None

    def _remembered(self, file: Path) -> Path:
        self._choices.folder = file.parent
        return file

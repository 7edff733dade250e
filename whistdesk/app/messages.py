"""What the program tells the player of its own accord, in the window and where it can be read afterwards."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from whistdesk.app import sentences
from whistdesk.app.drawer import Found
from whistdesk.app.early import note
from whistdesk.views.banner import Banner


class Messages:
    """Tells each sentence once; ``found`` is what was wrong when the cabinet was opened."""

    def __init__(self, banner: Banner, found: Found) -> None:
        self._banner, self._found = banner, found
        self._told: set[str] = set()

    def tell(self, sentence: str) -> None:
        """Say something, unless it was said before."""
        if sentence not in self._told:
            self._told.add(sentence)
            note(sentence)
            self._banner.tell(sentence)

    def say(self, sentence: str) -> None:
        """Answer what the player has just done, as often as they do it."""
        self._banner.tell(sentence)

    def tell_found(self) -> None:
        """Say what was wrong with the files of the player."""
        self.tell_set_aside(self._found.damaged)
        if self._found.wrong_settings:
            self.tell(sentences.wrong_settings(self._found.wrong_settings))
        if self._found.closed is not None:
            self.tell(sentences.nothing_kept(self._found.closed))

    def tell_set_aside(self, files: Sequence[Path]) -> None:
        """Say that files were set aside."""
        for file in files:
            self.tell(sentences.set_aside_sentence(file))

    def tell_stuck(self, error: Exception) -> None:
        """Say that something cannot be written now, unless it has been told that nothing can."""
        if self._found.closed is None:
            sentence = sentences.not_kept(error)
            note(sentence)
            self._banner.tell(sentence)

    def tell_relieved(self) -> None:
        """Say that everything is written, after ``tell_stuck``."""
        self._found.closed = self._found.closed if self._found.passing else None
        self._banner.tell(QCoreApplication.translate("Faults", "Everything is kept again."))

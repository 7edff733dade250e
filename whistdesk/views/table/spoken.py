"""The table in words: for the written log and for screen readers."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from whistdesk.model.moment import Moment
from whistdesk.rules.table import Event
from whistdesk.views.table.stage import GameTable


class Log(QObject):
    """Words what happens, in order."""

    said = Signal(str)

    def __init__(self, game_table: GameTable, speaker: QWidget) -> None:
        super().__init__(speaker)
        self._game_table, self._speaker = game_table, speaker

    def tell(self, events: Iterable[Event], moment: Moment) -> None:
        """Say what each of the events means; ``moment`` is the one after them."""
        for event in events:
            self.say(self._game_table.said(event, moment.view))

    def say(self, sentence: str) -> None:
        """Put a sentence into the log, unless it is empty; screen readers say it after the last one."""
        if sentence:
            self.said.emit(sentence)
            self.speak(sentence)

    def speak(self, sentence: str) -> None:
        """Tell screen readers alone what is no event: the table as it stands, what is to be done."""
        if sentence:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._speaker, sentence))


class Voice:
    """What is told besides events, each thing once until something else takes its place."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._advised, self._asked = "", ""

    def advise(self, sentence: str) -> None:
        """Say what the coach says; empty where it is silent."""
        if sentence != self._advised:
            self._advised = sentence
            self._log.say(sentence)

    def ask(self, words: str) -> None:
        """Tell screen readers what is to be done; empty where nothing is."""
        if words != self._asked:
            self._asked = words
            self._log.speak(words)

"""The written log of the table: every event as a sentence, to be read by keyboard and screen reader, and copied."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QShowEvent, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from whistdesk.model.moment import Passage
from whistdesk.model.session import Session
from whistdesk.rules.base import View
from whistdesk.rules.table import Closing, Event
from whistdesk.views.dialogs import HouseDialog
from whistdesk.views.table.stage import GameTable

WIDTH: Final = 620
HEIGHT: Final = 380
"""Of the text, at 100 %."""
LARGEST: Final = 1.2
"""The text grows with the text size only so far: it scrolls."""


def lines(game_table: GameTable, events: tuple[Event, ...], view: View) -> Iterator[str]:
    """``events`` as sentences, an empty line after the end of a hand or round; ``view`` is the one after them."""
    for event in events:
        if sentence := game_table.said(event, view):
            yield sentence
        if isinstance(event, Closing):
            yield ""


def written(session: Session, game_table: GameTable) -> str:
    """All that happened as the person saw it, as far as it may be read again, newest last."""
    told = (line for step in session.retrospect.told() for line in lines(game_table, step.events, step.view))
    return "\n".join(told).strip()


class WrittenLog(HouseDialog):
    """Stands beside the game and goes on with it."""

    def __init__(self, session: Session, game_table: GameTable, parent: QWidget, k: float) -> None:
        super().__init__(self.tr("Log of the table"), parent, k)
        self._session, self._game_table = session, game_table
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        )
        self.text.setAccessibleName(self.windowTitle())
        self.text.setFixedSize(round(WIDTH * min(k, LARGEST)), round(HEIGHT * min(k, LARGEST)))
        self.body.addWidget(self.text)
        self.copy = self.offer(self.tr("Copy all"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        self.offer(self.tr("Close"), gold=True).clicked.connect(self.accept)
        self.finished.connect(self.deleteLater)
        session.stepped.connect(self._go_on)
        session.rewound.connect(self.tell)
        session.ended.connect(self.tell)
        self.tell()
        self.text.setFocus()

    def tell(self) -> None:
        """Write all of it anew, the newest line in sight."""
        self.text.setPlainText(written(self._session, self._game_table))
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        self.text.ensureCursorVisible()

    def showEvent(self, event: QShowEvent) -> None:
        """The newest line in sight, now that the text has its size."""
        super().showEvent(event)
        self.text.ensureCursorVisible()

    def _go_on(self, passage: Passage) -> None:
        """Add what has happened; what may no longer be read goes."""
        if any(isinstance(event, Closing) for event in passage.events):
            self.tell()
            return
        for line in lines(self._game_table, passage.events, passage.after.view):
            self.text.appendPlainText(line)

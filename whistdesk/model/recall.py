"""Games that were kept are read and replayed off the thread that asks for them: a long match takes a second."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from whistdesk.archive.disk import DiskError
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.record import RecordError
from whistdesk.archive.result import Result
from whistdesk.archive.saves import Save
from whistdesk.model.line import Line, replayed
from whistdesk.model.worker import Done, Worker


class Recalled(NamedTuple):
    """A game that was kept, and the line of its moves."""

    save: Save
    line: Line


class Recall(QObject):
    """Fetches the game of a result; of several that are asked for one after another the last."""

    recalled = Signal(object, object)
    """A ``Result`` that was asked for, and its game: ``Recalled``, or None where it is not kept."""
    failed = Signal(object)
    """It cannot be read: DiskError, RecordError."""

    def __init__(self, past: PastGames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._past = past
        self._asked: Result | None = None
        self._worker: Worker | None = None

    def ask(self, result: Result) -> None:
        """Fetch the game of ``result``."""
        if self._worker is None:
            self._worker = Worker("recall", self)
            self._worker.done.connect(self._listen)
        self._worker.forget()
        self._asked = result
        self._worker.submit(result, partial(_fetched, self._past, result.game_id))

    def close(self) -> None:
        """Fetch nothing any more; never waits."""
        if self._worker is not None:
            self._worker.forget()
            self._worker.close(0)

    def _listen(self, done: Done) -> None:
        if done.ticket is not self._asked:
            return
        self._asked = None
        if done.error is None:
            self.recalled.emit(done.ticket, done.value)
        elif isinstance(done.error, (DiskError, RecordError)):
            self.failed.emit(done.error)
        else:
            raise done.error


def _fetched(past: PastGames, game_id: str) -> Recalled | None:
    save = past.load(game_id)
    if save is None:
        return None
    return Recalled(save, replayed(save.record, save.history.redo, save.history.opens))

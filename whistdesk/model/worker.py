"""One background thread that does tasks in order and tells when each is done."""

from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal


class Done(NamedTuple):
    """What came of a task: its value, or the exception that it raised. ``ticket`` is the asker's own."""

    ticket: Any
    value: Any
    error: Exception | None


class Worker(QObject):
    """Does tasks off the thread that it lives in.

    A task begins once that thread has done what it is at: a move that was played is shown before the next one is
    thought about, for the two would share the interpreter and each take twice as long.
    The thread is a daemon, so that a computation that cannot be stopped never holds up the end of
    the program. After ``close`` nothing is told any more.
    """

    done = Signal(object)
    """A task has been done: ``Done``, told in the thread of whoever listens."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._submitted: list[tuple[Any, Callable[[], Any]]] = []
        self._idle = QTimer(self, singleShot=True)
        self._idle.timeout.connect(self._begin)
        self._tasks: SimpleQueue[tuple[Any, Callable[[], Any]] | None] = SimpleQueue()
        self._telling = Lock()
        self._closed = False
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def submit(self, ticket: Any, task: Callable[[], Any]) -> None:
        """Have ``task`` done after all earlier ones; ``ticket`` comes back with its value."""
        self._submitted.append((ticket, task))
        self._idle.start()

    def forget(self) -> None:
        """Do none of the tasks that wait for their turn: what was overtaken costs no time."""
        self._idle.stop()
        self._submitted.clear()
        with suppress(Empty):
            while self._tasks.get_nowait() is not None:
                pass
            self._tasks.put(None)  # the end that was asked for stays

    def close(self, patience: float) -> bool:
        """Do what was submitted and stop; False when that takes more than ``patience`` seconds."""
        self._idle.stop()
        self._begin()
        self._tasks.put(None)
        self._thread.join(patience)
        with self._telling:
            self._closed = True
        return not self._thread.is_alive()

    def _begin(self) -> None:
        for job in self._submitted:
            self._tasks.put(job)
        self._submitted.clear()

    def _run(self) -> None:
        while (job := self._tasks.get()) is not None:
            self._tell(_do(*job))

    def _tell(self, done: Done) -> None:
        with self._telling:
            if not self._closed:
                self.done.emit(done)


def _do(ticket: Any, task: Callable[[], Any]) -> Done:
    try:
        return Done(ticket, task(), None)
    except Exception as error:  # noqa: BLE001 - whatever a task raises is told, not swallowed
        return Done(ticket, None, error)

"""Choices that are due at a time: what is not ready by then is left alone."""

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Event, Thread

from whistdesk.players.base import Choice

Think = Callable[[], Choice]


class Thinker:
    """Thinks in a thread of its own, one thing after the other.

    The thread is a daemon: a choice that nobody waits for any more does not hold up the end of the program.
    """

    def __init__(self) -> None:
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._thread: Thread | None = None

    def within(self, seconds: float, think: Think) -> Choice | None:
        """The choice that ``think`` makes, or None if it is not ready in time; what it raises is raised here."""
        if self._thread is None:
            self._thread = Thread(target=self._run, name="engine", daemon=True)
            self._thread.start()
        task = _Task(think)
        self._tasks.put(task)
        return task.result(seconds)

    def close(self) -> None:
        """Finish what was begun, and stop."""
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join()
            self._thread = None

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            task.do()


class _Task:
    def __init__(self, think: Think) -> None:
        self._think = think
        self._late = Event()
        self._done: SimpleQueue[Choice | Exception] = SimpleQueue()

    def do(self) -> None:
        """Think, unless the time was up before this could begin."""
        if self._late.is_set():
            return
        try:
            self._done.put(self._think())
        except Exception as error:  # noqa: BLE001 - raised again where the choice is waited for
            self._done.put(error)

    def result(self, seconds: float) -> Choice | None:
        try:
            found = self._done.get(timeout=max(seconds, 0))
        except Empty:
            self._late.set()
            return None
        if isinstance(found, Exception):
            raise found
        return found

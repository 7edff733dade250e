"""What is still to be written: one thread writes it, in order, and tries again what the disk has refused."""

from collections.abc import Callable, Hashable
from threading import Condition, Thread
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal, SignalInstance

from whistdesk.archive.disk import DiskError

AGAIN: Final = 0.3
"""Seconds until something that was refused is tried again, before anybody is told: a scanner may have held the file."""
RETRY: Final = 2.0
"""Seconds between tries after that."""
LEDGER: Final = "ledger"
"""The place of all that goes to the ledger: what was put here first is there first, whoever put it."""


class Key(NamedTuple):
    """What a task writes, and where: what is bound for one place is written in its order."""

    place: Hashable
    what: Hashable = None


class Outbox(QObject):
    """Tasks by key. A task that comes before an earlier one of the same key is done takes that one's place.

    What fails stays, also when whoever put it there is long gone, and is tried again every ``RETRY`` seconds and
    with whatever is put there next. The thread is a daemon: a disk that never answers does not hold up the end of
    the program.
    """

    written = Signal(object, object)
    """A task has been done: its ``Key``, and what it returned."""
    stuck = Signal(object)
    """Something could not be written, not at a second try either: the exception. Told once for each trouble."""
    relieved = Signal()
    """After ``stuck``: everything is written."""
    _news = Signal(object)
    """From its thread to the one that it lives in: which signal is to be told, and with what."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks: dict[Key, Callable[[], object]] = {}
        self._change = Condition()
        self._rounds = 0
        """How many rounds have begun, or have been asked for."""
        self._over = 0
        """The last of them that is over."""
        self._failures = 0
        self._trouble: Exception | None = None
        self._told = ""
        self._closed = False
        self._news.connect(self._pass_on)
        self._thread = Thread(target=self._run, name="outbox", daemon=True)
        self._thread.start()

    @property
    def trouble(self) -> Exception | None:
        """Why something was refused in the last round, None where nothing was."""
        return self._trouble

    @property
    def left(self) -> frozenset[Key]:
        """The keys of what is not written yet."""
        with self._change:
            return frozenset(self._tasks)

    def put(self, key: Key, task: Callable[[], object], *, behind: bool = False) -> None:
        """Have ``task`` done, after what was put here before; any thread may call.

        ``behind`` has it done after the rest also where it takes the place of an earlier one.
        """
        with self._change:
            if behind:
                self._tasks.pop(key, None)
            self._tasks[key] = task
            self._ask()

    def flush(self, patience: float) -> bool:
        """Try everything once, for at most so many seconds; whether everything is written."""
        with self._change:
            mine = self._ask()
            self._change.wait_for(lambda: not self._tasks or self._over >= mine, patience)
            return not self._tasks

    def close(self, patience: float) -> bool:
        """Try everything once more, and stop; whether everything is written. After that nothing is told."""
        empty = self.flush(patience)
        with self._change:
            self._closed = True
            self._change.notify_all()
        self._thread.join(patience)
        return empty

    def _ask(self) -> int:
        self._rounds += 1
        self._change.notify_all()
        return self._rounds

    def _run(self) -> None:
        while (mine := self._next_round()) is not None:
            error = self._try_all()
            with self._change:
                self._over, self._trouble = mine, error
                self._change.notify_all()
            self._tell(error)

    def _next_round(self) -> int | None:
        """Wait until there is something to try; None when the outbox is closed."""
        with self._change:
            pause = None if not self._failures else AGAIN if self._failures == 1 else RETRY
            self._change.wait_for(lambda: self._closed or self._rounds > self._over, pause)
            return None if self._closed else self._rounds

    def _try_all(self) -> Exception | None:
        """Do what can be done; the last error. A place that refuses is not asked again in this round."""
        failed: set[Key] = set()
        closed: set[Hashable] = set()
        found = None
        while job := self._first(failed, closed):
            key, task = job
            try:
                value = task()
            except Exception as error:  # noqa: BLE001 - whatever a task raises is told, not swallowed
                failed.add(key)
                found = error
                if isinstance(error, DiskError):
                    closed.add(key.place)
            else:
                self._done(key, task, value)
        return found

    def _first(self, failed: set[Key], closed: set[Hashable]) -> tuple[Key, Callable[[], object]] | None:
        with self._change:
            return next(
                (job for job in self._tasks.items() if job[0] not in failed and job[0].place not in closed), None
            )

    def _done(self, key: Key, task: Callable[[], object], value: object) -> None:
        with self._change:
            later = self._tasks.pop(key, task)
            if later is not task:
                # It goes behind the rest, which would never be done where acts come faster than the disk writes.
                self._tasks[key] = later
        self._say(self.written, key, value)

    def _tell(self, error: Exception | None) -> None:
        self._failures = self._failures + 1 if error else 0
        if error is None and self._told:
            self._told = ""
            self._say(self.relieved)
        elif error is not None and self._failures > 1 and str(error) != self._told:
            self._told = str(error)
            self._say(self.stuck, error)

    def _say(self, signal: SignalInstance, *facts: object) -> None:
        with self._change:
            if not self._closed:
                self._news.emit((signal, facts))

    def _pass_on(self, news: tuple[SignalInstance, tuple[object, ...]]) -> None:
        signal, facts = news
        signal.emit(*facts)

"""Choices that are due at a time: what is not ready by then is left alone."""

from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from typing import Final

from whistdesk.players.base import Choice

Think = Callable[[], Choice]

THREAD: Final = "thinking"
"""The name of the threads that think."""


class Thinker:
    """Thinks about one thing after the other, each in a thread of its own.

    The threads are daemons: a choice that nobody waits for any more does not hold up the end of the program.
    """

    def __init__(self) -> None:
        self._turn = Lock()

    def within(self, seconds: float, think: Think) -> Choice | None:
        """The choice that ``think`` makes, or None if it is not ready in time; what it raises is raised here."""
        late, done = Event(), SimpleQueue[Choice | Exception]()

        def work() -> None:
            with self._turn:
                if not late.is_set():
                    done.put(_outcome(think))

        Thread(target=work, name=THREAD, daemon=True).start()
        try:
            found = done.get(timeout=seconds)
        except Empty:
            late.set()
            return None
        if isinstance(found, Exception):
            raise found
        return found


def _outcome(think: Think) -> Choice | Exception:
    try:
        return think()
    except Exception as error:  # noqa: BLE001 - raised again where the choice is waited for
        return error

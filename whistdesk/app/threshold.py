"""Between the first picture and the whole program: what need not be seen first is brought afterwards.

Nearly all of the program is of no use before the home screen is seen, and loading it takes longer than all else. It is
loaded when the window has been painted, in pieces so small that the window answers meanwhile; or at once for whoever
asks for something.
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from whistdesk.app.rubbish import begin_to_sweep

FLOORS: Final = (
    "cards",
    "rules",
    "players",
    "archive",
    "model",
    "views.theme",
    "views.table",
    "views",
    "app.bookkeeping",
)
"""From the bottom up: what a module imports from below is there before it, so each piece is small."""


class Threshold(QObject):
    """Calls ``bring`` once, which makes the rest of the program and connects it to the signals of ``wishes``.

    A wish that comes before that is told again to those who have been connected by then.
    """

    brought = Signal()

    def __init__(self, first: QWidget, wishes: tuple[SignalInstance, ...], bring: Callable[[], object]) -> None:
        """``first`` is what must be seen before anything is brought unasked."""
        super().__init__(first)
        self._bring, self._pieces = bring, pieces()
        self.rest: object | None = None
        """What was brought; the wishes need it."""
        for wish in wishes:
            wish.connect(partial(self._wish, wish))
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._go_on)
        first.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The first picture is being painted: go on when that is done."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._idle.start(0)
        return super().eventFilter(watched, event)

    def cross(self) -> None:
        """Bring the rest now, unless it is there."""
        self._idle.stop()
        if self.rest is None:
            self.rest = self._bring()
            begin_to_sweep()
            self.brought.emit()

    def _wish(self, wish: SignalInstance, *what: object) -> None:
        if self.rest is None:
            self.cross()
            wish.emit(*what)

    def _go_on(self) -> None:
        if next(self._pieces, None) is None:
            self.cross()


def pieces() -> Iterator[str]:
    """Import the modules below what is brought one by one, and give the name of each."""
    for floor in FLOORS:
        yield from _modules(f"whistdesk.{floor}")


def _modules(name: str) -> Iterator[str]:
    """A module and all in it; packages before the modules beside them, which gather what is in the packages."""
    module = import_module(name)
    yield name
    for found in sorted(iter_modules(getattr(module, "__path__", [])), key=lambda inner: not inner.ispkg):
        yield from _modules(f"{name}.{found.name}")

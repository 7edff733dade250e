"""The real program playing without anybody, and what its thread costs: what several benchmarks share."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QObject, QTimer

from whistdesk.app.drawer import Drawer
from whistdesk.app.folders import Folders
from whistdesk.app.front import Front
from whistdesk.app.language import Translators
from whistdesk.app.program import Program
from whistdesk.app.rubbish import give_back, sweep
from whistdesk.archive.occupant import Occupant
from whistdesk.players.registry import styles
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.names import seat_name
from whistdesk.views.table.tableau import Choice

NEXT_LOOK_MS: Final = 20
"""How often the person looks whether something can be done."""


@contextmanager
def opened(width: int = 1280, height: int = 800, **settings: Any) -> Iterator[Program]:
    """The program in a folder of its own, its window open, with these settings; closed in the end."""
    with TemporaryDirectory() as folder:
        folders = Folders(Path(folder) / "kept", Path(folder) / "config")
        give_back()
        program = Program(Front(Drawer(folders), Translators()), lambda: datetime.now(UTC))
        program.laid.connect(sweep)
        for name, value in settings.items():
            program.choices.change(name, value)
        program.window.resize(width, height)
        program.window.show()
        try:
            yield program
        finally:
            program.window.close()
            program.window.deleteLater()
            program.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            QCoreApplication.processEvents()


def begin(program: Program, key: str, number: int = 1, level: str = "", match: int | None = None) -> None:
    """Deal a game; ``level`` sits at the computer seats, if there are any, for so many hands (None: without end)."""
    game = GAMES[key]
    program.begin(game, Setup(number=number, match=match if len(game.seats) > 1 else None))
    if len(game.seats) > 1 and level and program.seated is not None:
        style = styles(key)[0]
        program.seated.seat({seat.value: Occupant(seat_name(seat), level, style) for seat in game.seats[1:]})


class Person(QObject):
    """Moves by chance as soon as it may, goes on where a panel waits, and has ``over`` called after each game."""

    def __init__(self, program: Program, over: Callable[[], object], interval: int = NEXT_LOOK_MS) -> None:
        super().__init__(program)
        self._program, self._over, self._random = program, over, Random(1)
        self._timer = QTimer(self, interval=interval)
        self._timer.timeout.connect(self.act)
        self._timer.start()

    def act(self) -> None:
        """Do what can be done now."""
        seated = self._program.seated
        if seated is None:
            return
        session, screen = seated.session, seated.screen
        panel = screen.display.curtain.panel
        if panel is not None and any(button.does is Choice.GO_ON for button in panel.buttons):
            screen.display.curtain.chosen.emit(Choice.GO_ON)
        elif session.over:
            self._over()
        elif session.seat is session.human and not screen.busy:
            session.play(self._random.choice(session.moment.view.legal))


class Turns(QObject):
    """Notes what each turn of the event loop costs this thread in milliseconds of a processor, while ``counts``.

    Waiting is no work: neither for events, nor for a processor that is busy with something else.
    """

    def __init__(self, counts: Callable[[], bool] = lambda: True) -> None:
        super().__init__()
        self.work: list[float] = []
        self._counts, self._used = counts, time.thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self._turn)

    def _turn(self) -> None:
        """The loop has done all that there was and is about to wait."""
        used = time.thread_time()
        if self._counts():
            self.work.append(1000 * (used - self._used))
        self._used = used


def at(share: float, values: list[float]) -> float:
    """The value that this share of all is no greater than; 0 where there are none."""
    return sorted(values)[min(int(len(values) * share), len(values) - 1)] if values else 0.0

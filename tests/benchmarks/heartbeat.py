"""How late the event loop is while three seats think and cards fly: the real window on a match of Solo Whist.

Run from the top of the project: ``QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.heartbeat [seconds] [level]``
(60 seconds and the strongest level without arguments; ``xvfb-run -a`` in place of the variable gives a real
X server). A timer is due every two milliseconds; its lateness is how much longer than that it took. South
answers at once with its first legal move. The goal: at most 16 ms at p99 and 50 ms at worst, after the
window has opened. On a machine that has other work too, only the difference to level ``club`` says something of
the players: it needs hardly any time.
"""

import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

from whistdesk.app.cabinet import Cabinet
from whistdesk.app.folders import Folders
from whistdesk.app.language import Translators
from whistdesk.app.program import Program
from whistdesk.app.start import make_application
from whistdesk.archive.saves import Occupant
from whistdesk.players.registry import levels
from whistdesk.players.search.solver import KERNEL_COMPILED
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.names import seat_name
from whistdesk.views.table.tableau import Choice

GAME: Final = GAMES["solo-whist"]
DUE_MS: Final = 2
OPENING_MS: Final = 1500
"""How long the window may take to open and draw its pictures, before anything is measured."""


class Heartbeat(QObject):
    """Notes of each beat, in milliseconds, how late it is and how long this thread itself worked before it."""

    def __init__(self) -> None:
        super().__init__()
        self.late: list[float] = []
        self.worked: list[float] = []
        self._last = time.perf_counter()
        self._used = time.thread_time()
        self._timer = QTimer(self, interval=DUE_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def start(self) -> None:
        """Measure from now on."""
        self._last, self._used = time.perf_counter(), time.thread_time()
        self._timer.start()

    def _beat(self) -> None:
        now, used = time.perf_counter(), time.thread_time()
        self.late.append(max(0.0, 1000 * (now - self._last) - DUE_MS))
        self.worked.append(1000 * (used - self._used))
        self._last, self._used = now, used


class South(QObject):
    """The person: moves as soon as it may, and goes on where a panel waits."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._program = program
        self._timer = QTimer(self, interval=20)
        self._timer.timeout.connect(self._act)
        self._timer.start()

    def _act(self) -> None:
        seated = self._program.seated
        if seated is None:
            return
        session, screen = seated.session, seated.screen
        panel = screen.display.curtain.panel
        if session.seat is session.human and not screen.busy:
            session.play(session.moment.view.legal[0])
        elif panel is not None and any(button.does is Choice.GO_ON for button in panel.buttons):
            screen.display.curtain.chosen.emit(Choice.GO_ON)


def report(beats: Heartbeat, seconds: float, level: str) -> str:
    """The line of figures."""
    return (
        f"{level}, kernels {'compiled' if KERNEL_COMPILED else 'plain'}, {seconds:.0f} s, {len(beats.late):,} beats: "
        f"late by {spread(beats.late)}; the window's own work between two beats took {spread(beats.worked)}\n"
    )


def spread(milliseconds: list[float]) -> str:
    """Median, 99th percentile and maximum."""
    ordered = sorted(milliseconds)
    middle, high = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return f"{middle:.1f} ms at p50, {high:.1f} at p99, {ordered[-1]:.1f} at worst"


def main(arguments: list[str]) -> None:
    """Play and print the figures."""
    seconds = float(arguments[0]) if arguments else 60
    level = arguments[1] if len(arguments) > 1 else levels(GAME.key)[-1]
    app = make_application()
    with TemporaryDirectory() as folder:
        folders = Folders(Path(folder) / "kept", Path(folder) / "config")
        program = Program(Cabinet(folders, GAMES), Translators(), lambda: datetime.now(UTC))
        program.window.resize(1280, 800)
        program.window.show()
        program.begin(GAME, Setup(number=1))
        assert program.seated is not None
        program.seated.seat({seat.value: Occupant(seat_name(seat), level, "even") for seat in GAME.seats[1:]})
        session = program.seated.session
        south, beats = South(program), Heartbeat()
        QTimer.singleShot(OPENING_MS, beats.start)
        QTimer.singleShot(int(OPENING_MS + 1000 * seconds), app.quit)
        app.exec()
        sys.stdout.write(f"{session.ply} moves; {report(beats, seconds, level)}")
        south.deleteLater()
        program.window.close()
        program.window.deleteLater()
        app.processEvents()


if __name__ == "__main__":
    main(sys.argv[1:])

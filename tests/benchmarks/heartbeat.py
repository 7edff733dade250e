"""How late the event loop is while seats or coach think and cards fly: the real window on a match of Solo Whist.

Run from the top of the project: ``xvfb-run -a python -m tests.benchmarks.heartbeat [seconds] [level] [game]`` (60
seconds, the strongest level and Solo Whist without arguments; where a game is named its coach watches too). A timer is
due every two milliseconds; its lateness is how much longer than that
it took. South answers at once, by chance. Three things are told: how late the beats were; how late they would have
been on a machine with nothing else to do, which leaves out what this thread waited for a processor (Linux counts it);
and what the window itself worked between two waits of its event loop, in time of a processor. The promise, after the
window has opened: no beat is later than 16 ms at p99 and 50 ms at worst, on a machine with nothing else to do. The
status is 1 where it is broken.
"""

import os
import sys
import threading
import time
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer

from tests.benchmarks.unattended import Person, Turns, at, begin, opened
from whistdesk.app.start import make_application
from whistdesk.players.registry import levels
from whistdesk.players.search.solver import KERNEL_COMPILED

GAME: Final = "solo-whist"
DUE_MS: Final = 2
OPENING_MS: Final = 2500
"""How long the window may take to open and draw its pictures, before anything is measured."""
P99_MS, WORST_MS = 16.0, 50.0
"""What is promised."""


class Queue:
    """How long this thread has waited for a processor, in seconds; always 0 where the system does not tell."""

    def __init__(self) -> None:
        file = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
        self._file = os.open(file, os.O_RDONLY) if file.exists() else None

    def waited(self) -> float:
        """Until now."""
        return int(os.pread(self._file, 64, 0).split()[1]) / 1e9 if self._file is not None else 0.0


class Heartbeat(QObject):
    """Notes of each beat, in milliseconds, how late it is, and how much of that was no fault of the program."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.late: list[float] = []
        self.own: list[float] = []
        """How late without the time in which the machine did something else."""
        self._queue = Queue()
        self._last, self._waited = time.perf_counter(), self._queue.waited()
        timer = QTimer(self, interval=DUE_MS, timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(self._beat)
        timer.start()

    def _beat(self) -> None:
        now, waited = time.perf_counter(), self._queue.waited()
        late = max(0.0, 1000 * (now - self._last) - DUE_MS)
        self.late.append(late)
        self.own.append(max(0.0, late - 1000 * (waited - self._waited)))
        self._last, self._waited = time.perf_counter(), self._queue.waited()


def spread(milliseconds: list[float]) -> str:
    """Median, 99th percentile and maximum."""
    middle, high, worst = (at(share, milliseconds) for share in (0.5, 0.99, 1))
    return f"{middle:.1f} ms at p50, {high:.1f} at p99, {worst:.1f} at worst"


def main(arguments: list[str]) -> int:
    """Play and print the figures; the exit status."""
    seconds = float(arguments[0]) if arguments else 60
    level = arguments[1] if len(arguments) > 1 else levels(GAME)[-1]
    key = arguments[2] if len(arguments) > 2 else GAME
    make_application()
    with opened() as program:
        program.coaches.watch(key, on=len(arguments) > 2)
        begin(program, key, level=level)
        Person(program, lambda: begin(program, key, 2, level))
        measured: list[tuple[Heartbeat, Turns]] = []
        QTimer.singleShot(OPENING_MS, program, lambda: measured.append((Heartbeat(program), Turns())))
        QTimer.singleShot(int(OPENING_MS + 1000 * seconds), program, QCoreApplication.exit)
        QCoreApplication.exec()
        moves = program.seated.session.ply if program.seated else 0
        beats, turns = measured[0]
    kept = at(0.99, beats.own) <= P99_MS and at(1, beats.own) <= WORST_MS
    sys.stdout.write(
        f"{moves} moves of {key}; {level}, kernels {'compiled' if KERNEL_COMPILED else 'plain'}, {seconds:.0f} s, "
        f"{len(beats.late):,} beats\nlate by {spread(beats.late)}\n"
        f"without other work of the machine late by {spread(beats.own)}\nwork of one turn: {spread(turns.work)}\n"
        f"at most {P99_MS:g} ms at p99 and {WORST_MS:g} at worst: {'kept' if kept else 'BROKEN'}\n"
    )
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

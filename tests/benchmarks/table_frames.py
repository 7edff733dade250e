"""What each frame costs while cards fly: a window of 1280x800 in which each game plays itself.

Run from the top of the project: ``QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.table_frames [seconds [ratio]]``
(20 seconds for each game and a device ratio of 1 without arguments). A frame is a turn of the event loop that moves
cards and paints the table; where a performance goes on to its next stop it draws the furniture too. It is measured
by the time that a processor works for this thread, so that a busy machine counts little. The promise: below 8 ms at
p99 at a ratio of 1, 16 ms at 2. The status is 1 where it is broken.
"""

import os
import sys
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from tests.benchmarks.unattended import Person, Turns, at, begin, opened
from whistdesk.app.program import Program
from whistdesk.app.start import make_application
from whistdesk.rules.registry import GAMES

OPENING_MS: Final = 1500
"""How long a table may take to open and draw its pictures, before anything is measured."""
LEVEL: Final = "club"
PROMISED_MS: Final = 8.0
"""For each frame, times the device ratio."""


class Frames(QObject):
    """Tells of each turn of the event loop whether it has painted the table while cards were on their way."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program, self._painted, self._flew = program, False, False
        self._watched: QWidget | None = None

    def counts(self) -> bool:
        """Asked at the end of each turn."""
        counts = self._painted and self._flew
        seated = self._program.seated
        self._painted, self._flew = False, seated is not None and not seated.screen.display.scene.driver.idle
        viewport = None if seated is None else seated.screen.display.view.viewport()
        if viewport is not None and viewport is not self._watched:
            self._watched = viewport
            viewport.installEventFilter(self)
        return counts

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The table is painted."""
        self._painted |= event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def measured(key: str, seconds: float) -> list[float]:
    """The turns of a game that plays itself, in ms."""
    with opened() as program:
        begin(program, key, level=LEVEL)
        Person(program, lambda: begin(program, key, 2, LEVEL))
        frames, turns = Frames(program), list[Turns]()
        QTimer.singleShot(OPENING_MS, program, lambda: turns.append(Turns(frames.counts)))
        QTimer.singleShot(int(OPENING_MS + 1000 * seconds), program, QCoreApplication.exit)
        QCoreApplication.exec()
        return turns[0].work


def main(arguments: list[str]) -> int:
    """Print the figures; the exit status."""
    seconds = float(arguments[0]) if arguments else 20
    ratio = float(arguments[1]) if len(arguments) > 1 else 1.0
    os.environ["QT_SCALE_FACTOR"] = f"{ratio:g}"
    make_application()
    kept = True
    for key in GAMES:
        work = measured(key, seconds)
        kept &= bool(work) and at(0.99, work) < PROMISED_MS * ratio
        sys.stdout.write(
            f"{key} at ratio {ratio:g}: {len(work):,} frames while cards fly, {at(0.5, work):.1f} ms at p50, "
            f"{at(0.99, work):.1f} at p99, {at(1, work):.1f} at worst\n"
        )
    sys.stdout.write(f"p99 below {PROMISED_MS * ratio:g} ms: {'kept' if kept else 'BROKEN'}\n")
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

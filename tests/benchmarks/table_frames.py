"""What one picture of a full table costs: all four hands of Solo Whist, 1280 by 800.

Run from the top of the project: ``QT_QPA_PLATFORM=offscreen python -m tests.benchmarks.table_frames``.
It prints this thread's own time for painting the whole view (a frame paints less) and for drawing
the furniture anew (once for each stop of a performance). The aim for a frame is below 8 ms.
"""

import sys
import time
from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QApplication

from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import TABLES
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.type import load_inter

GAME: Final = "solo-whist"
ROUNDS: Final = 100


def main() -> None:
    """Print the figures."""
    app = QApplication(sys.argv)
    load_inter()
    art = Art()
    screen = TableScreen(Session(GAMES[GAME], Setup(90421)), TABLES[GAME](), TableSettings(speed=Speed.OFF), art)
    screen.resize(1280, 800)
    screen.show()
    app.processEvents()
    art.finish()
    view = screen.display.view.viewport()
    sys.stdout.write(
        f"whole view: {_own_time(view.repaint):.1f} ms, furniture: {_own_time(screen.course.refresh):.1f} ms\n"
    )
    screen.close_table()
    art.close()


def _own_time(do: Callable[[], object]) -> float:
    """Milliseconds of this thread for one round."""
    start = time.thread_time()
    for _ in range(ROUNDS):
        do()
    return (time.thread_time() - start) / ROUNDS * 1000


if __name__ == "__main__":
    main()

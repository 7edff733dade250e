"""How long the statistics of many results take, and how long the event loop waits for them meanwhile.

    python -m tests.benchmarks.statistics_rows [ROWS]

ROWS results (100,000 unless told otherwise) are written to a ledger, a third of each game. The page is opened at
each game in turn; printed are the seconds until its figures stand, the longest time that a timer of one
millisecond came late, which is what a person would feel as a freeze, and the processor's seconds in all and in the
GUI thread, which tell more on a busy machine.

Then what the window asks for itself and waits for, in the processor's milliseconds: the figures of the home screen, and
a month of daily deals. It ends with status 1 where either takes longer than a beat may be late.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from tests.screens.results import keep_results
from whistdesk.app.start import SWITCH_SECONDS
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.past_games import PastGames
from whistdesk.cards.daily import number_of
from whistdesk.model.outbox import Outbox
from whistdesk.model.statistics import Statistics
from whistdesk.players.registry import levels
from whistdesk.rules.registry import GAMES
from whistdesk.views.page import Look
from whistdesk.views.registry import ACCOUNTS, STATISTICS
from whistdesk.views.statistics.page import StatisticsPage
from whistdesk.views.statistics.stage import StatisticsGame
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.type import load_inter
from whistdesk.views.tiles import TILES

BEAT_MS: Final = 16.0
"""How late a beat of the event loop may be."""
MONTH: Final = [date(2026, 1, day) for day in range(1, 32)]


def main() -> int:
    """Measure and print; the exit status."""
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.setswitchinterval(SWITCH_SECONDS)
    with tempfile.TemporaryDirectory() as folder:
        ledger = Ledger(Path(folder) / "ledger.sqlite")
        ledger.open()
        keep_results(ledger, rows // 3, rows // 39)
        _measure(ledger, PastGames(Path(folder) / "past", GAMES))
        return int(_wait_for(ledger) > BEAT_MS)


def _wait_for(ledger: Ledger) -> float:
    """What the window waits for: the longer of its two questions, in milliseconds."""
    taken = {
        "home screen": _spent(lambda: [ledger.tally(key, ACCOUNTS[key].kind) for key in TILES]),
        "calendar": _spent(lambda: [_month(ledger, key) for key in TILES]),
    }
    for name, ms in taken.items():
        print(f"{name}: {ms:.1f} ms of processor in the GUI thread")
    return max(taken.values())


def _month(ledger: Ledger, key: str) -> tuple[object, object]:
    return ledger.of_days(key, ACCOUNTS[key].kind, MONTH[0], MONTH[-1]), ledger.begun(key, map(number_of, MONTH))


def _spent(ask: Callable[[], object]) -> float:
    """The median of eleven times."""
    times = []
    for _ in range(11):
        began = time.thread_time()
        ask()
        times.append(1000 * (time.thread_time() - began))
    return sorted(times)[5]


def _measure(ledger: Ledger, past: PastGames) -> None:
    application = QApplication([])
    load_inter()
    statistics, art = Statistics(ledger, past, Outbox()), Art()
    games = [StatisticsGame(key, TILES[key].title, story, levels(key)) for key, story in STATISTICS.items()]
    page = StatisticsPage(statistics, games, lambda: datetime.now(UTC), art, Look())
    page.resize(1280, 800)
    page.show()
    late = [0.0, time.perf_counter()]
    beat = QTimer(interval=1)
    beat.timeout.connect(lambda: _beat(late))
    beat.start()
    for key in ("", *GAMES):
        late[:] = 0.0, time.perf_counter()
        began, spent, drawn = time.perf_counter(), time.process_time(), time.thread_time()
        page.open_game(key)
        while statistics.counting:
            application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        application.processEvents()
        taken = f"{time.perf_counter() - began:.2f} s, late by {1000 * late[0]:.0f} ms at most"
        cpu = f"{time.process_time() - spent:.2f} s of processor, {time.thread_time() - drawn:.2f} s in the GUI thread"
        print(f"{key or 'all games'}: {taken}; {cpu}")
    statistics.close()
    art.close()


def _beat(late: list[float]) -> None:
    now = time.perf_counter()
    late[:] = max(late[0], now - late[1] - 0.001), now


if __name__ == "__main__":
    sys.exit(main())

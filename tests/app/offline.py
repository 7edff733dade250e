"""Plays every game in the program while no socket can be made and nothing imported that the bundle leaves out.

    python -m tests.app.offline

Each game is played to its end with its coach watching, its review is waited for, and its text and picture are
written; then every page is shown, the results are exported, and the program is started a second time, which must reach
the first and end. It tells how far it came; the line ``all played`` comes last.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.unbundled import leave_out
from tests.unconnected import refuse_sockets

refuse_sockets()
leave_out()

from PySide6.QtCore import QCoreApplication  # noqa: E402 - whatever is imported must do without all that

from whistdesk.app.exporting import Source, png, text_of  # noqa: E402
from whistdesk.app.folders import OVERRIDE  # noqa: E402
from whistdesk.app.program import Program  # noqa: E402
from whistdesk.app.rest import bring  # noqa: E402
from whistdesk.app.selftest import _go_on  # noqa: E402
from whistdesk.app.start import make_application, open_front  # noqa: E402
from whistdesk.rules.base import Setup  # noqa: E402
from whistdesk.rules.registry import GAMES  # noqa: E402

PATIENCE = 120.0
"""Seconds that one thing may take."""
SECOND = """
from tests.unbundled import leave_out
from tests.unconnected import refuse_sockets
refuse_sockets()
leave_out()
from whistdesk.app.main import main
raise SystemExit(main([]))
"""


def wait(ready: Callable[[], object], step: Callable[[], object] = lambda: None) -> None:
    """Let the program go on until something is so; TimeoutError."""
    end = time.monotonic() + PATIENCE
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError
        QCoreApplication.processEvents()
        step()


def play(program: Program, key: str) -> None:
    """A game to its end with its coach, and its review."""
    program.begin(GAMES[key], Setup(number=7, match=1 if len(GAMES[key].seats) > 1 else None))
    seated, rng = program.seated, Random(7)
    assert seated is not None
    assert seated.coach is not None
    coach, screen, said = seated.coach, seated.screen, list[object]()
    coach.changed.connect(lambda: said.append(coach.choice) if coach.choice else None)
    coach.watch(True)
    wait(lambda: screen.session.over, lambda: None if coach.thinking else _go_on(screen, rng))
    assert said, "the coach said nothing"
    screen.review_asked.emit()
    page = program.reviewing.page
    assert page is not None
    wait(lambda: page.review.done)
    source = Source(screen.session)
    assert text_of(source)
    assert png(program.reviewing._exporting._picture(source, screen.session.moment))
    program.go_home()
    print(key, flush=True)  # noqa: T201 - it is told to who started it


def look_at_all_pages(program: Program, file: Path) -> None:
    """All that can be looked at beside the tables; the results go to ``file``."""
    program.show_daily()
    program.pages.show_rules()
    program.pages.show_settings()
    program.show_statistics()
    statistics = program.bookkeeping.statistics
    wait(lambda: not statistics.counting)
    statistics.export(file, list(GAMES))
    wait(file.exists)


def main() -> None:
    """All of it, in a folder that is thrown away."""
    with tempfile.TemporaryDirectory() as home:
        os.environ[OVERRIDE] = home
        application = make_application()
        program = bring(open_front(), application.file_asked)
        program.choices.change("speed", "off")
        program.choices.change("trick_hold", 0)
        program.window.show()
        for key in GAMES:
            play(program, key)
        look_at_all_pages(program, Path(home, "results.csv"))
        second = subprocess.Popen([sys.executable, "-c", SECOND])
        wait(lambda: second.poll() is not None)
        assert second.returncode == 0
        program.window.close()
        application.processEvents()
    print("all played")  # noqa: T201


if __name__ == "__main__":
    main()

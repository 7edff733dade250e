"""Random events on the real program, as many as you have time for.

    python -m tests.benchmarks.random_events [EVENTS [SEED [GAME ...]]]

Prints one line for each hundred events, and ends with what went wrong if anything did.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.storm.storm import Storm
from whistdesk.app.start import make_application
from whistdesk.rules.registry import GAMES

BATCH = 100


def main(arguments: list[str]) -> int:
    """Run the storm; the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = make_application()
    assert isinstance(application, QApplication)
    events = int(arguments[0]) if arguments else 10_000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    games = tuple(arguments[2:]) or tuple(GAMES)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as home:
        os.chdir(home)  # files that a random event saves
        os.environ["HOME"] = home
        storm = Storm(Path(home), seed, games)
        for done in range(BATCH, events + BATCH, BATCH):
            storm.blow(min(BATCH, events - done + BATCH))
            sys.stdout.write(f"seed {seed}: {done} events, {storm.rests} rests, {time.monotonic() - begun:.0f} s\n")
            sys.stdout.flush()
        storm.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

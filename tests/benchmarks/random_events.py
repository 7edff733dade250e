"""Random events on the real program, as many as you have time for.

    python -m tests.benchmarks.random_events [EVENTS [SEED [GAME ...]]]

Without QT_QPA_PLATFORM they happen on two screens that nobody sees, the second of twice the density. Prints one
line for each thousand events, then how often each event met a table at rest, in each kind of flight, while
something was held to be read, and at each panel; and ends with what went wrong if anything did. The promise: 100,000
events on the table of each game, and nothing goes wrong. The status is 1 where it is broken.
"""

import json
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QApplication

from tests.storm.storm import Storm
from tests.storm.weather import WEATHER
from whistdesk.app.start import make_application
from whistdesk.rules.registry import GAMES

BATCH = 1000
REST = 50
"""Events between two rests at which everything is looked at."""


def screens() -> list[dict[str, Any]]:
    """Two screens side by side, as Qt's platform ``offscreen`` reads them."""
    usual = {"y": 0, "width": 1280, "height": 800, "logicalBaseDpi": 96, "dpr": 1}
    return [usual | {"name": name, "x": x, "logicalDpi": dpi} for name, x, dpi in (("one", 0, 96), ("two", 1280, 192))]


def met(storm: Storm) -> str:
    """A line for each thing that was to be seen, with the events that came then."""
    sights: dict[str, Counter[str]] = {}
    for (event, sight), times in storm.met.items():
        sights.setdefault(sight, Counter())[event] += times
    return "".join(
        f"  {sight}: {', '.join(f'{event} {times}' for event, times in events.most_common())}\n"
        for sight, events in sorted(sights.items())
    )


def main(arguments: list[str]) -> int:
    """Run the storm; the exit status."""
    events = int(arguments[0]) if arguments else 10_000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    games = tuple(arguments[2:]) or tuple(GAMES)
    with tempfile.TemporaryDirectory() as home:
        file = Path(home, "screens.json")
        file.write_text(json.dumps({"screens": screens()}), encoding="utf-8")
        os.environ.setdefault("QT_QPA_PLATFORM", f"offscreen:configfile={file}")
        os.environ["HOME"] = home
        os.chdir(home)  # files that a random event saves
        application = make_application()
        assert isinstance(application, QApplication)
        storm = Storm(Path(home), seed, games)
        storm.program.play(games[0])
        try:
            blow(storm, seed, events)
            storm.close()
        except Exception:  # noqa: BLE001 - whatever a slot raises comes out here
            last = ", ".join(storm.events[-30:])
            sys.stdout.write(f"{met(storm)}seed {seed}: BROKEN after {last}\n{traceback.format_exc()}\n")
            return 1
        sys.stdout.write(f"{met(storm)}seed {seed}: {events} events on {', '.join(games)}: nothing went wrong\n")
    return 0


def blow(storm: Storm, seed: int, events: int) -> None:
    """Do the events, and tell now and then how far it is."""
    begun = time.monotonic()
    for done in range(0, events, BATCH):
        storm.blow(WEATHER, min(BATCH, events - done), REST)
        passed = f"{time.monotonic() - begun:.0f} s, {time.process_time():.0f} s of them busy"
        sys.stdout.write(f"seed {seed}: {len(storm.events)} events, {storm.rests} rests, {passed}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What stays in memory while games are played, and whether it grows: each game plays itself with its window open.

    python -m tests.benchmarks.memory [HANDS [RATIO [GAME ...]]]

Without arguments 1,000 hands of each game at 1280x800 and a device ratio of 1; at a ratio of 2 the window has
1920x1080. A hand is what ends with an event that closes it: a hand of Oneonta Whist (up to eight make a game) or of
Solo Whist (four make a match here), a round of Cribbage Solitaire (three hands, four times a game). The home screen is
seen first. In the first game or match the strongest seats play and the coach advises; the quickest seats play all
others. All that thinks is a thread of the process, so its tables count. Linux tells how much is resident (all of it
counts, libraries shared with other programs too), which is asked every ten milliseconds or so. Growth is that of the
second half, when all tables of a bounded size are full: the slope of a line through its samples, each the least of a
fiftieth of the run (what is needed for a moment comes and goes), and the objects of each kind, counted at the beginning
of a game. The promise: at most 130 MB (260 MB at a ratio of 2), and flat: below
2 KB for each hand, and not half an object of any kind more for each hand, which fewer than 200 hands cannot tell. The
status is 1 where it is broken.
"""

import gc
import os
import sys
from collections import Counter
from math import inf
from pathlib import Path
from typing import Final

from whistdesk.app.features import forgo_features

LIMITS: Final = {1.0: 130.0, 2.0: 260.0}
"""MB resident, by device ratio."""
GROWTH: Final = 2048.0
"""Bytes for each hand; a table that is not let go costs some hundred thousand."""
LEAKED: Final = 0.5
"""Objects of one kind for each hand: one that stays for each is seen."""
TELLING: Final = 200
"""Hands from which on growth is judged."""
SAMPLES: Final = 50
MATCH: Final = 4
"""Hands of a match."""
WINDOWS: Final = {1.0: (1280, 800), 2.0: (1920, 1080)}
HOME_MS: Final = 400
"""How long the home screen is looked at."""
ADVISED_MS: Final = 150
"""How long the person takes for a move as long as the coach is asked."""


def resident() -> int:
    """Bytes of the process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def slope(values: list[float]) -> float:
    """How much each value is larger than the one before, by least squares; of a single one nothing can be said: 0."""
    if len(values) < 2:
        return 0.0
    middle, mean = (len(values) - 1) / 2, sum(values) / len(values)
    over = sum((number - middle) * (value - mean) for number, value in enumerate(values))
    return over / sum((number - middle) ** 2 for number in range(len(values)))


def counted() -> Counter[str]:
    """How many objects of each kind there are, by the name of their class."""
    gc.unfreeze()
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects())


def play(key: str, hands: int, ratio: float) -> bool:
    """Play and print; whether the promise is kept."""
    from PySide6.QtTest import QTest  # noqa: PLC0415 - as late as the program imports it

    from tests.benchmarks.unattended import Person, begin, opened  # noqa: PLC0415
    from whistdesk.model.moment import Passage  # noqa: PLC0415
    from whistdesk.players.registry import levels  # noqa: PLC0415
    from whistdesk.rules.table import Closing  # noqa: PLC0415

    strongest, quick = (levels(key)[-1], levels(key)[0]) if levels(key) else ("", "")
    with opened(*WINDOWS[ratio], speed="off", trick_hold=0) as program:
        played, first = Counter[str](), Counter[str]()

        def count(passage: Passage) -> None:
            played["hands"] += any(isinstance(event, Closing) for event in passage.events)

        def deal(level: str) -> None:
            begin(program, key, played["games"], level, MATCH)
            assert program.seated is not None
            program.seated.session.stepped.connect(count)
            played["games"] += 1

        def go_on_quickly() -> None:
            advised.deleteLater()
            program.coaches.watch(key, on=False)
            deal(quick)
            Person(program, go_on, 1)

        def go_on() -> None:
            deal(quick)
            if not first and played["hands"] * 2 >= hands:
                first.update(counted())
                played["uncounted"] = played["hands"]

        QTest.qWait(HOME_MS)
        program.coaches.watch(key, on=True)
        deal(strongest)
        advised = Person(program, go_on_quickly, ADVISED_MS)
        samples = list[float]()
        most, least = 0, inf
        while played["hands"] < hands or played["games"] < 2 or (hands >= TELLING and not first):
            QTest.qWait(10)
            now = resident()
            most, least = max(most, now), min(least, now)
            if played["games"] > 1 and played["hands"] * SAMPLES >= len(samples) * hands:
                samples.append(least)
                least = inf
        deal(quick)  # counted as the first time, at the beginning of a game
        last = counted() if first else Counter[str]()
    growth = slope(samples[len(samples) // 2 :]) * SAMPLES / hands
    judged = played["hands"] - played["uncounted"]
    more = {kind: (last[kind] - first[kind]) / judged for kind in last if last[kind] > first[kind] + judged * LEAKED}
    flat = hands < TELLING or (growth < GROWTH and not more)
    kept = flat and most <= LIMITS[ratio] * 2**20
    sys.stdout.write(
        f"{key} at ratio {ratio:g}, {played['hands']} hands in {played['games']} games: at most {most / 2**20:.0f} MB, "
        f"{samples[-1] / 2**20:.0f} at the end, {growth:.0f} bytes more for each hand; "
        f"objects more for each hand: {more or 'none'}: {'kept' if kept else 'BROKEN'}\n"
        f"  MB from the first game on: {' '.join(f'{each / 2**20:.1f}' for each in samples)}\n"
    )
    sys.stdout.flush()
    return kept


def main(arguments: list[str]) -> int:
    """Measure and print; the exit status."""
    hands = int(arguments[0]) if arguments else 1000
    ratio = float(arguments[1]) if len(arguments) > 1 else 1.0
    os.environ["QT_SCALE_FACTOR"] = f"{ratio:g}"
    gc.disable()
    forgo_features()
    from whistdesk.app.start import make_application  # noqa: PLC0415 - as late as the program imports it
    from whistdesk.rules.registry import GAMES  # noqa: PLC0415

    make_application()
    gc.enable()
    kept = [play(key, hands, ratio) for key in arguments[2:] or GAMES]
    return int(not all(kept))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

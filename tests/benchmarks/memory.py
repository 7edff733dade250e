"""What stays in memory while games are played, and whether it grows: each game plays itself with its window open.

    python -m tests.benchmarks.memory [HANDS [RATIO [GAME ...]]]

Without arguments 1,000 hands of each game (a hand of Solo Whist, a whole game of the others) at 1280x800 and a device
ratio of 1; at a ratio of 2 the window has 1920x1080. The strongest seats play the first match, the quickest all others;
all that thinks is a thread of the process, so its tables count. Linux tells how much is resident (all of it counts,
libraries shared with other programs too). Growth is the slope of a line through all samples of the second half. The
promise: at most 130 MB (260 MB at a ratio of 2), and flat: below 2 KB for each hand, and no object of Qt or of a game
more for each hand. The status is 1 where it is broken.
"""

import gc
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from whistdesk.app.features import forgo_features

LIMITS: Final = {1.0: 130.0, 2.0: 260.0}
"""MB resident, by device ratio."""
GROWTH: Final = 2048.0
"""Bytes for each hand; a table that is not let go costs some hundred thousand."""
LEAKED: Final = 0.5
"""Objects of one kind for each hand: one that stays for each is seen."""
WATCHED: Final = ("TableScreen", "TableScene", "CardItem", "Session", "Seated", "QTimer", "Review", "Pose", "Moment")
SAMPLES: Final = 50
MATCH: Final = 4
"""Hands of a match."""
WINDOWS: Final = {1.0: (1280, 800), 2.0: (1920, 1080)}


def resident() -> int:
    """Bytes of the process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def slope(values: list[float]) -> float:
    """How much each value is larger than the one before, by least squares."""
    middle, mean = (len(values) - 1) / 2, sum(values) / len(values)
    over = sum((number - middle) * (value - mean) for number, value in enumerate(values))
    return over / sum((number - middle) ** 2 for number in range(len(values)))


def counted() -> Counter[str]:
    """How many objects of the watched kinds there are."""
    gc.unfreeze()
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects() if type(each).__name__ in WATCHED)


def play(key: str, hands: int, ratio: float) -> bool:
    """Play and print; whether the promise is kept."""
    from PySide6.QtTest import QTest  # noqa: PLC0415 - as late as the program imports it

    from tests.benchmarks.unattended import Person, begin, opened  # noqa: PLC0415
    from whistdesk.players.registry import levels  # noqa: PLC0415

    strongest, quick = (levels(key)[-1], levels(key)[0]) if levels(key) else ("", "")
    with opened(*WINDOWS[ratio], speed="off", trick_hold=0) as program:
        games = Counter[str]()

        def deal_next() -> None:
            games["over"] += 1
            begin(program, key, games["over"], quick, MATCH)

        begin(program, key, 0, strongest, MATCH)
        Person(program, deal_next, 1)
        each_game = MATCH if levels(key) else 1
        samples: list[float] = []
        first = Counter[str]()
        while games["over"] * each_game < hands:
            QTest.qWait(10)
            if games["over"] * each_game * SAMPLES >= len(samples) * hands:
                first = first or (counted() if games["over"] else first)
                samples.append(float(resident()))
        last = counted()
    each = slope(samples[len(samples) // 2 :]) * SAMPLES / hands
    more = {kind: (last[kind] - first[kind]) / hands for kind in WATCHED if last[kind] > first[kind]}
    most = max(samples) / 2**20
    kept = most <= LIMITS[ratio] and each < GROWTH and all(number < LEAKED for number in more.values())
    sys.stdout.write(
        f"{key} at ratio {ratio:g}, {hands} hands: at most {most:.0f} MB, {each:.0f} bytes more for each hand; "
        f"objects more for each hand: {more or 'none'}: {'kept' if kept else 'BROKEN'}\n"
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

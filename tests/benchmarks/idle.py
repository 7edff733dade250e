"""What the program does while nothing is done: a table of each game after 50 resizes, and minimised.

Run from the top of the project: ``xvfb-run -a python -m tests.benchmarks.idle [seconds]`` (30 seconds for each measure
without an argument). All threads of the process count, in time of a processor. The promise: below 1 % once nothing
thinks any more. The status is 1 where it is broken.
"""

import sys
import time
from random import Random
from typing import Final

from PySide6.QtTest import QTest

from tests.benchmarks.unattended import begin, opened
from whistdesk.app.program import Program
from whistdesk.app.start import make_application
from whistdesk.rules.registry import GAMES

RESIZES: Final = 50
SETTLED_MS: Final = 10_000
"""After so long a table lies there, its pictures are drawn and its computer seats have answered."""
PROMISED: Final = 0.01


def load(seconds: float) -> float:
    """The share of a processor that the process takes."""
    begun, used = time.monotonic(), time.process_time()
    QTest.qWait(int(1000 * seconds))
    return (time.process_time() - used) / (time.monotonic() - begun)


def resized(program: Program, random: Random) -> None:
    """Pull the window to one size after another."""
    for _ in range(RESIZES):
        program.window.resize(random.randint(960, 1280), random.randint(640, 800))
        QTest.qWait(20)


def main(arguments: list[str]) -> int:
    """Print the figures; the exit status."""
    seconds = float(arguments[0]) if arguments else 30
    make_application()
    shares: dict[str, float] = {}
    for key in GAMES:
        with opened() as program:
            begin(program, key, level="expert")
            QTest.qWait(SETTLED_MS)
            resized(program, Random(1))
            QTest.qWait(SETTLED_MS)
            shares[f"{key} after {RESIZES} resizes"] = load(seconds)
            program.window.showMinimized()
            QTest.qWait(SETTLED_MS // 10)
            shares[f"{key} minimised"] = load(seconds)
    for what, share in shares.items():
        sys.stdout.write(f"{what}: {share:.2%} of a processor\n")
    kept = all(share < PROMISED for share in shares.values())
    sys.stdout.write(f"below {PROMISED:.0%}: {'kept' if kept else 'BROKEN'}\n")
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

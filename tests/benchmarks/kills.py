"""The real program, killed at random moments and started again in the same folder, again and again: what is lost?

    python -m tests.benchmarks.kills [RUNS [SEED]]

200 runs and seed 1 without arguments; each takes some seconds. A run that finds a fault tells it at once; the
exit status is 1 where there was any. In ``tests/kills``, ``player.py`` plays and bears witness, ``killing.py``
chooses the moment, and ``truth.py`` compares.
"""

import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.kills.killing import Butcher


def main(arguments: list[str]) -> int:
    """Kill so many programs; the exit status."""
    runs = int(arguments[0]) if arguments else 200
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kills-") as home:
        butcher = Butcher(Path(home), seed, forking=True)
        for run in range(1, runs + 1):
            known = len(butcher.faults)
            butcher.kill_one(run)
            for fault in butcher.faults[known:]:
                sys.stdout.write(f"FAULT {fault}\n")
            if run % 10 == 0 or run == runs:
                sys.stdout.write(f"seed {seed}: {run} killed, {butcher.acts} acts, {time.monotonic() - begun:.0f} s\n")
            sys.stdout.flush()
        known = len(butcher.faults)
        butcher.look(runs + 1)
        for fault in butcher.faults[known:]:
            sys.stdout.write(f"FAULT {fault}\n")
        errors = Path(home, "errors").read_text(encoding="utf-8")
        tell(butcher, errors)
    return 1 if butcher.faults or "Traceback" in errors else 0


def tell(butcher: Butcher, errors: str) -> None:
    """The verdict."""
    truth = butcher.truth
    moments = ", ".join(f"{times} {moment}" for moment, times in sorted(butcher.moments.items()))
    sys.stdout.write(
        f"killed: {moments}\n"
        f"{butcher.acts} acts of the person, {butcher.results} results in the ledger, "
        f"{len(truth.deals)} deals begun\n"
        f"acts of the person that were not on disk: {dict(sorted(Counter(truth.lost).items()))} (acts: games)\n"
        f"moves of all seats that were not on disk: {dict(sorted(Counter(truth.behind).items()))}\n"
        f"age of the first act that was lost: {[f'{1000 * age:.0f} ms' for age in sorted(truth.ages)]}\n"
        f"errors printed: {errors or 'none'}\n"
        f"{len(butcher.faults)} faults\n"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Runs the program, kills it at a moment that chance chooses, starts it again, and compares.

The kinds of moments: ``opening`` (before or while the window opens), ``playing`` (by the clock, with cards in the
air and seats and coach thinking), ``saving`` (within milliseconds of an act, so while it is being written),
``finishing`` (the same, once something has finished), ``closing`` (while the window closes).
"""

import os
import signal
import subprocess
import sys
import time
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.kills import player
from tests.kills.truth import Truth, read

ROOT = Path(__file__).parents[2]
MOMENTS = ("opening", "playing", "playing", "saving", "saving", "saving", "finishing", "finishing", "closing")
WRONG_CLOCKS = 0.2
"""How many programs have a clock that is wrong, by up to 22 years."""
PATIENCE = 60.0
"""Seconds that a program may take to open, or to close."""
LONGEST = 15.0
"""Seconds that a run plays at most."""


class Butcher:
    """Kills program after program in one folder; ``faults`` says what was lost."""

    def __init__(self, home: Path, seed: int, *, forking: bool = False) -> None:
        """``forking`` is quicker, and only for a process without threads and without Qt's application."""
        self.random, self.forking = Random(seed), forking
        self.home, self.folder = home, home / "kept"
        self.truth = Truth()
        self.moments: Counter[str] = Counter()
        self.faults: list[str] = []
        self.acts = self.results = 0

    def kill_one(self, run: int, moment: str = "") -> None:
        """One program, started in what the last one has left, and killed at a moment of this kind, or of any."""
        moment = moment or self.random.choice(MOMENTS)
        seconds = self.random.uniform(0.5, 6) if moment == "closing" else LONGEST * 2
        if self.random.random() < WRONG_CLOCKS:
            (self.home / f"{run}.offset").write_text(str(self.random.randrange(-8000, 8000)), encoding="utf-8")
        witness, process = self.start(run, str(seconds), afresh=moment == "opening")
        self._wait(moment, witness, process)
        ended, killed = process.ended(), time.time()
        process.kill()
        lines = read(witness)
        self.moments["closed before" if ended else moment] += 1
        self.acts += sum(line["what"] == "act" for line in lines)
        self.compare(f"run {run} ({moment}, {len(lines)} lines)", lines)
        if lines:
            # Of one that has told nothing nothing can be lost: what the one before has lost is still to be found.
            self.truth.killed = killed

    def look(self, run: int) -> None:
        """One program that looks at what the last one has left, and closes."""
        witness, process = self.start(run, str(PATIENCE), "still", afresh=True)
        self._wait_for(b'"closed"', witness, process, PATIENCE)
        process.kill()
        lines = read(witness)
        if not lines or lines[-1]["what"] != "closed":
            self.faults.append("the program does not open and close any more")
        self.compare(f"the end ({len(lines)} lines)", lines)

    def compare(self, name: str, lines: list[dict[str, Any]]) -> None:
        """Note what is wrong with the folder, by the lines of the program that was started in it last."""
        self.faults += [f"{name}: {fault}" for fault in self.truth.faults(self.folder, lines)]
        self.results = sum(["must"] in told for told in self.truth.results.values())

    def start(self, run: int, *arguments: str, afresh: bool) -> "tuple[Path, Forked | Spawned]":
        """Its witness and the program; ``afresh`` in a process that begins with Python itself."""
        witness = self.home / f"{run}.witness"
        words = [str(witness), str(self.random.randrange(2**32)), *arguments]
        environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ, "WHISTDESK_HOME": str(self.folder)}
        environment |= {"PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
        kind = Spawned if afresh or not self.forking else Forked
        return witness, kind(words, environment, self.home / "errors")

    def _wait(self, moment: str, witness: Path, process: "Forked | Spawned") -> None:
        """Until the moment has come."""
        random = self.random
        if moment == "opening":
            time.sleep(random.uniform(0.1, 2.5))
            return
        self._wait_for(b'"settled"', witness, process, PATIENCE)
        if moment in {"playing", "saving"}:
            self._wait_for(b"\n", witness, process, LONGEST, times=random.randrange(5, 50))
        if moment == "playing":
            time.sleep(random.uniform(0, 1))
            return
        known = witness.stat().st_size if witness.exists() else 0
        word = {"closing": b'"closing"', "finishing": b'"results": [['}.get(moment, b'"what": "act"')
        self._wait_for(word, witness, process, LONGEST * 2, known)
        time.sleep(random.choice([0, 0, 0.001, 0.003, 0.01, 0.03, 0.1]))

    def _wait_for(
        self, word: bytes, witness: Path, process: "Forked | Spawned", seconds: float, known: int = 0, times: int = 1
    ) -> None:
        """Until the witness has said ``word`` so many times, beyond its first ``known`` bytes."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not process.ended():
            if witness.exists() and witness.read_bytes()[known:].count(word) >= times:
                return
            time.sleep(0.0005)


class Spawned:
    """A program in a process that begins with Python itself."""

    def __init__(self, arguments: list[str], environment: dict[str, str], errors: Path) -> None:
        command = [sys.executable, "-m", "tests.kills.player", *arguments]
        with errors.open("ab") as file:
            self._process = subprocess.Popen(command, env=environment, cwd=ROOT, stderr=file)
        self.pid = self._process.pid

    def ended(self) -> bool:
        """Whether it has come to its end by itself."""
        return self._process.poll() is not None

    def kill(self) -> None:
        """End it by SIGKILL, at once."""
        self._process.kill()
        self._process.wait()


class Forked:
    """A program in a process that has its modules already: quicker, where nothing runs here that Qt might miss."""

    def __init__(self, arguments: list[str], environment: dict[str, str], errors: Path) -> None:
        self._status: int | None = None
        self.pid = os.fork()
        if self.pid:
            return
        status = 1
        try:
            os.environ.update(environment)
            with errors.open("ab") as file:
                os.dup2(file.fileno(), 2)
            sys.argv = ["whistdesk"]
            status = player.main(arguments)
        except BaseException:  # noqa: BLE001 - it must not come back to the one that forked it
            traceback.print_exc()
        finally:
            os._exit(status)

    def ended(self) -> bool:
        """Whether it has come to its end by itself."""
        if self._status is None:
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            self._status = status if ended else None
        return self._status is not None

    def kill(self) -> None:
        """End it by SIGKILL, at once."""
        if not self.ended():
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)

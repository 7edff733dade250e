"""The real program on a disk that refuses: full, read-only, held by others. Is it said, and is all kept afterwards?

    python -m tests.benchmarks.obstacles [SEED [NAME ...]]      (as root, on Linux; seed 1 and all obstacles without)

For each obstacle of ``tests/kills/obstacles.py``, in English and in German: a hand plays, the obstacle comes, the
program must say so in its language while the game goes on. Then the window is told to close: it must ask, and stay
open. The obstacle goes: the program must say that everything is kept again, by itself. Then it is killed, started
again, and what it finds is compared with what its witness saw. Prints a line for each, and ends with status 1 where
a promise was broken.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.kills.killing import Butcher, Forked, Spawned
from tests.kills.obstacles import OBSTACLES, Obstacle
from tests.kills.truth import read
from whistdesk.app.settings import Settings, store

LANGUAGES = ("en", "de")
PATIENCE = 90.0
ACTS = 12
"""How many acts of the person must be accepted while the obstacle is there."""
RELIEVED = {"en": "Everything is kept again.", "de": "Alles ist wieder aufbewahrt."}
LOSING = {"en": "If you close now, it is lost", "de": "Wenn du jetzt schließt, ist es verloren"}


class Broken(Exception):
    """A promise that was not kept."""


class Trial:
    """One obstacle in one language."""

    def __init__(self, home: Path, obstacle: Obstacle, language: str, seed: int) -> None:
        self.butcher = Butcher(home, seed)
        self.obstacle, self.language, self.folder = obstacle, language, self.butcher.folder
        self.witness = Path()

    def run(self) -> str:
        """What was seen; Broken."""
        self.obstacle.before(self.folder)
        store(Settings(language=self.language, speed="off", trick_hold=0), self.folder / "settings.json")
        self.witness, process = self.butcher.start(1, "1000", afresh=True)
        try:
            return self._try(process)
        finally:
            process.kill()
            self.obstacle.after(self.folder)

    def _try(self, process: Forked | Spawned) -> str:
        self._acts(ACTS, 0)
        here = len(self._lines())
        self.obstacle.put(self.folder)
        try:
            reason = self.obstacle.words[LANGUAGES.index(self.language)]
            said = self._said(here, lambda words: reason in words)
            self._acts(ACTS, here)
            self._close(here)
        finally:
            self.obstacle.take(self.folder)
        gone = time.monotonic()
        self._said(here, lambda words: words == RELIEVED[self.language])
        seconds = time.monotonic() - gone
        lines = self._lines()
        process.kill()
        self.butcher.compare("played", self._lines())
        self.butcher.look(2)
        if self.butcher.faults:
            raise Broken("; ".join(self.butcher.faults))
        acts = sum(line["what"] == "act" for line in lines[here:])
        results = len(self.butcher.truth.results)
        return f"{acts} acts, {results} results, all kept {seconds:.1f} s after it went; said: {said}"

    def _close(self, here: int) -> None:
        """The window is told to close: it must ask, and stay open when the answer is no."""
        self.witness.with_suffix(".close").touch()
        words = LOSING[self.language]
        self._wait(
            "it does not ask before it closes",
            lambda: [line for line in self._lines()[here:] if line["what"] == "asked" and words in line["text"]],
        )
        time.sleep(0.5)
        if any(line["what"] == "closed" for line in self._lines()):
            raise Broken("it has closed")

    def _said(self, here: int, fits: Callable[[str], bool]) -> str:
        lines = self._wait(
            "it does not say what is the matter",
            lambda: [line for line in self._lines()[here:] if line["what"] == "says" and fits(line["words"])],
        )
        return str(lines[0]["words"])

    def _acts(self, count: int, here: int) -> None:
        self._wait("it does not go on", lambda: sum(line["what"] == "act" for line in self._lines()[here:]) >= count)

    def _wait(self, complaint: str, look: Callable[[], Any]) -> Any:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if found := look():
                return found
            time.sleep(0.05)
        says = [line["words"] for line in self._lines() if line["what"] == "says"]
        raise Broken(f"{complaint}; it has said {says}")

    def _lines(self) -> list[dict[str, Any]]:
        return read(self.witness)


def main(arguments: list[str]) -> int:
    """Try all obstacles; the exit status."""
    seed = int(arguments[0]) if arguments else 1
    broken = 0
    for name in arguments[1:] or OBSTACLES:
        for language in LANGUAGES:
            with tempfile.TemporaryDirectory(prefix="obstacles-") as home:
                try:
                    words = Trial(Path(home), OBSTACLES[name], language, seed).run()
                except Broken as error:
                    broken += 1
                    words = f"BROKEN: {error}"
                errors = Path(home, "errors").read_text(encoding="utf-8")
                words += "\n" + errors if "Traceback" in errors else ""
                broken += "Traceback" in errors
            sys.stdout.write(f"{name}, {language}: {words}\n")
            sys.stdout.flush()
    sys.stdout.write(f"seed {seed}: {broken} broken promises\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

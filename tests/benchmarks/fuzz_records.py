"""Fuzzes the reader of records, and of saves, for as long as you have time.

    pip install atheris
    python -m tests.benchmarks.fuzz_records [SECONDS [SEED]]

600 seconds unless told otherwise. With atheris (it has wheels for Linux; it is no dependency of the project) the
fuzzer is led by the lines of whistdesk that an input reaches, from the records of ``tests/screens`` on; without it
the same records are changed blindly. Every text must become a record that can be written and read again, or a
``RecordError``; nothing else may be raised, no text may take ten seconds, and the process may not use more than
300 MB. The last lines say how many texts were read; the exit status is not 0 where a promise was broken.
"""

import importlib
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType

from tests.peak import peak_megabytes

SEEDS = Path(__file__).parents[1] / "screens" / "records"
LONGEST = 6000
"""Bytes of a text."""
MEGABYTES = 300
SLOWEST = 10
"""Seconds for one text."""
KEPT = {
    "version": 3, "id": "5f0c", "seed": 17, "started": "2026-01-31T18:00:00+00:00", "redo": [], "opens": [0],
    "saved": "2026-01-31T18:04:12+00:00", "practice": [2], "all_practice": False, "conceded": [[1, 40]], "coached": [2],
    "daily": "2026-01-31", "late": False, "seats": {"W": {"name": "", "level": "club", "style": "bold"}},
}  # fmt: skip


class Readers:
    """The readers that are tried; imported late, so that atheris can watch their lines."""

    def __init__(self) -> None:
        self.record = importlib.import_module("whistdesk.archive.record")
        self.saves = importlib.import_module("whistdesk.archive.saves")
        self.games = importlib.import_module("whistdesk.rules.registry").GAMES
        self.read = self.sound = 0
        self.peak = 0.0

    def try_one(self, content: bytes) -> None:
        """Read ``content`` in all ways; what a reader may not raise goes through."""
        self.read += 1
        begun = time.perf_counter()
        try:
            self._round_trip(content)
            self.sound += 1
            self.saves.read_save(content, self.games)
        except self.record.RecordError as error:
            if not str(error).isprintable():
                raise AssertionError(str(error)) from error
            json.dumps(error.result())
        self.peak = max(self.peak, time.perf_counter() - begun)

    def _round_trip(self, content: bytes) -> None:
        record = self.record
        read = record.parse(content, self.games)
        assert record.parse(record.write(read), self.games) == read
        json.dumps(record.replay(read).result())

    def verdict(self, seconds: float) -> int:
        """Print what was done; the exit status."""
        megabytes = peak_megabytes()
        kept = megabytes < MEGABYTES and self.peak < SLOWEST
        words = f"{self.read} texts in {seconds:.0f} s, {self.sound} of them sound games; {megabytes} MB"
        sys.stdout.write(f"{words}; the slowest took {self.peak:.2f} s: {'kept' if kept else 'BROKEN'}\n")
        sys.stdout.flush()
        return 0 if kept else 1


def seeds() -> list[bytes]:
    """The texts to begin with: records of all games, and saves made of them."""
    records = [file.read_bytes() for file in sorted(SEEDS.glob("*.json"))]
    return [*records, *(json.dumps(json.loads(record) | {"save": KEPT}).encode() for record in records)]


def blindly(readers: Readers, seconds: float, seed: int) -> int:
    """Change the seeds at random, a piece of one joined to a piece of another now and then."""
    rng, begun, known = random.Random(seed), time.monotonic(), seeds()
    while time.monotonic() < begun + seconds:
        text = bytearray(rng.choice(known))
        for _ in range(rng.randrange(1, 6)):
            place = rng.randrange(len(text) + 1)
            other = rng.choice(known)
            piece = other[(start := rng.randrange(len(other))) : start + rng.randrange(40)]
            text[place : place + rng.randrange(20)] = piece
        readers.try_one(bytes(text[:LONGEST]))
    return readers.verdict(time.monotonic() - begun)


def led(atheris: ModuleType, seconds: int, seed: int) -> None:
    """Let atheris find texts that reach new lines; it ends the process, with its figures as the last words."""
    with atheris.instrument_imports(include=["whistdesk"]):
        readers = Readers()
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(seeds()):
            (Path(folder) / f"seed{number}").write_bytes(text)
        limits = [
            f"-max_total_time={seconds}",
            f"-max_len={LONGEST}",
            f"-rss_limit_mb={MEGABYTES}",
            f"-timeout={SLOWEST}",
        ]
        options = [f"-seed={seed}", "-print_final_stats=1", *limits]
        atheris.Setup([sys.argv[0], folder, *options], readers.try_one)
        atheris.Fuzz()


def main(arguments: list[str]) -> int:
    """Fuzz; the exit status."""
    seconds = int(arguments[0]) if arguments else 600
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    try:
        atheris = importlib.import_module("atheris")
    except ImportError:
        return blindly(Readers(), seconds, seed)
    led(atheris, seconds, seed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

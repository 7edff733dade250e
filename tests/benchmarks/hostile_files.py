"""Spoilt files of every kind, read by the program's own readers, and real starts over spoilt data folders.

    python -m tests.benchmarks.hostile_files [N [READER ...]] [--starts S] [--into FOLDER]

N files (2,000 unless told otherwise) of each kind are spoilt, one after the other, each kind in a process of its own:
bits flipped, pieces missing or twice, other encodings, wrong types, huge numbers, deep nesting, markup, SQL and tricks
in texts, 100 MB, folders, pipes, devices and links in their place. Whatever a reader takes is used to the end;
whatever it refuses it must refuse with a sentence and keep. S starts (40 unless told otherwise) are real ones, their
pictures in FOLDER. A line for each kind says how it went; the exit status is not 0 where a promise was broken.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.hostile.readers import READERS
from tests.hostile.starts import start_spoilt
from tests.hostile.trial import try_reader
from tests.starts.starting import Started

TOLD = 5
"""Faults that are told of each kind."""


def in_this_process(name: str, trials: int) -> int:
    """Try one kind, and print what came of it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        found = try_reader(name, trials, Path(folder))
        words = ", ".join(f"{count} {answer}" for answer, count in sorted(found.answers.items()))
        kept = "kept" if found.kept else "BROKEN"
        slowest = f"slowest {found.slowest:.2f} s ({found.slowest_way})"
        seconds = f"{time.monotonic() - begun:.0f} s"
        sys.stdout.write(f"{name:10} {trials} files: {words}; {found.megabytes} MB; {slowest}; {seconds}: {kept}\n")
        for fault in found.failed[:TOLD]:
            sys.stdout.write(f"{fault}\n")
        if found.failed:
            sys.stdout.write(f"{len(found.failed)} of {trials} failed\n")
    del application
    return 0 if found.kept else 1


def real_starts(count: int, folder: Path) -> int:
    """Start over spoilt data folders; how many starts went wrong."""
    faults = 0
    for number in range(count):
        started, ways = start_spoilt(folder / f"{number:03}", number)
        wrong = _wrong(started)
        faults += bool(wrong)
        told = len(started.report.get("messages", ()))
        sys.stdout.write(f"start {number:03}: told {told} of {'; '.join(ways)}: {wrong or 'kept'}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{count} starts, {faults} went wrong; pictures in {folder}\n")
    return faults


def _wrong(started: Started) -> str:
    messages = started.report.get("messages", [])
    illegible = [words for words in messages if not words.isprintable() or len(words) > 600]
    return started.fault or (f"illegible: {json.dumps(illegible)}" if illegible else "")


def main() -> int:
    """Spoil and read; the exit status."""
    parser = argparse.ArgumentParser(description="Have spoilt files read.")
    parser.add_argument("trials", nargs="?", type=int, default=2000)
    parser.add_argument("readers", nargs="*", choices=[[], *READERS], default=[])
    parser.add_argument("--starts", type=int, default=40)
    parser.add_argument("--into", type=Path)
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        return in_this_process(options.readers[0], options.trials)
    command = [sys.executable, "-m", "tests.benchmarks.hostile_files", str(options.trials)]
    names = options.readers or list(READERS)
    statuses = [subprocess.run([*command, name, "--here"], check=False).returncode for name in names]
    faults = real_starts(options.starts, options.into or Path(tempfile.mkdtemp())) if options.starts else 0
    return 1 if any(statuses) or faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""Spoils the files of one reader again and again, has them read, and looks whether anything broke."""

import hashlib
import os
import shutil
import stat
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.hostile.mutations import HUGE, lay_huge, lay_no_file, spoilt
from tests.hostile.readers import READERS, REFUSED, TAKEN, Reader, prepare
from tests.peak import peak_megabytes
from whistdesk.archive.disk import DAMAGED

PASSING = (".new", "-journal")
"""What the program writes in passing; it reads none of it and writes over what is there."""
MEGABYTES = 300
SLOWEST = 20.0
"""Seconds for one file, however large, on a machine that does other things too."""
NO_FILE, TOO_LARGE, BY_ITSELF = 0.06, 0.004, 0.3
"""The shares of trials with something that is no file, with 100 MB, and with a reader's own way of spoiling."""


@dataclass
class Outcome:
    """What came of all trials of one reader. ``failed`` tells how the first faults can be had again."""

    name: str
    answers: Counter[str] = field(default_factory=Counter)
    failed: list[str] = field(default_factory=list)
    slowest: float = 0.0
    slowest_way: str = ""
    megabytes: int = 0

    @property
    def kept(self) -> bool:
        """Whether every promise was kept."""
        return not self.failed and self.megabytes < MEGABYTES and self.slowest < SLOWEST


def try_reader(name: str, trials: int, folder: Path, seed: int = 1, *, large: bool = True) -> Outcome:
    """Have the reader of this name read ``trials`` spoilt files within ``folder``."""
    outcome = Outcome(name)
    canary = folder / "precious"
    canary.write_bytes(b"mine")
    for number in range(trials):
        rng = Random(f"{name} {seed} {number}")
        home = folder / f"trial{number}"
        begun, way = time.monotonic(), "nothing"
        try:
            prepare(READERS[name], home, rng)
            spoilt_name, way = _spoil(READERS[name], home, rng, large=large)
            before = None if spoilt_name.endswith(PASSING) else _content(home / spoilt_name)
            begun = time.monotonic()
            answer = READERS[name].read(home, spoilt_name)
            outcome.answers[answer] += 1
            _look_after(home, before, answer, folder, canary)
        except Exception:  # noqa: BLE001 - that nothing else comes is what is tried
            outcome.failed.append(f"trial {number} of {name}, {way}: {traceback.format_exc(limit=-4)}")
        if (took := time.monotonic() - begun) > outcome.slowest:
            outcome.slowest, outcome.slowest_way = took, way
        shutil.rmtree(home)
    outcome.megabytes = peak_megabytes()
    return outcome


def _spoil(reader: Reader, home: Path, rng: Random, *, large: bool) -> tuple[str, str]:
    """Spoil one of the reader's files; its name, and how."""
    name = rng.choice(reader.files)
    file, chance = home / name, rng.random()
    if chance < NO_FILE:
        file.unlink(missing_ok=True)
        return name, f"{name}: {lay_no_file(file, rng)}"
    if chance < NO_FILE + TOO_LARGE and large:
        return name, f"{name}: {lay_huge(file, rng)}"
    if reader.spoil is not None and chance > 1 - BY_ITSELF and file.exists():
        return name, f"{name}: {reader.spoil(file, rng)}"
    changed = spoilt(reader.sound(rng, name), rng)
    file.write_bytes(changed.content)
    return name, f"{name}: {changed.way}"


def _content(file: Path) -> str | None:
    """What a file holds, as a short word; None for what is no file, and for what is too large to be looked at twice."""
    if not stat.S_ISREG(file.lstat().st_mode) or file.stat().st_size >= HUGE:
        return None
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _look_after(home: Path, before: str | None, answer: str, folder: Path, canary: Path) -> None:
    """Nothing outside was touched, and what was refused of the content of a file that was set aside is still there."""
    assert canary.read_bytes() == b"mine"
    assert {entry.name for entry in os.scandir(folder)} == {home.name, canary.name}, "something lies outside"
    aside = [file for file in home.iterdir() if DAMAGED in file.name]
    if aside and before is not None and answer == REFUSED:
        assert before in {_content(file) for file in home.iterdir()}, "the spoilt file is gone"
    assert answer in {TAKEN, REFUSED}

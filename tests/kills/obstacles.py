"""What can be in the way of a disk, how it is put there and taken away: real ones, for Linux and for root."""

import os
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

FILLER = "filler"


class Obstacle(NamedTuple):
    """``put`` makes writing fail in the folder of a running program; ``take`` ends that.

    ``before`` and ``after`` prepare the folder and clear it away; ``words`` are
    what the program says of it, in English and German.
    """

    put: Callable[[Path], object]
    take: Callable[[Path], object]
    words: tuple[str, str]
    before: Callable[[Path], object] = lambda folder: folder.mkdir(parents=True)
    after: Callable[[Path], object] = lambda _: None


def run(*command: str | Path) -> None:
    """A command that must succeed."""
    subprocess.run([str(word) for word in command], check=True, capture_output=True)


def mount(folder: Path) -> None:
    """A disk of one megabyte."""
    folder.mkdir(parents=True)
    run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder)


def unmount(folder: Path) -> None:
    """Take the disk away."""
    run("umount", "-l", folder)


def fill(folder: Path) -> None:
    """No byte is left on the disk."""
    handle = os.open(folder / FILLER, os.O_WRONLY | os.O_CREAT)
    try:
        for size in (4096, 1):
            while True:
                os.write(handle, b"x" * size)
    except OSError:
        pass
    finally:
        os.close(handle)
    try:
        with (folder / FILLER).open("ab") as file:
            while True:
                file.write(b"x" * 512)
                file.flush()
    except OSError:
        pass


def empty(folder: Path) -> None:
    """There is room again."""
    (folder / FILLER).unlink()


def fix(folder: Path) -> None:
    """No file can be replaced or renamed, and no folder takes a new one."""
    for place in (folder, *(path for path in folder.rglob("*") if path.is_dir() and path.name != "letters")):
        run("chattr", "+i", place)
    for path in folder.rglob("*"):
        if path.is_file():
            run("chattr", "+i", path)


def unfix(folder: Path) -> None:
    """Everything can be changed."""
    run("chattr", "-R", "-i", folder)


def fix_files(folder: Path) -> None:
    """The saves and the settings cannot be renamed; their folders take other files."""
    for path in (*folder.glob("saves/*.json"), folder / "settings.json"):
        # One that is being replaced at this moment is gone.
        subprocess.run(["chattr", "+i", str(path)], check=False, capture_output=True)


def cover(folder: Path) -> None:
    """The folder of the saves, the past games and the ledger itself are on a medium that can only be read."""
    for path in (folder / "saves", folder / "ledger.sqlite"):
        run("mount", "--bind", path, path)
        run("mount", "-o", "remount,bind,ro", path)


def uncover(folder: Path) -> None:
    """They can be written to."""
    for path in (folder / "saves", folder / "ledger.sqlite"):
        run("umount", "-l", path)


def swap(folder: Path) -> None:
    """A file lies where the folder of the saves was."""
    (folder / "saves").rename(folder / "saves.away")
    (folder / "saves").touch()


def swap_back(folder: Path) -> None:
    """The folder of the saves is there."""
    (folder / "saves").unlink()
    (folder / "saves.away").rename(folder / "saves")


class Holder:
    """Another program that has the ledger, such as one that copies it."""

    def __init__(self) -> None:
        self._connection: sqlite3.Connection | None = None

    def put(self, folder: Path) -> None:
        """Hold the ledger."""
        self._connection = sqlite3.connect(folder / "ledger.sqlite", isolation_level=None)
        self._connection.execute("BEGIN EXCLUSIVE")

    def take(self, _: Path) -> None:
        """Let it go."""
        if self._connection is not None:
            with closing(self._connection) as connection:
                connection.execute("ROLLBACK")
            self._connection = None


HOLDER = Holder()
FULL = ("There is no room left on the disk", "Auf dem Datenträger ist kein Platz")
READ_ONLY = ("may not be written to", "darf nicht beschrieben werden")
OBSTACLES = {
    "full disk": Obstacle(fill, empty, FULL, mount, unmount),
    "read-only medium": Obstacle(cover, uncover, READ_ONLY),
    "nothing can be changed": Obstacle(fix, unfix, READ_ONLY, after=unfix),
    "saves cannot be renamed": Obstacle(fix_files, unfix, READ_ONLY, after=unfix),
    "a file where the folder was": Obstacle(swap, swap_back, ("a file lies where a folder", "liegt eine Datei")),
    "ledger held": Obstacle(HOLDER.put, HOLDER.take, ("is held by another program", "von einem anderen Programm")),
}

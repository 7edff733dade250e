"""Notes from a second start to the program that has the folder, as files in a folder: no sockets.

A note is one JSON object, ``{"file": "/home/.../game.whistdesk"}``, or ``{}`` where nothing is to be opened but
the window. It is written as a whole and deleted by whoever reads it; that it is gone is the answer.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from whistdesk.archive.disk import DiskError, make_folder, read_bounded, write_whole

ENDING: Final = ".note"
LARGEST: Final = 100_000
"""Bytes of a note; no path is as long."""


class Wish(NamedTuple):
    """What somebody wants of the running program: a record opened, or (None) only its window."""

    file: Path | None


class Letterbox:
    """The notes in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def post(self, wish: Wish) -> Path:
        """Leave a note; the file that is gone as soon as it has been read. DiskError.

        It is named after the process that leaves it: no two that run at the same time overwrite each other's.
        """
        make_folder(self.folder)
        note = self.folder / f"{os.getpid()}{ENDING}"
        try:
            words = {} if wish.file is None else {"file": str(wish.file.absolute())}
        except OSError as error:  # the working folder is gone
            raise DiskError.of(error, self.folder) from error
        write_whole(note, json.dumps(words).encode())
        return note

    def collect(self) -> list[Wish]:
        """Read and delete all notes, by their names; what is no note is deleted as well. Empty without a folder."""
        wishes = []
        for note in sorted(self.folder.glob(f"*{ENDING}")):
            with suppress(DiskError, OSError):
                wish = _wish(read_bounded(note, LARGEST))
                note.unlink()
                if wish is not None:
                    wishes.append(wish)
        return wishes


def _wish(content: bytes | None) -> Wish | None:
    """What a note says; None where it says nothing."""
    try:
        words = json.loads(content or b"")
    except (ValueError, RecursionError):
        return None
    file = words.get("file") if isinstance(words, dict) else None
    if words == {}:
        return Wish(None)
    return Wish(Path(file)) if isinstance(file, str) and "\0" not in file else None

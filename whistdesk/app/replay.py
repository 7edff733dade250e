"""``whistdesk replay``: records through the rules, one JSON object for each (RECORD.md; no Qt)."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO, Final, TextIO

from whistdesk.app.lines import lines as lines_of
from whistdesk.archive.record import LARGEST_RECORD, RecordError, parse, replay
from whistdesk.rules.base import Game

SOUND: Final = 0
"""Exit status when every record was sound."""
FAULTY: Final = 2
"""Exit status when a record, or a file, was at fault."""

_BOM: Final = b"\xef\xbb\xbf"


def replay_files(names: Sequence[str], games: Mapping[str, Game], *, lines: bool, source: BinaryIO, out: TextIO) -> int:
    """Print the result of each record, as soon as it is known; the exit status.

    ``-`` among the names is ``source``. With ``lines`` each line of a file is a record.
    """
    status = SOUND
    for result in _results(names, games, lines=lines, source=source):
        print(json.dumps(result), file=out, flush=True)
        if "error" in result:
            status = FAULTY
    return status


def replay_text(text: bytes, games: Mapping[str, Game]) -> dict[str, Any]:
    """What a complete observer knows at the end of the record, or its error."""
    try:
        return replay(parse(text, games)).result()
    except RecordError as error:
        return error.result()


def _results(
    names: Sequence[str], games: Mapping[str, Game], *, lines: bool, source: BinaryIO
) -> Iterator[dict[str, Any]]:
    for name in names:
        try:
            with _opened(name, source) as file:
                for text in _records(file) if lines else (file.read(LARGEST_RECORD + 1),):
                    yield replay_text(text, games)
        except OSError as error:
            yield {"error": f"{name} cannot be read: {error.strerror}", "file": name}


def _opened(name: str, source: BinaryIO) -> AbstractContextManager[BinaryIO]:
    return nullcontext(source) if name == "-" else Path(name).open("rb")


def _records(file: BinaryIO) -> Iterator[bytes]:
    """The lines that are not blank; of one that is too long only the beginning, which is refused."""
    return (line for line in lines_of(file, LARGEST_RECORD) if line.removeprefix(_BOM).strip())

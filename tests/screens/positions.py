"""The positions in which screens are drawn: one record for each (RECORD.md), named as its picture.

The key ``live`` says how many of its last moves are made at the table itself, so that the panel
which they raise is seen; ``closed`` how many panels are closed again before the picture.
"""

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from whistdesk.archive.record import Record, parse
from whistdesk.rules.registry import GAMES

FOLDER = Path(__file__).with_name("records")


class Position(NamedTuple):
    """A game as it lies, and the moves that are still to be made before the picture is taken."""

    record: Record
    live: tuple[str, ...]
    closed: int


def names() -> list[str]:
    """The names of all positions, in order."""
    return sorted(file.stem for file in FOLDER.glob("*.json"))


def position(name: str) -> Position:
    """The position with this name."""
    record = parse((FOLDER / f"{name}.json").read_bytes(), GAMES)
    begin = len(record.moves) - record.extra.get("live", 0)
    return Position(replace(record, moves=record.moves[:begin]), record.moves[begin:], record.extra.get("closed", 0))

"""The save folder: one game of each kind, kept while it is played.

A save is a record (RECORD.md) with one more key, ``save``, which a replay ignores::

    {"format": "whistdesk-record", ..., "moves": [...],
     "save": {"version": 3, "id": "5f0c...", "seed": 17, "started": "2026-01-31T18:00:00+00:00",
              "saved": "2026-01-31T18:04:12+00:00", "redo": ["play QH"], "opens": [0, 4, 8],
              "practice": [2], "all_practice": false, "conceded": [[1, 40]], "coached": [2],
              "daily": "2026-01-31", "late": false,
              "seats": {"W": {"name": "", "level": "club", "style": "bold"}}}}

``id`` names the game in the ledger, ``seed`` makes the computer seats' choices repeatable. ``redo``
are the moves that were taken back; ``opens`` the indexes, counted over ``moves`` and ``redo``, at
which an action of the person begins; ``practice`` the marked parts, ``all_practice`` that the whole
game is practice; ``conceded`` pairs of a part and the number of moves that had been made when it was
given up; ``coached`` the parts in which the coach gave advice. ``daily`` is the day whose daily deal it
is, or null, and ``late`` says that it was begun after that day. A seat's ``name`` is what the player
calls it, empty for its own. Times are UTC.
Version 2 knew neither daily deals nor games that are practice as a whole. Version 1 knew no coach, no styles and no
names but the seats' own: it has no ``coached`` and no ``style``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any, Final, NamedTuple

from whistdesk.archive.disk import (
    DiskError,
    backup_of,
    printable,
    read_bounded,
    set_aside,
    set_aside_or_leave,
    spare,
    write_safely,
)
from whistdesk.archive.occupant import LONGEST_NAME, Occupant
from whistdesk.archive.record import LARGEST_RECORD, Record, RecordError, parse, replay, too_large, write
from whistdesk.archive.result import YEARS
from whistdesk.rules.base import Game

VERSION: Final = 3
LONGEST_WORD: Final = 200
"""Letters of a game's id, or of another word of a save."""
LARGEST_COUNT: Final = 2**63 - 1
"""What a ledger can hold."""
ROOM_TO_PLAY: Final = 2 * LARGEST_RECORD // 5
"""Bytes by which a save grows at most while it is played: up to 30 for each move of the longest game."""


@dataclass(frozen=True, slots=True)
class History:
    """What undo and the statistics need to know of a game beside its record.

    ``redo`` are the moves that were taken back; ``opens`` the indexes of moves at which an action
    of the person begins (None: all of their moves); ``practice`` the marked parts; ``conceded``
    pairs of a part that was given up and the number of moves that had then been made; ``coached``
    the parts in which advice was given; ``all_practice`` marks the whole game as practice.
    """

    redo: tuple[str, ...] = ()
    opens: frozenset[int] | None = None
    practice: frozenset[int] = frozenset()
    conceded: tuple[tuple[int, int], ...] = ()
    coached: frozenset[int] = frozenset()
    all_practice: bool = False


@dataclass(frozen=True, slots=True)
class Sitting:
    """What stays the same from the first card of a game to its last.

    ``game_id`` names the game in the ledger; ``seed`` makes the computer seats' choices
    repeatable; ``started`` is UTC; ``seats`` says who sits where, by the seat's name in records;
    ``daily`` is the day whose daily deal it is, and ``late`` says that it was begun after that day.
    """

    game_id: str
    seed: int
    started: datetime
    seats: Mapping[str, Occupant] = field(default_factory=dict)
    daily: date | None = None
    late: bool = False


@dataclass(frozen=True, slots=True)
class Save:
    """A game as it was left at ``saved`` (UTC)."""

    record: Record
    history: History
    sitting: Sitting
    saved: datetime


class Loaded(NamedTuple):
    """What was found in the folder: a game or none, and the new names of files that were damaged."""

    save: Save | None
    damaged: tuple[Path, ...]


class SaveFolder:
    """Keeps one game of each kind in ``folder``, which is made when the first one is stored.

    A file that was not there, or could not be read, when it was looked for, and is there when a game is to be
    stored (a drive has come late), is not overwritten: it is set aside.
    """

    def __init__(self, folder: Path, games: Mapping[str, Game]) -> None:
        self._folder = folder
        self._games = games
        self._known: dict[Path, datetime] = {}
        """The files whose content is known, because it was read or written here, and when they were saved."""

    def path(self, game: Game) -> Path:
        """The file of ``game``."""
        return self._folder / f"{game.key}.json"

    def store(self, save: Save, *, latest: bool = True) -> tuple[Path, ...]:
        """Keep ``save`` instead of the last one of its game, which becomes the backup; DiskError.

        The new names of files that nobody had read. ``latest``: no other game was saved after this one, whatever
        a clock says that has jumped back since.
        """
        path = self.path(save.record.game)
        spared = () if path in self._known else spare(path)
        others = [saved for file, saved in self._known.items() if file != path]
        if latest and others and max(others) > save.saved:
            save = replace(save, saved=max(others) + timedelta(microseconds=1))
        write_safely(path, (write_save(save) + "\n").encode())
        self._known[path] = save.saved
        return spared

    def load(self, game: Game) -> Loaded:
        """The game that was kept, or its backup where the file is damaged or missing; DiskError.

        A damaged file, or one that cannot be read, is set aside and named in the answer.
        """
        damaged: list[Path] = []
        for path in (self.path(game), backup_of(self.path(game))):
            try:
                content = read_bounded(path, LARGEST_RECORD + 1)
                if content is not None:
                    save = self._checked(content, game)
                    self._known[self.path(game)] = save.saved
                    return Loaded(save, tuple(damaged))
            except RecordError:
                damaged.append(set_aside_or_leave(path))
            except DiskError:
                damaged.append(set_aside(path))
        return Loaded(None, tuple(damaged))

    def _checked(self, content: bytes, game: Game) -> Save:
        """The save of ``content``, all of its moves replayed by the rules; RecordError."""
        save = read_save(content, {game.key: self._games[game.key]})
        replay(replace(save.record, moves=save.record.moves + save.history.redo))
        return save


def require_room(record: Record) -> None:
    """RecordError where a game that goes on from ``record`` could not be kept to its end."""
    if len(write(record)) > LARGEST_RECORD - ROOM_TO_PLAY:
        raise too_large()


def write_save(save: Save) -> str:
    """The JSON text of ``save``, on one line."""
    history, sitting = save.history, save.sitting
    kept = {
        "version": VERSION,
        "id": sitting.game_id,
        "seed": sitting.seed,
        "started": sitting.started.isoformat(),
        "saved": save.saved.isoformat(),
        "redo": list(history.redo),
        "opens": None if history.opens is None else sorted(history.opens),
        "practice": sorted(history.practice),
        "all_practice": history.all_practice,
        "conceded": [list(pair) for pair in history.conceded],
        "coached": sorted(history.coached),
        "daily": None if sitting.daily is None else sitting.daily.isoformat(),
        "late": sitting.late,
        "seats": {seat: occupant._asdict() for seat, occupant in sitting.seats.items()},
    }
    return write(replace(save.record, extra={**save.record.extra, "save": kept}))


def read_save(source: bytes | str, games: Mapping[str, Game]) -> Save:
    """The save of a JSON text; RecordError."""
    record = parse(source, games)
    kept = record.extra.get("save")
    if not isinstance(kept, dict):
        raise RecordError("save", 'the record is no save: it has no "save"')
    if isinstance(kept.get("version"), int) and kept["version"] > VERSION:
        raise RecordError("newer", "the save was written by a newer version of the program")
    extra = {key: value for key, value in record.extra.items() if key != "save"}
    try:
        return Save(replace(record, extra=extra), _history(kept), _sitting(kept), _time(kept["saved"]))
    except (LookupError, TypeError, ValueError, OverflowError) as error:
        raise RecordError("save", f'the "save" of the record is damaged ({type(error).__name__})') from error


def _history(kept: Mapping[str, Any]) -> History:
    return History(
        redo=tuple(_text(word) for word in kept["redo"]),
        opens=None if kept["opens"] is None else frozenset(_count(ply) for ply in kept["opens"]),
        practice=frozenset(_count(part) for part in kept["practice"]),
        conceded=tuple((_count(part), _count(ply)) for part, ply in kept["conceded"]),
        coached=frozenset(_count(part) for part in kept.get("coached", ())),
        all_practice=_mark(kept.get("all_practice", False)),
    )


def _sitting(kept: Mapping[str, Any]) -> Sitting:
    seats = kept["seats"]
    return Sitting(
        game_id=_text(kept["id"]),
        seed=_count(kept["seed"]),
        started=_time(kept["started"]),
        seats={seat: _occupant(seats[seat]) for seat in seats},
        daily=None if kept.get("daily") is None else date.fromisoformat(_text(kept["daily"])),
        late=_mark(kept.get("late", False)),
    )


def _occupant(kept: Mapping[str, Any]) -> Occupant:
    level = _text(kept["level"])
    if "style" not in kept:
        return Occupant("", level, "even")
    return Occupant(_name(kept["name"]), level, _text(kept["style"]))


def _name(value: object) -> str:
    """A name that the player can have given: one that is none spoils no game."""
    if not isinstance(value, str):
        raise TypeError(value)
    return printable(value) if len(value) <= LONGEST_NAME else ""


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    if len(value) > LONGEST_WORD or "\0" in value:
        raise ValueError(value)
    value.encode()  # JSON can tell of half a character, which no other file can hold
    return value


def _count(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= LARGEST_COUNT:
        raise TypeError(value)
    return value


def _mark(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _time(value: object) -> datetime:
    time = datetime.fromisoformat(_text(value))
    if time.tzinfo is None or time.astimezone(UTC).year not in YEARS:
        raise ValueError(value)
    return time.astimezone(UTC)

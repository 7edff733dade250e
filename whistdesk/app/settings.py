"""The player's settings, kept as JSON in the config folder.

The file is one object with ``"version": 2`` and a key for each kept field of ``Settings``; ``_KEPT``
says what each can be. Keys that this program does not know are kept; a value that cannot be is replaced
by its default and named. A key that is missing has its default, so that a new setting needs no new version.

In files of version 1 ``immediate`` was true or false, for all games alike.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from whistdesk.app import glance
from whistdesk.app.glance import Glance
from whistdesk.archive.disk import (
    DiskError,
    backup_of,
    printable,
    read_bounded,
    set_aside,
    set_aside_or_leave,
    write_safely,
)
from whistdesk.archive.nesting import too_deep
from whistdesk.archive.occupant import LONGEST_NAME, Occupant
from whistdesk.views.lengths import LENGTHS
from whistdesk.views.table.order import RANKS, SUITS, TRUMPS
from whistdesk.views.theme.palette import BACKS, DECKS, PALETTES
from whistdesk.views.tiles import TILES

VERSION: Final = 2
LARGEST_FILE: Final = 1024 * 1024
"""Bytes that a file of settings may have."""

LONGEST_HOLD: Final = 10_000
"""Milliseconds that a finished trick may stay."""


class Settings(NamedTuple):
    """All settings, at their defaults but for what the player has set."""

    language: str = "system"
    """``system``, ``en`` or ``de``."""
    speed: str = "normal"
    """How fast cards move: ``slow``, ``normal``, ``fast`` or ``off``."""
    reduced_motion: str = "system"
    """``system``, ``on`` or ``off``."""
    trick_hold: int | None = 1200
    """How long a finished trick stays, in ms; None waits for a click."""
    theme: str = ""
    """A name of ``PALETTES``; empty for the one that suits the game."""
    back: str = ""
    """A name of ``BACKS``; empty for the one that suits the theme."""
    deck: str = "classic"
    """A name of ``DECKS``."""
    letters: str = "language"
    """The letters on the cards: ``language``, ``english`` or ``german``."""
    text: int = 100
    """Text size in per cent: 100, 125 or 150."""
    contrast: str = "system"
    """High contrast, a theme and a deck before all others: ``system``, ``on`` or ``off``."""
    mirrored: bool = False
    hand_suits: str = "alternating"
    """The suits of the hand from left to right: a name of ``order.SUITS``."""
    hand_ranks: str = "falling"
    """The ranks of a suit from left to right: a name of ``order.RANKS``."""
    hand_trumps: str = "usual"
    """Where trumps lie in the hand: a name of ``order.TRUMPS``."""
    immediate: frozenset[str] = frozenset()
    """The games, by their keys, whose predictions or calls need no confirmation."""
    auto_play: bool = False
    """A move without any choice is made at once."""
    match: int | None = 8
    """Hands of a new match; None for an open-ended one."""
    house_rules: Mapping[str, frozenset[str]] = {}
    """The house rules of a new game, by the game's key."""
    coaches: Mapping[str, str] = {}
    """The kind of coach by the game's key; a game that is missing has its default one."""
    own_name: str = ""
    """What the person is called at a table with other seats; empty for the side of the table."""
    seats: Mapping[str, Mapping[str, Occupant]] = {}
    """Who sits at the computer seats, by the game's key and the seat's name in records, where the player chose it."""
    guided: frozenset[str] = frozenset()
    """The games, by their keys, whose first-game guide need not come again."""
    window: str = ""
    """Where the window was, as Qt saves it, in base64."""
    home: Glance = Glance()
    """What the home screen said last."""
    foreign: Mapping[str, Any] = {}
    """Keys of the file that this program does not know."""


class Opened(NamedTuple):
    """What was found: the settings, the names of values that could not be, and damaged files' new names."""

    settings: Settings
    wrong: tuple[str, ...]
    damaged: tuple[Path, ...]


def load(path: Path) -> Opened:
    """The settings in the file ``path``, or its backup; the defaults where there is none. DiskError.

    A file that is no JSON object, or cannot be read, is set aside.
    """
    damaged: list[Path] = []
    for candidate in (path, backup_of(path)):
        try:
            content = read_bounded(candidate, LARGEST_FILE)
        except DiskError:
            damaged.append(set_aside(candidate))
            continue
        if content is None:
            continue
        document = _document(content)
        if document is not None:
            return Opened(*_read(document), tuple(damaged))
        damaged.append(set_aside_or_leave(candidate))
    return Opened(Settings(), (), tuple(damaged))


def store(settings: Settings, path: Path) -> None:
    """Keep ``settings`` in the file ``path``, the ones before as its backup; DiskError."""
    known = {name: kept.write(getattr(settings, name)) for name, kept in _KEPT.items()}
    document = {"version": VERSION, **known, **settings.foreign}
    write_safely(path, (json.dumps(document, indent=2) + "\n").encode())


def _document(content: bytes) -> dict[str, Any] | None:
    try:
        document = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    # What is carried along must be written again, which goes less deep than reading does.
    return document if isinstance(document, dict) and not too_deep([document]) else None


def _read(document: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    given = {name: document[name] for name in _KEPT if name in document}
    wrong = tuple(name for name, value in given.items() if not _KEPT[name].can_be(value))
    sound = {name: _KEPT[name].read(value) for name, value in given.items() if name not in wrong}
    foreign = {name: value for name, value in document.items() if name not in _KEPT and name != "version"}
    return Settings(**sound, foreign=foreign), wrong


class _Kept(NamedTuple):
    """How a field stands in the file: what it can be there, and the ways from there and back."""

    can_be: Callable[[Any], bool]
    read: Callable[[Any], Any] = lambda value: value
    write: Callable[[Any], Any] = lambda value: value


def _one_of(*choices: object) -> _Kept:
    # 1 equals True and 100.0 equals 100 in Python, and a list is in no set.
    return _Kept(lambda value: any(type(value) is type(choice) and value == choice for choice in choices))


def _is_hold(value: Any) -> bool:
    return value is None or (type(value) is int and 0 <= value <= LONGEST_HOLD)


def _are_words(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _are_house_rules(value: Any) -> bool:
    return isinstance(value, dict) and all(map(_are_words, value.values()))


def _read_house_rules(kept: dict[str, list[str]]) -> dict[str, frozenset[str]]:
    return {game: frozenset(rules) for game, rules in kept.items()}


def _write_house_rules(chosen: Mapping[str, frozenset[str]]) -> dict[str, list[str]]:
    return {game: sorted(rules) for game, rules in chosen.items()}


def _read_immediate(kept: bool | list[str]) -> frozenset[str]:  # noqa: FBT001 - as files have it
    return frozenset((TILES if kept else ()) if isinstance(kept, bool) else kept)


def _are_coaches(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(kind, str) for kind in value.values())


def _are_seats(value: Any) -> bool:
    return isinstance(value, dict) and all(
        isinstance(seats, dict) and all(map(_is_occupant, seats.values())) for seats in value.values()
    )


def _is_occupant(value: Any) -> bool:
    return isinstance(value, dict) and set(value) == set(Occupant._fields) and all(map(_is_name, value.values()))


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME and value == printable(value)


def _read_seats(kept: dict[str, dict[str, dict[str, str]]]) -> dict[str, dict[str, Occupant]]:
    return {game: {seat: Occupant(**occupant) for seat, occupant in seats.items()} for game, seats in kept.items()}


def _write_seats(chosen: Mapping[str, Mapping[str, Occupant]]) -> dict[str, dict[str, dict[str, str]]]:
    return {game: {seat: occupant._asdict() for seat, occupant in seats.items()} for game, seats in chosen.items()}


_YES_OR_NO: Final = _one_of(False, True)
_BY_SYSTEM: Final = _one_of("system", "on", "off")

_KEPT: Final[Mapping[str, _Kept]] = {
    "language": _one_of("system", "en", "de"),
    "speed": _one_of("slow", "normal", "fast", "off"),
    "reduced_motion": _BY_SYSTEM,
    "trick_hold": _Kept(_is_hold),
    "theme": _one_of("", *PALETTES),
    "back": _one_of("", *BACKS),
    "deck": _one_of(*DECKS),
    "letters": _one_of("language", "english", "german"),
    "text": _one_of(100, 125, 150),
    "contrast": _BY_SYSTEM,
    "mirrored": _YES_OR_NO,
    "hand_suits": _one_of(*SUITS),
    "hand_ranks": _one_of(*RANKS),
    "hand_trumps": _one_of(*TRUMPS),
    "immediate": _Kept(lambda value: isinstance(value, bool) or _are_words(value), _read_immediate, sorted),
    "auto_play": _YES_OR_NO,
    "match": _one_of(*LENGTHS),
    "house_rules": _Kept(_are_house_rules, _read_house_rules, _write_house_rules),
    "coaches": _Kept(_are_coaches, dict, dict),
    "own_name": _Kept(_is_name),
    "seats": _Kept(_are_seats, _read_seats, _write_seats),
    "guided": _Kept(_are_words, frozenset, sorted),
    "window": _Kept(lambda value: isinstance(value, str)),
    "home": _Kept(glance.can_be, glance.read, glance.written),
}
"""Every kept field of ``Settings``."""

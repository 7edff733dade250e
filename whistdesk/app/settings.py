"""The player's settings, kept as JSON in the config folder.

The file is one object with ``"version": 1`` and a key for each field of ``Settings``. Keys that
this program does not know are kept; a value that cannot be is replaced by its default and named.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from whistdesk.archive.disk import DiskError, backup_of, read_bounded, set_aside, set_aside_or_leave, write_safely
from whistdesk.archive.saves import LONGEST_NAME, Occupant
from whistdesk.views.dialogs import LENGTHS
from whistdesk.views.theme.palette import BACKS, DECKS, PALETTES

VERSION: Final = 1
LARGEST_FILE: Final = 1024 * 1024
"""Bytes that a file of settings may have."""

LONGEST_HOLD: Final = 10_000
"""Milliseconds that a finished trick may stay."""


@dataclass(frozen=True, slots=True)
class Settings:
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
    mirrored: bool = False
    immediate: bool = False
    """Predictions and calls need no confirmation."""
    auto_play: bool = False
    """A move without any choice is made at once."""
    match: int | None = 8
    """Hands of a new match; None for an open-ended one."""
    house_rules: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """The house rules of a new game, by the game's key."""
    coaches: Mapping[str, str] = field(default_factory=dict)
    """The kind of coach by the game's key; a game that is missing has its default one."""
    seats: Mapping[str, Mapping[str, Occupant]] = field(default_factory=dict)
    """Who sits at the computer seats, by the game's key and the seat's name in records, where the player chose it."""
    window: str = ""
    """Where the window was, as Qt saves it, in base64."""
    foreign: Mapping[str, Any] = field(default_factory=dict)
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
    known = {name: getattr(settings, name) for name in _CHECKS}
    known["house_rules"] = {game: sorted(rules) for game, rules in settings.house_rules.items()}
    known["seats"] = {
        game: {seat: occupant._asdict() for seat, occupant in seats.items()} for game, seats in settings.seats.items()
    }
    document = {"version": VERSION, **known, **settings.foreign}
    write_safely(path, (json.dumps(document, indent=2) + "\n").encode())


def _document(content: bytes) -> dict[str, Any] | None:
    try:
        document = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    return document if isinstance(document, dict) else None


def _read(document: dict[str, Any]) -> tuple[Settings, tuple[str, ...]]:
    given = {name: document[name] for name in _CHECKS if name in document}
    wrong = tuple(name for name, value in given.items() if not _CHECKS[name](value))
    sound = {name: value for name, value in given.items() if name not in wrong}
    if "house_rules" in sound:
        sound["house_rules"] = {game: frozenset(rules) for game, rules in sound["house_rules"].items()}
    if "seats" in sound:
        sound["seats"] = {
            game: {seat: Occupant(**kept) for seat, kept in seats.items()} for game, seats in sound["seats"].items()
        }
    foreign = {name: value for name, value in document.items() if name not in _CHECKS and name != "version"}
    return Settings(**sound, foreign=foreign), wrong


def _one_of(*choices: object) -> Callable[[Any], bool]:
    # 1 equals True and 100.0 equals 100 in Python, and a list is in no set.
    return lambda value: any(type(value) is type(choice) and value == choice for choice in choices)


def _is_hold(value: Any) -> bool:
    return value is None or (type(value) is int and 0 <= value <= LONGEST_HOLD)


def _are_house_rules(value: Any) -> bool:
    return isinstance(value, dict) and all(
        isinstance(rules, list) and all(isinstance(rule, str) for rule in rules) for rules in value.values()
    )


def _are_coaches(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(kind, str) for kind in value.values())


def _are_seats(value: Any) -> bool:
    return isinstance(value, dict) and all(
        isinstance(seats, dict) and all(map(_is_occupant, seats.values())) for seats in value.values()
    )


def _is_occupant(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == set(Occupant._fields)
        and all(isinstance(text, str) and len(text) <= LONGEST_NAME for text in value.values())
    )


_YES_OR_NO: Final = _one_of(False, True)

_CHECKS: Final[Mapping[str, Callable[[Any], bool]]] = {
    "language": _one_of("system", "en", "de"),
    "speed": _one_of("slow", "normal", "fast", "off"),
    "reduced_motion": _one_of("system", "on", "off"),
    "trick_hold": _is_hold,
    "theme": _one_of("", *PALETTES),
    "back": _one_of("", *BACKS),
    "deck": _one_of(*DECKS),
    "letters": _one_of("language", "english", "german"),
    "text": _one_of(100, 125, 150),
    "mirrored": _YES_OR_NO,
    "immediate": _YES_OR_NO,
    "auto_play": _YES_OR_NO,
    "match": _one_of(*LENGTHS),
    "house_rules": _are_house_rules,
    "coaches": _are_coaches,
    "seats": _are_seats,
    "window": lambda value: isinstance(value, str),
}
"""Every kept field of ``Settings``, with whether a value can be."""

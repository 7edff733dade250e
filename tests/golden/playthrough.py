"""A game as text: its head, its moves, and what follows each of them."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from whistdesk.cards.card import Card
from whistdesk.rules.registry import GAMES
from whistdesk.rules.table import EVERYBODY, Event, Moved, Place, Shuffled

FILES: Final = sorted(Path(__file__).parent.glob("*.txt"))


def written_out(text: str) -> str:
    """The play-through whose head and moves ``text`` holds, with all that follows from them."""
    key, setup, *rest = text.splitlines()
    game = GAMES[key]
    step = game.start(game.read_setup(json.loads(setup)))
    lines = [key, setup, "", *_told(step.events)]
    for line in rest:
        if line.startswith("> "):
            step = step.state.apply(game.parse_move(line.removeprefix("> ")))
            lines += ["", line, *_told(step.events)]
    lines += ["", "result", json.dumps(step.state.result(), ensure_ascii=False)]
    return "\n".join(lines) + "\n"


def _told(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        yield "  " + _sentence(event)


def _sentence(event: Event) -> str:
    if isinstance(event, Moved):
        return f"{event.card} {_place(event.origin)} to {_place(event.target)}{_openness(event)}"
    if isinstance(event, Shuffled):
        return f"shuffled {_place(event.place)}: {' '.join(str(card) for _, card in event.after)}"
    return f"{type(event).__name__} {_value(event)}"


def _place(place: Place) -> str:
    return place.name if place.part == "" else f"{place.name}-{_value(place.part)}"


def _openness(event: Moved) -> str:
    if event.open_to == event.was_open_to:
        return ""
    seen_by = "all" if event.open_to == EVERYBODY else " ".join(sorted(event.open_to)) or "nobody"
    return f", seen by {seen_by}"


def _value(value: object) -> str:
    """A value and all that it holds, by the names of its fields."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Enum):
        return value.name.lower()
    if is_dataclass(value):
        return _named({field.name: getattr(value, field.name) for field in fields(value)})
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return _named(value._asdict())
    if isinstance(value, tuple | frozenset):
        return "[" + " ".join(_value(item) for item in value) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _named(parts: dict[str, object]) -> str:
    return "(" + " ".join(f"{name}={_value(part)}" for name, part in parts.items()) + ")"

"""Requests to the engine (docs/ENGINE.md): one line of JSON each, read and checked."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final

from whistdesk.app.language import LANGUAGES
from whistdesk.rules.base import Game, View
from whistdesk.rules.seats import Seat
from whistdesk.rules.setup import read_house_rules

LARGEST_REQUEST: Final = 1024 * 1024
"""Bytes of a line; a sound request is below ten kilobytes."""

LONGEST_BUDGET: Final = 3_600_000
"""Milliseconds: an hour."""

LEVELS: Final = ("expert", "club", "beginner")
STYLES: Final = ("even", "careful", "bold")
GOALS: Final = ("average", "win")
"""What an option may say; the first word is what its absence says."""

_LONGEST_NUMBER: Final = 40
"""Digits; nothing that a request tells needs more."""

Identity = str | int | float | None
"""What a request calls itself: its answer says the same."""


class RequestError(ValueError):
    """A request that cannot be answered; the message is a clear sentence."""


@dataclass(frozen=True, slots=True)
class Document:
    """The JSON object of a request. ``strange`` is a number that JSON does not allow, or None."""

    content: Mapping[str, Any]
    strange: str | None

    @property
    def identity(self) -> Identity:
        """The request's ``id``; RequestError where it could not be repeated."""
        value = self.content.get("id")
        if value is None or isinstance(value, str | int | float):
            return value
        raise RequestError("id must be a number or a text")


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked: ``view`` is that of the seat whose turn it is."""

    game: Game
    view: View
    level: str
    style: str
    goal: str
    memory: bool
    language: str
    seed: int | None
    budget_ms: int | None


def parse(line: bytes) -> Document:
    """The JSON object of a line; RequestError where it holds none."""
    if len(line) > LARGEST_REQUEST:
        raise RequestError("the request is longer than a megabyte")
    numbers = _Numbers()
    try:
        text = line.decode("utf-8-sig")
        content = json.loads(text, parse_int=numbers.whole, parse_float=numbers.broken, parse_constant=numbers.note)
    except UnicodeDecodeError:
        raise RequestError("the request is not UTF-8 text") from None
    except RecursionError:
        raise RequestError("the request is nested too deeply") from None
    except json.JSONDecodeError as error:
        raise RequestError(f"the request is not JSON (column {error.colno})") from None
    if not isinstance(content, dict):
        raise RequestError("a request is a JSON object")
    return Document(content, numbers.strange)


class _Numbers:
    """Reads numbers. One that cannot be is null and ``strange``, so that the id of its request can still be read."""

    def __init__(self) -> None:
        self.strange: str | None = None

    def note(self, word: str) -> None:
        """A word such as NaN."""
        self.strange = word

    def whole(self, digits: str) -> int | None:
        """A whole number, if a request can need it."""
        if len(digits) <= _LONGEST_NUMBER:
            return int(digits)
        self.strange = digits
        return None

    def broken(self, digits: str) -> float | None:
        """A finite number with a point or an exponent."""
        if isfinite(number := float(digits)):
            return number
        self.strange = digits
        return None


def read(document: Document, games: Mapping[str, Game]) -> Request:
    """What a request asks; RequestError, SetupError or ViewError, whose messages are clear sentences."""
    content = document.content
    if document.strange is not None:
        raise RequestError(f"{document.strange} is no number of a request")
    game = games[_word(content, "game", tuple(games))]
    seat = Seat(_word(content, "seat", game.seats))
    return Request(
        game=game,
        view=game.read_view(seat, _view(content), _house_rules(content, game)),
        level=_option(content, "level", LEVELS),
        style=_option(content, "style", STYLES),
        goal=_option(content, "goal", GOALS),
        memory=_memory(content),
        language=_option(content, "language", LANGUAGES),
        seed=_whole(content, "seed", -(2**63), 2**64 - 1),
        budget_ms=_whole(content, "budget_ms", 0, LONGEST_BUDGET),
    )


def _word(content: Mapping[str, Any], key: str, words: tuple[str, ...]) -> str:
    if key not in content:
        raise RequestError(f'the request has no "{key}"')
    value = content[key]
    if not isinstance(value, str) or value not in words:
        raise RequestError(f"{key} must be {' or '.join(words)}, not {value!r}")
    return value


def _option(content: Mapping[str, Any], key: str, words: tuple[str, ...]) -> str:
    return words[0] if content.get(key) is None else _word(content, key, words)


def _memory(content: Mapping[str, Any]) -> bool:
    value = content.get("memory")
    if value is None or isinstance(value, bool):
        return value is not False
    raise RequestError("memory must be true or false")


def _whole(content: Mapping[str, Any], key: str, least: int, most: int) -> int | None:
    value = content.get(key)
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise RequestError(f"{key} must be a whole number from {least} to {most}")
    return value


def _house_rules(content: Mapping[str, Any], game: Game) -> frozenset[str]:
    rules = content.get("rules")
    return read_house_rules({} if rules is None else rules, game.house_rules)


def _view(content: Mapping[str, Any]) -> Mapping[str, Any]:
    if not isinstance(content.get("view"), dict):
        raise RequestError('the request has no "view", or it is no object')
    view: Mapping[str, Any] = content["view"]
    return view

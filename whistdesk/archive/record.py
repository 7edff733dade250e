"""Records of games (RECORD.md): reading, writing, and replaying them through the rules.

A record is one JSON object. ``parse`` and ``write`` are inverses; whatever is wrong with a text,
``parse`` raises nothing but ``RecordError``, whose fields say what, so that the app can word it.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from whistdesk.archive.nesting import too_deep
from whistdesk.rules.base import Game, IllegalMove, Move, Refusal, Setup, SetupError, State, Step
from whistdesk.rules.setup import LONGEST_MATCH

FORMAT: Final = "whistdesk-record"
VERSION: Final = 1

LARGEST_RECORD: Final = 4 * 1024 * 1024
"""Bytes; the longest match is well below one megabyte. JSON of this size can take a hundred in memory."""

LONGEST_GAME: Final = 100 * LONGEST_MATCH
"""Moves: no hand has a hundred (SW-10 to SW-12), and no match more hands than it may."""

LONGEST_WORD: Final = 40
"""Characters of a foreign word that a sentence repeats."""

_BOM: Final = "\ufeff"
_KNOWN_KEYS: Final = frozenset({"format", "version", "game", "rules", "deal", "match", "moves"})


class RecordError(ValueError):
    """A record that cannot be read or breaks a rule.

    ``str(error)`` is a clear English sentence, ``key`` names the kind of fault and ``facts`` holds
    what a translated sentence needs. ``move`` counts from 1 and is None where no move is to blame;
    ``refusal`` is what the rules said to that move.
    """

    def __init__(
        self,
        key: str,
        sentence: str,
        *,
        facts: Mapping[str, Any] | None = None,
        move: int | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(sentence)
        self.key = key
        self.facts = dict(facts or {})
        self.move = move
        self.refusal = refusal

    @property
    def rule(self) -> str | None:
        """The id of the rule that was broken, None where no numbered rule was."""
        return self.refusal.rule if self.refusal else None

    def result(self) -> dict[str, Any]:
        """The JSON object that ``replay`` prints for it."""
        optional = {"move": self.move, "rule": self.rule}
        return {"error": str(self)} | {key: value for key, value in optional.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Record:
    """One game as it was dealt and played. ``moves`` are in notation, not yet checked by the rules.

    ``extra`` and ``deal_extra`` hold the unknown keys of the top level and of ``deal``, which are
    kept when the record is written again.
    """

    game: Game
    setup: Setup
    moves: tuple[str, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)
    deal_extra: Mapping[str, Any] = field(default_factory=dict)


def parse(source: bytes | str, games: Mapping[str, Game]) -> Record:
    """The record of a JSON text about one of ``games`` (by key); RecordError.

    The moves are not replayed. A byte-order mark is tolerated.
    """
    document = _document(source)
    _check_version(document)
    game = _game(document, games)
    deal = _required(document, "deal", dict, "an object")
    moves = _moves(_required(document, "moves", list, "a list"))
    if "rules" in document:
        _required(document, "rules", dict, "an object")
    try:
        setup = game.read_setup(document)
    except SetupError as error:
        raise RecordError("setup", shorten(str(error), 300)) from error
    extra = {key: value for key, value in document.items() if key not in _KNOWN_KEYS}
    spelled = game.write_setup(setup)["deal"]
    deal_extra = {key: value for key, value in deal.items() if key not in spelled}
    if too_deep([extra, deal_extra]):
        raise RecordError("too-deep", "the record is nested too deeply")
    return Record(game, setup, moves, extra, deal_extra)


def write(record: Record) -> str:
    """The JSON text of ``record``, on one line and in ASCII."""
    document: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": record.game.key}
    document |= record.game.write_setup(record.setup)
    document["deal"] = {**document["deal"], **record.deal_extra}
    document["moves"] = list(record.moves)
    return json.dumps({**document, **record.extra}, allow_nan=False)


def start(record: Record) -> Step:
    """The first state of ``record`` with its deal; RecordError."""
    try:
        return record.game.start(record.setup)
    except SetupError as error:
        raise RecordError("setup", shorten(str(error), 300)) from error


def advance(game: Game, state: State, word: str, number: int) -> tuple[Move, Step]:
    """``word``, the move with this number (from 1), and the step that it makes; RecordError."""
    move = _read_move(game, word, number)
    try:
        return move, state.apply(move)
    except IllegalMove as error:
        sentence = f"move {number}, {move}: {error.refusal}"
        raise RecordError("illegal", sentence, move=number, refusal=error.refusal) from error
    except SetupError as error:
        raise RecordError("setup", shorten(str(error), 300)) from error


def replay(record: Record) -> State:
    """The state after all moves of ``record``, each checked by the rules; RecordError."""
    state = start(record).state
    for number, word in enumerate(record.moves, 1):
        state = advance(record.game, state, word, number)[1].state
    return state


def shorten(text: str, length: int = LONGEST_WORD) -> str:
    """``text`` as a sentence may repeat it: printable, and not longer than ``length``."""
    cut = text if len(text) <= length else text[: length - 1] + "…"
    return "".join(letter if letter.isprintable() else "?" for letter in cut)


def _document(source: bytes | str) -> dict[str, Any]:
    text = _decoded(source)
    try:
        document = json.loads(text, parse_constant=_refuse_constant, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise _not_json(text, error) from error
    except RecursionError as error:
        raise RecordError("too-deep", "the record is nested too deeply") from error
    except ValueError as error:
        raise RecordError("bad-number", "the record holds a number that is far too large") from error
    if not isinstance(document, dict):
        raise RecordError("no-object", f"a record is a JSON object, not {_kind(document)}")
    return document


def _decoded(source: bytes | str) -> str:
    if len(source) > LARGEST_RECORD:
        raise too_large()
    if isinstance(source, str):
        return source.removeprefix(_BOM)
    try:
        return source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("not-text", "this is no record: it is not UTF-8 text") from error


def too_large() -> RecordError:
    """The error for a record of more than ``LARGEST_RECORD`` bytes."""
    megabytes = LARGEST_RECORD // 1024**2
    sentence = f"the record is larger than {megabytes} MB, which no game needs"
    return RecordError("too-large", sentence, facts={"megabytes": megabytes})


def _too_long() -> RecordError:
    sentence = f"the record is too long: it may have {LONGEST_GAME} moves"
    return RecordError("too-long", sentence)


def _not_json(text: str, error: json.JSONDecodeError) -> RecordError:
    if not text.strip():
        return RecordError("empty", "the record is empty")
    place = {"line": error.lineno, "column": error.colno}
    where = f"line {error.lineno}, column {error.colno}"
    if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
        return RecordError("cut-off", f"the record is cut off ({where})", facts=place)
    return RecordError("not-json", f"the record is not JSON ({where})", facts=place)


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if number in (float("inf"), float("-inf")):
        raise ValueError(f"{shorten(digits)} is too large")
    return number


def _check_version(document: Mapping[str, Any]) -> None:
    name = document.get("format", FORMAT)
    if name != FORMAT:
        raise RecordError("format", f"this is no record of whistdesk: its format is {_quoted(name)}")
    version = document.get("version", VERSION)
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError("version", f"the record's version must be a whole number from 1, not {_quoted(version)}")
    if version > VERSION:
        sentence = f"the record has version {_quoted(version)}; this program reads versions up to {VERSION}"
        raise RecordError("newer", sentence, facts={"version": version})


def _game(document: Mapping[str, Any], games: Mapping[str, Game]) -> Game:
    key: str = _required(document, "game", str, "a text")
    if key not in games:
        raise RecordError("unknown-game", f"there is no game {_quoted(key)}", facts={"game": shorten(key)})
    return games[key]


def _required(document: Mapping[str, Any], key: str, kind: type, what: str) -> Any:
    if key not in document:
        raise RecordError("missing", f'the record has no "{key}"', facts={"key": key})
    value = document[key]
    if not isinstance(value, kind):
        raise RecordError("wrong-type", f'"{key}" must be {what}, not {_kind(value)}', facts={"key": key})
    return value


def _moves(words: list[Any]) -> tuple[str, ...]:
    if len(words) > LONGEST_GAME:
        raise _too_long()
    for number, word in enumerate(words, 1):
        if not isinstance(word, str):
            raise RecordError("no-move", f"move {number}: a move is a text, not {_kind(word)}", move=number)
    return tuple(words)


def _read_move(game: Game, word: str, number: int) -> Move:
    if len(word) > LONGEST_WORD:
        raise RecordError("no-move", f"move {number}, {shorten(word)}: this is no move", move=number)
    try:
        return game.parse_move(word)
    except ValueError as error:
        raise RecordError("no-move", f"move {number}, {shorten(word)}: {error}", move=number) from error


_KINDS: Final[Mapping[type, str]] = {
    dict: "an object",
    list: "a list",
    str: "a text",
    bool: "true or false",
    int: "a number",
    float: "a number",
    type(None): "null",
}


def _kind(value: Any) -> str:
    return _KINDS[type(value)]


def _quoted(value: Any) -> str:
    return shorten(json.dumps(value) if isinstance(value, str | int | float) else _kind(value))

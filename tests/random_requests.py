"""Random requests to the engine: sound ones from random games, and ones that a mutation broke."""

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from tests.asking import request
from whistdesk.rules.base import Game, Setup, State
from whistdesk.rules.registry import GAMES

Json = dict[str, Any]

JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 8, 13, 53, 2**63, 10**30, 0.5, -1e300, "", "x", "QH", "ZZ", "pass", "S", "player",
    "AKQJT98765432...", "AKT2.Q93.J7.8654", [], [None], ["QH"], ["QH", "QH"], [["S", "pass"]], {}, {"seat": "S"},
    "\ud800", "Q" * 300, [[[[]]]], "solo-whist", "expert", "♥",
)  # fmt: skip
CARDS = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
NOT_JSON = (b"NaN", b"1e999", b"-Infinity", b"9" * 5000, b"[" * 3000, b'{"a":' * 3000, b"\xff\xfe", b"nul", b'"\\u12"')


class Line(NamedTuple):
    """A line for the engine. ``sound`` is the request that it holds, None where it was broken."""

    text: bytes
    sound: Json | None


def random_lines(rng: Random, count: int, **options: Any) -> Iterator[Line]:
    """``count`` lines in pairs: a sound request of a random game, then the same one broken."""
    positions = _positions(rng)
    for number in range(count // 2):
        game, rules, state = next(positions)
        assert state.seat is not None
        sound = request(game.key, state.view_for(state.seat), rules=rules, seed=number, **options) | {"id": number}
        yield Line(json.dumps(sound).encode(), sound)
        yield Line(broken(sound, rng), None)


def fault(line: Line, answer: Json) -> str | None:
    """What is wrong with an answer; None where nothing is."""
    asked = line.sound
    if "error" in answer:
        if asked is not None:
            return "a sound request was refused"
        return None if set(answer) == {"id", "error"} and answer["error"] else "an error is an id and a sentence"
    # A mutation may leave a request as sound as it was: then its own list of legal moves counts.
    asked = json.loads(line.text) if asked is None else asked
    candidates = [move for move, _ in answer["candidates"]]
    if answer["id"] != asked.get("id"):
        return "the id is another"
    if sorted(candidates) != sorted(asked["view"]["legal"]):
        return "the candidates are not the legal moves"
    if not answer["explain"].endswith(".") or ". " in answer["explain"]:
        return "the reason is not one sentence"
    return None if [answer["move"], answer["value"]] == answer["candidates"][0] else "the move is not the best one"


def _positions(rng: Random) -> Iterator[tuple[Game, dict[str, bool], State]]:
    """Positions of random games, each game as often as another."""
    games = {key: _play(game, rng) for key, game in GAMES.items()}
    while True:
        yield next(games[rng.choice(list(games))])


def _play(game: Game, rng: Random) -> Iterator[tuple[Game, dict[str, bool], State]]:
    """One random game after the other, some plies left out."""
    while True:
        rules = {rule: rng.random() < 0.5 for rule in game.house_rules}
        switched_on = frozenset(rule for rule, on in rules.items() if on)
        state = game.start(Setup(number=rng.getrandbits(64), house_rules=switched_on, match=2)).state
        while state.seat is not None:
            if rng.random() < 0.3:
                yield game, rules, state
            state = state.apply(_move(state, rng)).state


def _move(state: State, rng: Random) -> Any:
    """A random move; of calls rather a low one, or no hand would be played for long."""
    moves = state.legal_moves()
    return moves[min(rng.randrange(len(moves)), rng.randrange(len(moves)), rng.randrange(len(moves)))]


def broken(sound: Json, rng: Random) -> bytes:
    """The text of a request after a mutation: of what it says or, in one of five, of its bytes."""
    text = json.dumps(sound).encode()
    if rng.random() < 0.2:
        return rng.choice(BYTES)(text, rng).replace(b"\n", b" ")
    document = copy.deepcopy(sound)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        _mutate(document, rng)
    return json.dumps(document).encode()


def _cut(text: bytes, rng: Random) -> bytes:
    return text[: rng.randrange(len(text))]


def _flip(text: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(text))
    return text[:at] + bytes([rng.randrange(256)]) + text[at + 1 :]


def _insert(text: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(NOT_JSON) + text[at:]


def _foreign(text: bytes, rng: Random) -> bytes:
    return rng.choice((*NOT_JSON, b"", b" ", json.dumps(rng.choice(JUNK)).encode(), rng.randbytes(40)))


BYTES: tuple[Callable[[bytes, Random], bytes], ...] = (_cut, _flip, _insert, _foreign)


def _mutate(document: Json, rng: Random) -> None:
    """Change, add or take away one value somewhere, in three of four within the view."""
    view = document.get("view")
    inside: Any = view if isinstance(view, dict) and rng.random() < 0.75 else document
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return
        key = rng.choice(keys)
        if not isinstance(inside[key], dict | list) or not inside[key] or rng.random() < 0.3:
            break
        inside = inside[key]
    _change(inside, key, rng)


def _change(inside: Any, key: Any, rng: Random) -> None:
    value, chance = inside[key], rng.random()
    if chance < 0.2:
        del inside[key]
    elif chance < 0.4:
        inside[key] = copy.deepcopy(rng.choice(JUNK))
    elif isinstance(value, list) and value:
        value.append(copy.deepcopy(rng.choice(value)))
    elif isinstance(value, str):
        inside[key] = _other_text(value, rng)
    elif isinstance(value, int):
        inside[key] = value + rng.choice((-1, 1, 8, -100))
    elif isinstance(inside, list):
        inside.append(copy.deepcopy(value))


def _other_text(value: str, rng: Random) -> str:
    if value in CARDS:
        return rng.choice(CARDS)
    at = rng.randrange(len(value) + 1)
    return value[:at] + rng.choice("AKQJT98765432.SHDCWNE ") + value[at + rng.randrange(2) :]

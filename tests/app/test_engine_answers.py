"""What the engine answers: its choice to a sound request, a sentence to a faulty one (docs/ENGINE.md)."""

import json
import threading
from collections.abc import Iterator, Mapping
from math import nan
from random import Random
from typing import Any

import pytest

from tests.asking import request
from tests.generic.playouts import Start, playout, starts
from whistdesk.app.engine.request import LARGEST_REQUEST, Request
from whistdesk.app.engine.serve import Advisers, Engine, Explain
from whistdesk.app.engine.thinker import THREAD
from whistdesk.app.explanations import Explanations
from whistdesk.players.base import Choice, Opinion, Player, Reason
from whistdesk.rules.base import State, View
from whistdesk.rules.registry import GAMES
from whistdesk.rules.solowhist.moves import Call

BIDDING: dict[str, Any] = {
    "id": 1,
    "game": "solo-whist",
    "seat": "S",
    "view": {
        "hand": "AKQT2.93.J7.8654",
        "dealer": "E",
        "turned": "7S",
        "calls": [],
        "contract": None,
        "plays": [],
        "leader": None,
        "exposed": None,
        "legal": ["pass", "propose", "solo", "misere", "abundance", "open-misere", "abundance-declared"],
    },
}


class Chance:
    """Gives every move a value by chance and tells a budget by it."""

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        reason = Reason("too-weak", {"win": 0.25} if budget_ms else {})
        opinions = [Opinion(move, rng.random(), reason) for move in view.legal]
        return Choice(tuple(sorted(opinions, key=lambda opinion: -opinion.value)))


class Clumsy:
    """Makes one mistake or another."""

    def __init__(self, choice: Choice | None) -> None:
        self.choice = choice

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        if self.choice is None:
            raise ArithmeticError("too many tricks")
        return self.choice


class Slow:
    """Chooses only when it is told that the answer is out."""

    def __init__(self) -> None:
        self.told = threading.Event()
        self.asked = 0

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        self.asked += 1
        assert self.told.wait(60)
        return Chance().choose(view, rng, budget_ms)


class Asked:
    """An engine, and what the requests asked of its player."""

    def __init__(self, player: Player, explain: Explain) -> None:
        self.requests: list[Request] = []
        self.player = player
        self.quick: Player | None = None
        self.engine = Engine(GAMES, self.choose, explain)

    def choose(self, request: Request) -> Advisers:
        self.requests.append(request)
        return Advisers(self.player, self.quick)

    def answer(self, document: Mapping[str, Any] | bytes) -> dict[str, Any]:
        line = document if isinstance(document, bytes) else json.dumps(document).encode()
        return self.engine.answer(line)


@pytest.fixture
def asked(qapp: object) -> Iterator[Asked]:
    explanations = Explanations()
    yield Asked(Chance(), explanations.explain)
    explanations.close()
    let_all_finish()


def let_all_finish() -> None:
    """Wait for what is still being thought, though nobody waits for the choice."""
    for thread in threading.enumerate():
        if thread.name == THREAD:
            thread.join()


def test_an_answer_holds_every_legal_move_with_its_value_best_first(asked: Asked) -> None:
    answer = asked.answer(BIDDING)
    assert set(answer) == {"id", "move", "value", "candidates", "explain", "ms"}
    moves, values = zip(*answer["candidates"], strict=True)
    assert sorted(moves) == sorted(BIDDING["view"]["legal"])
    assert list(values) == sorted(values, reverse=True)
    assert (answer["move"], answer["value"]) == (moves[0], values[0])
    assert answer["explain"] == "The hand is too weak for any call."
    assert isinstance(answer["ms"], int)


@pytest.mark.parametrize("identity", [7, "seven", None, 1.5, True, "\ud800"])
def test_an_answer_says_the_id_of_its_request(asked: Asked, identity: object) -> None:
    for document in (BIDDING, {}):
        assert asked.answer({**document, "id": identity})["id"] == identity


def test_equal_seeds_give_equal_answers(asked: Asked) -> None:
    answers = [asked.answer({**BIDDING, "seed": seed}) | {"ms": 0} for seed in (4, 4, 5, None)]
    assert answers[0] == answers[1]
    assert len({str(answer["candidates"]) for answer in answers}) == 3


def test_absent_options_say_the_usual(asked: Asked) -> None:
    nothing = dict.fromkeys(("level", "style", "goal", "memory", "language", "seed", "budget_ms", "rules"))
    for document in (BIDDING, BIDDING | nothing):
        asked.answer(document)
    for found in asked.requests:
        assert (found.level, found.style, found.goal, found.memory) == ("expert", "even", "average", True)
        assert (found.language, found.seed, found.budget_ms) == ("en", None, None)


def test_options_reach_the_player(asked: Asked) -> None:
    options = {"level": "club", "style": "bold", "goal": "win", "memory": False, "language": "de", "budget_ms": 5}
    answer = asked.answer({**BIDDING, **options, "rules": {"pass_is_final": True}})
    (found,) = asked.requests
    assert (found.level, found.style, found.goal, found.memory) == ("club", "bold", "win", False)
    assert answer["explain"] == "Das Blatt ist für jede Ansage zu schwach."
    assert answer["win"] == 0.25


def test_what_a_request_need_not_say_is_tolerated(asked: Asked) -> None:
    view = BIDDING["view"] | {"mood": "good"}
    assert "move" in asked.answer({**BIDDING, "client": {"name": "x"}, "view": view})


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "bridge"}, "game must be "),
        ({"game": 3}, "game must be "),
        ({"seat": "player"}, "seat must be S or W or N or E"),
        ({"seat": ["S"]}, "seat must be "),
        ({"seat": "W"}, "it is S's turn"),
        ({"level": "master"}, "level must be "),
        ({"style": "wild"}, "style must be "),
        ({"goal": "lose"}, "goal must be "),
        ({"language": "fr"}, "language must be "),
        ({"memory": 1}, "memory must be "),
        ({"seed": 1.5}, "seed must be "),
        ({"seed": True}, "seed must be "),
        ({"seed": 2**64}, "seed must be "),
        ({"budget_ms": -1}, "budget_ms must be "),
        ({"budget_ms": 1e300}, "budget_ms must be "),
        ({"budget_ms": "300"}, "budget_ms must be "),
        ({"rules": []}, '"rules" is '),
        ({"rules": {"speed": True}}, "'speed' is not a house rule"),
        ({"rules": {"pass_is_final": 1}}, "the house rule 'pass_is_final' "),
        ({"view": None}, 'the request has no "view"'),
        ({"view": []}, 'the request has no "view"'),
        ({"view": {}}, 'the view has no "'),
    ],
)
def test_a_faulty_request_gets_a_sentence(asked: Asked, change: dict[str, Any], sentence: str) -> None:
    answer = asked.answer(BIDDING | change)
    assert set(answer) == {"id", "error"}
    assert answer["id"] == 1
    assert sentence in answer["error"]
    assert "move" in asked.answer(BIDDING)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (b"", "the request is not JSON (column 1)"),
        (b"solo", "the request is not JSON (column 1)"),
        (b'{"id": 1', "the request is not JSON (column 9)"),
        (b'["id", 1]', "a request is a JSON object"),
        (b"7", "a request is a JSON object"),
        (b'{"id": "\xff"}', "the request is not UTF-8 text"),
        (b"[" * 100_000, "the request is nested too deeply"),
        (b'{"id": ' * 100_000, "the request is nested too deeply"),
        (b'"' + b"x" * LARGEST_REQUEST + b'"', "the request is longer than a megabyte"),
        (b'{"id": [1]}', "id must be a number or a text"),
        (b'{"id": NaN}', "NaN is no number of a request"),
        (b'{"id": 1e999}', "1e999 is no number of a request"),
    ],
    ids=str,
)
def test_where_the_id_cannot_be_read_it_is_null(asked: Asked, line: bytes, sentence: str) -> None:
    assert asked.answer(line) == {"id": None, "error": sentence}


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 5000])
def test_a_number_that_cannot_be_leaves_the_id_readable(asked: Asked, number: str) -> None:
    answer = asked.answer(f'{{"id": 8, "seed": {number}}}'.encode())
    assert answer["id"] == 8
    assert answer["error"].startswith(number[:30])
    assert len(answer["error"]) <= 300


def test_a_byte_order_mark_is_tolerated(asked: Asked) -> None:
    assert "move" in asked.answer(b"\xef\xbb\xbf" + json.dumps(BIDDING).encode())


def test_where_the_time_is_up_a_quick_player_answers(asked: Asked) -> None:
    slow = asked.player = Slow()
    asked.quick = Clumsy(Choice((Opinion(Call.SOLO, 6.0, Reason("too-weak")),)))
    for _ in range(3):
        assert asked.answer(BIDDING | {"budget_ms": 1})["move"] == "solo"
    slow.told.set()
    let_all_finish()
    assert slow.asked == 1, "what nobody waits for any more is not begun"


def test_who_is_ready_in_time_is_not_replaced(asked: Asked) -> None:
    asked.quick = Clumsy(None)
    in_time = asked.answer(BIDDING | {"budget_ms": 60_000, "seed": 1})
    assert in_time["candidates"] == asked.answer(BIDDING | {"seed": 1})["candidates"]
    asked.player = Clumsy(None)
    assert "too many tricks" in asked.answer(BIDDING | {"budget_ms": 60_000})["error"]


@pytest.mark.parametrize(
    ("choice", "mistake"),
    [
        (None, "ArithmeticError('too many tricks')"),
        (Choice((Opinion(Call.PASS, nan, Reason("too-weak")),)), "ArithmeticError('a value of nan')"),
        (Choice((Opinion(Call.PASS, 0.0, Reason("a whim")),)), "KeyError('a whim')"),
    ],
)
def test_a_player_that_fails_is_told_and_the_engine_goes_on(asked: Asked, choice: Choice | None, mistake: str) -> None:
    asked.player = Clumsy(choice)
    assert asked.answer(BIDDING) == {"id": 1, "error": f"the player made a mistake: {mistake}"}
    asked.player = Chance()
    assert "move" in asked.answer(BIDDING)


@pytest.mark.parametrize("start", starts(), ids=str)
def test_every_position_of_a_game_gets_an_answer(start: Start) -> None:
    asked = Asked(Chance(), lambda *about: f"{about[2]} it is.")
    rules = dict.fromkeys(start.setup.house_rules, True)
    for ply in playout(start, seed=1):
        answer = asked.answer(request(start.game.key, view_of(ply.before), rules=rules))
        assert sorted(move for move, _ in answer["candidates"]) == sorted(map(str, ply.before.legal_moves()))


def view_of(state: State) -> View:
    assert state.seat is not None
    return state.view_for(state.seat)

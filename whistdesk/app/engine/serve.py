"""Answers to requests (docs/ENGINE.md), as long as somebody asks."""

import json
from collections.abc import Callable, Mapping
from functools import partial
from math import isfinite
from random import Random
from time import perf_counter
from typing import Any, BinaryIO, Final, NamedTuple, TextIO

from whistdesk.app.engine.request import LARGEST_REQUEST, Request, RequestError, parse, read
from whistdesk.app.engine.thinker import Thinker
from whistdesk.app.lines import lines
from whistdesk.archive.record import shorten
from whistdesk.players.base import Choice, Player, Reason
from whistdesk.rules.base import Game, Move, SetupError
from whistdesk.rules.request import ViewError

LONGEST_SENTENCE: Final = 300
"""Characters of an error, which may repeat what was asked."""

DECIMALS: Final = 6
"""Places of a value."""

GRACE: Final = 0.05
"""Seconds that a choice may be late before a quick one is taken; a tenth is what a request grants."""

Explain = Callable[[str, Reason, Move, str], str]
"""Words a reason: the game's key, the reason, its move, the language."""


class Advisers(NamedTuple):
    """Who answers a request, and who does where the time is up; None where nobody is quicker."""

    asked: Player
    quick: Player | None


Chooser = Callable[[Request], Advisers]
"""Finds who answers a request."""


class Engine:
    """Answers one request after another; it remembers nothing of them."""

    def __init__(self, games: Mapping[str, Game], chooser: Chooser, explain: Explain) -> None:
        self._games = games
        self._chooser = chooser
        self._explain = explain
        self._thinker = Thinker()

    def serve(self, source: BinaryIO, out: TextIO) -> int:
        """Answer each line of ``source`` with a line, until its end; the exit status."""
        for line in lines(source, LARGEST_REQUEST):
            print(json.dumps(self.answer(line), allow_nan=False), file=out, flush=True)
        return 0

    def answer(self, line: bytes) -> dict[str, Any]:
        """The answer to one request; what is at fault with it becomes an ``error``."""
        started = perf_counter()
        identity = None
        try:
            document = parse(line)
            identity = document.identity
            request = read(document, self._games)
            advice = self._advice(request, self._chooser(request))
        except (RequestError, SetupError, ViewError) as error:
            return {"id": identity, "error": shorten(str(error), LONGEST_SENTENCE)}
        return {"id": identity, **advice, "ms": round((perf_counter() - started) * 1000)}

    def _advice(self, request: Request, advisers: Advisers) -> dict[str, Any]:
        try:
            choice = self._choice(request, advisers)
            explain = self._explain(request.game.key, choice.reason, choice.move, request.language)
            return {**_judged(choice), "explain": explain}
        except Exception as error:
            raise RequestError(f"the player made a mistake: {error!r}") from error

    def _choice(self, request: Request, advisers: Advisers) -> Choice:
        if request.budget_ms is None or advisers.quick is None:
            return _chosen(advisers.asked, request)
        choice = self._thinker.within(request.budget_ms / 1000 + GRACE, partial(_chosen, advisers.asked, request))
        return _chosen(advisers.quick, request) if choice is None else choice


def _chosen(player: Player, request: Request) -> Choice:
    rng = Random(request.seed)  # noqa: S311 - a game of cards, no cryptography
    return player.choose(request.view, rng, request.budget_ms)


def _judged(choice: Choice) -> dict[str, Any]:
    """The move chosen and what every legal one is worth; ``win`` where the reason tells it."""
    win = choice.reason.facts.get("win")
    return {
        "move": str(choice.move),
        "value": _rounded(choice.value),
        **({} if win is None else {"win": _rounded(win)}),
        "candidates": [[str(each.move), _rounded(each.value)] for each in choice.opinions],
    }


def _rounded(value: float) -> float:
    if not isfinite(value):
        raise ArithmeticError(f"a value of {value}")
    return round(value, DECIMALS) + 0.0  # no minus in front of a zero

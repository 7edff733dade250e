"""Random requests to the engine, half of them sound, half broken: nothing crashes, each line gets its answer.

    python -m tests.benchmarks.engine_requests [--requests 100000] [--seed 1]
    python -m tests.benchmarks.engine_requests --real [--requests 400] [--level expert] [--budget 100]

Without ``--real`` everything but the thinking is tried: reading, checking, wording, writing. Solo Whist is
answered by the club player, the solitaires by a player that throws dice. With ``--real`` a process of
``whistdesk engine`` answers with its own players and coaches.
"""

import argparse
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from io import BytesIO, StringIO
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from tests.random_requests import Line, fault, random_lines
from whistdesk.app.engine.request import Request
from whistdesk.app.engine.serve import Advisers, Engine
from whistdesk.app.explanations import Explanations
from whistdesk.players.base import Choice, Opinion, Reason, chosen
from whistdesk.players.registry import PLAYERS
from whistdesk.rules.base import Move, View
from whistdesk.rules.registry import GAMES

DICE = "The dice said so."
SHOWN = 5
"""So many wrong answers are printed."""
Answer = dict[str, Any]


class Dice:
    """Gives each move a value by chance."""

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        return chosen(Opinion(move, rng.random(), Reason(DICE)) for move in view.legal)


class Seen(NamedTuple):
    """A line, its answer, and the milliseconds that it took."""

    line: Line
    answer: Answer
    ms: float


def main() -> int:
    """Ask, check every answer, and print how it went; 1 if an answer was wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--real", action="store_true")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--budget", type=int)
    asked = parser.parse_args()
    options = {"level": asked.level if asked.real else "club"} | ({"budget_ms": asked.budget} if asked.budget else {})
    count = asked.requests or (400 if asked.real else 100_000)
    with real() if asked.real else in_this_process() as answer:
        return report(answers(random_lines(Random(asked.seed), count, **options), answer), asked.budget)


@contextmanager
def in_this_process() -> Iterator[Callable[[bytes], bytes]]:
    """The engine with its club player and dice."""
    words, dice = Explanations(), Dice()

    def choose_player(request: Request) -> Advisers:
        levels = PLAYERS.get(request.game.key)
        return Advisers(dice if levels is None else levels["club"][request.style], None)

    def explain(game: str, reason: Reason, move: Move, language: str) -> str:
        return DICE if reason.key == DICE else words.explain(game, reason, move, language)

    engine = Engine(GAMES, choose_player, explain)

    def answer(line: bytes) -> bytes:
        out = StringIO()
        engine.serve(BytesIO(line + b"\n"), out)
        return out.getvalue().encode()

    yield answer


@contextmanager
def real() -> Iterator[Callable[[bytes], bytes]]:
    """A process of the engine."""
    command = [sys.executable, "-m", "whistdesk", "engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        asked, answered = process.stdin, process.stdout
        assert asked is not None
        assert answered is not None

        def answer(line: bytes) -> bytes:
            asked.write(line + b"\n")
            asked.flush()
            return answered.readline()

        answer(b"")  # the first answer waits for the start of the program
        yield answer
        asked.close()
        if process.wait(60):
            raise SystemExit(f"the engine ended with status {process.returncode}")


def answers(lines: Iterable[Line], answer: Callable[[bytes], bytes]) -> Iterator[Seen]:
    """Each line with its answer."""
    for line in lines:
        started = perf_counter()
        (text,) = answer(line.text).splitlines()
        yield Seen(line, json.loads(text), 1000 * (perf_counter() - started))


def report(seen: Iterable[Seen], budget: int | None) -> int:
    """Print counts and times; 1 if an answer was wrong."""
    counts, times, wrong = Counter[str](), dict[str, list[float]](), 0
    for line, answer, ms in seen:
        refused = "error" in answer
        counts[f"{'broken' if line.sound is None else 'sound'}, {'refused' if refused else 'answered'}"] += 1
        if line.sound is not None:
            times.setdefault(line.sound["game"], []).append(ms)
        if found := fault(line, answer):
            wrong += 1
            if wrong <= SHOWN:
                print(f"{found}: {line.text.decode(errors='replace')[:2000]} -> {answer}")
    print(f"{counts.total()} requests, {wrong} wrong answers: {dict(counts)}")
    for game, figures in sorted(times.items()):
        ordered = sorted(figures)
        marks = {f"p{share}": ordered[len(ordered) * share // 100] for share in (50, 95, 99)} | {"max": ordered[-1]}
        over = "" if budget is None else f", at most {ordered[-1] - budget:.0f} ms over the budget"
        print(f"{game}: {len(figures)} sound, ms {', '.join(f'{k} {v:.1f}' for k, v in marks.items())}{over}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

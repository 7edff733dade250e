"""Whole games of Oneonta Whist through the rules, as ``whistdesk replay --lines`` plays them.

Run from the top of the repository: ``python -m tests.benchmarks.oneonta_replay``. It replays
whole winning games of eight hands from their records, numbered and spelled out, and prints the
games a second by wall clock and by this process's own time. The aim is 500 or more.
"""

import json
import sys
import time
from collections.abc import Sequence
from typing import Final

from tests.oneonta_games import GAME, numbered, whole_game, with_events
from whistdesk.rules.base import Step
from whistdesk.rules.oneonta.moves import OneontaMove
from whistdesk.rules.table import Shuffled

GAMES: Final = 40
ROUNDS: Final = 25


def main() -> None:
    """Print the figures for both kinds of deal."""
    games = _games()
    _measure("numbered", [_record(*game) for game in games])
    _measure("spelled out", [_spelled(*game) for game in games])


def _measure(name: str, records: Sequence[str]) -> None:
    wall, own = time.perf_counter(), time.process_time()
    for _ in range(ROUNDS):
        for record in records:
            replay(record)
    wall, own = time.perf_counter() - wall, time.process_time() - own
    count = ROUNDS * len(records)
    sys.stdout.write(f"{name}: {count / wall:.0f} games a second by the clock, {count / own:.0f} of own time\n")


def replay(text: str) -> str:
    """The result of a record, both as JSON."""
    record = json.loads(text)
    step: Step = GAME.start(GAME.read_setup(record))
    for word in record["moves"]:
        step = step.state.apply(GAME.parse_move(word))
    return json.dumps(step.state.result())


def _games() -> list[tuple[int, list[OneontaMove]]]:
    games: list[tuple[int, list[OneontaMove]]] = []
    number = 0
    while len(games) < GAMES:
        number, moves = whole_game([0, 1, 0, 1, 1, 0, 2, 0], number)
        games.append((number, moves))
        number += 1
    return games


def _record(number: int, moves: Sequence[OneontaMove]) -> str:
    return json.dumps({"deal": {"number": number}, "moves": [str(move) for move in moves]})


def _spelled(number: int, moves: Sequence[OneontaMove]) -> str:
    state = numbered(number)
    _, events = with_events(state, *map(str, moves))
    packs = [state.pack, *([card for _, card in event.after] for event in events if isinstance(event, Shuffled))]
    return json.dumps({"deal": {"shuffles": [" ".join(map(str, p)) for p in packs]}, "moves": [*map(str, moves)]})


if __name__ == "__main__":
    main()

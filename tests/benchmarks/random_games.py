"""Random complete games, watched: does any law of the rules break after any move?

Run from the top of the project: ``python -m tests.benchmarks.random_games GAME [games] [--first N] [--processes N]``,
GAME being ``oneonta-whist``, ``cribbage-solitaire`` or ``solo-whist`` (a game of it is a match of one hand or two).
``tests/generic/watched.py`` says what is looked at after each move. Game N is the same on every machine. Every
hundredth game is looked at closely too: at one of its positions the second reading of the rules is asked about every
move that the notation knows. Printed is how the games ended; exits with 1 if a law broke.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Final, NamedTuple

from tests.generic.watched import watched
from whistdesk.rules.registry import GAMES

CLOSELY: Final = 100
"""One game of so many is looked at closely."""

CHUNK: Final = 250


class Tally(NamedTuple):
    """What came of some games: their moves, their endings, and what was broken."""

    games: int
    moves: int
    endings: Counter[str]
    broken: tuple[str, ...]


def tally(task: tuple[str, int, int]) -> Tally:
    """Games of a key from a first one up to another."""
    key, first, end = task
    moves, endings, broken = 0, Counter[str](), list[str]()
    for number in range(first, end):
        try:
            ended = watched(GAMES[key], f"{key} {number}", closely=number % CLOSELY == 0)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told with the number of the game
            broken.append(f"game {number}: {type(error).__name__}: {error}")
        else:
            moves += ended.moves
            endings.update(ended.endings)
    return Tally(end - first, moves, endings, tuple(broken))


def tallies(key: str, first: int, games: int, processes: int) -> Iterator[Tally]:
    """All games, in pieces, as they are done."""
    ends = range(first, first + games, CHUNK)
    tasks = [(key, start, min(start + CHUNK, first + games)) for start in ends]
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(tally, tasks)


def main(arguments: list[str]) -> int:
    """Print the figures; 0 where no law broke."""
    parser = argparse.ArgumentParser(prog="random_games", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("games", nargs="?", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args(arguments)
    begun, moves, endings, broken = time.perf_counter(), 0, Counter[str](), 0
    for piece in tallies(asked.game, asked.first, asked.games, asked.processes):
        moves += piece.moves
        endings.update(piece.endings)
        broken += len(piece.broken)
        for line in piece.broken:
            print(line, flush=True)
    seconds = time.perf_counter() - begun
    print(f"{asked.game}: {asked.games:,} games, {moves:,} moves, {seconds:.0f} s: {broken} broke a law")
    for ending, count in endings.most_common():
        print(f"  {count:>9,} {ending}")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Whether any answer hangs on a card that is not seen, over many decisions of each level and of each coach.

Run from the top of the project: ``python -m tests.benchmarks.no_peeking [decisions] [who ...] [--redeals N]
[--processes N]``, 2,000 decisions of everybody without arguments. ``who`` is a level of Solo Whist (``club``) or the
coach of a game and its kind (``oneonta-whist:memory``). Each decision is asked again with the unseen cards dealt anew
in the true state, through the app's own desk or coach and its thread, with the same seed: the view in bytes, moves,
values, reasons, sentences, the numbers drawn, and for one of the re-deals the functions called and the positions
searched must be equal. Every fifth decision of a game is taken, on deals 1 upward. At last planted peekers are asked.
Exits with 1 if a single answer differs, or a peeker is not caught.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import chain, count, islice
from multiprocessing import get_context
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from tests.players.peekers import PEEKERS
from tests.players.redealt import SOLO_WHIST, Decision, Seating, decisions
from whistdesk.players.base import Player
from whistdesk.players.registry import COACHES, PLAYERS
from whistdesk.rules.base import Game
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat

EVERY: Final = 5
CAUGHT_WITHIN: Final = 12
"""Decisions of a peeker, of which one at least must differ."""


class Subject(NamedTuple):
    """Who is looked at, in which game and on which seats."""

    game: Game
    player: Player
    seats: frozenset[Seat]


LEVELS: Final = {
    level: Subject(SOLO_WHIST, styles["even"], frozenset(Seat)) for level, styles in PLAYERS["solo-whist"].items()
}
COACHED: Final = {
    f"{key}:{kind}": Subject(GAMES[key], coach, frozenset((GAMES[key].seats[0],)))
    for key, kinds in COACHES.items()
    for kind, coach in kinds.items()
}
SUBJECTS: Final[Mapping[str, Subject]] = LEVELS | COACHED


class Piece(NamedTuple):
    """What came of the decisions of some deals."""

    decisions: int
    asked: int
    differing: tuple[str, ...]


def piece(task: tuple[str, int, int, int, int]) -> Piece:
    """So many decisions of a subject on every ``step``-th deal from a first one on."""
    who, wanted, redeals, first, step = task
    subject = SUBJECTS[who]
    found = list(islice(_asked(lambda _: subject.player, subject, redeals, first, step), wanted))
    differing = [f"{each.seat} answered {each.answer.choice.move} in {each.view}" for each in found if not each.same]
    return Piece(len(found), sum(len(each.again) + 3 for each in found), tuple(differing))


def _asked(
    seating: Seating, subject: Subject, redeals: int, first: int, step: int, every: int = EVERY
) -> Iterator[Decision]:
    if QCoreApplication.instance() is None:
        QCoreApplication([])
    one = partial(decisions, seating, redeals=redeals, game=subject.game, every=every, asked=subject.seats)
    return chain.from_iterable(one(deal) for deal in count(first, step))


def measured(who: str, wanted: int, redeals: int, processes: int) -> int:
    """Print the line of a subject; how many decisions differed."""
    begun = time.perf_counter()
    shares = [wanted // processes + (number < wanted % processes) for number in range(processes)]
    tasks = [(who, share, redeals, first, processes) for first, share in enumerate(shares, 1)]
    with get_context("spawn").Pool(processes) as pool:
        pieces = pool.map(piece, tasks)
    differing = [line for each in pieces for line in each.differing]
    for line in differing[:3]:
        print(line)
    done, asked = (sum(column) for column in zip(*(each[:2] for each in pieces), strict=True))
    seconds = time.perf_counter() - begun
    amount = f"{done:,} decisions, {redeals} re-deals each, {asked:,} answers"
    print(f"{who}: {amount}: {len(differing)} differ; {seconds:.0f} s", flush=True)
    return len(differing)


def missed(name: str) -> int:
    """Whether a planted peeker is not caught, in words and as a number."""
    subject = Subject(SOLO_WHIST, SUBJECTS["beginner"].player, frozenset(Seat))
    found = list(islice(_asked(PEEKERS[name], subject, 2, 1, 1, every=1), CAUGHT_WITHIN))
    caught = sum(not each.same for each in found)
    print(f"a peeker {name}: {caught} of {len(found)} decisions differ: {'caught' if caught else 'NOT CAUGHT'}")
    return int(not caught)


def main(arguments: list[str]) -> int:
    """Print a line for everybody; 0 where no answer differs and each peeker is caught."""
    parser = argparse.ArgumentParser(prog="no_peeking", description=__doc__.splitlines()[0])
    parser.add_argument("decisions", nargs="?", type=int, default=2000)
    parser.add_argument("who", nargs="*", metavar="who", help=", ".join(SUBJECTS))
    parser.add_argument("--redeals", type=int, default=20)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args(arguments)
    differing = [measured(who, asked.decisions, asked.redeals, asked.processes) for who in asked.who or SUBJECTS]
    return int(any([*differing, *(missed(name) for name in PEEKERS)]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

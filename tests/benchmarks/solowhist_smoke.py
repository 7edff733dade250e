"""Deals played by seats of all levels and styles, mixed: no illegal move, no exception.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_smoke [deals [first]]``; 10,000 deals from
number 1 unless told. Each has other levels, styles and house rules. The expert plays its cards with the
amount of work that it does without a compiler, and calls with all of it. Whatever goes wrong ends the
program with the number of the deal.
"""

import sys
import time
from collections import Counter
from multiprocessing import Pool
from random import Random
from typing import Final

from tests.benchmarks.solowhist_tables import GAME
from whistdesk.players.base import Player
from whistdesk.players.registry import levels, player
from whistdesk.players.solowhist.expert import ExpertPlayer
from whistdesk.players.solowhist.outlook import PLAIN
from whistdesk.players.solowhist.style import Style
from whistdesk.rules.base import Setup
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.house import HOUSE_RULES
from whistdesk.rules.solowhist.state import SoloState

DEALS: Final = 10_000
PROCESSES: Final = 2


def seated(rng: Random) -> Player:
    """A player of any level and style."""
    level, style = rng.choice(levels(GAME.key)), rng.choice(list(Style))
    return ExpertPlayer(style, PLAIN) if level == "expert" else player(GAME.key, level, style.value)


def outcome(number: int) -> str:
    """What became of deal ``number``; RuntimeError with the number if anything goes wrong."""
    rng = Random(number)
    players = {seat: seated(rng) for seat in COMPASS}
    rules = frozenset(rule for rule in HOUSE_RULES if rng.random() < 0.5)
    state = GAME.start(Setup(number=number, house_rules=rules, match=1)).state
    try:
        while state.seat is not None:
            choice = players[state.seat].choose(state.view_for(state.seat), rng)
            state = state.apply(choice.move).state
    except Exception as wrong:
        raise RuntimeError(f"deal {number} went wrong") from wrong
    assert isinstance(state, SoloState)
    contract = state.settled[-1].contract
    return contract.call.value if contract else "thrown in"


def main(deals: int = DEALS, first: int = 1) -> None:
    """Play and report."""
    begun = time.perf_counter()
    with Pool(PROCESSES) as pool:
        found = Counter(pool.imap_unordered(outcome, range(first, first + deals), chunksize=10))
    for name, times in found.most_common():
        print(f"  {name:20} {times:5}")
    print(f"{deals} deals from number {first} in {time.perf_counter() - begun:.0f} s, no illegal move, no exception")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

"""Whether any answer of a seat hangs on a card that it does not see, over many decisions of each level.

Run from the top of the project: ``python -m tests.benchmarks.no_peeking [decisions] [level ...]`` (2,000 of
every level without arguments). Each decision is asked 20 times more with the unseen cards dealt anew in the true
state, through the session and with the desk's seed; moves, values, reasons and sentences must be equal. Every
fifth decision of a hand is taken, on deals 1 upward. Exits with 1 if a single answer differs.
"""

import sys
import time
from itertools import chain, count, islice
from typing import Final

from tests.players.redealt import Seating, decisions
from whistdesk.players.registry import levels, player

REDEALS: Final = 20
EVERY: Final = 5


def measured(level: str, wanted: int) -> int:
    """Print the line of a level; how many decisions differed."""
    chosen = player("solo-whist", level)
    seating: Seating = lambda _: chosen  # noqa: E731 - a player that knows no session
    start = time.perf_counter()
    asked = chain.from_iterable(decisions(seating, deal, redeals=REDEALS, every=EVERY) for deal in count(1))
    differing = [decision for decision in islice(asked, wanted) if not decision.same]
    for decision in differing[:3]:
        sys.stdout.write(f"{decision.seat} answered {decision.answer.move} in {decision.view}\n")
    sys.stdout.write(
        f"{level}: {wanted:,} decisions, each with {REDEALS} re-deals: {len(differing)} differ; "
        f"{time.perf_counter() - start:.0f} s\n"
    )
    return len(differing)


def main(arguments: list[str]) -> int:
    """Print a line for each level; 0 where no answer differs."""
    wanted = int(arguments[0]) if arguments else 2000
    differing = [measured(level, wanted) for level in arguments[1:] or levels("solo-whist")]
    return int(any(differing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

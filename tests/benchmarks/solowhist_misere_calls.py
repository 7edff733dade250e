"""On which hands a misère is called: the MISERE_HABITS of ``players/solowhist/inference.py``.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_misere_calls [hands [first]]``. Of deals from
number ``first`` on so many hands are taken (1,500) that might take no trick, all before them having passed; a club
player and an expert call on each. ``solowhist_calls`` sees far too few misères to tell. Printed are, by the hand's
safety, how often each called it and how often the habits say so.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import count, islice
from multiprocessing import Pool
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from tests.benchmarks.solowhist_tables import dealt
from whistdesk.players.registry import player
from whistdesk.players.search.deal_kernel import SeenCall
from whistdesk.players.solowhist.evaluation import safety
from whistdesk.players.solowhist.inference import MISERE_HABITS, kernel, situation
from whistdesk.players.solowhist.worlds import mask
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.auction import ORDER
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.state import SoloState

LEAST: Final = -1.2
"""The least safety of the hands: nobody calls a misère on less, but by chance."""
LEVELS: Final = ("club", "expert")
PROCESSES: Final = 2


class Heard(NamedTuple):
    """A hand's safety, what the players of each level called on it, and the chance of a misère by the habits."""

    safety: float
    calls: tuple[Call, ...]
    foreseen: float


def main(hands: int = 1500, first: int = 5_000_000) -> None:
    """Print the figures of so many hands."""
    with Pool(PROCESSES) as pool:
        deals = pool.imap(heard, count(first), 20)
        found = list(islice((each for some in deals for each in some), hands))
    by_tenth: dict[int, list[Heard]] = defaultdict(list)
    for each in found:
        by_tenth[round(10 * each.safety)].append(each)
    for tenth, some in sorted(by_tenth.items()):
        seen = [fmean(each.calls[place] is Call.MISERE for each in some) for place in range(len(LEVELS))]
        words = ", ".join(f"{level} {share:.2f}" for level, share in zip(LEVELS, seen, strict=True))
        print(f"{tenth / 10:5.1f} {len(some):4} hands: {words}; foreseen {fmean(h.foreseen for h in some):.2f}")


def heard(number: int) -> list[Heard]:
    """What is called on the hands of deal ``number``."""
    return list(_heard(number))


def _heard(number: int) -> Iterator[Heard]:
    state, measuring = dealt(number), kernel(MISERE_HABITS)
    while state.seat is not None:
        view, seat = state.view_for(state.seat), state.seat
        safe = safety(view.hand)
        if safe > LEAST:
            calls = [player("solo-whist", level).choose(view, Random(number)).move for level in LEVELS]
            bits = sum(1 << ORDER.index(each) for each in view.legal if isinstance(each, Call))
            place = COMPASS.index(seat)
            seen = SeenCall(place, ORDER.index(Call.MISERE), bits, situation(state.hand.auction, seat))
            measuring.witness(view.turned.suit, COMPASS.index(view.dealer.left), (), ())
            chance = measuring.chance_of(seen, mask(view.hand))
            yield Heard(safe, tuple(call for call in calls if isinstance(call, Call)), chance)
        following = state.apply(Call.PASS).state
        assert isinstance(following, SoloState)
        state = following


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

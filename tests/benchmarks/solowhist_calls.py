"""Fits how seats call to the strengths of their hands: the HABITS of ``players/solowhist/inference.py``.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_calls LEVELS [deals [first]]``, LEVELS being
one or several, such as ``expert+club``. Auctions are held in which each seat is of one of these levels by chance;
printed are the utilities that make their calls likeliest (steepest ascent, drawn a little to nothing so that they
stay finite) and how likely each kind of call then is.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from math import exp, log
from multiprocessing import Pool
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from tests.benchmarks.solowhist_tables import dealt, kind
from whistdesk.players.search.deal_kernel import CALLS
from whistdesk.players.solowhist.inference import HABITS, kernel, situation
from whistdesk.players.solowhist.worlds import mask
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.auction import ORDER
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.state import SoloState

PROCESSES: Final = 2
ROUNDS: Final = 600


class Seen(NamedTuple):
    """A call with a choice: the strengths behind it, what was legal, what stood, and what was made."""

    strengths: tuple[float, ...]
    legal: tuple[int, ...]
    situation: int
    call: int


def calls(levels: str, number: int) -> list[Seen]:
    """The calls of the auction of deal ``number``."""
    return list(_calls(levels.split("+"), number))


def _calls(levels: Sequence[str], number: int) -> Iterator[Seen]:
    state, rng, measuring = dealt(number), Random(number), kernel()
    players = {seat: kind(rng.choice(levels)) for seat in COMPASS}
    while state.hand.contract is None and state.seat is not None and not state.settled:
        seat = state.seat
        view = state.view_for(seat)
        call = players[seat].choose(view, rng).move
        assert isinstance(call, Call)
        leader = COMPASS.index(view.dealer.left)
        strengths = measuring.strengths_of(mask(view.hand), COMPASS.index(seat), view.turned.suit, leader)
        legal = tuple(ORDER.index(each) for each in view.legal if isinstance(each, Call))
        if len(legal) > 1:
            yield Seen(strengths, legal, situation(state.hand.auction, seat), ORDER.index(call))
        following = state.apply(call).state
        assert isinstance(following, SoloState)
        state = following


class Fit:
    """Offsets by call, slopes by call, passes by situation, in one row."""

    def __init__(self) -> None:
        self.row = [*HABITS.offsets, *HABITS.slopes, *HABITS.passes]

    def utilities(self, seen: Seen) -> dict[int, float]:
        """The utility of each legal call."""
        return {call: self._utility(seen, call) for call in seen.legal}

    def _utility(self, seen: Seen, call: int) -> float:
        if call == 0:
            return self.row[2 * CALLS + seen.situation]
        return self.row[call] + self.row[CALLS + call] * seen.strengths[HABITS.kinds[call]]

    def chances(self, seen: Seen) -> dict[int, float]:
        """The chance of each legal call."""
        utilities = self.utilities(seen)
        most = max(utilities.values())
        powers = {call: exp(utility - most) for call, utility in utilities.items()}
        total = sum(powers.values())
        return {call: power / total for call, power in powers.items()}

    def slope(self, seen: Sequence[Seen]) -> list[float]:
        """Where the logarithm of the likelihood of all calls rises fastest."""
        slope = [0.0] * len(self.row)
        for each in seen:
            for call, chance in self.chances(each).items():
                error = (call == each.call) - chance
                if call == 0:
                    slope[2 * CALLS + each.situation] += error
                else:
                    slope[call] += error
                    slope[CALLS + call] += error * each.strengths[HABITS.kinds[call]]
        return [rise / len(seen) - 1e-5 * value for rise, value in zip(slope, self.row, strict=True)]

    def climb(self, seen: Sequence[Seen]) -> None:
        """Ascend by steps that each place measures for itself (Adam)."""
        mean, square = [0.0] * len(self.row), [0.0] * len(self.row)
        for turn in range(1, ROUNDS + 1):
            rate = 0.3 * (1 - turn / (ROUNDS + 1))
            for place, rise in enumerate(self.slope(seen)):
                if place == 2 * CALLS:
                    continue
                mean[place] = 0.9 * mean[place] + 0.1 * rise
                square[place] = 0.99 * square[place] + 0.01 * rise * rise
                fair = (square[place] / (1 - 0.99**turn)) ** 0.5 + 1e-8
                self.row[place] += rate * mean[place] / (1 - 0.9**turn) / fair


def main(levels: str, deals: int = 400, first: int = 3_000_000) -> None:
    """Fit to ``deals`` auctions from number ``first``."""
    with Pool(PROCESSES) as pool:
        seen = [each for some in pool.map(partial(calls, levels), range(first, first + deals), 10) for each in some]
    fit = Fit()
    fit.climb(seen)
    for name, row in (("offsets", fit.row[:CALLS]), ("slopes", fit.row[CALLS : 2 * CALLS])):
        print(f"{name}=({', '.join(f'{value:.2f}' for value in row)}),")
    print(f"passes=({', '.join(f'{value:.2f}' for value in fit.row[2 * CALLS :])}),")
    by_call: dict[int, list[float]] = defaultdict(list)
    for each in seen:
        by_call[each.call].append(fit.chances(each)[each.call])
    for call, chances in sorted(by_call.items()):
        print(f"{ORDER[call].value:20} {len(chances):5} calls, mean chance {fmean(chances):.2f}")
    print(f"mean logarithm {fmean(log(chance) for chances in by_call.values() for chance in chances):.3f}")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))

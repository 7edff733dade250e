"""How well sampled deals tell where the hidden cards lie.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_hidden LEVEL [deals [first]]``. Hands are
played by four players of that level; before each trick the next seat samples deals. Printed are, by
what the deals are weighed by and by contract, the mean chance that they give to the true holder of a
hidden card, how many of the deals drawn the weights leave in effect, and the time of a sample.
"""

import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from tests.benchmarks.solowhist_tables import dealt, kind
from whistdesk.cards.card import CARDS
from whistdesk.players.search.solver import number
from whistdesk.players.solowhist.worlds import ALL_EVIDENCE, NO_EVIDENCE, Evidence, sample_worlds
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.knowledge import known_cards
from whistdesk.rules.solowhist.state import SoloState

COUNT: Final = 60
EVIDENCE: Final = {
    "nothing": NO_EVIDENCE,
    "calls": NO_EVIDENCE._replace(calls=True),
    "cards": NO_EVIDENCE._replace(cards=True),
    "both": ALL_EVIDENCE._replace(conduct=False),
    "all": ALL_EVIDENCE,
}


class Guess(NamedTuple):
    """The mean chance of the true holders, the share of different deals, and milliseconds."""

    chance: float
    different: float
    ms: float


def guesses(level: str, deal: int) -> Iterator[tuple[str, str, Guess]]:
    """What the seats guess before each trick of a deal, by contract and evidence."""
    state, rng = dealt(deal), Random(deal)
    while state.seat is not None:
        view = state.view_for(state.seat)
        if view.current is not None and not view.current.cards and len(view.hand) > 1:
            assert view.contract is not None
            for name, evidence in EVIDENCE.items():
                yield view.contract.call.value, name, guess(state, evidence)
        following = state.apply(kind(level).choose(view, rng).move).state
        assert isinstance(following, SoloState)
        state = following


def guess(state: SoloState, evidence: Evidence) -> Guess:
    """How well the seat in turn guesses."""
    assert state.seat is not None
    view = state.view_for(state.seat)
    begun = time.perf_counter()
    worlds = sample_worlds(view, Random(1), COUNT, evidence=evidence)
    ms = 1000 * (time.perf_counter() - begun)
    known = known_cards(view)
    chances = [
        sum(weight for hands, weight in zip(*worlds, strict=True) if hands[place] >> number(card) & 1)
        for place, seat in enumerate(COMPASS)
        for card in CARDS
        if card in state.hand.cards_of(seat) and card not in known[seat]
    ]
    return Guess(fmean(chances or [1.0]), len(worlds.hands) / COUNT, ms)


def main(level: str, deals: int = 40, first: int = 4_000_000) -> None:
    """Print the figures over ``deals`` deals from number ``first``."""
    found: dict[tuple[str, str], list[Guess]] = defaultdict(list)
    for deal in range(first, first + deals):
        for contract, name, each in guesses(level, deal):
            found[contract, name].append(each)
            found["all", name].append(each)
    for (contract, name), some in sorted(found.items()):
        chance, different, ms = map(fmean, zip(*some, strict=True))
        print(f"{contract:20} {name:8} {chance:.3f} (different {different:.2f}, {ms:.1f} ms, {len(some)} samples)")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))

"""What a misère's cards tell of whole hands: the odds of ``conduct.UNLIKE``.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_conduct [hands [first]]``. Club players bid and
play misères on so many hands (60, from number 201 on of those that ``solowhist_misere`` takes) against three experts.
Before each of their leads the expert draws deals that fit calls and cards. Printed are, by kind of card, how many cards
of the others were unlike them by the manners of play-outs, in truth and in the deals, and the odds that fit best.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from math import log, log2
from multiprocessing import Pool
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from tests.benchmarks.solowhist_fit import forced
from tests.benchmarks.solowhist_misere import PROCESSES, Misere, miseres
from tests.benchmarks.solowhist_tables import dealt
from whistdesk.players.registry import player
from whistdesk.players.solowhist.conduct import conduct, conduct_counts
from whistdesk.players.solowhist.worlds import ALL_EVIDENCE, mask, sample_worlds
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.solowhist.view import SoloView

COUNT: Final = 100
KINDS: Final = ("lead", "follow", "discard", "bidder leads", "bidder follows", "bidder discards")
GRID: Final = [step / 50 for step in range(1, 61)]


class Unlike(NamedTuple):
    """How many cards of a kind the seats would not have played, in truth and in each deal."""

    true: int
    drawn: Sequence[int]


def main(hands: int = 60, first: int = 201) -> None:
    """Print the figures of so many hands."""
    found: dict[str, list[Unlike]] = defaultdict(list)
    with Pool(PROCESSES) as pool:
        for each in pool.imap(counted, islice(miseres(Call.MISERE), first - 1, first - 1 + hands)):
            for kind, unlike in each:
                found[kind].append(unlike)
    for kind in KINDS:
        truth, drawn = (fmean(column) for column in zip(*((u.true, fmean(u.drawn)) for u in found[kind]), strict=True))
        odds = max(GRID, key=lambda odds: fmean(gain(unlike, odds) for unlike in found[kind]))
        print(f"{kind:16} unlike in truth {truth:.2f}, in the deals {drawn:.2f}; odds {odds:.2f}")


def gain(unlike: Unlike, odds: float) -> float:
    """The logarithm of how much likelier the truth is by these odds."""
    return log(odds**unlike.true / fmean(odds**each for each in unlike.drawn))


def counted(misere: Misere) -> list[tuple[str, Unlike]]:
    """What is told before the leads of a hand, by kind."""
    state, rng = forced(dealt(misere.number), [misere.bidder], [Call.MISERE]), Random(misere.number)
    found = list[tuple[str, Unlike]]()
    while state.seat is not None and state.hand.made is None:
        view = state.view_for(state.seat)
        if conduct_counts(view) and view.current is not None and not view.current.cards:
            found += told(state, view)
        level = "club" if state.seat is misere.bidder else "expert"
        following = state.apply(player("solo-whist", level).choose(view, rng).move).state
        assert isinstance(following, SoloState)
        state = following
    return found


def told(state: SoloState, view: SoloView) -> Iterator[tuple[str, Unlike]]:
    """What the others' cards so far tell the seat that is to lead."""
    worlds = sample_worlds(view, Random(1), COUNT, evidence=ALL_EVIDENCE._replace(conduct=False))
    deals = [tuple(mask(state.hand.cards_of(seat)) for seat in COMPASS), *worlds.hands]
    for place, kind in enumerate(KINDS):
        chances = conduct(view, deals, [0.5 if each == place else 1.0 for each in range(len(KINDS))])
        true, *drawn = (round(-log2(chance)) for chance in chances)
        yield kind, Unlike(true, drawn)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

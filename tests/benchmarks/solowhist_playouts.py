"""Finds the manners in which the seats of play-outs lead and discard (``players/search/manners.py``).

Run from the top of the project: ``python -m tests.benchmarks.solowhist_playouts [deals [first [rounds]]]``. Bold club
players call on so many deals (20,000 from number 500,001 unless told), and their contracts of tricks are played out.
In each round first the defenders, then the declarers try to change each number of their manner and keep what does
better against the other side. Printed are, by round, how often contracts are made, and in the end the manners, and
how often contracts are made on half as many other deals where neither side, either or both have the new manners.
It starts from ``KEEN``. Two processes are used for the calls, one for the rest: some minutes.
"""

import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from multiprocessing import Pool
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from tests.benchmarks.solowhist_tables import dealt
from whistdesk.players.search.bits import NO_TRUMP
from whistdesk.players.search.manners import KEEN, Manner, Manners
from whistdesk.players.search.playout import PlayoutKernel
from whistdesk.players.solowhist.club import ClubPlayer
from whistdesk.players.solowhist.style import Style
from whistdesk.players.solowhist.worlds import World, mask
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.settlement import MISERES
from whistdesk.rules.solowhist.state import SoloState

DEALS: Final = 20_000
FIRST: Final = 500_001
ROUNDS: Final = 12
PROCESSES: Final = 2
STEPS: Final = (1, 2, 4, 8, 16)
GAIN: Final = 0.0001
"""How much better a change must do to be kept."""
CALLER: Final = ClubPlayer(Style.BOLD)


class Terms(NamedTuple):
    """What play-outs are asked: trump (4 for none), who leads, who declares (a bit a seat), tricks to be made."""

    trump: int
    leader: int
    declaring: int
    target: int


Contracts = Mapping[Terms, Sequence[World]]


def contract(number: int) -> tuple[Terms, World] | None:
    """The contract of tricks that is bid on a deal, if one is."""
    state, rng = dealt(number), Random(number)
    while state.seat is not None:
        view = state.view_for(state.seat)
        if view.contract is not None and not view.naming_trump:
            if view.contract.call in MISERES:
                return None
            trump = NO_TRUMP if view.contract.trump is None else int(view.contract.trump)
            declaring = sum(1 << COMPASS.index(seat) for seat in view.contract.declarers)
            south, west, north, east = map(mask, state.hand.held)
            terms = Terms(trump, COMPASS.index(state.seat), declaring, view.contract.target)
            return terms, (south, west, north, east)
        following = state.apply(CALLER.choose(view, rng).move).state
        assert isinstance(following, SoloState)
        state = following
    return None


def contracts(numbers: Iterable[int]) -> Contracts:
    """All contracts of tricks of these deals."""
    found: dict[Terms, list[World]] = defaultdict(list)
    with Pool(PROCESSES) as pool:
        for bid in pool.imap(contract, numbers, chunksize=50):
            if bid is not None:
                found[bid[0]].append(bid[1])
    return found


def tricks(bids: Contracts, manners: Manners) -> list[int]:
    """By contract, the tricks that its declarers win above their target."""
    kernel, above = PlayoutKernel(manners), list[int]()
    for terms, worlds in bids.items():
        kernel.place(terms.trump, terms.leader, (), terms.declaring, terms.target)
        above += [won - terms.target for won in kernel.run(worlds)]
    return above


def made(bids: Contracts, manners: Manners) -> float:
    """How often contracts are made."""
    return fmean(won >= 0 for won in tricks(bids, manners))


def success(bids: Contracts, manners: Manners) -> float:
    """As ``made``; a trick from the target counts for something too, so that chance says less."""
    return fmean(min(1.0, max(0.0, (won + 1.5) / 3)) for won in tricks(bids, manners))


def improved(manners: Manners, sides: Sequence[str], value: Callable[[Manners], float], rng: Random) -> Manners:
    """The manners with each number of ``sides`` (names of manners) changed where ``value`` is better for it."""
    best = value(manners)
    places = [(side, name) for side in sides for name in Manner._fields]
    rng.shuffle(places)
    for side, name in places:
        size = rng.choice(STEPS)
        for step in rng.sample((size, -size), 2):
            manner: Manner = getattr(manners, side)
            changed = manners._replace(**{side: manner._replace(**{name: getattr(manner, name) + step})})
            if value(changed) > best + GAIN:
                manners, best = changed, value(changed)
                break
    return manners


def main(deals: int = DEALS, first: int = FIRST, rounds: int = ROUNDS) -> None:
    """Search, print the manners, and compare them on other deals."""
    rng, manners = Random(first), KEEN
    bids = contracts(range(first, first + deals))
    for turn in range(rounds):
        manners = improved(manners, ["defender"], lambda each: -success(bids, each), rng)
        manners = improved(manners, ["alone", "partner"], lambda each: success(bids, each), rng)
        print(f"round {turn + 1}: made {made(bids, manners):.4f}, success {success(bids, manners):.4f}", flush=True)
    for name, manner in manners._asdict().items():
        print(f"{name}: {manner}")
    others = contracts(range(first + deals, first + deals + deals // 2))
    for name, each in {
        "the manners that stood": KEEN,
        "new defenders": KEEN._replace(defender=manners.defender),
        "new declarers": manners._replace(defender=KEEN.defender),
        "new manners": manners,
    }.items():
        print(f"{name}: made {made(others, each):.4f} of {len(tricks(others, each))} other contracts")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

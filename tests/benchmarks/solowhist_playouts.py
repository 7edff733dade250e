"""Finds the manners in which the seats of play-outs lead and discard (``players/search/manners.py``).

Run from the top of the project: ``python -m tests.benchmarks.solowhist_playouts tricks [deals [first [rounds]]]``, or
``misere`` for ``tricks``. Bold club players call on so many deals (20,000 from number 500,001 unless told), and their
contracts of tricks are played out; or misères are, on every hand of them that is about as safe as club players bid it.
In each round first the defenders, then the declarers try to change each number of their manner and keep what does
better against the other side. Printed are, by round, how often contracts are made, and in the end the manners, and
how often contracts are made on half as many other deals where neither side, either or both have the new manners.
It starts from ``KEEN``. Two processes are used for the calls, one for the rest: some minutes. Misères are few: take
ten times the deals.
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
from whistdesk.players.search.manners import KEEN, Manners
from whistdesk.players.search.misere_playouts import MiserePlayouts
from whistdesk.players.search.trick_playouts import TrickPlayouts
from whistdesk.players.solowhist.club import ClubPlayer
from whistdesk.players.solowhist.inference import SAFETY, kernel
from whistdesk.players.solowhist.style import Style
from whistdesk.players.solowhist.worlds import World, mask
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.settlement import MISERES
from whistdesk.rules.solowhist.state import SoloState

DEALS: Final = 20_000
FIRST: Final = 500_001
ROUNDS: Final = 12
PROCESSES: Final = 2
STEPS: Final = (1, 2, 4, 8, 16, 32, 64)
GAIN: Final = 0.0001
"""How much better a change must do to be kept."""
CALLER: Final = ClubPlayer(Style.BOLD)
SAFE: Final = -0.45
"""The safety of the hands on which misères are played: club players bid theirs from about here on."""


class Terms(NamedTuple):
    """What play-outs are asked: trump (4 for none), who leads, who declares (a bit a seat), tricks needed (or none)."""

    trump: int
    leader: int
    declaring: int
    target: int
    misere: bool = False


Contracts = Mapping[Terms, Sequence[World]]


Bid = tuple[Terms, World]


def contract(number: int) -> list[Bid]:
    """The contract of tricks that is bid on a deal, if one is."""
    state, rng = dealt(number), Random(number)
    while state.seat is not None:
        view = state.view_for(state.seat)
        if view.contract is not None and not view.naming_trump:
            if view.contract.call in MISERES:
                return []
            trump = NO_TRUMP if view.contract.trump is None else int(view.contract.trump)
            declaring = sum(1 << COMPASS.index(seat) for seat in view.contract.declarers)
            return [(Terms(trump, COMPASS.index(state.seat), declaring, view.contract.target), world(state))]
        following = state.apply(CALLER.choose(view, rng).move).state
        assert isinstance(following, SoloState)
        state = following
    return []


def miseres(number: int) -> list[Bid]:
    """A misère of each seat of a deal whose hand is safe enough."""
    state = dealt(number)
    leader, trump, deal = COMPASS.index(state.hand.deal.dealer.left), state.hand.deal.turned.suit, world(state)
    return [
        (Terms(NO_TRUMP, leader, 1 << seat, 0, misere=True), deal)
        for seat in range(len(COMPASS))
        if kernel().strengths_of(deal[seat], seat, trump, leader)[SAFETY] >= SAFE
    ]


def world(state: SoloState) -> World:
    """The hands of a deal."""
    south, west, north, east = map(mask, state.hand.held)
    return south, west, north, east


class Kind(NamedTuple):
    """What is played: the contracts of a deal, and the manners of those who defend and declare them."""

    bids: Callable[[int], Sequence[Bid]]
    defenders: Sequence[str]
    declarers: Sequence[str]


KINDS: Final[Mapping[str, Kind]] = {
    "tricks": Kind(contract, ["defender"], ["alone", "partner"]),
    "misere": Kind(miseres, ["hunter"], ["ducker"]),
}


def contracts(kind: Kind, numbers: Iterable[int]) -> Contracts:
    """All contracts of a kind of these deals."""
    found: dict[Terms, list[World]] = defaultdict(list)
    with Pool(PROCESSES) as pool:
        for bids in pool.imap(kind.bids, numbers, chunksize=50):
            for terms, deal in bids:
                found[terms].append(deal)
    return found


def tricks(bids: Contracts, manners: Manners) -> list[int]:
    """By contract, the tricks that its declarers win above their target; -1 for a misère that fails."""
    playouts, miseres, above = TrickPlayouts(manners), MiserePlayouts(manners), list[int]()
    for terms, worlds in bids.items():
        if terms.misere:
            miseres.place(terms.leader, (), terms.declaring.bit_length() - 1)
            above += [-caught for caught in miseres.run(worlds)]
        else:
            playouts.place(terms.trump, terms.leader, (), terms.declaring, terms.target)
            above += [won - terms.target for won in playouts.run(worlds)]
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
    places = [(side, name) for side in sides for name in getattr(manners, side)._fields]
    rng.shuffle(places)
    for side, name in places:
        size = rng.choice(STEPS)
        for step in rng.sample((size, -size), 2):
            manner = getattr(manners, side)
            changed = manners._replace(**{side: manner._replace(**{name: getattr(manner, name) + step})})
            if value(changed) > best + GAIN:
                manners, best = changed, value(changed)
                break
    return manners


def main(word: str, deals: int = DEALS, first: int = FIRST, rounds: int = ROUNDS) -> None:
    """Search, print the manners, and compare them on other deals."""
    rng, manners, kind = Random(first), KEEN, KINDS[word]
    bids = contracts(kind, range(first, first + deals))
    for turn in range(rounds):
        manners = improved(manners, kind.defenders, lambda each: -success(bids, each), rng)
        manners = improved(manners, kind.declarers, lambda each: success(bids, each), rng)
        print(f"round {turn + 1}: made {made(bids, manners):.4f}, success {success(bids, manners):.4f}", flush=True)
    for name in (*kind.defenders, *kind.declarers):
        print(f"{name}: {getattr(manners, name)}")
    others = contracts(kind, range(first + deals, first + deals + deals // 2))
    for name, each in {
        "the manners that stood": KEEN,
        "new defenders": KEEN._replace(**{side: getattr(manners, side) for side in kind.defenders}),
        "new declarers": KEEN._replace(**{side: getattr(manners, side) for side in kind.declarers}),
        "new manners": manners,
    }.items():
        print(f"{name}: made {made(others, each):.4f} of {len(tricks(others, each))} other contracts")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))

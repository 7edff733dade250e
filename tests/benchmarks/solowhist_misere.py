"""How often misères are made against the defence of each level.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_misere CALL [hands [first]] [LEVEL ...]``, CALL
being ``misere`` or ``open-misere``. The first 200 hands (unless told), or those from another one on, of deals 1 upward
are taken on which the club player, all before it having passed, would make that call. The club player bids and plays
it, against three players of each level in turn. Two processes are used.
"""

import sys
from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from multiprocessing import Pool
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from tests.benchmarks.solowhist_fit import forced
from tests.benchmarks.solowhist_tables import dealt, rate, watched
from whistdesk.players.registry import levels, player
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.state import SoloState

HANDS: Final = 200
PROCESSES: Final = 2


class Misere(NamedTuple):
    """A hand to be played: the deal and the bidder."""

    number: int
    bidder: Seat


def miseres(call: Call) -> Iterator[Misere]:
    """All hands on which the club player makes the call."""
    for number in count(1):
        state: SoloState = dealt(number)
        while state.seat is not None and len(state.hand.auction.calls) < len(COMPASS):
            if player("solo-whist", "club").choose(state.view_for(state.seat), Random(0)).move is call:
                yield Misere(number, state.seat)
            following = state.apply(Call.PASS).state
            assert isinstance(following, SoloState)
            state = following


def made(call: Call, level: str, misere: Misere) -> bool:
    """Whether the club player makes it against three of this level."""
    players = {seat: player("solo-whist", "club" if seat is misere.bidder else level) for seat in COMPASS}
    state = forced(dealt(misere.number), [misere.bidder], [call])
    return bool(watched(state, players, misere.number).hand.made)


def main(word: str, *rest: str) -> None:
    """Play the hands against each level and print how often they were made."""
    call, numbers = Call(word), [int(each) for each in rest if each.isdigit()]
    hands, first = (*numbers, *(HANDS, 1)[len(numbers) :])
    some = list(islice(miseres(call), first - 1, first - 1 + hands))
    print(f"{len(some)} hands of deals {some[0].number} to {some[-1].number}")
    with Pool(PROCESSES) as pool:
        for level in [each for each in rest if not each.isdigit()] or levels("solo-whist"):
            share = fmean(pool.imap(partial(made, call, level), some, 5))
            print(f"{word} made against {level:10} {rate(share, len(some))}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

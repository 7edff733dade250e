"""Plain blunders in hands that players of one level play among themselves.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_blunders [LEVEL [deals [first]]]``, LEVEL
being expert and deals 150 from number 1 unless told. Of each kind of blunder are printed how many cards were
such, and how many of them the solver does not justify: with all hands open another card of the seat makes or
beats the contract where this one does not, or it keeps a trick that this one gives away. Two processes are used. It
exits with 1 when more than one card in 1,000 is a blunder that is not justified.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import Final, NamedTuple

from tests.benchmarks.solowhist_tables import dealt, kind
from whistdesk.cards.card import Card
from whistdesk.players.search.solver import Limit, OpenPosition, Solver
from whistdesk.players.solowhist.memory import Memory, remember
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.moves import PlayCard
from whistdesk.rules.solowhist.state import SoloState

DEALS: Final = 150
PROCESSES: Final = 2
MOST: Final = 1 / 1000
LIMIT: Final = Limit(nodes=300_000)


def overtakes(memory: Memory, card: Card) -> bool:
    """Fourth hand takes a trick that was a partner's, and could have left it there."""
    return (
        len(memory.table) == 3 and _takes_from_partner(memory, card) and card.suit is memory.led and not memory.misere
    )


def ruffs_master(memory: Memory, card: Card) -> bool:
    """Ruffs a partner's card that nobody can beat, as far as the seat knows."""
    if not _takes_from_partner(memory, card) or card.suit is memory.led or memory.misere:
        return False
    best = memory.winner()[1]
    rivals = [seat for seat in memory.later if seat not in memory.allies]
    trump = memory.trump
    ruffed = trump is not None and any(memory.void(seat, best.suit) and not memory.void(seat, trump) for seat in rivals)
    return memory.higher(best) == 0 and best.suit is memory.led and not ruffed


def leads_to_void_bidder(memory: Memory, card: Card) -> bool:
    """Leads a suit in which the misère bidder is known to be void, though another suit could be led."""
    if not memory.misere or memory.declaring or memory.led is not None:
        return False
    bidder = memory.contract.declarers[0]
    return memory.void(bidder, card.suit) and any(
        not memory.void(bidder, other.suit) for other in _others(memory, card)
    )


def misses_setting_trick(memory: Memory, card: Card) -> bool:
    """In last seat leaves the other side the one trick that decides the contract."""
    if len(memory.table) != 3 or memory.misere or memory.needed not in (1, memory.left):
        return False
    return memory.winner(card)[0] not in memory.allies and any(
        memory.winner(other)[0] in memory.allies for other in _others(memory, card)
    )


def wastes_high_card(memory: Memory, card: Card) -> bool:
    """Plays a higher card of the suit led where a lower one loses the same trick."""
    if memory.misere or card.suit is not memory.led or _wins(memory, card) or len(memory.table) < 3:
        return False
    return any(other < card and memory.higher(other) > memory.higher(card) for other in _others(memory, card))


KINDS: Final[Mapping[str, Callable[[Memory, Card], bool]]] = {
    "overtakes a partner in last seat": overtakes,
    "ruffs a partner's master": ruffs_master,
    "leads to a void misère bidder": leads_to_void_bidder,
    "misses the deciding trick in last seat": misses_setting_trick,
    "plays high where low loses too": wastes_high_card,
}


def _wins(memory: Memory, card: Card) -> bool:
    return memory.winner(card)[0] is memory.seat


def _takes_from_partner(memory: Memory, card: Card) -> bool:
    if memory.led is None or not _wins(memory, card) or memory.winner()[0] not in memory.allies:
        return False
    return any(not _wins(memory, other) for other in _others(memory, card))


def _others(memory: Memory, card: Card) -> list[Card]:
    legal = [move.card for move in memory.view.legal if isinstance(move, PlayCard)]
    return [other for other in legal if other != card]


class Count(NamedTuple):
    """Cards with a choice, blunders by kind, and those that the solver does not justify."""

    cards: int
    blunders: Counter[str]
    unjustified: Counter[str]


def blunders(level: str, number: int) -> Count:
    """Play deal ``number`` and count."""
    state, player, solver, rng = dealt(number), kind(level), Solver(), Random(number)
    cards, found, unjustified = 0, Counter[str](), Counter[str]()
    while state.seat is not None:
        view = state.view_for(state.seat)
        move = view.legal[0] if len(view.legal) == 1 else player.choose(view, rng).move
        if isinstance(move, PlayCard) and len(view.legal) > 1 and view.contract is not None:
            cards += 1
            memory = remember(view, view.contract)
            kinds = [name for name, applies in KINDS.items() if applies(memory, move.card)]
            found.update(kinds)
            if kinds and not justified(memory, state, move.card, solver):
                unjustified.update(kinds)
        following = state.apply(move).state
        assert isinstance(following, SoloState)
        state = following
    return Count(cards, found, unjustified)


def justified(memory: Memory, state: SoloState, card: Card, solver: Solver) -> bool:
    """Whether no other card does better with all hands open: for the contract, and then for tricks."""
    contract = memory.contract
    held = {seat: state.hand.held[COMPASS.index(seat)] for seat in COMPASS}
    leader = memory.view.current.leader if memory.view.current else memory.seat
    position = OpenPosition(contract.trump, leader, memory.table, held)
    if memory.misere:
        caught = solver.bidder_caught_by_card(position, contract.declarers[0], LIMIT)
        return caught[card] is not False or not any(caught.values())
    tricks = {each: found.least for each, found in solver.tricks_by_card(position, contract.declarers, LIMIT).items()}
    best = max(tricks.values()) if memory.declaring else min(tricks.values())
    return tricks[card] == best


def report(counts: list[Count]) -> bool:
    """Print all figures; whether the target is reached."""
    cards = sum(count.cards for count in counts)
    found = sum((count.blunders for count in counts), Counter[str]())
    unjustified = sum((count.unjustified for count in counts), Counter[str]())
    for name in KINDS:
        print(f"  {name:40} {found[name]:4}, not justified {unjustified[name]:4}")
    total = sum(unjustified.values())
    print(f"{total} of {cards} cards with a choice are blunders that the solver does not justify")
    return total <= MOST * cards


def main(level: str, deals: int = DEALS, first: int = 1) -> int:
    """Play and report; the exit code."""
    begun = time.perf_counter()
    with Pool(PROCESSES) as pool:
        reached = report(pool.map(partial(blunders, level), range(first, first + deals), chunksize=5))
    print(f"{deals} deals from number {first} in {time.perf_counter() - begun:.0f} s")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "expert", *map(int, sys.argv[2:])))

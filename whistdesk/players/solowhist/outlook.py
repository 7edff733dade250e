"""How the rest of a hand goes after each card, in the sampled worlds.

Early on each world is played out by seats that see only what they may: the solver, which sees all
hands, would be sure of finesses and of what a partner leads. Once few cards are left, the solver is
asked; in a misère both are, as either alone is wrong about what defenders can do together.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from math import fsum
from operator import mul
from typing import Final, NamedTuple

from whistdesk.cards.card import CARDS, Card, Suit
from whistdesk.players.search.bits import NO_TRUMP
from whistdesk.players.search.kernel import TrickKernel
from whistdesk.players.search.manners import DIRECT, KEEN
from whistdesk.players.search.misere_kernel import MisereKernel
from whistdesk.players.search.misere_playouts import MiserePlayouts
from whistdesk.players.search.solver import KERNEL_COMPILED, number
from whistdesk.players.search.trick_playouts import TrickPlayouts
from whistdesk.players.solowhist.memory import Memory
from whistdesk.players.solowhist.past import past
from whistdesk.players.solowhist.worlds import Worlds
from whistdesk.rules.seats import COMPASS


class Effort(NamedTuple):
    """How much work an answer takes.

    ``worlds`` (in a misère ``miseres``, for a lead against it ``hunts``) are sampled from ``pool`` times
    as many deals; with at most ``solved`` cards in hand (``ducked`` in a misère) the solver looks at each,
    with at most ``nodes`` positions a world. A misère's defenders try every way to agree on up to
    ``agreed`` suits while they hold ``AGREEING`` cards or more.
    """

    worlds: int
    miseres: int
    hunts: int
    pool: int
    solved: int
    ducked: int
    nodes: int
    agreed: int


FULL: Final = Effort(worlds=160, miseres=250, hunts=500, pool=16, solved=8, ducked=8, nodes=20_000, agreed=2)
PLAIN: Final = Effort(worlds=12, miseres=12, hunts=12, pool=3, solved=4, ducked=5, nodes=200, agreed=0)
USUAL: Final = FULL if KERNEL_COMPILED else PLAIN
"""Without a compiler the same answers would take a few hundred times as long."""

MISERE_TRUST: Final = 0.5
"""How much the solver counts in a misère against play-outs."""
AGREEING: Final = 10
"""How many cards in hand a plan for the suits takes: with fewer it caught no more misères."""
ENTRIES: Final = 1 << 14
"""How many positions a kernel remembers: few, as each choice has a new one."""

Stop = Callable[[], bool]


class Outlook(NamedTuple):
    """What a card comes to in each world: whether the contract is made (0 to 1), and the declarers' further tricks."""

    made: tuple[float, ...]
    tricks: tuple[int, ...]


def outlooks(
    memory: Memory, worlds: Worlds, cards: Sequence[Card], effort: Effort, stop: Stop | None = None
) -> dict[Card, Outlook]:
    """The outlook of each of ``cards``, which the seat may play."""
    tricks = _played_out(memory, worlds, cards, effort.agreed)
    missing = memory.contract.target - memory.won
    made = {card: _made(memory, tricks[card], missing) for card in cards}
    if len(memory.view.hand) <= (effort.ducked if memory.misere else effort.solved):
        solved = (_ducked if memory.misere else _solved)(memory, worlds, cards, effort.nodes, stop)
        trust = MISERE_TRUST if memory.misere else 1.0
        made = {card: _mixed(solved[card], made[card], trust) for card in cards}
    return {card: Outlook(made[card], tricks[card]) for card in cards}


def _made(memory: Memory, tricks: Sequence[int], missing: int) -> tuple[float, ...]:
    return tuple(float(not won if memory.misere else won >= missing) for won in tricks)


def _mixed(solved: Sequence[float | None], played: Sequence[float], trust: float) -> tuple[float, ...]:
    pairs = zip(solved, played, strict=True)
    return tuple(chance if sure is None else trust * sure + (1 - trust) * chance for sure, chance in pairs)


def _played_out(memory: Memory, worlds: Worlds, cards: Sequence[Card], agreed: int) -> dict[Card, tuple[int, ...]]:
    playouts = placed(memory)
    if isinstance(playouts, MiserePlayouts) and memory.hunting and len(memory.view.hand) >= AGREEING:
        return {card: _hunted(memory, playouts, worlds, card, agreed) for card in cards}
    return {card: tuple(playouts.run(worlds.hands, number(card))) for card in cards}


def _hunted(memory: Memory, playouts: MiserePlayouts, worlds: Worlds, card: Card, agreed: int) -> tuple[int, ...]:
    """The tricks of a misère's bidder if its defenders go for the suits that catch it most often after ``card``.

    They are the same suits in all worlds: no defender needs to see a hand to go for them.
    """
    ways = (suits for size in range(agreed + 1) for suits in permutations(_huntable(memory), size))
    tricks = (tuple(playouts.run(worlds.hands, number(card), suits)) for suits in ways)
    return max(tricks, key=lambda caught: fsum(map(mul, caught, worlds.weights)))


def _huntable(memory: Memory) -> list[Suit]:
    """The suits in which the bidder of a misère may be caught."""
    return [suit for suit in Suit if not memory.void(memory.contract.declarers[0], suit)]


def placed(memory: Memory) -> TrickPlayouts | MiserePlayouts:
    """Play-outs from the position that ``memory`` has come to."""
    manners = DIRECT if memory.declaring else KEEN
    if memory.misere:
        miseres, exposed = MiserePlayouts(manners), memory.view.exposed is not None
        miseres.place(_leader(memory), _table(memory), _bidder(memory), past(memory), exposed=exposed)
        return miseres
    playouts, missing = TrickPlayouts(manners), memory.contract.target - memory.won
    playouts.place(_trump(memory), _leader(memory), _table(memory), _declaring(memory), missing, past(memory))
    return playouts


def usual_card(memory: Memory, worlds: Worlds) -> Card:
    """The card that play-outs would play here: the worlds differ in what the seat does not see."""
    return CARDS[placed(memory).card(worlds.hands[0])]


Answers = Mapping[Card, Sequence[float | None]]
"""For each card, by world: 1 if the contract is made with open hands, 0 if it is not, None if unresolved."""


def _solved(memory: Memory, worlds: Worlds, cards: Sequence[Card], nodes: int, stop: Stop | None) -> Answers:
    kernel, missing = TrickKernel(ENTRIES), memory.contract.target - memory.won
    found: dict[Card, list[float | None]] = {card: [] for card in cards}
    for world in worlds.hands:
        kernel.limit(nodes, stop)
        kernel.place(_trump(memory), _leader(memory), _table(memory), world, _declaring(memory))
        for card in cards:
            found[card].append((0.0, 1.0, None)[kernel.reaches(missing, number(card))])
    return found


def _ducked(memory: Memory, worlds: Worlds, cards: Sequence[Card], nodes: int, stop: Stop | None) -> Answers:
    kernel = MisereKernel(ENTRIES)
    found: dict[Card, list[float | None]] = {card: [] for card in cards}
    for world in worlds.hands:
        kernel.limit(nodes, stop)
        kernel.place(_leader(memory), _table(memory), world, _bidder(memory))
        for card in cards:
            found[card].append((1.0, 0.0, None)[kernel.caught_by_force(number(card))])
    return found


def _trump(memory: Memory) -> int:
    return NO_TRUMP if memory.trump is None else int(memory.trump)


def _leader(memory: Memory) -> int:
    return COMPASS.index(memory.view.current.leader if memory.view.current else memory.seat)


def _table(memory: Memory) -> list[int]:
    return [number(card) for card in memory.table]


def _bidder(memory: Memory) -> int:
    return COMPASS.index(memory.contract.declarers[0])


def _declaring(memory: Memory) -> int:
    return sum(1 << COMPASS.index(seat) for seat in memory.contract.declarers)

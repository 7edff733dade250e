"""How much processor time the search kernels need on numbered deals, by contract, and what compiling brings.

Run from the top of the project: ``python -m tests.benchmarks.kernel_speed [deals]`` (200 without a
number; with 50 the whole takes about a minute). Each line is one boolean question per deal, from
the first lead (13 cards) or on the first 8 cards of each hand, the table of positions kept from
deal to deal. Questions that visit five million positions stay unresolved.
"""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from typing import Final, NamedTuple

from tests.players.search.plain import from_source
from whistdesk.cards.card import CARDS, Card, Suit
from whistdesk.cards.deal import shuffled
from whistdesk.players.search.kernel import COMPILED, TrickKernel
from whistdesk.players.search.misere_kernel import MisereKernel
from whistdesk.players.search.solver import number
from whistdesk.players.solowhist.evaluation import SOLO_TRICKS, features, promised, safety

NODE_LIMIT: Final = 5_000_000
SOLO: Final = 5.0
"""The tricks that a hand promises on which the club player would not hesitate to bid solo."""
MISERE: Final = -0.43
"""The safety from which on the club player would bid misère: seven chances in ten."""

Hands = tuple[tuple[Card, ...], ...]
Position = tuple[Suit, int, tuple[int, ...], list[int], int]


class Question(NamedTuple):
    """A line of the report: which deals, and how a kernel is asked about one of them."""

    name: str
    size: int
    chosen: Callable[[Hands], bool]
    ask: Callable[..., Callable[[], int]]


def deals(size: int) -> Iterator[Hands]:
    """The numbered deals of this benchmark, ``size`` cards a hand."""
    for deal_number in count(1):
        pack = shuffled(CARDS, "kernel-speed", deal_number, 0)
        yield tuple(pack[13 * seat : 13 * seat + size] for seat in range(4))


def masks(hands: Hands) -> list[int]:
    """The hands as the kernels take them."""
    return [sum(1 << number(card) for card in hand) for hand in hands]


def promise(hand: tuple[Card, ...], trump: Suit) -> float:
    """The tricks that the club player expects of a lone hand."""
    return promised(SOLO_TRICKS, features(hand, trump, leads=False))


def best_suit(*hands: tuple[Card, ...]) -> Suit:
    """The suit in which the hands together promise most."""
    return max(Suit, key=lambda suit: sum(promise(hand, suit) for hand in hands))


def solo(kernel: TrickKernel, index: int, hands: Hands) -> Callable[[], int]:
    """Whether the first hand takes five tricks of 13, four of 8, in its best suit, each seat leading in turn."""
    position = (best_suit(hands[0]), index % 4, (), masks(hands), 0b0001)
    return partial(tricks_asked, kernel, position, 5 if len(hands[0]) == 13 else 4)


def proposal(kernel: TrickKernel, index: int, hands: Hands, limit: int = NODE_LIMIT) -> Callable[[], int]:
    """Whether two hands, opposite or adjacent by turns, take eight tricks of 13, five of 8."""
    partner = 1 + index % 2
    position = (best_suit(hands[0], hands[partner]), index // 2 % 4, (), masks(hands), 1 | 1 << partner)
    return partial(tricks_asked, kernel, position, 8 if len(hands[0]) == 13 else 5, limit)


def tricks_asked(kernel: TrickKernel, position: Position, target: int, limit: int = NODE_LIMIT) -> int:
    """The trick kernel's answer."""
    kernel.limit(limit, None)
    kernel.place(*position)
    return kernel.reaches(target)


def misere(kernel: MisereKernel, index: int, hands: Hands) -> Callable[[], int]:
    """Whether the first hand can be made to take a trick."""
    return partial(misere_asked, kernel, index % 4, masks(hands))


def misere_asked(kernel: MisereKernel, leader: int, hands: list[int]) -> int:
    """The misère kernel's answer."""
    kernel.limit(NODE_LIMIT, None)
    kernel.place(leader, (), hands, 0)
    return kernel.caught_by_force()


def everything(_: Hands) -> bool:
    """Any deal."""
    return True


def bids_solo(hands: Hands) -> bool:
    """Whether the first hand is worth a solo bid."""
    return promise(hands[0], best_suit(hands[0])) >= SOLO


def bids_misere(hands: Hands) -> bool:
    """Whether the first hand is worth a misère bid."""
    return safety(hands[0]) >= MISERE


QUESTIONS: Final = (
    Question("solo, hands worth bidding", 13, bids_solo, solo),
    Question("proposal, any deal", 13, everything, proposal),
    Question("misère, any deal", 13, everything, misere),
    Question("misère, hands worth bidding", 13, bids_misere, misere),
    Question("solo, any deal", 8, everything, solo),
    Question("proposal, any deal", 8, everything, proposal),
    Question("misère, any deal", 8, everything, misere),
)


def measured(question: Question, wanted: int) -> str:
    """The line of a question."""
    kernel = MisereKernel() if question.ask is misere else TrickKernel()
    times, answers, nodes = [], Counter[int](), 0
    for index, hands in enumerate(islice(filter(question.chosen, deals(question.size)), wanted)):
        ask = question.ask(kernel, index, hands)
        start = time.process_time()
        answers[ask()] += 1
        times.append(1000 * (time.process_time() - start))
        nodes += kernel.node_count()
    millions = nodes / sum(times) / 1000
    times.sort()
    return (
        f"{question.name:<27} {question.size:>2} cards: median {times[wanted // 2]:8.3f} ms, "
        f"p95 {times[wanted * 95 // 100]:9.2f} ms; yes {answers[1]}, unresolved {answers[2]} of {wanted}; "
        f"{millions:.1f} million positions a second\n"
    )


def ratio() -> str:
    """How many times as fast the compiled trick kernel works on full deals, at each until 2,000 positions at most."""
    seconds, nodes = [], 0
    for module in (sys.modules[TrickKernel.__module__], from_source("kernel")):
        kernel, nodes = module.TrickKernel(), 0
        asked = [proposal(kernel, index, hands, 2000) for index, hands in enumerate(islice(deals(13), 30))]
        start = time.process_time()
        for ask in asked:
            ask()
            nodes += kernel.node_count()
        seconds.append(time.process_time() - start)
    return f"compiled {seconds[1] / seconds[0]:.0f} times as fast as plain, over {nodes} positions\n"


def main(arguments: list[str]) -> int:
    """Print the lines."""
    wanted = int(arguments[0]) if arguments else 200
    sys.stdout.write(f"kernel {'compiled' if COMPILED else 'plain'}\n")
    for question in QUESTIONS:
        sys.stdout.write(measured(question, wanted))
        sys.stdout.flush()
    sys.stdout.write(ratio() if COMPILED else "no compiled kernel to compare with\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""How much processor time the search kernels need on numbered deals, by contract, and what compiling brings.

Run from the top of the project: ``python -m tests.benchmarks.kernel_speed [deals]`` (200 without a
number; with 50 the whole takes about a minute). Each line is one boolean question per deal, from
the first lead (13 cards) or on the first 8 cards of each hand, the table of positions kept from
deal to deal. Questions that visit five million positions stay unresolved.
"""

import sys
import time
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Final, NamedTuple

from tests.players.search.conftest import from_source
from whistdesk.cards.card import CARDS, Card, Suit
from whistdesk.cards.deal import shuffled
from whistdesk.players.search.kernel import COMPILED, TrickKernel
from whistdesk.players.search.misere_kernel import MisereKernel
from whistdesk.players.search.solver import number

NODE_LIMIT: Final = 5_000_000
WORTH_BIDDING: Final = 8.0
LOW_ENOUGH: Final = 42

Hands = tuple[tuple[Card, ...], ...]


class Question(NamedTuple):
    """A line of the report: which deals, and a kernel's answer and positions visited for one of them."""

    name: str
    size: int
    chosen: Callable[[Hands], bool]
    ask: Callable[..., tuple[int, int]]


def deals(size: int) -> Iterator[Hands]:
    """The numbered deals of this benchmark, ``size`` cards a hand."""
    for deal_number in count(1):
        pack = shuffled(CARDS, "kernel-speed", deal_number, 0)
        yield tuple(pack[13 * seat : 13 * seat + size] for seat in range(4))


def masks(hands: Hands) -> list[int]:
    """The hands as the kernels take them."""
    return [sum(1 << number(card) for card in hand) for hand in hands]


def strength(hand: tuple[Card, ...], trump: Suit) -> float:
    """Trumps by number and honours, aces and kings outside: a rough count of tricks and length."""
    trumps = [card for card in hand if card.suit is trump]
    outside = [card for card in hand if card.suit is not trump]
    honours = sum(card.rank >= 12 for card in trumps)
    return len(trumps) + honours + sum({14: 1.0, 13: 0.5}.get(card.rank, 0.0) for card in outside)


def best_suit(*hands: tuple[Card, ...]) -> Suit:
    """The suit in which the hands together are strongest."""
    return max(Suit, key=lambda suit: sum(strength(hand, suit) for hand in hands))


def low(hands: Hands) -> bool:
    """Whether the first hand is low enough for a misère."""
    return sum(card.rank - 2 for card in hands[0]) <= LOW_ENOUGH


def solo(kernel: TrickKernel, index: int, hands: Hands) -> tuple[int, int]:
    """Whether the first hand takes five tricks of 13, four of 8, in its best suit, each seat leading in turn."""
    kernel.limit(NODE_LIMIT, None)
    kernel.place(best_suit(hands[0]), index % 4, (), masks(hands), 0b0001)
    return kernel.reaches(5 if len(hands[0]) == 13 else 4), kernel.node_count()


def proposal(kernel: TrickKernel, index: int, hands: Hands) -> tuple[int, int]:
    """Whether two hands, opposite or adjacent by turns, take eight tricks of 13, five of 8."""
    partner = 1 + index % 2
    kernel.limit(NODE_LIMIT, None)
    kernel.place(best_suit(hands[0], hands[partner]), index // 2 % 4, (), masks(hands), 1 | 1 << partner)
    return kernel.reaches(8 if len(hands[0]) == 13 else 5), kernel.node_count()


def misere(kernel: MisereKernel, index: int, hands: Hands) -> tuple[int, int]:
    """Whether the first hand can be made to take a trick."""
    kernel.limit(NODE_LIMIT, None)
    kernel.place(index % 4, (), masks(hands), 0)
    return kernel.caught_by_force(), kernel.node_count()


def everything(_: Hands) -> bool:
    """Any deal."""
    return True


def bids_solo(hands: Hands) -> bool:
    """Whether the first hand is worth a solo bid."""
    return strength(hands[0], best_suit(hands[0])) >= WORTH_BIDDING


QUESTIONS: Final = (
    Question("solo, hands worth bidding", 13, bids_solo, solo),
    Question("proposal, any deal", 13, everything, proposal),
    Question("misère, any deal", 13, everything, misere),
    Question("misère, low hands", 13, low, misere),
    Question("solo, any deal", 8, everything, solo),
    Question("proposal, any deal", 8, everything, proposal),
    Question("misère, any deal", 8, everything, misere),
)


def milliseconds(work: Callable[[], tuple[int, int]]) -> tuple[float, int, int]:
    """How much processor time ``work`` takes, its answer and its positions."""
    start = time.process_time()
    answer, nodes = work()
    return 1000 * (time.process_time() - start), answer, nodes


def measured(question: Question, wanted: int) -> str:
    """The line of a question."""
    kernel = MisereKernel() if question.ask is misere else TrickKernel()
    chosen = list(islice(filter(question.chosen, deals(question.size)), wanted))
    rows = [milliseconds(lambda i=i, h=h: question.ask(kernel, i, h)) for i, h in enumerate(chosen)]  # type: ignore[misc]
    times = sorted(row[0] for row in rows)
    yes, unresolved = (sum(row[1] == answer for row in rows) for answer in (1, 2))
    return (
        f"{question.name:<26} {question.size:>2} cards: median {times[wanted // 2]:8.3f} ms, "
        f"p95 {times[wanted * 95 // 100]:9.2f} ms; yes {yes}, unresolved {unresolved} of {wanted}; "
        f"{sum(row[2] for row in rows) / sum(times) / 1000:.1f} million positions a second\n"
    )


def ratio() -> str:
    """How many times as fast the compiled trick kernel answers the same questions of 8 cards."""
    seconds = []
    for module in (sys.modules[TrickKernel.__module__], from_source("kernel")):
        kernel = module.TrickKernel()
        asked = list(islice(deals(8), 60))
        start, nodes = time.process_time(), 0
        for i, hands in enumerate(asked):
            nodes += proposal(kernel, i, hands)[1]
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

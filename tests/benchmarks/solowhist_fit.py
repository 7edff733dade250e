"""Fits what a hand promises in Solo Whist to what club players make of it.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_fit [deals]``. Contracts are
forced on hands that come near to a bid and played out by four club players. Printed are the weights of
``players/solowhist/evaluation.py`` (least squares) and the odds of a misère in
``players/solowhist/bidding.py`` (logistic). Two processes are used; 6,000 deals take some minutes.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import exp, sqrt
from multiprocessing import Pool
from typing import Final

from tests.benchmarks.solowhist_tables import dealt, played_out
from whistdesk.cards.card import Card, Suit
from whistdesk.players.solowhist.club import ClubPlayer
from whistdesk.players.solowhist.evaluation import (
    ABUNDANCE_TRICKS,
    PARTNER_TRICKS,
    SOLO_TRICKS,
    Features,
    Promise,
    features,
    promised,
    safety,
)
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import Call, NameTrump, SoloMove
from whistdesk.rules.solowhist.state import SoloState

DEALS: Final = 6000
PROCESSES: Final = 2
NEAR_SOLO: Final = 3.3
NEAR_ABUNDANCE: Final = 6.5
NEAR_PARTNERSHIP: Final = 6.0
NEAR_MISERE: Final = -0.6
ROUNDS: Final = 25
"""Newton's steps of a logistic fit."""

CLUB: Final = ClubPlayer()
Row = tuple[tuple[float, ...], float]
"""What was known before the play, a constant 1 last, and what came out."""


def solo_rows(number: int) -> Iterator[Row]:
    """The tricks of forced solos."""
    for seat, hand in hands(number):
        trump = dealt(number).hand.deal.turned.suit
        if near(SOLO_TRICKS, hand, trump) >= NEAR_SOLO:
            yield row([features(hand, trump, leads=seat is Seat.SOUTH)], tricks(number, [seat], Call.SOLO))


def abundance_rows(number: int) -> Iterator[Row]:
    """The tricks of forced abundances in the best suit."""
    for seat, hand in hands(number):
        trump = max(Suit, key=partial(near, ABUNDANCE_TRICKS, hand))
        if near(ABUNDANCE_TRICKS, hand, trump) >= NEAR_ABUNDANCE:
            won = tricks(number, [seat], Call.ABUNDANCE, NameTrump(trump))
            yield row([features(hand, trump, leads=seat is Seat.SOUTH)], won)


def partner_rows(number: int) -> Iterator[Row]:
    """The tricks of forced proposals and acceptances."""
    trump = dealt(number).hand.deal.turned.suit
    held = dict(hands(number))
    proposer = COMPASS[number % 3]
    for acceptor in COMPASS[COMPASS.index(proposer) + 1 :]:
        both = [held[proposer], held[acceptor]]
        if sum(near(PARTNER_TRICKS, hand, trump) for hand in both) >= NEAR_PARTNERSHIP:
            leads = [proposer is Seat.SOUTH, False]
            pair = [features(hand, trump, leads=lead) for hand, lead in zip(both, leads, strict=True)]
            yield row(pair, tricks(number, [proposer, acceptor], Call.PROPOSE))


def misere_rows(number: int, call: Call) -> Iterator[Row]:
    """Whether forced misères were made."""
    for seat, hand in hands(number):
        if safety(hand) >= NEAR_MISERE:
            yield (safety(hand), 1.0), float(tricks(number, [seat], call) == 0)


def hands(number: int) -> Iterator[tuple[Seat, frozenset[Card]]]:
    """The four hands of a deal."""
    state = dealt(number)
    for seat in COMPASS:
        yield seat, state.hand.cards_of(seat)


def near(promise: Promise, hand: frozenset[Card], trump: Suit) -> float:
    """What the hand promises by the weights that hold now."""
    return promised(promise, features(hand, trump, leads=False))


def row(pair: Sequence[Features], won: float) -> Row:
    """The sums of the features of one or two declarers, and the tricks that they won."""
    return (*map(sum, zip(*pair, strict=True)), float(len(pair))), won


def tricks(number: int, declarers: Sequence[Seat], *moves: SoloMove) -> float:
    """The tricks that the declarers of a forced contract won."""
    settlement = played_out(forced(dealt(number), declarers, moves), dict.fromkeys(COMPASS, CLUB), number)
    return sum(settlement.tricks[COMPASS.index(seat)] for seat in declarers)


def forced(state: SoloState, declarers: Sequence[Seat], moves: Sequence[SoloMove]) -> SoloState:
    """The state in which the declarers have called, everybody else has passed, and trump is named."""
    due: list[tuple[Seat, SoloMove]] = [(declarers[0], moves[0])]
    due += [(seat, Call.ACCEPT) for seat in declarers[1:]] + [(declarers[0], move) for move in moves[1:]]
    while due or state.hand.contract is None:
        called = bool(due) and state.seat is due[0][0] and due[0][1] in state.legal_moves()
        following = state.apply(due.pop(0)[1] if called else Call.PASS).state
        assert isinstance(following, SoloState)
        state = following
    return state


def least_squares(rows: Sequence[Row]) -> tuple[list[float], float]:
    """The weights that fit best, and the standard deviation that they leave."""
    size = len(rows[0][0])
    normal = [[sum(x[i] * x[j] for x, _ in rows) + (i == j) / 2 for j in range(size)] for i in range(size)]
    weights = solved(normal, [sum(x[i] * y for x, y in rows) for i in range(size)])
    return weights, sqrt(sum((y - dot(weights, x)) ** 2 for x, y in rows) / len(rows))


def logistic(rows: Sequence[Row]) -> list[float]:
    """The weights of the log odds that fit best."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        chances = [1 / (1 + exp(-dot(weights, x))) for x, _ in rows]
        slope = [sum((y - p) * x[i] for (x, y), p in zip(rows, chances, strict=True)) for i in range(size)]
        curve = [
            [sum(p * (1 - p) * x[i] * x[j] for (x, _), p in zip(rows, chances, strict=True)) for j in range(size)]
            for i in range(size)
        ]
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations, by elimination."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(len(rows)):
            if k != i:
                rows[k] = [value - rows[k][i] * top for value, top in zip(rows[k], rows[i], strict=True)]
    return [line[-1] for line in rows]


def dot(weights: Iterable[float], amounts: Iterable[float]) -> float:
    """The weighted sum."""
    return sum(weight * amount for weight, amount in zip(weights, amounts, strict=True))


def listed(source: Callable[[int], Iterator[Row]], number: int) -> list[Row]:
    """The rows of one deal, for a process of the pool."""
    return list(source(number))


def main(deals: int = DEALS) -> int:
    """Print all fits; the exit code."""
    tricks_of = {"SOLO_TRICKS": solo_rows, "PARTNER_TRICKS": partner_rows, "ABUNDANCE_TRICKS": abundance_rows}
    miseres = {"MISERE_SAFETY": Call.MISERE, "OPEN_MISERE_SAFETY": Call.OPEN_MISERE}
    with Pool(PROCESSES) as pool:
        for name, source in tricks_of.items():
            rows = [each for some in pool.map(partial(listed, source), range(deals), 50) for each in some]
            weights, spread = least_squares(rows)
            shown = ", ".join(f"{weight:.2f}" for weight in weights)
            print(f"{name} of {len(rows)} contracts: {shown} (the base last), spread {spread:.2f}")
        for name, call in miseres.items():
            safe = partial(listed, partial(misere_rows, call=call))
            rows = [each for some in pool.map(safe, range(deals), 50) for each in some]
            slope, base = logistic(rows)
            print(f"{name} of {len(rows)} contracts: ({base:.2f}, {slope:.2f})")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

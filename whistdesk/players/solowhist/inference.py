"""What calls and cards tell of the hands behind them, as the kernel of deals takes it.

Every seat is taken to call much as the computer players do, more or less: a person with other
habits makes a deal less likely, never impossible.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import log, prod
from typing import Final

from whistdesk.cards.card import Card, Rank, Suit
from whistdesk.players.search.danger import risk
from whistdesk.players.search.deal_kernel import DealKernel, Habits, SeenCall, Worth
from whistdesk.players.solowhist.evaluation import (
    ABUNDANCE_TRICKS,
    LEAST,
    PARTNER_TRICKS,
    SOLO_TRICKS,
    Promise,
    features,
    promised,
)
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.auction import ORDER, Auction
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.view import SoloView

WAYS: Final = (SOLO_TRICKS, PARTNER_TRICKS, ABUNDANCE_TRICKS)
ALONE, PARTNERED, BEST, SAFETY = range(4)
"""The strengths of a hand, as the kernel counts them."""
ANOTHERS_PROPOSAL, OWN_CONTRACT, ANOTHERS_CONTRACT, OWN_PROPOSAL = range(len(COMPASS), 2 * len(COMPASS))
"""What stands when a seat calls; the numbers before these are of passes alone, by how many there were."""

HABITS: Final = Habits(
    kinds=(ALONE, PARTNERED, PARTNERED, ALONE, SAFETY, BEST, SAFETY, BEST),
    offsets=(0.0, -5.1, -4.4, -26.4, 5.6, -17.2, 4.5, -12.0),
    slopes=(0.0, 1.8, 2.05, 6.1, 11.0, 2.1, 10.0, 0.5),
    passes=(0.0, -0.1, -0.8, -2.2, 1.4, 9.2, 1.4, 0.0),
    rates=(0.7, 0.13, 0.1, 0.045, 0.002, 0.0025, 0.0005, 0.0005),
    floor=0.06,
)
"""How seats call, by the order of ``Call``, as fitted to tables of experts and club players mixed.

``tests/benchmarks/solowhist_calls.py expert+club`` fits it; open misères and abundances declared were too few.
"""

_CALLED: Final = ORDER.index(Call.MISERE)


def _but(row: Sequence[float], value: float) -> tuple[float, ...]:
    return *row[:_CALLED], value, *row[_CALLED + 1 :]


MISERE_HABITS: Final = HABITS._replace(
    offsets=_but(HABITS.offsets, 9.4), slopes=_but(HABITS.slopes, 22.0), rates=_but(HABITS.rates, 0.0002)
)
"""The same once a misère was called: next to never without a safe hand.

By ``tests/benchmarks/solowhist_misere_calls.py``. Heard so from the start, a match of 300 deals against the club came
to 0.46 chips a deal and seat instead of 0.54.
"""


@cache
def worth() -> Worth:
    """The club player's evaluation as tables."""
    tables = array("d")
    for way in WAYS:
        tables += _filled(_side_worth(way)) + _filled(_trump_worth(way))
    tables += array("d", [max(0.0, 3.0 - bits.bit_count()) for bits in range(_SETS)])
    tables += array("d", map(_safety, range(_SETS)))
    weights = [way.weights for way in WAYS]
    return Worth(tables, [way.base for way in WAYS], [w.shortness for w in weights], [w.leads for w in weights])


def kernel(habits: Habits = HABITS) -> DealKernel:
    """A kernel that weighs deals by these habits."""
    return DealKernel(worth(), habits)


def heard_by(view: SoloView) -> Habits:
    """The habits by which a seat hears the calls."""
    return MISERE_HABITS if any(call is Call.MISERE for _, call in view.calls) else HABITS


def seen_calls(view: SoloView) -> Iterator[SeenCall]:
    """The calls of the others, as far as they had a choice."""
    auction = Auction(view.dealer, (), view.house_rules)
    for seat, call in view.calls:
        legal = auction.legal()
        if seat is not view.seat and len(legal) > 1:
            bits = sum(1 << ORDER.index(each) for each in legal)
            yield SeenCall(COMPASS.index(seat), ORDER.index(call), bits, situation(auction, seat))
        auction = auction.after(call)


def situation(auction: Auction, seat: Seat) -> int:
    """What stands when ``seat`` is in turn to call."""
    if auction.last is None:
        return len(auction.calls)
    caller, last = auction.last
    if last is Call.PROPOSE:
        return OWN_PROPOSAL if caller is seat else ANOTHERS_PROPOSAL
    partners = last is Call.ACCEPT and (seat, Call.PROPOSE) in auction.calls
    return OWN_CONTRACT if partners or caller is seat else ANOTHERS_CONTRACT


_SETS: Final = 1 << 13
_TOP: Final = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
_SMALL: Final = tuple(Rank)[:8]


def _side_worth(way: Promise) -> Iterator[float]:
    """What cards promise as a side suit, by ``_kinds``."""
    plain = _without_shortness(way)
    nothing = promised(plain, features((), Suit.SPADES, leads=False))
    for cards in _kinds():
        yield promised(plain, features(cards, Suit.SPADES, leads=False)) - nothing


def _trump_worth(way: Promise) -> Iterator[float]:
    plain = _without_shortness(way)
    for cards in _kinds():
        yield promised(plain, features(cards, Suit.CLUBS, leads=False)) - way.base


def _without_shortness(way: Promise) -> Promise:
    return way._replace(weights=way.weights._replace(shortness=0.0))


def _kinds() -> Iterator[list[Card]]:
    """Clubs that differ in what counts: which are higher than the nine, and how many are not."""
    for top in range(1 << len(_TOP)):
        high = [Card(Suit.CLUBS, rank) for place, rank in enumerate(_TOP) if top >> place & 1]
        for small in range(len(_SMALL) + 1):
            yield high + [Card(Suit.CLUBS, rank) for rank in _SMALL[:small]]


def _filled(kinds: Iterable[float]) -> "array[float]":
    """A table by the cards of a suit from one by their kind."""
    by_kind, size = list(kinds), len(_SMALL) + 1
    low = (1 << len(_SMALL)) - 1
    return array("d", [by_kind[(bits >> len(_SMALL)) * size + (bits & low).bit_count()] for bits in range(_SETS)])


def _safety(bits: int) -> float:
    """The logarithm of the chance that these cards take no trick in a misère (``evaluation.safety``)."""
    places = [place for place in range(13) if bits >> place & 1]
    room = 13 - len(places)
    caught = 1 - prod([1 - risk(index, place - 2 * index, room - index) for index, place in enumerate(places[:4])])
    return log(max(1 - caught, LEAST))

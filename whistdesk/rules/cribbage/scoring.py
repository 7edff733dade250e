"""What a cribbage hand is worth with its starter (CS-05, CS-06).

``score`` gives the points by kind, ``count`` the same points combination by combination, as they
are said aloud. Fifteens, pairs and runs depend on the ranks alone, so both read them from one
table of patterns; flush and his nobs are looked at card by card.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from functools import lru_cache
from itertools import accumulate, combinations, pairwise
from typing import Final, NamedTuple

from whistdesk.cards.card import Card, Rank

HAND_SIZE: Final = 4
_REMEMBERED: Final = 256
"""Tables that are remembered: the hands of a few games. All that there are would take some megabytes."""


class Kind(Enum):
    """A kind of scoring combination, in counting order."""

    FIFTEEN = "fifteen"
    PAIR = "pair"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"


class Score(NamedTuple):
    """The points of one hand by kind (CS-06)."""

    fifteens: int
    pairs: int
    runs: int
    flush: int
    nobs: int

    @property
    def total(self) -> int:
        """All points of the hand, 0 to 29."""
        return sum(self)


class Combination(NamedTuple):
    """One item of a count: its cards from the lowest, its points, and the total up to here."""

    kind: Kind
    cards: tuple[Card, ...]
    points: int
    total: int


class _Pattern(NamedTuple):
    """A combination among sorted ranks: ``spots`` are the places of its cards in that order."""

    kind: Kind
    spots: tuple[int, ...]
    points: int


def score(hand: Sequence[Card], starter: Card) -> Score:
    """The points of a hand of four with the starter, by kind (CS-06)."""
    fifteens, pairs, runs = _rank_points(tuple(sorted([rank for _, rank in (*hand, starter)])))
    return Score(fifteens, pairs, runs, _flush(hand, starter), _nobs(hand, starter))


def count(hand: Sequence[Card], starter: Card | None) -> tuple[Combination, ...]:
    """Every combination in counting order, with the running total.

    A hand of fewer than four cards and a hand without starter count what is in them so far.
    """
    found = tuple(_found(hand, starter))
    totals = accumulate(points for _, _, points in found)
    return tuple(Combination(*item, total) for item, total in zip(found, totals, strict=True))


def heels(starter: Card) -> int:
    """Two for his heels, the jack as starter; once a round (CS-05)."""
    return 2 if starter.rank == Rank.JACK else 0


def low(rank: Rank) -> int:
    """The place of ``rank`` in a run: ace 1, king 13; there is no wrap (CS-06)."""
    return 1 if rank == Rank.ACE else int(rank)


def _found(hand: Sequence[Card], starter: Card | None) -> Iterator[tuple[Kind, tuple[Card, ...], int]]:
    cards = sorted((*hand, starter) if starter else hand, key=lambda card: (low(card.rank), card.suit))
    for kind, spots, points in _patterns(tuple(low(card.rank) for card in cards)):
        yield kind, tuple(cards[spot] for spot in spots), points
    if flush := _flush(hand, starter):
        yield Kind.FLUSH, tuple(card for card in cards if flush > HAND_SIZE or card != starter), flush
    if starter and (nobs := _nobs(hand, starter)):
        yield Kind.NOBS, (Card(starter.suit, Rank.JACK),), nobs


@lru_cache(_REMEMBERED)
def _rank_points(ranks: tuple[Rank, ...]) -> tuple[int, int, int]:
    patterns = _patterns(tuple(sorted(low(rank) for rank in ranks)))
    fifteens, pairs, runs = (
        sum(pattern.points for pattern in patterns if pattern.kind is kind)
        for kind in (Kind.FIFTEEN, Kind.PAIR, Kind.RUN)
    )
    return fifteens, pairs, runs


@lru_cache(_REMEMBERED)
def _patterns(ranks: tuple[int, ...]) -> tuple[_Pattern, ...]:
    return (*_fifteens(ranks), *_pairs(ranks), *_runs(ranks))


def _fifteens(ranks: tuple[int, ...]) -> Iterator[_Pattern]:
    for spots in _subsets(len(ranks), smallest=2):
        if sum(min(ranks[spot], 10) for spot in spots) == 15:
            yield _Pattern(Kind.FIFTEEN, spots, 2)


def _pairs(ranks: tuple[int, ...]) -> Iterator[_Pattern]:
    for spots in combinations(range(len(ranks)), 2):
        if ranks[spots[0]] == ranks[spots[1]]:
            yield _Pattern(Kind.PAIR, spots, 2)


def _runs(ranks: tuple[int, ...]) -> Iterator[_Pattern]:
    runs = [
        spots for spots in _subsets(len(ranks), smallest=3) if all(ranks[b] - ranks[a] == 1 for a, b in pairwise(spots))
    ]
    longest = max(map(len, runs), default=0)
    return (_Pattern(Kind.RUN, spots, longest) for spots in runs if len(spots) == longest)


def _subsets(size: int, smallest: int) -> Iterator[tuple[int, ...]]:
    for length in range(smallest, size + 1):
        yield from combinations(range(size), length)


def _flush(hand: Sequence[Card], starter: Card | None) -> int:
    if len(hand) < HAND_SIZE or len({suit for suit, _ in hand}) > 1:
        return 0
    return HAND_SIZE + 1 if starter and starter.suit == hand[0].suit else HAND_SIZE


def _nobs(hand: Sequence[Card], starter: Card) -> int:
    return 1 if (starter.suit, Rank.JACK) in hand else 0

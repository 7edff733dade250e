"""What a hand promises before the play: tricks with a trump suit, and safety in a misère."""

from collections.abc import Collection, Sequence
from math import log
from typing import Final, NamedTuple

from whistdesk.cards.card import CARDS, Card, Rank, Suit
from whistdesk.players.solowhist.memory import by_suit
from whistdesk.players.solowhist.misere import suit_danger


class Features(NamedTuple):
    """A hand with a trump suit in numbers, each of which promises tricks in proportion."""

    trumps: float
    """Length of the trump suit beyond three."""
    long_trumps: float
    """Length of the trump suit beyond five."""
    trump_ace: float
    trump_king: float
    trump_queen: float
    trump_jack: float
    trump_ten: float
    side_aces: float
    side_kings: float
    """Kings of side suits with another card."""
    side_queens: float
    """Queens of side suits with two others."""
    backed: float
    """Kings and queens of side suits beneath a higher court card or ace of the hand."""
    shortness: float
    """Side suits: 3 for a void, 2 for a single card, 1 for two, if the hand has three trumps."""
    side_length: float
    """Cards of side suits beyond the fourth."""
    leads: float
    """1 for the player who leads to the first trick."""


def features(hand: Collection[Card], trump: Suit, *, leads: bool) -> Features:
    """The features of a hand of thirteen cards with ``trump`` as the trump suit."""
    suits = by_suit(hand)
    trumps = {card.rank for card in suits[trump]}
    sides = [[card.rank for card in cards] for suit, cards in suits.items() if suit is not trump]
    return Features(
        trumps=len(trumps) - 3,
        long_trumps=max(0, len(trumps) - 5),
        trump_ace=Rank.ACE in trumps,
        trump_king=Rank.KING in trumps,
        trump_queen=Rank.QUEEN in trumps,
        trump_jack=Rank.JACK in trumps,
        trump_ten=Rank.TEN in trumps,
        side_aces=sum(Rank.ACE in side for side in sides),
        side_kings=sum(Rank.KING in side and len(side) > 1 for side in sides),
        side_queens=sum(Rank.QUEEN in side and len(side) > 2 for side in sides),
        backed=sum(_backed(side) for side in sides),
        shortness=sum(max(0, 3 - len(side)) for side in sides) if len(trumps) >= 3 else 0,
        side_length=sum(max(0, len(side) - 4) for side in sides),
        leads=leads,
    )


def _backed(side: Sequence[Rank]) -> int:
    return sum(rank in (Rank.KING, Rank.QUEEN) and side[0] > rank for rank in side)


class Promise(NamedTuple):
    """What each feature promises in tricks; ``base`` for any hand, ``spread`` the standard deviation."""

    weights: Features
    base: float
    spread: float


# All three were fitted by tests/benchmarks/solowhist_fit.py over 2,500 deals: least squares over the
# tricks of forced contracts of club players, on hands that come near to a bid.

SOLO_TRICKS: Final = Promise(
    Features(0.53, 0.33, 1.33, 1.04, 0.72, 0.46, 0.24, 0.99, 0.56, 0.25, 0.07, 0.27, -0.13, -0.08), 0.09, 0.88
)
"""A lone bidder with the turned suit as trump."""
PARTNER_TRICKS: Final = Promise(
    Features(0.68, 0.20, 1.26, 0.87, 0.59, 0.25, 0.19, 0.99, 0.60, 0.27, -0.02, 0.24, -0.01, 0.04), 0.66, 1.08
)
"""One of two partners; the promises of both add up."""
ABUNDANCE_TRICKS: Final = Promise(
    Features(0.72, 0.12, 2.00, 1.41, 0.71, 0.50, 0.31, 0.94, 0.69, 0.34, 0.21, 0.26, -0.16, 0.01), -1.28, 0.89
)
"""A lone bidder with the best own suit as trump."""


def promised(promise: Promise, hand: Features) -> float:
    """The tricks that a hand with these features promises."""
    return promise.base + sum(weight * amount for weight, amount in zip(promise.weights, hand, strict=True))


def safety(hand: Collection[Card]) -> float:
    """The logarithm of the chance that no suit takes a trick in a misère: 0 for a safe hand."""
    suits = by_suit(hand)
    rest = by_suit(card for card in CARDS if card not in hand)
    return sum(log(max(1 - suit_danger(suits[suit], rest[suit]), LEAST)) for suit in Suit)


LEAST: Final = 0.01
"""No suit counts as worse than this."""


def sure_tricks(hand: Collection[Card]) -> int:
    """The tricks that can be led from the top without a trump suit and without losing any.

    A suit runs to its end when its top cards draw all that the others may hold of it.
    """
    return sum(_running(cards) for cards in by_suit(hand).values())


def _running(cards: Sequence[Card]) -> int:
    tops = 0
    for index, card in enumerate(cards):
        if card.rank != Rank.ACE - index:
            break
        tops += 1
    return len(cards) if tops >= len(Rank) - len(cards) else tops

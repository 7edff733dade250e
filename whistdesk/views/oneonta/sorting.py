"""The order of a hand from left to right: by suit, the aces among the trumps (no Qt)."""

from collections.abc import Iterable
from itertools import pairwise, permutations
from typing import Final

from whistdesk.cards.card import Card, Suit
from whistdesk.rules.oneonta.trumps import Trumps

_USUAL: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def sorted_hand(cards: Iterable[Card], trumps: Trumps) -> list[Card]:
    """Trumps first, from the top; then suit by suit, colours alternating wherever they can."""
    held = list(cards)
    strong = [card for card in trumps.cards if card in held]
    plain = [card for card in held if card not in trumps.cards]
    order = _suit_order({card.suit for card in plain}, trumps.suit if strong else None)
    return [*strong, *sorted(plain, key=lambda card: (order.index(card.suit), -card.rank))]


def _suit_order(suits: Iterable[Suit], after: Suit | None) -> tuple[Suit, ...]:
    """The order of ``suits`` with the fewest neighbours of one colour; ``after`` is the suit before them."""
    usual = [suit for suit in _USUAL if suit in set(suits)]
    start = () if after is None else (after,)
    return min(permutations(usual), key=lambda order: _neighbours(start + order))


def _neighbours(order: Iterable[Suit]) -> int:
    return sum(one.red == other.red for one, other in pairwise(order))

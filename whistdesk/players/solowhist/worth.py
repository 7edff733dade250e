"""What held cards are worth in tricks still to come, in contracts that count tricks."""

from collections.abc import Sequence
from typing import Final

from whistdesk.cards.card import Card
from whistdesk.players.solowhist.memory import Memory

GUARDED: Final = (1.0, 0.55, 0.3, 0.12)
"""The worth of a card with 0, 1, 2, 3 higher ones out, if enough low cards guard it."""
RUFFED: Final = 0.8
"""What is left of a side suit's master while others hold trumps and the suit is long or short with them."""
LAST_TRUMP: Final = 1.0
SMALL_TRUMP: Final = 0.55
"""A trump that is not high: it wins by ruffing, or once the others are gone."""
SPARE: Final = 0.004
"""A low card's worth by rank, so that of two worthless cards the lower one goes."""
LONG_CARD: Final = 0.12
"""A low card beyond the third of a side suit may be established."""


def worth(memory: Memory, card: Card) -> float:
    """What playing ``card`` costs: the worth of its suit with it less the worth without it."""
    suit = memory.own[card.suit]
    return holding(memory, suit) - holding(memory, [other for other in suit if other != card])


def holding(memory: Memory, cards: Sequence[Card]) -> float:
    """The worth of cards of one suit, from the top, in tricks."""
    if cards and cards[0].suit is memory.trump:
        return sum(_trump(memory, card) for card in cards)
    master = RUFFED if _others_trump(memory) else 1.0
    return sum(_side_card(memory, cards, index) * master for index in range(len(cards)))


def _trump(memory: Memory, card: Card) -> float:
    unseen = memory.unseen[card.suit]
    if not unseen:
        return LAST_TRUMP + SPARE * card.rank / 10
    lower = sum(other.rank < card.rank for other in unseen) / len(unseen)
    return SMALL_TRUMP + (LAST_TRUMP - SMALL_TRUMP) * lower**2 + SPARE * card.rank / 10


def _side_card(memory: Memory, cards: Sequence[Card], index: int) -> float:
    card = cards[index]
    higher, guards = memory.higher(card), len(cards) - 1 - index
    if higher < len(GUARDED) and guards >= higher:
        return GUARDED[higher] + SPARE * card.rank
    return SPARE * card.rank + (LONG_CARD if index >= 3 else 0.0)


def _others_trump(memory: Memory) -> bool:
    return memory.trump is not None and bool(memory.unseen[memory.trump])

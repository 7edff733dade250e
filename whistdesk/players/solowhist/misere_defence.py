"""Defending against a misère: leave the bidder on top."""

from collections.abc import Sequence
from math import prod
from typing import Final

from whistdesk.cards.card import Card, Suit
from whistdesk.players.base import Reason
from whistdesk.players.solowhist.memory import Memory
from whistdesk.players.solowhist.misere import suit_danger
from whistdesk.players.solowhist.odds import Odds
from whistdesk.rules.seats import Seat

FELLOW_DUCKS: Final = 0.85
"""How often a fellow defender who plays after the bidder can stay below."""
SHED: Final = 0.02
"""The value of getting rid of a card for each unseen one below it; low cards are kept."""
TIDY: Final = 0.0005
"""Of two cards that are as good as each other the higher one goes."""
KEEP_LEAD: Final = 0.02
"""The cost of leading a card for each unseen one below it."""
WEAK_SUIT: Final = 0.3
"""The value of leading a suit in which the bidder's open hand is in danger."""
BIDDER_VOID: Final = 0.3
"""Leading a suit in which the bidder is void lets them throw a dangerous card."""


def defender_score(odds: Odds, card: Card) -> float:
    """How good ``card`` is against a misère: the chance that its bidder must take the trick, and more."""
    memory = odds.memory
    if memory.led is not None:
        return catching_chance(odds, card) + TIDY * card.rank + SHED * _lower(memory, card)
    plan = WEAK_SUIT * _weakness(memory, card.suit) - BIDDER_VOID * odds.void(memory.contract.declarers[0], card.suit)
    return catching_chance(odds, card) + TIDY * card.rank + plan - KEEP_LEAD * _lower(memory, card)


def catching_chance(odds: Odds, card: Card) -> float:
    """The chance that the bidder takes the open trick once ``card`` is played to it."""
    memory = odds.memory
    bidder = memory.contract.declarers[0]
    seat, best = memory.winner(card)
    behind = _behind(memory, bidder)
    if bidder in memory.later:
        return odds.forced(bidder, best) * _ducking(odds, behind, _forced_card(memory, bidder, best))
    return _ducking(odds, behind, best) if seat is bidder else 0.0


def defender_reason(odds: Odds, card: Card) -> Reason:
    """What decides for ``card``."""
    facts = {"card": card, "chance": catching_chance(odds, card)}
    if odds.memory.led is None:
        return Reason("lead-into-bidder", facts)
    if facts["chance"]:
        return Reason("duck-under", facts)
    return Reason("shed-high", facts)


def _behind(memory: Memory, bidder: Seat) -> tuple[Seat, ...]:
    """The fellow defenders who play after the bidder, or after this seat once the bidder has played."""
    later = memory.later
    return later[later.index(bidder) + 1 :] if bidder in later else later


def _forced_card(memory: Memory, bidder: Seat, best: Card) -> Card | None:
    """The card with which a bidder whose hand is known must beat ``best``."""
    held = [card for card in memory.unseen[best.suit] if memory.located.get(card) is bidder]
    return min((card for card in held if card.rank > best.rank), default=None)


def _ducking(odds: Odds, fellows: Sequence[Seat], best: Card | None) -> float:
    """The chance that all these fellow defenders stay below the bidder's card."""
    if best is None:
        return FELLOW_DUCKS ** len(fellows)
    return prod(1 - odds.forced(fellow, best) for fellow in fellows)


def _weakness(memory: Memory, suit: Suit) -> float:
    """How much danger the bidder's open hand holds in ``suit``; 0 for a closed one."""
    if memory.view.exposed is None:
        return 0.0
    bidder = memory.contract.declarers[0]
    held = [card for card in memory.unseen[suit] if memory.located.get(card) is bidder]
    others = [card for card in (*memory.unseen[suit], *memory.own[suit]) if card not in held]
    return suit_danger(held, others)


def _lower(memory: Memory, card: Card) -> int:
    return sum(other.rank < card.rank for other in memory.unseen[card.suit])

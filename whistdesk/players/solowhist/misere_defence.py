"""Defending against a misère: leave the bidder on top."""

from typing import Final

from whistdesk.cards.card import Card
from whistdesk.players.base import Reason
from whistdesk.players.solowhist.memory import Memory
from whistdesk.players.solowhist.odds import Odds
from whistdesk.rules.seats import Seat

FELLOW_DUCKS: Final = 0.85
"""How often a fellow defender who plays after the bidder can stay below."""
SHED: Final = 0.02
"""The value of getting rid of a card for each unseen one below it; low cards are kept."""
BIDDER_VOID: Final = 0.3
"""Leading a suit in which the bidder is void lets them throw a dangerous card."""


def defender_score(odds: Odds, card: Card) -> float:
    """How good ``card`` is against a misère: the chance that its bidder must take the trick, and more."""
    memory = odds.memory
    shed = SHED * _lower(memory, card) if memory.led is not None else -SHED * _lower(memory, card)
    return catching_chance(odds, card) + shed - (_gift(odds, card) if memory.led is None else 0.0)


def catching_chance(odds: Odds, card: Card) -> float:
    """The chance that the bidder takes the open trick once ``card`` is played to it."""
    memory = odds.memory
    bidder = memory.contract.declarers[0]
    seat, best = memory.winner(card)
    behind = _behind(memory, bidder)
    if bidder in memory.later:
        return odds.forced(bidder, best) * FELLOW_DUCKS ** len(behind)
    if seat is not bidder:
        return 0.0
    chance = 1.0
    for fellow in behind:
        chance *= 1 - odds.forced(fellow, best)
    return chance


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


def _gift(odds: Odds, card: Card) -> float:
    return BIDDER_VOID * odds.void(odds.memory.contract.declarers[0], card.suit)


def _lower(memory: Memory, card: Card) -> int:
    return sum(other.rank < card.rank for other in memory.unseen[card.suit])

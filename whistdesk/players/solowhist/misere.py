"""Playing a misère: how safe low cards are, and how its bidder stays below the others."""

from collections.abc import Sequence
from math import prod

from whistdesk.cards.card import Card
from whistdesk.players.base import Reason
from whistdesk.players.search.danger import HIGHER, RELIEF, risk
from whistdesk.players.solowhist.odds import Odds


def suit_danger(own: Sequence[Card], unseen: Sequence[Card]) -> float:
    """The chance that these cards of one suit, from the top, take a trick against their will.

    The i-th lowest card is safe when fewer than i unseen ones are lower: there is always a higher
    one to come. A low card in a long suit makes the suit safe; a bare queen loses it.
    """
    return 1 - prod(1 - _danger(index, card, unseen) for index, card in enumerate(reversed(own)))


def _danger(index: int, card: Card, unseen: Sequence[Card]) -> float:
    return risk(index, sum(other.rank < card.rank for other in unseen) - index, len(unseen) - index)


def bidder_score(odds: Odds, card: Card) -> float:
    """How good ``card`` is for the bidder of a misère: 0 for safe, -1 for a sure trick, plus relief."""
    memory = odds.memory
    suit, unseen = memory.own[card.suit], memory.unseen[card.suit]
    relief = suit_danger(suit, unseen) - suit_danger([other for other in suit if other != card], unseen)
    return RELIEF * relief + HIGHER * card.rank - taking_chance(odds, card)


def taking_chance(odds: Odds, card: Card) -> float:
    """The chance that the seat takes the trick with ``card`` against players who duck if they can."""
    seat, best = odds.memory.winner(card)
    if seat is not odds.memory.seat:
        return 0.0
    return prod(1 - odds.forced(later, best) for later in odds.memory.later)


def bidder_reason(odds: Odds, card: Card) -> Reason:
    """What decides for ``card``."""
    facts = {"card": card, "danger": taking_chance(odds, card)}
    memory = odds.memory
    if memory.led is None:
        return Reason("lead-safest", facts)
    return Reason("duck-high" if card.suit is memory.led else "throw-danger", facts)

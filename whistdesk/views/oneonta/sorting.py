"""The order of a hand from left to right, the aces among the trumps (no Qt)."""

from collections.abc import Iterable

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.trumps import Trumps
from whistdesk.views.table.arrange import arranged
from whistdesk.views.table.order import USUAL_ORDER, HandOrder


def sorted_hand(cards: Iterable[Card], trumps: Trumps, order: HandOrder = USUAL_ORDER) -> list[Card]:
    """As ``order`` wishes; usually trumps first, from the top, then suit by suit, colours alternating."""
    return arranged(cards, order, trumps.cards, trumps.suit, usual="left")

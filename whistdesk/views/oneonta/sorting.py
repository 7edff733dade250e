"""The order of a hand from left to right: by suit, the aces among the trumps (no Qt)."""

from collections.abc import Iterable

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.trumps import Trumps
from whistdesk.views.table.arrange import alternating


def sorted_hand(cards: Iterable[Card], trumps: Trumps) -> list[Card]:
    """Trumps first, from the top; then suit by suit, colours alternating wherever they can."""
    held = list(cards)
    strong = [card for card in trumps.cards if card in held]
    plain = [card for card in held if card not in trumps.cards]
    order = alternating({card.suit for card in plain}, trumps.suit if strong else None)
    return [*strong, *sorted(plain, key=lambda card: (order.index(card.suit), -card.rank))]

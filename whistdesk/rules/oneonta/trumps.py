"""Trumps, following and winning (OW-07 to OW-11)."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from whistdesk.cards.card import Card, Rank, Suit
from whistdesk.rules.oneonta.deal import MAIN_DECK


class Trumps(NamedTuple):
    """What is trump under one turn-up.

    ``suit`` is the trump suit, None when the turn-up is an ace (OW-10). ``cards`` are the trumps
    that may be in the hands, from the top (OW-09).
    """

    suit: Suit | None
    cards: tuple[Card, ...]

    def suit_to_follow(self, card: Card) -> Suit | None:
        """The suit that ``card`` belongs to in play; None stands for trumps, aces among them (OW-07)."""
        return None if card in self.cards else card.suit

    def follow(self, lead: Card, hand: Iterable[Card]) -> tuple[Card, ...]:
        """The cards of ``hand`` that are of the suit led; empty when it is void (OW-08)."""
        trumps = self.cards
        if lead in trumps:
            return tuple([card for card in hand if card in trumps])
        suit = lead.suit
        return tuple([card for card in hand if card.suit is suit and card not in trumps])

    def beats(self, reply: Card, lead: Card) -> bool:
        """Whether ``reply`` wins the trick from ``lead`` (OW-11)."""
        trumps = self.cards
        if lead in trumps:
            return reply in trumps and trumps.index(reply) < trumps.index(lead)
        return reply in trumps or (reply.suit is lead.suit and reply.rank > lead.rank)


def trumps_of(turn_up: Card) -> Trumps:
    """The trumps that ``turn_up``, a card of the main deck, sets (OW-04)."""
    return _TRUMPS[turn_up]


def _trumps(turn_up: Card) -> Trumps:
    if turn_up.rank is Rank.ACE:
        return Trumps(None, tuple(ace for ace in _ACES if ace != turn_up))
    suit = turn_up.suit
    aces = sorted(_ACES, key=lambda ace: ace.suit.red != suit.red)
    others = sorted((card for card in MAIN_DECK if card.suit is suit and card not in _ACES), reverse=True)
    return Trumps(suit, tuple(card for card in (*aces, *others) if card != turn_up))


_ACES: Final = (Card(Suit.DIAMONDS, Rank.ACE), Card(Suit.CLUBS, Rank.ACE))
_TRUMPS: Final = {turn_up: _trumps(turn_up) for turn_up in MAIN_DECK}

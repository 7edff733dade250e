"""Hands as text: ``AKT2.Q93.J7.8654``, suits spades, hearts, diamonds, clubs, as bridge's PBN."""

from collections.abc import Iterable
from typing import Final

from whistdesk.cards.card import CARDS, Card, Suit, parse_card

FULL_PACK: Final = CARDS
"""The 52 cards in the order in which numbered deals start: clubs to spades, two to ace."""

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def hand_string(cards: Iterable[Card]) -> str:
    """The hand string of ``cards``; an empty hand is ``...``."""
    ordered = sorted(cards, reverse=True)
    return ".".join("".join(c.rank.letter for c in ordered if c.suit == suit) for suit in _SUITS)


def parse_hand(text: str) -> frozenset[Card]:
    """The cards of a hand string, ranks in any order; ValueError when it is not one."""
    suits = text.split(".")
    if len(suits) != len(_SUITS):
        raise ValueError(f"{text!r} is not a hand of four suits with dots between")
    cards = [parse_card(rank + suit.letter) for suit, ranks in zip(_SUITS, suits, strict=True) for rank in ranks]
    if len(set(cards)) != len(cards):
        raise ValueError(f"{text!r} holds a card twice")
    return frozenset(cards)

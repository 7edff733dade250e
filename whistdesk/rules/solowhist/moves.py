"""The moves of Solo Whist and their notation (RECORD.md)."""

from enum import StrEnum
from typing import Final, NamedTuple

from whistdesk.cards.card import Card, Suit, parse_card, parse_suit


class Call(StrEnum):
    """A word of the auction; its value is its notation, its order that of SW-03."""

    PASS = "pass"
    PROPOSE = "propose"
    ACCEPT = "accept"
    SOLO = "solo"
    MISERE = "misere"
    ABUNDANCE = "abundance"
    OPEN_MISERE = "open-misere"
    ABUNDANCE_DECLARED = "abundance-declared"


class NameTrump(NamedTuple):
    """The bidder of an abundance names the trump suit (SW-07)."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {self.suit.letter}"


class PlayCard(NamedTuple):
    """A card goes to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


SoloMove = Call | NameTrump | PlayCard

_CALLS: Final = {call.value: call for call in Call}


def parse_move(text: str) -> SoloMove:
    """The move of a notation; ValueError for a word that is no move."""
    if call := _CALLS.get(text):
        return call
    verb, _, rest = text.partition(" ")
    if verb == "trump":
        return NameTrump(parse_suit(rest))
    if verb == "play":
        return PlayCard(parse_card(rest))
    raise ValueError(f"{text!r} is not a move of Solo Whist")

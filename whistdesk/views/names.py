"""The names of suits, ranks, cards and seats in the user's language, for every game's sentences.

Texts are looked up at each call, so a language that is switched while the program runs shows at
once. Sentences carry ``%1``, ``%2`` where a name goes: see ``fill``.
"""

import re
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import Card, Rank, Suit
from whistdesk.rules.seats import Seat


def fill(sentence: str, *names: str) -> str:
    """``sentence`` with ``%1`` replaced by the first name, ``%2`` by the second, and so on."""
    # In one go: a name, such as that of a file, may hold a %2 of its own.
    known = {f"%{number}": name for number, name in enumerate(names, start=1)}
    return re.sub(r"%\d", lambda place: known.get(place[0], place[0]), sentence)


def capitalised(words: str) -> str:
    """``words`` with a capital at the beginning, the rest as it is."""
    return words[:1].upper() + words[1:]


def suit_title(suit: Suit) -> str:
    """A suit as a caption of its own: ``Hearts``."""
    return {
        Suit.SPADES: QCoreApplication.translate("Names", "Spades"),
        Suit.HEARTS: QCoreApplication.translate("Names", "Hearts"),
        Suit.DIAMONDS: QCoreApplication.translate("Names", "Diamonds"),
        Suit.CLUBS: QCoreApplication.translate("Names", "Clubs"),
    }[suit]


def suit_name(suit: Suit) -> str:
    """A suit within a sentence: ``hearts``."""
    return {
        Suit.SPADES: QCoreApplication.translate("Names", "spades"),
        Suit.HEARTS: QCoreApplication.translate("Names", "hearts"),
        Suit.DIAMONDS: QCoreApplication.translate("Names", "diamonds"),
        Suit.CLUBS: QCoreApplication.translate("Names", "clubs"),
    }[suit]


def rank_name(rank: Rank) -> str:
    """A rank within a sentence: ``queen``, ``9``."""
    courts = {
        Rank.JACK: QCoreApplication.translate("Names", "jack"),
        Rank.QUEEN: QCoreApplication.translate("Names", "queen"),
        Rank.KING: QCoreApplication.translate("Names", "king"),
        Rank.ACE: QCoreApplication.translate("Names", "ace"),
    }
    return courts.get(rank) or str(int(rank))


def card_name(card: Card) -> str:
    """A card within a sentence: ``queen of hearts`` (rank and suit are %1 and %2)."""
    return fill(QCoreApplication.translate("Names", "%1 of %2"), rank_name(card.rank), suit_name(card.suit))


_SIGNS: Final = {
    Suit.SPADES: "\N{BLACK SPADE SUIT}",
    Suit.HEARTS: "\N{BLACK HEART SUIT}",
    Suit.DIAMONDS: "\N{BLACK DIAMOND SUIT}",
    Suit.CLUBS: "\N{BLACK CLUB SUIT}",
}


def suit_sign(suit: Suit) -> str:
    """A suit as its sign."""
    return _SIGNS[suit]


def rank_sign(rank: Rank) -> str:
    """A rank as its index in the user's language: ``Q``, ``10``."""
    courts = {
        Rank.JACK: QCoreApplication.translate("Indices", "J"),
        Rank.QUEEN: QCoreApplication.translate("Indices", "Q"),
        Rank.KING: QCoreApplication.translate("Indices", "K"),
        Rank.ACE: QCoreApplication.translate("Indices", "A"),
    }
    return courts.get(rank) or str(int(rank))


def card_sign(card: Card) -> str:
    """A card in a table of text: the sign of its suit and its index."""
    return f"{suit_sign(card.suit)}{rank_sign(card.rank)}"


def seat_name(seat: Seat) -> str:
    """The name of a compass seat, ``West`` or what the player calls it; KeyError for the only player of a solitaire."""
    return {
        Seat.SOUTH: QCoreApplication.translate("Names", "South"),
        Seat.WEST: QCoreApplication.translate("Names", "West"),
        Seat.NORTH: QCoreApplication.translate("Names", "North"),
        Seat.EAST: QCoreApplication.translate("Names", "East"),
    }[seat]


def compass_name(seat: Seat) -> str:
    """The side of the table of a compass seat, also where the player calls it by another name."""
    return {
        Seat.SOUTH: QCoreApplication.translate("Compass", "South"),
        Seat.WEST: QCoreApplication.translate("Compass", "West"),
        Seat.NORTH: QCoreApplication.translate("Compass", "North"),
        Seat.EAST: QCoreApplication.translate("Compass", "East"),
    }[seat]


def level_name(level: str) -> str:
    """A level of computer seats as a caption: ``Expert``."""
    return {
        "beginner": QCoreApplication.translate("Names", "Beginner"),
        "club": QCoreApplication.translate("Names", "Club player"),
        "expert": QCoreApplication.translate("Names", "Expert"),
    }[level]


def style_name(style: str) -> str:
    """A style of computer seats as a caption: ``Bold``."""
    return {
        "even": QCoreApplication.translate("Names", "Even"),
        "careful": QCoreApplication.translate("Names", "Careful"),
        "bold": QCoreApplication.translate("Names", "Bold"),
    }[style]


def preset_name(preset: str) -> str:
    """A set of house rules as a caption: ``Traditional English``."""
    return {
        "as-written": QCoreApplication.translate("Names", "As written"),
        "traditional-english": QCoreApplication.translate("Names", "Traditional English"),
    }[preset]


def signed(number: int) -> str:
    """A change with its sign, a true minus in front of losses: ``+4``, ``0``, ``-2``."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else f"+{number}" if number else "0"

"""One playing card, its suit and its rank.

The text form is two characters, rank then suit: ``QH`` is the queen of hearts, ``TD`` the ten
of diamonds. ``str(card)`` and ``parse_card`` are inverses.
"""

from enum import IntEnum
from typing import Final, NamedTuple


class Suit(IntEnum):
    """A suit; the number only orders cards canonically, no game ranks suits by it."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    __hash__ = int.__hash__  # Enum's own hashes the name, in Python: several times slower

    @property
    def letter(self) -> str:
        """``C``, ``D``, ``H`` or ``S``."""
        return SUIT_LETTERS[self]

    @property
    def red(self) -> bool:
        """True for diamonds and hearts."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)


class Rank(IntEnum):
    """A rank with aces high; games that rank otherwise say so in their own rules."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    __hash__ = int.__hash__

    @property
    def letter(self) -> str:
        """One of ``2 3 4 5 6 7 8 9 T J Q K A``."""
        return RANK_LETTERS[self - 2]


SUIT_LETTERS: Final = "CDHS"
RANK_LETTERS: Final = "23456789TJQKA"


class Card(NamedTuple):
    """A card face. Cards compare by suit, then rank: a canonical order, not a game's."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return _TEXT_OF[self]


CARDS: Final = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
_TEXT_OF: Final = {card: card.rank.letter + card.suit.letter for card in CARDS}
_CARD_OF: Final = {text: card for card, text in _TEXT_OF.items()}
_SUIT_OF: Final = {suit.letter: suit for suit in Suit}


def parse_card(text: str) -> Card:
    """The card that ``text`` names (two capitals, ``QH``); ValueError when it names none."""
    try:
        return _CARD_OF[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a card") from None


def parse_suit(text: str) -> Suit:
    """The suit of a letter ``C D H S``; ValueError when it is none."""
    try:
        return _SUIT_OF[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a suit") from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by blanks, in order; ValueError for a word that is no card."""
    return tuple(parse_card(word) for word in text.split())

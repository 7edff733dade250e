"""The two decks, and where the shuffles of a game come from: a number, or a record that spells them out."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from whistdesk.cards.card import CARDS, Card, Rank, Suit, parse_cards
from whistdesk.cards.deal import shuffled
from whistdesk.rules.base import SetupError

KEY: Final = "oneonta-whist"
"""The game's name in records and in its numbered deals."""

HANDS: Final = 8
"""A game has at most eight hands (OW-03)."""

HAND_SIZE: Final = 7
"""Cards of the dummy, and of the player (OW-04)."""

TURN_UP: Final = 2 * HAND_SIZE
"""Where the turn-up lies in a shuffled deck: under the two hands (OW-04)."""

NEEDED: Final = TURN_UP + 1
"""Cards that a deal needs (OW-04)."""

MOST_PENALTIES: Final = 7
"""As many penalty cards can be paid in all; with one more the game is lost (OW-16)."""

MAIN_DECK: Final = tuple(
    card
    for card in CARDS
    if Rank.NINE <= card.rank <= Rank.KING or (card.rank is Rank.ACE and card.suit in {Suit.DIAMONDS, Suit.CLUBS})
)
"""The 22 cards of the main deck (OW-01) in the order in which numbered deals shuffle them."""

PREDICTION_DECK: Final = tuple(
    Card(Suit.HEARTS, rank)
    for rank in (Rank.EIGHT, Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN)
)
"""The card of each prediction, 0 to 7: the eight stands for 0, the ace for 1 (OW-02)."""


class Shuffles(Protocol):
    """The shuffles of one game, numbered from 1: the odd ones are deals, the even ones payments."""

    def order(self, shuffle: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """``cards`` in the order of this shuffle, top first; SetupError where a record spells out another pack."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """The shuffles of a numbered deal, each from the order of ``MAIN_DECK``."""

    number: int

    def order(self, shuffle: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The documented shuffle of ``cards/deal.py``."""
        return shuffled(cards, KEY, self.number, shuffle - 1)


@dataclass(frozen=True, slots=True)
class SpelledOut:
    """The shuffles that a record spells out, as JSON: checked when they are reached, spare ones never."""

    shuffles: Sequence[Any]

    def order(self, shuffle: int, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The spelled-out order; SetupError unless it is a permutation of ``cards``."""
        if shuffle > len(self.shuffles):
            raise SetupError(f"{_name(shuffle)} is missing")
        text = self.shuffles[shuffle - 1]
        if not isinstance(text, str):
            raise SetupError(f"{_name(shuffle)} is not a text of cards")
        try:
            order = parse_cards(text)
        except ValueError as error:
            raise SetupError(f"{_name(shuffle)}: {error}") from None
        _check(_name(shuffle), order, cards)
        return order


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Main-deck cards in the order of ``MAIN_DECK``."""
    return tuple(sorted(cards))


def _name(shuffle: int) -> str:
    what = "deal of" if shuffle % 2 else "payment after"
    return f"shuffle {shuffle} (the {what} hand {(shuffle + 1) // 2})"


def _check(name: str, order: Sequence[Card], cards: Sequence[Card]) -> None:
    if sorted(order) == sorted(cards):
        return
    given, wanted = Counter(order), Counter(cards)
    for card in given - wanted:
        raise SetupError(f"{name} holds {card}{' twice' if card in wanted else ', which is not in the deck now'}")
    for card in wanted - given:
        raise SetupError(f"{name} lacks {card}")

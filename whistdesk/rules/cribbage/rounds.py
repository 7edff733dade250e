"""One round of thirteen cards: three hands of four and their starter (CS-02 to CS-06)."""

from dataclasses import dataclass
from typing import Final

from whistdesk.cards.card import Card
from whistdesk.rules.cribbage.scoring import HAND_SIZE, Combination, Score, count, heels, score

HANDS: Final = (1, 2, 3)
DEALT: Final = (1, 2, 3, 1, 2, 3)
"""The hands of the six cards that are dealt without choice (CS-02)."""
PLACES: Final = HAND_SIZE * len(HANDS)
"""Cards that lie in the hands when they are full."""
ROUND_SIZE: Final = PLACES + 1
ROUNDS: Final = 4


@dataclass(frozen=True, slots=True)
class Round:
    """The cards of a round in the order in which they were turned.

    ``placed`` names the hand, 1 to 3, of each card that lies in one, in the same order. A card
    beyond them is the turned one, or the starter once all hands are full.
    """

    cards: tuple[Card, ...]
    placed: tuple[int, ...] = DEALT

    def hand(self, number: int) -> tuple[Card, ...]:
        """The cards of hand 1, 2 or 3 in the order in which they came."""
        return tuple(card for card, hand in zip(self.cards, self.placed, strict=False) if hand == number)

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The three hands."""
        return tuple(map(self.hand, HANDS))

    @property
    def open_hands(self) -> tuple[int, ...]:
        """The hands that can take the turned card (CS-03); none once all are full."""
        return tuple(hand for hand in HANDS if self.placed.count(hand) < HAND_SIZE)

    @property
    def card(self) -> Card | None:
        """The card that is turned and not yet placed."""
        return self.cards[-1] if len(self.placed) < min(len(self.cards), PLACES) else None

    @property
    def starter(self) -> Card | None:
        """The thirteenth card (CS-04), or None before it is turned."""
        return self.cards[-1] if len(self.cards) == ROUND_SIZE else None

    @property
    def heels(self) -> int:
        """Two for a jack as starter, once (CS-05)."""
        return heels(self.starter) if self.starter else 0

    @property
    def scores(self) -> tuple[Score, ...]:
        """The three hands' points; empty until the starter is turned."""
        return tuple(score(hand, self.starter) for hand in self.hands) if self.starter else ()

    @property
    def counts(self) -> tuple[tuple[Combination, ...], ...]:
        """What each of the three hands holds so far, with the starter once it is turned."""
        return tuple(count(hand, self.starter) for hand in self.hands)

    @property
    def total(self) -> int:
        """The points of the round, with heels; 0 until the starter is turned."""
        return self.heels + sum(score.total for score in self.scores)

    def with_placed(self, hand: int, turned: Card) -> "Round":
        """The round after its turned card went to ``hand`` and ``turned`` was turned next."""
        return Round((*self.cards, turned), (*self.placed, hand))

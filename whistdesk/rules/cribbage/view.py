"""What the player of Cribbage Solitaire may know."""

from dataclasses import dataclass

from whistdesk.cards.card import Card
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.rounds import ROUNDS, Round
from whistdesk.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class CribbageView:
    """All rounds so far, the last one being played or, when the game is over, complete.

    The cards of earlier rounds lie closed and are not looked through, but what was seen may be
    remembered (CS-07), so they are part of the view.
    """

    rounds: tuple[Round, ...]
    legal: tuple[PlaceCard, ...]

    @property
    def seat(self) -> Seat:
        """The only seat."""
        return Seat.PLAYER

    @property
    def round(self) -> int:
        """The number of the round that lies on the table, 1 to 4."""
        return len(self.rounds)

    @property
    def now(self) -> Round:
        """The round that lies on the table."""
        return self.rounds[-1]

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The three hands on the table."""
        return self.now.hands

    @property
    def card(self) -> Card | None:
        """The card to be placed."""
        return self.now.card

    @property
    def seen(self) -> tuple[Card, ...]:
        """All cards of earlier rounds, in the order in which they were turned (CS-07)."""
        return tuple(card for earlier in self.rounds[:-1] for card in earlier.cards)

    @property
    def total(self) -> int:
        """All points so far."""
        return sum(played.total for played in self.rounds)

    @property
    def over(self) -> bool:
        """Whether the last starter has been turned."""
        return self.round == ROUNDS and self.now.starter is not None

"""What the player of Oneonta Whist may know."""

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.deal import MAIN_DECK
from whistdesk.rules.oneonta.moves import OneontaMove
from whistdesk.rules.oneonta.trumps import Trumps, trumps_of
from whistdesk.rules.seats import Seat


class Status(StrEnum):
    """How a game stands; the value is its word in results (RECORD.md)."""

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"


class Trick(NamedTuple):
    """A complete trick: the dummy's lead, the player's reply, and whether the reply won."""

    lead: Card
    reply: Card
    won: bool


class PlayedHand(NamedTuple):
    """A hand that is over: ``penalty`` is its price in cards (OW-13)."""

    turn_up: Card
    prediction: int
    tricks: tuple[Trick, ...]
    penalty: int

    @property
    def won(self) -> int:
        """How many of the seven tricks the player won."""
        return tricks_won(self.tricks)

    @property
    def seen(self) -> tuple[Card, ...]:
        """The 15 cards that the player saw: own seven, the dummy's seven, the turn-up (OW-15)."""
        return (*(t.reply for t in self.tricks), *(t.lead for t in self.tricks), self.turn_up)


@dataclass(frozen=True, slots=True)
class OneontaView:
    """Oneonta Whist as its player may know it.

    ``hand`` are the cards still held, in the order of ``MAIN_DECK``. ``predictions`` are those
    left, without the chosen one; ``prediction`` is the chosen one, None while it is to be made.
    ``lead`` is the dummy's open lead or None, ``tricks`` the complete ones of this hand.
    ``penalties`` are paid so far in all, ``history`` the hands that are over. When the game is
    over the last hand stays in ``turn_up``, ``prediction`` and ``tricks``, and is in ``history`` too.
    """

    hand: tuple[Card, ...]
    turn_up: Card
    predictions: tuple[int, ...]
    prediction: int | None
    tricks: tuple[Trick, ...]
    lead: Card | None
    penalties: int
    history: tuple[PlayedHand, ...]
    status: Status
    legal: tuple[OneontaMove, ...]

    @property
    def seat(self) -> Seat:
        """The one player."""
        return Seat.PLAYER

    @property
    def over(self) -> bool:
        """Whether the game is won or lost."""
        return self.status is not Status.PLAYING

    @property
    def hand_number(self) -> int:
        """Which hand is played, from 1 (OW-03); the last one when the game is over."""
        return len(self.history) + (not self.over)

    @property
    def won(self) -> int:
        """Tricks won in this hand."""
        return tricks_won(self.tricks)

    @property
    def trumps(self) -> Trumps:
        """What is trump in this hand."""
        return trumps_of(self.turn_up)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """Main-deck cards that this hand has not shown: dummy, stock and penalty pile share them."""
        shown = {self.turn_up, self.lead, *self.hand, *(t.reply for t in self.tricks), *(t.lead for t in self.tricks)}
        return tuple(card for card in MAIN_DECK if card not in shown)

    @property
    def decided(self) -> bool:
        """Whether this hand's penalty can no longer change, judged from what the hand has shown.

        So it is when one card is left, and when all cards held win, or all lose, against
        every card that the dummy may still lead.
        """
        if self.prediction is None or not self.hand:
            return False
        if len(self.hand) == 1:
            return True
        leads = self.unseen if self.lead is None else (self.lead, *self.unseen)
        return len({self.trumps.beats(reply, lead) for reply in self.hand for lead in leads}) == 1


def tricks_won(tricks: tuple[Trick, ...]) -> int:
    """How many of ``tricks`` the player won."""
    return sum([trick.won for trick in tricks])


def penalties_in(history: tuple[PlayedHand, ...]) -> int:
    """The penalty cards of these hands (OW-13)."""
    return sum([hand.penalty for hand in history])

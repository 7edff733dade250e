"""What happens in Oneonta Whist besides cards that move."""

from dataclasses import dataclass

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.view import Trick
from whistdesk.rules.table import Closing, Happening


@dataclass(frozen=True, slots=True)
class Dealt(Happening):
    """A hand, counted from 1, lies ready; its turn-up sets trumps (OW-04)."""

    hand: int
    turn_up: Card


@dataclass(frozen=True, slots=True)
class Predicted(Happening):
    """The player has said how many tricks to win (OW-05)."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Led(Happening):
    """The dummy has led (OW-06)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TrickEnded(Happening):
    """A trick is complete, and won or lost (OW-11)."""

    trick: Trick


@dataclass(frozen=True, slots=True)
class HandScored(Closing):
    """Seven tricks are played: ``penalty`` cards are due, which makes ``total`` in the game (OW-13)."""

    hand: int
    prediction: int
    won: int
    penalty: int
    total: int


@dataclass(frozen=True, slots=True)
class Ended(Happening):
    """The game is won (OW-17) or lost (OW-16) with ``total`` penalty cards."""

    won: bool
    total: int

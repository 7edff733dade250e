"""What happens in Solo Whist besides cards that move; nothing here is hidden from anybody."""

from dataclasses import dataclass

from whistdesk.cards.card import Suit
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.view import Contract, Settlement, Trick
from whistdesk.rules.table import Closing, Happening


@dataclass(frozen=True, slots=True)
class HandBegan(Happening):
    """Hand ``index`` of the match, from 0, is about to be dealt by ``dealer``."""

    index: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class Called(Happening):
    """``seat`` passed, called or accepted."""

    seat: Seat
    call: Call


@dataclass(frozen=True, slots=True)
class ContractSettled(Happening):
    """The auction has closed with this contract; an abundance has not named its trump yet."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class TrumpNamed(Happening):
    """``seat``, who bid an abundance, named its trump suit (SW-07)."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class TrickWon(Happening):
    """A trick is complete; ``index`` counts from 0 and is the ``swept`` place it goes to."""

    index: int
    trick: Trick


@dataclass(frozen=True, slots=True)
class HandExposed(Happening):
    """The bidder of an open misère lays the hand open (SW-08)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Settled(Closing):
    """Hand ``index`` of the match is over, played or thrown in."""

    index: int
    settlement: Settlement


@dataclass(frozen=True, slots=True)
class MatchEnded(Happening):
    """All hands of the match are over; ``chips`` are the totals of S W N E."""

    chips: tuple[int, int, int, int]

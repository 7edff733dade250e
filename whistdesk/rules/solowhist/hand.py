"""One hand of a match, from the deal to its last card: auction, naming of trumps, play."""

from dataclasses import dataclass
from typing import Final

from whistdesk.cards.card import Card, Suit
from whistdesk.rules.base import Refusal
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.auction import Auction
from whistdesk.rules.solowhist.deal import Deal
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard, SoloMove
from whistdesk.rules.solowhist.play import card_refusal, decided, led_suit, seat_at, verdict
from whistdesk.rules.solowhist.settlement import chips_of
from whistdesk.rules.solowhist.view import Contract, Settlement, Trick
from whistdesk.rules.trick import following

SEAT_INDEX: Final = {seat: index for index, seat in enumerate(COMPASS)}

Held = tuple[frozenset[Card], frozenset[Card], frozenset[Card], frozenset[Card]]
"""The cards that S W N E still hold."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Hand ``index`` of a match. ``current`` is None unless a card is to be played."""

    index: int
    deal: Deal
    held: Held
    auction: Auction
    contract: Contract | None = None
    tricks: tuple[Trick, ...] = ()
    current: Trick | None = None

    @classmethod
    def dealt(cls, index: int, deal: Deal, house_rules: frozenset[str]) -> "Hand":
        """The hand before its first call."""
        south, west, north, east = (frozenset(deal.hand(seat)) for seat in COMPASS)
        return cls(index, deal, (south, west, north, east), Auction(deal.dealer, (), house_rules))

    @property
    def seat(self) -> Seat | None:
        """Whose move it is; None when the hand is over."""
        if self.current is not None:
            return seat_at(self.current.leader, len(self.current.cards))
        return self.contract.declarers[0] if self.contract and self.naming_trump else self.auction.seat

    @property
    def naming_trump(self) -> bool:
        """Whether the bidder of an abundance has to name the trump suit (SW-07)."""
        return self.contract is not None and self.contract.call is Call.ABUNDANCE and self.contract.trump is None

    @property
    def over(self) -> bool:
        """Whether the hand was thrown in or its play has ended (SW-12, SW-13, SW-16)."""
        return self.seat is None

    @property
    def made(self) -> bool | None:
        """Whether the contract was made; None while the hand goes on and when it was thrown in."""
        return verdict(self.contract, self.tricks) if self.contract else None

    @property
    def turned_visible(self) -> bool:
        """Whether the turned card lies open: until the first trick is complete (SW-02)."""
        return not self.tricks and self.deal.turned in self.cards_of(self.deal.dealer)

    @property
    def exposed(self) -> tuple[Seat, frozenset[Card]] | None:
        """The open hand of an open misère after the first trick, with its seat (SW-08)."""
        if self.contract is None or self.contract.call is not Call.OPEN_MISERE or not self.tricks:
            return None
        if self.over and len(self.tricks) == 1:
            return None
        return self.contract.declarers[0], self.cards_of(self.contract.declarers[0])

    @property
    def decided(self) -> bool:
        """Whether the result is certain while cards are still to be played (SW-16)."""
        if self.contract is None or self.current is None:
            return False
        return decided(self.contract, self.tricks, self.current, self.exposed[1] if self.exposed else None)

    def cards_of(self, seat: Seat) -> frozenset[Card]:
        """What ``seat`` still holds."""
        return self.held[SEAT_INDEX[seat]]

    def legal_moves(self) -> tuple[SoloMove, ...]:
        """All legal moves of the seat in turn."""
        if self.current is not None and self.seat is not None:
            return tuple(PlayCard(card) for card in following(self.cards_of(self.seat), led_suit(self.current)))
        if self.naming_trump:
            return tuple(NameTrump(suit) for suit in Suit)
        return self.auction.legal()

    def refusal(self, move: SoloMove) -> Refusal | None:
        """Why ``move`` is illegal here, or None if it is legal."""
        if self.current is not None:
            if isinstance(move, PlayCard) and self.seat is not None:
                return card_refusal(move.card, self.cards_of(self.seat), self.current, self.seat)
            return Refusal(None, "card-due", "a card is to be played")
        if self.naming_trump:
            return None if isinstance(move, NameTrump) else Refusal(None, "trump-due", "a trump suit is to be named")
        return self.auction.refusal(move) if isinstance(move, Call) else Refusal(None, "call-due", "a call is due")

    def settlement(self) -> Settlement:
        """What the finished hand was and what it pays (SW-17, SW-18)."""
        south, west, north, east = (sum(trick.winner is seat for trick in self.tricks) for seat in COMPASS)
        chips = (0, 0, 0, 0)
        if self.contract is not None and self.made is not None:
            chips = chips_of(self.contract, made=self.made, house_rules=self.auction.house_rules)
        won = (south, west, north, east)
        shown = (self.deal.turned, self.auction.calls, self.tricks)
        return Settlement(self.deal.dealer, self.contract, self.made, won, chips, *shown)

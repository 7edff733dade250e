"""One hand of a match, from the deal to its last card: auction, naming of trumps, play."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from whistdesk.cards.card import Card, Suit
from whistdesk.rules.base import Refusal
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.auction import Auction
from whistdesk.rules.solowhist.deal import Deal
from whistdesk.rules.solowhist.events import Called, ContractSettled, HandExposed, TrickWon, TrumpNamed
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard, SoloMove
from whistdesk.rules.solowhist.places import DECK, hand_of, played_by, swept
from whistdesk.rules.solowhist.play import card_refusal, decided, first_leader, led_suit, seat_at, verdict, with_card
from whistdesk.rules.solowhist.settlement import chips_of
from whistdesk.rules.solowhist.view import Contract, Settlement, Trick
from whistdesk.rules.table import EVERYBODY, NOBODY, Event, Lying, Moved, Tile
from whistdesk.rules.trick import following

SEAT_INDEX: Final = {seat: index for index, seat in enumerate(COMPASS)}

TURNED_TRUMP: Final = frozenset((Call.PROPOSE, Call.SOLO))
"""The contracts in which the turned suit is trump (SW-04, SW-05)."""

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

    def after(self, move: SoloMove) -> tuple["Hand", tuple[Event, ...]]:
        """The hand after a legal move, and what happened."""
        if isinstance(move, PlayCard):
            return self._with_card(move.card)
        return self._with_trump(move.suit) if isinstance(move, NameTrump) else self._with_call(move)

    def settlement(self) -> Settlement:
        """What the finished hand was and what it pays (SW-17, SW-18)."""
        south, west, north, east = (sum(trick.winner is seat for trick in self.tricks) for seat in COMPASS)
        chips = (0, 0, 0, 0)
        if self.contract is not None and self.made is not None:
            chips = chips_of(self.contract, self.made, self.auction.house_rules)
        won = (south, west, north, east)
        shown = (self.deal.turned, self.auction.calls, self.tricks)
        return Settlement(self.deal.dealer, self.contract, self.made, won, chips, *shown)

    def tile(self, card: Card) -> Tile:
        """The physical card of this hand's shuffle that bears ``card``."""
        return Tile(self.index + 1, self.deal.pack.index(card))

    def dealing(self) -> tuple[Moved, ...]:
        """The cards on their way from the deck to the four hands, in the order of the deal."""
        return tuple(
            Moved(Tile(self.index + 1, index), card, DECK, spot.place, NOBODY, spot.open_to)
            for index, card in enumerate(self.deal.pack)
            for spot in (self._at_hand(self.deal.receiver(index), card),)
        )

    def lying(self) -> dict[Tile, Lying]:
        """Where every card lies, with its face."""
        spots = {card: self._at_hand(seat, card) for seat in COMPASS for card in self.cards_of(seat)}
        for index, trick in enumerate(self.tricks):
            spots.update({card: Lying(swept(index), card, EVERYBODY) for card in trick.cards})
        if self.current is not None:
            for turn, card in enumerate(self.current.cards):
                spots[card] = Lying(played_by(seat_at(self.current.leader, turn)), card, EVERYBODY)
        return {Tile(self.index + 1, index): spots[card] for index, card in enumerate(self.deal.pack)}

    def _at_hand(self, seat: Seat, card: Card) -> Lying:
        turned = card == self.deal.turned and self.turned_visible
        laid_open = self.exposed is not None and self.exposed[0] is seat
        return Lying(hand_of(seat), card, EVERYBODY if turned or laid_open else frozenset((seat,)))

    def _with_call(self, call: Call) -> tuple["Hand", tuple[Event, ...]]:
        assert self.seat is not None
        auction = self.auction.after(call)
        called = Called(self.seat, call)
        contract = auction.contract
        if contract is None:
            return replace(self, auction=auction), (called,)
        if contract.call in TURNED_TRUMP:
            contract = contract._replace(trump=self.deal.turned.suit)
        settled = (called, ContractSettled(contract))
        hand = replace(self, auction=auction, contract=contract)
        return hand if hand.naming_trump else hand._opened(contract), settled

    def _with_trump(self, suit: Suit) -> tuple["Hand", tuple[Event, ...]]:
        assert self.contract is not None
        contract = self.contract._replace(trump=suit)
        return replace(self, contract=contract)._opened(contract), (TrumpNamed(contract.declarers[0], suit),)

    def _opened(self, contract: Contract) -> "Hand":
        return replace(self, current=Trick(first_leader(contract, self.deal.dealer), (), None))

    def _with_card(self, card: Card) -> tuple["Hand", tuple[Event, ...]]:
        assert self.contract is not None and self.current is not None and self.seat is not None
        seat = self.seat
        trick = with_card(self.current, card, self.contract.trump)
        rest = tuple(cards - {card} if COMPASS[i] is seat else cards for i, cards in enumerate(self.held))
        south, west, north, east = rest
        hand = replace(self, held=(south, west, north, east), current=trick)
        played = Moved(
            self.tile(card), card, hand_of(seat), played_by(seat), self._at_hand(seat, card).open_to, EVERYBODY
        )
        return hand._swept(played) if trick.winner is not None else (hand, (played,))

    def _swept(self, played: Moved) -> tuple["Hand", tuple[Event, ...]]:
        assert self.contract is not None and self.current is not None and self.current.winner is not None
        tricks = (*self.tricks, self.current)
        over = verdict(self.contract, tricks) is not None
        hand = replace(self, tricks=tricks, current=None if over else Trick(self.current.winner, (), None))
        won = TrickWon(len(self.tricks), self.current)
        return hand, (played, won, *self._sweeping(self.current), *self._turned_over(hand))

    def _sweeping(self, trick: Trick) -> Iterator[Moved]:
        target = swept(len(self.tricks))
        for turn, card in enumerate(trick.cards):
            origin = played_by(seat_at(trick.leader, turn))
            yield Moved(self.tile(card), card, origin, target, EVERYBODY, EVERYBODY)

    def _turned_over(self, after: "Hand") -> Iterator[Event]:
        """The turned card closes, and an open misère opens, with the first trick (SW-02, SW-08)."""
        if self.tricks:
            return
        if after.exposed is not None:
            yield HandExposed(after.exposed[0])
        for seat in COMPASS:
            for card in sorted(after.cards_of(seat)):
                was, now = self._at_hand(seat, card), after._at_hand(seat, card)
                if was != now:
                    yield Moved(self.tile(card), card, was.place, now.place, was.open_to, now.open_to)

"""What a careful player remembers of a hand: cards gone, suits shown void, who is with whom."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from whistdesk.cards.card import CARDS, Card, Rank, Suit
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.knowledge import all_tricks, cards_played, known_cards, voids_shown
from whistdesk.rules.solowhist.play import led_suit, seat_at, tricks_of
from whistdesk.rules.solowhist.settlement import MISERES
from whistdesk.rules.solowhist.view import Contract, SoloView
from whistdesk.rules.trick import winning


@dataclass(frozen=True, slots=True)
class Memory:
    """The play of a hand in one seat's eyes.

    ``unseen`` lists for each suit, from the top, the cards that are neither the seat's own nor
    played; ``located`` are those of them whose holder is known, ``hidden`` how many cards of each
    seat are not. ``voids`` are the suits that a seat has shown not to hold, ``later`` the seats
    that play to the open trick after this one, in order. ``denied`` are cards that a misère bidder
    will not hold: higher ones than the bidder played, and still below the trick's best.
    """

    view: SoloView
    contract: Contract
    own: Mapping[Suit, Sequence[Card]]
    unseen: Mapping[Suit, Sequence[Card]]
    located: Mapping[Card, Seat]
    hidden: Mapping[Seat, int]
    voids: Mapping[Seat, frozenset[Suit]]
    allies: frozenset[Seat]
    later: tuple[Seat, ...]
    denied: frozenset[Card]

    @property
    def seat(self) -> Seat:
        """Whose memory it is."""
        return self.view.seat

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None in misères and in an abundance declared."""
        return self.contract.trump

    @property
    def declaring(self) -> bool:
        """Whether the seat is a declarer."""
        return self.seat in self.contract.declarers

    @property
    def misere(self) -> bool:
        """Whether the declarer must avoid tricks."""
        return self.contract.call in MISERES

    @property
    def hunting(self) -> bool:
        """Whether the seat defends against a misère."""
        return self.misere and not self.declaring

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards of the open trick, in the order of play."""
        return self.view.current.cards if self.view.current else ()

    @property
    def led(self) -> Suit | None:
        """The suit led to the open trick; None when the seat leads."""
        return led_suit(self.view.current)

    @property
    def left(self) -> int:
        """How many tricks are still to be won, the open one included."""
        return len(self.view.hand)

    @property
    def won(self) -> int:
        """How many tricks the declarers have won."""
        return tricks_of(self.contract, self.view.tricks)

    @property
    def needed(self) -> int:
        """How many of the tricks left this side needs to make or to beat a contract of tricks."""
        missing = self.contract.target - self.won
        return missing if self.declaring else self.left - missing + 1

    def winner(self, *more: Card) -> tuple[Seat, Card]:
        """Who would win the open trick, and with what, if it ended with the cards ``more``."""
        cards = (*self.table, *more)
        turn = winning(cards, self.trump)
        leader = self.view.current.leader if self.view.current else self.seat
        return seat_at(leader, turn), cards[turn]

    def higher(self, card: Card) -> int:
        """How many unseen cards of its suit are higher: 0 for a master."""
        return sum(other.rank > card.rank for other in self.unseen[card.suit])

    def void(self, seat: Seat, suit: Suit) -> bool:
        """Whether ``seat`` is known to hold no card of ``suit``."""
        return suit in self.voids[seat] or not self.unseen[suit]


def remember(view: SoloView, contract: Contract) -> Memory:
    """What ``view`` tells a seat that has looked on from the first card."""
    gone = {card for cards in cards_played(view).values() for card in cards}
    known = known_cards(view)
    located = {card: seat for seat in COMPASS if seat is not view.seat for card in known[seat]}
    hidden = {seat: view.counts[i] - len(known[seat]) for i, seat in enumerate(COMPASS)}
    voids = {seat: frozenset(suits) for seat, suits in voids_shown(view).items()}
    # A hand that is wholly known is void in all suits that it does not show.
    for seat in COMPASS:
        if not hidden[seat]:
            voids[seat] |= frozenset(suit for suit in Suit if all(card.suit is not suit for card in known[seat]))
    unseen = by_suit(card for card in CARDS if card not in gone and card not in view.hand)
    declaring = view.seat in contract.declarers
    allies = frozenset(seat for seat in COMPASS if (seat in contract.declarers) == declaring)
    leader, turn = (view.current.leader, len(view.current.cards)) if view.current else (view.seat, 0)
    denied = _denied(view, contract) if contract.call in MISERES else frozenset[Card]()
    later = tuple(seat_at(leader, after) for after in range(turn + 1, len(COMPASS)))
    return Memory(view, contract, by_suit(view.hand), unseen, located, hidden, voids, allies, later, denied)


def _denied(view: SoloView, contract: Contract) -> frozenset[Card]:
    bidder, found = contract.declarers[0], set[Card]()
    for trick in all_tricks(view):
        turn = (COMPASS.index(bidder) - COMPASS.index(trick.leader)) % len(COMPASS)
        if 0 < turn < len(trick.cards) and trick.cards[turn].suit is trick.cards[0].suit:
            best = trick.cards[winning(trick.cards[:turn], None)]
            found |= {Card(best.suit, rank) for rank in Rank if trick.cards[turn].rank < rank < best.rank}
    return frozenset(found)


def by_suit(cards: Iterable[Card]) -> dict[Suit, list[Card]]:
    """``cards`` by suit, each from the top; every suit has its list."""
    suits: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
    for card in sorted(cards, reverse=True):
        suits[card.suit].append(card)
    return suits

"""What one seat of Solo Whist may know."""

from dataclasses import dataclass
from typing import NamedTuple

from whistdesk.cards.card import Card, Suit
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import Call, SoloMove


class Contract(NamedTuple):
    """What the auction has settled (SW-04 to SW-09).

    ``call`` is the winning call (PROPOSE for an accepted proposal), ``declarers`` one or two
    seats (proposer, acceptor), ``trump`` None for no trump and until an abundance has named it,
    ``target`` the tricks to be made: 8, 5, 0, 9, 0, 13.
    """

    call: Call
    declarers: tuple[Seat, ...]
    trump: Suit | None
    target: int


class Trick(NamedTuple):
    """A trick: who led, the cards in the order of play, and who won it (None while open)."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None


class Settlement(NamedTuple):
    """The end of one hand of a match: what was played and what it paid (SW-17 to SW-19).

    ``contract`` and ``made`` are None for a hand that was thrown in; ``tricks`` (how many each
    seat won) and ``chips`` are in the order S W N E. ``turned``, ``calls`` and ``played`` are
    what everybody saw of the hand.
    """

    dealer: Seat
    contract: Contract | None
    made: bool | None
    tricks: tuple[int, int, int, int]
    chips: tuple[int, int, int, int]
    turned: Card
    calls: tuple[tuple[Seat, Call], ...] = ()
    played: tuple[Trick, ...] = ()


@dataclass(frozen=True, slots=True)
class SoloView:
    """Solo Whist as ``seat`` may know it.

    ``hand`` is what the seat still holds. ``turned`` is the dealer's turned-up card, remembered
    to the end of the hand (SW-02); ``turned_visible`` says whether it still lies open. ``calls``
    is the auction so far, ``contract`` its outcome. ``tricks`` are the complete ones, ``current``
    the open one: without cards when its leader is to play, None in the auction, while a trump is
    to be named, and when the last hand is over. ``exposed`` is
    the bidder's open hand of an open misère after the first trick (SW-08), with its seat, or
    None. ``counts`` are the cards held by S W N E. ``settled`` are the finished hands of the
    match and ``chips`` their totals for S W N E. ``to_move`` is None when the match is over or
    its spelled-out deals are used up: the view then still shows the last hand, which is also the
    last of ``settled``. ``naming_trump`` is true while an abundance names its trump. ``decided``
    says that the result of the hand can no longer change (SW-16), judged from what everybody
    knows.
    """

    seat: Seat
    hand: frozenset[Card]
    dealer: Seat
    turned: Card
    turned_visible: bool
    calls: tuple[tuple[Seat, Call], ...]
    contract: Contract | None
    tricks: tuple[Trick, ...]
    current: Trick | None
    exposed: tuple[Seat, frozenset[Card]] | None
    counts: tuple[int, int, int, int]
    chips: tuple[int, int, int, int]
    settled: tuple[Settlement, ...]
    match: int | None
    house_rules: frozenset[str]
    to_move: Seat | None
    naming_trump: bool
    decided: bool
    legal: tuple[SoloMove, ...]

    @property
    def in_play(self) -> bool:
        """Whether the auction is over and trumps are named, so that only cards are left to play."""
        return self.current is not None

    def tricks_won(self, seat: Seat) -> int:
        """How many complete tricks of this hand ``seat`` has won."""
        return sum(trick.winner is seat for trick in self.tricks)

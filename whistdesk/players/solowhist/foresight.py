"""What contracts come to before the first card: played out in each of the deals that fit the calls.

The figures are of seats that see their own cards only, all of one simple way to play. How often real
players make a contract of such figures is another matter: ``calibration`` knows it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from whistdesk.cards.card import Suit
from whistdesk.players.search.bits import NO_TRUMP
from whistdesk.players.search.deal_kernel import DealKernel, SeenCall
from whistdesk.players.search.misere_playouts import MiserePlayouts
from whistdesk.players.search.trick_playouts import COMPILED, TrickPlayouts
from whistdesk.players.solowhist.inference import SAFETY, kernel, situation
from whistdesk.players.solowhist.worlds import Worlds, mask, sample_worlds
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.auction import ORDER, Auction
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.settlement import MISERES, TERMS
from whistdesk.rules.solowhist.view import SoloView

WORLDS: Final = 160 if COMPILED else 24
"""How many deals are played out."""


class Figures(NamedTuple):
    """A contract in the play-outs: its chance to be made, the declarers' mean tricks, and their weight in all.

    ``safety`` is that of the bidder's hand in a misère (``evaluation.safety``), on average where it is not known.
    """

    made: float
    tricks: float
    weight: float = 1.0
    safety: float = 0.0


@dataclass(frozen=True, slots=True)
class Foresight:
    """The deals that a seat has in mind, and what it can ask of them."""

    view: SoloView
    worlds: Worlds
    dealer: DealKernel

    @property
    def seat(self) -> Seat:
        """Whose deals they are."""
        return self.view.seat

    @property
    def auction(self) -> Auction:
        """The auction so far."""
        return Auction(self.view.dealer, self.view.calls, self.view.house_rules)

    def strengths(self) -> tuple[float, ...]:
        """The strengths of the seat's own hand."""
        return self._strengths(COMPASS.index(self.seat), mask(self.view.hand))

    def _strengths(self, place: int, hand: int) -> tuple[float, ...]:
        return self.dealer.strengths_of(hand, place, self.view.turned.suit, COMPASS.index(self.view.dealer.left))

    def alone(self, call: Call, bidder: Seat, trump: Suit | None) -> Figures:
        """A lone contract of ``bidder``."""
        figures = self._figures(call, [bidder], trump, self.worlds.weights)
        return figures._replace(safety=self._safety(COMPASS.index(bidder))) if call in MISERES else figures

    def _safety(self, place: int) -> float:
        return sum(
            weight * self._strengths(place, hands[place])[SAFETY]
            for hands, weight in zip(self.worlds.hands, self.worlds.weights, strict=True)
        )

    def partnership(self, proposer: Seat, acceptor: Seat, weights: Sequence[float]) -> Figures:
        """A proposal accepted by ``acceptor``, in deals of these weights."""
        return self._figures(Call.PROPOSE, [proposer, acceptor], self.view.turned.suit, weights)

    def accepting(self, after: Auction, weights: Sequence[float]) -> tuple[list[float], list[float], list[float]]:
        """The weights of the deals in which the seat in turn accepts, calls higher, or passes."""
        accepted = self._calling(after, Call.ACCEPT, weights)
        passed = self._calling(after, Call.PASS, weights)
        higher = [whole - one - other for whole, one, other in zip(weights, accepted, passed, strict=True)]
        return accepted, higher, passed

    def _calling(self, auction: Auction, call: Call, weights: Sequence[float]) -> list[float]:
        """The weights of the deals in which the seat in turn makes the call."""
        legal = auction.legal()
        if call not in legal:
            return [0.0] * len(weights)
        assert auction.seat is not None
        place = COMPASS.index(auction.seat)
        bits = sum(1 << ORDER.index(each) for each in legal)
        seen = SeenCall(place, ORDER.index(call), bits, situation(auction, auction.seat))
        chance = self.dealer.chance_of
        return [weight * chance(seen, hands[place]) for weight, hands in zip(weights, self.worlds.hands, strict=True)]

    def _figures(self, call: Call, declarers: Sequence[Seat], trump: Suit | None, weights: Sequence[float]) -> Figures:
        tricks = self._ducked(call, declarers[0]) if call in MISERES else self._played(call, declarers, trump)
        total = sum(weights) or 1.0
        made = sum(weight for weight, won in zip(weights, tricks, strict=True) if reached(call, won))
        mean = sum(weight * won for weight, won in zip(weights, tricks, strict=True))
        return Figures(made / total, mean / total, sum(weights))

    def _played(self, call: Call, declarers: Sequence[Seat], trump: Suit | None) -> Sequence[int]:
        leader = declarers[0] if call is Call.ABUNDANCE_DECLARED else self.view.dealer.left
        declaring = sum(1 << COMPASS.index(seat) for seat in declarers)
        playouts = TrickPlayouts()
        playouts.place(
            NO_TRUMP if trump is None else int(trump), COMPASS.index(leader), (), declaring, TERMS[call].target
        )
        return playouts.run(self.worlds.hands)

    def _ducked(self, call: Call, bidder: Seat) -> Sequence[int]:
        playouts = MiserePlayouts()
        leader = COMPASS.index(self.view.dealer.left)
        playouts.place(leader, (), COMPASS.index(bidder), exposed=call is Call.OPEN_MISERE)
        return playouts.run(self.worlds.hands)


def reached(call: Call, tricks: int) -> bool:
    """Whether so many tricks make the contract of ``call``."""
    return tricks == 0 if call in MISERES else tricks >= TERMS[call].target


def foresee(view: SoloView, rng: Random) -> Foresight:
    """What ``view`` lets its seat foresee."""
    dealer = kernel()
    dealer.witness(view.turned.suit, COMPASS.index(view.dealer.left), (), ())
    return Foresight(view, sample_worlds(view, rng, WORLDS), dealer)

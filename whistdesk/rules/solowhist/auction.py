"""The auction (SW-10 to SW-13): whose turn it is, what may be called, what it settles."""

from typing import Final, NamedTuple

from whistdesk.rules.base import Refusal
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.house import PASS_IS_FINAL, UNACCEPTED_PROPOSER_MAY_RAISE
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.settlement import TERMS
from whistdesk.rules.solowhist.view import Contract

ORDER: Final = tuple(Call)
"""Pass, proposal, acceptance, then the lone calls from low to high (SW-03)."""


class Auction(NamedTuple):
    """The calls of one hand so far, the player at the dealer's left first, then clockwise."""

    dealer: Seat
    calls: tuple[tuple[Seat, Call], ...] = ()
    house_rules: frozenset[str] = frozenset()

    @property
    def last(self) -> tuple[Seat, Call] | None:
        """The last call; a pass is none, an acceptance is one (SW-10)."""
        return next((entry for entry in reversed(self.calls) if entry[1] is not Call.PASS), None)

    @property
    def passes(self) -> int:
        """How many passes in a row have been made since the last call."""
        count = 0
        for _, call in reversed(self.calls):
            if call is not Call.PASS:
                break
            count += 1
        return count

    @property
    def closed(self) -> bool:
        """Whether nobody has a turn any more (SW-12, SW-13)."""
        if self.last is None:
            return self.passes == 4
        call = self.last[1]
        if call is Call.PROPOSE and UNACCEPTED_PROPOSER_MAY_RAISE in self.house_rules:
            return self.passes == 4
        return call is Call.ABUNDANCE_DECLARED or self.passes == 3

    @property
    def seat(self) -> Seat | None:
        """Whose turn it is; None when the auction is closed."""
        if self.closed:
            return None
        return COMPASS[(COMPASS.index(self.dealer) + 1 + len(self.calls)) % 4]

    @property
    def contract(self) -> Contract | None:
        """What a closed auction has settled; None for a hand that is thrown in.

        ``trump`` stays None here: the deal's turned card or the bidder sets it.
        """
        if self.last is None or not self.closed or self.last[1] is Call.PROPOSE:
            return None
        seat, call = self.last
        if call is Call.ACCEPT:
            proposer = next(caller for caller, made in self.calls if made is Call.PROPOSE)
            return Contract(Call.PROPOSE, (proposer, seat), None, TERMS[Call.PROPOSE].target)
        return Contract(call, (seat,), None, TERMS[call].target)

    def legal(self) -> tuple[Call, ...]:
        """What the seat in turn may call, from low to high; empty when the auction is closed."""
        return tuple(call for call in ORDER if self.seat is not None and self.refusal(call) is None)

    def refusal(self, call: Call) -> Refusal | None:
        """Why the seat in turn may not make ``call``, or None if it may."""
        seat = self.seat
        if seat is None:
            return Refusal(None, "auction-closed", "the auction is closed")
        if call is Call.PASS:
            return None
        return self._final_pass(seat, call) or self._out_of_order(seat, call)

    def after(self, call: Call) -> "Auction":
        """The auction with ``call`` made by the seat in turn."""
        assert self.seat is not None
        return self._replace(calls=(*self.calls, (self.seat, call)))

    def _final_pass(self, seat: Seat, call: Call) -> Refusal | None:
        if PASS_IS_FINAL not in self.house_rules or (seat, Call.PASS) not in self.calls:
            return None
        eldest = seat is self.dealer.left
        if call is Call.ACCEPT and eldest:
            return None
        facts = {"seat": seat, "may_accept": eldest and self._nothing_to_accept(seat) is None}
        return Refusal("SW-12", "pass-is-final", f"{_name(seat)} has passed and only passes again", facts)

    def _out_of_order(self, seat: Seat, call: Call) -> Refusal | None:
        if call is Call.ACCEPT:
            return self._nothing_to_accept(seat)
        if self.last is None:
            return None
        caller, last = self.last
        facts = {"seat": seat, "call": call, "caller": caller, "last": last}
        if call is Call.PROPOSE:
            return Refusal("SW-10", "late-proposal", f"{_name(seat)} cannot propose after a call", facts)
        if ORDER.index(call) > ORDER.index(last):
            return None
        return Refusal("SW-10", "not-higher", f"{_name(seat)} must call higher than {last}", facts)

    def _nothing_to_accept(self, seat: Seat) -> Refusal | None:
        facts = {"seat": seat}
        if self.last == (seat, Call.PROPOSE):
            return Refusal("SW-10", "own-proposal", f"{_name(seat)} cannot accept an own proposal", facts)
        if self.last is not None and self.last[1] is Call.PROPOSE:
            return None
        if self.last is not None and self.last[1] is Call.ACCEPT:
            return Refusal("SW-10", "already-accepted", "the proposal has been accepted already", facts)
        return Refusal("SW-10", "no-proposal", f"{_name(seat)} has no proposal to accept", facts)


def _name(seat: Seat) -> str:
    return seat.name.capitalize()

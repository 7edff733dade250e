"""A match of Solo Whist: hand after hand, dealt, played and settled."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from whistdesk.rules.base import IllegalMove, Move, Outcome, Refusal, Setup, Step
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.setup import LONGEST_MATCH
from whistdesk.rules.solowhist.course import after
from whistdesk.rules.solowhist.deal import KEY, Deal, numbered
from whistdesk.rules.solowhist.events import HandBegan, MatchEnded, Settled
from whistdesk.rules.solowhist.hand import SEAT_INDEX, Hand
from whistdesk.rules.solowhist.moves import SoloMove
from whistdesk.rules.solowhist.outcome import hand_outcome, match_outcome
from whistdesk.rules.solowhist.report import report
from whistdesk.rules.solowhist.tiles import dealing, gathering, lying
from whistdesk.rules.solowhist.view import Settlement, SoloView
from whistdesk.rules.table import Event, Table


@dataclass(frozen=True, slots=True)
class SoloState:
    """The hand being played, or the last one when nothing follows, and what the match has settled."""

    setup: Setup
    hand: Hand
    settled: tuple[Settlement, ...] = ()

    @property
    def seat(self) -> Seat | None:
        """Whose move it is; None when the match is over or its deals are used up."""
        return self.hand.seat

    @property
    def part(self) -> int:
        """The index of the hand, from 0."""
        return self.hand.index

    @property
    def finished(self) -> bool:
        """Whether all hands of the match have been played."""
        return len(self.settled) == self.setup.match

    @property
    def chips(self) -> tuple[int, int, int, int]:
        """What all settled hands paid S W N E."""
        return totals(self.settled)

    def legal_moves(self) -> tuple[SoloMove, ...]:
        """All legal moves of ``seat``; empty when it is None."""
        return self.hand.legal_moves() if self.seat is not None else ()

    def refusal(self, move: Move) -> Refusal | None:
        """Why ``move`` is illegal here, or None if it is legal."""
        if self.seat is None:
            ending = "the match is over" if self.finished else "no deal is left"
            return Refusal(None, "match-over" if self.finished else "deals-used-up", ending)
        return self.hand.refusal(cast(SoloMove, move))

    def apply(self, move: Move) -> Step:
        """The state after ``move``; a hand that ends is settled and the next one dealt at once."""
        if refusal := self.refusal(move):
            raise IllegalMove(refusal)
        assert self.seat is not None
        hand, events = after(self.hand, self.seat, cast(SoloMove, move))
        if not hand.over:
            return Step(replace(self, hand=hand), events)
        settlement = hand.settlement()
        state = SoloState(self.setup, hand, (*self.settled, settlement))
        state, further = _continued(state)
        return Step(state, (*events, Settled(hand.index, settlement), *further))

    def view_for(self, seat: Seat) -> SoloView:
        """What ``seat`` may know."""
        hand = self.hand
        south, west, north, east = map(len, hand.held)
        return SoloView(
            seat=seat,
            hand=hand.cards_of(seat),
            dealer=hand.deal.dealer,
            turned=hand.deal.turned,
            turned_visible=hand.turned_visible,
            calls=hand.auction.calls,
            contract=hand.contract,
            tricks=hand.tricks,
            current=hand.current,
            exposed=hand.exposed,
            counts=(south, west, north, east),
            chips=self.chips,
            settled=self.settled,
            match=self.setup.match,
            house_rules=self.setup.house_rules,
            to_move=self.seat,
            naming_trump=hand.naming_trump,
            decided=hand.decided,
            legal=self.legal_moves() if seat is self.seat else (),
        )

    def outcomes(self) -> tuple[Outcome, ...]:
        """Every settled hand, and the match once it is finished; scores are the person's chips."""
        hands = tuple(hand_outcome(index, hand) for index, hand in enumerate(self.settled))
        return (*hands, match_outcome(self.settled, self.chips)) if self.finished else hands

    def table(self) -> Table:
        """Where every card lies, with all faces."""
        return Table(lying(self.hand))

    def result(self) -> dict[str, Any]:
        """What a complete observer knows (RECORD.md)."""
        return {
            "game": KEY,
            "status": "finished" if self.finished else "playing",
            "to_move": self.seat,
            "legal": [str(move) for move in self.legal_moves()],
            "chips": dict(zip(COMPASS, self.chips, strict=True)),
            "deals": report(self.settled, None if self.hand.over else self.hand),
        }


def begin(setup: Setup) -> Step:
    """The first hand of a match, and its deal as events."""
    deal = deal_of(setup, 0)
    assert deal is not None
    hand = Hand.dealt(0, deal, setup.house_rules)
    return Step(SoloState(setup, hand), (HandBegan(0, deal.dealer), *dealing(hand)))


def _continued(state: SoloState) -> tuple[SoloState, tuple[Event, ...]]:
    """The next hand, dealt; the same state where none follows."""
    if state.finished:
        return state, (MatchEnded(state.chips),)
    deal = deal_of(state.setup, len(state.settled))
    if deal is None:
        return state, ()
    hand = Hand.dealt(len(state.settled), deal, state.setup.house_rules)
    events = (*gathering(state.hand, hand), HandBegan(hand.index, deal.dealer), *dealing(hand))
    return replace(state, hand=hand), events


def deal_of(setup: Setup, index: int) -> Deal | None:
    """The deal of hand ``index`` of a match; None where spelled-out deals, or all that a match may have, are gone."""
    if index >= LONGEST_MATCH:
        return None
    if setup.number is not None:
        return numbered(setup.number, index)
    deals: Sequence[Deal] = setup.spelled
    return deals[index] if index < len(deals) else None


def totals(settled: Sequence[Settlement]) -> tuple[int, int, int, int]:
    """The sums of the chips of S W N E."""
    south, west, north, east = (sum(hand.chips[index] for hand in settled) for index in SEAT_INDEX.values())
    return south, west, north, east

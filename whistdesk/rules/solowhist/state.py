"""A match of Solo Whist: hand after hand, dealt, played and settled."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from whistdesk.rules.base import IllegalMove, Move, Outcome, Refusal, Setup, Step
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.deal import Deal, numbered
from whistdesk.rules.solowhist.events import HandBegan, MatchEnded, Settled
from whistdesk.rules.solowhist.hand import SEAT_INDEX, Hand
from whistdesk.rules.solowhist.moves import SoloMove
from whistdesk.rules.solowhist.outcome import hand_outcome, match_outcome
from whistdesk.rules.solowhist.places import DECK
from whistdesk.rules.solowhist.report import report
from whistdesk.rules.solowhist.view import Settlement, SoloView
from whistdesk.rules.table import NOBODY, Event, Moved, Shuffled, Table, Tile


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
        hand, events = self.hand.after(cast(SoloMove, move))
        state = replace(self, hand=hand)
        if not hand.over:
            return Step(state, events)
        state, following = state._settle()
        return Step(state, (*events, *following))

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
        return Table(self.hand.lying())

    def result(self) -> dict[str, Any]:
        """What a complete observer knows (RECORD.md)."""
        return {
            "game": "solo-whist",
            "status": "finished" if self.finished else "playing",
            "to_move": self.seat,
            "legal": [str(move) for move in self.legal_moves()],
            "chips": dict(zip(COMPASS, self.chips, strict=True)),
            "deals": report(self.settled, None if self.hand.over else self.hand),
        }

    def _settle(self) -> tuple["SoloState", tuple[Event, ...]]:
        settlement = self.hand.settlement()
        state = replace(self, settled=(*self.settled, settlement))
        settled = Settled(self.hand.index, settlement)
        if state.finished:
            return state, (settled, MatchEnded(state.chips))
        deal = deal_of(self.setup, self.hand.index + 1)
        if deal is None:
            return state, (settled,)
        hand = Hand.dealt(self.hand.index + 1, deal, self.setup.house_rules)
        following = (*self._gathering(hand), HandBegan(hand.index, deal.dealer), *hand.dealing())
        return replace(state, hand=hand), (settled, *following)

    def _gathering(self, following: Hand) -> tuple[Event, ...]:
        """All cards go back to the deck, which is shuffled for the next hand."""
        lying = self.hand.lying()
        gathered = (Moved(tile, spot.card, spot.place, DECK, spot.open_to, NOBODY) for tile, spot in lying.items())
        before = tuple((tile, spot.card) for tile, spot in lying.items())
        after = tuple((Tile(following.index + 1, index), card) for index, card in enumerate(following.deal.pack))
        return (*gathered, Shuffled(DECK, before, after))


def begin(setup: Setup) -> Step:
    """The first hand of a match, and its deal as events."""
    deal = deal_of(setup, 0)
    assert deal is not None
    hand = Hand.dealt(0, deal, setup.house_rules)
    return Step(SoloState(setup, hand), (HandBegan(0, deal.dealer), *hand.dealing()))


def deal_of(setup: Setup, index: int) -> Deal | None:
    """The deal of hand ``index`` of a match; None where spelled-out deals are used up."""
    if setup.number is not None:
        return numbered(setup.number, index)
    deals: Sequence[Deal] = setup.spelled
    return deals[index] if index < len(deals) else None


def totals(settled: Sequence[Settlement]) -> tuple[int, int, int, int]:
    """The sums of the chips of S W N E."""
    south, west, north, east = (sum(hand.chips[index] for hand in settled) for index in SEAT_INDEX.values())
    return south, west, north, east

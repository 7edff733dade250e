"""The expert's calls: each is worth the chips that it is expected to bring, by play-outs of deals that fit.

A pass is not worth nothing: what stands is then played, or others call. A proposal is worth what
comes of those who may accept it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from whistdesk.cards.card import Suit
from whistdesk.players.base import Opinion, Reason
from whistdesk.players.solowhist.calibration import ODDS, STANDING, Odds, made_chance, pass_worth
from whistdesk.players.solowhist.evaluation import sure_tricks
from whistdesk.players.solowhist.foresight import Figures, Foresight, foresee
from whistdesk.players.solowhist.inference import PARTNERED
from whistdesk.players.solowhist.style import Style
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.auction import Auction
from whistdesk.rules.solowhist.moves import Call, NameTrump
from whistdesk.rules.solowhist.play import TRICKS
from whistdesk.rules.solowhist.settlement import TERMS, chips_of, stake
from whistdesk.rules.solowhist.view import Contract, SoloView

OVERCALLED: Final = -1.0
"""What a proposal brings its seats on average that another seat overcalls."""
SURE: Final = 0.97
"""The chance that thirteen sure tricks are made, the first lead being the bidder's own."""


class Prospect(NamedTuple):
    """A contract as a seat sees it: the chance that it is made, the figures behind it, its trump suit."""

    made: float
    figures: Figures
    trump: Suit | None = None


class Answers(NamedTuple):
    """What may come of a proposal: for each seat that may accept it, what then comes; the chance of a higher call."""

    accepted: Mapping[Seat, Prospect]
    overcalled: float


def expert_calls(view: SoloView, rng: Random, style: Style) -> Iterator[Opinion]:
    """An opinion on each legal call."""
    bidder = Bidder(foresee(view, rng), style)
    for call in view.legal:
        assert isinstance(call, Call)
        yield bidder.opinion(call)


def expert_trumps(view: SoloView, rng: Random) -> Iterator[Opinion]:
    """An opinion on each suit that may become trump in the seat's own abundance."""
    bidder = Bidder(foresee(view, rng), Style.EVEN)
    for move in view.legal:
        assert isinstance(move, NameTrump)
        prospect = bidder.alone(Call.ABUNDANCE, view.seat, move.suit)
        yield Opinion(move, bidder.chips(Call.ABUNDANCE, prospect.made), Reason("best-trump", bidder.facts(prospect)))


@dataclass(frozen=True, slots=True)
class Bidder:
    """What one seat makes of its deals."""

    foresight: Foresight
    style: Style

    @property
    def view(self) -> SoloView:
        """What the seat sees."""
        return self.foresight.view

    def opinion(self, call: Call) -> Opinion:
        """What a call is worth, and why."""
        if call is Call.PASS:
            return self._pass()
        if call is Call.PROPOSE:
            return self._propose()
        if call is Call.ACCEPT:
            return self._accept()
        return self._lone(call)

    def alone(self, call: Call, bidder: Seat, trump: Suit | None) -> Prospect:
        """A lone contract with a certain trump suit."""
        figures = self.foresight.alone(call, bidder, trump)
        own = bidder is self.view.seat and call is Call.ABUNDANCE_DECLARED and sure_tricks(self.view.hand) == TRICKS
        return Prospect(SURE if own else self._made(call, figures), figures, trump)

    def best_alone(self, call: Call, bidder: Seat) -> Prospect:
        """A lone contract with the trump suit that it has or that promises most."""
        if call is Call.ABUNDANCE:
            return max((self.alone(call, bidder, suit) for suit in Suit), key=lambda prospect: prospect.made)
        return self.alone(call, bidder, self.view.turned.suit if call is Call.SOLO else None)

    def chips(self, call: Call, made: float) -> float:
        """What a declarer of a contract that is made so often may expect."""
        return stake(call, self.view.house_rules) * (2 * made - 1)

    def facts(self, prospect: Prospect) -> dict[str, object]:
        """The numbers behind a contract."""
        figures = prospect.figures
        facts: dict[str, object] = {"made": prospect.made, "worlds": self._count}
        facts |= {"share": figures.made, "tricks": figures.tricks, "safety": figures.safety}
        return facts if prospect.trump is None else {**facts, "suit": prospect.trump}

    @property
    def _count(self) -> int:
        return len(self.foresight.worlds.hands)

    def _made(self, call: Call, figures: Figures) -> float:
        return made_chance(call, figures, self._count)

    def _called(self, call: Call, value: float, reason: Reason) -> Opinion:
        contract = Call.PROPOSE if call is Call.ACCEPT else call
        return Opinion(call, value - self.style.margin * stake(contract, self.view.house_rules), reason)

    def _lone(self, call: Call) -> Opinion:
        prospect = self.best_alone(call, self.view.seat)
        facts = self.facts(prospect)
        if call is Call.ABUNDANCE_DECLARED:
            facts["tricks"] = sure_tricks(self.view.hand)
        return self._called(call, self.chips(call, prospect.made), Reason(LONE_REASONS[call], facts))

    def _accept(self) -> Opinion:
        proposer, _ = self.foresight.auction.last or (None, None)
        assert proposer is not None
        figures = self.foresight.partnership(proposer, self.view.seat, self.foresight.worlds.weights)
        made = self._made(Call.ACCEPT, figures)
        return self._called(Call.ACCEPT, self.chips(Call.PROPOSE, made), self._partners(Prospect(made, figures)))

    def _propose(self) -> Opinion:
        answers = self._answers(self.view.seat, self.foresight.auction.after(Call.PROPOSE), ODDS)
        total = sum(prospect.figures.weight for prospect in answers.accepted.values())
        made, share, tricks = (
            sum(
                each * prospect.figures.weight for each, prospect in zip(column, answers.accepted.values(), strict=True)
            )
            for column in zip(*((each.made, *each.figures[:2]) for each in answers.accepted.values()), strict=True)
        )
        mean = Prospect(made / total, Figures(share / total, tricks / total, total))
        value = self._worth(self.view.seat, answers)
        return self._called(Call.PROPOSE, value, self._partners(mean))

    def _partners(self, prospect: Prospect) -> Reason:
        own = self.foresight.strengths()[PARTNERED]
        facts = {**self.facts(prospect), "own": own, "suit": self.view.turned.suit}
        return Reason("partner-tricks", {**facts, "accepted": prospect.figures.weight})

    def _pass(self) -> Opinion:
        auction = self.foresight.auction
        after = auction.after(Call.PASS)
        if auction.last is None:
            own = self.foresight.strengths()[PARTNERED]
            return Opinion(Call.PASS, 0.0 if after.closed else pass_worth(auction, own), Reason("too-weak"))
        caller, last = auction.last
        if last is not Call.PROPOSE:
            return self._stands(caller, last)
        if caller is self.view.seat:
            return Opinion(Call.PASS, 0.0, Reason("nobody-accepts", {"seat": caller}))
        value = self._worth(caller, self._answers(caller, after, STANDING))
        return Opinion(Call.PASS, value, Reason("too-weak-to-accept", {"seat": caller}))

    def _stands(self, caller: Seat, last: Call) -> Opinion:
        """A pass that lets a contract stand."""
        call, declarers = last, [caller]
        if last is Call.ACCEPT:
            declarers = [next(seat for seat, call in self.view.calls if call is Call.PROPOSE), caller]
            call = Call.PROPOSE
            figures = self.foresight.partnership(declarers[0], caller, self.foresight.worlds.weights)
        else:
            figures = self.best_alone(last, caller).figures
        made = made_chance(call, figures, self._count, STANDING)
        own = self.view.seat in declarers
        facts = {**self.facts(Prospect(made, figures)), "seat": caller, "call": call}
        value = self._share(call, declarers, made)
        return Opinion(Call.PASS, value, Reason("contract-stands" if own else "defend", facts))

    def _share(self, call: Call, declarers: Sequence[Seat], made: float) -> float:
        """What the seat may expect of a contract that is made so often."""
        contract = Contract(call, tuple(declarers), None, TERMS[call].target)
        chips = chips_of(contract, made=True, house_rules=self.view.house_rules)
        return chips[COMPASS.index(self.view.seat)] * (2 * made - 1)

    def _answers(self, proposer: Seat, after: Auction, odds: Mapping[Call, Odds]) -> Answers:
        """What may come of a proposal, from the next seat in turn on."""
        weights, accepted, higher = list(self.foresight.worlds.weights), dict[Seat, Prospect](), 0.0
        while (seat := after.seat) is not None and seat is not proposer:
            accepting, calling, weights = self.foresight.accepting(after, weights)
            figures = self.foresight.partnership(proposer, seat, accepting)
            accepted[seat] = Prospect(made_chance(Call.PROPOSE, figures, self._count, odds), figures)
            higher += sum(calling)
            after = after.after(Call.PASS)
        return Answers(accepted, higher)

    def _worth(self, proposer: Seat, answers: Answers) -> float:
        value = answers.overcalled * OVERCALLED
        for seat, prospect in answers.accepted.items():
            value += prospect.figures.weight * self._share(Call.PROPOSE, (proposer, seat), prospect.made)
        return value


LONE_REASONS: Final[Mapping[Call, str]] = {
    Call.SOLO: "likely-tricks",
    Call.MISERE: "low-cards",
    Call.ABUNDANCE: "likely-tricks",
    Call.OPEN_MISERE: "low-cards",
    Call.ABUNDANCE_DECLARED: "sure-tricks",
}

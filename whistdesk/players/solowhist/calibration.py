"""How often experts make a contract of certain figures, and what a pass has been worth to them.

The numbers were fitted by tests/benchmarks/solowhist_calibration.py to hands that experts played, and rounded. Those of
misères and abundances are of 356 that experts bid in 8,000 deals. Of open misères there were few: theirs are rough.
"""

from collections.abc import Mapping
from math import exp, log
from typing import Final, NamedTuple

from whistdesk.players.solowhist.foresight import Figures
from whistdesk.rules.solowhist.auction import Auction
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.settlement import MISERES, TERMS, stake

SMOOTHING: Final = 4.0
"""As if so many more deals had been played out, half of them made."""


class Odds(NamedTuple):
    """The log odds of a contract: any, for each unit of the play-outs' log odds, and for each unit of more evidence.

    That is a trick too many or, in a misère, the safety of the hand.
    """

    base: float
    chance: float
    more: float


ODDS: Final[Mapping[Call, Odds]] = {
    Call.PROPOSE: Odds(-0.1, 0.95, 0.0),
    Call.ACCEPT: Odds(0.75, 0.9, 0.1),
    Call.SOLO: Odds(-2.15, 1.2, 0.0),
    Call.MISERE: Odds(-1.2, 0.95, 0.0),
    Call.ABUNDANCE: Odds(-0.8, 1.05, 0.0),
    Call.OPEN_MISERE: Odds(-2.0, 1.25, 0.0),
    Call.ABUNDANCE_DECLARED: Odds(-1.0, 1.0, 0.0),
}
"""By the call that its seat makes: a proposal and its acceptance are judged by different hands."""

STANDING: Final[Mapping[Call, Odds]] = {
    Call.PROPOSE: Odds(0.0, 0.85, 0.0),
    Call.SOLO: Odds(0.2, 0.7, 0.0),
    Call.MISERE: Odds(-0.8, 0.5, 0.0),
    Call.ABUNDANCE: Odds(0.6, 0.4, 0.0),
    Call.OPEN_MISERE: Odds(0.4, 0.3, 0.0),
}
"""By contract, in the eyes of a seat that does not hold its bidder's cards and would let it stand."""


def evidence(call: Call, figures: Figures, worlds: int) -> tuple[float, float]:
    """What the odds of a contract hang on: the play-outs' log odds, and more evidence (``Odds``)."""
    made = (figures.made * worlds + SMOOTHING / 2) / (worlds + SMOOTHING)
    contract = Call.PROPOSE if call is Call.ACCEPT else call
    more = figures.safety if contract in MISERES else figures.tricks - TERMS[contract].target
    return log(made / (1 - made)), more


def made_chance(call: Call, figures: Figures, worlds: int, odds: Mapping[Call, Odds] = ODDS) -> float:
    """How often experts make a contract that has these figures in so many deals."""
    chance, more = evidence(call, figures, worlds)
    base, slope, rise = odds[call]
    return 1 / (1 + exp(-base - slope * chance - rise * more))


PASSED: Final = ((-0.77, 0.17), (-0.63, 0.18), (-0.47, 0.13))
"""What a pass while nobody has called is taken to bring the first, second and third seat: any, and for each trick.

Both are in stakes of a proposal, which is what mostly follows; the tricks are what the hand promises to a partnership.
Passes of experts at their own tables brought up to a third of a stake less. With that little, hands of two tricks
propose, and of the contracts fewer than two in three are made; so, hardly a deal is thrown in either.
"""


def pass_worth(auction: Auction, tricks: float) -> float:
    """The chips of a pass while nobody has called, with a hand that promises so many tricks to a partnership."""
    base, slope = PASSED[len(auction.calls)]
    return stake(Call.PROPOSE, auction.house_rules) * (base + slope * tricks)

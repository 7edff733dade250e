"""The auction: what a hand can make, and what each call is worth.

A call is worth its expected chips, were it to win the auction, less some caution; a pass is worth
what the call that stands now is expected to bring the seat.
"""

from collections.abc import Callable, Iterator, Mapping
from math import exp
from typing import Final

from whistdesk.cards.card import Suit
from whistdesk.players.base import Opinion, Reason
from whistdesk.players.solowhist.evaluation import (
    ABUNDANCE_TRICKS,
    PARTNER_TRICKS,
    SOLO_TRICKS,
    Promise,
    features,
    promised,
    safety,
    sure_tricks,
)
from whistdesk.players.solowhist.standing import USUALLY_MADE, normal
from whistdesk.players.solowhist.style import Style
from whistdesk.rules.solowhist.auction import Auction
from whistdesk.rules.solowhist.moves import Call, NameTrump
from whistdesk.rules.solowhist.play import TRICKS
from whistdesk.rules.solowhist.settlement import TERMS, stake
from whistdesk.rules.solowhist.view import SoloView

CAUTION: Final[Mapping[Call, float]] = {
    Call.PROPOSE: 0.2,
    Call.SOLO: 0.2,
    Call.MISERE: 0.4,
    Call.ABUNDANCE: 0.2,
    Call.OPEN_MISERE: 0.45,
    Call.ABUNDANCE_DECLARED: 0.4,
}
"""The share of the stake that a call must promise before it is better than nothing."""
ACCEPTORS_SHARE: Final = 4.5
"""The tricks that an accepting hand promises on average (tests/benchmarks/solowhist_shares.py: 4.52)."""
PROPOSERS_SHARE: Final = 4.2
"""The tricks that a proposing hand promises on average (the same: 4.28)."""
ACCEPTED: Final = 0.6
"""How often a proposer counts on an acceptance: less often than it is seen (the same: 69 %), to be careful."""
MISERE_SAFETY: Final = (3.70, 6.57)
"""The log odds of a misère for a wholly safe hand, and for each unit of safety."""
OPEN_MISERE_SAFETY: Final = (2.10, 4.31)
"""The same for an open misère."""
SURE: Final = 0.97
"""The chance that thirteen sure tricks are made, the first lead being the bidder's own."""
SELDOM: Final = 0.03
"""The chance of an abundance declared with fewer sure tricks."""


def call_opinions(view: SoloView, style: Style) -> Iterator[Opinion]:
    """An opinion on each legal call."""
    for call in view.legal:
        assert isinstance(call, Call)
        yield pass_opinion(view) if call is Call.PASS else _call_opinion(view, call, style)


def trump_opinions(view: SoloView) -> Iterator[Opinion]:
    """An opinion on each suit that may become trump in the seat's own abundance."""
    for move in view.legal:
        assert isinstance(move, NameTrump)
        made, facts = _abundance(view, move.suit)
        yield Opinion(move, worth(view, Call.ABUNDANCE, made), Reason("best-trump", {**facts, "made": made}))


def _call_opinion(view: SoloView, call: Call, style: Style) -> Opinion:
    key, judge = JUDGES[call]
    made, facts = judge(view)
    contract = Call.PROPOSE if call is Call.ACCEPT else call
    caution = CAUTION[contract] + style.margin
    value = worth(view, contract, made) - caution * stake(contract, view.house_rules)
    if call is Call.PROPOSE:
        value *= ACCEPTED
    return Opinion(call, value, Reason(key, {**facts, "made": made}))


def pass_opinion(view: SoloView) -> Opinion:
    """A pass leaves the call that stands: the own side's, another's, or none."""
    auction = Auction(view.dealer, view.calls, view.house_rules)
    if auction.last is None:
        return Opinion(Call.PASS, 0.0, Reason("too-weak"))
    caller, last = auction.last
    if last is Call.PROPOSE:
        key = "nobody-accepts" if caller is view.seat else "too-weak-to-accept"
        return Opinion(Call.PASS, 0.0, Reason(key, {"seat": caller}))
    bid = Call.PROPOSE if last is Call.ACCEPT else last
    won = worth(view, bid, USUALLY_MADE[bid])
    if last is Call.ACCEPT and (view.seat, Call.PROPOSE) in view.calls:
        return Opinion(Call.PASS, won, Reason("contract-stands", {"call": bid}))
    lost = won if bid is Call.PROPOSE else won / 3
    return Opinion(Call.PASS, -lost, Reason("defend", {"seat": caller, "call": bid}))


def worth(view: SoloView, contract: Call, made: float) -> float:
    """The expected chips of a declarer of a contract that is made with this chance."""
    return stake(contract, view.house_rules) * (2 * made - 1)


Judged = tuple[float, Mapping[str, object]]
"""The chance to make a contract, and the facts behind it."""


def _partners(view: SoloView, others: float) -> Judged:
    trump = view.turned.suit
    own = promised(PARTNER_TRICKS, features(view.hand, trump, leads=_leads(view)))
    tricks = own + others
    return _made(Call.PROPOSE, tricks, PARTNER_TRICKS), {"tricks": tricks, "own": own, "suit": trump}


def _propose(view: SoloView) -> Judged:
    return _partners(view, ACCEPTORS_SHARE)


def _accept(view: SoloView) -> Judged:
    return _partners(view, PROPOSERS_SHARE)


def _solo(view: SoloView) -> Judged:
    trump = view.turned.suit
    tricks = promised(SOLO_TRICKS, features(view.hand, trump, leads=_leads(view)))
    return _made(Call.SOLO, tricks, SOLO_TRICKS), {"tricks": tricks, "suit": trump}


def _abundance(view: SoloView, trump: Suit) -> Judged:
    tricks = promised(ABUNDANCE_TRICKS, features(view.hand, trump, leads=_leads(view)))
    return _made(Call.ABUNDANCE, tricks, ABUNDANCE_TRICKS), {"tricks": tricks, "suit": trump}


def _best_abundance(view: SoloView) -> Judged:
    return max((_abundance(view, suit) for suit in Suit), key=lambda judged: judged[0])


def _misere(view: SoloView) -> Judged:
    return _safe(view, MISERE_SAFETY)


def _open_misere(view: SoloView) -> Judged:
    return _safe(view, OPEN_MISERE_SAFETY)


def _safe(view: SoloView, odds: tuple[float, float]) -> Judged:
    safe = safety(view.hand)
    base, slope = odds
    return 1 / (1 + exp(-base - slope * safe)), {"safety": safe}


def _declared(view: SoloView) -> Judged:
    tricks = sure_tricks(view.hand)
    return (SURE if tricks == TRICKS else SELDOM), {"tricks": tricks}


def _made(call: Call, tricks: float, promise: Promise) -> float:
    return normal((tricks + 0.5 - TERMS[call].target) / promise.spread)


def _leads(view: SoloView) -> bool:
    return view.seat is view.dealer.left


JUDGES: Final[Mapping[Call, tuple[str, Callable[[SoloView], Judged]]]] = {
    Call.PROPOSE: ("partner-tricks", _propose),
    Call.ACCEPT: ("partner-tricks", _accept),
    Call.SOLO: ("likely-tricks", _solo),
    Call.MISERE: ("low-cards", _misere),
    Call.ABUNDANCE: ("likely-tricks", _best_abundance),
    Call.OPEN_MISERE: ("low-cards", _open_misere),
    Call.ABUNDANCE_DECLARED: ("sure-tricks", _declared),
}
"""For each call the key of its reason and who judges its chance."""

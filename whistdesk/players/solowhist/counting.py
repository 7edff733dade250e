"""A beginner's auction: tricks are counted by high cards and length, and a call wants some to spare."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from whistdesk.cards.card import Card, Rank, Suit
from whistdesk.players.base import Opinion, Reason
from whistdesk.players.solowhist.bidding import Judged, pass_opinion, worth
from whistdesk.players.solowhist.evaluation import sure_tricks
from whistdesk.players.solowhist.memory import by_suit
from whistdesk.players.solowhist.standing import normal
from whistdesk.players.solowhist.style import Style
from whistdesk.rules.solowhist.moves import Call, NameTrump
from whistdesk.rules.solowhist.play import TRICKS
from whistdesk.rules.solowhist.settlement import TERMS, stake
from whistdesk.rules.solowhist.view import SoloView

TIMIDITY: Final = 0.3
"""The share of the stake that a call must promise: 65 of 100 such contracts must be made."""
PARTNERS_TRICKS: Final = 5.2
"""What a beginner expects of a partner, whose length counts too little just as the own does."""
DOUBT: Final = 1.2
"""The standard deviation of the tricks around such a count."""
HONOURS: Final = {Rank.ACE: (1, 1.0), Rank.KING: (2, 0.7), Rank.QUEEN: (3, 0.4)}
"""For each high card the length that its suit needs, and the tricks that it then counts."""
LONG: Final = 4
"""Trumps beyond so many count a trick each; a better player counts the fourth too."""
LOW: Final = (4, 6, 9)
"""In a misère the lowest card of each suit must be no higher than the first of these, the next no higher than ..."""
SAFE: Final = 0.75
"""The chance of a misère with such a hand."""
UNLIKELY: Final = 0.05
"""The chance of a contract that the hand does not look like at all."""
SURE: Final = 0.97
"""The chance of thirteen tricks that can be counted from the top."""


def counted_calls(view: SoloView, style: Style) -> Iterator[Opinion]:
    """An opinion on each legal call."""
    for call in view.legal:
        assert isinstance(call, Call)
        yield pass_opinion(view) if call is Call.PASS else _call_opinion(view, call, style)


def counted_trumps(view: SoloView) -> Iterator[Opinion]:
    """An opinion on each suit that may become trump in the seat's own abundance."""
    for move in view.legal:
        assert isinstance(move, NameTrump)
        made, facts = _tricks(view, Call.ABUNDANCE, move.suit)
        yield Opinion(move, worth(view, Call.ABUNDANCE, made), Reason("best-trump", {**facts, "made": made}))


def trick_count(hand: Mapping[Suit, Sequence[Card]], trump: Suit) -> float:
    """The tricks of a hand by suits: high cards with enough others, and trumps beyond the fourth."""
    return sum(map(_honours, hand.values())) + max(0, len(hand[trump]) - LONG)


def _honours(cards: Sequence[Card]) -> float:
    counted = (HONOURS[card.rank] for card in cards if card.rank in HONOURS)
    return sum(tricks for length, tricks in counted if len(cards) >= length)


def _call_opinion(view: SoloView, call: Call, style: Style) -> Opinion:
    key, judge = JUDGES[call]
    made, facts = judge(view, call)
    contract = Call.PROPOSE if call is Call.ACCEPT else call
    value = worth(view, contract, made) - (TIMIDITY + style.margin) * stake(contract, view.house_rules)
    return Opinion(call, value, Reason(key, {**facts, "made": made}))


def _tricks(view: SoloView, call: Call, trump: Suit) -> Judged:
    tricks = trick_count(by_suit(view.hand), trump)
    return _made(call, tricks), {"tricks": tricks, "suit": trump}


def _partners(view: SoloView, call: Call) -> Judged:
    del call
    own = trick_count(by_suit(view.hand), view.turned.suit)
    tricks = own + PARTNERS_TRICKS
    return _made(Call.PROPOSE, tricks), {"tricks": tricks, "own": own, "suit": view.turned.suit}


def _solo(view: SoloView, call: Call) -> Judged:
    return _tricks(view, call, view.turned.suit)


def _abundance(view: SoloView, call: Call) -> Judged:
    return max((_tricks(view, call, suit) for suit in Suit), key=lambda judged: judged[0])


def _misere(view: SoloView, call: Call) -> Judged:
    safe = all(map(_stays_low, by_suit(view.hand).values()))
    return (SAFE if safe and call is Call.MISERE else UNLIKELY), {}


def _stays_low(cards: Sequence[Card]) -> bool:
    return all(card.rank <= limit for card, limit in zip(reversed(cards), LOW, strict=False))


def _declared(view: SoloView, call: Call) -> Judged:
    del call
    tricks = sure_tricks(view.hand)
    return (SURE if tricks == TRICKS else UNLIKELY), {"tricks": tricks}


def _made(call: Call, tricks: float) -> float:
    return normal((tricks + 0.5 - TERMS[call].target) / DOUBT)


JUDGES: Final[Mapping[Call, tuple[str, Callable[[SoloView, Call], Judged]]]] = {
    Call.PROPOSE: ("partner-tricks", _partners),
    Call.ACCEPT: ("partner-tricks", _partners),
    Call.SOLO: ("likely-tricks", _solo),
    Call.MISERE: ("low-cards", _misere),
    Call.ABUNDANCE: ("likely-tricks", _abundance),
    Call.OPEN_MISERE: ("low-cards", _misere),
    Call.ABUNDANCE_DECLARED: ("sure-tricks", _declared),
}
"""For each call the key of its reason and who judges its chance."""

"""Leading against a contract that counts tricks."""

from typing import Final

from whistdesk.cards.card import Card, Suit
from whistdesk.players.base import Reason
from whistdesk.players.solowhist.declaring import danger_of_ruff
from whistdesk.players.solowhist.memory import Memory
from whistdesk.players.solowhist.odds import Odds
from whistdesk.players.solowhist.worth import worth

FELLOW: Final = 0.7
"""How much of a trick is gained when a fellow defender takes it with a good card that is led to."""
RETURN: Final = 0.15
"""Leading a suit back that a fellow defender led."""
SHORT: Final = 0.12
"""Leading a bare side card while holding a trump to ruff with."""
TRUMP_LEAD: Final = -0.3
"""Leading the declarer's trumps for them."""
FREE_FINESSE: Final = -0.2
"""Leading away from a king, queen or ace up to a declarer who plays last."""
SEQUENCE: Final = 0.12
"""Leading the upper one of two touching court cards."""
CASH: Final = 0.2
"""Leading a master that is unlikely to be ruffed."""
FORCE: Final = -0.15
"""Leading a suit of which a declarer, void, will ruff."""


def defender_lead_score(odds: Odds, card: Card) -> float:
    """How good it is for a defender to lead ``card``, in tricks."""
    return odds.gain(card, FELLOW) - worth(odds.memory, card) + sum(_plans(odds, card).values())


def defender_lead_reason(odds: Odds, card: Card) -> Reason:
    """What decides for leading ``card``: the plan that speaks most for it."""
    if card.suit is odds.memory.trump:
        return Reason("lead-trump", {"card": card, "suit": card.suit})
    plans = {key: bonus for key, bonus in _plans(odds, card).items() if bonus > 0}
    key = max(plans, key=lambda name: plans[name]) if plans else "lead-low"
    return Reason(key, {"card": card, "suit": card.suit})


def _plans(odds: Odds, card: Card) -> dict[str, float]:
    memory, suit = odds.memory, card.suit
    if suit is memory.trump:
        return {"lead-trump": TRUMP_LEAD}
    return {
        "return-suit": RETURN if suit in _suits_of_fellows(memory) else 0.0,
        "lead-short": SHORT if _may_ruff_next(memory, suit) else 0.0,
        "free-finesse": FREE_FINESSE if _gives_finesse(memory, card) else 0.0,
        "lead-sequence": SEQUENCE if _tops_sequence(memory, card) else 0.0,
        "cash": CASH * (1 - danger_of_ruff(odds, card)) if memory.higher(card) == 0 else 0.0,
        "force": FORCE if any(suit in memory.voids[seat] for seat in memory.contract.declarers) else 0.0,
    }


def _suits_of_fellows(memory: Memory) -> set[Suit]:
    fellows = memory.allies - {memory.seat}
    return {trick.cards[0].suit for trick in memory.view.tricks if trick.leader in fellows}


def _may_ruff_next(memory: Memory, suit: Suit) -> bool:
    trump = memory.trump
    return trump is not None and len(memory.own[suit]) == 1 and bool(memory.own[trump])


def _gives_finesse(memory: Memory, card: Card) -> bool:
    top = memory.own[card.suit][0]
    return card != top and memory.higher(top) <= 2 and memory.later[-1] in memory.contract.declarers


def _tops_sequence(memory: Memory, card: Card) -> bool:
    suit = memory.own[card.suit]
    return len(suit) > 1 and card == suit[0] and memory.higher(suit[1]) == memory.higher(card) <= 2

"""Leading as a bidder, or as one of the partners of a proposal."""

from typing import Final

from whistdesk.cards.card import Card
from whistdesk.players.base import Reason
from whistdesk.players.solowhist.memory import Memory
from whistdesk.players.solowhist.odds import Odds
from whistdesk.players.solowhist.worth import worth

PARTNER: Final = 0.3
"""How much of a trick is gained when the partner takes it with a good card that is led to."""
DRAW: Final = 0.6
"""Leading a master trump while the other side may hold trumps."""
DRIVE: Final = 0.35
"""Leading trumps to drive out the higher ones."""
LONG_TRUMPS: Final = 4
"""From this length on trumps are driven out; a partner leads them with one less."""
CASH: Final = 0.25
"""Leading a side suit's master while trumps are out, if it is not ruffed."""
CASH_SAFE: Final = 0.5
"""The same once no trumps are out."""
ESTABLISH: Final = 0.06
"""For each card beyond the third of a side suit that is led to be established."""
FOR_RUFF: Final = 0.1
"""Leading a bare side card to ruff the suit later."""
SPEND: Final = 0.25
"""Leading a trump when no others are out: better kept to the end."""


def declarer_lead_score(odds: Odds, card: Card) -> float:
    """How good it is for a declarer to lead ``card``, in tricks."""
    return odds.gain(card, PARTNER) - worth(odds.memory, card) + _plan(odds, card)


def _plan(odds: Odds, card: Card) -> float:
    memory = odds.memory
    if card.suit is memory.trump:
        return _trump_lead(memory, card)
    out = trumps_out(memory)
    if memory.higher(card) == 0:
        return (CASH if out else CASH_SAFE) * (1 - danger_of_ruff(odds, card))
    length = len(memory.own[card.suit])
    if length == 1 and memory.trump is not None and memory.own[memory.trump]:
        return FOR_RUFF
    return ESTABLISH * max(0, length - 3) * (1.0 if not out else 0.5)


def _trump_lead(memory: Memory, card: Card) -> float:
    out, own = trumps_out(memory), len(memory.own[card.suit])
    if not out:
        return -SPEND
    if memory.higher(card) == 0:
        return DRAW
    partnered = len(memory.contract.declarers) > 1
    if out <= memory.higher(card) or own < LONG_TRUMPS - partnered:
        return 0.0
    return DRIVE


def trumps_out(memory: Memory) -> int:
    """How many trumps the other side may hold."""
    trump = memory.trump
    if trump is None:
        return 0
    others = [seat for seat in memory.hidden if seat not in memory.allies]
    return 0 if all(memory.void(seat, trump) for seat in others) else len(memory.unseen[trump])


def danger_of_ruff(odds: Odds, card: Card) -> float:
    """The chance that the other side ruffs ``card`` when it is led."""
    safe = 1.0
    for seat in odds.memory.later:
        if seat not in odds.memory.allies:
            safe *= 1 - odds.ruff(seat, card.suit, card)
    return 1 - safe


def declarer_lead_reason(odds: Odds, card: Card) -> Reason:
    """What decides for leading ``card``."""
    memory = odds.memory
    facts = {"card": card, "suit": card.suit, "out": trumps_out(memory)}
    if card.suit is memory.trump:
        return Reason("draw-trumps", facts)
    if memory.higher(card) == 0:
        return Reason("cash", facts)
    return Reason("establish" if len(memory.own[card.suit]) > 3 else "lead-low", facts)

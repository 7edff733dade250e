"""Following to a trick in contracts that count tricks: bidders, partners and defenders alike.

A card is worth playing for the chance that it makes the side's trick less the worth that it loses
as a card in the hand. So second hand plays low and third hand high where that helps, nobody beats or
ruffs a partner's sure winner, and a ruff is low but high enough.
"""

from typing import Final

from whistdesk.cards.card import Card
from whistdesk.players.base import Reason
from whistdesk.players.solowhist.memory import Memory
from whistdesk.players.solowhist.odds import Odds
from whistdesk.players.solowhist.worth import worth

LAST_CHANCE: Final = 4.0
"""How much more a trick counts that decides the contract: the side cannot do without it, or needs no other."""
PARTNER: Final = 0.7
"""How much of a trick a declarer gains when a later partner takes it with a good card of theirs."""
FELLOW: Final = 1.0
"""The same for a defender, who has two fellows."""
VOIDING: Final = 0.05
"""The worth of having no more of a side suit while trumps are held."""
SURE: Final = 0.85
"""A chance above this counts as certain in a reason."""


def follow_score(odds: Odds, card: Card) -> float:
    """How good it is to follow with ``card``, in tricks."""
    memory = odds.memory
    weight = LAST_CHANCE if memory.needed in {1, memory.left} else 1.0
    return (
        weight * odds.gain(card, PARTNER if memory.declaring else FELLOW) - worth(memory, card) + voiding(memory, card)
    )


def voiding(memory: Memory, card: Card) -> float:
    """What it is worth to get rid of the last card of a side suit."""
    trump = memory.trump
    if trump is None or card.suit is trump or not memory.own[trump]:
        return 0.0
    return VOIDING if len(memory.own[card.suit]) == 1 else 0.0


def follow_reason(odds: Odds, card: Card) -> Reason:
    """What decides for following with ``card``."""
    memory = odds.memory
    leading, best = memory.winner()
    chance = odds.gain(card)
    facts = {"card": card, "chance": chance, "best": best, "seat": leading}
    if memory.winner(card)[0] is not memory.seat:
        return Reason("leave-to-partner" if leading in memory.allies else _losing(memory, card), facts)
    if card.suit is not memory.led:
        return Reason("ruff", facts)
    if chance > SURE:
        return Reason("win-cheaply", facts)
    return Reason("play-high", facts)


def _losing(memory: Memory, card: Card) -> str:
    if card.suit is not memory.led:
        return "discard"
    return "second-hand-low" if len(memory.table) == 1 else "play-low"

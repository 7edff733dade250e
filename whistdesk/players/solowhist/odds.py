"""How the unseen cards may lie: who holds a card, who is void, who will win the open trick.

Cards are taken to lie independently of each other, in proportion to the hidden cards of each
seat that may hold them; a declarer's share of the trump suit is larger. No card is looked at.
"""

from collections.abc import Iterable
from math import prod
from typing import Final

from whistdesk.cards.card import Card, Suit
from whistdesk.players.solowhist.memory import Memory
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.trick import beats

DECLARER_TRUMPS: Final = 1.8
"""How many times likelier an unseen trump lies with a declarer than with another seat."""
MISERE_LOW: Final = 0.35
"""How many times likelier an unseen court card or ace lies with a misère bidder than with another seat."""
COURT: Final = 11
WILLING: Final = 0.9
"""How often a seat that can take a trick from the other side does so."""


def share(memory: Memory, seat: Seat, card: Card) -> float:
    """The chance that ``seat`` holds an unseen card."""
    if card in memory.located:
        return float(memory.located[card] is seat)
    total = sum(_weight(memory, other, card) for other in COMPASS)
    return _weight(memory, seat, card) / total if total else 0.0


def _weight(memory: Memory, seat: Seat, card: Card) -> float:
    if seat is memory.seat or card.suit in memory.voids[seat]:
        return 0.0
    hidden = float(memory.hidden[seat])
    if seat in memory.contract.declarers:
        if card.suit is memory.trump:
            return hidden * DECLARER_TRUMPS
        if memory.misere and card.rank >= COURT:
            return hidden * MISERE_LOW
    return hidden


def none_of(memory: Memory, seat: Seat, cards: Iterable[Card]) -> float:
    """The chance that ``seat`` holds none of these unseen cards."""
    return prod(1 - share(memory, seat, card) for card in cards)


def void_chance(memory: Memory, seat: Seat, suit: Suit) -> float:
    """The chance that ``seat`` holds no card of ``suit``."""
    return none_of(memory, seat, memory.unseen[suit])


def ruff_chance(memory: Memory, seat: Seat, led: Suit, best: Card) -> float:
    """The chance that ``seat`` is void in the led suit and holds a trump that beats ``best``."""
    trump = memory.trump
    if trump is None or led is trump:
        return 0.0
    trumps = [card for card in memory.unseen[trump] if beats(card, best, trump)]
    if not trumps:
        return 0.0
    return void_chance(memory, seat, led) * (1 - none_of(memory, seat, trumps))


def winning_chance(memory: Memory, card: Card) -> float:
    """The chance that the seat's side wins the open trick once ``card`` is played to it."""
    winner, best = memory.winner(card)
    led = memory.led if memory.led is not None else card.suit
    chance = float(winner in memory.allies)
    if best.suit is led:
        chance = _suit_contest(memory, best, chance)
    for seat in memory.later:
        ruffed = ruff_chance(memory, seat, led, best) * WILLING
        chance = chance + (1 - chance) * ruffed if seat in memory.allies else chance * (1 - ruffed)
    return chance


def _suit_contest(memory: Memory, best: Card, chance: float) -> float:
    """The chance of the side that holds ``best``, once the later seats have followed suit.

    The highest unseen card decides if a later seat holds it, else the next one, down to ``best``.
    """
    won, undecided = 0.0, 1.0
    for card in memory.unseen[best.suit]:
        if card.rank < best.rank:
            break
        shares = [(seat, share(memory, seat, card)) for seat in memory.later]
        won += undecided * sum(part for seat, part in shares if seat in memory.allies)
        undecided *= 1 - sum(part for _, part in shares)
    return won + undecided * chance

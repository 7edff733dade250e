"""How the unseen cards may lie: who holds a card, who is void, who will win the open trick.

Cards are taken to lie independently of each other, in proportion to the hidden cards of each
seat that may hold them; a declarer's share of the trump suit is larger. No card is looked at.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod
from typing import Final

from whistdesk.cards.card import Card, Suit
from whistdesk.players.solowhist.memory import Memory
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.trick import beats

DECLARER_TRUMPS: Final = 1.8
"""How many times likelier an unseen trump lies with a declarer than with another seat."""
MISERE_COURT: Final = 0.35
"""How many times likelier an unseen court card or ace lies with a misère bidder than with another seat."""
MISERE_DENIED: Final = 0.1
"""The same for a card that the bidder would have got rid of."""
COURT: Final = 11
WILLING: Final = 0.9
"""How often a seat that can take a trick from the other side does so."""


Shares = Mapping[Seat, float]
"""For each seat the chance that it holds a certain card."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of one position: ``shares`` of each unseen card, by its holder."""

    memory: Memory
    shares: Mapping[Card, Shares]

    def none_of(self, seat: Seat, cards: Iterable[Card]) -> float:
        """The chance that ``seat`` holds none of these unseen cards."""
        return prod([1 - self.shares[card][seat] for card in cards])

    def void(self, seat: Seat, suit: Suit) -> float:
        """The chance that ``seat`` holds no card of ``suit``."""
        return self.none_of(seat, self.memory.unseen[suit])

    def ruff(self, seat: Seat, led: Suit, best: Card) -> float:
        """The chance that ``seat`` is void in the led suit and holds a trump that beats ``best``."""
        trump = self.memory.trump
        if trump is None or led is trump:
            return 0.0
        trumps = [card for card in self.memory.unseen[trump] if beats(card, best, trump)]
        return self.void(seat, led) * (1 - self.none_of(seat, trumps)) if trumps else 0.0

    def gain(self, card: Card, fellow: float = 1.0) -> float:
        """The chance that the seat's side wins the open trick once ``card`` is played to it.

        A trick that a later fellow takes counts only ``fellow``: their card would win another one.
        """
        winner, best = self.memory.winner(card)
        led = self.memory.led if self.memory.led is not None else card.suit
        allies = self.memory.allies
        chance = float(winner in allies)
        if best.suit is led:
            chance = self._suit_contest(best, chance, fellow)
        for seat in self.memory.later:
            ruffed = self.ruff(seat, led, best) * WILLING
            chance = chance + max(0.0, fellow - chance) * ruffed if seat in allies else chance * (1 - ruffed)
        return chance

    def forced(self, seat: Seat, best: Card) -> float:
        """The chance that ``seat`` must beat ``best``: it holds higher cards of the suit and no lower one."""
        unseen = self.memory.unseen[best.suit]
        lower = [card for card in unseen if card.rank < best.rank]
        higher = [card for card in unseen if card.rank > best.rank]
        return self.none_of(seat, lower) * (1 - self.none_of(seat, higher))

    def _suit_contest(self, best: Card, chance: float, fellow: float) -> float:
        """The chance of the side that holds ``best``, once the later seats have followed suit.

        The highest unseen card decides if a later seat holds it, else the next one, down to ``best``.
        """
        won, undecided = 0.0, 1.0
        for card in self.memory.unseen[best.suit]:
            if card.rank < best.rank:
                break
            shares = self.shares[card]
            won += undecided * fellow * sum([shares[seat] for seat in self.memory.later if seat in self.memory.allies])
            undecided *= 1 - sum([shares[seat] for seat in self.memory.later])
        return won + undecided * chance


def odds_of(memory: Memory) -> Odds:
    """The chances as a careful player guesses them."""
    shares: dict[Card, Shares] = {}
    for suit in Suit:
        plain = _shares(memory, suit)
        court = _shares(memory, suit, rarity=MISERE_COURT) if memory.misere else plain
        denied = _shares(memory, suit, rarity=MISERE_DENIED) if memory.denied else plain
        for card in memory.unseen[suit]:
            holder = memory.located.get(card)
            known = {seat: float(seat is holder) for seat in COMPASS}
            guess = denied if card in memory.denied else court if card.rank >= COURT else plain
            shares[card] = guess if holder is None else known
    return Odds(memory, shares)


def _shares(memory: Memory, suit: Suit, rarity: float = 1.0) -> Shares:
    weights = {seat: _weight(memory, seat, suit, rarity) for seat in COMPASS}
    total = sum(weights.values())
    return {seat: weight / total if total else 0.0 for seat, weight in weights.items()}


def _weight(memory: Memory, seat: Seat, suit: Suit, rarity: float) -> float:
    if seat is memory.seat or suit in memory.voids[seat]:
        return 0.0
    hidden = float(memory.hidden[seat])
    if seat in memory.contract.declarers:
        return hidden * (DECLARER_TRUMPS if suit is memory.trump else rarity)
    return hidden

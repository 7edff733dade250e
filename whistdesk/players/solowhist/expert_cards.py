"""The expert's cards: what each comes to in many deals that fit what was seen, and the natural one of equals.

All cards are judged in the same worlds, so that chance favours none; a difference within ``NOISE``
standard errors of its mean counts as none, and then what the club player thinks best is played: the
lowest of equals, a cheap winner, no overtaking of a partner. Against a misère, where seats that
play out defend better than the club player does, it is their card, and more differences count as
none (``HUNTING_NOISE``). The last card of a trick that settles the contract is not put off for more
tricks later.

A reason has the club player's key and facts for the card, and more facts:

- ``made``: the share of the worlds in which the contract is made after it, by whoever declares
- ``worlds``: how many deals were sampled
- ``if_holds``: a seat and a card. Where that seat holds that card, this one succeeds much more often
  than where it does not (for a defender: the contract is beaten). Only unseen cards are spoken of.
"""

from collections.abc import Mapping, Sequence
from math import fsum, inf, sqrt
from random import Random
from typing import Final, NamedTuple

from whistdesk.cards.card import Card
from whistdesk.players.base import Choice, Opinion, Reason
from whistdesk.players.search.solver import number
from whistdesk.players.solowhist.memory import Memory
from whistdesk.players.solowhist.odds import odds_of
from whistdesk.players.solowhist.outlook import USUAL, Effort, Outlook, Stop, outlooks, usual_card
from whistdesk.players.solowhist.play import judgement
from whistdesk.players.solowhist.standing import chips_if
from whistdesk.players.solowhist.worlds import Worlds, sample_worlds
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.moves import PlayCard

NOISE: Final = 0.5
"""Differences below so many standard errors are none."""
HUNTING_NOISE: Final = 1.2
"""The same for a defender against a misère: its fellows read its cards by what seats of play-outs would do."""
CLEAR: Final = 2.0
"""By so many of them it must be better to take a trick that is a partner's already."""
TRICK: Final = 0.02
"""What a trick more counts beside the contract: tricks pay nothing, but make sure what the worlds do not show."""
SPLIT: Final = 0.3
"""How much likelier success must be with a card in one place than elsewhere to be spoken of."""
OPEN: Final = 0.15
"""How likely at least that card must be there, and elsewhere, and success, and failure."""


def card_choice(memory: Memory, rng: Random, effort: Effort = USUAL, stop: Stop | None = None) -> Choice:
    """The choice among the cards that the seat may play."""
    worlds = sample_worlds(memory.view, rng, _count(memory, effort), pool=effort.pool)
    cards = [move.card for move in memory.view.legal if isinstance(move, PlayCard)]
    firsts = {card: first_of_equals(memory, card, cards) for card in cards}
    distinct = outlooks(memory, worlds, sorted(set(firsts.values())), effort, stop)
    return Verdict(memory, worlds, {card: distinct[firsts[card]] for card in cards}).choice()


def _count(memory: Memory, effort: Effort) -> int:
    """How many worlds it takes: against a misère the leads decide most."""
    if memory.hunting and memory.led is None:
        return effort.hunts
    return effort.miseres if memory.misere else effort.worlds


def first_of_equals(memory: Memory, card: Card, cards: Sequence[Card]) -> Card:
    """The lowest of the seat's cards that are as good as ``card``: nothing that others hold or played lies between."""
    lowest = card
    for other in sorted((each for each in cards if each.suit is card.suit and each < card), reverse=True):
        if any(other < between < card for between in (*memory.unseen[card.suit], *memory.table)):
            break
        lowest = other
    return lowest


def wasteful(memory: Memory, card: Card, cards: Sequence[Card]) -> bool:
    """Whether another card of the suit does the same for this trick and leaves more.

    Where tricks count, of the cards of a suit that lose a lower one is as good, and so is a cheaper
    winner in last seat. A misère's bidder gets rid of the highest card that loses.
    """
    if memory.led is None or memory.hunting:
        return False
    wins = memory.winner(card)[0] is memory.seat
    if wins and (memory.later or memory.misere):
        return False
    others = [other for other in cards if other.suit is card.suit and (memory.winner(other)[0] is memory.seat) == wins]
    return card != (max if memory.misere else min)(others)


def settles(memory: Memory, card: Card) -> bool:
    """Whether the card, the last of its trick, makes the contract or beats it for the seat's side."""
    if memory.led is None or memory.later:
        return False
    winner, _ = memory.winner(card)
    if memory.misere:
        return not memory.declaring and winner in memory.contract.declarers
    return memory.needed == 1 and winner in {memory.seat, *memory.allies}


def robs(memory: Memory, card: Card) -> bool:
    """Whether the card takes a trick that is a partner's, as far as the seat knows."""
    if memory.led is None or memory.misere or memory.winner(card)[0] is not memory.seat:
        return False
    holder, best = memory.winner()
    return holder in memory.allies and (not memory.later or (best.suit is memory.led and memory.higher(best) == 0))


Places = Mapping[tuple[Seat, Card], tuple[Sequence[int], float]]
"""For a seat and a card, the worlds in which it is held there, by their index, and their weight in all."""


class Verdict(NamedTuple):
    """What the worlds say of the cards."""

    memory: Memory
    worlds: Worlds
    outlook: Mapping[Card, Outlook]

    def choice(self) -> Choice:
        """An opinion on each card, the natural one of the best first."""
        judge, odds = judgement(self.memory), odds_of(self.memory)
        best, ties = self._best()
        value = self._chips(best)
        values = {card: value if card in ties else min(value, self._chips(card)) for card in self.outlook}
        natural = {card: judge.score(odds, card) for card in self.outlook}
        if self.memory.hunting:
            natural[usual_card(self.memory, self.worlds)] = inf
        ranked = sorted(self.outlook, key=lambda card: (card not in ties, -values[card], -natural[card]))
        places = self._places()
        return Choice(
            tuple(
                Opinion(PlayCard(card), values[card], self._reason(judge.reason(odds, card), card, places))
                for card in ranked
            )
        )

    def _best(self) -> tuple[Card, set[Card]]:
        """The card that does best in the worlds, and all that are as good, itself among them."""
        totals = {card: self._mean(self._worth(card)) for card in self.outlook}
        open_to = [card for card in totals if settles(self.memory, card)] or list(totals)
        sound = [card for card in open_to if not wasteful(self.memory, card, open_to)]
        modest = [card for card in sound if not robs(self.memory, card)] or sound
        best, boldest = (max(among, key=lambda card: totals[card]) for among in (modest, sound))
        if not self._as_good(best, boldest, CLEAR):
            best, modest = boldest, sound
        noise = HUNTING_NOISE if self.memory.hunting else NOISE
        return best, {card for card in modest if self._as_good(card, best, noise)}

    def _worth(self, card: Card) -> tuple[float, ...]:
        """By world, for the seat's side: the contract made or beaten, and a little for tricks."""
        sign = 1 if self.memory.declaring else -1
        outlook = self.outlook[card]
        return tuple(sign * (made + TRICK * won) for made, won in zip(outlook.made, outlook.tricks, strict=True))

    def _as_good(self, card: Card, best: Card, noise: float) -> bool:
        """Whether ``card`` falls behind ``best`` by no more than so many standard errors."""
        pairs = zip(self._worth(best), self._worth(card), strict=True)
        gaps = [ours - theirs for ours, theirs in pairs]
        mean = self._mean(gaps)
        variance = self._mean([(gap - mean) ** 2 for gap in gaps])
        return mean <= noise * sqrt(variance / len(gaps))

    def _mean(self, values: Sequence[float]) -> float:
        # Exact, so that a chance never exceeds 1 and every Python gets the same: from 3.12 on ``sum`` adds otherwise.
        return fsum([value * weight for value, weight in zip(values, self.worlds.weights, strict=True)])

    def _made(self, card: Card) -> float:
        return self._mean(self.outlook[card].made)

    def _chips(self, card: Card) -> float:
        return chips_if(self.memory, self._made(card))

    def _reason(self, natural: Reason, card: Card, places: Places) -> Reason:
        if len(self.outlook) == 1:
            return Reason("only-card", {"card": card, "made": self._made(card), "worlds": len(self.worlds.hands)})
        facts = {**natural.facts, "made": self._made(card), "worlds": len(self.worlds.hands)}
        holder = self._split(card, places)
        return Reason(natural.key, facts if holder is None else {**facts, "if_holds": holder})

    def _split(self, card: Card, places: Places) -> tuple[Seat, Card] | None:
        """The seat and the unseen card that success depends on most."""
        made = self.outlook[card].made
        success = made if self.memory.declaring else [1 - each for each in made]
        good = [value * weight for value, weight in zip(success, self.worlds.weights, strict=True)]
        if not OPEN <= fsum(good) <= 1 - OPEN:
            return None
        gains = {key: _gain(good, where, share) for key, (where, share) in places.items()}
        strongest = max(gains, key=lambda key: gains[key], default=None)
        return strongest if strongest is not None and gains[strongest] >= SPLIT else None

    def _places(self) -> Places:
        """Where each unseen card may be, as far as that is neither too rare nor too common."""
        hidden = [each for suit in self.memory.unseen.values() for each in suit if each not in self.memory.located]
        found = dict[tuple[Seat, Card], tuple[list[int], float]]()
        for index, seat in enumerate(COMPASS):
            if seat is not self.memory.seat:
                masks = [world[index] for world in self.worlds.hands]
                for card in hidden:
                    bit = 1 << number(card)
                    where = [turn for turn, held in enumerate(masks) if held & bit]
                    share = fsum([self.worlds.weights[turn] for turn in where])
                    if OPEN <= share <= 1 - OPEN:
                        found[seat, card] = where, share
        return found


def _gain(good: Sequence[float], where: Sequence[int], share: float) -> float:
    """How much likelier success, ``good`` by world, is in the worlds ``where`` than in the others."""
    both = fsum([good[turn] for turn in where])
    return both / share - (fsum(good) - both) / (1 - share)

"""The same questions answered by trying everything with the rules' own trumps, a card at a time."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.deal import MAIN_DECK
from whistdesk.rules.oneonta.moves import Play
from whistdesk.rules.oneonta.view import OneontaView

Cards = frozenset[Card]
Piles = Mapping[Cards, int]
"""What may lie in the penalty pile, and in how many ways it can have come there."""

NO_PILE: Piles = {frozenset(): 1}


def piles(view: OneontaView) -> Piles:
    """All piles that agree with the history, payment by payment."""
    found = Counter[Cards]({frozenset(): 1})
    for hand in view.history:
        after = Counter[Cards]()
        for pile, ways in found.items():
            if pile.isdisjoint(hand.seen):
                for paid in combinations(set(MAIN_DECK) - pile, hand.penalty):
                    after[pile.union(paid)] += ways
        found = after
    unseen = frozenset(view.unseen)
    return {pile: ways for pile, ways in found.items() if pile <= unseen}


def values(view: OneontaView, worth: Callable[[int], float], possible: Piles = NO_PILE) -> dict[Card, float]:
    """What each card that may be played to the open lead is worth; ``worth`` is that of a number of tricks."""
    trumps = view.trumps

    @cache
    def expected(hand: Cards, unseen: Cards, won: int) -> float:
        if not hand:
            return worth(won)
        chances = led_next(unseen, possible)
        return sum(float(chance) * best(hand, lead, unseen - {lead}, won) for lead, chance in chances.items())

    def best(hand: Cards, lead: Card, unseen: Cards, won: int) -> float:
        replies = trumps.follow(lead, hand) or hand
        return max(expected(hand - {card}, unseen, won + trumps.beats(card, lead)) for card in replies)

    def value(card: Card, lead: Card) -> float:
        won = view.won + trumps.beats(card, lead)
        return expected(frozenset(view.hand) - {card}, frozenset(view.unseen), won)

    assert view.lead is not None
    return {move.card: value(move.card, view.lead) for move in view.legal if isinstance(move, Play)}


def led_next(unseen: Cards, possible: Piles) -> dict[Card, Fraction]:
    """The chance of each unseen card to be led next."""
    chances = Counter[Card]()
    left = {pile: ways for pile, ways in possible.items() if pile <= unseen}
    total = sum(left.values())
    for pile, ways in left.items():
        for card in unseen - pile:
            chances[card] += ways
    return {card: Fraction(ways, total * _in_play(unseen, left)) for card, ways in chances.items()}


def _in_play(unseen: Cards, left: Iterable[Cards]) -> int:
    (size,) = {len(unseen - pile) for pile in left}
    return size


def suits(view: OneontaView) -> Sequence[Sequence[Card]]:
    """The trumps and then each plain suit of the main deck without the turn-up, from the top."""
    trumps = view.trumps.cards
    plain = [card for card in sorted(MAIN_DECK, reverse=True) if card not in trumps and card != view.turn_up]
    return [trumps, *([card for card in plain if card.suit is suit] for suit in sorted({card.suit for card in plain}))]

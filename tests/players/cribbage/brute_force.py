"""The rest of a round by trying every order of the unseen cards, scored by the rules: slow, and nothing else."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from whistdesk.cards.card import Card
from whistdesk.rules.cribbage.scoring import HAND_SIZE, heels, score

Hands = tuple[tuple[Card, ...], ...]
Worth = Callable[[int], Fraction]


def expected(hands: Hands, unseen: Sequence[Card], worth: Worth) -> Fraction:
    """What ``worth`` of the round's points is expected to be when every card to come is placed best."""
    if all(len(hand) == HAND_SIZE for hand in hands):
        points = [sum(score(hand, starter).total for hand in hands) + heels(starter) for starter in unseen]
        return sum(map(worth, points), Fraction(0)) / len(unseen)
    best = [
        max(expected(after, [other for other in unseen if other != card], worth) for after in placements(hands, card))
        for card in unseen
    ]
    return sum(best, Fraction(0)) / len(best)


def placements(hands: Hands, card: Card) -> list[Hands]:
    """The hands after each legal placement of ``card``, by the number of the hand that takes it."""
    return [
        (*hands[:index], (*hand, card), *hands[index + 1 :])
        for index, hand in enumerate(hands)
        if len(hand) < HAND_SIZE
    ]

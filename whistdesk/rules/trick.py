"""Trick law that is the same in every game with natural suits: following and winning."""

from collections.abc import Iterable, Sequence

from whistdesk.cards.card import Card, Suit


def following(hand: Iterable[Card], led: Suit | None) -> tuple[Card, ...]:
    """The cards of ``hand`` that may be played on a lead of ``led`` (None: the hand leads).

    Follow suit if able, otherwise any card; sorted canonically.
    """
    held = tuple(sorted(hand))
    return tuple(card for card in held if card.suit is led) or held


def winning(cards: Sequence[Card], trump: Suit | None) -> int:
    """The index of the winning card among ``cards``, the led one first.

    The highest trump wins, otherwise the highest card of the led suit; aces high.
    """
    best = 0
    for index, card in enumerate(cards):
        if beats(card, cards[best], trump):
            best = index
    return best


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Whether ``card``, played after ``best``, takes the trick from it."""
    if card.suit is best.suit:
        return card.rank > best.rank
    return card.suit is trump

"""What a card brings to a hand, in card players' terms: the words of the coach's reasons.

The key of a reason is the first of these that holds; the facts name all of them:

``only-hand``       the other hands are full
``scores-at-once``  with cards of the hand it makes fifteens, pairs or runs
``keeps-flush``     it is the third or fourth card of a hand of one suit
``run-chance``      a rank of the hand is at most two away from its own
``five-chance``     with a card of the hand it adds to five, so that any ten-card makes fifteen
``fits-nothing``    none of these
"""

from collections.abc import Sequence
from typing import Any

from whistdesk.cards.card import Card
from whistdesk.rules.cribbage.scoring import Combination, Kind, count, low


def placed(card: Card, hand: Sequence[Card], *, forced: bool) -> tuple[str, dict[str, Any]]:
    """The key and the facts of ``card`` going to ``hand``, which holds two or three cards.

    ``card`` is the card; ``points`` what it adds at once, and ``kinds`` how: names of ``Kind``;
    ``flush``, ``run`` and ``five`` say whether there is a chance of each.
    """
    before, after = count(hand, None), count((*hand, card), None)
    kinds = tuple(kind.value for kind in Kind if _points(after, kind) > _points(before, kind))
    facts = {
        "card": card,
        "points": sum(item.points for item in after) - sum(item.points for item in before),
        "kinds": kinds,
        "flush": all(other.suit == card.suit for other in hand),
        "run": any(0 < abs(low(other.rank) - low(card.rank)) <= 2 for other in hand),
        "five": any(_pips(other) + _pips(card) == 5 for other in hand),
    }
    return _key(facts, forced=forced), facts


def _key(facts: dict[str, Any], *, forced: bool) -> str:
    keys = {
        "only-hand": forced,
        "scores-at-once": facts["points"] > 0,
        "keeps-flush": facts["flush"],
        "run-chance": facts["run"],
        "five-chance": facts["five"],
    }
    return next((key for key, holds in keys.items() if holds), "fits-nothing")


def _points(combinations: Sequence[Combination], kind: Kind) -> int:
    return sum(item.points for item in combinations if item.kind is kind)


def _pips(card: Card) -> int:
    return min(low(card.rank), 10)

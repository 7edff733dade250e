"""The view of Cribbage Solitaire in an engine request (docs/ENGINE.md), read and checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from whistdesk.cards.card import Card
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.rounds import DEALT, HANDS, PLACES, ROUND_SIZE, ROUNDS, Round
from whistdesk.rules.cribbage.scoring import HAND_SIZE
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.rules.request import ViewError, card, cards, check_distinct, check_legal, entries, told, whole

MOST_POINTS: Final = 3 * 29 + 2
"""No round is worth more: three hands of 29, and two for his heels (CS-05, CS-06)."""

_FULL: Final = HANDS * HAND_SIZE


@dataclass(frozen=True, slots=True)
class RememberedRound(Round):
    """A round that was swept aside: its cards are remembered, not what lay where; ``points`` is what it counts."""

    points: int = 0

    @property
    def total(self) -> int:
        """The points that it counts."""
        return self.points


def read_view(document: Mapping[str, Any]) -> CribbageView:
    """The view that a request tells; ViewError where no game leads to it.

    A request tells the points of all earlier rounds together: the first of them counts them all.
    """
    number = whole(told(document, "round"), "round", ROUNDS)
    if number == 0:
        raise ViewError(f"round must be a whole number from 1 to {ROUNDS}")
    seen = cards(told(document, "seen"), "seen")
    total = whole(told(document, "total"), "total", (number - 1) * MOST_POINTS)
    now = _now(told(document, "hands"), card(told(document, "card"), "card"))
    if len(seen) != (number - 1) * ROUND_SIZE:
        raise ViewError(f"in round {number}, seen must hold {(number - 1) * ROUND_SIZE} cards, not {len(seen)}")
    check_distinct((*seen, *now.cards))
    view = CribbageView((*_earlier(seen, total), now), tuple(map(PlaceCard, now.open_hands)))
    check_legal(view, told(document, "legal"))
    return view


def _now(value: object, turned: Card) -> Round:
    hands = [cards(entry, "hands") for entry in entries(value, "hands")]
    if len(hands) != len(HANDS):
        raise ViewError(f"hands must be a list of {len(HANDS)} lists of cards")
    for hand in hands:
        if not len(DEALT) // len(HANDS) <= len(hand) <= HAND_SIZE:
            raise ViewError(f"each of the hands holds 2 to {HAND_SIZE} cards, not {len(hand)}")
    if sum(map(len, hands)) == PLACES:
        raise ViewError("all hands are full: no card is to be placed")
    return _in_order(hands, turned)


def _in_order(hands: Sequence[Sequence[Card]], turned: Card) -> Round:
    """The round with the six dealt cards first (CS-02); the others in an order that they may have come in."""
    spots = sorted((turn, hand) for hand in HANDS for turn in range(len(hands[hand - 1])))
    lying = tuple(hands[hand - 1][turn] for turn, hand in spots)
    return Round((*lying, turned), tuple(hand for _, hand in spots))


def _earlier(seen: Sequence[Card], total: int) -> tuple[RememberedRound, ...]:
    rounds = [tuple(seen[first : first + ROUND_SIZE]) for first in range(0, len(seen), ROUND_SIZE)]
    return tuple(RememberedRound(each, _FULL, 0 if index else total) for index, each in enumerate(rounds))

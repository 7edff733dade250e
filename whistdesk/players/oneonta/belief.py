"""What may lie in the penalty pile, judged from what earlier hands showed (OW-14, OW-15).

Each hand shows 15 cards that were not in the pile before it. The cards paid after a hand are any
of those that were still there, so every way to lay unseen cards into the pile that agrees with all
that was shown is equally likely. A card that was last shown in some hand can only have been paid
after it: what counts is its ``room``, the number of cards paid since.
"""

from collections.abc import Callable, Mapping, Sequence
from math import comb, perm
from typing import NamedTuple

from whistdesk.cards.card import Card
from whistdesk.players.oneonta.layouts import KIND_BITS
from whistdesk.rules.oneonta.view import OneontaView, penalties_in


class Pile:
    """The ways in which cards of several kinds may lie in the penalty pile; cards of a kind have the same room."""

    def __init__(self, rooms: Sequence[int], paid: int) -> None:
        """``rooms`` by kind from 1, rising; ``paid`` cards lie in the pile."""
        self._rooms = tuple(rooms)
        self._paid = paid
        self._known: dict[int, tuple[float, ...]] = {}

    def chances(self, unseen: int) -> tuple[float, ...]:
        """The chances of a ``Belief``; ValueError if no pile agrees with what was shown."""
        known = self._known.get(unseen)
        if known is None:
            known = self._known[unseen] = self._chances(unseen)
        return known

    def _chances(self, unseen: int) -> tuple[float, ...]:
        mask = (1 << KIND_BITS) - 1
        counts = [unseen >> KIND_BITS * kind & mask for kind in range(len(self._rooms))]
        ways = self._ways(counts) * (sum(counts) - self._paid)
        if ways <= 0:
            raise ValueError("no penalty pile agrees with what the hands showed")
        fewer = [[n - (i == kind) for i, n in enumerate(counts)] for kind in range(len(counts))]
        return (0.0, *(self._ways(some) / ways if n else 0.0 for n, some in zip(counts, fewer, strict=True)))

    def _ways(self, counts: Sequence[int]) -> int:
        """In how many ways the pile can be laid with so many cards of each kind at hand."""
        ways = {0: 1}
        for room, count in zip(self._rooms, counts, strict=True):
            further = dict[int, int]()
            for laid, way in ways.items():
                for more in range(min(count, room - laid, self._paid - laid) + 1):
                    further[laid + more] = further.get(laid + more, 0) + way * comb(count, more) * perm(
                        room - laid, more
                    )
            ways = further
        return ways.get(self._paid, 0)


class Belief(NamedTuple):
    """What a player holds possible.

    ``kinds`` has the kind of each card that the hand has not shown, from 1; ``chances``, given all
    that are still unseen as ``layouts.counted`` counts them, the chance of a card of each kind to
    be led next, entry 0 being of no kind.
    """

    kinds: Mapping[Card, int]
    chances: Callable[[int], Sequence[float]]


def alike(unseen: int) -> Sequence[float]:
    """The chances where all unseen cards are of one kind."""
    return 0.0, 1 / unseen


def forgetful(view: OneontaView) -> Belief:
    """The belief of a player who remembers no earlier hand: the unseen cards are all alike."""
    return Belief(dict.fromkeys(view.unseen, 1), alike)


def remembering(view: OneontaView) -> Belief:
    """The belief of a player who remembers all earlier hands."""
    room = dict.fromkeys(view.unseen, 0)
    hidden = set(room)
    for hand in reversed(view.history):
        for card in hidden:
            room[card] += hand.penalty
        hidden.difference_update(hand.seen)
    rooms = sorted(set(room.values()))
    kinds = {card: rooms.index(amount) + 1 for card, amount in room.items()}
    return Belief(kinds, Pile(rooms, penalties_in(view.history)).chances)

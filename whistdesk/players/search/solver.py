"""What the rest of a hand holds when all four hands are open: the kernels, asked in cards and seats."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from whistdesk.cards.card import Card, Suit
from whistdesk.players.search.bits import NO_TRUMP
from whistdesk.players.search.kernel import COMPILED, TrickKernel
from whistdesk.players.search.misere_kernel import MisereKernel
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.trick import following

KERNEL_COMPILED: Final = COMPILED
"""Whether the searches run compiled, a few hundred times as fast."""


@dataclass(frozen=True, slots=True)
class OpenPosition:
    """Four open hands in the middle of play.

    ``table`` is the trick so far, led by ``leader``; ``hands`` are the cards still held, one
    entry for each seat of ``COMPASS``.
    """

    trump: Suit | None
    leader: Seat
    table: tuple[Card, ...]
    hands: Mapping[Seat, frozenset[Card]]

    @property
    def turn(self) -> Seat:
        """The seat that plays next."""
        return COMPASS[(COMPASS.index(self.leader) + len(self.table)) % 4]

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be taken, the one on the table included."""
        return len(self.hands[self.leader]) + bool(self.table)

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that the seat on turn may play."""
        return following(self.hands[self.turn], self.table[0].suit if self.table else None)


class Limit(NamedTuple):
    """When a question stays unresolved: after ``nodes`` positions, or soon after ``stop`` has said so.

    ``stop`` is asked every few milliseconds, from the thread of the search; it keeps deadlines.
    """

    nodes: int = 1_000_000
    stop: Callable[[], bool] | None = None


MILLION: Final = Limit()
"""A million positions: a quarter of a second where compiled."""


class Tricks(NamedTuple):
    """The number of tricks lies from ``least`` to ``most``; the two are equal unless a limit was met."""

    least: int
    most: int

    @property
    def exact(self) -> bool:
        """Whether the number is known."""
        return self.least == self.most


class Solver:
    """Answers for open positions. It remembers what it found, so keep one while a hand lasts.

    Searching releases the GIL where the kernel is compiled; a solver serves one thread at a
    time (RuntimeError otherwise). Answers depend on nothing but the position; which of them
    stay unresolved may depend on what was asked before.
    """

    def __init__(self) -> None:
        self._tricks = TrickKernel()
        self._misere = MisereKernel()

    @property
    def nodes(self) -> int:
        """How many positions the last question made the solver visit."""
        return self._tricks.node_count() + self._misere.node_count()

    def reaches(
        self, position: OpenPosition, declaring: Iterable[Seat], target: int, limit: Limit = MILLION
    ) -> bool | None:
        """Whether the declaring seats together take ``target`` of the tricks left; None if unresolved."""
        self._place(position, declaring, limit)
        return _ANSWERS[self._tricks.reaches(target)]

    def tricks(self, position: OpenPosition, declaring: Iterable[Seat], limit: Limit = MILLION) -> Tricks:
        """How many of the tricks left the declaring seats take together."""
        self._place(position, declaring, limit)
        return narrowed(self._tricks.reaches, Tricks(0, position.tricks_left), position.tricks_left // 2)

    def tricks_by_card(
        self, position: OpenPosition, declaring: Iterable[Seat], limit: Limit = MILLION
    ) -> dict[Card, Tricks]:
        """The same for each legal card, the limit being one for all."""
        self._place(position, declaring, limit)
        found: dict[Card, Tricks] = {}
        guess = position.tricks_left // 2
        for card in position.legal:
            ask = partial(self._tricks.reaches, card=number(card))
            found[card] = narrowed(ask, Tricks(0, position.tricks_left), guess)
            guess = found[card].least
        return found

    def bidder_caught(self, position: OpenPosition, bidder: Seat, limit: Limit = MILLION) -> bool | None:
        """Whether the others can make ``bidder`` take one of the tricks left; None if unresolved.

        There is no trump in a misère: the position's is not looked at.
        """
        self._place_misere(position, bidder, limit)
        return _ANSWERS[self._misere.caught_by_force()]

    def bidder_caught_by_card(
        self, position: OpenPosition, bidder: Seat, limit: Limit = MILLION
    ) -> dict[Card, bool | None]:
        """The same for each legal card, the limit being one for all."""
        self._place_misere(position, bidder, limit)
        return {card: _ANSWERS[self._misere.caught_by_force(number(card))] for card in position.legal}

    def _place(self, position: OpenPosition, declaring: Iterable[Seat], limit: Limit) -> None:
        self._limit(limit)
        trump = NO_TRUMP if position.trump is None else int(position.trump)
        sides = sum(1 << COMPASS.index(seat) for seat in set(declaring))
        self._tricks.place(trump, COMPASS.index(position.leader), _table(position), _hands(position), sides)

    def _place_misere(self, position: OpenPosition, bidder: Seat, limit: Limit) -> None:
        self._limit(limit)
        leader, seat = COMPASS.index(position.leader), COMPASS.index(bidder)
        self._misere.place(leader, _table(position), _hands(position), seat)

    def _limit(self, limit: Limit) -> None:
        self._tricks.limit(limit.nodes, limit.stop)
        self._misere.limit(limit.nodes, limit.stop)


def narrowed(reaches: Callable[[int], int], bounds: Tricks, guess: int) -> Tricks:
    """``bounds`` made as narrow as the answers of ``reaches`` allow, asking next to ``guess`` first."""
    least, most = bounds
    target = min(max(guess, least + 1), most)
    while least < most:
        answer = reaches(target)
        if answer == _UNRESOLVED:
            break
        if answer:
            least = target
        else:
            most = target - 1
        target = least + 1 if answer else most
    return Tricks(least, most)


def number(card: Card) -> int:
    """The card's bit in the kernels."""
    return 13 * card.suit + card.rank - 2


def _table(position: OpenPosition) -> list[int]:
    return [number(card) for card in position.table]


def _hands(position: OpenPosition) -> list[int]:
    return [sum(1 << number(card) for card in position.hands[seat]) for seat in COMPASS]


_UNRESOLVED: Final = 2
_ANSWERS: Final = (False, True, None)

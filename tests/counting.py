"""A tiny game that no registry lists: model and archive must serve any game.

Two seats (or one) count by one or two in turn; whoever says five or more wins the hand, and two
hands make a match. ``look`` shows the mover the next card of a stock that means nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

from whistdesk.cards.card import CARDS, Card
from whistdesk.cards.deal import shuffled
from whistdesk.rules.base import Game, IllegalMove, Move, Outcome, Refusal, Setup, SetupError, State, Step, View
from whistdesk.rules.seats import Seat
from whistdesk.rules.setup import read_common, write_common
from whistdesk.rules.table import NOBODY, Event, Happening, Lying, Moved, Place, Table, Tile

STOCK = Place("stock")
HANDS = 2


@dataclass(frozen=True, slots=True)
class Said(Happening):
    """A seat has said a number."""

    seat: Seat
    number: int


class Add(NamedTuple):
    amount: int

    def __str__(self) -> str:
        return f"add {self.amount}"


class Look(NamedTuple):
    def __str__(self) -> str:
        return "look"


@dataclass(frozen=True, slots=True)
class CountView:
    seat: Seat
    count: int
    hand: int
    seen: tuple[Card, ...]
    legal: tuple[Move, ...]

    @property
    def decided(self) -> bool:
        return self.count == 4

    @property
    def in_play(self) -> bool:
        return self.count > 0


@dataclass(frozen=True, slots=True)
class CountState:
    seats: tuple[Seat, ...]
    stock: tuple[Card, ...]
    looked: tuple[Seat, ...] = ()
    count: int = 0
    turn: int = 0
    finished: tuple[Outcome, ...] = ()

    @property
    def seat(self) -> Seat | None:
        return None if len(self.finished) > HANDS else self.seats[self.turn % len(self.seats)]

    @property
    def part(self) -> int:
        return len(self.finished)

    def legal_moves(self) -> tuple[Move, ...]:
        if self.seat is None:
            return ()
        adding = (Add(1),) if self.count == 2 else (Add(1), Add(2))
        return adding if self.count == 2 or len(self.looked) == len(self.stock) else (*adding, Look())

    def refusal(self, move: Move) -> Refusal | None:
        if move in self.legal_moves():
            return None
        return (
            Refusal("CO-01", "no-count", "from two one goes to three") if self.seat else Refusal(None, "over", "over")
        )

    def apply(self, move: Move) -> Step:
        if refusal := self.refusal(move):
            raise IllegalMove(refusal)
        seat = self.seat
        assert seat is not None
        return self._look(seat) if isinstance(move, Look) else self._count(seat, int(str(move)[4:]))

    def _look(self, seat: Seat) -> Step:
        index = len(self.looked)
        if len(self.stock) == 3 and index == 2:
            raise SetupError("the spelled-out cards are used up")
        shown = Moved(Tile(1, index), self.stock[index], STOCK, Place("shown"), NOBODY, frozenset((seat,)))
        return Step(replace(self, looked=(*self.looked, seat), turn=self.turn + 1), (shown,))

    def _count(self, seat: Seat, amount: int) -> Step:
        count = self.count + amount
        state = replace(self, count=count, turn=self.turn + 1)
        said: tuple[Event, ...] = (Said(seat, count),)
        if count < 5:
            return Step(state, said)
        won = seat is self.seats[0]
        hand = Outcome("hand", self.part, "made" if won else "failed", 1 if won else -1)
        outcomes = (*self.finished, hand)
        if len(outcomes) == HANDS:
            outcomes = (*outcomes, Outcome("match", 0, "finished", sum(outcome.score for outcome in outcomes)))
        return Step(replace(state, count=0, finished=outcomes), said)

    def view_for(self, seat: Seat) -> CountView:
        seen = tuple(card for card, looker in zip(self.stock, self.looked, strict=False) if looker is seat)
        return CountView(seat, self.count, self.part, seen, self.legal_moves() if seat is self.seat else ())

    def outcomes(self) -> tuple[Outcome, ...]:
        return self.finished

    def table(self) -> Table:
        looked = dict(enumerate(self.looked))
        lying = {
            Tile(1, index): Lying(
                Place("shown") if index in looked else STOCK,
                card,
                frozenset((looked[index],)) if index in looked else NOBODY,
            )
            for index, card in enumerate(self.stock)
        }
        return Table(lying)

    def result(self) -> dict[str, Any]:
        return {"game": "counting", "count": self.count, "to_move": self.seat}


@dataclass(frozen=True, slots=True)
class Counting:
    """The game; with one seat it stands for the solitaires."""

    seats: tuple[Seat, ...] = (Seat.SOUTH, Seat.WEST)
    key: str = "counting"
    house_rules: tuple[str, ...] = ("backwards",)

    def start(self, setup: Setup) -> Step:
        stock = setup.spelled or shuffled(CARDS[:6], self.key, setup.number or 0, 0)
        return Step(CountState(self.seats, stock), ())

    def parse_move(self, text: str) -> Move:
        words: dict[str, Move] = {"add 1": Add(1), "add 2": Add(2), "look": Look()}
        if text not in words:
            raise ValueError(f"{text!r} is not a move of counting")
        return words[text]

    def read_setup(self, document: Mapping[str, Any]) -> Setup:
        setup = read_common(document, spelled_as="cards", house_rules=self.house_rules)
        if setup.number is not None:
            return setup
        if not isinstance(setup.spelled, int) or not 1 <= setup.spelled <= 6:
            raise SetupError("the cards must be counted")
        return replace(setup, spelled=CARDS[: setup.spelled])

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        return write_common(setup, spelled_as="cards", spelled=len(setup.spelled or ()))

    def read_view(self, seat: Seat, document: Mapping[str, Any], house_rules: frozenset[str]) -> CountView:
        state = CountState(self.seats, CARDS[:6], count=document["count"], turn=self.seats.index(seat))
        return state.view_for(seat)

    def can_end(self, outcome: Outcome) -> bool:
        return outcome.status != "impossible"

    def sample(self, view: View, rng: Random) -> State:
        del rng
        return CountState(self.seats, CARDS[:6], count=getattr(view, "count", 0))


GAME: Game = Counting()
SOLITAIRE: Game = Counting((Seat.PLAYER,), "counting-alone")
GAMES: Mapping[str, Game] = {game.key: game for game in (GAME, SOLITAIRE)}

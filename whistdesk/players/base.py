"""What every computer player has in common."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from whistdesk.rules.base import Move, View


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was chosen, as facts that the app words in the user's language.

    ``key`` names what decided (``"likely-tricks"``), ``facts`` holds its numbers and cards.
    """

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


class Opinion(NamedTuple):
    """A judged move: its value, and why it is worth that.

    Values are expected chips of the hand (Solo Whist), the chance to win the game (Oneonta Whist)
    or the expected final total (Cribbage Solitaire).
    """

    move: Move
    value: float
    reason: Reason


@dataclass(frozen=True, slots=True)
class Choice:
    """A player's answer: an opinion on each legal move, best first; the first is the move chosen."""

    opinions: tuple[Opinion, ...]

    @property
    def move(self) -> Move:
        """The move chosen."""
        return self.opinions[0].move

    @property
    def value(self) -> float:
        """The value of the move chosen."""
        return self.opinions[0].value

    @property
    def reason(self) -> Reason:
        """Why that move was chosen."""
        return self.opinions[0].reason


def chosen(opinions: Iterable[Opinion]) -> Choice:
    """The choice that these opinions come to; of equal ones the first given counts."""
    return Choice(tuple(sorted(opinions, key=lambda opinion: -opinion.value)))


class Player(Protocol):
    """Chooses a move. Players keep no state: equal arguments give equal choices."""

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """A legal move of ``view``, after a fixed amount of work, which ``budget_ms`` (None: never) may cut short."""


class Claim(NamedTuple):
    """A result of a hand that is certain for the seat on turn (SW-16): nothing can change it once ``move`` is made.

    ``won`` says whether it is the result that the seat wants.
    """

    move: Move
    won: bool


class Claimant(Protocol):
    """Proves, from a seat's view alone, that the result of a hand is certain."""

    def __call__(self, view: View, rng: Random) -> Claim | None:
        """What the seat on turn may claim; None where nothing is certain, or no proof was found with little work."""


@runtime_checkable
class Timed(Protocol):
    """A player that keeps a budget by a clock, which whoever seats it must give; without one no budget binds it."""

    def with_clock(self, clock: Callable[[], float]) -> Player:
        """The same player with a clock that tells seconds."""

"""What the rules of every game have in common: moves, states, steps, setups, refusals."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Event, Table


class Move(Protocol):
    """A move: a frozen, hashable value.

    ``str(move)`` is its notation (RECORD.md), the game's ``parse_move`` the inverse.
    """

    def __str__(self) -> str: ...


class View(Protocol):
    """All that a seat may know, and nothing else: what players, layouts and gestures get."""

    @property
    def seat(self) -> Seat:
        """Whose view it is."""

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the seat; empty when it is not its turn."""


@runtime_checkable
class Decidable(Protocol):
    """A view of a game whose hands can be decided before their last card is played (SW-16)."""

    @property
    def decided(self) -> bool:
        """Whether the result of this hand can no longer change, whatever is played."""


@runtime_checkable
class PlayedOut(Protocol):
    """A view of a game for several, in which the rest of a hand that is given up is played out."""

    @property
    def in_play(self) -> bool:
        """Whether the rest of the hand is a matter of cards alone, all calls being made."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed, as facts that the app words in the user's language.

    ``rule`` is the broken rule's id (``SW-15``) or None where no numbered rule is broken (a card
    that is not held, a call during the play). ``key`` names the reason; ``facts`` are what a
    sentence needs (``{"suit": Suit.HEARTS, "count": 2}``). ``sentence`` is the plain English one
    that ``replay`` prints.
    """

    rule: str | None
    key: str
    sentence: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.rule} {self.sentence}" if self.rule else self.sentence


class IllegalMove(Exception):
    """A well-formed move that the rules refuse; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class SetupError(ValueError):
    """A deal, match or house rule of a record that cannot be: the message is a clear sentence."""


class Step(NamedTuple):
    """What ``apply`` returns: the new state and what happened on the way, in order."""

    state: "State"
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Something finished that a ledger of results keeps.

    ``kind`` is ``game`` for the solitaires, ``hand`` and ``match`` for Solo Whist. ``part`` is the
    hand's index from 0 (0 for a game or match). ``status`` is the word of RECORD.md (``won``,
    ``skunk``, ``finished``; a hand: ``made``, ``failed``, ``thrown-in``). ``score`` is the person's
    figure: penalty cards, points, or chips. ``detail`` holds what statistics need, as JSON values.
    """

    kind: str
    part: int
    status: str
    score: int
    detail: Mapping[str, Any] = field(default_factory=dict)

    @property
    def whole(self) -> bool:
        """Whether it is about the whole game or match, not about one hand of several."""
        return self.kind != "hand"


class State(Protocol):
    """A position of a game, true and complete. Frozen; nothing is ever changed in place."""

    @property
    def seat(self) -> Seat | None:
        """Whose move it is; None when the game is over or its deals are used up."""

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves of ``seat``; empty when it is None."""

    def refusal(self, move: Move) -> Refusal | None:
        """Why ``move`` is illegal here, or None if it is legal."""

    def apply(self, move: Move) -> Step:
        """The state after ``move`` and all that follows by itself; IllegalMove if refused."""

    def view_for(self, seat: Seat) -> View:
        """What ``seat`` may know."""

    @property
    def part(self) -> int:
        """Which part of the game is being played: a practice mark spoils that part and no other.

        The hand's index in Solo Whist, always 0 in the solitaires.
        """

    def outcomes(self) -> tuple[Outcome, ...]:
        """All that has finished so far, oldest first; it only grows from step to step."""

    def table(self) -> Table:
        """Where every card lies, with all faces (use ``.seen_by(seat)`` for a screen)."""

    def result(self) -> dict[str, Any]:
        """What a complete observer knows, as ``whistdesk replay`` prints it (RECORD.md)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game begins: its deal, its house rules, and the length of its match.

    ``number`` is the deal's number, or None when it is spelled out in ``spelled`` (the parsed
    form is the game's own). ``house_rules`` are the names of those that differ from the default.
    ``match`` is the number of hands of a match, None for open-ended and for the solitaires.
    """

    number: int | None = None
    spelled: Any = None
    house_rules: frozenset[str] = frozenset()
    match: int | None = None


class Game(Protocol):
    """One of the games; instances are stateless and listed in ``rules.registry``."""

    @property
    def key(self) -> str:
        """The name in records: ``oneonta-whist``."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats that choose moves; the first is the person at the screen."""

    @property
    def house_rules(self) -> tuple[str, ...]:
        """The names of the house rules, as in records."""

    def start(self, setup: Setup) -> Step:
        """The first state and the events of the first deal, from all cards at their start place."""

    def parse_move(self, text: str) -> Move:
        """The move of a notation; ValueError with a clear sentence for a word that is none."""

    def read_setup(self, document: Mapping[str, Any]) -> Setup:
        """The setup of a record's JSON object (``rules``, ``deal``, ``match``); SetupError."""

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """The inverse: the ``rules``, ``deal`` and ``match`` of a record."""

    def read_view(self, seat: Seat, document: Mapping[str, Any], house_rules: frozenset[str]) -> View:
        """The view of ``seat``, whose turn it is, that an engine request tells (docs/ENGINE.md).

        What a request does not tell, such as earlier hands of a match, is filled in neutrally.
        ``rules.request.ViewError`` where no game leads to the view.
        """

    def can_end(self, outcome: Outcome) -> bool:
        """Whether ``outcome`` is one that a game, or a hand, can have: a file may claim any."""

    def sample(self, view: View, rng: Random) -> State:
        """A true state that looks like ``view`` to its seat, the hidden cards drawn at random."""

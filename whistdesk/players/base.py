"""What every computer player has in common."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from whistdesk.rules.base import Move, View


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was chosen, as facts that the app words in the user's language.

    ``key`` names what decided (``"likely-tricks"``), ``facts`` holds its numbers and cards.
    """

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """A player's answer: the move, its value, all legal moves best first, and why.

    Values are expected chips of the hand (Solo Whist).
    """

    move: Move
    value: float
    candidates: tuple[tuple[Move, float], ...]
    reason: Reason


class Player(Protocol):
    """Chooses a move. Players keep no state: equal arguments give equal choices."""

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        """A legal move of ``view``; ``budget_ms`` None means a fixed amount of work."""

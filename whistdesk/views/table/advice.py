"""What the coach says of a position, as the table shows it (no Qt)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from whistdesk.players.base import Choice, Opinion
from whistdesk.rules.base import Move

EQUAL: Final = 1e-9
"""Figures that differ by no more than this are equal."""


class Advice(NamedTuple):
    """Advice on the position that is shown; ``choice`` is None while the coach is thinking.

    ``odds`` says that every move shows its value, ``hinted`` that one best move is to be marked.
    ``reasons`` words each opinion, ``sentences`` the advice: first what to do, then why, what is as
    good, and how it is known.
    """

    choice: Choice | None = None
    odds: bool = False
    hinted: bool = False
    reasons: Mapping[Move, str] = {}
    sentences: tuple[str, ...] = ()

    @property
    def sentence(self) -> str:
        """The whole advice in words."""
        return " ".join(self.sentences)

    @property
    def shorter(self) -> tuple[str, ...]:
        """The same with ever fewer sentences, for places where not all of it fits."""
        return tuple(" ".join(self.sentences[:count]) for count in range(len(self.sentences) - 1, 0, -1))

    @property
    def best(self) -> tuple[Move, ...]:
        """The move chosen, and all that are as good."""
        return equally_good(self.choice) if self.choice else ()

    @property
    def marked(self) -> Move | None:
        """The one move that a hint points at."""
        return self.choice.move if self.choice and self.hinted else None

    @property
    def lit(self) -> tuple[Move, ...]:
        """The moves that wear the coach's rim: all of the best ones, or the one that a hint points at."""
        if self.odds:
            return self.best
        return () if self.marked is None else (self.marked,)

    def opinion(self, move: Move) -> Opinion | None:
        """What is to be shown of ``move``; None without odds, while the coach is thinking, and of illegal moves."""
        if not self.odds or self.choice is None:
            return None
        return next((opinion for opinion in self.choice.opinions if opinion.move == move), None)


def equally_good(choice: Choice) -> tuple[Move, ...]:
    """The moves of ``choice`` that are as good as the first."""
    return tuple(opinion.move for opinion in choice.opinions if same_worth(opinion, choice.opinions[0]))


def same_worth(one: Opinion, other: Opinion) -> bool:
    """Whether two moves are equally good: a coach that ranks them says so, otherwise all figures must be equal."""
    mine, theirs = one.reason.facts, other.reason.facts
    if "rank" in mine and "rank" in theirs:
        return bool(mine["rank"] == theirs["rank"])
    near = abs(one.value - other.value) <= EQUAL
    return near and abs(mine.get("win", 0.0) - theirs.get("win", 0.0)) <= EQUAL

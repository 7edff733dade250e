"""Random games of every registered game, for the tests that all of them get."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from whistdesk.rules.base import Game, Move, Setup, State
from whistdesk.rules.registry import GAMES
from whistdesk.rules.table import Event

LONGEST: Final = 200
"""Moves after which a playout stops: an open-ended match would never end."""


class Start(NamedTuple):
    """A way in which a game can begin."""

    game: Game
    setup: Setup

    def __str__(self) -> str:
        rules = ",".join(sorted(self.setup.house_rules)) or "default"
        return f"{self.game.key}-{self.setup.number}-{rules}"


class Ply(NamedTuple):
    """One move of a playout, with the position before it and what followed."""

    game: Game
    before: State
    move: Move
    events: tuple[Event, ...]
    after: State


def starts() -> list[Start]:
    """Each game with the default rules, with each house rule alone, and with all of them."""
    return [
        Start(game, Setup(number=number, house_rules=rules, match=2 if len(game.seats) > 1 else None))
        for game in GAMES.values()
        for number, rules in enumerate(_rule_sets(game))
    ]


def playout(start: Start, seed: int = 0) -> Iterator[Ply]:
    """A game in which every move is drawn at random from the legal ones."""
    rng = Random(f"{start}{seed}")
    state = start.game.start(start.setup).state
    for _ in range(LONGEST):
        if state.seat is None:
            return
        move = rng.choice(state.legal_moves())
        step = state.apply(move)
        yield Ply(start.game, state, move, step.events, step.state)
        state = step.state


def positions(start: Start, seed: int = 0) -> Iterator[State]:
    """Every position of a playout, the first and the last included."""
    yield start.game.start(start.setup).state
    for ply in playout(start, seed):
        yield ply.after


def _rule_sets(game: Game) -> list[frozenset[str]]:
    alone = [frozenset((rule,)) for rule in game.house_rules]
    return [*[frozenset[str]()] * 3, *alone, frozenset(game.house_rules)]

"""How a player is asked, by the computer seats' desk as by the coach."""

from collections.abc import Callable
from random import Random

from whistdesk.players.base import Choice, Player
from whistdesk.rules.base import View
from whistdesk.rules.seats import Seat


def chance(seed: int, seat: Seat, ply: int) -> Random:
    """The generator for ``seat`` after ``ply`` moves: equal games give equal answers."""
    return Random(f"{seed} {seat} {ply}")  # noqa: S311 - a game, not a secret


def thinking(player: Player, view: View, rng: Random, budget_ms: int | None = None) -> Callable[[], Choice]:
    """The task that asks ``player`` and checks that its answer is a move that it has.

    ``budget_ms`` cuts the player's work short where that would take longer.
    """

    def think() -> Choice:
        choice = player.choose(view, rng, budget_ms)
        if choice.move not in view.legal:
            raise ValueError(f"{choice.move} is not among the legal moves of {view.seat}")
        return choice

    return think

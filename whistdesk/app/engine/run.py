"""Runs the engine on standard input and output."""

import sys
from random import Random

from whistdesk.app.engine.chooser import advisers
from whistdesk.app.engine.serve import Engine
from whistdesk.app.explanations import Explanations
from whistdesk.players.registry import COACHES
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES


def run() -> int:
    """Answer the lines of standard input until it ends; the exit status."""
    warm_up()
    return Engine(GAMES, advisers, Explanations().explain).serve(sys.stdin.buffer, sys.stdout)


def warm_up() -> None:
    """Let a coach of each game choose in haste: what is made at the first question is made before anybody asks."""
    for key, coaches in COACHES.items():
        game = GAMES[key]
        first = game.start(Setup(number=0)).state.view_for(game.seats[0])
        next(iter(coaches.values())).choose(first, Random(0), 0)  # noqa: S311 - a game, not a secret

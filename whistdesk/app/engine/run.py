"""Runs the engine on standard input and output."""

import sys

from whistdesk.app.engine.chooser import choose_player
from whistdesk.app.engine.serve import Engine
from whistdesk.app.explanations import Explanations
from whistdesk.rules.registry import GAMES


def run() -> int:
    """Answer the lines of standard input until it ends; the exit status."""
    return Engine(GAMES, choose_player, Explanations().explain).serve(sys.stdin.buffer, sys.stdout)

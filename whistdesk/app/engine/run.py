"""Runs the engine on standard input and output."""

import sys

from whistdesk.app.engine.chooser import advisers
from whistdesk.app.engine.serve import Engine
from whistdesk.app.explanations import Explanations
from whistdesk.rules.registry import GAMES


def run() -> int:
    """Answer the lines of standard input until it ends; the exit status."""
    return Engine(GAMES, advisers, Explanations().explain).serve(sys.stdin.buffer, sys.stdout)

"""Plays a deal of each game at the real tables by itself, for whoever packs the program."""

import os
import sys
import tempfile
import time
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication

from whistdesk.app.early import FAILED, note
from whistdesk.app.folders import OVERRIDE
from whistdesk.app.program import Program
from whistdesk.app.start import make_application, open_program
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import TILES
from whistdesk.views.table.act import Drop, Key, Option, Tap
from whistdesk.views.table.screen import TableScreen

PATIENCE: Final = 60.0
"""Seconds that one game may take."""
DEAL: Final = 4711


class Stuck(Exception):
    """A game does not go on."""


def play_all() -> int:
    """Play and print one line; the exit status. Nothing is kept: it happens in a folder of its own."""
    with tempfile.TemporaryDirectory() as home:
        os.environ[OVERRIDE] = home
        application = make_application()
        program = open_program()
        program.choices.change("speed", "off")
        program.choices.change("trick_hold", 0)
        program.window.show()
        try:
            played = [f"{key}: {_play(program, key)} moves" for key in TILES]
        except Stuck as error:
            note(str(error))
            return FAILED
        finally:
            program.window.close()
            application.processEvents()
    sys.stdout.write(", ".join(played) + "\n")
    return 0


def _play(program: Program, key: str) -> int:
    """Play a deal of a game to its end with random legal moves; how many moves that took."""
    program.begin(GAMES[key], Setup(number=DEAL, match=1 if TILES[key].kind == "match" else None))
    assert program.seated is not None
    screen, rng = program.seated.screen, Random(DEAL)  # noqa: S311 - repeatable, not secret
    deadline = time.monotonic() + PATIENCE
    while not screen.session.over:
        if time.monotonic() > deadline:
            raise Stuck(f"{key} is stuck after {screen.session.ply} moves")
        QCoreApplication.processEvents()
        _go_on(screen, rng)
    program.go_home()
    return screen.session.ply


def _go_on(screen: TableScreen, rng: Random) -> None:
    """Press a panel's gold button, or make a move of the person's, if either is to be done."""
    curtain, session = screen.display.curtain, screen.session
    if curtain.panel is not None:
        golden = [spec.text for spec in curtain.panel.buttons if spec.gold]
        curtain.buttons()[golden[0]].click()
    elif not screen.busy and session.seat is session.human:
        options = [option for option in screen.play.options if option.legal]
        if options:
            _make(screen, rng.choice(options))


def _make(screen: TableScreen, option: Option) -> None:
    if option.targets:
        screen.act(Tap(option.targets[0]))
    elif option.keys:
        screen.act(Key(option.keys[0]))
    elif option.tile is not None:
        screen.act(Drop(option.tile, option.drops))
    if screen.play.picked == option.move:
        screen.act(Key("Enter"))

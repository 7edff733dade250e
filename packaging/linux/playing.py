"""Playing the installed program from outside: a virtual screen, the program's window on it, and keys."""

import configparser
import json
import os
import shlex
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

from bare import BareSystem, Failed, printed

GAMES = ("oneonta-whist", "cribbage-solitaire", "solo-whist")
"""In the order of the tiles on the home screen."""
CARDS = (("Right", "Return"), ("Right", "Right", "Return"), ("Left", "Return"), ("Left", "Left", "Left", "Return"))
KEYS: dict[str, Sequence[tuple[str, ...]]] = {
    "oneonta-whist": (*CARDS, *((str(prediction), "Return") for prediction in range(8))),
    "cribbage-solitaire": (("1",), ("2",), ("3",), ("Return",)),
    "solo-whist": (*CARDS, ("p", "Return")),
}
"""Of these some are pressed again and again, whatever is on the table, until something has finished."""
BETWEEN = 0.45
"""Seconds between two presses: faster ones are double clicks to the program, and do nothing."""
PATIENCE = 300.0
START = 60.0
GLANCE = 0.1
KEPT = ".local/share/whistdesk"
QUICK = {"speed": "off", "trick_hold": 0, "immediate": True, "auto_play": True, "match": 4}
"""Settings with which nothing has to be waited for."""
NAME = "Whistdesk"


class Screen:
    """A virtual screen with a window manager, which a bare system reaches by its abstract socket."""

    def __init__(self, display: str) -> None:
        self.display = display
        self._environment = os.environ | {"DISPLAY": display}

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        printed("xdotool", "key", "--delay", "20", *keys, environment=self._environment)

    def wait_for(self, title: str) -> None:
        """Wait until a window whose title begins so can be seen and has the keyboard; Failed after a minute."""
        search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{title}", "windowactivate", "--sync"]
        printed("timeout", str(START), *search, environment=self._environment)


@contextmanager
def screen() -> Iterator[Screen]:
    """Switch a screen on, and off again."""
    serve = ["Xvfb", "-displayfd", "1", "-ac", "-screen", "0", "1400x900x24"]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        display = f":{server.stdout.readline().strip()}"
        manage = ["openbox", "--sm-disable"]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(manage, env=os.environ | {"DISPLAY": display}, stdout=quiet, stderr=quiet) as windows:
            try:
                yield Screen(display)
            finally:
                windows.terminate()
                server.terminate()


def started_by_menu(entry: Path) -> list[str]:
    """The command of a menu entry, as a desktop would run it without a file."""
    parsed = configparser.ConfigParser(interpolation=None)
    parsed.read(entry, encoding="utf-8")
    return [word for word in shlex.split(parsed["Desktop Entry"]["Exec"]) if not word.startswith("%")]


def environment(home: str, screen: Screen, language: str = "en") -> dict[str, str]:
    """What a desktop tells a program of where it is."""
    return {"HOME": home, "DISPLAY": screen.display, "LC_ALL": "C.UTF-8", "LANGUAGE": language}


@contextmanager
def running(
    system: BareSystem, screen: Screen, entry: str, home: str, language: str
) -> Iterator["subprocess.Popen[bytes]"]:
    """The program in the bare system, started from its menu ``entry`` in a folder that is not its own."""
    words = started_by_menu(system.inside(entry))
    with subprocess.Popen(system.by_user(environment(home, screen, language), words)) as process:
        try:
            screen.wait_for(NAME)
            yield process
        finally:
            process.terminate()


def until(holds: Callable[[], object], process: "subprocess.Popen[bytes]", what: str) -> Iterator[None]:
    """Go round until something ``holds``; Failed where the program ends or that takes too long."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > deadline:
            raise Failed(f"{what}: not within {PATIENCE:.0f} seconds")
        if process.poll() is not None:
            raise Failed(f"{what}: the program ended with {process.returncode}")
        yield


def finished(ledger: Path, game: str) -> int:
    """How many results of a game the ledger holds."""
    if not ledger.exists():
        return 0
    try:
        with closing(sqlite3.connect(f"file:{ledger}?mode=ro", uri=True)) as rows:
            return int(rows.execute("SELECT count(*) FROM results WHERE game = ?", (game,)).fetchone()[0])
    except sqlite3.OperationalError:
        return 0  # it is being written at this moment


def play(system: BareSystem, entry: str, game: str, language: str) -> str:
    """Play a deal with the keyboard until it stands in the ledger; a sentence about it."""
    home = system.home(f"{language}-{game}")
    kept = system.inside(home) / KEPT
    settings = system.inside(home) / ".config/whistdesk/settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"version": 1, "language": language, **QUICK}), encoding="utf-8")
    system.own(home)
    before = time.monotonic()
    with screen() as shown, running(system, shown, entry, home, language) as process:
        shown.press("Home", *["Right"] * GAMES.index(game), "Return")
        for _ in until((kept / "saves" / f"{game}.json").exists, process, f"{game}, {language}, its first card"):
            time.sleep(2 * BETWEEN)
            shown.press("Return")
        chance = Random(game)  # noqa: S311 - repeatable, not secret
        for _ in until(lambda: finished(kept / "ledger.sqlite", game), process, f"{game}, {language}, its end"):
            shown.press(*chance.choice(KEYS[game]))
            time.sleep(BETWEEN)
    return f"{game}, {language}: played to its end in {time.monotonic() - before:.0f} s"

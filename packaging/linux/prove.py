"""Prove the ``.deb`` in a bare Debian: install it, start it from its menu entry, play each game, remove it.

Run as root on Debian after ``packaging/linux/build.py deb``: ``python3 packaging/linux/prove.py [bookworm|trixie]``.
It needs debootstrap, Xvfb, openbox and xdotool, and leaves the bare system in ``build/SUITE`` for the next
time. The program runs in that system as a person without rights, from another folder, without any font
of the system; its window is on a virtual screen of this one and is played with the keyboard from outside.
The games are found finished in the ledger that it writes. Then it starts once more with a home that
cannot be written to.
"""

import configparser
import json
import os
import shlex
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
MIRROR = os.environ.get("DEBIAN_MIRROR", "http://deb.debian.org/debian")
NEEDED = ("debootstrap", "Xvfb", "openbox", "xdotool")
ENTRY = "usr/share/applications/org.whistdesk.Whistdesk.desktop"
USER = "player"
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
LANGUAGES = {"en": "C.UTF-8", "de": "C.UTF-8"}
PATIENCE = 300.0
START = 60.0


class Failed(Exception):
    """What was to be proved is not so."""


def bare_system(suite: str) -> Path:
    """The folder of a bare Debian, made where it is not there yet."""
    tree = ROOT / "build" / suite
    if not (tree / "etc" / "debian_version").exists() or not (tree / "home" / USER).exists():
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        quiet("debootstrap", "--variant=minbase", suite, str(tree), MIRROR)
        inside(tree, "useradd", "--create-home", USER)
    shutil.copyfile("/etc/resolv.conf", tree / "etc" / "resolv.conf")
    return tree


def quiet(*command: str) -> str:
    """What a program prints; Failed with its last words where it fails."""
    run = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode:
        raise Failed(f"{shlex.join(command)} ended with {run.returncode}:\n{run.stdout[-2000:]}")
    return run.stdout


def inside(tree: Path, *command: str) -> str:
    """What a program of the bare system prints there, run as root."""
    path = "PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
    return quiet("chroot", str(tree), "env", "-i", path, "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8", *command)


def started_by_menu(tree: Path) -> list[str]:
    """The command of the menu entry, as a desktop would run it without a file."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(tree / ENTRY, encoding="utf-8")
    return [word for word in shlex.split(entry["Desktop Entry"]["Exec"]) if not word.startswith("%")]


@contextmanager
def screen() -> Iterator[str]:
    """A virtual screen that the bare system reaches by its abstract socket."""
    name = f":{os.getpid() % 10_000 + 200}"
    serve = ["Xvfb", name, "-ac", "-screen", "0", "1400x900x24"]
    manage = ["openbox", "--sm-disable"]
    with subprocess.Popen(serve, stderr=subprocess.DEVNULL) as server:
        time.sleep(1)
        with subprocess.Popen(manage, env=os.environ | {"DISPLAY": name}, stderr=subprocess.DEVNULL) as windows:
            try:
                yield name
            finally:
                windows.terminate()
                server.terminate()


@contextmanager
def running(tree: Path, display: str, home: str, language: str) -> Iterator[subprocess.Popen[bytes]]:
    """The program in the bare system, started from its menu entry in the folder ``/usr/share``."""
    environment = [
        "env",
        "-i",
        "PATH=/usr/bin:/bin:/usr/games",
        f"HOME={home}",
        f"DISPLAY={display}",
        f"LC_ALL={LANGUAGES[language]}",
        f"LANGUAGE={language}",
    ]
    words = shlex.join([*environment, *started_by_menu(tree)])
    command = ["chroot", f"--userspec={USER}", str(tree), "sh", "-c", f"cd /usr/share && exec {words}"]
    with subprocess.Popen(command) as process:
        try:
            quiet("timeout", str(START), "xdotool", "search", "--sync", "--onlyvisible", "--name", "Whistdesk")
            yield process
        finally:
            process.terminate()


def press(*keys: str) -> None:
    """Press keys one after another on the screen named in DISPLAY."""
    quiet("xdotool", "key", "--delay", "20", *keys)


def finished(ledger: Path, game: str) -> int:
    """How many results of a game the ledger holds."""
    if not ledger.exists():
        return 0
    try:
        with closing(sqlite3.connect(f"file:{ledger}?mode=ro", uri=True)) as rows:
            return int(rows.execute("SELECT count(*) FROM results WHERE game = ?", (game,)).fetchone()[0])
    except sqlite3.OperationalError:
        return 0  # it is being written at this moment


def play(tree: Path, display: str, game: str, language: str) -> str:
    """Play a deal with the keyboard until it stands in the ledger; a sentence about it."""
    home = f"/home/{USER}/{language}-{game}"
    settings = tree / home[1:] / ".config" / "whistdesk" / "settings.json"
    shutil.rmtree(tree / home[1:], ignore_errors=True)
    settings.parent.mkdir(parents=True)
    quick = {"speed": "off", "trick_hold": 0, "immediate": True, "auto_play": True, "match": 4}
    chosen = {"version": 1, "language": language, **quick}
    settings.write_text(json.dumps(chosen), encoding="utf-8")
    inside(tree, "chown", "-R", USER, home)
    ledger = tree / home[1:] / ".local" / "share" / "whistdesk" / "ledger.sqlite"
    with running(tree, display, home, language) as process:
        press("Home", *["Right"] * GAMES.index(game), "Return")
        time.sleep(2)
        press("Return")
        deadline = time.monotonic() + PATIENCE
        chance = Random(game)  # noqa: S311 - repeatable, not secret
        while not finished(ledger, game):
            if time.monotonic() > deadline or process.poll() is not None:
                raise Failed(f"{game}, {language}: not finished after {PATIENCE:.0f} seconds")
            press(*chance.choice(KEYS[game]))
            time.sleep(BETWEEN)
        return f"{game}, {language}: played to its end in {PATIENCE - deadline + time.monotonic():.0f} s"


def locked_home(tree: Path, display: str) -> str:
    """It starts and plays with a home that cannot be written to."""
    home = f"/home/{USER}/locked"
    shutil.rmtree(tree / home[1:], ignore_errors=True)
    (tree / home[1:]).mkdir(mode=0o555)
    with running(tree, display, home, "en") as process:
        press("Return")
        time.sleep(2)
        press("Return", "3", "Return", "Right", "Return")
        if process.poll() is not None:
            raise Failed(f"with a home that is read-only it ended with {process.returncode}")
    if any((tree / home[1:]).iterdir()):
        raise Failed("something was written to a home that is read-only")
    return "a read-only home: it starts and plays"


def prove(suite: str) -> None:
    """Do all that the head of this file says, printing each thing that holds."""
    package = max(ROOT.glob("dist/*.deb"), default=None)
    if package is None:
        raise Failed("There is no package yet: run packaging/linux/build.py deb first.")
    tree = bare_system(suite)
    print(f"a bare Debian {(tree / 'etc/debian_version').read_text().strip()}")
    shutil.copyfile(package, tree / "root" / "whistdesk.deb")
    inside(tree, "apt-get", "update", "-qq")
    inside(tree, "apt-get", "install", "-y", "-qq", "--no-install-recommends", "/root/whistdesk.deb")
    shutil.rmtree(tree / "usr" / "share" / "fonts", ignore_errors=True)
    print(f"installed: {inside(tree, 'whistdesk', '--version').strip()}, and no font on the system")
    for line in inside(tree, "env", "QT_QPA_PLATFORM=offscreen", "whistdesk", "selftest").splitlines():
        print(f"  {line}")
    with screen() as display:
        os.environ["DISPLAY"] = display
        for game in GAMES:
            for language in LANGUAGES:
                print(play(tree, display, game, language))
        print(locked_home(tree, display))
    inside(tree, "apt-get", "remove", "-y", "-qq", "whistdesk")
    left = [name for name in ("usr/lib/whistdesk", "usr/games/whistdesk", ENTRY) if (tree / name).exists()]
    if left:
        raise Failed(f"left behind after removal: {', '.join(left)}")
    print("removed without a trace")


def main() -> int:
    """0 when all of it holds."""
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if lacking or os.geteuid() != 0:
        print(f"This needs root and {', '.join(lacking or NEEDED)}.")
        return 1
    try:
        prove(sys.argv[1] if len(sys.argv) > 1 else "bookworm")
    except Failed as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A screen of its own for the stories, and a hand on its mouse and keyboard."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

PROGRAMS = ("Xvfb", "openbox", "xdotool")


def missing() -> list[str]:
    """The programs that a real window needs and that this machine lacks."""
    return [program for program in PROGRAMS if not shutil.which(program)]


@contextmanager
def virtual_display(width: int, height: int) -> Iterator[str]:
    """A screen that nobody sees, with a window manager, on a free number; gives ``:NUMBER``."""
    reading, writing = os.pipe()
    screen = ["-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-displayfd", str(writing)]
    server = subprocess.Popen(["Xvfb", *screen], pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        name = f":{pipe.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox", "--sm-disable"],
        env=os.environ | {"DISPLAY": name},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield name
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(timeout=10)


class Hand:
    """Moves the mouse of a display and presses its buttons and keys, through xdotool."""

    def __init__(self, display: str) -> None:
        self.environment = os.environ | {"DISPLAY": display}

    def click(self, x: int, y: int) -> None:
        """A click at a point of the screen."""
        self._do("mousemove", x, y, "click", 1)

    def drag(self, x: int, y: int, to_x: int, to_y: int) -> None:
        """Press at one point, move in small steps, let go at another."""
        steps = [
            word
            for step in range(1, 9)
            for word in ("mousemove", x + (to_x - x) * step // 8, y + (to_y - y) * step // 8, "sleep", "0.01")
        ]
        self._do("mousemove", x, y, "mousedown", 1, *steps, "mouseup", 1)

    def press(self, key: str) -> None:
        """A key by its X name: ``Return``, ``1``, ``alt+F4``."""
        self._do("key", key)

    def _do(self, *words: object) -> None:
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True)

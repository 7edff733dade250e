"""A desktop's accessibility for the stories: a session bus of their own, and a screen reader that listens there."""

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.stories import display

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PYTHON = "/usr/bin/python3"
"""The system's Python: AT-SPI's own packages belong to it."""
BINDING = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
READER = Path(__file__).with_name("reader.py")
PATIENCE = 30.0
GLANCE = 0.05


class Thing(NamedTuple):
    """What a screen reader is told of something on the screen."""

    role: str
    name: str
    description: str
    states: list[str]


def missing() -> list[str]:
    """What a screen reader needs and this machine lacks, beside a real window."""
    lacking = display.missing()
    lacking += [] if shutil.which("dbus-daemon") else ["dbus-daemon"]
    lacking += [] if _launcher() else ["at-spi-bus-launcher"]
    found = Path(PYTHON).exists() and subprocess.run([PYTHON, "-c", BINDING], capture_output=True, check=False)
    return lacking if found and found.returncode == 0 else [*lacking, "Atspi for the system's Python"]


def _launcher() -> str:
    return next((path for path in LAUNCHERS if Path(path).exists()), "")


@contextmanager
def accessible(name: str) -> Iterator[dict[str, str]]:
    """Start a bus and its accessibility on the display ``name``; gives the environment of programs that join."""
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert bus.stdout is not None
    joined = {
        "DISPLAY": name,
        "DBUS_SESSION_BUS_ADDRESS": bus.stdout.readline().strip(),
        "GSETTINGS_BACKEND": "memory",
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    launcher = subprocess.Popen(
        [_launcher(), "--launch-immediately"],
        env=os.environ | joined,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield joined
    finally:
        for process in (launcher, bus):
            process.terminate()
            process.wait(timeout=10)
        bus.stdout.close()


class Listener:
    """A person who hears the program and presses what has a name."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.said: list[str] = []
        """All that was announced, in order."""
        self._heard = 0
        self._reader = subprocess.Popen(
            [PYTHON, str(READER)],
            env=os.environ | environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def look(self) -> list[Thing]:
        """All that is showing."""
        return [Thing(*told) for told in self._ask("look") or []]

    def press(self, name: str) -> None:
        """Press the button whose name begins with ``name``, as soon as there is one that works."""
        self.wait(lambda things: any(thing.name.startswith(name) and "enabled" in thing.states for thing in things))
        assert self._ask("press", name), f"{name} cannot be pressed"

    def wait(self, seen: Callable[[list[Thing]], object]) -> list[Thing]:
        """The first look of which ``seen`` is true; TimeoutError where none comes."""
        end = time.monotonic() + PATIENCE
        things: list[Thing] = []
        while time.monotonic() < end:
            things = self.look()
            if things and seen(things):
                return things
            time.sleep(GLANCE)
        raise TimeoutError(f"not seen within {PATIENCE} s; the last look is {things}; heard {self.said[self._heard :]}")

    def hear(self, pattern: str) -> re.Match[str]:
        """The next announcement that holds ``pattern``, after the one that was heard last; TimeoutError."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.said += self._ask("heard") or []
            for number, sentence in enumerate(self.said[self._heard :], start=self._heard + 1):
                if found := re.search(pattern, sentence):
                    self._heard = number
                    return found
            time.sleep(GLANCE)
        raise TimeoutError(f"{pattern} not heard within {PATIENCE} s; heard {self.said[self._heard :]}")

    def end(self) -> None:
        """Stop listening."""
        with self._reader:
            self._reader.kill()

    def _ask(self, *words: str) -> Any:
        assert self._reader.stdin is not None
        assert self._reader.stdout is not None
        self._reader.stdin.write(f"{json.dumps(words)}\n")
        self._reader.stdin.flush()
        return json.loads(self._reader.stdout.readline())

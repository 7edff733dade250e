"""A whistdesk that runs in a process of its own, with a hand on its mouse and keyboard."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.stories.display import Hand
from tests.stories.sight import Point, Sight, Way

ROOT = Path(__file__).parents[2]
PATIENCE = 120.0
"""Seconds until a story gives up."""
GLANCE = 0.01


class OffscreenHand:
    """Asks the watched process itself to press, by QTest."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None

    def click(self, x: int, y: int) -> None:
        self._ask("click", x, y)

    def drag(self, x: int, y: int, to_x: int, to_y: int) -> None:
        self._ask("drag", x, y, to_x, to_y)

    def press(self, key: str) -> None:
        self._ask("press", key)

    def _ask(self, *words: object) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        print(*words, file=self.process.stdin, flush=True)


class Program:
    """Starts, sees, presses and closes. ``home`` is where its saves and settings live.

    A ``hasty`` one takes no two presses for a double click, however fast they follow each other.
    """

    def __init__(self, home: Path, hand: Hand | OffscreenHand, environment: dict[str, str]) -> None:
        self.home, self.hand = home, hand
        self.file = home.parent / "sight.json"
        self.environment = os.environ | environment | {"WHISTDESK_HOME": str(home), "PYTHONPATH": str(ROOT)}
        self.process: subprocess.Popen[str] | None = None
        self.hasty = True

    def start(self) -> Sight:
        """Start it and wait for its first picture."""
        self.file.unlink(missing_ok=True)
        command = [sys.executable, "-m", "tests.stories.watched", str(self.file), *(["--hasty"] if self.hasty else [])]
        self.process = subprocess.Popen(
            command, cwd=self.home.parent, env=self.environment, stdin=subprocess.PIPE, text=True
        )
        if isinstance(self.hand, OffscreenHand):
            self.hand.process = self.process
        return self.wait(lambda sight: bool(sight.buttons))

    def close(self) -> int:
        """Close its window as a person does; the exit status."""
        assert self.process is not None
        self.hand.press("alt+F4")
        try:
            return self.process.wait(PATIENCE)
        finally:
            self.end()

    def end(self) -> None:
        """Leave no process behind, however the story went."""
        if self.process is not None:
            with self.process:  # closes its pipe and waits for it
                self.process.kill()

    def look(self) -> Sight | None:
        """What is on the screen, None before the first look."""
        try:
            seen = json.loads(self.file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        ways = tuple(_way(*way) for way in seen.pop("ways"))
        return Sight(**seen | {"moves": tuple(seen["moves"])}, ways=ways)

    def wait(self, seen: Callable[[Sight], bool], patience: float = PATIENCE) -> Sight:
        """The first sight of which ``seen`` is true; TimeoutError where none comes in ``patience`` seconds."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            sight = self.look()
            if sight is not None and seen(sight):
                return sight
            assert self.process is not None
            assert self.process.poll() is None, f"whistdesk ended with {self.process.returncode}"
            time.sleep(GLANCE)
        raise TimeoutError(f"not seen within {patience} s; the last sight is {self.look()}")


def _way(move: str, legal: bool, confirm: bool, tap: Any, drag: Any, keys: list[str]) -> Way:
    """A way as it was before it became JSON."""
    return Way(move, legal, confirm, _point(tap), drag and (tuple(drag[0]), tuple(drag[1])), tuple(keys))


def _point(pair: list[int] | None) -> Point | None:
    return (pair[0], pair[1]) if pair else None

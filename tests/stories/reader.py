"""A screen reader without a voice: sees the desktop through AT-SPI and does what it is asked.

    /usr/bin/python3 tests/stories/reader.py

runs on the system's Python, to which Debian's AT-SPI belongs (``python3-gi gir1.2-atspi-2.0``). Each line of
standard input is a JSON array, a word and its arguments; each is answered by a line of JSON:

- ``["look"]``: all that is showing, as arrays of role, name, description, and a list of states;
- ``["press", NAME]``: true where a button whose name begins with NAME was pressed;
- ``["heard"]``: what has been announced since the last time that this was asked.

The answer is null where something went away while it was looked at.
"""

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version comes first

STATES = ("FOCUSABLE", "FOCUSED", "ENABLED", "CHECKED")
BUTTONS = ("push button", "button", "check box", "toggle button")
PROGRAM = "whistdesk"


class Reader:
    """Answers questions about one program."""

    def __init__(self) -> None:
        self.loop = GLib.MainLoop()
        self.announced: list[str] = []
        self.answers: dict[str, Callable[..., object]] = {"look": self.look, "press": self.press, "heard": self.heard}
        self.listener = Atspi.EventListener.new(self._hear)
        self.listener.register("object:announcement")
        GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, self._answer)

    def look(self) -> list[list[Any]]:
        return [_told(thing) for thing in _showing()]

    def press(self, name: str) -> bool:
        """Through the Action interface, as a screen reader does."""
        for thing in _showing():
            if thing.get_role_name() in BUTTONS and (thing.get_name() or "").startswith(name):
                return bool(Atspi.Action.do_action(thing, 0))
        return False

    def heard(self) -> list[str]:
        told, self.announced = self.announced, []
        return told

    def _hear(self, event: Any) -> None:
        self.announced.append(str(event.any_data))

    def _answer(self, source: Any, _condition: object) -> bool:
        line = source.readline()
        if not line:
            self.loop.quit()
            return False
        word, *arguments = json.loads(line)
        try:
            answer = self.answers[word](*arguments)
        except GLib.Error:
            answer = None
        sys.stdout.write(f"{json.dumps(answer)}\n")
        sys.stdout.flush()
        return True


def _showing() -> Iterator[Any]:
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(number)
        if program is not None and PROGRAM in program.get_name().lower():
            program.clear_cache()
            yield from _below(program)


def _below(thing: Any) -> Iterator[Any]:
    for number in range(thing.get_child_count()):
        child = thing.get_child_at_index(number)
        if child is not None and child.get_state_set().contains(Atspi.StateType.SHOWING):
            yield child
            yield from _below(child)


def _told(thing: Any) -> list[Any]:
    states = thing.get_state_set()
    has = [state.lower() for state in STATES if states.contains(getattr(Atspi.StateType, state))]
    return [thing.get_role_name(), thing.get_name(), thing.get_description(), has]


if __name__ == "__main__":
    Reader().loop.run()

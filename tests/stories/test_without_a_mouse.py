"""A whole game of each kind without a mouse: from the home screen to the next deal, and the focus always shown."""

import contextlib

import pytest

from tests.stories.player import Person
from tests.stories.program import Program
from tests.stories.sight import Sight
from whistdesk.app.folders import Folders
from whistdesk.app.settings import Settings, store
from whistdesk.archive.occupant import Occupant

pytestmark = pytest.mark.story
PLAYED = (("window", "Cribbage Solitaire"),)
HAND_SIZE = 13
BEGINNERS = {seat: Occupant("", "beginner", "even") for seat in ("W", "N", "E")}
"""They think for no time."""


class Keyboard:
    """A person with a keyboard and no mouse."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.person = Person(program)

    def press(self, key: str) -> None:
        self.program.hand.press(key)

    def go_to(self, key: str, name: str) -> None:
        """Press ``key`` until what is named ``name`` has the focus, which must be seen at every step."""
        for _ in range(30):
            sight = self.program.wait(lambda sight: sight.focused != "")
            if sight.focused.startswith(name) and sight.ringed:
                return
            self.press(key)
            self._moved_on(sight.focused)
            now = self.program.look()
            assert now is not None
            assert now.ringed, f"the focus on {now.focused} cannot be seen"
        raise AssertionError(f"{name} cannot be reached by {key}")

    def play(self, sight: Sight) -> None:
        """Make a move: by its own key where it has one, otherwise by arrows and Enter."""
        way = next(way for way in sight.ways if way.legal)
        if way.keys:
            self.press(way.keys[0].lower())
            if way.confirm:
                self.program.wait(lambda now: now.picked == way.move)
                self.press("Return")
        else:
            self._walk_to_a_card()
            self.press("Return")
        self.program.wait(lambda now: len(now.moves) > len(sight.moves))

    def _walk_to_a_card(self) -> None:
        for key in ["Right"] * HAND_SIZE + ["Left"] * HAND_SIZE:
            sight = self.program.look()
            assert sight is not None
            if sight.focused.endswith(", playable"):
                assert sight.ringed
                return
            self.press(key)
            self._moved_on(sight.focused)
        raise AssertionError(f"no card can be reached that may be played: {self.program.look()}")

    def _moved_on(self, before: str) -> None:
        """Wait for the focus to move on; at the last card it stays."""
        with contextlib.suppress(TimeoutError):
            self.program.wait(lambda now: now.focused != before, patience=0.5)


@pytest.mark.parametrize(("program", "title"), PLAYED, indirect=["program"])
def test_a_whole_game_without_a_mouse(program: Program, title: str) -> None:
    quick = Settings(language="en", speed="off", trick_hold=0, match=4, seats={"solo-whist": BEGINNERS})
    store(quick, Folders(program.home, program.home).settings)
    program.start()
    keyboard = Keyboard(program)
    keyboard.go_to("Tab", f"{title}: Play")
    keyboard.press("Return")
    if title == "Solo Whist":
        program.wait(lambda sight: "Deal" in sight.buttons)
        assert program.wait(lambda sight: sight.focused == "Deal").ringed
        keyboard.press("Return")
    program.wait(lambda sight: bool(sight.page))
    while not (sight := keyboard.person.turn()).over:
        keyboard.play(sight)
    while "New" not in "".join(keyboard.person.settled().buttons):
        keyboard.person.close_panel(keyboard.person.settled())
    shown = keyboard.person.settled()
    assert shown.ringed, "the button of the last panel that Enter presses is shown"
    keyboard.press("Return")
    if title == "Solo Whist":
        program.wait(lambda sight: "Deal" in sight.buttons)
        keyboard.press("Return")
    program.wait(lambda sight: bool(sight.page) and not sight.moves and sight.panel is None)
    keyboard.press("Escape")
    program.wait(lambda sight: sight.page == "" and f"{title}: Continue" in sight.focused)
    assert program.close() == 0

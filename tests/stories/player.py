"""A person at the table: makes moves by click, drag and key in turn, and closes panels that wait."""

import time
from itertools import cycle

from tests.stories.program import Program
from tests.stories.sight import Sight, Way

DOUBLE_CLICK = 0.45
"""Seconds in which a second press does nothing, so that shaky hands play one card only."""


class Person:
    """Plays on a running program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._manners = cycle(("click", "drag", "key"))

    def settled(self) -> Sight:
        """The table when it is the person's turn, or the game is over, or a panel waits."""
        return self.program.wait(
            lambda sight: sight.panel is not None or (not sight.busy and bool(sight.ways or sight.over))
        )

    def turn(self) -> Sight:
        """The table when a move can be made or the game is over; panels on the way are closed by Enter."""
        sight = self.settled()
        while sight.panel is not None and not sight.over:
            self.close_panel(sight)
            sight = self.settled()
        return sight

    def close_panel(self, sight: Sight) -> None:
        """Press Enter, and wait until the panel of ``sight`` is gone or another stands there."""
        self.program.hand.press("Return")
        self.program.wait(lambda now: (now.panel, now.moves) != (sight.panel, sight.moves))

    def make(self, move: str) -> Sight:
        """Make a move, in another manner each time; the sight once the game has taken it."""
        sight = self.turn()
        way = next(way for way in sight.ways if way.move == move)
        assert way.legal, f"{move} is not legal"
        self._do(way, next(self._manners))
        return self.program.wait(lambda now: len(now.moves) > len(sight.moves))

    def press_button(self, text: str) -> None:
        """Click the button whose name holds ``text``."""
        sight = self.program.wait(lambda sight: any(text in name for name in sight.buttons))
        self.program.hand.click(*next(point for name, point in sight.buttons.items() if text in name))

    def _do(self, way: Way, manner: str) -> None:
        hand = self.program.hand
        dragged = way.drag if manner == "drag" else None
        if dragged:
            self._let_pass()
            hand.drag(*dragged[0], *dragged[1])
        elif way.tap and not (manner == "key" and way.keys):
            self._let_pass()
            hand.click(*way.tap)
        else:
            hand.press(way.keys[0].lower())
        if way.confirm and not dragged:
            self.program.wait(lambda now: now.picked == way.move)
            hand.press("Return")

    def _let_pass(self) -> None:
        """Wait until no press, and no panel that has just gone, can be the first half of a double click."""
        if not self.program.hasty:
            time.sleep(DOUBLE_CLICK)

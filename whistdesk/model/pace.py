"""How long a computer seat takes for a move: as a person would, however hard or easy the hand was."""

from random import Random
from typing import Final

from whistdesk.rules.base import PlayedOut, View
from whistdesk.rules.seats import Seat

CALL_MS: Final = (700, 1100)
"""The shortest and the longest time for a call, or a suit that is named, at normal speed."""
CARD_MS: Final = (500, 900)
"""The same for a card."""
LONGEST_MS: Final = 1300
"""No seat takes longer at any speed."""
BUDGET_MS: Final = 1100
"""What a player may think: with what it may overrun and the way to the table less than 1.5 s."""


def moving_time(seed: int, seat: Seat, ply: int, view: View, speed: float) -> int:
    """Milliseconds from the turn of ``seat`` to its move; ``speed`` is a factor, 1 for normal, 0 for at once.

    Equal games have equal times. Only the kind of move counts: nothing of what the seat holds.
    """
    in_play = isinstance(view, PlayedOut) and view.in_play
    drawn = Random(f"pace {seed} {seat} {ply}").uniform(*(CARD_MS if in_play else CALL_MS))  # noqa: S311 - no secret
    return min(round(drawn * speed), LONGEST_MS)

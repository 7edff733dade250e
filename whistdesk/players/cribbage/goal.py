"""What the player of Cribbage Solitaire is after."""

from enum import StrEnum


class Goal(StrEnum):
    """The value is its name in requests to the engine (RECORD.md)."""

    AVERAGE = "average"
    """The highest expected final total."""
    WIN = "win"
    """The best chance of more than 90 points (CS-08)."""

"""Who sits at the table."""

from enum import StrEnum
from typing import Final


class Seat(StrEnum):
    """A seat that chooses moves; its value is its name in records (RECORD.md)."""

    PLAYER = "player"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"
    EAST = "E"

    @property
    def left(self) -> "Seat":
        """The next seat clockwise; ValueError for the only player of a solitaire."""
        if self is Seat.PLAYER:
            raise ValueError("a solitaire has one seat")
        return COMPASS[(COMPASS.index(self) + 1) % 4]


COMPASS: Final = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""The four seats clockwise; the person at the screen is South."""

"""Who sits at the computer seats, as saves and settings keep it."""

from typing import Final, NamedTuple

LONGEST_NAME: Final = 12
"""Letters of a name that the player may give a seat."""


class Occupant(NamedTuple):
    """Who sits at a computer seat: the name that the player gave, empty for the seat's own, level and style of play."""

    name: str
    level: str
    style: str

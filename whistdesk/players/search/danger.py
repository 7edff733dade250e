"""How dangerous cards are for the bidder of a misère: low ones are safe, and high ones above enough low ones."""

from array import array
from functools import cache
from typing import Final

ROUNDS: Final = (1.0, 0.65, 0.35, 0.12)
"""How likely a suit is led once, twice ... before its dangerous cards are thrown away."""
STEEPNESS: Final = 1.5
"""How fast the danger falls with the share of lower cards among the unseen."""
RELIEF: Final = 0.5
"""The value of getting rid of danger against the danger of the trick itself."""
HIGHER: Final = 0.001
"""Of two cards that are as good to get rid of the higher one goes: what each rank counts."""
PLACES: Final = 14
"""How many numbers of cards of a suit there are: none to thirteen."""


@cache
def risk(index: int, lower: int, room: int) -> float:
    """The danger of the ``index``-th lowest card with ``lower`` cards below it of ``room`` unseen ones.

    Of both as many are left out as the seat's lower cards will have drawn.
    """
    if lower <= 0 or room <= 0 or index >= len(ROUNDS):
        return 0.0
    return ROUNDS[index] * float((lower / room) ** STEEPNESS)


@cache
def risks() -> "array[float]":
    """The dangers at ``PLACES * (PLACES * index + lower) + room``, with nothing left out of ``lower`` and ``room``."""
    numbers = range(PLACES)
    return array(
        "d",
        [
            risk(index, lower - index, room - index) if lower <= room else 0.0
            for index in range(len(ROUNDS))
            for lower in numbers
            for room in numbers
        ],
    )

"""What the seats of a play-out remember of the tricks before it."""

from collections.abc import Sequence
from typing import Final, NamedTuple


class Past(NamedTuple):
    """What was played, as bits and numbers; seats, suits and ranks as in ``bits``.

    ``voids`` are a bit for each suit that a seat has shown to be void in, by seat, ``opened`` one for each that
    defenders and declarers have led. The rest is by suit, and of a misère: the cards that its bidder will not hold,
    who plays high where that is safe (``denied``, a bit a rank), how many its defenders discarded (``thrown``), and how
    many the bidder led or played to a lead (``followed``).
    """

    voids: Sequence[int] = (0, 0, 0, 0)
    opened: Sequence[int] = (0, 0)
    denied: Sequence[int] = (0, 0, 0, 0)
    thrown: Sequence[int] = (0, 0, 0, 0)
    followed: Sequence[int] = (0, 0, 0, 0)


NOTHING: Final = Past()
"""Before the first card."""


def check_past(past: Past) -> None:
    """ValueError unless ``past`` is told of four seats, two sides and four suits."""
    if tuple(map(len, past)) != tuple(map(len, NOTHING)):
        raise ValueError("the past is told of four seats, two sides and four suits")

"""The whole game as a table: the chance to win between two hands, by what is left and what is paid.

The table is shipped (``worth.bin``); ``python -m whistdesk.players.oneonta.solve`` makes it.
"""

import sys
from array import array
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from whistdesk.rules.oneonta.deal import HAND_SIZE, HANDS, MOST_PENALTIES

FILE: Final = "worth.bin"
"""2,048 little-endian doubles: the chance to win, 8 for each set of predictions left, by penalties paid."""

_PAID: Final = MOST_PENALTIES + 1


class GameTable:
    """The chance to win the game for a player who remembers no earlier hand."""

    def __init__(self, chances: Iterable[float]) -> None:
        """``chances`` in the order of the file."""
        self._chances = array("d", chances)

    def chance(self, predictions: Iterable[int], paid: int) -> float:
        """With these ``predictions`` left and ``paid`` penalty cards, 7 at most."""
        return self._chances[place(predictions, paid)]

    def payoff(self, rest: Iterable[int], prediction: int, paid: int) -> list[float]:
        """What each number of tricks, 0 to 7, is worth when ``rest`` is left after this hand (OW-13, OW-16)."""
        start = place(rest, paid)
        chances = [*self._chances[start : start + _PAID - paid], *[0.0] * paid]
        return [chances[abs(won - prediction)] for won in range(HAND_SIZE + 1)]


def place(predictions: Iterable[int], paid: int) -> int:
    """Where the chance stands in the table."""
    return sum([1 << tricks for tricks in predictions]) * _PAID + paid


@cache
def game_table() -> GameTable:
    """The shipped table."""
    return GameTable(read(files(__package__).joinpath(FILE).read_bytes()))


def read(content: bytes) -> "array[float]":
    """The chances in the file's content; ValueError if it has another length."""
    chances = array("d")
    chances.frombytes(content)
    if sys.byteorder == "big":
        chances.byteswap()
    if len(chances) != _PAID << HANDS:
        raise ValueError(f"{len(chances)} chances, not {_PAID << HANDS}")
    return chances


def write(chances: Iterable[float]) -> bytes:
    """The inverse of ``read``."""
    content = array("d", chances)
    if sys.byteorder == "big":
        content.byteswap()
    return content.tobytes()

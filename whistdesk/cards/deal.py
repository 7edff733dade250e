"""Numbered deals: the documented shuffle.

A number names the same deals for ever, on every machine and Python version. Whoever wants to
recompute one needs these lines and nothing else; all arithmetic is modulo 2**64.

1. The generator is SplitMix64 (Steele, Lea, Flood, 2014)::

       state += 0x9E3779B97F4A7C15
       z = state
       z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
       z = (z ^ (z >> 27)) * 0x94D049BB133111EB
       next = z ^ (z >> 31)

2. The stream of shuffle ``index`` (0, 1, 2 ...) of deal ``number`` of a game starts at
   ``mix(mix(mix(name) + number) + index)``, where ``mix(x)`` is the first output of the
   generator whose state is ``x`` and ``name`` is the FNV-1a 64 hash of the game's key in ASCII.
3. A whole number below n is drawn without bias: take outputs until one is below the greatest
   multiple of n that fits into 2**64, and take its remainder by n.
4. The cards start in the order that the game states and are shuffled by Fisher and Yates from
   the end: for i = n - 1 down to 1, draw j below i + 1 and exchange cards i and j.
   The first card is then the top of the pack.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeVar

LARGEST_NUMBER: Final = 2**64 - 1
"""The greatest deal number that a record may hold (RECORD.md)."""

_MASK: Final = 2**64 - 1
_GAMMA: Final = 0x9E3779B97F4A7C15

T = TypeVar("T")


class SplitMix64:
    """The generator of the documented shuffle; ``state`` is any whole number."""

    __slots__ = ("_state",)

    def __init__(self, state: int) -> None:
        self._state = state & _MASK

    def next(self) -> int:
        """The next output, 0 to 2**64 - 1."""
        self._state = z = (self._state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one equally likely."""
        limit = 2**64 - 2**64 % n
        while (output := self.next()) >= limit:
            pass
        return output % n


def stream(game: str, number: int, index: int) -> SplitMix64:
    """The generator of shuffle ``index`` (from 0) of deal ``number`` of the game with this key."""
    return SplitMix64(_mix(_mix(_mix_of_name(game) + number) + index))


def shuffled(cards: Sequence[T], game: str, number: int, index: int) -> tuple[T, ...]:
    """``cards`` in the order of shuffle ``index`` of deal ``number``, top first."""
    pack, draw = list(cards), stream(game, number, index).below
    for i in range(len(pack) - 1, 0, -1):
        j = draw(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    return tuple(pack)


@cache
def _mix_of_name(game: str) -> int:
    name = 0xCBF29CE484222325
    for byte in game.encode("ascii"):
        name = ((name ^ byte) * 0x100000001B3) & _MASK
    return _mix(name)


def _mix(x: int) -> int:
    return SplitMix64(x).next()

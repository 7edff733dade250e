"""Cards as bits, for the kernels: card ``13 * suit + rank - 2`` is one bit of a hand's 52."""

from array import array
from collections.abc import Sequence
from functools import cache
from mmap import mmap
from typing import Final, NamedTuple

NO_TRUMP: Final = 4
_SETS: Final = 1 << 13


class BitTables(NamedTuple):
    """What is asked of the 8,192 sets of cards of one suit: 13 bits, the two lowest.

    ``size[bits]`` is how many, ``highest[bits]`` the highest of them as a bit, and
    ``from_top[16 * bits + k]`` the k-th from the top as a bit, k from 1.
    """

    size: bytearray
    highest: "array[int]"
    from_top: "array[int]"


@cache
def bit_tables() -> BitTables:
    """The tables, which the kernels share."""
    size, highest, from_top = bytearray(_SETS), array("I", bytes(4 * _SETS)), array("H", bytes(32 * _SETS))
    for bits in range(1, _SETS):
        low = bits & -bits
        rest = bits ^ low
        size[bits] = size[rest] + 1
        highest[bits] = highest[rest] or low
        from_top[16 * bits : 16 * bits + size[bits]] = from_top[16 * rest : 16 * rest + size[bits]]
        from_top[16 * bits + size[bits]] = low
    return BitTables(size, highest, from_top)


def check_position(leader: int, table: Sequence[int], hands: Sequence[int]) -> None:
    """ValueError unless these are four hands in the middle of play, ``table`` being the trick so far.

    The kernels do not look again where they reach in memory.
    """
    if len(hands) != 4 or not 0 <= leader < 4 or len(table) > 3:
        raise ValueError("a position has four hands, a leader 0 to 3, and at most three cards on the table")
    if any(not 0 <= card < 52 for card in table) or any(not 0 <= hand < 1 << 52 for hand in hands):
        raise ValueError("cards are numbered 0 to 51")
    played = [(seat - leader) % 4 < len(table) for seat in range(4)]
    if len({hand.bit_count() + dealt for hand, dealt in zip(hands, played, strict=True)}) != 1:
        raise ValueError("with the cards on the table, all hands must be of one size")
    cards = [1 << card for card in table]
    if sum(hands) + sum(cards) != hands[0] | hands[1] | hands[2] | hands[3] | sum(set(cards)):
        raise ValueError("a card is there twice")


def laid(cards: Sequence[int]) -> "array[int]":
    """The cards as play-outs lay them: the suit above the rank, which is one of 13 bits.

    After them comes one that is none, as buffers of nothing are hard to pass on. ValueError for what is no card.
    """
    if any(not 0 <= card < 52 for card in cards):
        raise ValueError("cards are numbered 0 to 51")
    return array("I", [*(card // 13 << 13 | 1 << card % 13 for card in cards), 0])


def zeroed(words: int) -> memoryview:
    """So many 64-bit words, all zero, which cost time and memory only where they are used."""
    return memoryview(mmap(-1, 8 * words)).cast("Q")

"""Lines from whoever asks, however long they are (no Qt)."""

from collections.abc import Iterator
from typing import BinaryIO


def lines(file: BinaryIO, longest: int) -> Iterator[bytes]:
    """The lines of ``file``; of one with more than ``longest`` bytes only its beginning, one byte too long."""
    while line := file.readline(longest + 1):
        end = line
        while len(end) > longest and not end.endswith(b"\n"):
            end = file.readline(longest + 1)
        yield line

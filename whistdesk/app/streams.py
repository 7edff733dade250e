"""Standard streams where Windows gives a program none (no Qt).

``whistdesk.exe`` belongs to no terminal, so that no console window opens beside it. Another program that
starts it with pipes reads and writes as everywhere; without pipes, what it prints is shown in a box.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO, StringIO, TextIOWrapper
from typing import Final

TITLE: Final = "Whistdesk"

if sys.platform == "win32":
    import ctypes

    INFORMATION: Final = 0x40

    def show(text: str) -> None:
        """Show ``text`` in a box of the system until it is closed."""
        ctypes.windll.user32.MessageBoxW(None, text, TITLE, INFORMATION)
else:

    def show(text: str) -> None:
        """Nothing: a program that was started with its streams closed wants it so."""


def fill_descriptors() -> None:
    """Open the null device where standard input, output or error is closed.

    The next file that is opened would get the number of a closed one, and with it what libraries write there.
    """
    for number in range(3) if os.name == "posix" else ():
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


@contextmanager
def streams(shown: Callable[[str], None] = show) -> Iterator[None]:
    """Let there be streams; what went to those that were not there is ``shown`` at the end."""
    paper, before = StringIO(), (sys.stdin, sys.stdout, sys.stderr)
    sys.stdin = before[0] or TextIOWrapper(BytesIO())
    sys.stdout, sys.stderr = before[1] or paper, before[2] or paper
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
        if words := paper.getvalue().strip():
            shown(words)

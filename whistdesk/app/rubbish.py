"""When rubbish is collected, and what becomes of its memory: all of it without holding up a card that flies (no Qt)."""

import gc
import sys
from typing import Final

if sys.platform == "linux":
    import ctypes

    MMAP_THRESHOLD, ARENA_MAX = -3, -8
    """What malloc.h calls them."""
    LARGE: Final = 128 * 1024
    """Bytes from which on a piece of memory is large; glibc's own figure at first."""

    def give_back() -> None:
        """Have memory that is freed go back to the system: large pieces, as pictures are, at once.

        glibc does that until a larger one is freed, and from then on keeps all up to that size for itself, between
        what stays: after one picture of the window it gives none back. And each thread that thinks would have a heap
        of its own, which stays as large as it has ever been.
        """
        tune = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries need no telling
        if tune is not None:
            tune(MMAP_THRESHOLD, LARGE)
            tune(ARENA_MAX, 1)
else:

    def give_back() -> None:
        """Nothing: other systems do so by themselves."""


def begin_to_sweep() -> None:
    """Collect rubbish from now on; all that there is by now stays."""
    gc.freeze()
    gc.enable()


def sweep() -> None:
    """Collect all rubbish, and leave what stays out of the searches to come.

    To look through all of it takes longer than a picture may be late: better now, when a table is laid, than while
    cards fly.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()

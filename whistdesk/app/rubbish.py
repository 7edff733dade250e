"""When rubbish is collected: not before the window is there, and then while no card flies (no Qt)."""

import gc


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

"""Qt's libraries, loaded by a thread while Python reads the modules that come before Qt's (no Qt)."""

import sys
from typing import Final

if sys.platform == "linux":
    import ctypes
    import os
    from _thread import start_new_thread
    from importlib.util import find_spec

    WANTED: Final = "QtWidgets.abi3.so"
    """The part of PySide6 that brings nearly all of Qt with it."""

    def load_ahead() -> None:
        """Begin to load them; what cannot be loaded fails again, and says why, when it is imported.

        The system's linker takes a tenth of a start for it, and Python runs nothing else while it imports. The
        thread is a single call into the C library: each time that it came back, it would have to wait for
        Python, and Python for it.
        """
        found, load = find_spec("PySide6"), getattr(ctypes.CDLL(None), "dlopen", None)
        if found is not None and load is not None:
            for folder in found.submodule_search_locations or ():
                start_new_thread(load, (os.fsencode(f"{folder}/{WANTED}"), os.RTLD_NOW))
else:

    def load_ahead() -> None:
        """Nothing: other systems have other loaders."""

"""Qt's libraries, loaded by a thread while Python reads the modules that come before Qt's (no Qt)."""

import sys
from typing import Final

if sys.platform == "linux":
    import ctypes
    import os
    from contextlib import suppress
    from importlib.util import find_spec
    from threading import Thread

    WANTED: Final = ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/imageformats/libqsvg.so")
    """Parts of PySide6 that the window needs; each brings the libraries that it is linked against."""

    FONTS: Final = "libfontconfig.so.1"
    """Comes with them, and is asked by Qt."""

    def load_ahead() -> None:
        """Begin to load them; one that cannot be loaded fails again, and says why, when it is imported.

        The system's linker takes a tenth of a start for it, and Python runs nothing else while it imports.
        """
        found = find_spec("PySide6")
        for folder in (found and found.submodule_search_locations) or ():
            Thread(target=_load, args=[folder]).start()

    def _load(folder: str) -> None:
        # ``CDLL(file)`` would keep all other threads waiting; a call into the C library lets them run.
        if load := getattr(ctypes.CDLL(None), "dlopen", None):
            for name in WANTED:
                load(os.fsencode(f"{folder}/{name}"), os.RTLD_NOW)
        with suppress(OSError):
            ctypes.CDLL(FONTS).FcInit()  # reads which fonts the system has, once for all of the process
else:
    FONTS: Final = "libfontconfig.so.1"
    """Comes with them, and is asked by Qt."""

    def load_ahead() -> None:
        """Nothing: other systems have other loaders."""

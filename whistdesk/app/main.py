"""Where the program starts."""

import gc
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from whistdesk.app.libraries import load_ahead
from whistdesk.app.streams import fill_descriptors, streams

if TYPE_CHECKING:
    from pathlib import Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Run whistdesk with these arguments (None: those of the process); the exit status."""
    fill_descriptors()
    words = sys.argv[1:] if arguments is None else arguments
    return _command(words) if words else _play(None)


# The late imports: replay must run without Qt, a missing system library become a sentence, and the window be seen soon.


def _command(arguments: Sequence[str]) -> int:
    from whistdesk.app.commandline import run  # noqa: PLC0415

    return run(arguments, play=_play, engine=_engine, self_test=_self_test)


def _play(record: "Path | None") -> int:
    gc.disable()  # until the window is there: nearly all that is made on the way stays
    try:
        load_ahead()
        from whistdesk.app.features import forgo_features  # noqa: PLC0415

        forgo_features()
        from whistdesk.app.start import start  # noqa: PLC0415
    except ImportError as error:
        return _cannot_import(error)
    return start(record)


def _engine() -> int:
    try:
        from whistdesk.app.engine.run import run as answer  # noqa: PLC0415
    except ImportError as error:
        return _cannot_import(error)
    return answer()


def _self_test() -> int:
    try:
        from whistdesk.app.selftest import check_all  # noqa: PLC0415
    except ImportError as error:
        return _cannot_import(error)
    return check_all()


def _cannot_import(error: ImportError) -> int:
    from whistdesk.app.early import FAILED, missing_import, note  # noqa: PLC0415

    with streams():
        note(missing_import(error, os.environ))
    return FAILED

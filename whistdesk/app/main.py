"""Where the program starts."""

import os
from collections.abc import Sequence
from pathlib import Path

from whistdesk.app.commandline import run
from whistdesk.app.early import FAILED, missing_import, note


def main(arguments: Sequence[str] | None = None) -> int:
    """Run whistdesk with these arguments (None: those of the process); the exit status."""
    return run(arguments, play=_play, engine=_engine, self_test=_self_test)


# The late imports: replay must run without Qt, and a missing system library become a sentence.


def _play(record: Path | None) -> int:
    try:
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
    if not (error.name or "PySide6").startswith(("PySide6", "shiboken6", "fontpkg_inter")):
        raise error
    note(missing_import(error, os.environ))
    return FAILED

"""Where the program starts."""

from collections.abc import Sequence

from whistdesk.app.commandline import run


def main(arguments: Sequence[str] | None = None) -> int:
    """Run whistdesk with these arguments (None: those of the process); the exit status."""
    return run(arguments, _play)


def _play() -> int:
    # The one late import: replay must run without Qt, and a missing system library become a sentence.
    from whistdesk.app.start import start  # noqa: PLC0415

    return start()

"""The command line: ``play`` opens the window, ``replay`` checks records (no Qt)."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from whistdesk import __version__
from whistdesk.app.replay import FAULTY, replay_files
from whistdesk.rules.registry import GAMES

DESCRIPTION: Final = "Oneonta Whist, Cribbage Solitaire and Solo Whist. Without a command it opens the window."
PLAY: Final = "play"
REPLAY_COMMAND: Final = "replay"
COMMANDS: Final = (PLAY, REPLAY_COMMAND)
REPLAY: Final = "replay records through the rules and print one JSON object for each"
STATUS: Final = "The exit status is 0 when all records were sound, otherwise 2."
INTERRUPTED: Final = 130
"""Exit status after Ctrl+C, as shells have it."""


def run(arguments: Sequence[str] | None, *, play: Callable[[Path | None], int], self_test: Callable[[], int]) -> int:
    """Do what the command line asks for; the exit status.

    ``play`` opens the window, with a record where one is given. ``arguments`` None means those of
    the process. Unknown arguments print a sentence and raise SystemExit with status 2, as argparse does.
    """
    options = _parser().parse_args(_with_command(sys.argv[1:] if arguments is None else arguments))
    if options.command == REPLAY_COMMAND:
        return _replay(options)
    if options.self_test:
        return self_test()
    return play(getattr(options, "file", None))


def _with_command(arguments: Sequence[str]) -> Sequence[str]:
    """``whistdesk FILE`` means ``whistdesk play FILE``, as a file manager calls it."""
    first = arguments[0] if arguments else ""
    if first.endswith(".json") or (first not in COMMANDS and Path(first).is_file()):
        return (PLAY, *arguments)
    return arguments


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="whistdesk", description=DESCRIPTION, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"whistdesk {__version__}")
    commands = parser.add_subparsers(dest="command", title="commands", metavar="{play,replay}")
    # For whoever packs the program: the real screens play a deal of each game by themselves.
    parser.add_argument("--self-test", action="store_true", help=argparse.SUPPRESS)
    playing = commands.add_parser(PLAY, help="open the window (the default)")
    playing.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a record to open")
    description = f"{REPLAY[0].upper()}{REPLAY[1:]}."
    replay = commands.add_parser(
        REPLAY_COMMAND, help=REPLAY, description=description, epilog=STATUS, allow_abbrev=False
    )
    replay.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    replay.add_argument("--lines", action="store_true", help="each line of a file is a record")
    return parser


def _replay(options: argparse.Namespace) -> int:
    try:
        return replay_files(options.files, GAMES, lines=options.lines, source=sys.stdin.buffer, out=sys.stdout)
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # Whoever read the results may have gone, which is no fault; a full disk is one.
        if not isinstance(error, BrokenPipeError):
            sys.stderr.write(f"whistdesk: the results cannot be written: {error.strerror}\n")
        # Python flushes once more at the end, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAULTY

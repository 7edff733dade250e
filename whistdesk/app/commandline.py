"""The command line: ``play`` opens the window, ``replay`` checks records, ``engine`` answers other programs,
``selftest`` checks the program itself (no Qt).
"""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from whistdesk import __version__
from whistdesk.app.early import note
from whistdesk.app.replay import FAULTY, SOUND, replay_files
from whistdesk.app.streams import streams
from whistdesk.rules.registry import GAMES

DESCRIPTION: Final = "Oneonta Whist, Cribbage Solitaire and Solo Whist. Without a command it opens the window."
PLAY: Final = "play"
REPLAY_COMMAND: Final = "replay"
ENGINE_COMMAND: Final = "engine"
SELF_TEST_COMMAND: Final = "selftest"
COMMANDS: Final = (PLAY, REPLAY_COMMAND, ENGINE_COMMAND, SELF_TEST_COMMAND)
REPLAY: Final = "replay records through the rules and print one JSON object for each"
ENGINE: Final = "answer other programs that ask a computer seat or the coach: one JSON object a line"
SELF_TEST: Final = "check that everything that belongs to the program is there and works"
PROTOCOL: Final = "The page docs/ENGINE.md of the source describes requests and answers."
STATUS: Final = "The exit status is 0 when all records were sound, otherwise 2."
INTERRUPTED: Final = 130
"""Exit status after Ctrl+C, as shells have it."""


def run(
    arguments: Sequence[str] | None,
    *,
    play: Callable[[Path | None], int],
    engine: Callable[[], int],
    self_test: Callable[[], int],
) -> int:
    """Do what the command line asks for; the exit status.

    ``play`` opens the window, with a record where one is given. ``engine`` answers until nobody asks
    any more. ``arguments`` None means those of the process. Unknown arguments print a sentence and raise
    SystemExit with status 2, as argparse does.
    """
    with streams():
        options = _parser().parse_args(_with_command(sys.argv[1:] if arguments is None else arguments))
        if options.command == REPLAY_COMMAND:
            return _printing(lambda: _replay(options), gone=FAULTY)
        if options.command == ENGINE_COMMAND:
            return _printing(engine, gone=SOUND)
        if options.command == SELF_TEST_COMMAND:
            return self_test()
    return play(getattr(options, "file", None))


def _with_command(arguments: Sequence[str]) -> Sequence[str]:
    """``whistdesk FILE`` means ``whistdesk play FILE``, as a file manager calls it."""
    first = arguments[0] if arguments else ""
    if first.endswith((".whistdesk", ".json")) or (first not in COMMANDS and os.path.isfile(first)):  # noqa: PTH113 - Path.is_file raises for a name that no file can have
        return (PLAY, *arguments)
    return arguments


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="whistdesk", description=DESCRIPTION, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"whistdesk {__version__}")
    commands = parser.add_subparsers(dest="command", title="commands", metavar="{play,replay,engine,selftest}")
    playing = commands.add_parser(PLAY, help="open the window (the default)")
    playing.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a record to open")
    replay = commands.add_parser(
        REPLAY_COMMAND, help=REPLAY, description=_sentence(REPLAY), epilog=STATUS, allow_abbrev=False
    )
    replay.add_argument("files", nargs="+", metavar="FILE", help="a record; - is standard input")
    replay.add_argument("--lines", action="store_true", help="each line of a file is a record")
    commands.add_parser(ENGINE_COMMAND, help=ENGINE, description=_sentence(ENGINE), epilog=PROTOCOL, allow_abbrev=False)
    commands.add_parser(SELF_TEST_COMMAND, help=SELF_TEST, description=_sentence(SELF_TEST), allow_abbrev=False)
    return parser


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."


def _replay(options: argparse.Namespace) -> int:
    return replay_files(options.files, GAMES, lines=options.lines, source=sys.stdin.buffer, out=sys.stdout)


def _printing(work: Callable[[], int], *, gone: int) -> int:
    """The exit status of ``work``, which prints; ``gone`` is the one where nobody reads it any more."""
    try:
        return work()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        # Python flushes once more at the end, which must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if nobody_reads(error, sys.platform):
            return gone
        note(f"the results cannot be written: {error.strerror}")
        return FAULTY


def nobody_reads(error: OSError, platform: str) -> bool:
    """Whether writing failed because the reader has left; Windows calls that an invalid argument."""
    return isinstance(error, BrokenPipeError) or (platform == "win32" and error.errno == errno.EINVAL)

"""``whistdesk engine`` as another program meets it: a process that answers line by line."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

from tests.app.test_engine_answers import BIDDING

ROOT = Path(__file__).parents[2]
CLUB = json.dumps(BIDDING | {"level": "club"}).encode() + b"\n"
# Who runs the tests in the background may have told all its children to be deaf to Ctrl+C.
PROGRAM = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.modules["PySide6.QtGui"] = sys.modules["PySide6.QtWidgets"] = None
from whistdesk.app.main import main
sys.exit(main(["engine"]))
"""
COMMAND = [sys.executable, "-c", PROGRAM]


def started() -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    return subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, cwd=ROOT)


def ask(process: subprocess.Popen[bytes], line: bytes) -> dict[str, Any]:
    assert process.stdin is not None
    process.stdin.write(line)
    process.stdin.flush()
    answer: dict[str, Any] = json.loads(opened(process.stdout).readline())
    return answer


def opened(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream


def test_each_line_is_answered_at_once_and_the_end_of_input_ends_it_without_a_screen() -> None:
    with started() as process:
        assert ask(process, CLUB)["move"] == "propose"
        assert ask(process, b"nonsense\n") == {"id": None, "error": "the request is not JSON (column 1)"}
        assert ask(process, b"\n")["id"] is None
        assert ask(process, CLUB)["id"] == 1
        opened(process.stdin).close()
        assert process.wait(30) == 0
        assert opened(process.stderr).read() == b""


def test_the_last_line_needs_no_end() -> None:
    run = subprocess.run(COMMAND, input=CLUB.strip(), capture_output=True, cwd=ROOT, timeout=60, check=False)
    assert run.returncode == 0
    assert json.loads(run.stdout)["move"] == "propose"


def test_an_interruption_ends_it_quietly() -> None:
    with started() as process:
        ask(process, CLUB)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert opened(process.stderr).read() == b""


def test_who_asks_may_leave_early() -> None:
    with started() as process:
        opened(process.stdout).close()
        opened(process.stdin).write(CLUB)
        opened(process.stdin).close()
        assert process.wait(30) == 0
        assert opened(process.stderr).read() == b""

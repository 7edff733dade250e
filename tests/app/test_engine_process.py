"""``whistdesk engine`` as another program meets it: a process that answers line by line."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import IO, Any

import pytest

from tests.app.test_engine_answers import BIDDING
from tests.random_requests import random_lines

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


def test_equal_seeds_give_equal_answers_in_every_process() -> None:
    """Nothing may hang on the order of a set, which differs from process to process."""
    asked = b"\n".join(line.text for line in random_lines(Random(2), 24, level="club") if line.sound)
    found = [answered(asked, hash_seed) for hash_seed in ("1", "2")]
    assert found[0] == found[1]


def answered(lines: bytes, hash_seed: str) -> list[dict[str, Any]]:
    """The answers without their times."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    run = subprocess.run(COMMAND, input=lines, capture_output=True, cwd=ROOT, env=environment, timeout=60, check=True)
    return [json.loads(line) | {"ms": 0} for line in run.stdout.splitlines()]


@pytest.mark.posix
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

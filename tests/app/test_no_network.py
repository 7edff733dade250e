"""The program makes no socket: not in any game, with coach, review and statistics, nor to reach one that runs.

Nor does it import, early or late, anything that the bundle leaves out: the same run shows both.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REFUSED = "from tests.unconnected import refuse_sockets; refuse_sockets(); import socket; {}"

EVERY = """
import pkgutil, sys, whistdesk
for module in pkgutil.walk_packages(whistdesk.__path__, "whistdesk."):
    if not module.name.endswith("__main__"):
        __import__(module.name)
print(*sorted(sys.modules))
"""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    here = os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=here, check=False, capture_output=True, text=True)


def test_every_game_is_played_without_a_socket_and_without_what_the_bundle_leaves_out() -> None:
    told = run("-m", "tests.app.offline")
    assert told.returncode == 0, told.stderr
    assert told.stdout.splitlines() == ["oneonta-whist", "cribbage-solitaire", "solo-whist", "all played"]


@pytest.mark.parametrize(
    "asked",
    [
        "socket.socket(socket.AF_INET, socket.SOCK_STREAM)",
        "socket.socketpair()",
        "socket.getaddrinfo('localhost', 80)",
        "socket.create_connection(('127.0.0.1', 9))",
        "import urllib.request; urllib.request.urlopen('http://localhost:9')",
    ],
)
def test_who_asks_for_one_is_caught(asked: str) -> None:
    assert "Connected" in run("-c", REFUSED.format(asked)).stderr


@pytest.mark.parametrize("module", ["unittest", "PySide6.QtNetwork", "_socket", "_hashlib"])
def test_who_imports_what_is_left_out_is_caught(module: str) -> None:
    told = run("-c", f"from tests.unbundled import leave_out; leave_out(); import {module}")
    assert f"import of {module} halted" in told.stderr


def test_nothing_that_the_program_imports_is_made_for_networks() -> None:
    loaded = set(run("-c", EVERY).stdout.split())
    assert "whistdesk.app.program" in loaded
    network = {"PySide6.QtNetwork", "socket", "_socket", "ssl", "_ssl", "http.client", "urllib.request", "asyncio"}
    assert not loaded & network

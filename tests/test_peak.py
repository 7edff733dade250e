"""The memory of a process is its own, whoever has started it."""

import subprocess
import sys

import pytest

from tests.peak import peak_megabytes

MEASURED = "from tests.peak import peak_megabytes; print(peak_megabytes())"


@pytest.mark.posix
def test_what_the_parent_had_is_not_counted() -> None:
    ballast = bytearray(b"x") * 400_000_000
    assert peak_megabytes() > len(ballast) // 2**20
    child = subprocess.run([sys.executable, "-c", MEASURED], capture_output=True, text=True, check=True)
    assert int(child.stdout) < 100

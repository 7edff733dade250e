"""What becomes of memory that is freed."""

import platform
import subprocess
import sys

import pytest

MAPPED = """
from ctypes import CDLL, Structure, c_size_t, c_void_p
from whistdesk.app.rubbish import give_back

NAMES = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"

class Figures(Structure):
    _fields_ = [(name, c_size_t) for name in NAMES.split()]

libc = CDLL(None)
libc.mallinfo2.restype = Figures
libc.malloc.restype, libc.malloc.argtypes, libc.free.argtypes = c_void_p, [c_size_t], [c_void_p]
give_back()
libc.free(libc.malloc(20 * 2**20))
before = libc.mallinfo2().hblks
libc.malloc(2**20)
print(libc.mallinfo2().hblks - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="other C libraries give back by themselves")
def test_a_large_piece_of_memory_is_one_by_itself_also_after_a_larger_one_was_freed() -> None:
    said = subprocess.run([sys.executable, "-c", MAPPED], check=True, capture_output=True, text=True)
    assert said.stdout.strip() == "1"

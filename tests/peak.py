"""The most memory that a process ever had."""

import sys
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import resource

STATUS: Final = Path("/proc/self/status")


def peak_megabytes() -> int:
    """Of this process, in MB.

    On Linux from the system's own page: there ``ru_maxrss`` begins with what the parent had when it started this one.
    """
    if STATUS.is_file():
        lines = STATUS.read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) // 1024
    if sys.platform == "win32":
        raise NotImplementedError("What a process had at most is not asked of Windows.")
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // unit

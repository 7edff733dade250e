"""Measure the bundle: its size, and how long it takes from its start to its first painted window.

Run after ``python3 dev.py bundle`` with ``.venv/bin/python packaging/measure.py [starts]`` where Xvfb is. The same is
measured in turn for the smallest program that PySide6 allows, an empty window of one colour, run by the Python and
the PySide6 that the bundle was made of; it is not frozen, which would make it no faster. The ratio says what is ours.
A start is warm: each program is started once before, in the same folder for its files. The moment of painting is seen
in the memory of the virtual screen, from outside.

What is promised is the time that passes. On a busy machine that tells more of its other work; the processor time that
the program itself used until then, given beside it, tells less of it. The exit status is 1 where the promise is broken.
"""

import mmap
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
PROGRAM = DIST / "whistdesk" / "whistdesk"
BARE = """
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication([])
window = QWidget()
window.resize(1280, 800)
window.setStyleSheet("background: #2f6b4f")
window.show()
application.exec()
"""
MODULES = """
import sys, whistdesk.app.start
print(len(sys.modules), sum(name.startswith("whistdesk") for name in sys.modules))
"""
MOST = 1.5
"""What is promised: the program is painted within so many times the time of the bare window."""
PATIENCE = 30.0
GLANCE = 0.001
PAINTED = 0.3
"""The share of the screen that is no longer black once a window of 1280x800 is painted."""
WIDTH, HEIGHT = 1280, 800


class Screen:
    """A virtual screen whose memory can be looked at."""

    def __init__(self, folder: str) -> None:
        self.name = f":{os.getpid() % 10_000 + 100}"
        command = ["Xvfb", self.name, "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp", "-fbdir", folder]
        self._server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        file = Path(folder, "Xvfb_screen0")
        deadline = time.monotonic() + PATIENCE
        while not file.exists() or file.stat().st_size < WIDTH * HEIGHT * 4:
            if time.monotonic() > deadline:
                raise TimeoutError("Xvfb does not start")
            time.sleep(GLANCE)
        with file.open("rb") as memory:
            self._memory = mmap.mmap(memory.fileno(), 0, access=mmap.ACCESS_READ)
        self._head = len(self._memory) - WIDTH * HEIGHT * 4
        time.sleep(0.5)

    def painted(self) -> bool:
        """Whether something fills the middle of the screen: a sparse sample of its pixels is not black."""
        pixels = self._memory[self._head :: 4 * 997]
        return sum(1 for byte in pixels if byte) > PAINTED * len(pixels)

    def close(self) -> None:
        """Switch it off."""
        self._memory.close()
        self._server.terminate()
        self._server.wait()


class Start(NamedTuple):
    """Seconds from the start of a program to its first picture, and those that it used a processor until then."""

    passed: float
    used: float


def start_time(command: list[str], screen: Screen, home: str) -> Start:
    """Start a program, and end it when its first picture is there."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
    environment |= {"DISPLAY": screen.name, "QT_QPA_PLATFORM": "xcb", "WHISTDESK_HOME": home}
    before = time.monotonic()
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        while not screen.painted():
            if time.monotonic() > before + PATIENCE or process.poll() is not None:
                raise TimeoutError(f"{command[0]} paints nothing")
            time.sleep(GLANCE)
        passed = time.monotonic() - before
    finally:
        process.kill()
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = -signal.SIGKILL
    while screen.painted():
        time.sleep(GLANCE)
    return Start(passed, usage.ru_utime + usage.ru_stime)


def size(folder: Path) -> float:
    """Megabytes of all files in ``folder``."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


def main(starts: int = 11) -> int:
    """Print sizes, median start times, and their ratio; 1 where the promise is broken."""
    print(f"on disk: {size(PROGRAM.parent):.1f} MB")
    for package in sorted([*DIST.glob("*.deb"), *DIST.glob("*.tar.xz")]):
        print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB")
    programs = {"whistdesk": [str(PROGRAM)], "bare window": [sys.executable, "-c", BARE]}
    times: dict[str, list[Start]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as home:
        screen = Screen(folder)
        try:
            for _ in range(starts + 1):
                for name, command in programs.items():
                    times[name].append(start_time(command, screen, home))
        finally:
            screen.close()
    modules = subprocess.run([sys.executable, "-c", MODULES], cwd=ROOT, check=True, capture_output=True, text=True)
    print("modules before the first paint: {}, of them our own: {}".format(*modules.stdout.split()))
    middles = {name: Start(*map(median, zip(*taken[1:], strict=True))) for name, taken in times.items()}
    for name, middle in middles.items():
        print(
            f"{name}: {middle.passed * 1000:.0f} ms from start to first paint, {middle.used * 1000:.0f} ms of processor"
            f" time (medians of {starts} warm starts)"
        )
    ours, bare = middles["whistdesk"], middles["bare window"]
    kept = ours.passed <= MOST * bare.passed
    print(f"ratio: {ours.passed / bare.passed:.2f}, of processor time {ours.used / bare.used:.2f}", end="; ")
    print(f"at most {MOST:g} is promised: {'kept' if kept else 'BROKEN'}")
    return int(not kept)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

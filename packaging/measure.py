"""Measure the bundle: its size, and how long it takes from its start to its first painted window.

Run after ``python3 dev.py bundle`` with ``.venv/bin/python packaging/measure.py [starts]`` where Xvfb is. The same is
measured in turn for the smallest program that PySide6 allows, an empty window, so that the ratio says
what is ours. A start is warm: each program is started once before. The moment of painting is seen in the
memory of the virtual screen, from outside.
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


def start_time(command: list[str], screen: Screen, home: str) -> float:
    """Seconds from the start of a program to its first picture; it is ended then."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
    environment |= {"DISPLAY": screen.name, "QT_QPA_PLATFORM": "xcb", "WHISTDESK_HOME": home}
    before = time.monotonic()
    with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
        try:
            while not screen.painted():
                if time.monotonic() > before + PATIENCE or process.poll() is not None:
                    raise TimeoutError(f"{command[0]} paints nothing")
                time.sleep(GLANCE)
            taken = time.monotonic() - before
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()
    while screen.painted():
        time.sleep(GLANCE)
    return taken


def size(folder: Path) -> float:
    """Megabytes of all files in ``folder``."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink()) / 1e6


def main(starts: int = 11) -> None:
    """Print sizes, median start times, and their ratio."""
    print(f"on disk: {size(PROGRAM.parent):.1f} MB")
    for package in sorted([*DIST.glob("*.deb"), *DIST.glob("*.tar.xz")]):
        print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB")
    programs = {"whistdesk": [str(PROGRAM)], "bare window": [sys.executable, "-c", BARE]}
    times: dict[str, list[float]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as home:
        screen = Screen(folder)
        try:
            for _ in range(starts + 1):
                for name, command in programs.items():
                    times[name].append(start_time(command, screen, home))
        finally:
            screen.close()
    middles = {name: median(taken[1:]) for name, taken in times.items()}
    for name, middle in middles.items():
        print(f"{name}: {middle * 1000:.0f} ms from start to first paint (median of {starts} warm starts)")
    print(f"ratio: {middles['whistdesk'] / middles['bare window']:.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))

"""Real starts under odd conditions: folders, languages, machines, platforms of Qt, Pythons.

    python -m tests.benchmarks.starts [GROUP ...] [--into FOLDER] [--python PYTHON ...]

GROUP is ``folders``, ``locales``, ``machines``, ``platforms`` or ``pythons``; all of them unless told otherwise. Every
start opens the window, tells and closes the messages, begins a game, plays a move and closes the program; a line says
how it went. Pictures stay in FOLDER. ``platforms`` wants Xvfb, openbox and weston; a folder that may not be written
to wants root. PYTHON are further interpreters that have PySide6 and fontpkg-inter. The exit status is not 0 where a
start went wrong.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from tests.starts.conditions import HERE, Condition, folders, locales, machines
from tests.starts.starting import Started, start
from tests.stories.display import virtual_display

FIGURES = {"en": "1,234.5", "de": "1.234,5"}
GROUPS = ("folders", "locales", "machines", "platforms", "pythons")


def verdict(condition: Condition, started: Started) -> str:
    """What is wrong with a start; empty where all is as it should be."""
    if started.fault:
        return started.fault
    report = started.report
    if (report["language"], report["figure"]) != (condition.language, FIGURES[condition.language]):
        return f"language {report['language']}, {report['figure']}"
    messages = report["messages"]
    missing = [
        words for words in set(condition.told) if sum(words in told for told in messages) < condition.told.count(words)
    ]
    if missing or (messages and not condition.told):
        return f"told {messages}"
    return "" if report["family"] == "Inter" else f"typeface {report['family']}"


def once(condition: Condition, folder: Path, interpreter: str = sys.executable) -> Started:
    """Start under ``condition``; its data and pictures come into ``folder``."""
    home = folder / "data"
    folder.mkdir(parents=True)
    if condition.prepare is not None:
        condition.prepare(home)
    environment = {"WHISTDESK_HOME": str(home)} if condition.own_home else {}
    environment |= {name: value.replace(HERE, str(folder)) for name, value in condition.environment.items()}
    lost = folder / "lost"
    lost.mkdir()
    before = partial(_without, lost, condition.before) if condition.gone else condition.before
    try:
        return start(
            folder, environment, interpreter=[interpreter], before=before,
            cwd=lost if condition.gone else folder,
        )  # fmt: skip
    finally:
        if os.path.ismount(home):
            subprocess.run(["umount", str(home)], check=True)


def _without(folder: Path, further: Callable[[], None] | None) -> None:
    folder.rmdir()
    if further is not None:
        further()


@contextmanager
def wayland() -> Iterator[dict[str, str]]:
    """A Wayland compositor that nobody sees."""
    with tempfile.TemporaryDirectory() as runtime:
        mine = os.environ | {"XDG_RUNTIME_DIR": runtime}
        command = ["weston", "--backend=headless-backend.so", "--socket=wl-test", "--width=1400", "--height=1000"]
        compositor = subprocess.Popen(command, env=mine, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            end = time.monotonic() + 10
            while not (Path(runtime) / "wl-test").exists() and time.monotonic() < end:
                time.sleep(0.05)
            yield {"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": "wl-test", "XDG_RUNTIME_DIR": runtime}
        finally:
            compositor.terminate()
            compositor.wait(10)


class Table:
    """Starts, prints a line for each start, and counts what went wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.starts, self.faults = folder, 0, 0

    def tell(self, group: str, condition: Condition, interpreter: str = sys.executable) -> None:
        """Start once."""
        self.starts += 1
        started = once(condition, self.folder / f"{self.starts:03}", interpreter)
        wrong = verdict(condition, started)
        self.faults += bool(wrong)
        report = started.report
        facts = f"{report.get('platform', ''):9} {report.get('language', ''):2} {report.get('megabytes', 0):4} MB"
        messages = f"; told {len(report['messages'])}" if report.get("messages") else ""
        sys.stdout.write(f"{self.starts:03} {group:9} {condition.name[:48]:48} {facts}  {wrong or 'kept'}{messages}\n")
        sys.stdout.flush()

    def platforms(self) -> None:
        """Each platform of Qt that Linux has."""
        self.tell("platforms", Condition("offscreen", {"QT_QPA_PLATFORM": "offscreen"}))
        with virtual_display(1400, 1000) as display:
            self.tell("platforms", Condition("X11", {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}))
            self.tell(
                "platforms",
                Condition(
                    "X11, no fonts", {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display, "FONTCONFIG_FILE": os.devnull}
                ),
            )
        with wayland() as environment:
            self.tell("platforms", Condition("Wayland", environment))
            self.tell("platforms", Condition("Wayland, ratio 2", environment | {"QT_SCALE_FACTOR": "2"}))

    def pythons(self, interpreters: list[str]) -> None:
        """This Python and others."""
        for interpreter in [sys.executable, *interpreters]:
            told = subprocess.run([interpreter, "-V"], capture_output=True, text=True, check=True).stdout.strip()
            self.tell("pythons", Condition(told), interpreter)


def main() -> int:
    """Start and start; the exit status."""
    parser = argparse.ArgumentParser(description="Start whistdesk under odd conditions.")
    parser.add_argument("groups", nargs="*", choices=[[], *GROUPS], default=[])
    parser.add_argument("--into", type=Path)
    parser.add_argument("--python", nargs="*", default=[])
    options = parser.parse_args()
    folder = options.into or Path(tempfile.mkdtemp())
    shutil.rmtree(folder, ignore_errors=True)
    table = Table(folder)
    for group, conditions in {"folders": folders, "locales": locales, "machines": machines}.items():
        for condition in conditions() if group in (options.groups or GROUPS) else ():
            table.tell(group, condition)
    if "platforms" in (options.groups or GROUPS):
        table.platforms()
    if "pythons" in (options.groups or GROUPS):
        table.pythons(options.python)
    sys.stdout.write(f"{table.starts} starts, {table.faults} went wrong; pictures in {folder}\n")
    return 1 if table.faults else 0


if __name__ == "__main__":
    sys.exit(main())

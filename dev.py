#!/usr/bin/env python3
"""Everything a developer runs, with one command and nothing to set up first.

    python3 dev.py run           start whistdesk (further arguments go to it)
    python3 dev.py test          run all tests (further arguments go to pytest)
    python3 dev.py setup         only prepare .venv
    python3 dev.py check         ruff, mypy, import-linter
    python3 dev.py bundle        build dist/whistdesk with PyInstaller and try it out
    python3 dev.py lock          pin anew what goes into a release, at the newest versions that pyproject.toml allows
    python3 dev.py screenshots   draw every screen (further arguments: see --help there)
    python3 dev.py clean         remove .venv and all that was built

`--system-packages` before the command installs missing Debian packages too; CI=true means the
same. This file needs nothing but the standard library of Python 3.8, so that an old Python can
say what is missing; whistdesk itself needs Python 3.11.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
OLDEST = (3, 11)
TESTED = ("3.13", "3.12", "3.11")

QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
STORY_PROGRAMS = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "dbus-daemon": "dbus-daemon",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}
READER_PACKAGES = ("python3-gi", "gir1.2-atspi-2.0")
READER_PROBE = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
"""What the screen reader of the stories imports; it runs on the system's Python."""
BUNDLE_PROGRAMS = {"objdump": "binutils"}

RELEASED = "packaging/requirements.lock"
"""All that a release is built of, with the hash of every file."""
LOCKS = {
    RELEASED: ("3.11", ["pyproject.toml", "--group", "bundle", "--group", "build"]),
    "packaging/release.lock": ("3.13", ["--group", "pyproject.toml:release"]),
}
"""What is pinned: the oldest Python that it must fit, and what it is made from."""

BUILT_FROM = (
    "pyproject.toml",
    RELEASED,
    "setup.py",
    "whistdesk/players/oneonta/hand_kernel.py",
    "whistdesk/players/search/kernel.py",
    "whistdesk/players/search/misere_kernel.py",
    "whistdesk/players/search/deal_kernel.py",
    "whistdesk/players/search/trick_playouts.py",
    "whistdesk/players/search/misere_playouts.py",
    "whistdesk/players/cribbage/round_kernel.py",
)
"""What .venv is made anew for: the kernels are compiled where a C compiler is."""

PROBE = """
import importlib.util, json, sys
print(json.dumps([getattr(sys, "_base_executable", sys.executable), sys.version_info[:3],
                  all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))]))
"""


class Trouble(Exception):
    """Something that the reader of the message must mend."""


class Python(NamedTuple):
    """An interpreter: its path, its version, and whether it can make virtual environments."""

    path: str
    version: tuple[int, ...]
    complete: bool

    @property
    def suitable(self) -> bool:
        """Whether whistdesk runs on it."""
        return self.version[:2] >= OLDEST


def pythons() -> list[Python]:
    """The interpreters of this machine that whistdesk is tested with, newest first, then the running one."""
    pyenv = Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions"
    commands = []
    for version in TESTED:
        commands += [[f"python{version}"], ["py", f"-{version}"]]
        commands += [[str(path)] for path in sorted(pyenv.glob(f"{version}.*/bin/python"))]
    return [python for python in map(probed, [*commands, [sys.executable]]) if python]


def probed(command: Sequence[str]) -> Python | None:
    """What the interpreter says of itself; None if it does not start (a pyenv shim without a version)."""
    try:
        said = subprocess.run([*command, "-c", PROBE], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
        path, version, complete = json.loads(said.stdout.decode())
    except (OSError, subprocess.CalledProcessError, ValueError):
        return None
    return Python(path, tuple(version), complete)


def chosen(found: Sequence[Python]) -> Python:
    """The first that suits and can make environments, else the first that suits; Trouble if none does."""
    suitable = [python for python in found if python.suitable]
    if not suitable:
        versions = ", ".join(".".join(map(str, python.version)) for python in found)
        raise Trouble(f"whistdesk needs Python 3.11 or newer; found here: {versions}.")
    return next((python for python in suitable if python.complete), suitable[0])


def venv_program(name: str) -> Path:
    """The path of a program inside .venv."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


def stamp(sources: bytes, venv_config: str) -> str:
    """What must be equal for a .venv to be still good: what was built into it and the Python inside."""
    version = [line for line in venv_config.splitlines() if line.startswith("version")]
    return hashlib.sha256(sources + "".join(version).encode()).hexdigest()


def current_stamp() -> str | None:
    """The stamp that the .venv of this moment should carry; None without a working one."""
    config = VENV / "pyvenv.cfg"
    if not (config.is_file() and venv_program("python").exists()):
        return None
    sources = b"".join((ROOT / name).read_bytes() for name in BUILT_FROM)
    return stamp(sources, config.read_text(encoding="utf-8"))


def ready() -> bool:
    """Whether .venv was finished and nothing that it depends on has changed."""
    mark = VENV / "whistdesk-stamp"
    return mark.is_file() and mark.read_text(encoding="utf-8") == current_stamp()


def make_venv(python: Python) -> None:
    """Make .venv anew. Its stamp is written last, so that a half-made one is made again."""
    print(f"Preparing .venv with Python {'.'.join(map(str, python.version))} ...", flush=True)
    run([python.path, "-m", "venv", "--clear", str(VENV)])
    pip = [str(venv_program("python")), "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    run([*pip, "--require-hashes", "--requirement", str(ROOT / RELEASED)])
    run([*pip, "--no-build-isolation", "--editable", str(ROOT), "--group", f"{ROOT / 'pyproject.toml'}:dev"])
    (VENV / "whistdesk-stamp").write_text(current_stamp() or "", encoding="utf-8")


def loadable(library: str) -> bool:
    """Whether the dynamic linker finds ``library``."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def reads_screens(python: str = "/usr/bin/python3") -> bool:
    """Whether ``python`` can listen to what a program tells screen readers."""
    try:
        return subprocess.call([python, "-c", READER_PROBE], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def lacking(wanted: dict[str, str], present: Callable[[str], object]) -> list[str]:
    """The Debian packages of those ``wanted`` things that are not ``present``, each once, in order."""
    return list(dict.fromkeys(package for thing, package in wanted.items() if not present(thing)))


def needed_packages(command: str, python: Python | None, *, may_install: bool) -> list[str]:
    """The Debian packages that ``command`` needs and that are missing; ``python`` is to make .venv, if any is."""
    needed = [f"python{python.version[0]}.{python.version[1]}-venv"] if python and not python.complete else []
    if not sys.platform.startswith("linux") or command == "setup":
        return needed
    needed += lacking({**QT_LIBRARIES, **WINDOW_LIBRARIES}, loadable)
    if command == "bundle":
        needed += lacking(BUNDLE_PROGRAMS, shutil.which)
    if command == "test" and may_install:  # without them the stories in a real window are skipped
        needed += lacking(STORY_PROGRAMS, shutil.which)
        needed += [] if reads_screens() else READER_PACKAGES
    return needed


def obtain(packages: Sequence[str], command: str, *, may_install: bool) -> None:
    """Install Debian packages where that is asked for; Trouble that names them where not."""
    if not packages:
        return
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if not may_install or not shutil.which("apt-get"):
        raise Trouble(
            f"this system lacks what these Debian packages hold: {' '.join(packages)}.\n"
            f"  sudo {' '.join(install)}\n"
            f"installs them, and so does\n  python3 dev.py --system-packages {command}"
        )
    as_root = [] if os.geteuid() == 0 else ["sudo"]
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    run([*as_root, "apt-get", "update"], env=quiet)
    run([*as_root, *install], env=quiet)


def prepare(command: str, *, may_install: bool) -> None:
    """See to it that the system has what ``command`` needs, and that .venv is ready."""
    python = None if ready() else chosen(pythons())
    obtain(needed_packages(command, python, may_install=may_install), command, may_install=may_install)
    if python:
        make_venv(python)


def run(command: Sequence[object], env: dict[str, str] | None = None) -> None:
    """Run a step that must succeed."""
    if call(*command, env=env) != 0:
        raise Trouble(f"This step failed: {' '.join(map(str, command))}")


def call(*command: object, env: dict[str, str] | None = None) -> int:
    """Run a program in the root folder and give its exit status."""
    return subprocess.call([str(word) for word in command], cwd=str(ROOT), env=env)


def module(name: str, *arguments: str, env: dict[str, str] | None = None) -> int:
    """Run a Python module of .venv and give its exit status."""
    return call(venv_program("python"), "-m", name, *arguments, env=env)


def start(arguments: list[str]) -> int:
    """Start whistdesk where the caller stands, so that names of files mean the caller's."""
    return subprocess.call([str(venv_program("whistdesk")), *arguments])


def test(arguments: list[str]) -> int:
    """Run the tests that are named, or all of them on all cores."""
    return module("pytest", *(arguments or ["-q", "-n", "auto", "--dist", "loadscope"]))


def check(arguments: list[str]) -> int:
    """Run every check, also after one has failed."""
    if arguments:
        raise Trouble("check takes no further arguments.")
    return worst(
        [
            module("ruff", "check", "."),
            module("ruff", "format", "--check", "."),
            module("mypy"),
            call(venv_program("lint-imports")),
        ]
    )


def worst(statuses: Iterable[int]) -> int:
    """1 if any step failed, else 0."""
    return int(any(statuses))


def bundle(arguments: list[str]) -> int:
    """Build the bundle and try it out."""
    folders = ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build")]
    # Modules are loaded sooner where they need not be expanded first.
    plain = dict(os.environ, PYINSTALLER_ZLIB_COMPRESSION_LEVEL="0")
    options = ["--noconfirm", "--log-level", "WARN", *folders, *arguments]
    built = module("PyInstaller", *options, "packaging/whistdesk.spec", env=plain)
    return built or call(venv_program("python"), "packaging/try_bundle.py")


def lock(arguments: list[str]) -> int:
    """Write the locks anew; further arguments go to uv (``--upgrade-package NAME``, else all that there is)."""
    install = [venv_program("python"), "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    run([*install, "--group", f"{ROOT / 'pyproject.toml'}:lock"])
    return worst(map(renewed, LOCKS, [arguments or ["--upgrade"]] * len(LOCKS)))


def renewed(name: str, arguments: list[str]) -> int:
    """Write one lock anew, for every system; its head says how."""
    python, sources = LOCKS[name]
    options = ["--universal", "--generate-hashes", "--python-version", python, "--no-annotate", "--quiet"]
    head = ["--custom-compile-command", "python3 dev.py lock"]
    return module("uv", "pip", "compile", *sources, *options, *head, "--output-file", name, *arguments)


def screenshots(arguments: list[str]) -> int:
    """Draw every screen."""
    return module("tests.screens", *arguments)


def clean(arguments: list[str]) -> int:
    """Remove what dev.py and the tools made."""
    if arguments:
        raise Trouble("clean takes no further arguments.")
    made = ".venv build dist whistdesk.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis"
    for name in made.split():
        shutil.rmtree(str(ROOT / name), ignore_errors=True)
    for compiled in (ROOT / "whistdesk").rglob("*.so" if os.name != "nt" else "*.pyd"):
        compiled.unlink()
    return 0


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "run": start,
    "test": test,
    "setup": lambda _: 0,
    "check": check,
    "bundle": bundle,
    "lock": lock,
    "screenshots": screenshots,
    "clean": clean,
}


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """The command, its own arguments, and whether system packages may be installed."""
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--system-packages", action="store_true", help="install missing Debian packages too")
    parser.add_argument("command", choices=COMMANDS, metavar="command", help="one of the above")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="passed through")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str]) -> int:
    """Prepare what the command needs, then run it; its exit status."""
    asked = parsed(arguments)
    may_install = asked.system_packages or os.environ.get("CI") == "true"
    try:
        if asked.command != "clean":
            prepare(asked.command, may_install=may_install)
        return COMMANDS[asked.command](asked.arguments)
    except Trouble as trouble:
        print(f"dev.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""What can be said before Qt runs: why the program cannot start, in English or German (no Qt)."""

import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

FAILED: Final = 1
"""Exit status where the program cannot start."""

DEBIAN_PACKAGES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
}
"""System libraries that Qt cannot be loaded without, and where they are on Debian."""
WINDOW_PACKAGES: Final = (
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
)
"""What a window on X11 needs besides."""
WAYLAND_PACKAGES: Final = ("libwayland-client0", "libwayland-cursor0")
"""What a window on Wayland needs besides."""

_LANGUAGE_END: Final = re.compile(r"[_.@-]")
_LIBRARY: Final = re.compile(r"(lib[\w.+-]+\.so[\w.]*)")
_TEXTS: Final = {
    "library": (
        (
            "cannot start: the system library {name} is missing. On Debian and Ubuntu it comes with"
            " the package {package}; all that whistdesk needs: apt install {all}"
        ),
        (
            "kann nicht starten: Die Systembibliothek {name} fehlt. Auf Debian und Ubuntu kommt sie mit"
            " dem Paket {package}; alles, was whistdesk braucht: apt install {all}"
        ),
    ),
    "module": (
        (
            "cannot start: the Python package {name} is missing or broken."
            " Install whistdesk anew, or run: python3 dev.py setup. Python says: {why}"
        ),
        (
            "kann nicht starten: Das Python-Paket {name} fehlt oder ist beschädigt."
            " Installiere whistdesk neu, oder führe aus: python3 dev.py setup. Python sagt: {why}"
        ),
    ),
    "no display": (
        "cannot open a window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set).",
        "kann kein Fenster öffnen: Es gibt keinen Bildschirm (weder DISPLAY noch WAYLAND_DISPLAY ist gesetzt).",
    ),
    "no platform": (
        "cannot open a window: QT_QPA_PLATFORM asks for {name}, which does not work here. Qt says: {why}",
        "kann kein Fenster öffnen: QT_QPA_PLATFORM verlangt {name}, und das geht hier nicht. Qt sagt: {why}",
    ),
    "no window": (
        (
            "cannot open a window: the display {name} cannot be reached, or a system library is missing."
            " On Debian and Ubuntu: apt install {all}. Qt says: {why}"
        ),
        (
            "kann kein Fenster öffnen: Der Bildschirm {name} ist nicht erreichbar, oder eine Systembibliothek"
            " fehlt. Auf Debian und Ubuntu: apt install {all}. Qt sagt: {why}"
        ),
    ),
}


def note(sentence: str) -> None:
    """Say ``sentence`` where the program was started from, if anybody listens there."""
    # Nobody listens where it is closed, is a pipe that nobody reads, or lies on a disk that is full.
    with suppress(OSError, ValueError):
        if sys.stderr is not None:
            sys.stderr.write(f"whistdesk: {sentence}\n")
            sys.stderr.flush()


def speaks_german(environment: Mapping[str, str]) -> bool:
    """Whether the environment asks for German, as the C library reads it, with the list LANGUAGE where a locale is."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((environment[name] for name in names if environment.get(name)), "C")
    wishes = [] if locale.partition(".")[0] in {"C", "POSIX"} else [*environment.get("LANGUAGE", "").split(":"), locale]
    languages = [_LANGUAGE_END.split(wish.lower())[0] for wish in wishes]
    return next((language for language in languages if language in {"en", "de"}), "en") == "de"


def missing_import(error: ImportError, environment: Mapping[str, str]) -> str:
    """Why a part of the program could not be imported, and what helps."""
    found = _LIBRARY.search(str(error))
    if found is None or found[1] not in DEBIAN_PACKAGES:
        return _text("module", environment, name=(error.name or "PySide6").partition(".")[0], why=str(error))
    packages = " ".join((*DEBIAN_PACKAGES.values(), *WINDOW_PACKAGES))
    return _text("library", environment, name=found[1], package=DEBIAN_PACKAGES[found[1]], all=packages)


def missing_display(why: str, environment: Mapping[str, str]) -> str:
    """Why no window can be opened; ``why`` is what Qt says."""
    platform, words = environment.get("QT_QPA_PLATFORM", ""), " ".join(why.split())
    if platform and not platform.startswith(("xcb", "wayland")):
        return _text("no platform", environment, name=platform, why=words)
    display = environment.get("WAYLAND_DISPLAY") or environment.get("DISPLAY")
    if not display:
        return _text("no display", environment)
    packages = (*WAYLAND_PACKAGES, *WINDOW_PACKAGES) if environment.get("WAYLAND_DISPLAY") else WINDOW_PACKAGES
    return _text("no window", environment, name=display, all=" ".join(packages), why=words)


def _text(key: str, environment: Mapping[str, str], **facts: str) -> str:
    return _TEXTS[key][speaks_german(environment)].format(**facts)

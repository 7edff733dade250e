"""Which of all that PyInstaller finds goes into the bundle, as plain functions (no PyInstaller here)."""

import posixpath
import sys
from collections.abc import Callable, Iterable
from pathlib import PurePath
from typing import NamedTuple

EXCLUDED_MODULES = (
    "Cython",
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtOpenGLWidgets",
    "PySide6.QtPrintSupport",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "PySide6.QtTest",
    "_pydatetime",
    "_pydecimal",
    "_socket",
    "cython",
    "distutils",
    "email",
    "importlib.metadata",
    "lib2to3",
    "pip",
    "pydoc_data",
    "pytest",
    "setuptools",
    "socket",
    "ssl",
    "tarfile",
    "test",
    "tkinter",
    "unittest",
)

SPARED_MODULES = ("_bz2", "_hashlib", "_lzma", "bz2", "lzma", "readline")
"""What the standard library imports only where it is there: hashlib has algorithms of its own, OpenSSL's take 5 MB;
nothing here is packed by bz2 or lzma, which every start would load; readline serves a prompt that nobody sees, and its
licence is the GPL.
"""

NEEDED_BY_COMPILED = (
    "array",
    "whistdesk.players.cribbage.points",
    "whistdesk.players.oneonta.layouts",
    "whistdesk.players.search.bits",
)
"""What the compiled kernels import, where PyInstaller cannot read it."""

UNUSED_HOOKS = ("pyi_rth_inspect", *(("pyi_rth_pyside6",) if sys.platform == "linux" else ()))
"""What PyInstaller runs before the program for things that it does not need.

Nobody here asks where a source lies. On Linux PySide6 from a wheel knows where its plugins are; the hook would say it
in the environment too, and so to the browser that opens a page for the program, and import Qt for ``whistdesk replay``.
"""

PLUGINS = {
    "platforms": ("qxcb", "qwayland.", "qoffscreen", "qminimal.", "qwindows", "qcocoa"),
    "platforminputcontexts": ("ibus", "compose"),
    "platformthemes": ("qxdgdesktopportal",),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("",),
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg",),
    "styles": ("",),
}
"""Qt's plugins that are kept: folder, and the beginnings of the names in it after ``lib``."""

TRANSLATIONS = ("qtbase_de.qm", "qtbase_en.qm")

LOADED_BY_NAME = ("libdbus-1",)
"""Libraries that no other names as needed, opened at run time: D-Bus carries the accessibility bridge."""


class Entry(NamedTuple):
    """A file of the bundle as PyInstaller lists it: where it goes, where it is, and its kind."""

    target: str
    source: str
    kind: str

    @property
    def name(self) -> str:
        """The file's name alone."""
        return PurePath(self.target).name


def wanted(entry: Entry) -> bool:
    """Whether a plugin or a translation of Qt is one of those that the program uses; True for all else."""
    folders = PurePath(entry.target).parts[:-1]
    if "translations" in folders and "PySide6" in folders:
        return entry.name in TRANSLATIONS
    if "plugins" in folders and "PySide6" in folders:
        return entry.name.removeprefix("lib").startswith(PLUGINS.get(folders[-1], ("\0",)))
    return True


def linked(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """The ``entries`` without the shared libraries that nothing left needs, and without dangling links.

    ``needs`` gives the names of the libraries that a file is linked against.
    """
    entries = list(entries)
    by_name = {entry.name: entry for entry in entries if entry.kind != "SYMLINK"}
    reached: set[str] = set()
    waiting = [entry for entry in entries if _is_root(entry)]
    while waiting:
        entry = waiting.pop()
        if entry.name not in reached:
            reached.add(entry.name)
            waiting += [by_name[name] for name in needs(entry.source) if name in by_name]
    kept = [entry for entry in entries if entry.kind == "SYMLINK" or entry.name in reached]
    targets = {entry.target for entry in kept}
    return [entry for entry in kept if entry.kind != "SYMLINK" or _aim(entry) in targets]


def _is_root(entry: Entry) -> bool:
    """Whether the program opens this file itself: a Python extension, a plugin, Python's own library."""
    return entry.kind != "SYMLINK" and (
        entry.kind != "BINARY"
        or "plugins" in PurePath(entry.target).parts
        or entry.name.startswith(("libpython", "python", "Python", "libshiboken", "shiboken", *LOADED_BY_NAME))
    )


def _aim(link: Entry) -> str:
    return posixpath.normpath((PurePath(link.target).parent / link.source).as_posix())

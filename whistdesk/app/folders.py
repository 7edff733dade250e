"""Where this machine keeps what must outlive the program (no Qt)."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from whistdesk.archive.disk import DiskError, DiskFault

OVERRIDE: Final = "WHISTDESK_HOME"
"""The environment variable that names one folder for everything: for tests, and to carry it on a stick."""


class Folders(NamedTuple):
    """``kept`` holds the saves, the ledger and their lock, ``config`` the settings. They need not exist yet."""

    kept: Path
    config: Path

    @property
    def saves(self) -> Path:
        """The folder of the games that are being played."""
        return self.kept / "saves"

    @property
    def past(self) -> Path:
        """The folder of games that are over, kept to be looked back at."""
        return self.kept / "past"

    @property
    def ledger(self) -> Path:
        """The file of results."""
        return self.kept / "ledger.sqlite"

    @property
    def letters(self) -> Path:
        """The folder of notes from a second start to the running program."""
        return self.kept / "letters"

    @property
    def settings(self) -> Path:
        """The file of settings."""
        return self.config / "settings.json"


def locate(environment: Mapping[str, str], platform: str, home: Callable[[], Path] = Path.home) -> Folders:
    """The folders on a ``platform`` as ``sys.platform`` names it; DiskError where there is no home folder.

    Linux and its like follow the XDG base directories, Windows has ``%APPDATA%``, macOS the
    library's application support.
    """
    if override := environment.get(OVERRIDE):
        return Folders(_absolute(override), _absolute(override))
    if platform == "win32" and (roaming := environment.get("APPDATA")):
        return _both(Path(roaming))
    if platform == "win32":
        return _both(_home(home) / "AppData" / "Roaming")
    if platform == "darwin":
        return _both(_home(home) / "Library" / "Application Support")
    return Folders(
        _xdg(environment, "XDG_DATA_HOME", home, ".local/share"),
        _xdg(environment, "XDG_CONFIG_HOME", home, ".config"),
    )


def _both(parent: Path) -> Folders:
    return Folders(parent / "whistdesk", parent / "whistdesk")


def _xdg(environment: Mapping[str, str], name: str, home: Callable[[], Path], usual: str) -> Path:
    """The base directory of this name; the standard has relative ones ignored."""
    given = Path(environment.get(name, ""))
    return (given if given.is_absolute() else _home(home) / usual) / "whistdesk"


def _absolute(path: str) -> Path:
    try:
        return Path(path).absolute()
    except OSError as error:  # the working folder is gone
        raise DiskError.of(error, Path(path)) from error


def _home(home: Callable[[], Path]) -> Path:
    try:
        found = home()
    except RuntimeError as error:
        raise DiskError(DiskFault.MISSING, Path("~"), str(error)) from error
    if not found.is_absolute():
        raise DiskError(DiskFault.MISSING, found, "it is no absolute path")
    return found

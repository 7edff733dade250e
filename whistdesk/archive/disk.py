"""Writing small files so that a crash, a power cut or a full disk at any moment loses nothing.

A file is written beside its name, synced, and renamed into place, and its folder synced; the one
before is kept as ``NAME.bak``. So at every moment one of the two is whole. Damaged files are never
deleted: they are set aside under a name with ``damaged`` in it.
"""

import errno
import os
import stat
import sys
from contextlib import suppress
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Final

if sys.platform == "darwin":
    import fcntl

DAMAGED: Final = ".damaged"
"""Stands in the name of a file that was set aside."""


class DiskFault(Enum):
    """What was wrong with a file or folder, as far as the system says."""

    MISSING = "missing"
    """The folder does not exist and cannot be made."""
    NO_FOLDER = "no-folder"
    """A file lies where a folder is needed."""
    NO_FILE = "no-file"
    """A folder, a device or a pipe lies where a file is needed."""
    NO_NAME = "no-name"
    """No file can have such a name."""
    READ_ONLY = "read-only"
    FULL = "full"
    BUSY = "busy"
    """Another program holds it."""
    BROKEN = "broken"
    """The disk, or the network behind it, does not do what it is asked for."""
    DAMAGED = "damaged"
    """Its content is not what it should be."""
    OTHER = "other"
    """Only the system's own words say what."""


class DiskError(Exception):
    """A file that could not be read or written. ``str(error)`` is a plain English sentence."""

    def __init__(self, fault: DiskFault, path: Path, detail: str) -> None:
        super().__init__(_SENTENCES[fault].format(path=printable(str(path)), detail=detail))
        self.fault = fault
        self.path = path
        self.detail = detail

    @classmethod
    def of(cls, error: OSError, path: Path) -> "DiskError":
        """The error for what the system said about ``path``."""
        fault = _FAULTS.get(error.errno or 0, DiskFault.OTHER)
        return cls(fault, path, error.strerror or str(error))


_SENTENCES: Final = {
    DiskFault.MISSING: "{path} does not exist and cannot be made",
    DiskFault.NO_FOLDER: "{path} cannot be made: a file lies where a folder is needed",
    DiskFault.NO_FILE: "{path} is not a file",
    DiskFault.NO_NAME: "no file can have the name {path}",
    DiskFault.READ_ONLY: "{path} may not be written to",
    DiskFault.FULL: "there is no room left on the disk for {path}",
    DiskFault.BUSY: "{path} is held by another program",
    DiskFault.BROKEN: "the disk reports an error at {path}",
    DiskFault.DAMAGED: "{path} is damaged",
    DiskFault.OTHER: "{path} cannot be used: {detail}",
}
_FAULTS: Final = {
    errno.ENOENT: DiskFault.MISSING,
    errno.ENOTDIR: DiskFault.NO_FOLDER,
    errno.EEXIST: DiskFault.NO_FOLDER,
    errno.EISDIR: DiskFault.NO_FILE,
    errno.ENXIO: DiskFault.NO_FILE,
    errno.ENOTEMPTY: DiskFault.NO_FILE,
    errno.ELOOP: DiskFault.NO_FILE,
    errno.ENAMETOOLONG: DiskFault.NO_NAME,
    errno.EILSEQ: DiskFault.NO_NAME,
    errno.EACCES: DiskFault.READ_ONLY,
    errno.EPERM: DiskFault.READ_ONLY,
    errno.EROFS: DiskFault.READ_ONLY,
    errno.ENOSPC: DiskFault.FULL,
    errno.EDQUOT: DiskFault.FULL,
    errno.EFBIG: DiskFault.FULL,
    errno.EBUSY: DiskFault.BUSY,
    errno.EAGAIN: DiskFault.BUSY,
    errno.ETXTBSY: DiskFault.BUSY,
    errno.EIO: DiskFault.BROKEN,
    errno.ENODEV: DiskFault.BROKEN,
    errno.ESTALE: DiskFault.BROKEN,
    errno.ETIMEDOUT: DiskFault.BROKEN,
    errno.ECONNREFUSED: DiskFault.BROKEN,
    errno.ECONNRESET: DiskFault.BROKEN,
    errno.ECONNABORTED: DiskFault.BROKEN,
    errno.ENOTCONN: DiskFault.BROKEN,
    errno.EHOSTUNREACH: DiskFault.BROKEN,
    errno.ENETDOWN: DiskFault.BROKEN,
    errno.ENETUNREACH: DiskFault.BROKEN,
}
_UNSYNCED: Final = {errno.EINVAL, errno.ENOTSUP, errno.ENOSYS}
"""What file systems say that know no syncing, as some network drives do: they keep what they keep."""


def printable(text: str) -> str:
    """``text`` as it can be shown: a character that cannot, or that turns the direction of others, is a question mark.

    A file name may hold line ends, bytes that are no text, and marks that make ``gpj.exe`` of ``exe.jpg``.
    """
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def backup_of(path: Path) -> Path:
    """Where the content before the last ``write_safely`` is kept."""
    return path.with_name(path.name + ".bak")


def make_folder(folder: Path) -> None:
    """Make ``folder`` with all above it where they are missing, so that they last; DiskError."""
    try:
        missing = [each for each in (folder, *folder.parents) if not each.is_dir()]
        folder.mkdir(parents=True, exist_ok=True)
        for made in missing:
            sync_folder(made.parent)
    except OSError as error:
        raise DiskError.of(error, folder) from error


def write_safely(path: Path, content: bytes) -> None:
    """Replace ``path`` by ``content`` as a whole, the old content kept as its backup; DiskError.

    A backup that cannot be made is no hindrance.
    """
    make_folder(path.parent)
    _replace(path, content, backed_up=True)


def write_whole(path: Path, content: bytes) -> None:
    """Write ``path`` as a whole or not at all, without a backup; its folder must be there. DiskError."""
    _replace(path, content, backed_up=False)


def _replace(path: Path, content: bytes, *, backed_up: bool) -> None:
    fresh = path.with_name(path.name + ".new")
    try:
        _write_synced(fresh, content)
        if backed_up and path.exists():
            _back_up(path)
        fresh.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise DiskError.of(error, path) from error


def _back_up(path: Path) -> None:
    with suppress(OSError, DiskError):
        make_way(backup_of(path))
        path.replace(backup_of(path))


def read_bounded(path: Path, limit: int) -> bytes | None:
    """The first ``limit`` bytes of ``path``, None where there is no such file; DiskError.

    What is no file, such as a pipe or a device, may never end: it is not read.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise DiskError(DiskFault.NO_FILE, path, "")
        with path.open("rb") as file:
            return file.read(limit)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise DiskError.of(error, path) from error
    except ValueError as error:
        raise DiskError(DiskFault.NO_NAME, path, str(error)) from error


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a free name beside it, and return that; DiskError."""
    names = (f"{path.stem}{DAMAGED}{number}{path.suffix}" for number in count(1))
    try:
        target = next(free for name in names if not os.path.lexists(free := path.with_name(name)))
        path.replace(target)
    except OSError as error:
        raise DiskError.of(error, path) from error
    return target


def set_aside_or_leave(path: Path) -> Path:
    """As ``set_aside``; where the folder does not allow that the file stays, and is named all the same."""
    try:
        return set_aside(path)
    except DiskError:
        return path


def make_way(path: Path) -> None:
    """Set aside a folder or whatever else is no file and lies where one is to be written."""
    if os.path.lexists(path) and not stat.S_ISREG(path.lstat().st_mode):
        set_aside(path)


def spare(path: Path) -> tuple[Path, ...]:
    """Set aside ``path`` and its backup, whose content nobody knows; the new names of what was there. DiskError."""
    return tuple(set_aside(file) for file in (path, backup_of(path)) if os.path.lexists(file))


def _write_synced(path: Path, content: bytes) -> None:
    """Write a file that was not there: what lies there already may be a link to another one."""
    make_way(path)
    path.unlink(missing_ok=True)
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        sync(file.fileno())


def sync(handle: int) -> None:
    """Have what was written to an open file or folder on the disk itself, and not only on its way; OSError."""
    with suppress(OSError):
        if sys.platform == "darwin":
            # fsync leaves it in the drive's own memory there.
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _UNSYNCED:
            raise


def sync_folder(folder: Path) -> None:
    """Make a rename last; Windows cannot open folders and needs no such thing. OSError."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        sync(handle)
    finally:
        os.close(handle)

"""Make the Linux packages of ``dist/whistdesk``: a ``.deb`` and a ``tar.xz`` for the home folder.

Run after ``python3 dev.py bundle``: ``.venv/bin/python packaging/linux/build.py [deb] [archive]``. It prints what it
made, with sizes.
"""

import argparse
import gzip
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE.parent), str(ROOT)]

from icons import write_hicolor  # noqa: E402

from whistdesk import APPLICATION_ID, HOMEPAGE, VENDOR, __version__  # noqa: E402

DIST = ROOT / "dist"
PROGRAM = DIST / "whistdesk"
RELEASED = datetime(2026, 11, 30, tzinfo=UTC)
"""The day in the Debian changelog, the man page and the AppStream release; a test holds them equal."""
MAINTAINER = f"{VENDOR} <hello@{HOMEPAGE.removeprefix('https://')}>"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
CONTROL = """\
Package: whistdesk
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kibibytes}
Depends: libc6 (>= {glibc}), libegl1, libgl1, libxcb1, libwayland-client0, libwayland-cursor0, fontconfig-config
Homepage: {homepage}
Description: card games with real decisions
 Oneonta Whist, Cribbage Solitaire and Solo Whist at a beautiful table, with
 the mouse, touch or the keyboard, in English and German.
 .
 Every deal has a number that gives the same cards on every machine. The
 computer players see only their own cards, and a coach tells what each move
 is worth. Nothing is sent anywhere.
"""
CHANGELOG = """\
whistdesk ({version}) unstable; urgency=low

  * The changes of each version are listed at {homepage}.

 -- {maintainer}  {date}
"""
SCRIPTS = ("install.sh", "uninstall.sh")


def share(folder: Path) -> None:
    """Fill a ``share`` folder: menu entry, MIME type, AppStream metadata, man page, icons."""
    for place, name in (
        ("applications", f"{APPLICATION_ID}.desktop"),
        ("metainfo", f"{APPLICATION_ID}.metainfo.xml"),
        ("mime/packages", f"{APPLICATION_ID}.xml"),
    ):
        _copy(HERE / name, folder / place / name)
    _compressed(HERE / "whistdesk.6", folder / "man" / "man6" / "whistdesk.6.gz")
    write_hicolor(folder / "icons" / "hicolor", APPLICATION_ID)


def deb(machine: str, shared: Path) -> Path:
    """Make ``dist/whistdesk_VERSION_ARCHITECTURE.deb`` with dpkg-deb; ``shared`` is what ``share`` has filled."""
    architecture = ARCHITECTURES[machine]
    package = DIST / f"whistdesk_{__version__}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        usr = tree / "usr"
        shutil.copytree(PROGRAM, usr / "lib" / "whistdesk", symlinks=True)
        shutil.copytree(shared, usr / "share")
        _link(usr / "games" / "whistdesk", "../lib/whistdesk/whistdesk")
        papers = usr / "share" / "doc" / "whistdesk"
        _copy(HERE / "copyright", papers / "copyright")
        _compressed_text(
            CHANGELOG.format(
                version=__version__, homepage=HOMEPAGE, maintainer=MAINTAINER, date=format_datetime(RELEASED)
            ),
            papers / "changelog.gz",
        )
        _copy(HERE / "lintian-overrides", usr / "share" / "lintian" / "overrides" / "whistdesk")
        _modes(tree)
        control = tree / "DEBIAN" / "control"
        control.parent.mkdir(mode=0o755)
        control.write_text(
            CONTROL.format(
                version=__version__,
                architecture=architecture,
                maintainer=MAINTAINER,
                kibibytes=_size(tree) // 1024,
                glibc=glibc(PROGRAM),
                homepage=HOMEPAGE,
            ),
            encoding="utf-8",
        )
        (control.parent / "md5sums").write_bytes(_md5sums(tree))
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(tree), str(package)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return package


def archive(machine: str, shared: Path) -> Path:
    """Make ``dist/whistdesk-VERSION-linux-MACHINE.tar.xz``: program, the folder ``shared``, and two scripts."""
    name = f"whistdesk-{__version__}-linux-{machine}"
    package = DIST / f"{name}.tar.xz"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, name)
        shutil.copytree(PROGRAM, tree / "lib" / "whistdesk", symlinks=True)
        shutil.copytree(shared, tree / "share")
        for script in SCRIPTS:
            _copy(HERE / script, tree / script)
        _copy(ROOT / "LICENSE", tree / "LICENSE")
        _modes(tree)
        for script in SCRIPTS:
            (tree / script).chmod(0o755)
        with tarfile.open(package, "w:xz", preset=9) as packed:
            packed.add(tree, name, filter=_nobodys)
    return package


def glibc(folder: Path) -> str:
    """The newest glibc that any file in ``folder`` asks for, such as ``2.34``."""
    wanted = {(2, 17)}
    for file in _programs(folder):
        listed = subprocess.run(["objdump", "-T", str(file)], check=False, capture_output=True, text=True).stdout
        wanted |= {(int(major), int(minor)) for major, minor in re.findall(r"\(?GLIBC_(\d+)\.(\d+)", listed)}
    return ".".join(str(number) for number in max(wanted))


def _programs(folder: Path) -> list[Path]:
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    return [file for file in files if file.open("rb").read(4) == b"\x7fELF"]


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


def _modes(tree: Path) -> None:
    """Folders and the program may be entered by all, everything else only read."""
    for file in tree.rglob("*"):
        if not file.is_symlink():
            runs = file.is_dir() or file.parts[-3:] == ("lib", "whistdesk", "whistdesk")
            file.chmod(0o755 if runs else 0o644)


def _size(tree: Path) -> int:
    return sum(file.stat().st_size for file in tree.rglob("*") if file.is_file() and not file.is_symlink())


def _md5sums(tree: Path) -> bytes:
    plain = [file for file in (tree / "usr").rglob("*") if file.is_file() and not file.is_symlink()]
    files = sorted(str(file.relative_to(tree)) for file in plain)
    return subprocess.run(["md5sum", "--", *files], cwd=tree, check=True, capture_output=True).stdout


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _link(place: Path, target: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(target)


def _compressed(source: Path, target: Path) -> None:
    _compressed_text(source.read_text(encoding="utf-8"), target)


def _compressed_text(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


MAKERS = {"deb": deb, "archive": archive}


def main() -> int:
    """Make what the command line names, or both; 1 where there is no bundle yet."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="kind", help="deb or archive (both if none is named)")
    kinds = parser.parse_args().kinds or list(MAKERS)
    if unknown := set(kinds) - set(MAKERS):
        parser.error(f"{' and '.join(sorted(unknown))}: name deb, archive or neither.")
    if not PROGRAM.is_dir():
        print("There is no dist/whistdesk yet: run `python3 dev.py bundle` first.")
        return 1
    # Each takes a minute of one core to compress. Icons are drawn before: Qt draws none in two threads at once
    # where there is no application.
    with tempfile.TemporaryDirectory() as shared, ThreadPoolExecutor() as pool:
        share(Path(shared))
        for package in pool.map(lambda kind: MAKERS[kind](os.uname().machine, Path(shared)), kinds):
            print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.1f} MB")
    print(f"on disk: {_size(PROGRAM) / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The licences of all that travels in the bundle, as files for its folder ``licences``.

What Debian gave to the bundle brings Debian's own account of its licence, and the common licences that this names.
"""

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import files
from pathlib import Path

from parts import Entry

HERE = Path(__file__).resolve().parent
OWN = HERE / "licences"
"""Texts that neither a wheel nor every system brings along."""
COMMON = Path("/usr/share/common-licenses")
DOCUMENTS = Path("/usr/share/doc")
_NAMED = re.compile(r"common-licenses/([A-Z][\w.-]*\w)")


class Unknown(Exception):
    """A library whose licence cannot be told."""


def papers(binaries: Iterable[Entry]) -> dict[str, Path]:
    """The texts for the bundle of these ``binaries``: the name of each there, and where it is. Unknown as above."""
    texts = {text.name: text for text in OWN.glob("*.txt")}
    texts |= {"Python.txt": _python(), "PyInstaller.txt": _of_wheel("pyinstaller", "COPYING.txt")}
    texts |= {"Inter.txt": _of_wheel("fontpkg_inter", "LICENSE")}
    for package in sorted({_package(Path(entry.source)) for entry in binaries if of_system(entry)}):
        texts[f"{package}.txt"] = DOCUMENTS / package / "copyright"
    _require(texts)
    for name in sorted(set().union(*(_NAMED.findall(text.read_text(encoding="utf-8")) for text in texts.values()))):
        texts.setdefault(f"{name}.txt", COMMON / name)
    _require(texts)
    return texts


def _require(texts: dict[str, Path]) -> None:
    if gone := sorted(name for name, text in texts.items() if not text.is_file()):
        raise Unknown(f"The texts of these licences are not on this system: {', '.join(gone)}.")


def of_system(entry: Entry) -> bool:
    """Whether the Linux system gave this library: neither Python nor a wheel did."""
    if not sys.platform.startswith("linux") or entry.kind != "BINARY":
        return False
    given = {Path(sysconfig.get_path(name)) for name in ("platlib", "purelib")}
    if entry.name.startswith("libpython"):
        return False
    return not any(Path(entry.source).is_relative_to(folder) for folder in given)


def _package(library: Path) -> str:
    """The Debian package that ``library`` came with."""
    # /lib is a link to /usr/lib, and packages know their files by either name.
    ending = str(library.resolve()).removeprefix("/usr")
    try:
        asked = ["dpkg-query", "--search", f"*{ending}"]
        said = subprocess.run(asked, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise Unknown(f"No Debian package brought {library}, so that its licence is unknown.") from error
    return said.partition(":")[0]


def _python() -> Path:
    """The licence of the running Python, where it is kept by the builds of the various systems."""
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    return next((file for place in places if (file := place / "LICENSE.txt").is_file()), places[0] / "LICENSE.txt")


def _of_wheel(package: str, name: str) -> Path:
    """The licence that lies with an installed package."""
    found = [file for file in files(package) or () if file.name == name and ".dist-info" in str(file)]
    if not found:
        raise Unknown(f"{package} comes without its licence.")
    return Path(str(found[0].locate()))

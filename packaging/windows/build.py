"""Make the Windows packages of ``dist/whistdesk``: an installer by NSIS, and a zip that needs no installation.

Run after ``python dev.py bundle``, which leaves the icon in ``build`` too: ``python packaging/windows/build.py``,
where ``makensis`` is; on Linux too, for a bundle that was made under wine. It prints what it made, with sizes.
"""

import subprocess
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from whistdesk import HOMEPAGE, VENDOR, __version__  # noqa: E402

DIST = ROOT / "dist"


def installer(source: Path, target: Path, icon: Path) -> Path:
    """Make ``target`` of the bundle ``source`` with makensis; warnings are errors."""
    facts = {
        "VERSION": __version__,
        "VENDOR": VENDOR,
        "HOMEPAGE": HOMEPAGE,
        "SOURCE": source,
        "TARGET": target,
        "ICON": icon,
        "LICENCE": ROOT / "LICENSE",
    }
    words = [f"-D{name}={fact}" for name, fact in facts.items()]
    command = ["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(HERE / "installer.nsi")]
    subprocess.run(command, check=True)
    return target


def portable(source: Path, target: Path) -> Path:
    """Make a zip of ``source`` with one folder in it."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(source.rglob("*")):
            if file.is_file():
                packed.write(file, Path("Whistdesk", file.relative_to(source)))
    return target


def main() -> int:
    """Make both; 1 where there is no bundle for Windows."""
    source = DIST / "whistdesk"
    if not (source / "whistdesk.exe").is_file():
        print("There is no dist/whistdesk/whistdesk.exe yet: run `python dev.py bundle` first.")
        return 1
    icon = ROOT / "build" / "whistdesk" / "whistdesk.ico"
    name = f"whistdesk-{__version__}-windows-x86_64"
    for package in (installer(source, DIST / f"{name}.exe", icon), portable(source, DIST / f"{name}.zip")):
        print(f"{package.relative_to(ROOT)}: {package.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Try out the bundle as a user would: from another folder, with a home of its own.

It plays on no screen, and where the machine has ``xvfb-run`` in a real window too. Then one part of each kind is taken
away from a copy, and the self-test has to notice. ``WHISTDESK_KERNEL=never`` lets kernels pass that are not compiled,
as in ``setup.py``.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "dist" / "whistdesk"
PROGRAM = "whistdesk-cli.exe" if os.name == "nt" else "whistdesk"
DOUBLE = shutil.copyfile if os.name == "nt" else os.link
"""Makes a copy of a file. Windows lets nobody delete a library under any of its names while it is loaded."""
COMPILED = os.environ.get("WHISTDESK_KERNEL") != "never"
RECORD = {
    "format": "whistdesk-record",
    "version": 1,
    "game": "oneonta-whist",
    "rules": {},
    "deal": {"number": 4711},
    "moves": ["predict 3"],
}
LEGAL = ["pass", "accept", "solo", "misere", "abundance", "open-misere", "abundance-declared"]
REQUEST = {
    "game": "solo-whist",
    "seat": "W",
    "language": "de",
    "view": {
        "hand": "AKQT2.93.J7.8654",
        "dealer": "E",
        "turned": "7S",
        "calls": [["S", "propose"]],
        "contract": None,
        "plays": [],
        "leader": None,
        "exposed": None,
        "legal": LEGAL,
    },
}
MEGABYTE = 1_000_000
LARGEST = 125 * MEGABYTE
"""Bytes on disk: more is too much for a small game."""
PLATFORMS = {"offscreen": (), "xcb": ("xvfb-run", "--auto-servernum")}
"""Where it plays, and what has to be started before it."""
PARTS = {
    "a card": "**/assets/cards/classic/HQ.svg",
    "an icon of ours": "**/assets/icons/hint.svg",
    "the program's icon": "**/assets/icon.svg",
    "our German": "**/whistdesk_de.qm",
    "Qt's German": "**/qtbase_de.qm",
    "the text of rules": "**/seeds/solo-whist.en.md",
    "the list of all these": "**/assets/contents.txt",
    "the odds of Oneonta Whist": "**/worth.bin",
    "the typeface": "**/Inter[[]opsz*.ttf",
    "its slanted face": "**/Inter-Italic*.ttf",
    **({"a compiled search": "**/players/search/kernel.*"} if COMPILED else {}),
    "Qt's plugin for windows": "**/platforms/*q[xwc]*",
    "Qt's plugin for icons": "**/iconengines/*svgicon*",
    "Qt's plugin for cards": "**/imageformats/*qsvg*",
    "a part of Qt": "**/PySide6/QtSvg.*",
    "Python's database": "**/_sqlite3.*",
}
"""One part of each kind that the program cannot be whole without, as a pattern of its file."""


NETWORK = ("QtNetwork", "Qt6Network", "_socket.", "_ssl.", "libssl", "libcrypto")
"""What the names of files that serve networks have in them: none may be there, so that nothing can go out."""


class Failed(Exception):
    """The bundle does not do what it should."""


def said(folder: Path, *arguments: str, home: str, platform: str = "offscreen", line: str = "") -> str:
    """What the bundled program prints when it reads ``line``; CalledProcessError if it fails."""
    # Nothing of the developer's Python may help it.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    environment |= {"QT_QPA_PLATFORM": platform, "WHISTDESK_HOME": home}
    command = [*PLATFORMS[platform], str(folder / PROGRAM), *arguments]
    run = subprocess.run(
        command, cwd=home, env=environment, check=True, input=line, capture_output=True, encoding="utf-8"
    )
    return run.stdout


def answers(say: Callable[..., str], record: str) -> str:
    """What the program says of its version; Failed where its command line works wrongly.

    ``say`` gives what it prints for some arguments and a ``line`` to read; ``record`` names a file that holds RECORD.
    """
    if "replay" not in say("--help"):
        raise Failed("It does not say what can be asked for.")
    replayed = json.loads(say("replay", record))
    if replayed["status"] != "playing" or replayed["hands"][0]["prediction"] != 3:
        raise Failed(f"It replayed the record wrongly: {replayed}")
    answer = json.loads(say("engine", line=json.dumps(REQUEST)))
    if sorted(move for move, _ in answer.get("candidates", ())) != sorted(LEGAL):
        raise Failed(f"Its engine answered wrongly: {answer}")
    return say("--version").strip()


def noticed(part: str) -> str | None:
    """What the self-test says of a copy of the bundle without this part; None where it finds nothing wrong."""
    with tempfile.TemporaryDirectory(dir=FOLDER.parent) as place:
        copy = Path(place, FOLDER.name)
        shutil.copytree(FOLDER, copy, symlinks=True, copy_function=DOUBLE)
        files = [file for file in copy.glob(PARTS[part]) if file.is_file() and not file.is_symlink()]
        if not files:
            raise Failed(f"Nothing in the bundle is {part}: {PARTS[part]}")
        for file in files:
            file.unlink()
        try:
            said(copy, "selftest", home=place)
        except subprocess.CalledProcessError as error:
            return str(error.stderr).strip()
    return None


def made_for_networks(folder: Path) -> list[str]:
    """The files of a bundle that serve networks."""
    return sorted(file.name for file in folder.rglob("*") if any(word in file.name for word in NETWORK))


def try_out() -> None:
    """Do all that the head of this file says and print it; Failed where something is wrong."""
    if connected := made_for_networks(FOLDER):
        raise Failed(f"It can reach networks, by {', '.join(connected)}")
    size = sum(file.stat().st_size for file in FOLDER.rglob("*") if not file.is_symlink())
    if size > LARGEST:
        raise Failed(f"The bundle has grown to {size / MEGABYTE:.0f} MB, above {LARGEST / MEGABYTE:.0f}.")
    with tempfile.TemporaryDirectory() as home:
        record = Path(home, "record.json")
        record.write_text(json.dumps(RECORD), encoding="utf-8")
        version = answers(partial(said, FOLDER, home=home), str(record))
        print(f"The bundle of {version} ({size / MEGABYTE:.0f} MB) starts from another folder and plays:")
        for platform in [name for name, before in PLATFORMS.items() if not before or shutil.which(before[0])]:
            lines = said(FOLDER, "selftest", home=home, platform=platform).splitlines()
            if COMPILED and "kernel: compiled" not in lines:
                raise Failed("The kernels of the bundle are not compiled.")
            print(f"  {platform}: {', '.join(lines)}")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for part, complaint in zip(PARTS, pool.map(noticed, PARTS), strict=True):
            if complaint is None:
                raise Failed(f"The self-test does not notice that {part} is missing.")
            print(f"  without {part}: {complaint.splitlines()[-1] if complaint else 'it does not start'}")


def main() -> int:
    """0 when all went well."""
    try:
        try_out()
    except (Failed, subprocess.CalledProcessError) as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

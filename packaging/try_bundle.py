"""Try out the bundle as a user would: from another folder, with a home of its own.

It plays on no screen, and where the machine has ``xvfb-run`` in a real window too.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "dist" / "whistdesk"
PROGRAM = FOLDER / ("whistdesk.exe" if os.name == "nt" else "whistdesk")
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


def said(*arguments: str, home: str, platform: str = "offscreen", line: str = "") -> str:
    """What the bundled program prints when it reads ``line``; CalledProcessError if it fails."""
    # Nothing of the developer's Python may help it.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    environment |= {"QT_QPA_PLATFORM": platform, "WHISTDESK_HOME": home}
    command = [*PLATFORMS[platform], str(PROGRAM), *arguments]
    run = subprocess.run(command, cwd=home, env=environment, check=True, input=line, stdout=subprocess.PIPE, text=True)
    return run.stdout


def main() -> int:
    """Version, a replayed record, an answered request, and a deal played at the table; 0 when all went well."""
    size = sum(file.stat().st_size for file in FOLDER.rglob("*") if not file.is_symlink())
    with tempfile.TemporaryDirectory() as home:
        version = said("--version", home=home).strip()
        record = Path(home, "record.json")
        record.write_text(json.dumps(RECORD), encoding="utf-8")
        replayed = json.loads(said("replay", str(record), home=home))
        if replayed["status"] != "playing" or replayed["hands"][0]["prediction"] != 3:
            print(f"The bundle replayed the record wrongly: {replayed}")
            return 1
        answer = json.loads(said("engine", home=home, line=json.dumps(REQUEST)))
        if sorted(move for move, _ in answer.get("candidates", ())) != sorted(LEGAL):
            print(f"The engine of the bundle answered wrongly: {answer}")
            return 1
        platforms = [name for name, before in PLATFORMS.items() if not before or shutil.which(before[0])]
        played = {name: said("selftest", home=home, platform=name).splitlines() for name in platforms}
    if size > LARGEST:
        print(f"The bundle has grown to {size / MEGABYTE:.0f} MB, above {LARGEST / MEGABYTE:.0f}.")
        return 1
    if any("kernel: compiled" not in lines for lines in played.values()):
        print("The kernels of the bundle are not compiled.")
        return 1
    print(f"The bundle of {version} ({size / MEGABYTE:.0f} MB) starts from another folder and plays:")
    for platform, lines in played.items():
        print(f"  {platform}: {', '.join(lines)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

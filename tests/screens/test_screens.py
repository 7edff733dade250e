"""The command that draws the screens."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

ROOT = Path(__file__).parents[2]
DRAWN = (
    "home",
    "settings-matches",
    "settings-search",
    "mirrored-solo",
    "rules-oneonta-whist",
    "solo-settle",
    "solo-linen",
    "coach-play",
    "hint-cribbage",
    "solo-review",
)


def test_screens_are_drawn_in_the_asked_size_and_language(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.screens", "--into", str(tmp_path), "--only", *DRAWN]
    subprocess.run([*command, "--child", "de", "960x640"], cwd=ROOT, check=True, timeout=120)
    pictures = {file.name: QImage(str(file)).size().toTuple() for file in (tmp_path / "de").iterdir()}
    assert pictures == {f"{name}-960x640.png": (960, 640) for name in DRAWN}

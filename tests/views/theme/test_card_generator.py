"""The generator in assets/generator draws exactly the files that are in assets."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ASSETS = ROOT / "assets"


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*.svg"))}


@pytest.mark.parametrize(
    ("script", "folder"), [("deck.py", "cards"), ("icons.py", "icons"), ("icon.py", ".")], ids=["deck", "icons", "icon"]
)
def test_the_generator_draws_what_is_committed(script: str, folder: str, tmp_path: Path) -> None:
    command = [sys.executable, str(ASSETS / "generator" / script), "--out", str(tmp_path)]
    subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": str(ROOT)}, timeout=120)
    drawn = files(tmp_path)
    assert drawn
    there = files(ASSETS / folder)
    assert drawn == {name: there[name] for name in drawn}
    if folder != ".":
        assert drawn.keys() == there.keys()

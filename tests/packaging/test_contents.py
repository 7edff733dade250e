"""The list of what travels with the program is true."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_list_names_what_is_there() -> None:
    contents = runpy.run_path(str(ROOT / "packaging" / "contents.py"))["contents"]
    listed = (ROOT / "assets" / "contents.txt").read_text(encoding="utf-8").split()
    assert listed == contents(), "run packaging/contents.py"

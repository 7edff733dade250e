"""The release workflow runs what is there, and what is proven elsewhere."""

import os
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")


def test_it_runs_scripts_that_are_there() -> None:
    named = {name.replace("\\", "/") for name in re.findall(r"\bpackaging[\\/][\w\\/]+\.(?:py|sh)\b", WORKFLOW)}
    assert {"packaging/linux/build.py", "packaging/windows/build.py", "packaging/macos/build.sh"} <= named
    assert [name for name in named if not (ROOT / name).is_file()] == []
    assert [name for name in named if name.endswith(".sh") and not os.access(ROOT / name, os.X_OK)] == []


def test_windows_gets_what_wine_has_proven() -> None:
    proof = (ROOT / "packaging" / "windows" / "prove.sh").read_text(encoding="utf-8")
    for script in ("packaging/windows/build.py", "packaging/windows/try_installer.py"):
        assert script in proof
        assert script.replace("/", "\\") in WORKFLOW


def test_actions_are_pinned_by_hash() -> None:
    used = re.findall(r"uses: (\S+)", WORKFLOW)
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action)] == []

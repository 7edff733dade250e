"""Real starts of the program in processes of their own, under whatever conditions, and what came of them."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
PATIENCE = 150.0
"""Seconds after which a start has hung."""
MEGABYTES = 300
KEPT = ("PATH", "LD_LIBRARY_PATH")
"""All that a start gets of the environment of whoever asks for it."""


class Started(NamedTuple):
    """How a start went: ``report`` is the probe's, empty where the program did not come so far."""

    status: int
    report: dict[str, Any]
    errors: str

    @property
    def fault(self) -> str:
        """What is wrong with it; empty where a window came, a move was played and it closed in peace."""
        if "Traceback" in self.errors:
            return f"an error nobody caught: {self.errors.strip().splitlines()[-1]}"
        if self.status != 0:
            return f"exit status {self.status}: {self.errors.strip()[-200:]}"
        if self.report.get("reached") not in {"move", "over"}:
            return f"came as far as {self.report.get('reached')}: {self.report.get('last', '')[:200]}"
        if self.report["distinct"] < 10:
            return "the window is empty"
        return f"{self.report['megabytes']} MB" if self.report["megabytes"] >= MEGABYTES else ""


def start(
    folder: Path,
    environment: dict[str, str],
    arguments: Sequence[str] = (),
    *,
    interpreter: Sequence[str] = (sys.executable,),
    before: Callable[[], None] | None = None,
    cwd: Path | None = None,
) -> Started:
    """Start the program; its report and pictures come into ``folder``, which is made.

    ``environment`` is all that it gets besides ``KEPT``; ``before`` is called in the new process.
    """
    folder.mkdir(parents=True, exist_ok=True)
    report, errors = folder / "report.json", folder / "errors.txt"
    given = {name: os.environ[name] for name in KEPT if name in os.environ}
    given["PYTHONPATH"] = str(ROOT)
    command = [*interpreter, "-m", "tests.starts.probe", str(report), *arguments]
    with errors.open("wb") as listening:
        done = subprocess.run(
            command,
            env=given | {"QT_QPA_PLATFORM": "offscreen"} | environment,
            cwd=cwd or folder,
            stdin=subprocess.DEVNULL,
            stdout=listening,
            stderr=listening,
            timeout=PATIENCE,
            check=False,
            preexec_fn=before,
        )
    told = json.loads(report.read_text(encoding="utf-8")) if report.exists() else {}
    return Started(done.returncode, told, errors.read_text(encoding="utf-8", errors="replace"))

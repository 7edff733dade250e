"""Qt's libraries are loaded while Python does something else."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
AHEAD = """
import sys, time
from pathlib import Path
from whistdesk.app import libraries
libraries.WANTED = {wanted!r}
libraries.load_ahead()
for _ in range({patience}):
    time.sleep(0.01)
    if there := "libQt6Widgets" in Path("/proc/self/maps").read_text():
        break
print(any(name.startswith("PySide6.") for name in sys.modules), there)
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication(["whistdesk", "-platform", "offscreen"])
QWidget().show()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only there are they loaded so")
@pytest.mark.parametrize(("wanted", "there"), [("QtWidgets.abi3.so", True), ("QtGone.so", False)])
def test_they_are_there_before_pyside_is_imported_and_serve_the_main_thread(wanted: str, *, there: bool) -> None:
    command = [sys.executable, "-c", AHEAD.format(wanted=wanted, patience=3000 if there else 20)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, f"False {there}", "")

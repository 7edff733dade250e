"""Qt's libraries are loaded while Python does something else."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
AHEAD = """
import sys, threading
from pathlib import Path
from whistdesk.app import libraries
libraries.WANTED = (*{also!r}, *libraries.WANTED)
libraries.load_ahead()
for thread in threading.enumerate()[1:]:
    thread.join()
print(any(name.startswith("PySide6.") for name in sys.modules), "libQt6Widgets" in Path("/proc/self/maps").read_text())
from PySide6.QtWidgets import QApplication, QWidget
application = QApplication(["whistdesk", "-platform", "offscreen"])
QWidget().show()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only there are they loaded so")
@pytest.mark.parametrize("also", [(), ("QtGone.so",)], ids=["all there", "one missing"])
def test_they_are_there_before_pyside_is_imported_and_serve_the_main_thread(also: tuple[str, ...]) -> None:
    command = [sys.executable, "-c", AHEAD.format(also=also)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "False True", "")

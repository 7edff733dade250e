"""Starts whistdesk as its user does, waits for its window, begins a game, plays a move, and closes it again.

    python -m tests.starts.probe REPORT [ARGUMENT ...]

writes what it saw to REPORT as JSON, and pictures of the first page and of the table beside it. The presses are Qt's
own, so that it works on every platform that has a window.
"""

import json
import sys
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QFontInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tests.peak import peak_megabytes
from tests.stories.sight import Sight, look
from tests.stories.watched import obey
from whistdesk.app.main import main
from whistdesk.views.numbers import figure
from whistdesk.views.theme.type import font
from whistdesk.views.tiles import TILES
from whistdesk.views.window import MainWindow

GAME = "cribbage-solitaire"
TICK = 25
"""Milliseconds between two looks."""
PATIENCE = 60.0
"""Seconds until the probe gives up."""


class Probe:
    """Goes on by a step whenever the screen allows it."""

    def __init__(self, file: Path) -> None:
        self.file, self.begun = file, time.monotonic()
        self.report: dict[str, Any] = {"messages": [], "dialogs": [], "moves": 0, "reached": "nothing"}
        self.window: MainWindow | None = None
        self.before = -1
        self.timer = QTimer()
        self.timer.setInterval(TICK)
        self.timer.timeout.connect(self.step)
        self.timer.start()

    def step(self) -> None:
        """Look, and do the next thing."""
        if time.monotonic() > self.begun + PATIENCE:
            self.report["last"] = str(look())
            self.finish()
            return
        if self._answered():
            return
        self.window = next((w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)), None)
        if self.window is None or not self.window.isVisible():
            return
        if self.report["reached"] == "nothing":
            self._see_first()
        elif not self._told():
            self._play(look())

    def _answered(self) -> bool:
        """Agree to what a dialog says, once it has been noted."""
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            self.report["dialogs"].append(dialog.windowTitle())
            dialog.accept()
        return dialog is not None

    def _see_first(self) -> None:
        sight = look()
        if not sight.buttons:
            return
        assert self.window is not None
        self.report |= {
            "reached": "window",
            "seconds": round(time.monotonic() - self.begun, 2),
            "language": QLocale().name()[:2],
            "figure": figure(1234.5),
            "platform": QApplication.platformName(),
            "family": QFontInfo(font(14)).family(),
            "distinct": self._picture("first"),
        }

    def _told(self) -> bool:
        """Note and close a message of the window, if there is one."""
        assert self.window is not None
        banner = self.window.banner
        if banner.isHidden():
            return False
        self.report["messages"].append(banner.words.text())
        banner.next()
        return True

    def _play(self, sight: Sight) -> None:
        if sight.page != GAME:
            self._open(sight)
        elif self.before >= 0 and len(sight.moves) > self.before:
            self.report |= {"reached": "move", "moves": len(sight.moves)}
            self._picture("table")
            self.finish()
        elif sight.over:
            self.report["reached"] = "over"
            self.finish()
        elif sight.panel is not None or sight.picked is not None:
            obey("press Return")
        elif not sight.busy and any(way.legal and way.tap for way in sight.ways):
            way = next(way for way in sight.ways if way.legal and way.tap)
            assert way.tap is not None
            self.before = len(sight.moves)
            obey(f"click {way.tap[0]} {way.tap[1]}")

    def _open(self, sight: Sight) -> None:
        title = f"{TILES[GAME].title()}: "
        points = [point for name, point in sight.buttons.items() if name.startswith(title)]
        if points:
            obey(f"click {points[0][0]} {points[0][1]}")
        elif sight.page or sight.reviewed:
            QTest.qWait(TICK)
            obey("press Esc")

    def _picture(self, name: str) -> int:
        """Keep a picture of the window; how many colours it has, as far as a small copy tells."""
        assert isinstance(self.window, QWidget)
        image = self.window.grab().toImage()
        image.save(str(self.file.with_name(f"{self.file.stem}-{name}.png")))
        small = image.scaled(64, 40)
        return len({small.pixel(x, y) for x in range(64) for y in range(40)})

    def finish(self) -> None:
        """Write the report and close the window; whatever it still asks is agreed to."""
        self.timer.timeout.disconnect(self.step)
        self.timer.timeout.connect(self._answered)
        self.report["megabytes"] = peak_megabytes()
        self.file.write_text(json.dumps(self.report), encoding="utf-8")
        if self.window is None:
            QApplication.quit()
        else:  # not from within the timer's own call, in which it would not ring again
            QTimer.singleShot(0, self.window.close)


def probed(file: Path, arguments: list[str]) -> int:
    """Run whistdesk, watched from when its event loop begins; the exit status."""
    run = QApplication.exec
    probes: list[Probe] = []

    def execute(*_: object) -> int:
        probes.append(Probe(file))
        return run()

    with patch.object(QApplication, "exec", execute):
        return main(arguments)


if __name__ == "__main__":
    sys.exit(probed(Path(sys.argv[1]), sys.argv[2:]))

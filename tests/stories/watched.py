"""Starts whistdesk as its user does, and tells a story in another process what is on the screen.

    python -m tests.stories.watched FILE [--hasty]

writes each new ``Sight`` to FILE as JSON. With ``--hasty`` nothing is a double click. On the offscreen
platform, where no mouse exists, it also does what is asked of it on standard input: ``click X Y``,
``drag X Y X Y``, ``press KEY``.
"""

import json
import sys
from pathlib import Path
from unittest.mock import patch

from PySide6.QtCore import QPoint, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.stories.sight import look
from whistdesk.app.main import main

TICK = 20
"""Milliseconds between two looks."""


class Watch:
    """Looks at the screen again and again, and writes down what has changed."""

    def __init__(self, file: Path) -> None:
        self.file, self.last = file, ""
        self.timer = QTimer(interval=TICK)
        self.timer.timeout.connect(self.write)
        self.timer.start()
        if QApplication.platformName() == "offscreen":
            self.ear = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
            self.ear.activated.connect(lambda: obey(sys.stdin.readline()))

    def write(self) -> None:
        """Write the sight if it is a new one; whoever reads never finds half of it."""
        seen = json.dumps(look()._asdict())
        if seen != self.last:
            self.last = seen
            draft = self.file.with_suffix(".new")
            draft.write_text(seen, encoding="utf-8")
            draft.replace(self.file)


def obey(order: str) -> None:
    """Do with QTest what a hand would do."""
    word, *rest = order.split()
    match word:
        case "click":
            QTest.mouseClick(*_under(QPoint(int(rest[0]), int(rest[1]))))
        case "drag":
            _drag(QPoint(int(rest[0]), int(rest[1])), QPoint(int(rest[2]), int(rest[3])))
        case "press" if rest[0] == "alt+F4":
            _window().close()
        case "press":
            # To the window, as a keyboard does: it hands the key on to what has the focus. No window manager gives
            # a window its focus back when a dialog has closed.
            _window().activateWindow()
            QTest.keySequence(_window().windowHandle(), QKeySequence(rest[0]))


def _under(point: QPoint) -> tuple[QWidget, Qt.MouseButton, Qt.KeyboardModifier, QPoint]:
    window = _window()
    widget = window.childAt(window.mapFromGlobal(point)) or window
    return widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, widget.mapFromGlobal(point)


def _drag(start: QPoint, end: QPoint) -> None:
    widget, button, modifier, where = _under(start)
    QTest.mousePress(widget, button, modifier, where)
    for step in range(1, 9):
        QTest.mouseMove(widget, where + (end - start) * step / 8)
    QTest.mouseRelease(widget, button, modifier, widget.mapFromGlobal(end))


def _window() -> QWidget:
    return QApplication.activeModalWidget() or next(w for w in QApplication.topLevelWidgets() if w.isVisible())


def watched(file: Path, *, hasty: bool) -> int:
    """Run whistdesk, watched from when its event loop begins; the exit status."""
    run = QApplication.exec
    watches: list[Watch] = []

    def execute(*_: object) -> int:
        watches.append(Watch(file))
        if hasty:
            QApplication.setDoubleClickInterval(0)
        return run()

    with patch.object(QApplication, "exec", execute):
        status = main([])
    for watch in watches:
        watch.timer.stop()
    return status


if __name__ == "__main__":
    sys.exit(watched(Path(sys.argv[1]), hasty="--hasty" in sys.argv))

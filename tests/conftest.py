"""What holds for every test: no window on the screen of whoever runs it, and nothing left behind."""

import gc
import os
import sys
import threading
from collections.abc import Iterator

import pytest
from hypothesis import settings
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QLocale, QObject, QThread, QThreadPool, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from whistdesk.views.theme.focus import LAST_PRESS

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# A busy machine is no fault of the code: no test is about time.
settings.register_profile("whistdesk", deadline=None)
settings.load_profile("whistdesk")

GRACE = 10.0
"""Seconds that a thread has to end."""
PATIENCE_MS = 60_000
"""How long a test waits for what must come: only one that fails waits so long."""

for wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals, QtBot.waitExposed, QtBot.waitActive):
    usual = wait.__kwdefaults__
    assert usual is not None
    assert "timeout" in usual
    usual["timeout"] = PATIENCE_MS


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what no Windows can do."""
    if sys.platform == "win32" and item.get_closest_marker("posix"):
        pytest.skip("Windows has not got this")


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test that leaves a thread, a timer or an animation running."""
    threads = set(threading.enumerate())
    yield
    left = [f"thread {thread.name}" for thread in set(threading.enumerate()) - threads if _stays(thread)]
    if "qapp" in request.fixturenames:
        left += [f"{type(thing).__name__} of {thing.parent()}" for thing in _running()]
    assert not left, f"left behind: {', '.join(left)}"


@pytest.fixture(autouse=True)
def nothing_pressed_before() -> None:
    """The application does not remember what the test before has pressed: on that hangs whether a focus is shown."""
    application = QCoreApplication.instance()
    if application is not None:
        application.setProperty(LAST_PRESS, None)


@pytest.fixture(autouse=True)
def numbers_as_before() -> Iterator[None]:
    """Numbers are written in the language of before, whatever the test has spoken."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


def _stays(thread: threading.Thread) -> bool:
    # "Dummy" is Python's stand-in for a thread that Qt made; the thread itself is among _running().
    if thread.name.startswith("Dummy"):
        return False
    # One that was told to end may still be on its way.
    thread.join(GRACE)
    return thread.is_alive()


def _running() -> Iterator[QObject]:
    """The Qt objects that still run, timers and animations stopped so that they fail one test only."""
    for thing in gc.get_objects():
        match thing:
            case QTimer() | QAbstractAnimation() | QThread() | QThreadPool() if isValid(thing) and _runs(thing):
                yield thing
            case _:
                continue
        if isinstance(thing, QTimer | QAbstractAnimation):
            thing.stop()


def _runs(thing: QTimer | QAbstractAnimation | QThread | QThreadPool) -> bool:
    match thing:
        case QTimer():
            return thing.isActive()
        case QAbstractAnimation():
            return thing.state() == QAbstractAnimation.State.Running
        case QThread():
            return thing.isRunning() and thing is not QThread.currentThread()
        case QThreadPool():
            return thing.activeThreadCount() > 0

"""A program with a home of its own."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from whistdesk.app.drawer import Drawer
from whistdesk.app.folders import Folders
from whistdesk.app.front import Front
from whistdesk.app.language import Translators
from whistdesk.app.program import Program
from whistdesk.app.questions import Questions
from whistdesk.app.settings import Settings
from whistdesk.app.settings import store as store_settings

Open = Callable[[], Program]
QUICK = Settings(language="en", speed="off", trick_hold=0)


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    folders = Folders(tmp_path / "kept", tmp_path / "config")
    store_settings(QUICK, folders.settings)
    return folders


@pytest.fixture
def asked_to_lose(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The reasons for which closing asked whether what is not kept may be lost; the answer was yes."""
    reasons: list[str] = []

    def lose(_: Questions, why: str) -> bool:
        reasons.append(why)
        return True

    monkeypatch.setattr(Questions, "may_lose", lose)
    return reasons


@pytest.fixture
def open_program(folders: Folders, qapp: QApplication, asked_to_lose: list[str]) -> Iterator[Open]:
    """Opens programs one after the other; each is closed before the next one and at the end."""
    del asked_to_lose
    opened: list[Program] = []
    translators = Translators()

    def close() -> None:
        for program in opened:
            program.window.close()
            program.window.deleteLater()
            program.deleteLater()
        opened.clear()
        QCoreApplication.sendPostedEvents(None, 0)
        qapp.processEvents()

    def make() -> Program:
        close()
        program = Program(Front(Drawer(folders), translators), lambda: datetime(2026, 1, 31, 18, tzinfo=UTC))
        program.window.show()
        opened.append(program)
        return program

    yield make
    close()
    translators.remove()


@pytest.fixture
def program(open_program: Open) -> Program:
    return open_program()

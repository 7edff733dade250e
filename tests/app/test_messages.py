"""What the program tells unasked: each sentence once, in the window and where it can be read afterwards."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from whistdesk.app.drawer import Found
from whistdesk.app.messages import Messages
from whistdesk.archive.disk import DiskError, DiskFault
from whistdesk.views.banner import Banner


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def banner(window: QWidget) -> Banner:
    return Banner(window)


def shown(banner: Banner) -> list[str]:
    """What stands in the banner, one after another until it is empty."""
    found = []
    while not banner.isHidden():
        found.append(banner.words.text())
        banner.next()
    return found


def test_a_sentence_is_told_once(banner: Banner, capsys: pytest.CaptureFixture[str]) -> None:
    messages = Messages(banner, Found())
    for sentence in ("One.", "Two.", "One."):
        messages.tell(sentence)
    assert shown(banner) == ["One.", "Two."]
    assert capsys.readouterr().err.count("One.") == 1


def test_all_that_was_found_is_told(banner: Banner) -> None:
    closed = DiskError(DiskFault.READ_ONLY, Path("kept"), "no")
    Messages(banner, Found([Path("bad.json"), Path("worse.json")], ("speed",), closed)).tell_found()
    bad, worse, speed, nothing = shown(banner)
    assert ("bad.json" in bad, "worse.json" in worse, "speed" in speed, "kept" in nothing) == (True,) * 4


def test_where_nothing_can_be_kept_single_failures_are_not_told_until_something_could(banner: Banner) -> None:
    full = DiskError(DiskFault.FULL, Path("kept"), "no")
    messages = Messages(banner, Found(closed=DiskError(DiskFault.READ_ONLY, Path("kept"), "no")))
    messages.tell_stuck(full)
    assert shown(banner) == []
    messages.tell_relieved()
    assert shown(banner) == ["Everything is kept again."]


def test_what_is_not_kept_is_told_with_the_reason_each_time(banner: Banner) -> None:
    messages = Messages(banner, Found())
    for _ in range(2):
        messages.tell_stuck(DiskError(DiskFault.FULL, Path("kept"), "no"))
        messages.tell_relieved()
    full, again, *rest = shown(banner)
    assert full.startswith("There is no room left on the disk for kept. What you do is not kept")
    assert again == "Everything is kept again."
    assert rest == [full, again]

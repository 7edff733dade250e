"""A message takes the room of its words and no more."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from whistdesk.views.banner import Banner

SENTENCE = "A file could not be used and has been set aside as /home/eve/.local/share/whistdesk/ledger.damaged1.sqlite."


@pytest.mark.parametrize("k", [1.0, 1.5])
@pytest.mark.parametrize("width", [640, 960, 1920])
def test_the_banner_is_as_high_as_its_words_are_at_its_width(qtbot: QtBot, width: int, k: float) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(width, 700)
    banner = Banner(window)
    banner.refit(k)
    window.show()
    banner.tell(SENTENCE)
    qtbot.wait(1)
    assert banner.words.height() >= banner.words.heightForWidth(banner.words.width())
    assert banner.height() == banner.heightForWidth(banner.width())
    banner.silence()

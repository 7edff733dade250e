"""Names of files and of people are shown as they are, whatever they look like."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from whistdesk.views.label import Label, set_tip

VIEWS = Path(__file__).parents[2] / "whistdesk"
HOSTILE = ("<img src='/dev/zero'>", "<b>bold</b>", "<a href='x:y'>press</a>", "a & b", "%1 %n", "plain")


@pytest.mark.parametrize("text", HOSTILE)
def test_a_label_shows_markup_as_it_is_written(qtbot: QtBot, text: str) -> None:
    label = Label(text)
    qtbot.addWidget(label)
    assert label.textFormat() is Qt.TextFormat.PlainText
    assert label.text() == text


@pytest.mark.parametrize("text", HOSTILE)
def test_a_tool_tip_shows_markup_as_it_is_written(qtbot: QtBot, text: str) -> None:
    thing = QWidget()
    qtbot.addWidget(thing)
    set_tip(thing, text)
    assert _as_tool_tips_show(thing.toolTip()) == text


def _as_tool_tips_show(text: str) -> str:
    if "<" not in text:
        return text
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def test_every_label_and_tool_tip_of_the_program_is_plain() -> None:
    own = VIEWS / "views" / "label.py"
    sources = {file: file.read_text(encoding="utf-8") for file in VIEWS.rglob("*.py") if file != own}
    careless = [
        str(file) for file, text in sources.items() if re.search(r"\bQLabel\(|\.setToolTip\(|QMessageBox", text)
    ]
    assert not careless

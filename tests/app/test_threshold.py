"""What is seen first needs little; all else is brought afterwards, or at once for whoever asks."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from whistdesk.app import threshold
from whistdesk.app.threshold import Threshold

ROOT = Path(__file__).parents[2]
LOADED = "print(json.dumps(sorted(sys.modules)))"
FIRST = f"import json, sys, whistdesk.app.start; {LOADED}"
PIECES = f"""
import json, sys
from whistdesk.app.threshold import pieces
for piece in pieces():
    assert piece in sys.modules
{LOADED}
import whistdesk.app.rest
{LOADED}
"""
LATE = (
    "model.session",
    "model.keeper",
    "players",
    "rules.solowhist",
    "rules.table",
    "archive.ledger",
    "archive.saves",
    "views.table.pose",
    "views.table.scene",
    "views.dialogs",
)


class Wisher(QObject):
    wished = Signal(str)


@pytest.fixture(autouse=True)
def few_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threshold, "pieces", lambda: iter(["one", "two"]))


def loaded(code: str) -> list[set[str]]:
    """What is imported at each place where ``code`` prints it, in a process of its own."""
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    return [set(json.loads(line)) for line in said.stdout.splitlines()]


def test_the_window_needs_no_game_and_no_player() -> None:
    (first,) = loaded(FIRST)
    assert "whistdesk.views.home" in first
    assert not {name for name in first for late in LATE if f"{name}.".startswith(f"whistdesk.{late}.")}
    assert not first & {"sqlite3", "uuid", "secrets"}


def test_the_pieces_are_all_that_the_rest_of_the_program_needs_from_below() -> None:
    pieces, everything = loaded(PIECES)
    assert {name for name in everything - pieces if name.startswith("whistdesk")} == {
        name for name in everything - pieces if name.startswith("whistdesk.app.")
    }
    assert "whistdesk.app.program" in everything - pieces


def test_the_rest_is_brought_when_the_first_picture_is_there(qtbot: QtBot) -> None:
    first = QWidget()
    qtbot.addWidget(first)
    door = Threshold(first, (), object)
    assert door.rest is None
    with qtbot.waitSignal(door.brought):
        first.show()
    rest = door.rest
    door.cross()
    assert door.rest is rest


def test_a_wish_that_comes_early_is_heard_by_who_is_brought_for_it(qtbot: QtBot) -> None:
    first, wisher = QWidget(), Wisher()
    qtbot.addWidget(first)
    heard: list[str] = []

    def bring() -> object:
        wisher.wished.connect(heard.append)
        return wisher

    door = Threshold(first, (wisher.wished,), bring)
    wisher.wished.emit("solo-whist")
    assert heard == ["solo-whist"]
    wisher.wished.emit("oneonta-whist")
    assert heard == ["solo-whist", "oneonta-whist"]
    assert door.rest is wisher

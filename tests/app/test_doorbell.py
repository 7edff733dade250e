"""A second start hands its record to the program that runs."""

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from whistdesk.app.doorbell import Doorbell, ring
from whistdesk.archive.letterbox import Letterbox, Wish


def test_the_running_program_learns_what_is_to_be_opened(qtbot: QtBot, tmp_path: Path) -> None:
    bell, record = Doorbell(tmp_path / "letters"), tmp_path / "game.whistdesk"
    answers: list[bool] = []
    second = threading.Thread(target=lambda: answers.append(ring(tmp_path / "letters", record)))
    with qtbot.waitSignal(bell.rung) as rung:
        second.start()
    second.join()
    assert rung.args == [record]
    assert answers == [True]


def test_nobody_answers_where_nothing_runs(tmp_path: Path) -> None:
    assert not ring(tmp_path / "letters", None, patience=0.05)
    assert list((tmp_path / "letters").iterdir()) == []


def test_what_was_asked_of_a_program_long_gone_is_forgotten(qtbot: QtBot, tmp_path: Path) -> None:
    Letterbox(tmp_path).post(Wish(None))
    bell = Doorbell(tmp_path)
    with qtbot.assertNotEmitted(bell.rung):
        bell.answer()


@pytest.mark.usefixtures("qapp")
def test_where_no_folder_can_be_made_the_program_starts_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    Doorbell(tmp_path / "file")
    assert not ring(tmp_path / "file", None, patience=0.05)


def test_a_program_that_closes_lets_its_folder_go(qtbot: QtBot, tmp_path: Path) -> None:
    bell = Doorbell(tmp_path)
    bell.close()
    bell.close()
    with qtbot.assertNotEmitted(bell.rung, wait=100):
        Letterbox(tmp_path).post(Wish(None))
    assert not ring(tmp_path, None, patience=0.05)

"""Kept games are fetched by another thread: the last that was asked for, and what cannot be read is told."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.counting import GAME, GAMES
from whistdesk.archive.past_games import PastGames
from whistdesk.archive.record import Record, RecordError
from whistdesk.archive.result import Result
from whistdesk.archive.saves import History, Save, Sitting
from whistdesk.model.recall import Recall, Recalled
from whistdesk.model.session import Session
from whistdesk.rules.base import Setup

NOW = datetime(2026, 3, 1, tzinfo=UTC)


def result(game_id: str) -> Result:
    return Result(game_id, "counting", "", 0, "", 0, NOW)


@pytest.fixture
def past(tmp_path: Path) -> PastGames:
    past = PastGames(tmp_path, GAMES)
    for number in range(3):
        record = Record(GAME, Setup(number=7), ("add 2", "add 1")[:number])
        past.keep(Save(record, History(redo=("add 2",)), Sitting(str(number), 0, NOW), NOW))
    return past


@pytest.fixture
def recall(past: PastGames) -> Recall:
    return Recall(past)


def test_a_game_comes_back_as_it_would_be_resumed(recall: Recall, past: PastGames, qtbot: QtBot) -> None:
    with qtbot.waitSignal(recall.recalled) as told:
        recall.ask(result("2"))
    asked, found = told.args or (None, None)
    assert asked == result("2")
    assert isinstance(found, Recalled)
    assert found.save == past.load("2")
    slow, quick = (Session.resume(found.save.record, found.save.history, line) for line in (None, found.line))
    assert quick.record() == slow.record()
    assert quick.history() == slow.history()
    assert quick.moment == slow.moment
    recall.close()


def test_of_several_games_only_the_last_one_is_told(recall: Recall, qtbot: QtBot) -> None:
    told: list[str] = []
    recall.recalled.connect(lambda asked, _: told.append(asked.game_id))
    for number in "012":
        recall.ask(result(number))
    qtbot.waitUntil(lambda: bool(told))
    qtbot.wait(50)
    assert told == ["2"]
    recall.close()


def test_what_is_not_kept_or_cannot_be_read_is_told(recall: Recall, past: PastGames, qtbot: QtBot) -> None:
    with qtbot.waitSignal(recall.recalled) as told:
        recall.ask(result("none"))
    assert told.args == [result("none"), None]
    past._path("1").write_bytes(b'{"format": ')
    with qtbot.waitSignal(recall.failed) as failed:
        recall.ask(result("1"))
    assert failed.args is not None
    assert isinstance(failed.args[0], RecordError)
    recall.close()


def test_nothing_is_told_after_the_end(recall: Recall, qtbot: QtBot) -> None:
    recall.ask(result("0"))
    recall.close()
    with qtbot.assertNotEmitted(recall.recalled, wait=50):
        pass

"""The written log: what it holds while a game lasts and when it is over, and how it is read and copied."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.views.review.conftest import over, played
from tests.views.table.conftest import Player
from whistdesk.model.session import Session
from whistdesk.rules.registry import GAMES
from whistdesk.views.registry import TABLES
from whistdesk.views.table.menu import LOG
from whistdesk.views.table.written import WrittenLog, written


def log_of(session: Session) -> str:
    return written(session, TABLES[session.game.key]())


@pytest.mark.parametrize("key", GAMES)
def test_every_event_of_a_game_is_a_sentence_newest_last(key: str) -> None:
    lines = [line for line in log_of(over(key)).splitlines() if line]
    assert len(lines) > over(key).ply
    assert all(line.endswith(".") for line in lines)


def test_of_a_game_for_one_that_lasts_only_the_hand_or_round_of_the_moment_is_read() -> None:
    oneonta, cribbage = log_of(played("oneonta-whist", moves=11)), log_of(played("cribbage-solitaire", moves=14))
    assert oneonta.startswith("Hand 2.")
    assert "Hand 1" not in oneonta
    assert cribbage.count("gets the") == 6 + 2
    assert "Starter" not in cribbage


def test_at_the_end_of_the_game_all_of_it_is_read() -> None:
    text = log_of(over("oneonta-whist"))
    assert text.startswith("Hand 1.")
    assert text.splitlines()[-1].startswith("You have")


def test_a_game_that_was_given_up_may_be_taken_up_again_and_shows_no_more_than_before() -> None:
    session = played("oneonta-whist", moves=11)
    before = log_of(session)
    session.concede()
    assert log_of(session) == before


def test_no_card_is_named_that_the_person_has_not_seen() -> None:
    text = log_of(played("solo-whist", "propose", "accept", "pass", "pass", "pass", moves=7))
    assert text.count(" of ") == 3  # the turned-up card and two that were played


def test_it_goes_on_with_the_game_and_back_with_undo(qtbot: QtBot) -> None:
    session, parent = played("cribbage-solitaire", moves=3), QWidget()
    qtbot.addWidget(parent)
    log = WrittenLog(session, TABLES["cribbage-solitaire"](), parent, 1.0).dressed()
    for _ in range(9):
        if not session.over:
            session.play(session.moment.view.legal[0])
        assert log.text.toPlainText().strip() == log_of(session)
    session.undo()
    assert log.text.toPlainText() == log_of(session)


def test_it_is_read_only_selectable_by_keyboard_and_copied(qtbot: QtBot) -> None:
    session, parent = over("solo-whist"), QWidget()
    qtbot.addWidget(parent)
    log = WrittenLog(session, TABLES["solo-whist"](), parent, 1.0).dressed()
    assert log.text.isReadOnly()
    assert log.text.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
    assert log.text.accessibleName() == "Log of the table"
    log.copy.click()
    assert QApplication.clipboard().text() == log_of(session)
    QApplication.clipboard().clear()
    QTest.keyClick(log.text, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(log.text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.clipboard().text() == log_of(session)


def test_a_letter_opens_it_beside_the_game_and_esc_closes_it(player: Player) -> None:
    player.key(Qt.Key.Key_L)
    (log,) = player.screen.findChildren(WrittenLog)
    assert log.isVisible()
    assert not log.isModal()
    player.screen.toolbox.use(next(tool for tool in player.display.bar.tools if tool.key == LOG))
    assert player.screen.findChildren(WrittenLog) == [log]
    QTest.keyClick(log, Qt.Key.Key_Escape)
    assert not log.isVisible()

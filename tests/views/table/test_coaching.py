"""Hint and coach at the table: tools, letters, the coach's rim, and what is said."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from tests.views.table.conftest import AT_ONCE, Player
from tests.views.table.tiny import TinyGame, TinyTable, tile
from whistdesk.model.coach import Coach
from whistdesk.model.session import Session
from whistdesk.players.base import Choice, Opinion, Reason
from whistdesk.rules.base import Setup, View
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.coaching import COACH, HINT, Adviser
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.theme.art import Art


class Judge:
    """The first two legal moves are equally good, every other one is worse."""

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        return Choice(
            tuple(
                Opinion(move, 0.5 if n < 2 else 0.1, Reason("told", {"exact": True}))
                for n, move in enumerate(view.legal)
            )
        )


@pytest.fixture
def player(qtbot: QtBot, art: Art, calm: None) -> Iterator[Player]:
    """At a table with a coach, on which nothing takes time."""
    session = Session(TinyGame(), Setup(48213))
    coach = Coach(session, Judge(), seed=1)
    adviser = Adviser(coach, lambda opinion: f"It is worth {opinion.value}.", "bold")
    screen = TableScreen(session, TinyTable(), AT_ONCE, art, adviser)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    seated = Player(screen)
    seated.settle()
    screen.display.view.spend_on(QRect())
    yield seated
    coach.close()
    screen.close_table()


def advice(qtbot: QtBot, player: Player) -> Advice:
    """What is shown, as soon as the coach has spoken."""
    qtbot.waitUntil(lambda: bool((shown := player.display.tableau.advice) and shown.choice))
    shown = player.display.tableau.advice
    assert shown is not None
    return shown


def rimmed(player: Player) -> set[str]:
    """The cards that wear the coach's rim."""
    return {str(item.face) for item in player.display.scene.items_by_tile.values() if item.advised}


def test_a_hint_marks_one_card_and_names_its_equals(qtbot: QtBot, player: Player) -> None:
    player.key(Qt.Key.Key_H)
    advice(qtbot, player)
    assert rimmed(player) == {"KH"}
    assert player.prompt == "Coach: king of hearts. It is worth 0.5. As good: 9 of hearts."


def test_the_coach_marks_all_that_are_equally_good(qtbot: QtBot, player: Player) -> None:
    player.key(Qt.Key.Key_C)
    shown = advice(qtbot, player)
    assert rimmed(player) == {"KH", "9H"}
    assert [shown.opinion(option.move) is not None for option in player.screen.play.options] == [
        option.legal for option in player.screen.play.options
    ]
    assert player.display.scene.room.odds


def test_the_odds_vanish_with_the_position_and_come_again_with_the_next_turn(qtbot: QtBot, player: Player) -> None:
    player.key(Qt.Key.Key_C)
    advice(qtbot, player)
    player.click("KH")
    assert "KH" not in rimmed(player)
    assert [opinion.move for opinion in advice(qtbot, player).choice.opinions] == list(player.session.moment.view.legal)  # type: ignore[union-attr]


def test_the_coach_can_be_turned_off_and_its_button_keeps_the_focus(qtbot: QtBot, player: Player) -> None:
    tools = {tool.key: button for tool, button in player.display.bar._tools._row}
    tools[COACH].setFocus(Qt.FocusReason.TabFocusReason)
    for lit in (True, False):
        QTest.keyClick(tools[COACH], Qt.Key.Key_Return)
        assert tools[COACH].isChecked() is lit
        assert QApplication.focusWidget() is tools[COACH]
    assert player.display.tableau.advice is None
    assert rimmed(player) == set()


def test_the_game_is_marked_as_coached_when_it_is_and_not_before(player: Player) -> None:
    marks = [player.display.tableau.coached]
    player.key(Qt.Key.Key_H)
    assert [*marks, player.display.tableau.coached] == [False, True]


def test_there_is_a_hint_only_while_it_is_the_persons_turn(player: Player) -> None:
    enabled = [hint.enabled for hint in player.display.bar.tools if hint.key == HINT]
    player.session.concede()
    assert [*enabled, *(hint.enabled for hint in player.display.bar.tools if hint.key == HINT)] == [True, False]


def test_the_menu_offers_the_kinds_of_coach(qtbot: QtBot, player: Player) -> None:
    player.display.bar.open_menu()
    (menu,) = player.screen.findChildren(QMenu)
    kinds = {action.text(): action for action in menu.actions() if action.isCheckable()}
    assert {text: action.isChecked() for text, action in kinds.items()} == {"Bold coach": True, "Shy coach": False}
    assert player.screen.coaching is not None
    with qtbot.waitSignal(player.screen.coaching.kind_asked) as asked:
        kinds["Shy coach"].trigger()
    menu.close()
    assert asked.args == ["shy"]
    player.screen.coaching.take_kind("shy")
    with qtbot.assertNotEmitted(player.screen.course.shown):
        player.screen.coaching.take_kind("shy")
    assert [tool.lit for tool in player.display.bar.tools if tool.in_menu and tool.lit is not None] == [False, True]


def test_the_advice_is_said_once(qtbot: QtBot, player: Player) -> None:
    said: list[str] = []
    player.screen.said.connect(said.append)
    player.key(Qt.Key.Key_H)
    advice(qtbot, player)
    player.screen.course.refresh()
    assert [sentence for sentence in said if sentence.startswith("Coach:")] == [player.prompt]


def test_a_table_without_a_coach_has_no_such_tools(qtbot: QtBot, art: Art, calm: None) -> None:
    screen = TableScreen(Session(TinyGame(), Setup(48213)), TinyTable(), AT_ONCE, art)
    qtbot.addWidget(screen)
    screen.resize(1280, 800)
    screen.show()
    screen.course.performance.finish()
    assert not {"hint", "coach"} & {tool.key for tool in screen.display.bar.tools}
    QTest.keyClick(screen, Qt.Key.Key_H)
    assert screen.display.tableau.advice is None
    assert tile("KH") in screen.display.scene.items_by_tile
    screen.close_table()

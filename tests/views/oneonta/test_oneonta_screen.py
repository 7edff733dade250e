"""Oneonta Whist played at the screen, by mouse and keyboard."""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.views.oneonta.conftest import QUICK
from tests.views.oneonta.positions import FOUR_TRICKS, LOST_BY_PAYMENT, LOST_IN_THE_LAST_HAND, POSITION, WON
from whistdesk.cards.card import parse_card
from whistdesk.rules.base import Setup
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.places import HAND
from whistdesk.rules.oneonta.view import OneontaView, Status
from whistdesk.rules.table import Tile
from whistdesk.views.oneonta.confirm import ConfirmPanel
from whistdesk.views.oneonta.layout import PROMISE_AREA, TRICK_AREA
from whistdesk.views.oneonta.table import OneontaTable
from whistdesk.views.table.screen import TableScreen
from whistdesk.views.table.settings import Speed

Open = Callable[..., TableScreen]
LEFT = Qt.MouseButton.LeftButton


def view(screen: TableScreen) -> OneontaView:
    return cast("OneontaView", screen.session.moment.view)


def tile_of(screen: TableScreen, card: str) -> Tile:
    table = screen.session.moment.table
    return next(tile for tile in table.at(HAND) if table.card(tile) == parse_card(card))


def middle(screen: TableScreen, tile: Tile) -> QPoint:
    """The left third of a card: neighbours of a fan lie over the rest."""
    pose = screen.display.scene.layout_now.poses[tile]
    return QPoint(round(pose.x - pose.width * 0.3), round(pose.y))


def click(screen: TableScreen, tile: Tile) -> None:
    QTest.mouseClick(screen.display.view.viewport(), LEFT, pos=middle(screen, tile))


def drag(screen: TableScreen, tile: Tile, area: str) -> None:
    port, start = screen.display.view.viewport(), middle(screen, tile)
    x, y = screen.display.scene.layout_now.areas[area].centre
    goal = QPoint(round(x), round(y))
    QTest.mousePress(port, LEFT, pos=start)
    for step in range(1, 11):
        QTest.mouseMove(port, start + (goal - start) * (step / 10))
    QTest.mouseRelease(port, LEFT, pos=goal)


def settled(qtbot: QtBot, screen: TableScreen) -> None:
    qtbot.waitUntil(lambda: not screen.busy)


def test_a_prediction_is_picked_by_a_click_and_confirmed_by_the_gold_button(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table()
    assert screen.display.prompt.text == "How many of the seven tricks will you win?"
    click(screen, Tile(0, 3))
    assert view(screen).prediction is None
    panel = screen.display.standing
    assert isinstance(panel, ConfirmPanel)
    assert panel.isVisible()
    assert panel.button.text() == "Predict 3 tricks"
    QTest.mouseClick(panel.button, LEFT)
    assert view(screen).prediction == 3
    settled(qtbot, screen)
    assert not panel.isVisible()


def test_after_the_gold_button_the_keyboard_is_still_at_the_table(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table()
    click(screen, Tile(0, 3))
    panel = screen.display.standing
    assert isinstance(panel, ConfirmPanel)
    panel.button.setFocus(Qt.FocusReason.MouseFocusReason)
    QTest.mouseClick(panel.button, LEFT)
    settled(qtbot, screen)
    assert screen.hasFocus()


def test_a_prediction_is_confirmed_by_its_key_and_enter(open_table: Open) -> None:
    screen = open_table()
    QTest.keyClick(screen, Qt.Key.Key_0)
    assert view(screen).prediction is None
    QTest.keyClick(screen, Qt.Key.Key_Return)
    assert view(screen).prediction == 0


def test_a_prediction_is_made_by_dragging_it_up(open_table: Open) -> None:
    screen = open_table()
    drag(screen, Tile(0, 5), PROMISE_AREA)
    assert view(screen).prediction == 5


def test_with_the_setting_a_click_predicts_at_once(open_table: Open) -> None:
    screen = open_table(settings=QUICK._replace(immediate=True))
    click(screen, Tile(0, 3))
    assert view(screen).prediction == 3


def test_a_click_plays_a_card(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(["predict 4"])
    click(screen, tile_of(screen, "KC"))
    assert view(screen).won == 1
    settled(qtbot, screen)
    assert screen.display.prompt.text == "Dummy leads the king of spades. Follow with the queen."


def test_a_card_is_played_by_dragging_it_to_the_trick(open_table: Open) -> None:
    screen = open_table(["predict 4"])
    drag(screen, tile_of(screen, "9C"), TRICK_AREA)
    assert view(screen).tricks[0].reply == parse_card("9C")


def test_a_card_is_played_by_the_key_of_its_place(open_table: Open) -> None:
    screen = open_table(["predict 4"])
    QTest.keyClick(screen, Qt.Key.Key_7)
    assert view(screen).tricks[0].reply == parse_card("9C")


def test_ow_08_a_card_that_does_not_follow_stays_and_the_prompt_says_why(open_table: Open) -> None:
    screen = open_table(["predict 4"])
    click(screen, tile_of(screen, "KH"))
    assert not view(screen).tricks
    assert screen.display.prompt.text == "Follow clubs: you hold two."


def test_the_last_trick_can_be_looked_at_again(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(["predict 4", "KC"])
    (tool,) = OneontaTable().tools(screen.display.tableau)
    screen.toolbox.use(tool)
    panel = screen.display.curtain.panel
    assert panel is not None
    assert panel.title == "Last trick won"
    assert panel.spoken == "Dummy leads the queen of clubs. You play the king of clubs and win the trick."
    QTest.keyClick(screen.display.curtain, Qt.Key.Key_Return)
    settled(qtbot, screen)


@pytest.mark.parametrize("theme", ["baize", "linen"])
def test_the_used_predictions_can_be_read_on_every_cloth(open_table: Open, theme: str) -> None:
    screen = open_table(["predict 4", *FOUR_TRICKS], settings=QUICK._replace(theme=theme))
    x, y, width, height = (round(length) for length in screen.display.tableau.layout.spots["used"])
    plate = screen.grab().toImage().copy(x + width // 2 - 20, y, 40, height)
    shades = [plate.pixelColor(x, y).lightness() for x in range(plate.width()) for y in range(plate.height())]
    assert min(shades) < 80
    assert max(shades) > 200


def test_ow_13_a_hand_ends_with_its_panel_and_the_next_one_follows(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(["predict 4", *FOUR_TRICKS[:-1]])
    click(screen, tile_of(screen, "QH"))
    qtbot.waitUntil(lambda: screen.display.curtain.panel is not None)
    panel = screen.display.curtain.panel
    assert panel is not None
    assert panel.title == "Prediction kept"
    assert list(screen.display.curtain.buttons()) == ["Next hand"]
    QTest.keyClick(screen.display.curtain, Qt.Key.Key_Return)
    settled(qtbot, screen)
    assert view(screen).hand_number == 2
    assert screen.display.prompt.text == "How many of the seven tricks will you win?"


@pytest.mark.parametrize(
    ("game", "title"),
    [(WON, "Oneonta won"), (LOST_BY_PAYMENT, "Not enough cards"), (LOST_IN_THE_LAST_HAND, "Not enough cards")],
)
def test_a_whole_game_by_mouse_ends_in_the_right_panel(
    qtbot: QtBot, open_table: Open, game: tuple[int, list[Predict | Play]], title: str
) -> None:
    number, moves = game
    screen = open_table(setup=Setup(number=number))
    for move in moves:
        if isinstance(move, Predict):
            click(screen, Tile(0, move.tricks))
            QTest.keyClick(screen, Qt.Key.Key_Return)
        else:
            click(screen, tile_of(screen, str(move.card)))
        qtbot.waitUntil(lambda: not screen.busy or screen.display.curtain.panel is not None)
        if screen.display.curtain.panel is not None:
            QTest.keyClick(screen.display.curtain, Qt.Key.Key_Return)
            qtbot.waitUntil(lambda: not screen.busy or screen.display.curtain.panel is not None)
    assert view(screen).status is (Status.WON if game is WON else Status.LOST)
    panel = screen.display.curtain.panel
    assert panel is not None
    assert panel.title == title
    assert list(screen.display.curtain.buttons()) == ["New deal", "Same deal again", "Review", "Home"]


def test_a_game_that_is_over_opens_with_its_panel(open_table: Open) -> None:
    number, moves = WON
    screen = open_table([str(move) for move in moves], Setup(number=number))
    panel = screen.display.curtain.panel
    assert panel is not None
    assert panel.title == "Oneonta won"
    assert panel.spoken.startswith(
        "Oneonta won. All eight predictions used, six penalty cards paid. Hand 1: 3 predicted"
    )


def test_a_game_that_is_given_up_says_so(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(["predict 4", *FOUR_TRICKS])
    screen.session.concede()
    qtbot.waitUntil(lambda: screen.display.curtain.panel is not None)
    panel = screen.display.curtain.panel
    assert panel is not None
    assert panel.title == "Game given up"
    assert "One of eight hands played." in panel.spoken


def test_undo_takes_the_trick_back_with_cards_counts_and_prompt(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(["predict 4"])
    before, prompt = screen.display.scene.layout_now, screen.display.prompt.text
    click(screen, tile_of(screen, "KC"))
    settled(qtbot, screen)
    screen.session.undo()
    settled(qtbot, screen)
    assert screen.display.scene.layout_now == before
    assert screen.display.prompt.text == prompt


def test_cards_and_predictions_have_accessible_names(open_table: Open) -> None:
    screen = open_table()
    names = set(screen.display.targets.names().values())
    assert {"Predict no trick", "Predict 1 trick", "Predict 7 tricks"} <= names
    playing = open_table(["predict 4"])
    assert {"King of clubs, playable", "Ace of clubs, trump, not playable now"} <= set(
        playing.display.targets.names().values()
    )


@pytest.mark.parametrize("size", [(960, 640), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("theme", ["baize", "linen"])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_every_phase_is_drawn_in_every_window(open_table: Open, size: tuple[int, int], theme: str, text: float) -> None:
    settings = QUICK._replace(theme=theme, text=text)
    for moves in ([], ["predict 4"], ["predict 4", *FOUR_TRICKS[:3]], ["predict 4", *FOUR_TRICKS]):
        screen = open_table(moves, settings=settings, size=size)
        assert not screen.grab().isNull()


def test_a_press_during_an_animation_finishes_it_and_acts(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(["predict 4"], settings=QUICK._replace(speed=Speed.SLOW))
    click(screen, tile_of(screen, "KC"))
    assert screen.busy
    screen.course.skip()
    settled(qtbot, screen)
    assert view(screen).lead == parse_card("KS")


def test_cards_that_stay_do_not_fly_over_others(open_table: Open) -> None:
    screen = open_table(["predict 4"], settings=QUICK._replace(speed=Speed.SLOW))
    items = screen.display.scene.items_by_tile
    resting = {tile: item.zValue() for tile, item in items.items() if tile.shuffle == 0}
    click(screen, tile_of(screen, "KC"))
    assert screen.busy
    assert {tile: items[tile].zValue() for tile in resting} == resting
    screen.course.skip()


def test_where_a_record_spells_out_no_more_shuffles_the_last_card_is_refused(qtbot: QtBot, open_table: Open) -> None:
    screen = open_table(["predict 4", *FOUR_TRICKS[:-1]], Setup(spelled=[POSITION]))
    click(screen, tile_of(screen, FOUR_TRICKS[-1]))
    settled(qtbot, screen)
    assert screen.display.prompt.text == "The record that was opened tells of no further deal."
    assert len(screen.session.record().moves) == len(FOUR_TRICKS)

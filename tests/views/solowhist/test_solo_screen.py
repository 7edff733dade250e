"""Solo Whist on the table screen: the call panel, cards, panels, and a whole match by mouse."""

from functools import partial
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.views.solowhist.conftest import AT_ONCE, Guest, OpenTable
from whistdesk.cards.card import Suit
from whistdesk.model.desk import ComputerDesk
from whistdesk.players.registry import player
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import Call, NameTrump, PlayCard
from whistdesk.views.table.settings import TableSettings

IMMEDIATE = TableSettings(speed=AT_ONCE.speed, trick_hold=0, immediate=True)


def test_a_call_is_selected_by_a_click_and_confirmed_by_the_gold_button(open_table: OpenTable) -> None:
    guest = open_table()
    assert not guest.gold.isEnabled()
    guest.click(guest.key_of(Call.SOLO))
    assert guest.moves == []
    assert guest.key_of(Call.SOLO).isChecked()
    guest.click(guest.gold)
    assert guest.moves == ["solo"]


def test_a_second_click_confirms_too(open_table: OpenTable) -> None:
    guest = open_table()
    guest.click(guest.key_of(Call.PASS))
    guest.click(guest.key_of(Call.PASS))
    assert guest.moves == ["pass"]


def test_another_click_changes_the_selection(open_table: OpenTable) -> None:
    guest = open_table()
    guest.click(guest.key_of(Call.SOLO))
    guest.click(guest.key_of(Call.MISERE))
    assert [key.isChecked() for key in map(guest.key_of, (Call.SOLO, Call.MISERE))] == [False, True]
    guest.press(Qt.Key.Key_Return)
    assert guest.moves == ["misere"]


def test_a_double_click_only_selects(open_table: OpenTable) -> None:
    guest = open_table()
    key = guest.key_of(Call.SOLO)
    QTest.mouseDClick(key, Qt.MouseButton.LeftButton)
    assert guest.moves == []


def test_a_setting_makes_calls_immediate(open_table: OpenTable) -> None:
    guest = open_table(settings=IMMEDIATE)
    assert not [key for key in guest.panel.keys if key.accessibleName().startswith("Confirm")]
    guest.click(guest.key_of(Call.SOLO))
    assert guest.moves == ["solo"]


@pytest.mark.parametrize(
    ("key", "call"),
    [
        (Qt.Key.Key_1, "propose"),
        (Qt.Key.Key_2, "solo"),
        (Qt.Key.Key_3, "misere"),
        (Qt.Key.Key_4, "abundance"),
        (Qt.Key.Key_5, "open-misere"),
        (Qt.Key.Key_6, "abundance-declared"),
        (Qt.Key.Key_P, "pass"),
    ],
)
def test_every_call_has_its_key_and_enter_confirms(open_table: OpenTable, key: Qt.Key, call: str) -> None:
    guest = open_table()
    guest.press(key)
    guest.press(Qt.Key.Key_Return)
    assert guest.moves == [call]


def test_arrows_walk_over_the_panel(open_table: OpenTable) -> None:
    guest = open_table()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        guest.press(key)
    assert QApplication.focusWidget() is guest.key_of(Call.ABUNDANCE)
    guest.press(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is guest.key_of(Call.PASS)
    guest.press(Qt.Key.Key_Return)
    guest.press(Qt.Key.Key_Return)
    assert guest.moves == ["pass"]


def test_a_call_that_is_too_low_says_so(open_table: OpenTable) -> None:
    guest = open_table("pass, misere, pass, pass")
    guest.click(guest.key_of(Call.SOLO))
    assert len(guest.moves) == 4
    assert guest.panel.refusal == "Too low: call higher than misère, or pass."
    guest.click(guest.key_of(Call.ABUNDANCE))
    assert guest.panel.refusal == ""


def test_the_panel_offers_acceptance_while_a_proposal_stands(open_table: OpenTable) -> None:
    guest = open_table("pass, propose, pass, pass")
    assert guest.key_of(Call.ACCEPT).accessibleName() == "Accept: 8 of 13 with West. 4 chips won or lost in all."
    assert guest.panel.accessibleDescription() == "West proposes. Accept, call higher, or pass."


def test_the_panel_is_there_only_while_the_person_has_to_call(open_table: OpenTable) -> None:
    guest = open_table(settings=IMMEDIATE)
    assert guest.panel.isVisible()
    guest.click(guest.key_of(Call.PASS))
    assert not guest.panel.isVisible()


def test_trumps_are_named_with_the_cards_held_in_sight(open_table: OpenTable) -> None:
    guest = open_table("abundance, pass, pass, pass")
    held = {suit: sum(card.suit is suit for card in guest.view.hand) for suit in Suit}
    key = guest.key_of(NameTrump(Suit.HEARTS))
    assert key.accessibleName() == f"Hearts, {held[Suit.HEARTS]} cards"
    guest.click(key)
    guest.click(guest.gold)
    assert guest.moves[-1] == "trump H"


def test_a_click_plays_a_card_and_an_illegal_one_says_why(open_table: OpenTable) -> None:
    guest = open_table("pass, solo, pass, pass, pass")
    card = min(guest.view.hand)
    guest.click_card(card)
    assert guest.moves[-1] == f"play {card}"


def test_an_illegal_card_says_why(open_table: OpenTable) -> None:
    guest = open_table("pass, pass, pass, abundance-declared")
    leads = (move for move in guest.session.view_for(Seat.EAST).legal if isinstance(move, PlayCard))
    suits = {card.suit for card in guest.view.hand}
    guest.session.play_for(Seat.EAST, next(move for move in leads if move.card.suit in suits))
    guest.screen.course.performance.finish()
    assert guest.view.current is not None
    led = guest.view.current.cards[0].suit
    before = guest.moves
    guest.click_card(next(card for card in guest.view.hand if card.suit is not led))
    assert guest.moves == before
    assert guest.display.prompt.text.startswith(f"Follow {led.name.lower()}: you hold ")


def test_the_prompt_names_another_seat_only_after_a_while(open_table: OpenTable, qtbot: QtBot) -> None:
    guest = open_table("pass")
    assert guest.display.prompt.text == ""
    qtbot.waitUntil(lambda: guest.display.prompt.text == "West is about to call.")


def test_the_last_trick_and_the_auction_can_be_looked_at(open_table: OpenTable) -> None:
    guest = open_table("pass, solo, pass, pass, pass")
    tools = {tool.key: tool for tool in guest.screen.toolbox.tools(guest.display.tableau)}
    assert not tools["last-trick"].enabled
    guest.screen.toolbox.use(tools["auction"])
    assert guest.display.curtain.panel is not None
    assert guest.display.curtain.panel.spoken == "You pass. West calls solo. North passes. East passes. You pass."
    guest.close_panel()
    assert guest.display.curtain.panel is None


def _turn(guest: Guest, over: bool) -> bool:
    """Whether something waits for the person."""
    if guest.display.curtain.panel is not None:
        return True
    if over and guest.session.over:
        return not guest.screen.busy
    return not guest.screen.busy and guest.session.seat is Seat.SOUTH


def _act(guest: Guest, chance: Random) -> None:
    """Do what waits, by mouse: close a panel, call, name trumps, or play as the club player would."""
    if guest.display.curtain.panel is not None:
        guest.close_panel()
        return
    move = player("solo-whist", "club").choose(guest.view, chance).move
    if isinstance(move, PlayCard):
        guest.click_card(move.card)
    elif isinstance(move, Call | NameTrump):
        guest.click(guest.key_of(move))
        guest.click(guest.gold)


def test_a_match_of_four_hands_is_played_by_mouse_to_its_end_panel(open_table: OpenTable, qtbot: QtBot) -> None:
    guest = open_table(number=21, match=4)
    players = dict.fromkeys((Seat.WEST, Seat.NORTH, Seat.EAST), player("solo-whist", "club"))
    desk = ComputerDesk(guest.session, players, seed=1, pace=0)
    guest.screen.busy_changed.connect(lambda busy: desk.set_ready(not busy))
    desk.set_ready(True)
    chance, titles = Random(7), []
    for _ in range(600):
        qtbot.waitUntil(partial(_turn, guest, True))
        panel = guest.display.curtain.panel
        if panel is not None:
            titles.append(panel.title)
            if len(panel.buttons) > 2:
                break
        _act(guest, chance)
    desk.close()
    assert guest.session.over
    assert len(guest.view.settled) == 4
    assert len(titles) == 5
    assert titles[-1] in {
        "You won the match",
        "A shared win",
        *(f"{n} won the match" for n in ("West", "North", "East")),
    }
    assert sum(guest.view.chips) == 0


def test_a_hand_keeps_its_mark_of_practice_until_its_result_is_read(open_table: OpenTable) -> None:
    guest = open_table("abundance-declared")
    session = guest.session

    def play_on(cards: int) -> None:
        for _ in range(cards):
            assert session.seat is not None
            move = session.view_for(session.seat).legal[0]
            session.play_for(session.seat, move) if session.seat is not session.human else session.play(move)

    play_on(2)
    session.undo()
    assert guest.display.tableau.practice
    play_on(4)
    guest.screen.course.performance.finish()
    assert guest.display.curtain.panel is not None
    assert not session.practice, "the next hand is dealt already"
    assert guest.display.tableau.practice
    guest.close_panel()
    guest.screen.course.performance.finish()
    assert not guest.display.tableau.practice


@pytest.mark.parametrize("settings", [TableSettings(trick_hold=0), TableSettings(trick_hold=0, reduced_motion=True)])
def test_a_seat_that_thinks_gives_a_sign_of_life(open_table: OpenTable, settings: TableSettings) -> None:
    guest = open_table("pass", settings)
    scene = guest.display.scene

    def brightness() -> list[int]:
        """How bright the three dots are, the left one first."""
        x, y, w, h = scene.layout_now.spots["thinking"]
        picture = guest.display.view.grab().toImage()
        return [picture.pixelColor(round(x + h / 2 + n * (w - h) / 2), round(y + h / 2)).value() for n in range(3)]

    assert min(brightness()) > 60
    if settings.reduced_motion:
        assert max(brightness()) - min(brightness()) < 9
        assert scene.driver.state() is QAbstractAnimation.State.Stopped
    else:
        assert scene.driver.state() is QAbstractAnimation.State.Running
        assert scene.driver.idle, "nobody waits for the dots"
    for word in ("pass", "pass", "propose"):
        assert guest.session.seat is not None
        guest.session.play_for(guest.session.seat, guest.session.game.parse_move(word))
    guest.screen.course.performance.finish()
    assert "thinking" not in scene.layout_now.spots

"""The review page of every game: steps, keys, odds, and where they are drawn."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.views.review.conftest import Opened, over, played
from whistdesk.model.review import Judgement
from whistdesk.players.hindsight import Makeable
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.views.page import Look
from whistdesk.views.review.exports import Export
from whistdesk.views.review.movelist import LOSS
from whistdesk.views.review.page import ReviewPage
from whistdesk.views.review.reasons import Reasons, retold
from whistdesk.views.review.stage import costliest, losses
from whistdesk.views.review.subject import Subject
from whistdesk.views.solowhist.review import SoloReview
from whistdesk.views.table.order import USUAL_ORDER, HandOrder
from whistdesk.views.table.still import Cloth, Still
from whistdesk.views.theme.art import Deck

WINDOWS = ((960, 640, 1.0), (1280, 800, 1.0), (1920, 1080, 1.0), (960, 640, 1.5))


def last(page: ReviewPage) -> int:
    return len(page.story.stops) - 1


@pytest.mark.parametrize("key", GAMES)
def test_every_move_has_its_entry_and_what_it_gave_away(opened: Opened, key: str) -> None:
    page = opened(over(key))
    found = dict(losses(page._game, page.review))
    assert len(page.moves.entries) == len(page.story.stops) == len(page.review.moves) + 1
    lost = [n - 1 for n, entry in enumerate(page.moves.entries) if entry.data(LOSS)]
    assert lost == [n for n, given in found.items() if given]
    assert set(found) == {n for n, past in enumerate(page.review.moves) if past.mover is page.review.person}


@pytest.mark.parametrize("key", GAMES)
def test_keys_lead_through_the_game(opened: Opened, key: str) -> None:
    page = opened(over(key))
    end, seen = last(page), [page.index]
    for press in ("End", "Right", "Left", "Home", "Left", "Right"):
        QTest.keyClick(page.moves, getattr(Qt.Key, f"Key_{press}"))
        seen.append(page.index)
    assert seen == [0, end, end, end - 1, 0, 0, 1]
    assert page.moves.currentItem() is page.moves.entries[1]


def test_buttons_and_slider_lead_through_the_game_too(opened: Opened) -> None:
    page = opened(over("solo-whist"))
    first, previous, _, following, end = page.steps.buttons
    seen = []
    for button in (following, following, previous, end, first):
        button.click()
        seen.append(page.index)
    assert seen == [1, 2, 1, last(page), 0]
    assert not first.isEnabled()
    assert not previous.isEnabled()
    page.steps.slider.setValue(7)
    assert page.index == 7


def test_cells_lead_to_their_tricks(opened: Opened) -> None:
    page = opened(over("solo-whist"))
    QTest.mouseClick(page.cells, Qt.MouseButton.LeftButton, pos=QPoint(page.cells.width() // 14 * 2 + 20, 10))
    assert page.index == page.story.places()[2][1][0] == 10
    words = {page._game.cell([page.review.moves[n - 1] for n in found]).word for _, found in page.story.places()[1:]}
    assert words <= {"S", "W", "N", "E"}


def test_page_keys_go_from_trick_to_trick(opened: Opened) -> None:
    page = opened(over("solo-whist"))
    seen = []
    for press in (Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        QTest.keyClick(page.moves, press)
        seen.append(page.index)
    assert seen == [1, 6, 10, 6]


def test_the_game_plays_itself_to_its_end_and_stops_by_hand(opened: Opened, qtbot: QtBot) -> None:
    page = opened(over("solo-whist"))
    page.steps._timer.setInterval(0)
    page.steps.step_to(last(page) - 2)
    QTest.keyClick(page.moves, Qt.Key.Key_P)
    assert page.steps.playing
    qtbot.waitUntil(lambda: not page.steps.playing)
    assert page.index == last(page)
    page.steps.toggle()
    assert page.index == 0
    page.steps.step_to(3)
    assert not page.steps.playing


def test_an_entry_that_becomes_the_current_one_is_looked_at(opened: Opened) -> None:
    page = opened(over("oneonta-whist"))
    for _ in range(9):
        QTest.keyClick(page.moves, Qt.Key.Key_Down)
    assert page.index == 9  # beyond the heading of the second hand


def test_the_move_that_cost_most_is_found(opened: Opened) -> None:
    page = opened(over("oneonta-whist"))
    page.worst.click()
    found = dict(losses(page._game, page.review))
    assert page.index - 1 == costliest(page._game, page.review)
    assert found[page.index - 1] == max(found.values()) > 0


def test_a_click_on_the_curve_leads_to_the_move_there(opened: Opened) -> None:
    page = opened(over("oneonta-whist"))
    QTest.mouseClick(page.figures.curve, Qt.MouseButton.LeftButton, pos=QPoint(page.figures.curve.width() - 20, 60))
    assert page.index == last(page)


def test_before_the_move_every_choice_has_its_odds(opened: Opened) -> None:
    page = opened(over("oneonta-whist"))
    assert not page.before.isEnabled()
    page.steps.step_to(1)
    after, past = page.stop, page.review.moves[0]
    page.before.click()
    before = page.stop
    assert (after.advice, before.moment) == (None, past.before)
    assert before.advice is not None
    assert all(before.advice.opinion(move) is not None for move in past.before.view.legal)


def test_its_table_looks_as_the_player_has_chosen(opened: Opened) -> None:
    page, order = opened(over("oneonta-whist")), HandOrder("fixed", "rising", "right")
    assert page.board.room(odds=False).order == USUAL_ORDER
    page.set_look(Look(1.25, Deck("four-large"), "linen", mirrored=True, order=order))
    room = page.board.room(odds=False)
    assert (room.mirrored, room.large_index, room.order) == (True, True, order)
    assert page.board.still._scene.style_now.palette.name == "linen"


def test_a_table_without_any_room_waits_for_some(opened: Opened) -> None:
    page = opened(over("cribbage-solitaire"))
    page.board.hide()
    page.board.resize(0, 400)
    page.board.show()
    page.board.resize(300, 0)
    page.board.resize(1, 1)
    page.board.resize(700, 500)
    assert page.board.still._scene.room.width >= 960


def test_where_room_is_short_table_and_moves_take_turns(opened: Opened) -> None:
    page = opened(over("oneonta-whist"), 960, 640)
    assert (page.board.isVisible(), page.moves.isVisible(), page.figures.curve.isVisible()) == (True, False, False)
    page.swap.click()
    assert (page.board.isVisible(), page.moves.isVisible(), page.figures.curve.isVisible()) == (False, True, True)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("language", ["de"], indirect=True)
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_every_position_is_drawn_in_every_window(opened: Opened, key: str, window: tuple[int, int, float]) -> None:
    page = opened(over(key), *window)
    for index in (0, len(page.story.stops) // 2, last(page)):
        page.go_to(index)
        assert not page.grab().isNull()
        assert page.board.accessibleName() == page.remarks.toPlainText() != ""


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_remarks_show_whole_lines(opened: Opened, window: tuple[int, int, float]) -> None:
    remarks = opened(over("oneonta-whist"), *window).remarks
    remarks.setPlainText("g\n" * 9)
    line = remarks.blockBoundingRect(remarks.document().firstBlock().next()).height()
    assert remarks.viewport().height() - 2 * remarks.document().documentMargin() == 3 * line


@pytest.mark.parametrize(("window", "inlaid"), [((960, 640), False), ((1280, 800), False), ((1920, 1080), True)])
def test_only_a_large_table_has_an_inlay(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], *, inlaid: bool
) -> None:
    laid: list[Cloth] = []
    monkeypatch.setattr(Still, "_lay_felt", lambda _, cloth: laid.append(cloth))
    opened(over("solo-whist"), *window)
    assert laid[-1].inlay == inlaid


def test_what_lasts_is_stepped_through_and_not_judged(opened: Opened) -> None:
    session = played("oneonta-whist", moves=11)
    page = opened(session, judged=False, subject=Subject(1, lasting=True))
    assert [past.ply for past in page.review.moves] == [8, 9, 10]
    page.steps.step_to(3)
    assert not page.worst.isVisible()
    assert not page.figures.curve.isVisible()
    assert not page.before.isVisible()
    hidden = [
        spot for spot in page.stop.moment.table.lying.values() if spot.place.name in {"dummy", "penalty", "stock"}
    ]
    assert {spot.card for spot in hidden if spot.place.part == ""} == {None}


def test_hands_of_a_match_lead_to_each_other(opened: Opened) -> None:
    page = opened(played("solo-whist", match=3), subject=Subject(1, 1, (0, 1, 2)))
    asked: list[int] = []
    page.part_asked.connect(asked.append)
    page.earlier.click()
    page.later.click()
    assert asked == [0, 2]
    first = opened(played("solo-whist", match=3), subject=Subject(1, 0, (0, 1, 2)))
    assert (first.earlier.isEnabled(), first.later.isEnabled()) == (False, True)


def test_everything_that_can_be_taken_out_is_offered(opened: Opened) -> None:
    page = opened(over("solo-whist"))
    asked: list[Export] = []
    page.export_asked.connect(asked.append)
    page.export.click()
    menu = QApplication.activePopupWidget()
    assert menu is not None
    for action in menu.actions():
        action.trigger()
    menu.close()
    assert asked == list(Export)


def test_the_card_that_turned_the_result_is_the_last_after_which_the_contract_stood_otherwise(opened: Opened) -> None:
    page = opened(over("solo-whist"))
    game, end = page._game, len(page.review.moves) - 1
    assert isinstance(game, SoloReview)
    game._made = True
    for found, turned in (((False, True, False), end), ((True, False, True), end - 1), ((True, None, True), None)):
        for number, made in zip(range(end - 2, end + 1), found, strict=True):
            page.review._found[number] = Judgement(makeable=Makeable(made))
        assert game.turning_point(page.review) == turned
    page.review._found[end] = Judgement(makeable=Makeable(made=False))
    page.review.judged.emit(end)
    page.worst.click()
    assert page.index == end + 1
    assert "This move turned the result." in page.remarks.toPlainText()


def test_a_hand_of_a_match_says_what_was_makeable_with_open_cards(opened: Opened) -> None:
    page = opened(over("solo-whist"))
    page.steps.step_to(last(page))
    assert "double-dummy" in page.remarks.toPlainText()


def test_every_call_and_card_of_the_other_seats_has_its_reason(opened: Opened) -> None:
    page = opened(over("solo-whist"))
    told = [n for n, past in enumerate(page.review.moves) if past.mover is not Seat.SOUTH and len(past.known.legal) > 1]
    assert told
    lines = retold(page.review, page._game, page.story.explain).splitlines()
    for index in told:
        page.go_to(index + 1)
        sentence = f"Why {page.review.moves[index].move}."
        assert sentence in page.remarks.toPlainText()
        assert any(line.endswith(f": {sentence}") for line in lines)


def test_the_reasons_can_be_read_in_one_text_and_copied(opened: Opened) -> None:
    page = opened(over("solo-whist"))
    assert page.why.isVisible()
    dialog = Reasons(page.review, page._game, page.story.explain, page, 1.0).dressed()
    assert dialog.text.toPlainText() == retold(page.review, page._game, page.story.explain)
    assert dialog.text.isReadOnly()
    dialog.copy.click()
    assert QApplication.clipboard().text() == dialog.text.toPlainText()
    page.review.judged.emit(0)
    assert dialog.text.toPlainText().startswith("Auction\n")


@pytest.mark.parametrize("key", ["oneonta-whist", "cribbage-solitaire"])
def test_where_one_plays_alone_nobody_is_asked_why(opened: Opened, key: str) -> None:
    assert not opened(over(key)).why.isVisible()

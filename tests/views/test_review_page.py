"""The review of every game, at the page that shows it."""

from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from whistdesk.app.reviewing import open_review
from whistdesk.archive.saves import Occupant
from whistdesk.model.review import Judgement
from whistdesk.model.session import Session
from whistdesk.players.hindsight import Makeable
from whistdesk.players.registry import player
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.views.page import Look
from whistdesk.views.review.movelist import LOSS
from whistdesk.views.review.page import ReviewPage
from whistdesk.views.review.reasons import Reasons, retold
from whistdesk.views.review.stage import costliest, losses
from whistdesk.views.solowhist.review import SoloReview
from whistdesk.views.theme.art import Art

WINDOWS = ((960, 640, 1.0), (1280, 800, 1.0), (1920, 1080, 1.0), (960, 640, 1.5))


CLUB = {seat: Occupant("", "club", "even") for seat in "WNE"}


def over(key: str) -> Session:
    """A game by random moves; of a match one hand by club players."""
    game = GAMES[key]
    session = Session(game, Setup(number=1, match=1 if len(game.seats) > 1 else None))
    rng = Random(1)
    while session.seat is not None:
        view = session.view_for(session.seat)
        move = player(key, "club").choose(view, rng).move if len(game.seats) > 1 else rng.choice(view.legal)
        session.play_for(session.seat, move)
    return session


Opened = Callable[..., ReviewPage]


@pytest.fixture
def opened(qtbot: QtBot, art: Art) -> Iterator[Opened]:
    """Opens the review of a game that is over, everything found out unless ``wait`` is False."""
    pages: list[ReviewPage] = []

    def open_(key: str, width: int = 1280, height: int = 800, text: float = 1.0, *, wait: bool = True) -> ReviewPage:
        page = open_review(over(key), CLUB, 5, "", art, Look(text))
        assert page is not None
        pages.append(page)
        page.resize(width, height)
        with qtbot.waitExposed(page):
            page.show()
        if wait:
            qtbot.waitUntil(lambda: page.review.done, timeout=60_000)
        return page

    yield open_
    for page in pages:
        page.close_review()
        page.review._worker._thread.join(10)  # what it was thinking about is not waited for otherwise
        page.close()
        page.deleteLater()


@pytest.mark.parametrize("key", GAMES)
def test_every_move_has_its_entry_and_what_it_gave_away(opened: Opened, key: str) -> None:
    page = opened(key)
    found = dict(losses(page._game, page.review))
    assert len(page.moves.entries) == len(page.review.moves)
    lost = [n for n, entry in enumerate(page.moves.entries) if entry.data(LOSS)]
    assert lost == [n for n, given in found.items() if given]
    assert set(found) == {n for n, past in enumerate(page.review.moves) if past.mover is page.review.person}


@pytest.mark.parametrize("key", GAMES)
def test_keys_lead_through_the_game(opened: Opened, key: str) -> None:
    page = opened(key, wait=False)
    last = len(page.review.moves) - 1
    seen = [page.index]
    for press in (
        Qt.Key.Key_End,
        Qt.Key.Key_Right,
        Qt.Key.Key_Left,
        Qt.Key.Key_Home,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
    ):
        QTest.keyClick(page.moves, press)
        seen.append(page.index)
    assert seen == [0, last, last, last - 1, 0, 0, 1]
    assert page.moves.currentItem() is page.moves.entries[1]


def test_an_entry_that_becomes_the_current_one_is_looked_at(opened: Opened) -> None:
    page = opened("oneonta-whist", wait=False)
    QTest.keyClick(page.moves, Qt.Key.Key_Down)
    assert page.index == 1
    for _ in range(7):
        QTest.keyClick(page.moves, Qt.Key.Key_Down)
    assert page.index == 8  # beyond the heading of the second hand


def test_the_move_that_cost_most_is_found(opened: Opened) -> None:
    page = opened("oneonta-whist")
    page.worst.click()
    found = dict(losses(page._game, page.review))
    assert page.index == costliest(page._game, page.review)
    assert found[page.index] == max(found.values()) > 0
    assert page._game.worth_words(0.0, 0)[0] == "0"


def test_a_click_on_the_curve_leads_to_the_move_there(opened: Opened) -> None:
    page = opened("oneonta-whist")
    QTest.mouseClick(page.curve, Qt.MouseButton.LeftButton, pos=QPoint(page.curve.width() - 20, 60))
    assert page.index == len(page.review.moves) - 1


def test_where_room_is_short_curve_and_position_take_turns(opened: Opened) -> None:
    page = opened("oneonta-whist", 960, 640, 1.5, wait=False)
    assert (page.curve.isVisible(), page.board.isVisible()) == (False, True)
    page.swap.click()
    assert (page.curve.isVisible(), page.board.isVisible()) == (True, False)


def test_a_hand_of_a_match_says_what_was_makeable_with_open_cards(opened: Opened) -> None:
    page = opened("solo-whist")
    page.go_to(len(page.review.moves) - 1)
    assert "double-dummy" in page.remarks.text()


def test_the_card_that_turned_the_result_is_the_last_after_which_the_contract_stood_otherwise(opened: Opened) -> None:
    page = opened("solo-whist")
    game, last = page._game, len(page.review.moves) - 1
    assert isinstance(game, SoloReview)
    game._made = True
    for found, turned in (((False, True, False), last), ((True, False, True), last - 1), ((True, None, True), None)):
        for number, made in zip(range(last - 2, last + 1), found, strict=True):
            page.review._found[number] = Judgement(makeable=Makeable(made))
        assert game.turning_point(page.review) == turned
    page.review._found[last] = Judgement(makeable=Makeable(made=False))
    page.review.judged.emit(last)
    page.worst.click()
    assert page.index == last
    assert "This move turned the result." in page.remarks.text()


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_every_position_is_drawn_in_every_window(opened: Opened, key: str, window: tuple[int, int, float]) -> None:
    page = opened(key, *window, wait=False)
    for index in (0, len(page.review.moves) // 2, len(page.review.moves) - 1):
        page.go_to(index)
        assert not page.grab().isNull()
        assert page.board.accessibleName()


@pytest.mark.usefixtures("language")
def test_every_call_and_card_of_the_other_seats_has_its_reason(opened: Opened) -> None:
    page = opened("solo-whist")
    others = [
        n for n, past in enumerate(page.review.moves) if past.mover is not Seat.SOUTH and len(past.known.legal) > 1
    ]
    assert others
    lines = retold(page.review, page._game, page._explain).splitlines()
    for index in others:
        page.go_to(index)
        opinion = page.review.judgement(index).opinion
        assert opinion is not None
        assert opinion.move == page.review.moves[index].move
        sentence = page._explain(opinion)
        assert sentence in page.remarks.text()
        assert any(line.endswith(f": {sentence}") for line in lines)


def test_the_reasons_can_be_read_in_one_text_and_copied(opened: Opened, qtbot: QtBot) -> None:
    page = opened("solo-whist")
    assert page.why.isVisible()
    dialog = Reasons(page.review, page._game, page._explain, page, 1.0).dressed()
    qtbot.addWidget(dialog)
    assert dialog.text.toPlainText() == retold(page.review, page._game, page._explain)
    assert dialog.text.isReadOnly()
    dialog.copy.click()
    assert QApplication.clipboard().text() == dialog.text.toPlainText()
    page.review.judged.emit(0)
    assert dialog.text.toPlainText().startswith("Auction\n")


@pytest.mark.parametrize("key", ["oneonta-whist", "cribbage-solitaire"])
def test_where_one_plays_alone_nobody_is_asked_why(opened: Opened, key: str) -> None:
    assert not opened(key, wait=False).why.isVisible()

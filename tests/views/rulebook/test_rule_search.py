"""Words are found in the rules while they are typed."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from whistdesk.views.page import Look
from whistdesk.views.rulebook.page import RulePage
from whistdesk.views.rulebook.paper import FOUND_HERE
from whistdesk.views.rulebook.search import Match, matches, places

GAMES = ("oneonta-whist", "cribbage-solitaire", "solo-whist")


def pointed_at(page: RulePage) -> str:
    """The word on the paper that is pointed at."""
    marks = [each for each in page.paper.text.extraSelections() if _ground(each) == QColor(FOUND_HERE)]
    return marks[0].cursor.selectedText() if marks else ""


def titles(page: RulePage) -> list[str]:
    """The games in the contents."""
    return [page.contents.model().index(row, 0).data() for row in range(page.contents.topLevelItemCount())]


def _ground(mark: object) -> QColor:
    return QColor(mark.format.background().color())  # type: ignore[attr-defined]


def test_case_accents_and_blanks_do_not_matter() -> None:
    assert places("Misère, offene MISÈRE", "misere ") == [0, 15]
    assert places("no\u00a0trump", "no trump") == [0]
    assert places("anything", "  ") == []


def test_places_do_not_overlap_and_keep_their_letters() -> None:
    assert places("aaaa", "aa") == [0, 2]
    assert places("Straße, Stiche", "stiche") == [8]


def test_places_come_in_the_order_of_reading() -> None:
    assert matches([["a b a", "b"], ["", "a"]], "a") == [Match(0, 0, 0), Match(0, 0, 1), Match(1, 1, 0)]


def test_typing_leads_to_the_first_place_and_enter_to_the_next(page: RulePage) -> None:
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(page.finder.field, "his heels")
    assert page.paper.text.accessibleName() == "The count"
    assert pointed_at(page).lower() == "his heels"
    assert page.finder.count.text().startswith("1 of ")
    QTest.keyClick(page.finder.field, Qt.Key.Key_Return)
    assert page.finder.count.text().startswith("2 of ")
    QTest.keyClick(page.finder.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.finder.count.text().startswith("1 of ")


def test_after_the_last_place_comes_the_first(page: RulePage) -> None:
    page.finder.field.setText("Shut the Box")
    assert page.finder.count.text() == "1 of 1"
    page.finder.after.click()
    assert page.finder.count.text() == "1 of 1"
    page.finder.field.setText("duck")
    total = int(page.finder.count.text().split()[-1])
    page.finder.before.click()
    assert page.finder.count.text() == f"{total} of {total}"


def test_the_contents_say_where_words_are(page: RulePage) -> None:
    page.finder.field.setText("heels")
    assert titles(page)[0] == "Oneonta Whist"
    assert titles(page)[1].startswith("Cribbage Solitaire  (")
    page.finder.field.clear()
    assert titles(page)[1] == "Cribbage Solitaire"
    assert page.paper.text.extraSelections() == []


def test_what_is_not_there_is_said(page: RulePage) -> None:
    page.finder.field.setText("joker")
    assert page.finder.count.text() == "not found"
    assert not page.finder.after.isEnabled()


def test_a_search_goes_on_from_the_chapter_that_is_open(page: RulePage) -> None:
    page.open_at("SW-15")
    page.finder.field.setText("suit")
    assert page.paper.text.accessibleName() == "The play"


def test_a_chapter_that_is_turned_to_shows_its_places_too(page: RulePage) -> None:
    page.finder.field.setText("ace")
    page.contents.setFocus()
    page.open_at("OW-08")
    assert len(page.paper.text.extraSelections()) > 2
    assert page.finder.count.text().isdecimal() or " of " in page.finder.count.text()


def test_escape_empties_the_field_before_it_leads_back(page: RulePage, qtbot: QtBot) -> None:
    page.finder.field.setText("ace")
    page.finder.enter()
    with qtbot.assertNotEmitted(page.closed):
        QTest.keyClick(page.finder.field, Qt.Key.Key_Escape)
        assert page.finder.field.text() == ""
        QTest.keyClick(page.finder.field, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_the_search_stays_when_size_and_text_change(page: RulePage) -> None:
    page.finder.field.setText("ruff")
    page.finder.after.click()
    before = page.finder.count.text()
    page.set_look(Look(text=1.5))
    page.resize(960, 640)
    assert page.finder.count.text() == before
    assert pointed_at(page).lower() == "ruff"

"""The calendar of daily deals."""

from collections.abc import Iterator
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from whistdesk.cards.daily import FIRST_DAY
from whistdesk.views.deals.month import WEEKS, Mark, State, days_of, mark_words, month_after, month_before
from whistdesk.views.deals.page import DailyPage
from whistdesk.views.page import Look
from whistdesk.views.theme.button import Kind
from whistdesk.views.tiles import TILES

TODAY = date(2026, 11, 17)
WON = Mark(State.WON, "Won with 94 points")
LATE = Mark(State.LOST, "Lost with 72 points", late=True)
RESULTS = {
    TODAY: (WON, Mark(State.BEGUN), Mark()),
    date(2026, 11, 3): (Mark(), LATE, Mark(State.EVEN, "0 chips")),
    date(2026, 11, 4): (WON, WON, Mark(State.LEFT)),
}


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[DailyPage]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    page = DailyPage(TILES, lambda day: RESULTS if day.month == TODAY.month else {}, lambda: TODAY, Look())
    qtbot.addWidget(page)
    page.resize(1280, 800)
    with qtbot.waitExposed(page):
        page.show()
    page.go_to(TODAY)
    yield page
    QLocale.setDefault(before)


def press(page: DailyPage, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(page.focusWidget(), key)


def words(page: DailyPage) -> list[tuple[str, str]]:
    return [(row.words.text(), row.button.text()) for row in page.rows.values()]


@given(st.dates(min_value=date(2020, 1, 1), max_value=date(2100, 1, 1)), st.integers(1, 7))
def test_a_month_has_all_of_its_days_in_the_columns_of_their_weekdays(month: date, first: int) -> None:
    places = days_of(month, first)
    days = [day for day in places if day is not None]
    assert len(places) == 7 * WEEKS
    assert days[0].day == 1
    assert {day.month for day in days} == {month.month}
    assert month_after(days[-1]).month != month.month
    assert all((day.isoweekday() - first) % 7 == place % 7 for place, day in enumerate(places) if day)


def test_a_month_on_and_back_stays_within_shorter_months() -> None:
    assert month_before(date(2026, 3, 31)) == date(2026, 2, 28)
    assert month_after(date(2026, 12, 31)) == date(2027, 1, 31)


def test_the_chosen_day_tells_each_game_and_offers_what_can_be_played(page: DailyPage) -> None:
    assert words(page) == [
        ("Won with 94 points", "Again"),
        ("Begun, to be continued", "Continue"),
        ("Not played yet", "Play"),
    ]
    assert [row.button.kind for row in page.rows.values()] == [Kind.PANEL, Kind.GOLD, Kind.PANEL]
    assert page.number.text() == "Deal 20261117 of every game"
    assert page.count.text() == "This month: 5 played, 3 won"


def test_a_day_that_is_past_is_chosen_by_a_click_and_its_deal_is_played(page: DailyPage, qtbot: QtBot) -> None:
    QTest.mouseClick(page.month.button_of(date(2026, 11, 3)), Qt.MouseButton.LeftButton)
    assert words(page)[1] == ("Lost with 72 points, played later", "Again")
    with qtbot.waitSignal(page.play_asked) as asked:
        QTest.mouseClick(page.rows["oneonta-whist"].button, Qt.MouseButton.LeftButton)
    assert asked.args == ["oneonta-whist", date(2026, 11, 3)]


def test_days_to_come_are_locked_and_say_so(page: DailyPage, qtbot: QtBot) -> None:
    tomorrow = page.month.button_of(date(2026, 11, 18))
    with qtbot.assertNotEmitted(page.month.chosen):
        QTest.mouseClick(tomorrow, Qt.MouseButton.LeftButton)
    assert "still to come" in tomorrow.accessibleDescription()
    page.go_to(date(2027, 5, 1))
    assert page.day == TODAY
    assert not page.after.isEnabled()


def test_today_and_every_result_are_told_to_screen_readers(page: DailyPage) -> None:
    today = page.month.button_of(TODAY)
    assert today.accessibleName() == "Tuesday, 17 November 2026, today"
    assert today.accessibleDescription() == (
        "Oneonta Whist: Won with 94 points. Cribbage Solitaire: Begun, to be continued. Solo Whist: Not played yet"
    )
    left = page.month.button_of(date(2026, 11, 4)).accessibleDescription()
    assert left.endswith("Solo Whist: Seen before, without a result")


def test_the_keyboard_goes_through_days_and_months_and_plays(page: DailyPage, qtbot: QtBot) -> None:
    press(page, Qt.Key.Key_Left, Qt.Key.Key_Up)
    assert page.day == date(2026, 11, 9)
    press(page, Qt.Key.Key_Home, Qt.Key.Key_Left)
    assert page.day == date(2026, 10, 31)
    assert page.heading.text() == "October 2026"
    press(page, Qt.Key.Key_PageUp, Qt.Key.Key_PageUp)
    assert page.day == date(2026, 8, 30)
    press(page, Qt.Key.Key_End, Qt.Key.Key_Return)
    assert page.rows["oneonta-whist"].button.hasFocus()
    with qtbot.waitSignal(page.play_asked) as asked:
        press(page, Qt.Key.Key_Return)
    assert asked.args == ["oneonta-whist", date(2026, 8, 31)]
    with qtbot.waitSignal(page.closed):
        press(page, Qt.Key.Key_Escape)


def test_it_begins_with_the_first_daily_deal(page: DailyPage) -> None:
    page.go_to(date(2020, 1, 1))
    assert page.day == FIRST_DAY
    assert not page.before.isEnabled()
    QTest.mouseClick(page.now, Qt.MouseButton.LeftButton)
    assert page.day == TODAY


def test_the_week_begins_as_the_language_has_it(page: DailyPage) -> None:
    first = page.month.buttons[0].day, page.month.buttons[6].day
    assert first == (None, date(2026, 11, 1))
    QLocale.setDefault(QLocale("en_US"))
    page.refresh()
    assert page.month.buttons[0].day == date(2026, 11, 1)


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_nothing_is_cut_in_small_windows_and_large_text(page: DailyPage, size: tuple[int, int], text: float) -> None:
    page.set_look(Look(text))
    page.resize(*size)
    QCoreApplication.processEvents()
    assert page.size().toTuple() == size
    assert page.side.height() >= page.side.heightForWidth(page.side.width())
    for row in page.rows.values():
        assert row.title.width() >= row.title.sizeHint().width()
        assert row.button.width() >= row.button.sizeHint().width()
        assert page.rect().contains(row.button.mapTo(page, row.button.rect().bottomRight()))


def test_signs_have_words(page: DailyPage) -> None:
    assert mark_words(WON) == "Won with 94 points"
    assert mark_words(LATE) == "Lost with 72 points, played later"

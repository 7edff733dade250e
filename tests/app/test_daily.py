"""Daily deals in the program: played, continued, late, played again, and what the ledger says of them."""

from datetime import date, timedelta

import pytest

from tests.app.conftest import Open
from tests.app.test_program import make_move, session
from tests.rows import rows
from whistdesk.app.folders import Folders
from whistdesk.app.program import Program
from whistdesk.archive.ledger import Ledger
from whistdesk.archive.result import Result
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.views.deals.page import DailyPage
from whistdesk.views.dialogs import Question

CRIBBAGE, SOLO = "cribbage-solitaire", "solo-whist"
TODAY = date(2026, 1, 31)


@pytest.fixture(autouse=True)
def _willing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Question, "ask", lambda *_, **__: True)


def page(program: Program) -> DailyPage:
    program.window.commands.daily.trigger()
    shown = program.window.screens.currentWidget()
    assert isinstance(shown, DailyPage)
    return shown


def told(program: Program, day: date = TODAY) -> list[str]:
    """What the calendar says of the three games of a day."""
    calendar = page(program)
    calendar.go_to(day)
    return [row.words.text() for row in calendar.rows.values()]


def play_out(program: Program) -> None:
    while not session(program).over:
        make_move(program)


def give_up(program: Program) -> None:
    make_move(program)
    session(program).concede()


def results(program: Program, folders: Folders) -> list[Result]:
    program.go_home()
    return list(rows(Ledger(folders.ledger), CRIBBAGE))


def test_todays_deal_is_begun_from_the_home_screen_and_continued(open_program: Open) -> None:
    program = open_program()
    program.window.home.daily.click()
    calendar = page(program)
    assert calendar.day == TODAY
    calendar.rows[CRIBBAGE].button.click()
    assert session(program).setup == Setup(20260131)
    assert not session(program).practice
    make_move(program)
    program = open_program()
    calendar = page(program)
    assert calendar.rows[CRIBBAGE].words.text() == "Begun, to be continued"
    calendar.rows[CRIBBAGE].button.click()
    assert (session(program).setup.number, session(program).ply) == (20260131, 1)


def test_its_result_counts_as_the_days_and_playing_it_again_does_not(program: Program, folders: Folders) -> None:
    program.play_daily(CRIBBAGE, TODAY)
    play_out(program)
    (result,) = results(program, folders)
    assert (result.daily, result.late, result.practice) == (TODAY, False, False)
    assert f"with {result.score} points" in told(program)[1]
    program.play_daily(CRIBBAGE, TODAY)
    assert session(program).practice
    give_up(program)
    again = results(program, folders)[1]
    assert (again.daily, again.practice) == (None, True)
    assert f"with {result.score} points" in told(program)[1]
    assert sum(figures.times for figures in Ledger(folders.ledger).tally(CRIBBAGE, "game").values()) == 1


def test_a_day_that_is_past_counts_and_is_marked_as_late(program: Program, folders: Folders) -> None:
    yesterday = TODAY - timedelta(days=1)
    program.play_daily(CRIBBAGE, yesterday)
    give_up(program)
    (result,) = results(program, folders)
    assert (result.daily, result.late, result.practice) == (yesterday, True, False)
    assert told(program, yesterday)[1] == "Given up, played later"


def test_one_that_was_left_for_another_game_has_no_result_and_is_practice(program: Program) -> None:
    program.play_daily(CRIBBAGE, TODAY)
    make_move(program)
    program.new_game(CRIBBAGE)
    assert told(program)[1] == "Seen before, without a result"
    program.play_daily(CRIBBAGE, TODAY)
    assert session(program).practice


def test_a_day_to_come_that_is_played_by_its_number_is_practice(program: Program) -> None:
    program.begin(GAMES[CRIBBAGE], Setup(20260201))
    assert session(program).practice


def test_a_daily_match_is_short_and_by_the_rules_as_written(program: Program) -> None:
    program.choices.change("house_rules", {SOLO: frozenset({"pass_is_final"})})
    program.choices.change("match", 16)
    program.play_daily(SOLO, TODAY)
    assert session(program).setup == Setup(20260131, match=4)


def test_the_help_of_the_coach_is_told_with_the_result(program: Program) -> None:
    program.play_daily(CRIBBAGE, TODAY)
    session(program).mark_coached()
    give_up(program)
    program.go_home()
    assert told(program)[1] == "Given up, with the coach"


def test_esc_leads_from_the_calendar_back_to_the_table(program: Program) -> None:
    program.play_daily(CRIBBAGE, TODAY)
    page(program).closed.emit()
    assert program.window.screens.currentWidget() is program.window.screens.table


def test_the_first_daily_deal_follows_the_date_where_the_player_is(program: Program) -> None:
    assert program.today() == program._clock().astimezone().date()

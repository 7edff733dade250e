"""Beats one after another: what holds, what stops, and what a hasty player skips."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.views.table.tiny import HandEmpty, TinyState
from whistdesk.rules.seats import Seat
from whistdesk.views.table.driver import Driver, Tween
from whistdesk.views.table.performance import Performance, Phase
from whistdesk.views.table.settings import Speed, TableSettings
from whistdesk.views.table.tableau import Beat

STATE = TinyState()
BEAT = Beat(STATE.table().seen_by(Seat.PLAYER), STATE.view_for(Seat.PLAYER))
PANEL = BEAT._replace(panel=HandEmpty())
FLIGHT = 20


class Course:
    """A performance whose beats each take a flight of 20 ms."""

    def __init__(self) -> None:
        self.driver = Driver()
        self.shown: list[Beat] = []
        self.performance = Performance(self.driver, self.begin)

    def begin(self, beat: Beat) -> None:
        self.shown.append(beat)
        self.driver.begin("card", Tween(lambda _: None, FLIGHT))


@pytest.fixture
def course(qtbot: QtBot) -> Iterator[Course]:
    course = Course()
    yield course
    course.performance.drop()
    course.driver.drop()


def test_beats_follow_each_other_to_the_rest(course: Course, qtbot: QtBot) -> None:
    beats = [BEAT, BEAT._replace(motion="sweep", hold=10)]
    with qtbot.waitSignal(course.performance.rested):
        course.performance.perform(beats)
    assert course.shown == beats
    assert course.performance.phase is Phase.RESTING


def test_what_happens_meanwhile_is_shown_afterwards(course: Course, qtbot: QtBot) -> None:
    later = BEAT._replace(motion="sweep")
    with qtbot.waitSignal(course.performance.rested):
        course.performance.perform([BEAT])
        course.performance.perform([later])
    assert course.shown == [BEAT, later]


def test_a_panel_stops_until_the_player_goes_on(course: Course, qtbot: QtBot) -> None:
    with qtbot.waitSignal(course.performance.panel_raised):
        course.performance.perform([PANEL, BEAT])
    assert course.performance.phase is Phase.PANEL
    with qtbot.waitSignal(course.performance.rested):
        course.performance.go_on()
    assert course.shown == [PANEL, BEAT]


def test_finishing_skips_to_the_end(course: Course, qtbot: QtBot) -> None:
    with qtbot.waitSignal(course.performance.rested):
        course.performance.perform([BEAT._replace(hold=60_000), BEAT, BEAT])
        course.performance.finish()
    assert course.performance.phase is Phase.RESTING
    assert len(course.shown) == 1


def test_finishing_stops_at_a_panel(course: Course, qtbot: QtBot) -> None:
    with qtbot.waitSignal(course.performance.panel_raised):
        course.performance.perform([BEAT._replace(hold=60_000), PANEL, BEAT])
        course.performance.finish()
    assert course.performance.beat == PANEL
    course.performance.finish()
    assert course.performance.phase is Phase.PANEL


def test_a_finished_trick_stays_a_second_and_more_unless_told_otherwise() -> None:
    hold = TableSettings().trick_hold
    assert hold is not None
    assert hold >= 1000


def test_a_finished_trick_stays_as_long_as_the_player_wants(course: Course, qtbot: QtBot) -> None:
    course.performance.settings = TableSettings(trick_hold=None)
    with qtbot.waitSignal(course.driver.emptied):
        course.performance.perform([BEAT._replace(trick=True)])
    with qtbot.assertNotEmitted(course.performance.rested, wait=50):
        assert course.performance.phase is Phase.HOLDING
    with qtbot.waitSignal(course.performance.rested):
        course.performance.finish()


@pytest.mark.parametrize("hold", [None, 60_000])
def test_a_finished_trick_does_not_stay_long_where_the_rest_plays_itself(
    course: Course, qtbot: QtBot, hold: int | None
) -> None:
    course.performance.settings = TableSettings(trick_hold=hold)
    course.performance.hurried = True
    with qtbot.waitSignal(course.performance.rested):
        course.performance.perform([BEAT._replace(trick=True)])


def test_with_animation_off_pauses_are_off_too(course: Course, qtbot: QtBot) -> None:
    course.performance.settings = TableSettings(speed=Speed.OFF)
    with qtbot.waitSignal(course.performance.rested):
        course.performance.perform([BEAT._replace(hold=60_000)])


def test_dropping_forgets_everything(course: Course, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(course.performance.rested, wait=50):
        course.performance.perform([BEAT, BEAT])
        course.performance.drop()
    assert len(course.shown) == 1


@pytest.mark.parametrize(("before", "after"), [(None, 5), (60_000, 0), (60_000, 5)])
def test_a_trick_that_stays_takes_another_wish_at_once(
    course: Course, qtbot: QtBot, before: int | None, after: int
) -> None:
    course.performance.settings = TableSettings(trick_hold=before)
    course.performance.perform([BEAT._replace(trick=True), BEAT._replace(motion="sweep")])
    qtbot.waitUntil(lambda: course.performance.phase is Phase.HOLDING)
    course.performance.stay_as_wished()
    assert course.performance.phase is Phase.HOLDING
    with qtbot.waitSignal(course.performance.rested):
        course.performance.settings = TableSettings(trick_hold=after)
        course.performance.stay_as_wished()


def test_a_trick_that_stays_waits_for_a_click_from_now_on(course: Course, qtbot: QtBot) -> None:
    course.performance.settings = TableSettings(trick_hold=300)
    with qtbot.waitSignal(course.driver.emptied):
        course.performance.perform([BEAT._replace(trick=True)])
    course.performance.settings = TableSettings(trick_hold=None)
    course.performance.stay_as_wished()
    qtbot.wait(350)
    assert course.performance.phase is Phase.HOLDING

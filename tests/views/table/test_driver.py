"""The one clock of a table."""

import pytest
from PySide6.QtCore import QAbstractAnimation
from pytestqt.qtbot import QtBot

from whistdesk.views.table.driver import Driver, Ease, Tween

RUNNING = QAbstractAnimation.State.Running


@pytest.fixture
def driver(qtbot: QtBot) -> Driver:
    return Driver()


def linear(seen: list[float], duration: float = 100, delay: float = 0, *, minor: bool = False) -> Tween:
    return Tween(seen.append, duration, delay, Ease.Linear, minor)


def test_a_tween_runs_to_exactly_one_and_then_the_clock_stands_still(driver: Driver, qtbot: QtBot) -> None:
    seen: list[float] = []
    with qtbot.waitSignal(driver.emptied):
        driver.begin("card", linear(seen, 40))
    assert seen[-1] == 1
    assert seen == sorted(seen)
    assert driver.state() != RUNNING


def test_progress_follows_the_time_after_the_delay(driver: Driver) -> None:
    seen: list[float] = []
    driver.begin("card", linear(seen, 100, delay=50))
    for now in (20, 75, 100):
        driver.updateCurrentTime(now)
    driver.finish()
    assert seen == [0.25, 0.5, 1]


def test_a_tween_without_duration_is_done_at_once(driver: Driver) -> None:
    seen: list[float] = []
    driver.begin("card", linear(seen, 0))
    assert seen == [1]
    assert driver.idle
    assert driver.state() != RUNNING


def test_a_new_tween_replaces_the_old_one_of_its_key(driver: Driver) -> None:
    old: list[float] = []
    new: list[float] = []
    driver.begin("card", linear(old))
    driver.begin("card", linear(new))
    driver.finish()
    assert 1 not in old
    assert new[-1] == 1


def test_finish_brings_everything_to_its_end(driver: Driver, qtbot: QtBot) -> None:
    seen: list[float] = []
    driver.begin("one", linear(seen, delay=100))
    driver.begin("two", linear(seen, delay=500))
    with qtbot.waitSignal(driver.emptied):
        driver.finish()
    assert seen == [1, 1]
    assert driver.state() != RUNNING


def test_drop_ends_everything_where_it_is(driver: Driver, qtbot: QtBot) -> None:
    seen: list[float] = []
    driver.begin("one", linear(seen))
    with qtbot.assertNotEmitted(driver.emptied):
        driver.drop()
    assert 1 not in seen
    assert driver.state() != RUNNING


def test_nobody_waits_for_a_minor_tween(driver: Driver, qtbot: QtBot) -> None:
    driver.begin("lift", linear([], 10_000, minor=True))
    assert driver.idle
    with qtbot.waitSignal(driver.emptied):
        driver.begin("card", linear([], 20))
    assert driver.state() == RUNNING
    driver.drop()

"""The outbox: nothing that was refused is forgotten, and what is told of it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from whistdesk.archive.disk import DiskError, DiskFault
from whistdesk.model import outbox as module
from whistdesk.model.outbox import Key, Outbox


class Disk:
    """Takes what is written to it, unless it is full."""

    def __init__(self) -> None:
        self.full = False
        self.written: list[object] = []

    def task(self, thing: object) -> Callable[[], object]:
        def write() -> object:
            if self.full:
                raise OSError(28, "full")
            self.written.append(thing)
            return thing

        return write


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def outbox(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Outbox]:
    del qapp
    monkeypatch.setattr(module, "AGAIN", 0.02)
    monkeypatch.setattr(module, "RETRY", 0.02)
    made = Outbox()
    yield made
    made.close(10)


def test_tasks_are_done_in_order_and_told_with_what_they_return(qtbot: QtBot, outbox: Outbox, disk: Disk) -> None:
    told: list[tuple[object, object]] = []
    outbox.written.connect(lambda key, value: told.append((key, value)))
    for key in "abc":
        outbox.put(Key(key), disk.task(key.upper()))
    assert outbox.flush(10)
    assert disk.written == ["A", "B", "C"]
    qtbot.waitUntil(lambda: told == [(Key("a"), "A"), (Key("b"), "B"), (Key("c"), "C")])


def test_a_later_task_of_a_key_takes_the_place_of_one_that_waits(outbox: Outbox, disk: Disk) -> None:
    gate = Event()
    outbox.put(Key("first"), lambda: gate.wait(10))
    for thing in (1, 2, 3):
        outbox.put(Key("save"), disk.task(thing))
        outbox.put(Key(thing), disk.task(10 * thing))
    gate.set()
    assert outbox.flush(10)
    assert disk.written == [3, 10, 20, 30]


def busy(outbox: Outbox, key: Key) -> Event:
    """The outbox is in the middle of a task with ``key`` until the event is set."""
    begun, gate = Event(), Event()

    def slow() -> None:
        begun.set()
        assert gate.wait(10)

    outbox.put(key, slow)
    assert begun.wait(10)
    return gate


def test_a_task_that_comes_while_its_key_is_being_done_is_done_too(outbox: Outbox, disk: Disk) -> None:
    gate = busy(outbox, Key("save"))
    outbox.put(Key("save"), disk.task("later"))
    gate.set()
    assert outbox.flush(10)
    assert disk.written == ["later"]


def test_a_key_that_is_wanted_again_and_again_does_not_keep_the_rest_waiting(outbox: Outbox, disk: Disk) -> None:
    gate = busy(outbox, Key("save"))
    outbox.put(Key("result"), disk.task("result"))
    outbox.put(Key("save"), disk.task("save"))
    gate.set()
    assert outbox.flush(10)
    assert disk.written == ["result", "save"]


def test_what_was_refused_is_written_by_itself_once_there_is_room(qtbot: QtBot, outbox: Outbox, disk: Disk) -> None:
    disk.full = True
    with qtbot.waitSignal(outbox.stuck) as stuck:
        outbox.put(Key("save"), disk.task("save"))
        outbox.put(Key("result"), disk.task("result"))
    assert stuck.args is not None
    assert stuck.args[0].errno == 28
    assert outbox.left == {Key("save"), Key("result")}
    assert outbox.trouble is stuck.args[0]
    with qtbot.waitSignal(outbox.relieved):
        disk.full = False
    assert disk.written == ["save", "result"]
    assert not outbox.left


def test_the_same_trouble_is_told_once_until_everything_was_written(qtbot: QtBot, outbox: Outbox, disk: Disk) -> None:
    told: list[object] = []
    outbox.stuck.connect(told.append)
    for times in (1, 2):
        disk.full = True
        outbox.put(Key("save"), disk.task("save"))
        qtbot.waitUntil(lambda times=times: len(told) == times)  # type: ignore[misc]
        outbox.put(Key("another"), disk.task("another"))
        assert not outbox.flush(10)
        qtbot.wait(60)
        assert len(told) == times
        with qtbot.waitSignal(outbox.relieved):
            disk.full = False


def test_what_fails_once_is_not_told(qtbot: QtBot, outbox: Outbox, disk: Disk) -> None:
    told: list[object] = []
    outbox.stuck.connect(told.append)
    outbox.relieved.connect(lambda: told.append("relieved"))
    refusals = iter([OSError(13, "a scanner holds it")])

    def once() -> None:
        for error in refusals:
            raise error
        disk.written.append("save")

    outbox.put(Key("save"), once)
    qtbot.waitUntil(lambda: disk.written == ["save"])
    qtbot.wait(30)
    assert told == []


def test_one_obstacle_does_not_hold_up_the_rest(outbox: Outbox, disk: Disk) -> None:
    def refuse() -> None:
        raise OSError(21, "a folder")

    outbox.put(Key("save"), refuse)
    outbox.put(Key("result"), disk.task("result"))
    assert not outbox.flush(10)
    assert disk.written == ["result"]


def test_what_is_bound_for_one_place_keeps_its_order(outbox: Outbox, disk: Disk) -> None:
    refusals = iter([DiskError(DiskFault.FULL, Path("ledger"), "full")])

    def first() -> None:
        for error in refusals:
            raise error
        disk.written.append("first")

    outbox.put(Key("ledger", 1), first)
    outbox.put(Key("ledger", 2), disk.task("second"))
    outbox.flush(10)
    assert outbox.flush(10)
    assert disk.written == ["first", "second"]


def test_what_can_never_be_written_does_not_hold_up_what_is_bound_for_the_same_place(
    outbox: Outbox, disk: Disk
) -> None:
    def impossible() -> None:
        raise OverflowError("a number that no ledger can hold")

    outbox.put(Key("ledger", 1), impossible)
    outbox.put(Key("ledger", 2), disk.task("second"))
    assert not outbox.flush(10)
    assert disk.written == ["second"]


def test_a_task_goes_behind_the_rest_where_it_is_wished(outbox: Outbox, disk: Disk) -> None:
    gate = Event()
    outbox.put(Key("first"), lambda: gate.wait(10))
    outbox.put(Key("save"), disk.task("of the last game"))
    outbox.put(Key("ledger"), disk.task("results of the last game"))
    outbox.put(Key("save"), disk.task("of the new game"), behind=True)
    gate.set()
    assert outbox.flush(10)
    assert disk.written == ["results of the last game", "of the new game"]


def test_closing_tries_once_more_and_says_whether_something_is_left(qapp: QApplication, disk: Disk) -> None:
    del qapp
    for full in (True, False):
        outbox = Outbox()
        disk.full = True
        outbox.put(Key("save"), disk.task("save"))
        assert not outbox.flush(10)
        disk.full = full
        assert outbox.close(10) is not full
    assert disk.written == ["save"]


def test_a_disk_that_does_not_answer_does_not_hold_up_the_end(qapp: QApplication) -> None:
    del qapp
    outbox, gate = Outbox(), Event()
    outbox.put(Key("save"), lambda: gate.wait(10))
    assert not outbox.flush(0.01)
    assert not outbox.close(0.01)
    gate.set()

"""The background thread: what waits can be forgotten, and it ends when it is told to."""

import threading
from collections.abc import Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from whistdesk.model.worker import Done, Worker


def _wait(begun: threading.Event, gate: threading.Event) -> None:
    begun.set()
    assert gate.wait(10)


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    worker = Worker("tasks")
    yield worker
    worker.close(10)


def test_what_waits_is_forgotten_and_what_is_begun_is_done(qtbot: QtBot, worker: Worker) -> None:
    begun, gate = threading.Event(), threading.Event()
    done: list[Done] = []
    worker.done.connect(done.append)
    worker.submit(1, partial(_wait, begun, gate))
    worker.submit(2, lambda: None)
    qtbot.waitUntil(begun.is_set)
    worker.forget()
    worker.submit(3, lambda: None)
    gate.set()
    qtbot.waitUntil(lambda: len(done) == 2)
    assert [each.ticket for each in done] == [1, 3]


def test_a_worker_that_was_closed_ends_although_what_waits_is_forgotten(qtbot: QtBot, worker: Worker) -> None:
    begun, gate = threading.Event(), threading.Event()
    worker.submit(1, partial(_wait, begun, gate))
    qtbot.waitUntil(begun.is_set)
    assert not worker.close(0)
    worker.forget()
    gate.set()
    assert worker.close(10)


def test_a_task_begins_when_its_asker_has_done_what_it_is_at(qtbot: QtBot, worker: Worker) -> None:
    begun, forgotten = threading.Event(), threading.Event()
    worker.submit(1, forgotten.set)
    worker.forget()
    worker.submit(2, begun.set)
    assert not begun.wait(0.05)
    qtbot.waitUntil(begun.is_set)
    assert not forgotten.is_set()


def test_what_was_submitted_is_done_although_the_worker_is_closed_at_once(worker: Worker) -> None:
    begun = threading.Event()
    worker.submit(1, begun.set)
    assert worker.close(10)
    assert begun.is_set()

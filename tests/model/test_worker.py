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
    assert begun.wait(10)
    worker.forget()
    worker.submit(3, lambda: None)
    gate.set()
    qtbot.waitUntil(lambda: len(done) == 2)
    assert [each.ticket for each in done] == [1, 3]


def test_a_worker_that_was_closed_ends_although_what_waits_is_forgotten(qtbot: QtBot, worker: Worker) -> None:
    begun, gate = threading.Event(), threading.Event()
    worker.submit(1, partial(_wait, begun, gate))
    assert begun.wait(10)
    assert not worker.close(0)
    worker.forget()
    gate.set()
    assert worker.close(10)

"""Whole matches between the computer seats of every game that has them, through the desk."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from whistdesk.model.desk import ComputerDesk
from whistdesk.model.session import Session
from whistdesk.players.registry import PLAYERS, levels, player
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES

EVERY = pytest.mark.parametrize("key", sorted(PLAYERS))


@contextmanager
def seated(session: Session, seed: int) -> Iterator[ComputerDesk]:
    """A desk with the game's strongest players, always ready; a failing player fails the test."""
    strongest = player(session.game.key, levels(session.game.key)[-1])
    desk = ComputerDesk(session, dict.fromkeys(session.game.seats, strongest), seed=seed, pace=0)
    failures: list[object] = []
    desk.failed.connect(lambda seat, error: failures.append((seat, error)))
    desk.set_ready(True)
    yield desk
    desk.close()
    assert failures == []


def answered(session: Session) -> bool:
    """Whether it is the person's turn, or nobody's."""
    return not session.playing_out and session.seat in (session.human, None)


def is_over(session: Session) -> bool:
    return session.over


def play(qtbot: QtBot, session: Session, until: Callable[[], bool]) -> None:
    """The person makes the first legal move of each turn."""
    qtbot.waitUntil(partial(answered, session))
    while not until():
        session.play(session.view_for(session.human).legal[0])
        qtbot.waitUntil(partial(answered, session))


@EVERY
def test_a_match_is_played_to_its_end_and_again_the_same(qtbot: QtBot, key: str) -> None:
    records = []
    for _ in range(2):
        session = Session(GAMES[key], Setup(number=11, match=2))
        with seated(session, 3):
            play(qtbot, session, partial(is_over, session))
        records.append(session.record())
    assert records[0] == records[1]


@EVERY
def test_a_match_that_is_resumed_goes_on_as_if_it_had_not_been_left(qtbot: QtBot, key: str) -> None:
    session = Session(GAMES[key], Setup(number=12, match=2))
    with seated(session, 3):
        play(qtbot, session, lambda: session.ply > 30)
    resumed = Session.resume(session.record(), session.history())
    for going_on in (session, resumed):
        with seated(going_on, 3):
            play(qtbot, going_on, partial(is_over, going_on))
    assert resumed.record() == session.record()


@EVERY
def test_a_hand_that_was_given_up_is_played_to_its_end(qtbot: QtBot, key: str) -> None:
    session = Session(GAMES[key], Setup(number=13, match=4))
    with seated(session, 3):
        play(qtbot, session, lambda: session.can_concede)
        finished = len(session.results())
        session.concede()
        qtbot.waitUntil(lambda: len(session.results()) > finished and answered(session))
        assert session.results()[finished].conceded
        session.undo()
        assert len(session.results()) == finished

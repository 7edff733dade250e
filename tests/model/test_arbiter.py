"""SW-16: a result that is proved before the rules can say so is offered, and the hand then finishes itself."""

from collections.abc import Iterator
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.counting import GAME, Add, Look
from whistdesk.model.arbiter import Arbiter
from whistdesk.model.desk import ComputerDesk
from whistdesk.model.session import Session
from whistdesk.players.base import Choice, Claim, Opinion, Reason
from whistdesk.rules.base import Move, Setup, View
from whistdesk.rules.seats import Seat

S, W = Seat.SOUTH, Seat.WEST


class Looker:
    """A player that never counts."""

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        return Choice((Opinion(view.legal[-1], 0.0, Reason("told")),))


class Proof:
    """Proves what the test wants."""

    def __init__(self) -> None:
        self.move: Move | None = Add(2)
        self.asked: list[View] = []

    def __call__(self, view: View, rng: Random) -> Claim | None:
        self.asked.append(view)
        return None if self.move is None else Claim(self.move, won=True)


@pytest.fixture
def session() -> Session:
    return Session(GAME, Setup(number=7))


@pytest.fixture
def proof() -> Proof:
    return Proof()


@pytest.fixture
def arbiter(session: Session, proof: Proof) -> Iterator[Arbiter]:
    made = Arbiter(session, proof, seed=5)
    yield made
    made.close()


@pytest.fixture
def desk(session: Session) -> Iterator[ComputerDesk]:
    made = ComputerDesk(session, {W: Looker(), S: Looker()}, seed=5, pace=0)
    made.set_ready(True)
    yield made
    made.close()


@pytest.mark.usefixtures("arbiter")
def test_a_proved_result_is_offered(qtbot: QtBot, session: Session, proof: Proof) -> None:
    qtbot.waitUntil(lambda: session.can_finish)
    assert session.can_finish
    assert session.moment.certain == Add(2)
    assert [view.seat for view in proof.asked] == [S]


@pytest.mark.usefixtures("arbiter")
def test_what_is_proved_ends_with_the_position(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: session.can_finish)
    session.play(Look())
    assert not session.can_finish
    session.undo()
    assert session.moment.certain is None


@pytest.mark.usefixtures("arbiter", "desk")
def test_a_hand_finished_by_proof_plays_the_proved_moves(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: session.can_finish)
    session.finish()
    assert session.finishing
    qtbot.waitUntil(lambda: bool(session.results()))
    assert session.record().moves[:3] == ("add 2", "add 1", "add 2")
    assert not session.finishing


@pytest.mark.usefixtures("arbiter", "desk")
def test_a_proof_that_fails_gives_the_hand_back(qtbot: QtBot, session: Session, proof: Proof) -> None:
    qtbot.waitUntil(lambda: session.can_finish)
    proof.move = None
    session.finish()
    qtbot.waitUntil(lambda: not session.finishing)
    assert session.seat is S
    assert not session.can_finish


def test_an_error_in_a_proof_is_told_and_proves_nothing(qtbot: QtBot, session: Session) -> None:
    def broken(view: View, rng: Random) -> Claim | None:
        raise ValueError("no proof")

    arbiter = Arbiter(session, broken, seed=5)
    with qtbot.waitSignal(arbiter.failed) as failed:
        pass
    assert failed.args is not None
    assert isinstance(failed.args[0], ValueError)
    assert not session.can_finish
    arbiter.close()

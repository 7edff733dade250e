"""The coach: advice off the GUI thread, on the position of the moment and on no other."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.counting import GAME, Add, Look
from whistdesk.model.coach import Coach
from whistdesk.model.session import Session
from whistdesk.players.base import Choice, Opinion, Player, Reason
from whistdesk.rules.base import Move, Setup, View
from whistdesk.rules.seats import Seat


@dataclass
class Adviser:
    """Likes the first legal move best; it thinks until ``gate`` is open."""

    gate: threading.Event = field(default_factory=threading.Event)
    views: list[View] = field(default_factory=list)
    drawn: list[float] = field(default_factory=list)
    threads: set[str] = field(default_factory=set)
    move: Move | None = None

    def __post_init__(self) -> None:
        self.gate.set()

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        self.views.append(view)
        self.drawn.append(rng.random())
        self.threads.add(threading.current_thread().name)
        assert self.gate.wait(10)
        moves = view.legal if self.move is None else (self.move,)
        return Choice(tuple(Opinion(move, -float(n), Reason("told")) for n, move in enumerate(moves)))


@pytest.fixture
def session() -> Session:
    return Session(GAME, Setup(number=7))


Coached = Callable[..., Coach]


@pytest.fixture
def coached(session: Session) -> Iterator[Coached]:
    """Makes a coach, and closes it."""
    coaches = []

    def engage(player: Player, *, watching: bool = False) -> Coach:
        coach = Coach(session, player, seed=5, watching=watching)
        coaches.append(coach)
        return coach

    yield engage
    for coach in coaches:
        coach.close()


def advised(qtbot: QtBot, coach: Coach) -> Choice:
    qtbot.waitUntil(lambda: coach.choice is not None)
    assert coach.choice is not None
    return coach.choice


def test_nothing_is_asked_and_nothing_marked_without_hint_and_coach(session: Session, coached: Coached) -> None:
    player = Adviser()
    coach = coached(player)
    session.play(Add(1))
    assert (coach.choice, coach.thinking, player.views, session.coached) == (None, False, [], False)


def test_a_hint_is_the_persons_view_judged_off_the_gui_thread(qtbot: QtBot, session: Session, coached: Coached) -> None:
    player = Adviser()
    coach = coached(player)
    coach.hint()
    assert advised(qtbot, coach).move == Add(1)
    assert coach.hinting
    assert player.views == [session.moment.view]
    assert threading.current_thread().name not in player.threads
    assert session.coached


def test_a_hint_is_for_one_position(qtbot: QtBot, session: Session, coached: Coached) -> None:
    player = Adviser()
    coach = coached(player)
    coach.hint()
    advised(qtbot, coach)
    session.play(Add(1))
    assert (coach.choice, coach.hinting) == (None, False)
    session.play_for(Seat.WEST, Add(1))
    assert (coach.choice, coach.thinking) == (None, False)


def test_a_watching_coach_judges_every_turn_of_the_person(qtbot: QtBot, session: Session, coached: Coached) -> None:
    player = Adviser()
    coach = coached(player, watching=True)
    advised(qtbot, coach)
    session.play(Look())
    assert not coach.can_advise
    session.play_for(Seat.WEST, Add(1))
    advised(qtbot, coach)
    assert [view.seat for view in player.views] == [Seat.SOUTH, Seat.SOUTH]
    coach.watch(False)
    assert (coach.choice, coach.watching) == (None, False)


def test_an_answer_that_a_move_has_overtaken_is_dropped(qtbot: QtBot, session: Session, coached: Coached) -> None:
    player = Adviser()
    player.gate.clear()
    coach = coached(player, watching=True)
    qtbot.waitUntil(lambda: len(player.views) == 1)
    session.play(Add(1))
    session.play_for(Seat.WEST, Add(1))
    assert coach.thinking
    player.gate.set()
    advised(qtbot, coach)
    assert [view.legal for view in player.views] == [(Add(1), Add(2), Look()), (Add(1),)]
    assert [opinion.move for opinion in advised(qtbot, coach).opinions] == [Add(1)]


def test_equal_positions_get_equal_chance(qtbot: QtBot, session: Session, coached: Coached) -> None:
    player = Adviser()
    coach = coached(player, watching=True)
    advised(qtbot, coach)
    session.play(Look())
    session.play_for(Seat.WEST, Add(1))
    advised(qtbot, coach)
    session.undo()
    advised(qtbot, coach)
    first, second, again = player.drawn
    assert first == again != second


def test_there_is_no_advice_while_a_hand_is_played_out(session: Session, coached: Coached) -> None:
    coach = coached(Adviser(), watching=True)
    session.play(Add(1))
    session.play_for(Seat.WEST, Add(1))
    session.concede()
    assert not coach.can_advise
    coach.hint()
    assert (coach.choice, coach.hinting) == (None, False)


def test_another_player_is_asked_about_the_same_position(qtbot: QtBot, session: Session, coached: Coached) -> None:
    coach = coached(Adviser())
    coach.hint()
    advised(qtbot, coach)
    other = Adviser()
    coach.take_player(other)
    advised(qtbot, coach)
    assert coach.hinting
    assert other.views == [session.moment.view]


def test_a_coach_that_names_an_illegal_move_gives_no_advice(qtbot: QtBot, session: Session, coached: Coached) -> None:
    coach = coached(Adviser(move=Add(9)))
    with qtbot.waitSignal(coach.failed) as failed:
        coach.hint()
    assert "not among the legal moves" in str(failed.args[0])
    assert (coach.choice, coach.thinking) == (None, False)


def test_a_closed_coach_waits_for_nobody(qtbot: QtBot, session: Session, coached: Coached) -> None:
    player = Adviser()
    player.gate.clear()
    coach = coached(player, watching=True)
    qtbot.waitUntil(lambda: len(player.views) == 1)
    with qtbot.assertNotEmitted(coach.changed):
        coach.close()
        player.gate.set()
        session.play(Add(1))

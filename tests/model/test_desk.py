import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.counting import GAME, Add, Look
from whistdesk.model.desk import ComputerDesk
from whistdesk.model.pace import BUDGET_MS
from whistdesk.model.session import Session
from whistdesk.players.base import Choice, Opinion, Player, Reason
from whistdesk.rules.base import Move, Setup, View
from whistdesk.rules.seats import Seat

S, W = Seat.SOUTH, Seat.WEST
AGES_MS = 3_600_000


@dataclass
class Puppet:
    """A player that says what the test wants; it thinks until ``gate`` is open."""

    move: Move = field(default_factory=lambda: Add(1))
    gate: threading.Event = field(default_factory=threading.Event)
    views: list[View] = field(default_factory=list)
    drawn: list[float] = field(default_factory=list)
    budgets: list[int | None] = field(default_factory=list)
    threads: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.gate.set()

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        self.views.append(view)
        self.drawn.append(rng.random())
        self.budgets.append(budget_ms)
        self.threads.add(threading.current_thread().name)
        assert self.gate.wait(10)
        return Choice((Opinion(self.move, 0.0, Reason("told")),))


@pytest.fixture
def session() -> Session:
    return Session(GAME, Setup(number=7))


Seating = Callable[..., ComputerDesk]


@pytest.fixture
def seated(session: Session) -> Iterator[Seating]:
    """Makes a desk that is ready, and closes it."""
    desks = []

    def seat(player: Player, person: Player | None = None) -> ComputerDesk:
        desk = ComputerDesk(session, {W: player, S: person or player}, seed=5, pace=0)
        desks.append(desk)
        desk.set_ready(True)
        return desk

    yield seat
    for desk in desks:
        desk.close()


def play(qtbot: QtBot, session: Session, move: Move, until: Seat | None) -> None:
    session.play(move)
    qtbot.waitUntil(lambda: session.seat is until)


def test_a_player_gets_its_own_view_off_the_gui_thread(qtbot: QtBot, session: Session, seated: Seating) -> None:
    player = Puppet()
    seated(player)
    play(qtbot, session, Look(), S)
    assert [view.seat for view in player.views] == [W]
    assert threading.current_thread().name not in player.threads
    assert session.record().moves == ("look", "add 1")


def test_the_same_game_gives_a_player_the_same_random_numbers(qtbot: QtBot, session: Session, seated: Seating) -> None:
    player = Puppet()
    seated(player)
    play(qtbot, session, Look(), S)
    session.undo()
    play(qtbot, session, Look(), S)
    assert player.drawn[0] == player.drawn[1]


def test_an_answer_waits_until_the_screen_is_ready(qtbot: QtBot, session: Session, seated: Seating) -> None:
    player = Puppet()
    desk = seated(player)
    desk.set_ready(False)
    session.play(Look())
    qtbot.waitUntil(lambda: bool(player.views))
    qtbot.wait(50)
    assert session.seat is W
    desk.set_ready(True)
    assert session.record().moves == ("look",)
    qtbot.waitUntil(lambda: session.seat is S)


def test_an_answer_that_undo_has_overtaken_is_dropped(qtbot: QtBot, session: Session, seated: Seating) -> None:
    player = Puppet()
    seated(player)
    player.gate.clear()
    session.play(Look())
    qtbot.waitUntil(lambda: bool(player.views))
    session.undo()
    player.gate.set()
    qtbot.wait(50)
    assert session.record().moves == ()
    play(qtbot, session, Add(2), S)
    assert session.record().moves == ("add 2", "add 1")


def test_a_question_that_was_overtaken_before_its_turn_is_not_asked(
    qtbot: QtBot, session: Session, seated: Seating
) -> None:
    player = Puppet()
    seated(player)
    player.gate.clear()
    session.play(Look())
    qtbot.waitUntil(lambda: bool(player.views))
    for _ in range(5):
        session.undo()
        session.play(Look())
    player.gate.set()
    qtbot.waitUntil(lambda: session.seat is S)
    assert len(player.views) == 2


def test_a_quick_answer_waits_until_a_person_would_have_moved(
    qtbot: QtBot, session: Session, seated: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whistdesk.model.desk.moving_time", lambda *_: AGES_MS)
    player = Puppet()
    desk = seated(player)
    session.play(Look())
    qtbot.waitUntil(lambda: desk._answer is not None)
    qtbot.wait(20)
    assert session.seat is W
    desk._pause.setInterval(0)
    qtbot.waitUntil(lambda: session.seat is S)


def test_a_slow_answer_is_played_as_soon_as_it_comes(
    qtbot: QtBot, session: Session, seated: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Puppet()
    player.gate.clear()
    desk = seated(player)
    session.play(Look())
    qtbot.waitUntil(lambda: bool(player.views) and not desk._pause.isActive())
    assert session.seat is W
    # What counts is the time since the turn began.
    monkeypatch.setattr("whistdesk.model.desk.moving_time", lambda *_: AGES_MS)
    player.gate.set()
    qtbot.waitUntil(lambda: session.seat is S)


def test_a_player_may_not_think_longer_than_the_table_can_wait(qtbot: QtBot, session: Session, seated: Seating) -> None:
    player = Puppet()
    seated(player)
    play(qtbot, session, Look(), S)
    assert player.budgets == [BUDGET_MS]


def test_other_players_are_asked_at_once(qtbot: QtBot, session: Session, seated: Seating) -> None:
    slow, quick = Puppet(), Puppet(Add(2))
    slow.gate.clear()
    desk = seated(slow)
    session.play(Look())
    qtbot.waitUntil(lambda: bool(slow.views))
    desk.seat({W: quick, S: quick})
    slow.gate.set()
    qtbot.waitUntil(lambda: session.seat is S)
    assert session.record().moves == ("look", "add 2")


def test_closing_never_waits_for_a_long_computation(qtbot: QtBot, session: Session) -> None:
    player = Puppet()
    player.gate.clear()
    desk = ComputerDesk(session, {W: player}, seed=5, pace=0)
    session.play(Look())
    qtbot.waitUntil(lambda: bool(player.views))
    desk.close()
    assert session.seat is W
    player.gate.set()
    for thread in threading.enumerate():
        if thread.name == "computer seats":
            thread.join()
    assert session.seat is W


def test_an_error_in_a_player_is_told_and_the_game_goes_on(qtbot: QtBot, session: Session, seated: Seating) -> None:
    class Broken:
        def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
            raise ZeroDivisionError("one by nothing")

    desk = seated(Broken())
    with qtbot.waitSignal(desk.failed) as failed:
        session.play(Look())
    assert failed.args is not None
    assert failed.args[0] is W
    assert isinstance(failed.args[1], ZeroDivisionError)
    assert session.record().moves == ("look", "add 1")


def test_an_illegal_answer_is_an_error_of_the_player(qtbot: QtBot, session: Session, seated: Seating) -> None:
    desk = seated(Puppet(Add(7)))
    with qtbot.waitSignal(desk.failed) as failed:
        session.play(Look())
    assert failed.args is not None
    assert "add 7" in str(failed.args[1])
    assert session.seat is S


def test_a_seat_without_a_choice_does_not_think(qtbot: QtBot, session: Session, seated: Seating) -> None:
    player = Puppet()
    seated(player)
    play(qtbot, session, Add(2), S)
    assert session.record().moves == ("add 2", "add 1")
    assert player.views == []


def test_a_forced_move_of_the_person_is_made_where_a_setting_says_so(
    qtbot: QtBot, session: Session, seated: Seating
) -> None:
    desk = seated(Puppet())
    play(qtbot, session, Add(1), S)
    qtbot.wait(20)
    assert session.record().moves == ("add 1", "add 1")
    desk.set_autoplay(True)
    qtbot.waitUntil(lambda: session.ply == 4)
    session.undo()
    assert session.record().moves == ()


def test_a_forced_move_of_the_person_waits_for_the_screen_and_takes_its_time(
    qtbot: QtBot, session: Session, seated: Seating
) -> None:
    desk = seated(Puppet())
    play(qtbot, session, Add(1), S)
    desk.set_ready(False)
    desk.set_autoplay(True)
    qtbot.wait(50)
    assert session.seat is S, "what led to it has not been seen yet"
    desk.set_autoplay(False)
    desk.pace = 1.0
    desk.set_ready(True)
    desk.set_autoplay(True)
    qtbot.wait(50)
    assert session.seat is S, "nobody plays a card within the blink of an eye"
    qtbot.waitUntil(lambda: session.ply == 4)


def test_a_wish_that_changes_nothing_does_not_ask_a_player_again(
    qtbot: QtBot, session: Session, seated: Seating
) -> None:
    player = Puppet()
    desk = seated(player)
    player.gate.clear()
    session.play(Look())
    qtbot.waitUntil(lambda: bool(player.views))
    desk.set_autoplay(False)
    player.gate.set()
    qtbot.waitUntil(lambda: session.seat is S)
    assert len(player.views) == 1


def test_a_forced_move_that_was_taken_back_is_not_made_again_at_once(
    qtbot: QtBot, session: Session, seated: Seating
) -> None:
    desk = seated(Puppet())
    for _ in range(2):
        play(qtbot, session, Add(1), S)
    desk.set_autoplay(True)
    session.undo()
    qtbot.wait(20)
    assert session.record().moves == ("add 1", "add 1")
    session.undo()
    assert session.record().moves == ()
    play(qtbot, session, Add(1), W)
    qtbot.waitUntil(lambda: session.ply == 4)


def test_after_redo_to_the_end_a_forced_move_is_made_again(qtbot: QtBot, session: Session, seated: Seating) -> None:
    desk = seated(Puppet())
    play(qtbot, session, Add(1), S)
    session.undo()
    desk.set_autoplay(True)
    session.redo()
    assert session.record().moves == ("add 1", "add 1")
    qtbot.waitUntil(lambda: session.ply == 4)


def test_a_hand_that_was_given_up_is_played_out_by_a_player(qtbot: QtBot, session: Session, seated: Seating) -> None:
    player = Puppet(Add(2))
    seated(player)
    play(qtbot, session, Add(1), S)
    session.concede()
    qtbot.waitUntil(lambda: bool(session.results()))
    assert [view.seat for view in player.views[:2]] == [W, S]
    assert session.record().moves[:3] == ("add 1", "add 2", "add 2")
    assert not session.playing_out


def test_a_hand_that_was_given_up_is_played_out_without_pauses(qtbot: QtBot, session: Session, seated: Seating) -> None:
    desk = seated(Puppet(Add(2)))
    play(qtbot, session, Add(1), S)
    desk.pace = 60_000
    session.concede()
    qtbot.waitUntil(lambda: bool(session.results()))


def test_a_decided_hand_finishes_without_thinking(qtbot: QtBot, session: Session, seated: Seating) -> None:
    player = Puppet()
    seated(player)
    for move in (Look(), Add(1), Look()):
        play(qtbot, session, move, S)
    asked = len(player.views)
    assert session.can_finish
    session.finish()
    qtbot.waitUntil(lambda: bool(session.results()))
    assert all(view.seat is W for view in player.views[asked:])
    assert session.record().moves[-1] == "add 1"


def test_where_a_spelled_out_deal_ends_the_desk_says_so_and_stops(qtbot: QtBot) -> None:
    session = Session(GAME, GAME.read_setup({"deal": {"cards": 3}}))
    session.play(Look())
    session.play_for(W, Add(1))
    session.play(Look())
    desk = ComputerDesk(session, {W: Puppet(Look())}, seed=5, pace=0)
    with qtbot.waitSignal(desk.failed) as failed:
        desk.set_ready(True)
    assert failed.args is not None
    assert "used up" in str(failed.args[1])
    assert session.seat is W
    desk.close()

"""A review: what is over, judged move by move off the GUI thread, and nothing that lasts."""

import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from tests.counting import GAME, SOLITAIRE, Add, Look
from whistdesk.model.desk import ComputerDesk
from whistdesk.model.review import Judgement, Review
from whistdesk.model.session import Session
from whistdesk.players.base import Choice, Opinion, Reason
from whistdesk.players.hindsight import Makeable
from whistdesk.rules.base import Game, Setup, View
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Table

WHOLE_HAND = ("add 2", "add 1", "add 2")


@dataclass
class Judge:
    """Likes the first legal move; it thinks until ``gate`` is open."""

    gate: threading.Event = field(default_factory=threading.Event)
    asked: list[tuple[View, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.gate.set()

    def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
        assert self.gate.wait(10)
        self.asked.append((view, rng.random()))
        return Choice(tuple(Opinion(move, -float(n), Reason("told")) for n, move in enumerate(view.legal)))


class Open:
    """Counts the faces that it sees."""

    def judge(self, view: View, table: Table) -> Makeable | None:
        return Makeable(made=True, tricks=sum(table.card(tile) is not None for tile in table.lying))


def played(words: tuple[str, ...], game: Game = GAME) -> Session:
    session = Session(game, Setup(number=7))
    for word in words:
        assert session.seat is not None
        session.play_for(session.seat, game.parse_move(word))
    return session


Opened = Callable[..., Review]


@pytest.fixture
def opened() -> Iterator[Opened]:
    """Opens reviews, and closes them."""
    reviews = []

    def open_(
        session: Session, judge: Judge, hindsight: Open | None = None, seats: Mapping[Seat, Judge] | None = None
    ) -> Review:
        assert session.retrospect.last_part is not None
        moves = session.retrospect.moves(session.retrospect.last_part)
        review = Review(moves, session.human, judge, seed=5, seats=seats, hindsight=hindsight)
        reviews.append(review)
        return review

    yield open_
    for review in reviews:
        review.close()


def test_a_hand_may_be_looked_at_when_it_is_over_and_a_game_for_one_at_its_end() -> None:
    assert played(("add 2", "add 1")).retrospect.last_part is None
    assert played(WHOLE_HAND).retrospect.last_part == 0
    assert played((*WHOLE_HAND, "add 2")).retrospect.last_part == 0
    assert played((*WHOLE_HAND, *WHOLE_HAND)).retrospect.last_part == 1
    alone = Session(SOLITAIRE, Setup(number=7))
    alone.play(Add(1))
    assert (alone.retrospect.last_part, alone.retrospect.moves(0)) == (None, ())
    alone.concede()
    assert [str(past.move) for past in alone.retrospect.moves(0)] == ["add 1"]


def test_nothing_of_a_hand_that_lasts_is_handed_out() -> None:
    session = played((*WHOLE_HAND, "add 2"))
    assert session.retrospect.moves(1) == ()
    assert [str(past.move) for past in session.retrospect.moves(0)] == list(WHOLE_HAND)


def test_all_cards_lie_open_when_it_is_over_and_none_that_is_hidden_before() -> None:
    past = played(WHOLE_HAND).retrospect.moves(0)
    assert all(move.before.table.card(tile) is not None for move in past for tile in move.before.table.lying)
    alone = Session(SOLITAIRE, Setup(number=7))
    alone.play(Look())
    (lasting,) = alone.retrospect.lasting()
    assert [lasting.before.table.card(tile) for tile in lasting.before.table.lying] == [None] * 6
    assert sum(lasting.after.table.card(tile) is not None for tile in lasting.after.table.lying) == 1
    alone.concede()
    (looked,) = alone.retrospect.moves(0)
    assert all(looked.before.table.card(tile) is not None for tile in looked.before.table.lying)
    assert alone.retrospect.lasting() == ()


def test_the_persons_moves_are_judged_as_the_coach_judged_them(qtbot: QtBot, opened: Opened) -> None:
    judge = Judge()
    review = opened(played(WHOLE_HAND), judge)
    qtbot.waitUntil(lambda: review.done)
    assert [view.seat for view, _ in judge.asked] == [Seat.SOUTH, Seat.SOUTH]
    assert [drawn for _, drawn in judge.asked] == [Random(f"5 S {ply}").random() for ply in (0, 2)]
    first, second, third = (review.judgement(n).choice for n in range(3))
    assert first is not None
    assert third is not None
    assert (first.move, second, third.move) == (Add(1), None, Add(1))


def test_every_position_is_judged_with_open_cards_where_that_is_asked(qtbot: QtBot, opened: Opened) -> None:
    review = opened(played(WHOLE_HAND), Judge(), Open())
    qtbot.waitUntil(lambda: review.done)
    assert [review.judgement(n).makeable for n in range(3)] == [Makeable(True, 6)] * 3


def test_a_review_can_be_closed_while_it_thinks(qtbot: QtBot, opened: Opened) -> None:
    judge = Judge()
    judge.gate.clear()
    review = opened(played(WHOLE_HAND), judge)
    with qtbot.assertNotEmitted(review.judged):
        review.close()
        judge.gate.set()
    assert review.judgement(0) == Judgement()


def test_an_error_in_a_player_is_told_and_the_other_moves_are_judged(qtbot: QtBot, opened: Opened) -> None:
    class Fails(Judge):
        def choose(self, view: View, rng: Random, budget_ms: int | None = None) -> Choice:
            choice = super().choose(view, rng, budget_ms)
            if len(self.asked) == 1:
                raise ZeroDivisionError("one by nothing")
            return choice

    judge, errors = Fails(), list[Exception]()
    judge.gate.clear()
    review = opened(played(WHOLE_HAND), judge)
    review.failed.connect(errors.append)
    judge.gate.set()
    qtbot.waitUntil(lambda: review.done)
    assert [type(error) for error in errors] == [ZeroDivisionError]
    assert review.judgement(0) == Judgement()
    assert review.judgement(2).choice is not None


def test_another_seat_is_asked_again_with_its_own_view_and_chance(qtbot: QtBot, opened: Opened) -> None:
    session = Session(GAME, Setup(number=7))
    player = Judge()
    desk = ComputerDesk(session, {Seat.WEST: player}, seed=5, pace=0)
    desk.set_ready(True)
    while session.retrospect.last_part is None:
        session.play(session.moment.view.legal[0])
        qtbot.waitUntil(lambda: session.seat in (session.human, None))
    desk.close()
    again = Judge()
    review = opened(session, Judge(), seats={Seat.WEST: again})
    qtbot.waitUntil(lambda: review.done)
    assert again.asked
    assert again.asked == player.asked[: len(again.asked)], "the next hand has begun"
    for index, past in enumerate(review.moves):
        opinion = review.judgement(index).opinion
        if past.mover is Seat.WEST and len(past.known.legal) > 1:
            assert opinion is not None
            assert opinion.move == past.move
        else:
            assert opinion is None

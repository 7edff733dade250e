"""What a session promises, shown with random play of every game in the registry."""

from collections.abc import Callable
from random import Random

import pytest

from whistdesk.archive.record import parse, replay, write
from whistdesk.model.moment import Passage
from whistdesk.model.session import Session
from whistdesk.rules.base import Game, IllegalMove, Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.table import reveals

EVERY = pytest.mark.parametrize("game", [pytest.param(game, id=key) for key, game in GAMES.items()])


def step(session: Session, rng: Random) -> None:
    """Make a random legal move for whoever's turn it is."""
    seat = session.seat
    assert seat is not None
    move = rng.choice(session.view_for(seat).legal)
    if seat is session.human:
        session.play(move)
    else:
        session.play_for(seat, move)


def played(game: Game, number: int, plies: int) -> Session:
    session = Session(game, Setup(number=number, match=None if len(game.seats) == 1 else 2))
    rng = Random(number)
    while not session.over and session.ply < plies:
        step(session, rng)
    return session


def state_of(session: Session) -> tuple[object, ...]:
    return session.record(), session.history(), session.moment, session.seat, session.practice


def shows_cards(session: Session) -> bool:
    """Whether any move of the game showed the person a card: in an open patience none does."""
    game = session.game
    state = game.start(session.setup).state
    for word in session.record().moves:
        state, events = state.apply(game.parse_move(word))
        if reveals(events, session.human):
            return True
    return False


@EVERY
def test_every_passage_leads_from_one_table_to_the_next(game: Game) -> None:
    session = played(game, 3, 0)
    passages: list[Passage] = []
    session.stepped.connect(passages.append)
    rng = Random(1)
    while not session.over:
        step(session, rng)
    for passage in passages:
        assert passage.before.table.after_all(passage.events) == passage.after.table
    assert [passage.after for passage in passages[:-1]] == [passage.before for passage in passages[1:]]


@EVERY
def test_undo_and_redo_run_over_a_whole_game_and_back(game: Game) -> None:
    session = played(game, 4, 10_000)
    assert session.over
    end = session.moment
    moves = session.record().moves
    stops = []
    while session.can_undo:
        session.undo()
        assert session.seat is session.human
        stops.append(session.ply)
    assert stops == sorted(stops, reverse=True)
    assert session.record().moves == moves[: stops[-1]]
    while session.can_redo:
        session.redo()
    assert session.record().moves == moves
    assert session.moment == end
    marked = shows_cards(session)
    assert [finished.practice for finished in session.results()] == [marked] * len(session.results())


@EVERY
def test_a_game_that_is_resumed_is_the_same_in_every_way(game: Game) -> None:
    for plies in (0, 1, 7, 31, 10_000):
        session = played(game, 5, plies)
        for _ in range(plies % 4):
            session.undo()
        record = parse(write(session.record()), GAMES)
        resumed = Session.resume(record, session.history())
        assert state_of(resumed) == state_of(session)
        while session.can_redo:
            session.redo()
            resumed.redo()
        assert state_of(resumed) == state_of(session)


@EVERY
def test_random_walks_with_undo_keep_to_the_rules(game: Game) -> None:
    rng = Random(game.key)
    session = played(game, 6, 0)
    for _ in range(300):
        choices: list[Callable[[], None]] = [
            session.undo,
            session.redo,
            lambda: step(session, rng),
            lambda: step(session, rng),
        ]
        choice = rng.choice(choices[:2] if session.over else choices)
        choice()
        if session.ply % 10 == 0:
            assert replay(session.record()).view_for(session.human) == session.moment.view


@EVERY
def test_giving_up_ends_the_game_for_one_and_the_hand_for_more(game: Game) -> None:
    session = played(game, 7, 1)
    rng = Random(7)
    while not session.can_concede:
        step(session, rng)
    ply = session.ply
    session.concede()
    if len(game.seats) == 1:
        assert session.over
        assert session.results()[-1].conceded
    else:
        while session.playing_out:
            seat = session.seat
            assert seat is not None
            session.play_for(seat, rng.choice(session.view_for(seat).legal))
        assert sum(finished.conceded for finished in session.results()) == 1
    session.undo()
    assert session.ply == ply
    assert session.can_concede


@EVERY
def test_a_session_that_is_over_refuses_every_move(game: Game) -> None:
    session = played(game, 8, 10_000)
    with pytest.raises(IllegalMove):
        session.play(game.parse_move(session.record().moves[-1]))

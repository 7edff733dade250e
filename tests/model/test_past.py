"""What may be looked at again: nothing hidden and nothing of earlier hands while a game for one lasts."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.model.session import Session
from whistdesk.rules.base import Setup
from whistdesk.rules.registry import GAMES
from whistdesk.rules.table import Closing, Moved, Shuffled

ALONE = ("oneonta-whist", "cribbage-solitaire")


def played(key: str, number: int, moves: int, *, match: int | None = None) -> Session:
    """A game by random moves."""
    session, rng = Session(GAMES[key], Setup(number=number, match=match)), Random(number)
    for _ in range(moves):
        if session.seat is None:
            break
        session.play_for(session.seat, rng.choice(session.view_for(session.seat).legal))
    return session


def last_end(session: Session) -> int:
    """How many moves had been made when the last hand or round ended."""
    turns = session._line.turns
    closed = [ply for ply, turn in enumerate(turns, start=1) if any(isinstance(e, Closing) for e in turn.step.events)]
    return max(closed, default=0)


@pytest.mark.parametrize("key", ALONE)
@given(number=st.integers(0, 10**6), moves=st.integers(0, 15))
def test_of_a_game_that_lasts_only_this_hand_or_round_is_handed_out_as_it_was_seen(
    key: str, number: int, moves: int
) -> None:
    session = played(key, number, moves)
    assert session.retrospect.moves(0) == ()
    lasting = session.retrospect.lasting()
    assert [past.ply for past in lasting] == list(range(last_end(session), moves))
    for past in lasting:
        for moment in (past.before, past.after):
            assert moment.table == moment.table.seen_by(session.human)
        assert past.events == tuple(event.seen_by(session.human) for event in past.events)


@pytest.mark.parametrize("key", ALONE)
@given(number=st.integers(0, 10**6), moves=st.integers(0, 15))
def test_of_a_game_that_lasts_nothing_is_told_that_came_before_its_last_end(key: str, number: int, moves: int) -> None:
    session = played(key, number, moves)
    told = list(session.retrospect.told())
    assert len(told) == moves - last_end(session) + 1
    events = [event for step in told for event in step.events]
    assert not any(isinstance(event, Closing) for event in events)
    assert all(event == event.seen_by(session.human) for event in events if not isinstance(event, Shuffled))


@given(number=st.integers(0, 10**6), moves=st.integers(5, 130))
def test_a_hand_of_a_match_shows_all_cards_of_it_and_none_of_the_next(number: int, moves: int) -> None:
    session = played("solo-whist", number, moves, match=3)
    for part in session.retrospect.parts:
        past = session.retrospect.moves(part)
        assert all(None not in {spot.card for spot in move.before.table.lying.values()} for move in past)
        assert any(isinstance(event, Closing) for event in past[-1].events)
        assert not any(isinstance(event, Moved) and event.origin.name == "deck" for event in past[-1].events)
    assert session.retrospect.moves(session.part) == () or session.over
    for move in session.retrospect.lasting():
        assert move.before.table == move.before.table.seen_by(session.human)


def test_a_move_may_be_looked_at_again_as_soon_as_it_is_made_and_until_its_round_is_over() -> None:
    found = [played("cribbage-solitaire", 1, moves).retrospect.possible for moves in range(9)]
    assert found == [False, True, True, True, True, True, False, True, True]

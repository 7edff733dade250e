"""The positions of a review: every call and every card lies there once."""

from itertools import pairwise

import pytest

from tests.views.review.conftest import over, played
from whistdesk.model.session import Session
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.table import Closing, Moved, Place
from whistdesk.views.registry import TABLES
from whistdesk.views.review.stops import Stop, stops


def stops_of(session: Session, part: int = 0) -> tuple[Stop, ...]:
    return stops(TABLES[session.game.key](), session.retrospect.moves(part))


@pytest.mark.parametrize("key", GAMES)
def test_there_is_one_before_the_first_move_and_one_for_each(key: str) -> None:
    session = over(key)
    found = stops_of(session)
    assert len(found) == session.ply + 1
    assert found[0].moment == session.retrospect.moves(0)[0].before
    assert stops(TABLES[key](), ()) == ()


def test_every_trick_lies_there_complete_and_every_hand_open() -> None:
    session = over("solo-whist")
    found = stops_of(session)
    tricks = [sum(len(stop.moment.table.at(Place("trick", seat))) for seat in COMPASS) for stop in found]
    assert tricks == [0] * 6 + [1, 2, 3, 4] * 13
    for stop in found:
        held = [tile for seat in COMPASS for tile in stop.moment.table.at(Place("hand", seat))]
        assert all(stop.moment.table.card(tile) is not None for tile in held)


def test_the_card_that_was_played_is_marked() -> None:
    for past, stop in zip(over("solo-whist").retrospect.moves(0), stops_of(over("solo-whist"))[1:], strict=True):
        moved = stop.marks.moved
        assert (moved is None) == (past.before.view.current is None)  # type: ignore[attr-defined]
        if moved is not None:
            assert stop.moment.table.lying[moved].place == Place("trick", past.mover)


def test_nothing_of_the_next_hand_is_known() -> None:
    session = played("solo-whist", match=3)
    last = session.retrospect.moves(0)[-1]
    assert isinstance(last.events[-1], Closing)
    assert not any(isinstance(event, Moved) and event.origin == Place("deck") for event in last.events)
    for seat in COMPASS:
        hand = Place("hand", seat)
        assert set(last.after.table.at(hand)) <= set(last.before.table.at(hand))


def test_a_round_ends_with_its_starter_and_its_count() -> None:
    session = over("cribbage-solitaire")
    for number, (stop, later) in enumerate(pairwise(stops_of(session)), start=1):
        if number % 6 == 1 and number > 1:
            assert len(stop.moment.table.at(Place("starter"))) == 1
            assert any(isinstance(event, Closing) for event in stop.events)
            assert not later.moment.table.at(Place("starter"))


def test_a_trick_of_a_game_for_one_is_told_without_the_next_lead() -> None:
    session = over("oneonta-whist")
    stop = stops_of(session)[2]
    table = TABLES["oneonta-whist"]()
    told = [table.said(event, session.retrospect.moves(0)[1].after.view) for event in stop.events]
    assert [sentence.split()[0] for sentence in told if sentence] == ["You"]
    assert session.human is Seat.PLAYER

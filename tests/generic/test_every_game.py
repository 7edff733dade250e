"""What holds for every registered game: a new game gets all of this for nothing."""

import json
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from tests.generic.playouts import Start, playout, positions, starts
from whistdesk.cards.card import Card
from whistdesk.rules.base import IllegalMove, Move
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Moved, Place, Shuffled, Table

every_start = pytest.mark.parametrize("start", starts(), ids=str)


@every_start
def test_all_cards_are_there_after_every_event(start: Start) -> None:
    for ply in playout(start):
        table = ply.before.table()
        cards = _cards(table)
        for event in ply.events:
            table = table.after(event)
            assert _cards(table) == cards


@every_start
def test_the_events_lead_from_each_table_to_the_next(start: Start) -> None:
    for ply in playout(start):
        assert ply.before.table().after_all(ply.events) == ply.after.table()


@every_start
def test_each_seat_sees_the_events_lead_from_its_table_to_the_next(start: Start) -> None:
    for ply in playout(start):
        for seat in ply.game.seats:
            seen = [event.seen_by(seat) for event in ply.events]
            assert ply.before.table().seen_by(seat).after_all(seen) == ply.after.table().seen_by(seat)


@every_start
def test_inverse_events_lead_back(start: Start) -> None:
    for ply in playout(start):
        back = [event.inverse() for event in reversed(ply.events)]
        assert ply.after.table().after_all(back) == ply.before.table()
        assert all(event.inverse().inverse() == event for event in ply.events)


@every_start
def test_the_first_events_start_with_all_shuffled_cards_in_one_place(start: Start) -> None:
    step = start.game.start(start.setup)
    table = step.state.table().after_all([event.inverse() for event in reversed(step.events)])
    assert len({spot.place for tile, spot in table.lying.items() if tile.shuffle}) == 1
    assert table.after_all(step.events) == step.state.table()


@every_start
def test_a_seat_gets_no_face_that_is_closed_to_it(start: Start) -> None:
    for ply in playout(start):
        for seat in ply.game.seats:
            table = ply.after.table().seen_by(seat)
            assert all((spot.card is None) == (seat not in spot.open_to) for spot in table.lying.values())
            for event in ply.events:
                _assert_hides(event.seen_by(seat), seat)


@every_start
def test_moves_and_their_notation_are_inverses(start: Start) -> None:
    for state in positions(start):
        for move in state.legal_moves():
            assert start.game.parse_move(str(move)) == move


@every_start
def test_the_notation_of_a_game_replays_it(start: Start) -> None:
    words = [str(ply.move) for ply in playout(start)]
    state = start.game.start(start.game.read_setup(start.game.write_setup(start.setup))).state
    for word in words:
        state = state.apply(start.game.parse_move(word)).state
    *_, last = positions(start)
    assert state.result() == last.result()
    assert state.table() == last.table()


@every_start
def test_just_the_legal_moves_are_not_refused(start: Start) -> None:
    known = _moves_of_the_game(start)
    for state in list(positions(start))[::5]:
        legal = set(map(str, state.legal_moves()))
        for move in known:
            assert (state.refusal(move) is None) == (str(move) in legal)


@every_start
def test_an_illegal_move_is_refused_with_a_sentence(start: Start) -> None:
    known = _moves_of_the_game(start)
    for state in list(positions(start))[::5]:
        for move in known:
            refusal = state.refusal(move)
            if refusal is None:
                continue
            assert refusal.sentence
            with pytest.raises(IllegalMove) as refused:
                state.apply(move)
            assert refused.value.refusal == refusal


@every_start
def test_only_the_seat_to_move_has_legal_moves_in_its_view(start: Start) -> None:
    for state in positions(start):
        for seat in start.game.seats:
            view = state.view_for(seat)
            assert view.seat is seat
            assert view.legal == (state.legal_moves() if seat is state.seat else ())


@every_start
def test_a_sample_of_a_view_gives_that_view(start: Start) -> None:
    rng = Random(1)
    for state in positions(start):
        for seat in start.game.seats:
            view = state.view_for(seat)
            assert start.game.sample(view, rng).view_for(seat) == view


@every_start
def test_positions_with_the_same_view_look_the_same_on_the_table(start: Start) -> None:
    rng = Random(2)
    for state in positions(start):
        for seat in start.game.seats:
            other = start.game.sample(state.view_for(seat), rng)
            assert _looks(other.table(), seat) == _looks(state.table(), seat)


@every_start
def test_a_result_says_what_every_result_says(start: Start) -> None:
    for state in positions(start):
        result = state.result()
        assert result["game"] == start.game.key
        assert result["status"]
        assert result["to_move"] == (None if state.seat is None else state.seat.value)
        assert result["legal"] == [str(move) for move in state.legal_moves()]
        assert json.loads(json.dumps(result)) == result


@every_start
def test_outcomes_only_grow(start: Start) -> None:
    before: Sequence[object] = ()
    for state in positions(start):
        outcomes = state.outcomes()
        assert list(outcomes[: len(before)]) == list(before)
        json.dumps([dict(outcome.detail) for outcome in outcomes])
        before = outcomes


@every_start
def test_a_setup_is_written_as_it_was_read(start: Start) -> None:
    document = start.game.write_setup(start.setup)
    assert start.game.read_setup(json.loads(json.dumps(document))) == start.setup


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_listed_under_its_own_key(key: str) -> None:
    assert GAMES[key].key == key


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("text", ["", "no move", "play", "play XX", "\n"])
def test_a_word_that_is_no_move_is_refused_with_a_sentence(key: str, text: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        GAMES[key].parse_move(text)


def _cards(table: Table) -> Counter[Card | None]:
    return Counter(spot.card for spot in table.lying.values())


def _looks(table: Table, seat: Seat) -> Counter[tuple[Place, Card | None]]:
    """What lies where as ``seat`` sees it, whichever tile it is."""
    return Counter((spot.place, spot.card) for spot in table.seen_by(seat).lying.values())


def _assert_hides(event: object, seat: Seat) -> None:
    if isinstance(event, Moved):
        assert event.was_open_to | event.open_to <= {seat}
        assert (event.card is not None) == bool(event.was_open_to | event.open_to)
    if isinstance(event, Shuffled):
        assert {card for _, card in (*event.before, *event.after)} <= {None}


def _moves_of_the_game(start: Start) -> list[Move]:
    """Moves that were legal somewhere in the playout."""
    known: dict[str, Move] = {}
    for state in positions(start):
        known.update((str(move), move) for move in state.legal_moves())
    return list(known.values())

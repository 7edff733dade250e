"""The course of a game of Cribbage Solitaire: rounds, refusals, endings, views (CS-01 to CS-08)."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.card import CARDS, Card, parse_cards
from whistdesk.cards.pack import FULL_PACK
from whistdesk.rules.base import IllegalMove, Setup, State, Step
from whistdesk.rules.cribbage.events import Ended, RoundScored, Status, verdict
from whistdesk.rules.cribbage.game import CribbageSolitaire
from whistdesk.rules.cribbage.moves import MOVES, PlaceCard, parse_move
from whistdesk.rules.cribbage.rounds import Round
from whistdesk.rules.cribbage.state import DECK, STARTER, SWEPT, TURNED, CribbageState, hand_place
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import NOBODY, Event, Moved, reveals

GAME = CribbageSolitaire()
ONE_ROUND = "place 1 place 2 place 3 " * 2


def deck(top: str) -> tuple[Card, ...]:
    """These cards on top, the rest in the order of a new pack."""
    first = parse_cards(top)
    return (*first, *(card for card in FULL_PACK if card not in first))


def start(top: str = "") -> CribbageState:
    state = GAME.start(Setup(spelled=deck(top))).state
    assert isinstance(state, CribbageState)
    return state


def play(state: State, moves: str) -> tuple[State, list[Event]]:
    """Play ``place 1 place 2 …``; the last state and the events of the last move."""
    events: tuple[Event, ...] = ()
    words = moves.split()
    for verb, hand in zip(words[::2], words[1::2], strict=True):
        state, events = state.apply(parse_move(f"{verb} {hand}"))
    return state, list(events)


def seen(state: State) -> CribbageView:
    view = state.view_for(Seat.PLAYER)
    assert isinstance(view, CribbageView)
    return view


def whole_game(number: int, rng: Random) -> list[Step]:
    steps = [GAME.start(Setup(number=number))]
    while legal := steps[-1].state.legal_moves():
        steps.append(steps[-1].state.apply(rng.choice(legal)))
    return steps


def texts(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def test_cs_02_six_cards_go_one_to_each_hand_and_round_again() -> None:
    view = seen(start("5C TD 9H 2S KC 3H 7D"))
    assert list(map(texts, view.hands)) == ["5C 2S", "TD KC", "9H 3H"]
    assert view.card == parse_cards("7D")[0]


def test_cs_03_the_turned_card_goes_to_the_chosen_hand_and_the_next_is_turned() -> None:
    state, events = play(start("5C TD 9H 2S KC 3H 7D AS"), "place 2")
    view = seen(state)
    assert list(map(texts, view.hands)) == ["5C 2S", "TD KC 7D", "9H 3H"]
    assert [(event.origin, event.target) for event in events if isinstance(event, Moved)] == [
        (TURNED, hand_place(2)),
        (DECK, TURNED),
    ]
    assert str(view.card) == "AS"


def test_cs_03_a_full_hand_takes_no_card() -> None:
    state, _ = play(start(), "place 2 place 2")
    assert state.legal_moves() == (PlaceCard(1), PlaceCard(3))
    with pytest.raises(IllegalMove) as refused:
        state.apply(PlaceCard(2))
    assert refused.value.refusal.rule == "CS-03"
    assert refused.value.refusal.facts == {"hand": 2}
    assert str(refused.value) == "CS-03 hand 2 has four cards already"


def test_a_move_after_the_end_and_a_move_of_no_hand_are_refused_without_a_rule() -> None:
    over, _ = play(start(), ONE_ROUND * 4)
    for state, move, key in ((over, PlaceCard(1), "game-over"), (start(), PlaceCard(4), "foreign-move")):
        refusal = state.refusal(move)
        assert refusal is not None
        assert (refusal.rule, refusal.key) == (None, key)


def test_cs_04_the_thirteenth_card_is_the_starter_and_counts_with_each_hand() -> None:
    # Hands: 5C 5D 5H JS; KC KD KH KS; 2C 4C 6C 8C; starter 5S.
    top = "5C KC 2C 5D KD 4C 5H KH 6C JS KS 8C 5S"
    _, events = play(start(top), ONE_ROUND)
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert str(scored.scored.starter) == "5S"
    assert [score.total for score in scored.scored.scores] == [29, 20, 11]
    assert (scored.number, scored.before, scored.after) == (1, 0, 60)


def test_cs_05_heels_count_once_a_round_and_apart_from_the_hands() -> None:
    top = "5C KC 2C 5D KD 4C 5H KH 6C 9S KS 8C JS"
    state, events = play(start(top), ONE_ROUND)
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert scored.scored.heels == 2
    assert scored.after == 2 + sum(score.total for score in scored.scored.scores)
    assert state.result()["rounds"][0]["heels"] == 2
    assert state.result()["total"] == scored.after


def test_cs_07_the_round_is_swept_aside_closed_and_may_be_remembered() -> None:
    top = "5C KC 2C 5D KD 4C 5H KH 6C JS KS 8C 5S"
    state, _ = play(start(top), ONE_ROUND)
    table = state.table().seen_by(Seat.PLAYER)
    swept = table.at(SWEPT)
    assert len(swept) == 13
    assert {table.card(tile) for tile in swept} == {None}
    assert texts(seen(state).seen) == top


def test_cs_01_one_deck_serves_four_rounds_without_a_new_shuffle() -> None:
    steps = whole_game(7204, Random(1))
    moved = [event for step in steps for event in step.events if isinstance(event, Moved)]
    turned = [event.card for event in moved if event.origin == DECK]
    assert Counter(turned) == Counter(CARDS)
    assert {event.tile.shuffle for event in moved} == {1}
    assert len(steps) == 1 + 4 * 6


@pytest.mark.parametrize(
    ("total", "status"),
    [(0, "skunk"), (59, "skunk"), (60, "lost"), (90, "lost"), (91, "won"), (121, "won")],
)
def test_cs_08_thresholds(total: int, status: str) -> None:
    assert verdict(total) == Status(status)


def test_cs_08_the_game_ends_after_four_rounds_with_the_last_one_on_the_table() -> None:
    state, events = play(start(), ONE_ROUND * 4)
    assert (state.seat, state.legal_moves()) == (None, ())
    total = seen(state).total
    assert events[-1] == Ended(verdict(total), total)
    table = state.table()
    assert [len(table.at(place)) for place in (*map(hand_place, (1, 2, 3)), STARTER, SWEPT, DECK)] == [
        4,
        4,
        4,
        1,
        39,
        0,
    ]
    (outcome,) = state.outcomes()
    assert (outcome.kind, outcome.part, outcome.status, outcome.score) == ("game", 0, verdict(total).value, total)
    assert sum(sum(played["hands"]) + played["heels"] for played in outcome.detail["rounds"]) == total


def test_each_turned_card_is_a_revelation_and_sweeping_is_none() -> None:
    state, events = play(start(), ONE_ROUND)
    assert reveals(events, Seat.PLAYER)
    assert not reveals([e for e in events if isinstance(e, Moved) and e.target == SWEPT], Seat.PLAYER)
    assert state.outcomes() == ()


def test_a_solitaire_has_one_view() -> None:
    with pytest.raises(ValueError, match="no seat"):
        start().view_for(Seat.WEST)


@pytest.mark.parametrize("number", [0, 1, 7204])
def test_whole_random_games_keep_the_books(number: int) -> None:
    table = GAME.start(Setup(number=number)).state.table()
    steps = whole_game(number, Random(number))
    for step in steps[1:]:
        table = table.after_all(step.events)
        assert table == step.state.table()
        assert len(table.lying) == 52
        view = step.state.view_for(Seat.PLAYER)
        assert view.legal == step.state.legal_moves()
        assert all(step.state.refusal(move) is None for move in view.legal)
    scored = [event for step in steps for event in step.events if isinstance(event, RoundScored)]
    assert [event.number for event in scored] == [1, 2, 3, 4]
    assert all(later.before == earlier.after for earlier, later in pairwise(scored))


@given(st.permutations(CARDS), st.lists(st.sampled_from(MOVES), max_size=40), st.integers(0, 2**32))
def test_a_sample_looks_like_the_view_it_came_from(cards: list[Card], moves: list[PlaceCard], seed: int) -> None:
    state: State = GAME.start(Setup(spelled=tuple(cards))).state
    for move in moves:
        state = state.apply(move).state if state.refusal(move) is None else state
    sample = GAME.sample(state.view_for(Seat.PLAYER), Random(seed))
    assert sample.view_for(Seat.PLAYER) == state.view_for(Seat.PLAYER)
    assert sample.table().seen_by(Seat.PLAYER) == state.table().seen_by(Seat.PLAYER)
    assert Counter(sample.deck) == Counter(CARDS)


@given(st.permutations(CARDS), st.integers(0, 23))
def test_cards_that_were_not_seen_do_not_change_the_view(cards: list[Card], plies: int) -> None:
    rounds, placed = divmod(plies, 6)
    known = 13 * rounds + 7 + placed
    moves = (ONE_ROUND * 4).split()[: 2 * plies]
    other = (*cards[:known], *reversed(cards[known:]))
    here, there = (play(GAME.start(Setup(spelled=deal)).state, " ".join(moves))[0] for deal in (tuple(cards), other))
    assert here.view_for(Seat.PLAYER) == there.view_for(Seat.PLAYER)
    assert here.table().seen_by(Seat.PLAYER) == there.table().seen_by(Seat.PLAYER)


def test_a_round_shows_what_lies_in_it_before_the_starter() -> None:
    view = seen(start("2H 7S TC 4H 8C 9D"))
    assert [[item.total for item in items] for items in view.now.counts] == [[], [2], []]
    assert (view.now.scores, view.now.total, view.total, view.now.heels) == ((), 0, 0, 0)


def test_a_complete_round_has_no_open_hand_and_nothing_to_place() -> None:
    complete = Round(parse_cards("5C KC 2C 5D KD 4C 5H KH 6C JS KS 8C 5S"), (1, 2, 3) * 4)
    assert (complete.open_hands, complete.card) == ((), None)
    assert texts(complete.hand(3)) == "2C 4C 6C 8C"


def test_moved_cards_lie_open_but_for_the_swept_ones() -> None:
    for step in whole_game(3, Random(3)):
        for event in step.events:
            if isinstance(event, Moved):
                assert (event.open_to == NOBODY) == (event.target == SWEPT)

"""Whole matches of Solo Whist: hand after hand, what is seen, what is reported and kept."""

import json
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.solowhist_positions import SPREAD, after, after_move, first_legal, match_of, played, spelled
from whistdesk.cards.card import CARDS, Card, parse_card
from whistdesk.rules.base import IllegalMove, Setup
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.events import HandBegan, MatchEnded, Settled
from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.house import HOUSE_RULES
from whistdesk.rules.solowhist.knowledge import voids_shown
from whistdesk.rules.solowhist.moves import Call, PlayCard
from whistdesk.rules.solowhist.places import DECK, hand_of, played_by, swept
from whistdesk.rules.solowhist.sample import redeal
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.table import Moved, Place, Shuffled, Table

GAME = SoloWhist()
S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
PASSES = " pass pass pass"
THROWN_IN = "pass" + PASSES


def numbered(number: int = 4711, match: int | None = None) -> SoloState:
    state = GAME.start(Setup(number=number, match=match)).state
    assert isinstance(state, SoloState)
    return state


def random_match(number: int, match: int = 2) -> list[SoloState]:
    """Every position of a match of random moves, with half of the calls a pass."""
    rng = Random(number)
    rules = frozenset(rule for rule in HOUSE_RULES if rng.random() < 0.5)
    state = GAME.start(Setup(number=number, house_rules=rules, match=match)).state
    positions = []
    while isinstance(state, SoloState) and state.seat is not None:
        positions.append(state)
        moves = state.legal_moves()
        passes = Call.PASS in moves and rng.random() < 0.5
        state = state.apply(Call.PASS if passes else rng.choice(moves)).state
    assert isinstance(state, SoloState)
    return [*positions, state]


def test_sw13_a_hand_thrown_in_counts_as_a_hand_without_chips() -> None:
    state, events = played(numbered(match=2), THROWN_IN)
    assert isinstance(events[4], Settled)
    assert state.settled[0].contract is None
    assert state.settled[0].chips == (0, 0, 0, 0)
    state, events = played(state, THROWN_IN)
    assert events[-1] == MatchEnded((0, 0, 0, 0))
    assert state.finished
    assert [outcome.status for outcome in state.outcomes()] == ["thrown-in", "thrown-in", "finished"]


def test_sw01_the_next_hand_is_dealt_at_once_by_the_next_dealer() -> None:
    state, events = played(numbered(), THROWN_IN)
    assert HandBegan(1, S) in events
    assert state.seat is W
    assert state.part == 1
    assert state.hand.deal.dealer is S


def test_an_open_ended_match_goes_on() -> None:
    state = numbered()
    for _ in range(9):
        state = after(state, THROWN_IN)
    assert state.result()["status"] == "playing"
    assert state.part == 9


@pytest.mark.parametrize("match", [None, 4, 1000])
def test_a_match_deals_no_more_hands_than_a_save_holds(match: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whistdesk.rules.solowhist.state.LONGEST_MATCH", 4)
    state = numbered(match=match)
    for _ in range(4):
        assert state.seat is not None
        state = after(state, THROWN_IN)
    assert state.seat is None
    assert state.finished is (match == 4)
    assert state.result()["to_move"] is None


def test_used_up_deals_leave_nobody_to_move() -> None:
    state = after(match_of(match=3), THROWN_IN)
    assert state.seat is None
    result = state.result()
    assert result["status"] == "playing"
    assert result["to_move"] is None
    assert result["legal"] == []
    assert len(result["deals"]) == 1
    with pytest.raises(IllegalMove, match="no deal is left"):
        state.apply(Call.PASS)


def test_deals_beyond_the_match_are_not_played() -> None:
    second = spelled(SPREAD, dealer="S", turned="AS")
    state = after(match_of(spelled(), second, match=1), THROWN_IN)
    assert state.finished
    with pytest.raises(IllegalMove, match="the match is over"):
        state.apply(Call.PASS)


def test_the_result_of_an_open_hand() -> None:
    state = after(numbered(match=4), "propose pass accept pass pass pass TS JS")
    assert json.loads(json.dumps(state.result())) == {
        "game": "solo-whist",
        "status": "playing",
        "to_move": "N",
        "legal": ["play 3S", "play 8S", "play 9S"],
        "chips": {"S": 0, "W": 0, "N": 0, "E": 0},
        "deals": [
            {
                "dealer": "E",
                "turned": "5D",
                "calls": [
                    ["S", "propose"],
                    ["W", "pass"],
                    ["N", "accept"],
                    ["E", "pass"],
                    ["S", "pass"],
                    ["W", "pass"],
                ],
                "contract": {"name": "proposal", "declarers": ["S", "N"], "trump": "D", "target": 8},
                "thrown_in": False,
                "tricks": [],
                "current": ["TS", "JS"],
                "made": None,
                "chips": {"S": 0, "W": 0, "N": 0, "E": 0},
            }
        ],
    }


def test_the_result_of_settled_hands() -> None:
    state = after(match_of(match=1), f"misere{PASSES} 2S 2H 2D 2C")
    result = json.loads(json.dumps(state.result()))
    assert result["status"] == "finished"
    assert result["chips"] == {"S": -9, "W": 3, "N": 3, "E": 3}
    deal = result["deals"][0]
    assert deal["tricks"] == [{"leader": "S", "cards": ["2S", "2H", "2D", "2C"], "winner": "S"}]
    assert deal["contract"] == {"name": "misere", "declarers": ["S"], "trump": None, "target": 0}
    assert deal["current"] == []
    assert deal["made"] is False


def test_the_result_before_an_abundance_has_named_its_trump() -> None:
    contract = after(match_of(), "abundance" + PASSES).result()["deals"][0]["contract"]
    assert contract == {"name": "abundance", "declarers": ["S"], "trump": None, "target": 9}


def test_what_a_ledger_keeps() -> None:
    state = after(match_of(match=1), f"misere{PASSES} 2S 2H 2D 2C")
    hand, match = state.outcomes()
    assert (hand.kind, hand.part, hand.status, hand.score) == ("hand", 0, "failed", -9)
    assert hand.detail["contract"] == "misere"
    assert hand.detail["declarers"] == ["S"]
    assert (match.kind, match.status, match.score, match.detail["place"]) == ("match", "finished", -9, 4)
    assert json.dumps([hand.detail, match.detail])


def open_cards(state: SoloState, onlooker: Seat, place: Place) -> set[str]:
    table = state.table().seen_by(onlooker)
    return {str(card) for tile in table.at(place) if (card := table.card(tile)) is not None}


def test_sw02_the_turned_card_is_open_until_the_first_trick_is_complete() -> None:
    state = after(match_of(spelled(turned="AC")), f"solo{PASSES} 2S 2H 2D")
    assert state.view_for(W).turned_visible
    assert open_cards(state, W, hand_of(E)) == {"AC"}
    state = after(state, "2C")
    view = state.view_for(W)
    assert not view.turned_visible
    assert view.turned == parse_card("AC")
    assert open_cards(state, W, hand_of(E)) == set()
    assert len(open_cards(state, E, hand_of(E))) == 12


def test_sw02_a_turned_card_that_is_played_lies_in_the_trick() -> None:
    state = after(match_of(spelled(turned="2C")), f"solo{PASSES} 2S 2H 2D")
    _, events = played(state, "2C")
    moved = [event for event in events if isinstance(event, Moved) and event.card == parse_card("2C")]
    assert [event.target for event in moved] == [played_by(E), swept(0)]


def test_sw08_the_open_hand_is_open_on_the_table() -> None:
    state = after(match_of(), f"pass open-misere{PASSES} 2S 2H 2D")
    assert open_cards(state, N, hand_of(W)) == set()
    state = after(state, "2C")
    assert len(open_cards(state, N, hand_of(W))) == 12
    assert open_cards(state, N, hand_of(S)) == set()


def test_a_hand_starts_with_all_cards_in_the_deck() -> None:
    step = GAME.start(Setup(number=3))
    start = step.state.table().after_all(event.inverse() for event in reversed(step.events))
    assert len(start.at(DECK)) == 52
    assert start.after_all(step.events) == step.state.table()


def test_between_hands_the_pack_is_shuffled_closed() -> None:
    _, events = played(numbered(), THROWN_IN)
    shuffled = next(event for event in events if isinstance(event, Shuffled))
    assert sorted(card for _, card in shuffled.after if card) == sorted(CARDS)
    assert all(card is None for _, card in shuffled.seen_by(S).after)


def shown(state: SoloState, onlooker: Seat) -> list[tuple[Place, Card | None]]:
    """The faces on the table as ``onlooker`` sees them, whatever the tiles."""
    lying = state.table().seen_by(onlooker).lying.values()
    return sorted(((spot.place, spot.card) for spot in lying), key=repr)


def fold(before: Table, onlooker: Seat | None, state: SoloState, following: SoloState) -> Table:
    move = next(move for move in state.legal_moves() if state.apply(move).state == following)
    events = state.apply(move).events
    return before.after_all(events if onlooker is None else (event.seen_by(onlooker) for event in events))


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6))
def test_events_lead_from_table_to_table_for_every_onlooker(number: int) -> None:
    positions = random_match(number)
    for state, following in list(pairwise(positions))[::7]:
        assert fold(state.table(), None, state, following) == following.table()
        for seat in COMPASS:
            assert fold(state.table().seen_by(seat), seat, state, following) == following.table().seen_by(seat)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_sw19_in_whole_matches_chips_sum_to_zero_and_tricks_to_thirteen(number: int) -> None:
    final = random_match(number, match=4)[-1]
    assert final.finished
    assert sum(final.chips) == 0
    for hand in final.settled:
        assert sum(hand.chips) == 0
        early = hand.contract is None or hand.contract.call in (
            Call.MISERE,
            Call.OPEN_MISERE,
            Call.ABUNDANCE_DECLARED,
        )
        assert sum(hand.tricks) == 13 or (early and hand.made is not True)


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6))
def test_a_sample_looks_the_same_to_its_seat(number: int) -> None:
    rng = Random(number)
    for state in random_match(number)[::5]:
        for seat in COMPASS:
            view = state.view_for(seat)
            sampled = GAME.sample(view, rng)
            assert sampled.view_for(seat) == view
            assert shown(sampled, seat) == shown(state, seat)


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6))
def test_a_sample_respects_voids_that_were_shown(number: int) -> None:
    rng = Random(number)
    for state in random_match(number, match=1)[::6]:
        view = state.view_for(S)
        held, voids = redeal(view, rng), voids_shown(view)
        assert all(card.suit not in voids[seat] for seat in COMPASS for card in held[seat])
        assert {seat: len(held[seat]) for seat in COMPASS} == dict(zip(COMPASS, view.counts, strict=True))


def test_a_sample_keeps_the_turned_card_with_the_dealer() -> None:
    view = after(numbered(), f"solo{PASSES}").view_for(S)
    assert all(view.turned in redeal(view, Random(seed))[E] for seed in range(20))


def test_samples_differ() -> None:
    view = numbered().view_for(S)
    assert redeal(view, Random(1)) != redeal(view, Random(2))


def test_only_the_seat_in_turn_has_legal_moves() -> None:
    state = numbered()
    assert [bool(state.view_for(seat).legal) for seat in COMPASS] == [True, False, False, False]


def test_a_view_counts_tricks_and_cards() -> None:
    view = after(match_of(), f"solo{PASSES} 2S 2H 2D 2C").view_for(S)
    assert view.counts == (12, 12, 12, 12)
    assert [view.tricks_won(seat) for seat in COMPASS] == [0, 0, 0, 1]


def test_a_state_never_changes_in_place() -> None:
    state = after(numbered(), "solo" + PASSES)
    view = state.view_for(S)
    first_legal(state, 10)
    after_move(state, 3)
    assert state.view_for(S) == view


@given(st.sampled_from(CARDS), st.sampled_from(list(Call)))
def test_notation_and_parsing_are_inverses(card: Card, call: Call) -> None:
    move = PlayCard(card)
    assert GAME.parse_move(str(move)) == move
    assert GAME.parse_move(str(call)) is call


@pytest.mark.parametrize("word", ["", "PASS", "play", "play 1S", "play  QH", "trump", "trump X", "redouble", "solo "])
def test_words_that_are_no_moves(word: str) -> None:
    with pytest.raises(ValueError, match=r"is not a (card|suit|move)"):
        GAME.parse_move(word)


def test_golden_match() -> None:
    """A match of first legal cards with fixed auctions: its settlements are pinned."""
    state = numbered(number=2026, match=4)
    for calls, trump in (("solo", ""), ("propose accept", ""), ("pass misere", ""), ("abundance", " trump:S")):
        index = state.part
        state = after(state, calls + PASSES + trump)
        while state.seat is not None and state.part == index:
            state = after_move(state, 0)
    assert [(hand.made, hand.tricks, hand.chips) for hand in state.settled] == [
        (False, (2, 6, 1, 4), (-6, 2, 2, 2)),
        (True, (1, 2, 7, 3), (-4, 4, 4, -4)),
        (False, (0, 1, 0, 1), (3, 3, 3, -9)),
        (False, (3, 3, 4, 3), (4, 4, 4, -12)),
    ]
    assert state.chips == (-3, 13, 13, -23)

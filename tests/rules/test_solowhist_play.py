"""The play of Solo Whist's contracts (SW-04 to SW-09, SW-14 to SW-16)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.solowhist_positions import SPREAD, after, after_move, first_legal, last, match_of, played, spelled
from whistdesk.cards.card import Suit, parse_card
from whistdesk.cards.pack import parse_hand
from whistdesk.rules.base import IllegalMove
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.events import ContractSettled, HandExposed, Settled, TrickWon, TrumpNamed
from whistdesk.rules.solowhist.moves import Call, parse_move
from whistdesk.rules.solowhist.play import decided, verdict
from whistdesk.rules.solowhist.settlement import TERMS
from whistdesk.rules.solowhist.view import Contract, Trick

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST
PASSES = " pass pass pass"
SPREAD_DEAL = spelled(SPREAD)


def contract(call: str, *declarers: Seat) -> Contract:
    return Contract(Call(call), declarers or (S,), None, TERMS[Call(call)].target)


def tricks(winners: str) -> tuple[Trick, ...]:
    return tuple(Trick(S, (), Seat(winner)) for winner in winners)


def settled_contract(calls: str) -> Contract:
    events = played(match_of(), calls)[1]
    return next(event.contract for event in events if isinstance(event, ContractSettled))


@pytest.mark.parametrize(
    ("calls", "declarers", "trump", "target"),
    [
        ("propose pass accept pass pass pass", "SN", "C", 8),
        ("pass propose pass accept pass pass pass", "WE", "C", 8),
        ("solo" + PASSES, "S", "C", 5),
        ("misere" + PASSES, "S", None, 0),
        ("pass abundance" + PASSES, "W", None, 9),
        ("open-misere" + PASSES, "S", None, 0),
        ("pass pass abundance-declared", "N", None, 13),
    ],
)
def test_sw04_to_sw09_what_the_contracts_are(calls: str, declarers: str, trump: str | None, target: int) -> None:
    made = settled_contract(calls)
    assert "".join(made.declarers) == declarers
    assert (made.trump.letter if made.trump is not None else None) == trump
    assert made.target == target


def test_sw07_trump_is_named_after_the_auction_has_closed() -> None:
    state = after(match_of(), "abundance" + PASSES)
    assert state.seat is S
    assert state.view_for(S).naming_trump
    assert [str(move) for move in state.legal_moves()] == ["trump C", "trump D", "trump H", "trump S"]
    state, events = played(state, "trump:S")
    assert events == (TrumpNamed(S, Suit.SPADES),)
    view = state.view_for(W)
    assert view.contract is not None
    assert view.contract.trump is Suit.SPADES
    assert not view.naming_trump


@pytest.mark.parametrize(
    ("calls", "leader"),
    [
        ("solo" + PASSES, S),
        ("pass pass solo" + PASSES, S),
        ("pass pass propose accept" + PASSES, S),
        ("pass misere" + PASSES, S),
        ("pass abundance" + PASSES + " trump:H", S),
        # SW-09: the bidder of an abundance declared leads.
        ("pass pass abundance-declared", N),
    ],
)
def test_sw14_who_leads_to_the_first_trick(calls: str, leader: Seat) -> None:
    assert after(match_of(), calls).seat is leader


def test_sw14_the_winner_of_a_trick_leads_to_the_next() -> None:
    state, events = played(match_of(), f"solo{PASSES} 2S 2H 2D 2C")
    won = [event for event in events if isinstance(event, TrickWon)]
    assert [(event.index, event.trick.leader, event.trick.winner) for event in won] == [(0, S, E)]
    assert state.seat is E


@pytest.mark.parametrize(
    ("moves", "move", "refusal"),
    [
        ("solo" + PASSES + " 2C", "play AH", "SW-15 West must follow clubs"),
        ("solo" + PASSES + " AS", "play AD", "West does not hold AD"),
        ("solo" + PASSES, "pass", "a card is to be played"),
        ("solo" + PASSES, "trump H", "a card is to be played"),
        ("abundance" + PASSES, "play AS", "a trump suit is to be named"),
        ("", "play AS", "a call is due"),
        ("", "trump S", "a call is due"),
    ],
)
def test_refusals(moves: str, move: str, refusal: str) -> None:
    state = after(match_of(SPREAD_DEAL), moves)
    with pytest.raises(IllegalMove) as raised:
        state.apply(parse_move(move))
    assert str(raised.value) == refusal
    assert str(state.refusal(parse_move(move))) == refusal


def test_sw15_a_refusal_says_what_must_be_followed_and_how_many_are_held() -> None:
    refusal = after(match_of(SPREAD_DEAL), "solo" + PASSES + " 2C").refusal(parse_move("play AH"))
    assert refusal is not None
    assert refusal.facts == {"seat": W, "suit": Suit.CLUBS, "count": 3}


def test_sw15_who_cannot_follow_plays_anything() -> None:
    state = after(match_of(), "solo" + PASSES + " 2S")
    assert len(state.legal_moves()) == 13


@pytest.mark.parametrize(
    ("call", "winners", "outcome"),
    [
        ("solo", "SSSSSWWWWWWWW", True),
        ("solo", "SSSSSSWWWWWWW", True),
        ("solo", "SSSSWWWWWWWWW", False),
        ("solo", "SSSSSSSSSSSS", None),
        ("abundance", "SSSSSSSSSWWWW", True),
        ("abundance", "SSSSSSSSWWWWW", False),
        # SW-16: a misère ends the moment its bidder takes a trick, an open one too.
        ("misere", "WNEWNE", None),
        ("misere", "WNES", False),
        ("misere", "S", False),
        ("misere", "W" * 13, True),
        ("open-misere", "WNS", False),
        ("open-misere", "E" * 13, True),
        # SW-16: an abundance declared ends the moment its bidder loses one.
        ("abundance-declared", "SSSS", None),
        ("abundance-declared", "SSSW", False),
        ("abundance-declared", "S" * 13, True),
    ],
)
def test_sw16_when_a_hand_is_over_and_who_has_won(call: str, winners: str, outcome: bool | None) -> None:
    assert verdict(contract(call), tricks(winners)) is outcome


def test_sw04_partners_count_their_tricks_together() -> None:
    together = contract("propose", W, E)
    assert verdict(together, tricks("WWWWEEEESSSSS")) is True
    assert verdict(together, tricks("WWWWEEESSSSSS")) is False


@pytest.mark.parametrize(
    ("call", "winners", "certain"),
    [
        ("solo", "SSSS", False),
        ("solo", "SSSSS", True),
        ("solo", "WWWWWWWW", False),
        ("solo", "WWWWWWWWW", True),
        ("abundance", "WWWW", False),
        ("abundance", "WWWWW", True),
        ("misere", "W" * 12, False),
        ("abundance-declared", "S" * 12, False),
    ],
)
def test_sw16_a_result_that_can_no_longer_change(call: str, winners: str, certain: bool) -> None:
    assert decided(contract(call), tricks(winners), Trick(W, (), None), None) is certain


@pytest.mark.parametrize(
    ("exposed", "leader", "cards", "certain"),
    [
        ("2.2.2.2", W, "", True),
        ("2.2.2.2", S, "", False),
        ("3.2.2.2", W, "", False),
        ("32.2.2.2", W, "", True),
        ("2.2.2.2", W, "3S", True),
        ("2.2.2.2", E, "3S", True),
        # South has played and wins so far: the others may be void.
        ("2.2.2.", E, "2C 3C", False),
        ("2.2.2.", E, "3C 2C", True),
        ("32.2.2.2", E, "4S", True),
        ("43.2.2.2", E, "2S", False),
    ],
)
def test_sw16_an_open_misere_that_cannot_lose(exposed: str, leader: Seat, cards: str, certain: bool) -> None:
    current = Trick(leader, tuple(map(parse_card, cards.split())), None)
    assert decided(contract("open-misere"), tricks("W"), current, parse_hand(exposed)) is certain


def test_sw06_a_misere_that_takes_the_first_trick_is_lost_at_once() -> None:
    state = after(match_of(), f"misere{PASSES} 2S 2H 2D 2C")
    assert last(state).made is False
    assert last(state).chips == (-9, 3, 3, 3)
    assert len(last(state).played) == 1


def test_sw06_a_misere_without_a_trick_is_made() -> None:
    state = first_legal(after(match_of(), "pass misere" + PASSES), 52)
    assert last(state).made is True
    assert last(state).chips == (-3, 9, -3, -3)
    assert last(state).tricks == (13, 0, 0, 0)


def test_sw09_an_abundance_declared_that_loses_a_trick_is_lost_at_once() -> None:
    state = after(match_of(SPREAD_DEAL), "abundance-declared AS 2S 5S 8S 2H JH 5H 8H")
    assert last(state).made is False
    assert last(state).chips == (-24, 8, 8, 8)


def test_sw09_an_abundance_declared_with_all_tricks_is_made() -> None:
    state = first_legal(after(match_of(), "pass pass abundance-declared"), 52)
    assert last(state).chips == (-8, -8, 24, -8)


def test_sw08_the_hand_lies_open_after_the_first_trick() -> None:
    state = after(match_of(), f"pass open-misere{PASSES} 2S 2H 2D")
    assert all(state.view_for(seat).exposed is None for seat in (S, W, N, E))
    state, events = played(state, "2C")
    assert HandExposed(W) in events
    hand = parse_hand(".AKQJT9876543..")
    assert all(state.view_for(seat).exposed == (W, hand) for seat in (S, W, N, E))
    state = after(state, "3S 3H")
    assert state.view_for(N).exposed == (W, hand - {parse_card("3H")})


def test_sw08_a_hand_that_ends_with_the_first_trick_is_not_laid_open() -> None:
    events = played(match_of(), f"open-misere{PASSES} 2S 2H 2D 2C")[1]
    assert not any(isinstance(event, HandExposed) for event in events)
    assert any(isinstance(event, Settled) for event in events)


def test_sw16_other_hands_are_played_to_their_end() -> None:
    state = after(match_of(), f"abundance{PASSES} trump:S")
    state = first_legal(state, 36)
    assert state.view_for(N).decided
    assert not state.settled
    state = first_legal(state, 16)
    assert last(state).tricks == (13, 0, 0, 0)
    assert last(state).chips == (12, -4, -4, -4)


@given(st.lists(st.integers(0, 12), min_size=52, max_size=52), st.sampled_from(("solo", "propose accept")))
def test_sw15_thirteen_tricks_are_played_and_every_card_follows(picks: list[int], calls: str) -> None:
    state = after(match_of(SPREAD_DEAL), calls + PASSES)
    for pick in picks:
        assert state.hand.current is not None
        assert state.seat is not None
        held, led = state.hand.cards_of(state.seat), [card.suit for card in state.hand.current.cards[:1]]
        following = after_move(state, pick)
        card = next(iter(held - following.hand.cards_of(state.seat)))
        assert card.suit in led or not any(other.suit in led for other in held)
        state = following
    assert sum(last(state).tricks) == len(last(state).played) == 13

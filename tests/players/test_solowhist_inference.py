"""What calls and cards tell: where strong hands, low cards and missing winners lie."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.players.solowhist_seen import bidding, playing
from whistdesk.cards.card import CARDS, Card, Suit, parse_cards
from whistdesk.players.solowhist.evaluation import (
    ABUNDANCE_TRICKS,
    PARTNER_TRICKS,
    SOLO_TRICKS,
    features,
    promised,
    safety,
)
from whistdesk.players.solowhist.inference import kernel
from whistdesk.players.solowhist.worlds import Evidence, Worlds, mask, sample_worlds
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.view import SoloView

S, W, N, E = range(4)
ACES = mask(parse_cards("AC AD AH AS"))


@given(st.lists(st.sampled_from(CARDS), min_size=13, max_size=13, unique=True), st.sampled_from(Suit), st.booleans())
def test_the_tables_say_what_the_evaluation_says(hand: list[Card], trump: Suit, leads: bool) -> None:
    strengths = kernel().strengths_of(mask(hand), W, trump, W if leads else E)
    ways = [
        promised(SOLO_TRICKS, features(hand, trump, leads=leads)),
        promised(PARTNER_TRICKS, features(hand, trump, leads=leads)),
        max(promised(ABUNDANCE_TRICKS, features(hand, suit, leads=leads)) for suit in Suit),
        safety(hand),
    ]
    assert strengths == pytest.approx(ways)


def after_calls(calls: str) -> Worlds:
    """What East, the dealer, thinks of the others' hands."""
    view = bidding("J83.942.Q532.T62", calls, turned="2H")
    assert view.seat is COMPASS[E]
    return sample_worlds(view, Random(3), 200)


def mean(worlds: Worlds, seat: int, cards: int) -> float:
    """How many of ``cards`` the seat holds on average."""
    return sum(w * (hands[seat] & cards).bit_count() for hands, w in zip(*worlds, strict=True))


def test_who_passed_has_fewer_aces_than_who_bid_solo() -> None:
    worlds = after_calls("pass pass solo")
    assert mean(worlds, N, ACES) > mean(worlds, S, ACES) + 0.5
    assert mean(worlds, N, ACES) > mean(worlds, W, ACES) + 0.5


def test_who_bid_solo_has_long_trumps() -> None:
    worlds = after_calls("pass pass solo")
    assert mean(worlds, N, HEARTS) > mean(worlds, S, HEARTS) + 1


HEARTS = mask(card for card in CARDS if card.suit is Suit.HEARTS)


def test_three_passes_leave_the_aces_about() -> None:
    worlds = after_calls("pass pass pass")
    assert max(mean(worlds, seat, ACES) for seat in (S, W, N)) < 1.7


def test_who_bid_misere_has_low_cards() -> None:
    worlds = after_calls("misere pass pass")
    low = mask(card for card in CARDS if card.rank < 6)
    assert mean(worlds, S, low) > mean(worlds, W, low) + 1
    assert mean(worlds, S, ACES) < mean(worlds, W, ACES)


@pytest.mark.parametrize(("calls", "bidder"), [("misere pass pass", S), ("pass pass misere", N)])
def test_who_bid_misere_hardly_did_so_on_any_hand(calls: str, bidder: int) -> None:
    """Even where the listener holds many of the low cards, so that few safe hands are left."""
    worlds = after_calls(calls)
    hands = [[card for number, card in enumerate(CARDS) if each[bidder] >> number & 1] for each in worlds.hands]
    assert sum(w for hand, w in zip(hands, worlds.weights, strict=True) if safety(hand) < -1.3) < 0.25


def mean_of(view: SoloView, seat: int, cards: str) -> float:
    """How many of these cards the seat holds on average."""
    return mean(sample_worlds(view, Random(4), 200), seat, mask(parse_cards(cards)))


def chance(view: SoloView, seat: int, card: str) -> float:
    """How likely the seat holds a card."""
    return mean_of(view, seat, card)


def test_who_let_the_other_side_win_in_last_seat_lacks_the_winners() -> None:
    mine = "K53.A4.KQ53.T62"
    ducked = playing(mine, "solo N H", "S", before=["S JS QS 4S 2S"], turned="2H")
    assert chance(ducked, E, "AS") > 0.2
    lost = playing(mine, "solo W H", "S", before=["S JS QS 4S 2S"], turned="2H")
    assert chance(lost, E, "AS") < 0.15


def test_who_plays_a_high_card_that_loses_has_no_lower_one() -> None:
    view = playing("K53.A4.KQ53.T62", "solo S H", "S", before=["S AS QS 2S 4S"], turned="2H")
    assert mean_of(view, W, "6S 7S 8S 9S TS") < mean_of(view, N, "6S 7S 8S 9S TS")


def test_a_misere_bidder_who_stays_far_below_has_nothing_between() -> None:
    view = playing("K53.A4.KQ53.T62", "misere N", "S", before=["S JS QS 4S 2S"], turned="2H")
    assert chance(view, N, "TS") < 0.2
    assert chance(view, W, "TS") > 0.25


def test_who_throws_a_card_on_a_misere_holds_no_higher_one_of_the_suit() -> None:
    view = playing("53.A43.KQ53.632", "misere N", "S", before=["S KS QS 9D JS"])
    assert mean_of(view, N, "TD JD AD") < 0.4
    assert mean_of(view, W, "TD JD AD") > 0.8


def test_a_defender_who_throws_a_card_on_a_misere_hardly_holds_one_that_saves_the_bidder_more() -> None:
    low, high = (playing("53.A43.KQ53.632", "misere S", "W", before=[f"W KS {card} QS 2S"]) for card in ("8C", "AC"))
    assert after_cards(low, N, "JH QH KH") + 0.05 < after_cards(high, N, "JH QH KH")


def after_cards(view: SoloView, seat: int, cards: str) -> float:
    """How many of the cards a seat holds on average, the calls left aside."""
    return mean(
        sample_worlds(view, Random(4), 2000, evidence=Evidence(calls=False, conduct=False)),
        seat,
        mask(parse_cards(cards)),
    )


def test_a_misere_bidder_who_throws_a_low_card_has_no_suit_without_low_ones() -> None:
    low, high = (playing("53.A43.KQ53.632", "misere N", "S", before=[f"S KS QS {card} JS"]) for card in ("8C", "AC"))
    assert bare(low) + 0.02 < bare(high)


def bare(view: SoloView) -> float:
    """How likely it is that North has hearts, and none below the eight."""
    deals = sample_worlds(view, Random(5), 2500)
    high, low = mask(parse_cards("8H 9H TH JH QH KH")), mask(parse_cards("2H 5H 6H 7H"))
    return sum(weight for hands, weight in zip(*deals, strict=True) if hands[2] & high and not hands[2] & low)

"""Sampled deals agree with everything that the seat knows, and hang on nothing that it does not."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.players.solowhist_seen import bidding, playing
from tests.rules.solowhist_positions import GAME, after_move
from whistdesk.cards.card import CARDS, Card, parse_cards
from whistdesk.players.search.solver import number
from whistdesk.players.solowhist.worlds import NO_EVIDENCE, sample_worlds
from whistdesk.rules.base import Setup
from whistdesk.rules.seats import COMPASS
from whistdesk.rules.solowhist.knowledge import cards_played, known_cards, voids_shown
from whistdesk.rules.solowhist.sample import sample
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.solowhist.view import SoloView

S, W, N, E = range(4)


@st.composite
def views(draw: st.DrawFn) -> SoloView:
    state = GAME.start(Setup(number=draw(st.integers(0, 10_000)), match=1)).state
    assert isinstance(state, SoloState)
    for pick in draw(st.lists(st.integers(0, 12), max_size=58)):
        if state.seat is None:
            break
        state = after_move(state, pick)
    return state.view_for(draw(st.sampled_from(COMPASS)))


def cards_of(hand: int) -> set[Card]:
    return {card for card in CARDS if hand >> number(card) & 1}


@settings(max_examples=60, deadline=None)
@given(views(), st.integers(0, 99))
def test_every_world_agrees_with_the_view(view: SoloView, seed: int) -> None:
    known, gone, voids = known_cards(view), cards_played(view), voids_shown(view)
    for hands in sample_worlds(view, Random(seed), 5).hands:
        held = [cards_of(hand) for hand in hands]
        assert tuple(map(len, held)) == view.counts
        assert set().union(*held, *gone.values()) == set(CARDS)
        for seat, cards in zip(COMPASS, held, strict=True):
            assert known[seat] <= cards
            assert not {card.suit for card in cards} & voids[seat]


@settings(max_examples=20, deadline=None)
@given(views(), st.integers(0, 99))
def test_worlds_hang_on_the_view_and_the_chance_alone(view: SoloView, seed: int) -> None:
    other = sample(view, Random(seed)).view_for(view.seat)
    assert sample_worlds(view, Random(seed), 5) == sample_worlds(other, Random(seed), 5)


def test_the_weights_add_up_to_one() -> None:
    worlds = sample_worlds(bidding("A83.KJ764.A52.92"), Random(1), 40)
    assert len(worlds.hands) == len(worlds.weights) == 40
    assert sum(worlds.weights) == pytest.approx(1)


ENDING = playing(
    ".KQ..",
    "solo S H",
    "S",
    before=[
        "S AC AS 2C 3C",
        "S 4C TS 5C 6C",
        "S 7C JS 8C 9C",
        "S 2S 3S 4S TC",
        "S 5S 6S 7S 2D",
        "W 3D 4D 5D 8S",
        "W 6D 7D 8D 9S",
        "W 9D TD JD QD",
        "S 2H 3H 4H 5H",
        "S 6H 7H 8H 9H",
        "W TH JH AH AD",
    ],
    turned="AH",
)
"""Three clubs, a diamond and two spades are out; West is void in clubs and East in spades."""


def _unweighed(view: SoloView) -> Iterator[tuple[int, ...]]:
    """Deals of West, North and East that nothing but the rules speaks for, each as often as it was drawn."""
    worlds = sample_worlds(view, Random(2), 6000, pool=1, evidence=NO_EVIDENCE)
    for hands, weight in zip(*worlds, strict=True):
        yield from [hands[W:]] * round(6000 * weight)


def test_all_deals_that_fit_are_equally_likely() -> None:
    out = [1 << number(card) for card in parse_cards("JC QC KC KD QS KS")]
    clubs, spades = sum(out[:3]), sum(out[4:])
    fitting = {
        (west, sum(out) - west - east, east)
        for west, east in permutations([one + other for one, other in combinations(out, 2)], 2)
        if not west & (east | clubs) and not east & spades
    }
    seen = Counter(_unweighed(ENDING))
    assert set(seen) == fitting
    assert len(fitting) == 12
    assert all(abs(times - 500) < 110 for times in seen.values())


def test_a_view_that_no_deal_fits_is_refused() -> None:
    with pytest.raises(ValueError, match="no deal fits"):
        sample_worlds(bidding("AKQJT98765432...", turned="AS"), Random(0), 1)


def test_cards_in_the_order_of_the_kernels() -> None:
    worlds = sample_worlds(bidding("A83.KJ764.A52.92", turned="2H"), Random(1), 3)
    held = {number(card) for card in parse_cards("AS 8S 3S KH JH 7H 6H 4H AD 5D 2D 9C 2C")}
    assert all(hands[S] == sum(1 << place for place in held) for hands in worlds.hands)
    assert all(hands[E] >> number(parse_cards("2H")[0]) & 1 for hands in worlds.hands)

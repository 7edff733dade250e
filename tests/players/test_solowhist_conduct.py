"""What a misère's cards tell of whole hands."""

from random import Random

import pytest

from tests.players.solowhist_seen import CLUB, bidding, playing
from whistdesk.cards.pack import parse_hand
from whistdesk.players.search.manners import KEEN
from whistdesk.players.search.misere_playouts import MiserePlayouts
from whistdesk.players.search.solver import number
from whistdesk.players.solowhist.conduct import UNLIKE, conduct, conduct_counts
from whistdesk.players.solowhist.worlds import mask
from whistdesk.rules.base import Setup
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.moves import Call, PlayCard
from whistdesk.rules.solowhist.state import SoloState

THROW = UNLIKE[5]
PLAYED = [(7, Seat.EAST), (11, Seat.SOUTH), (17, Seat.SOUTH), (58, Seat.SOUTH), (194, Seat.WEST), (208, Seat.NORTH)]
"""Misères that club players make against their like."""


def deal(*hands: str) -> tuple[int, ...]:
    """The cards that S W N E hold, as masks."""
    return tuple(mask(parse_hand(hand)) for hand in hands)


def test_a_misere_bidder_would_have_thrown_a_bare_king_before_a_queen() -> None:
    view = playing("53.A43.KQ53.632", "misere N", "W", before=["S 9S KS QC JS"])
    safe = deal("64.A..", ".K5.3.", ".32.2.", ".QJ.4.")
    bare = deal("64.A..", ".532..", ".K.32.", ".QJ.4.")
    assert conduct(view, [safe, bare]) == pytest.approx([1, THROW])


@pytest.mark.parametrize("contract", ["misere S", "open-misere N", "solo N H"])
def test_cards_tell_of_whole_hands_to_the_defenders_of_a_closed_misere_only(contract: str) -> None:
    assert not conduct_counts(playing("53.A43.KQ53.632", contract, "W", before=["S 9S KS QC JS"]))


def test_no_card_tells_nothing() -> None:
    assert not conduct_counts(playing("53.A43.KQ53.9632", "misere N", "W"))
    assert not conduct_counts(bidding("A83.KJ764.A52.92"))


def misere(number: int, bidder: Seat) -> SoloState:
    """The deal with a misère by this seat, all others having passed."""
    state = SoloWhist().start(Setup(number=number, match=1)).state
    while isinstance(state, SoloState) and state.hand.contract is None:
        state = state.apply(Call.MISERE if state.seat is bidder else Call.PASS).state
    assert isinstance(state, SoloState)
    return state


@pytest.mark.parametrize(("deal_number", "bidder"), PLAYED)
def test_a_misere_bidder_ducks_and_throws_as_club_players_do(deal_number: int, bidder: Seat) -> None:
    state = misere(deal_number, bidder)
    hands = [mask(state.hand.cards_of(seat)) for seat in COMPASS]
    leader, cards, free = state.seat, list[int](), 0
    assert leader is not None
    while state.seat is not None and state.hand.made is None:
        view = state.view_for(state.seat)
        move = CLUB.choose(view, Random(0)).move
        assert isinstance(move, PlayCard)
        cards.append(number(move.card))
        free += state.seat is bidder and len(view.legal) > 1
        following = state.apply(move).state
        assert isinstance(following, SoloState)
        state = following
    assert state.hand.made
    assert free > 5
    playouts, place = MiserePlayouts(KEEN), COMPASS.index(bidder)
    playouts.place(COMPASS.index(leader), [], place)
    assert playouts.likelihoods([hands], cards, 1 << place, [1, 1, 1, 1, 0.5, 0.5]) == [1]

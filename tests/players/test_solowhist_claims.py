"""SW-16: what a seat may claim is certain, and rests on nothing that it does not see."""

from random import Random

import pytest

from tests.players.solowhist_seen import CLUB, bidding, playing
from whistdesk.cards.card import parse_card
from whistdesk.players.base import Claim
from whistdesk.players.registry import CLAIMS
from whistdesk.rules.base import Setup, View
from whistdesk.rules.registry import GAMES
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import PlayCard
from whistdesk.rules.solowhist.view import SoloView

CLAIM = CLAIMS["solo-whist"]
SOLO_WHIST = GAMES["solo-whist"]

ELEVEN = (  # tricks, four of them South's; the knave and the two of hearts are left, and six diamonds
    "S AH 3H 4H 5H",
    "S KH 6H 7H 8H",
    "S QH 9H TH 2C",
    "S AS 5S 3S 4S",
    "S 2D 3D 4D 5D",
    "E 6C 7C 8C 9C",
    "N TC JC QC KC",
    "W 3C 4C 5C 2S",
    "E 7S 8S 9S 6S",
    "W JS QS KS TS",
    "E AC 8D TD 9D",
)


def play(card: str) -> PlayCard:
    return PlayCard(parse_card(card))


def claimed(view: View) -> Claim | None:
    return CLAIM(view, Random(3))


def test_the_highest_trump_makes_the_fifth_trick_certain() -> None:
    assert claimed(playing(".J.Q.", "solo S H", "E 6D", before=ELEVEN, turned="5H")) == Claim(play("QD"), won=True)


def test_a_card_that_may_be_beaten_is_not_claimed() -> None:
    assert claimed(playing("..KQ.", "solo S H", "E 6D", before=ELEVEN, turned="5H")) is None


def test_what_cannot_come_any_more_is_claimed_as_lost() -> None:
    assert claimed(playing("..76.", "solo S H", "E KD", before=ELEVEN, turned="5H")) == Claim(play("7D"), won=False)


def test_nothing_is_claimed_before_a_card_is_played() -> None:
    assert claimed(bidding("AKQJT98765432...")) is None


@pytest.mark.parametrize("number", range(1, 13))
def test_a_claim_stands_whatever_the_others_play(number: int) -> None:
    state, random, first = SOLO_WHIST.start(Setup(number=number, match=1)).state, Random(number), None
    while state.seat is not None:
        view = state.view_for(state.seat)
        assert isinstance(view, SoloView)
        claim = claimed(view) if state.seat is Seat.SOUTH and view.in_play and not view.decided else None
        if first is not None and state.seat is Seat.SOUTH and not view.decided:
            assert claim is not None
            assert claim.won is first.won
        first = first or claim
        move = claim.move if claim else CLUB.choose(view, random).move if first is None else random.choice(view.legal)
        state = state.apply(move).state
    if first is not None:
        view = state.view_for(Seat.SOUTH)
        assert isinstance(view, SoloView)
        end = view.settled[-1]
        assert end.contract is not None
        assert first.won is (end.made is (Seat.SOUTH in end.contract.declarers))


@pytest.mark.parametrize("number", range(1, 7))
def test_a_claim_rests_on_what_the_seat_sees(number: int) -> None:
    """The hidden cards dealt anew change neither that something is claimed nor what."""
    random = Random(number)
    state = SOLO_WHIST.start(Setup(number=number, match=1)).state
    while state.seat is not None:
        view = state.view_for(state.seat)
        assert isinstance(view, SoloView)
        if view.in_play and state.seat is Seat.SOUTH and len(view.hand) < 7:
            assert claimed(SOLO_WHIST.sample(view, random).view_for(Seat.SOUTH)) == claimed(view)
        state = state.apply(CLUB.choose(view, random).move).state

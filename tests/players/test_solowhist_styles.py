"""Styles of Solo Whist seats: a careful one wants more for a call than a bold one, and cards are played alike."""

from random import Random

import pytest

from tests.players.solowhist_seen import bidding
from whistdesk.players.registry import PLAYERS, player, styles
from whistdesk.rules.base import Setup
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.state import SoloState

GAME = SoloWhist()
NOBODY = Random(0)


def test_every_level_has_every_style_and_the_usual_one_comes_first() -> None:
    assert styles("solo-whist") == ("even", "careful", "bold")
    assert all(tuple(by_style) == styles("solo-whist") for by_style in PLAYERS["solo-whist"].values())
    assert styles("oneonta-whist") == ()


@pytest.mark.parametrize(
    ("hand", "careful", "even", "bold"),
    [
        ("A83.KQJ764.A5.92", "solo", "solo", "solo"),
        ("J83.9764.Q52.T62", "pass", "pass", "pass"),
        ("A83.KJ6.K652.962", "pass", "propose", "propose"),
        ("AK3.QJ6.9752.962", "pass", "pass", "propose"),
    ],
)
def test_club_seats_differ_on_hands_between(hand: str, careful: str, even: str, bold: str) -> None:
    calls = [
        str(player("solo-whist", "club", style).choose(bidding(hand), NOBODY).move)
        for style in ("careful", "even", "bold")
    ]
    assert calls == [careful, even, bold]


@pytest.mark.parametrize("level", PLAYERS["solo-whist"])
@pytest.mark.parametrize("number", range(3))
def test_the_bolder_a_seat_of_any_level_is_the_more_it_thinks_of_every_call(level: str, number: int) -> None:
    state = GAME.start(Setup(number=number)).state
    assert isinstance(state, SoloState)
    view = state.view_for(Seat.SOUTH)
    careful, even, bold = (
        {opinion.move: opinion.value for opinion in player("solo-whist", level, style).choose(view, Random(1)).opinions}
        for style in ("careful", "even", "bold")
    )
    assert careful[Call.PASS] == even[Call.PASS] == bold[Call.PASS]
    assert all(careful[call] < even[call] < bold[call] for call in view.legal if call is not Call.PASS)

"""The beginner of Solo Whist: sensible by rules of thumb, timid, and soon forgetful. South plays, hearts are trumps."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.players.solowhist_seen import bidding, naming, playing
from whistdesk.players.base import Choice
from whistdesk.players.registry import player
from whistdesk.rules.base import Setup
from whistdesk.rules.solowhist.game import SoloWhist
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.solowhist.view import SoloView

GAME = SoloWhist()
BEGINNER = player("solo-whist", "beginner")
CLUB = player("solo-whist", "club")
FIRST = ["N 7S AS 5S 6S"]


def choice(view: SoloView) -> Choice:
    return BEGINNER.choose(view, Random(0))


def answer(view: SoloView) -> str:
    return str(choice(view).move)


@pytest.mark.parametrize(
    ("hand", "calls", "call"),
    [
        ("AK3.AKJ764.A5.92", "", "solo"),
        ("A83.KQJ764.A5.92", "", "propose"),
        ("J83.9764.Q52.T62", "", "pass"),
        ("K83.AQJ4.A52.K62", "propose", "accept"),
        ("J83.9764.Q52.T62", "propose", "pass"),
        ("8742.T52.953.742", "", "pass"),
        ("8742.652.6432.42", "", "misere"),
        ("AKQJT98765432...", "", "abundance-declared"),
    ],
)
def test_calls(hand: str, calls: str, call: str) -> None:
    assert answer(bidding(hand, calls)) == call


def test_an_abundance_names_the_longest_and_highest_suit() -> None:
    assert answer(naming("A2.A.AKQJT987.K2")) == "trump D"


@pytest.mark.parametrize(
    ("hand", "trick", "card"),
    [
        # Second hand low, but an ace or king is played.
        ("T3.87.QJ64.Q832", "E 4C", "2C"),
        ("T3.87.QJ64.K832", "E 4C", "KC"),
        # Third hand high.
        ("T83.87.KQ92.832", "N 3D 5D", "KD"),
        # The last player wins cheaply, or plays low.
        ("T83.87.AQ92.832", "W JD 5D 4D", "QD"),
        ("T83.87.Q972.832", "W KD 5D 4D", "2D"),
    ],
)
def test_following(hand: str, trick: str, card: str) -> None:
    assert answer(playing(hand, "solo W H", trick, before=FIRST)) == f"play {card}"


def test_a_ruff_is_low_but_high_enough() -> None:
    hand, contract = "T832.J764.9742.", "propose SN H"
    assert answer(playing(hand, contract, "W AC 4C 5C", before=FIRST)) == "play 4H"
    assert answer(playing(hand, contract, "W AC 4C 9H", before=FIRST)) == "play JH"


@pytest.mark.parametrize(
    ("hand", "trick"),
    [("T832.J764.9742.", "W 5C AC 4C"), ("T832.J764.9742.", "N AC 4C"), ("T83.76.9742.AQ2", "W 4C KC 5C")],
)
def test_a_partners_winner_is_neither_ruffed_nor_beaten(hand: str, trick: str) -> None:
    view = playing(hand, "propose SN H", trick, before=FIRST)
    assert choice(view).reason.key == "leave-to-partner"


@pytest.mark.parametrize(
    ("hand", "contract", "card"),
    [
        ("A83.KQJ64.952.92", "solo S H", "AS"),
        ("983.KQJ64.952.92", "solo S H", "KH"),
        ("KQ3.86.9652.9642", "solo W H", "KS"),
        ("K93.86.8652.9742", "solo W H", "2C 2D"),
    ],
)
def test_leading(hand: str, contract: str, card: str) -> None:
    assert answer(playing(hand, contract, "S")).removeprefix("play ") in card.split()


def test_a_misere_bidder_stays_below_and_throws_high_cards() -> None:
    assert answer(playing("8642.642.642.53", "misere S", "W KS 9S JS", before=["N 8C AC 9C 2C"])) == "play 8S"
    assert answer(playing("8642.642.Q42.53", "misere S", "W KC 9C JC", before=["N 8C AC 9C 2C"])) == "play 5C"
    assert answer(playing("8642.642.QT542.", "misere S", "W KC 9C JC", before=["N 8C AC 9C 2C"])) == "play QD"


def test_who_defends_against_a_misere_ducks_until_the_bidder_has_played() -> None:
    assert answer(playing("K42.Q42.Q842.53", "misere N", "E 9S", before=["N 2C AC 9C 8C"])) == "play 2S"
    assert answer(playing("K42.Q42.Q842.53", "misere N", "N 9S KH", before=["N 2C AC 9C 8C"])) == "play 4S"
    assert answer(playing("K42.Q42.Q842.53", "misere N", "N 9S AS", before=["N 2C AC 9C 8C"])) == "play KS"


def test_old_tricks_are_forgotten() -> None:
    # The ace of diamonds fell in the first trick; in the second case it is too long ago, and the king stays.
    fresh, stale = ["N 3C AD 5C 6C"], ["N 7S AD 5S 6S", "E 8C 4C 3C 9C", "W TC JC QC KC"]
    hand = "T3.87.K652.J832"
    assert choice(playing(hand, "solo W H", "S", before=fresh)).reason.key == "cash"
    assert choice(playing("T3.87.K652.J8", "solo W H", "S", before=stale)).reason.key != "cash"


@settings(max_examples=25)
@given(st.integers(0, 10**7))
def test_every_move_of_a_match_is_legal_and_judged(number: int) -> None:
    state = GAME.start(Setup(number=number, match=2)).state
    while isinstance(state, SoloState) and state.seat is not None:
        view = state.view_for(state.seat)
        answered = choice(view)
        assert {opinion.move for opinion in answered.opinions} == set(view.legal)
        assert answered == BEGINNER.choose(view, Random(1))
        state = state.apply(answered.move).state


def test_a_beginner_calls_less_often_than_a_club_player() -> None:
    called = dict.fromkeys((BEGINNER, CLUB), 0)
    for number in range(60):
        state = GAME.start(Setup(number=number)).state
        assert state.seat is not None
        for who in called:
            called[who] += str(who.choose(state.view_for(state.seat), Random(0)).move) != "pass"
    assert 0 < called[BEGINNER] < called[CLUB]

"""The club player's calls: sober, from its own hand, and worth their chips."""

import pytest

from tests.players.solowhist_seen import answer, bidding, choice, naming
from whistdesk.rules.solowhist.house import UNACCEPTED_PROPOSER_MAY_RAISE
from whistdesk.rules.solowhist.moves import Call

SOLO = "A83.KQJ764.A5.92"
WEAK = "J83.9764.Q52.T62"
FAIR = "A83.KJ64.K52.962"
FINE = "K83.AQJ4.A52.K62"


@pytest.mark.parametrize(
    ("hand", "calls", "call"),
    [
        # Hearts are turned up.
        (SOLO, "", "solo"),
        (WEAK, "", "pass"),
        (FAIR, "", "propose"),
        (FINE, "propose", "accept"),
        (WEAK, "propose", "pass"),
        (SOLO, "pass pass", "solo"),
        # A long trump suit and high cards outside: more than a solo.
        ("AK.AKQJ9764.A5.2", "", "abundance"),
        # The best own suit need not be the turned one.
        ("AKQJT962.A.A5.K2", "", "abundance"),
        # A low card in a long suit makes it safe; a bare queen loses a misère.
        ("8742.652.953.742", "", "misere"),
        ("Q.6532.9742.8532", "", "pass"),
        # Every suit is safe, whatever is led.
        ("8642.642.642.532", "", "open-misere"),
        ("AKQJT98765432...", "", "abundance-declared"),
        ("AKQ.AKQ.AKQ.AKQJ", "", "abundance-declared"),
        # Another one's solo is not overcalled without a hand for it.
        (SOLO, "solo", "pass"),
        ("8742.652.953.742", "solo", "misere"),
    ],
)
def test_what_is_called(hand: str, calls: str, call: str) -> None:
    assert answer(bidding(hand, calls)) == call


def test_an_accepted_proposal_stands_unless_more_is_likely() -> None:
    assert answer(bidding(FAIR, "propose accept pass pass")) == "pass"
    assert choice(bidding(FAIR, "propose accept pass pass")).reason.key == "contract-stands"


def test_an_unaccepted_proposer_throws_a_fair_hand_in() -> None:
    view = bidding(FAIR, "propose pass pass pass", rules=[UNACCEPTED_PROPOSER_MAY_RAISE])
    assert answer(view) == "pass"
    assert choice(view).reason.key == "nobody-accepts"


def test_abundance_is_played_in_the_best_own_suit() -> None:
    assert answer(naming("AKQJT962.A.A5.K2")) == "trump S"
    assert answer(naming("A.K52.A5.AKQJ962")) == "trump C"


def test_values_are_chips_and_the_reason_holds_the_numbers() -> None:
    made = choice(bidding(SOLO))
    assert made.move is Call.SOLO
    assert 2 < made.value < 6
    assert made.reason.key == "likely-tricks"
    assert made.reason.facts["tricks"] > 5.5
    assert {opinion.move for opinion in made.opinions} == set(bidding(SOLO).legal)


def test_a_pass_says_why() -> None:
    assert choice(bidding(WEAK)).reason.key == "too-weak"
    assert choice(bidding(WEAK, "propose")).reason.key == "too-weak-to-accept"
    assert choice(bidding(WEAK, "solo")).reason.key == "defend"

"""What is foreseen of contracts: chances that rise with the play-outs, and answers that share out all deals."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.players.solowhist_seen import bidding
from whistdesk.players.solowhist.calibration import ODDS, made_chance
from whistdesk.players.solowhist.foresight import Figures, foresee, reached
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import Call

FAIR = "AQ3.KJ64.K52.962"
S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST


@given(st.sampled_from(list(ODDS)), st.floats(0, 1), st.floats(0, 1), st.integers(1, 200))
def test_more_play_outs_that_make_it_are_a_better_chance(call: Call, one: float, other: float, worlds: int) -> None:
    low, high = (made_chance(call, Figures(share, 6.0), worlds) for share in sorted((one, other)))
    assert 0 < low <= high < 1


def test_what_makes_a_contract() -> None:
    assert [reached(Call.SOLO, tricks) for tricks in (4, 5)] == [False, True]
    assert [reached(Call.OPEN_MISERE, tricks) for tricks in (0, 1)] == [True, False]
    assert [reached(Call.PROPOSE, tricks) for tricks in (7, 8)] == [False, True]


def test_the_next_seat_accepts_calls_higher_or_passes() -> None:
    foresight = foresee(bidding(FAIR), Random(1))
    parts = foresight.accepting(foresight.auction.after(Call.PROPOSE), foresight.worlds.weights)
    assert all(sum(part) >= 0 for part in parts)
    assert sum(map(sum, parts)) == pytest.approx(1)


def test_a_good_hand_is_seen_to_make_more() -> None:
    fair, weak = (foresee(bidding(hand, "propose"), Random(1)) for hand in (FAIR, "J83.975.Q52.T762"))
    one, other = (each.partnership(S, W, each.worlds.weights) for each in (fair, weak))
    assert one.tricks > other.tricks + 1
    assert one.made > other.made


def test_the_bidder_of_an_abundance_declared_leads() -> None:
    """South holds the spades from the top: West leading any other suit would beat it at once."""
    foresight = foresee(bidding("AKQJT98765432..."), Random(1))
    assert foresight.alone(Call.ABUNDANCE_DECLARED, S, None).made == 1
    assert foresight.alone(Call.ABUNDANCE_DECLARED, W, None).made == 0

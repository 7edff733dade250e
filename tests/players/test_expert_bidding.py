"""The expert's calls: what play-outs promise, what a pass leaves to others, and the stakes in force."""

from random import Random

import pytest

from tests.players.solowhist_seen import bidding, naming
from whistdesk.players.base import Choice, chosen
from whistdesk.players.solowhist import foresight, worlds
from whistdesk.players.solowhist.expert_bidding import expert_calls, expert_trumps
from whistdesk.players.solowhist.style import Style
from whistdesk.rules.solowhist.house import PARTNERS_SETTLE_ONCE
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.view import SoloView

SOLO = "A83.KQJ764.A5.92"
WEAK = "J83.975.Q52.T762"
MODEST = "J83.K75.AQ2.T762"
FAIR = "AQ3.KJ64.K52.962"
FINE = "K83.AQJ4.A52.K62"
LOW = "8742.653.953.742"


@pytest.fixture
def many_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many deals as compiled kernels look at: with fewer a close call is chance."""
    monkeypatch.setattr(foresight, "WORLDS", 160)
    monkeypatch.setattr(worlds, "EXCHANGES", 100)


def answer(view: SoloView, style: Style = Style.EVEN) -> Choice:
    return chosen(expert_calls(view, Random(1), style))


@pytest.mark.parametrize(
    ("hand", "calls", "call"),
    [
        # Hearts are turned up, by East.
        (SOLO, "", "solo"),
        (WEAK, "", "pass"),
        (FAIR, "", "propose"),
        (FINE, "propose", "accept"),
        (WEAK, "propose", "pass"),
        ("AK.AKQJ9764.A5.3", "", "abundance"),
        ("AKQJT963.A.A5.K3", "", "abundance"),
        ("AKQJT98765432...", "", "abundance-declared"),
        # A hand that makes no more than the last call is left alone.
        (SOLO, "solo", "pass"),
    ],
)
def test_what_is_called(hand: str, calls: str, call: str) -> None:
    assert str(answer(bidding(hand, calls)).move) == call


@pytest.mark.usefixtures("many_deals")
@pytest.mark.parametrize(("calls", "call"), [("", "propose"), ("propose", "pass")])
def test_who_leaves_a_fair_chance_to_the_others_mostly_pays_for_it_but_need_not_take_theirs(
    calls: str, call: str
) -> None:
    assert str(answer(bidding(MODEST, calls)).move) == call


def test_a_hand_that_stays_below_calls_one_of_the_miseres() -> None:
    assert answer(bidding("8642.643.642.532")).move in {Call.MISERE, Call.OPEN_MISERE}


def test_each_legal_call_has_its_value_and_its_numbers() -> None:
    view = bidding(FAIR)
    opinions = {opinion.move: opinion for opinion in answer(view).opinions}
    assert set(opinions) == set(view.legal)
    for call in view.legal:
        if call is not Call.PASS:
            facts = opinions[call].reason.facts
            assert 0 < facts["made"] < 1
            assert 0 <= facts["share"] <= 1
            assert facts["worlds"] > 0
    made = opinions[Call.SOLO].reason.facts["made"]
    assert opinions[Call.SOLO].value == pytest.approx(6 * (2 * made - 1))


def test_equal_chance_gives_equal_opinions() -> None:
    assert answer(bidding(FAIR, "propose")) == answer(bidding(FAIR, "propose"))


def test_stakes_are_those_of_the_house_rules() -> None:
    plain, once = (bidding(FINE, "propose", rules=rules) for rules in ((), (PARTNERS_SETTLE_ONCE,)))
    values = [{o.move: o.value for o in answer(view).opinions}[Call.ACCEPT] for view in (plain, once)]
    assert values[0] == pytest.approx(2 * values[1])


def test_a_careful_seat_asks_more_of_its_calls_and_of_nothing_else() -> None:
    even, careful = (
        {o.move: o.value for o in answer(bidding(FAIR), style).opinions} for style in (Style.EVEN, Style.CAREFUL)
    )
    assert careful[Call.PASS] == even[Call.PASS]
    assert careful[Call.SOLO] == pytest.approx(even[Call.SOLO] - 6 * Style.CAREFUL.margin)


def test_a_pass_costs_what_the_standing_contract_is_expected_to_win() -> None:
    opinion = next(o for o in answer(bidding(WEAK, "solo")).opinions if o.move is Call.PASS)
    assert opinion.reason.key == "defend"
    assert opinion.value == pytest.approx(-2 * (2 * opinion.reason.facts["made"] - 1))
    assert opinion.value < 0


def test_the_last_pass_throws_the_hand_in_for_nothing() -> None:
    view = bidding("J83.9752.Q52.T76", "pass pass pass", turned="2H")
    assert next(o for o in answer(view).opinions if o.move is Call.PASS).value == 0


def test_abundance_is_played_in_the_best_own_suit() -> None:
    for hand, trump in (("AKQJT963.A.A5.K3", "trump S"), ("A.K54.A5.AKQJ963", "trump C")):
        assert str(chosen(expert_trumps(naming(hand), Random(1))).move) == trump

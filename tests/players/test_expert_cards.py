"""Cards that no sound player gets wrong, from both sides; the expert and the club player alike.

South plays, and hearts are trumps where there are any.
"""

from collections.abc import Sequence
from random import Random

import pytest

from tests.players.solowhist_seen import playing
from whistdesk.cards.card import parse_card
from whistdesk.players.registry import player
from whistdesk.players.solowhist.expert_cards import Verdict, card_choice, first_of_equals
from whistdesk.players.solowhist.memory import Memory, remember
from whistdesk.players.solowhist.outlook import PLAIN, Outlook, usual_card
from whistdesk.players.solowhist.worlds import Worlds, sample_worlds
from whistdesk.rules.solowhist.moves import PlayCard
from whistdesk.rules.solowhist.view import SoloView

FIRST = ["N 7S AS 5S 6S"]
"""A first trick: North led, East won with the ace, South and West followed."""
SIDES = pytest.mark.parametrize("contract", ["propose SN H", "solo E H"], ids=["declaring", "defending"])


@pytest.fixture(params=["expert", "club"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def played(level: str, view: SoloView) -> str:
    return str(player("solo-whist", level).choose(view, Random(1)).move).removeprefix("play ")


@SIDES
def test_fourth_hand_leaves_the_trick_to_a_partner(level: str, contract: str) -> None:
    view = playing("Q32.764.974.A83", contract, "W 4C KC 5C", before=FIRST)
    assert played(level, view) in {"3C", "8C"}


@SIDES
def test_a_partners_master_is_not_ruffed(level: str, contract: str) -> None:
    view = playing("T83.J764.98742.", contract, "W 9C AC 5C", before=FIRST)
    assert not played(level, view).endswith("H")


@SIDES
def test_what_loses_anyhow_loses_low(level: str, contract: str) -> None:
    view = playing("832.87.KQ92.K83", contract, "W AD 5D 4D", before=FIRST)
    assert played(level, view) == "2D"


def test_the_trick_that_beats_the_contract_is_taken_in_last_seat(level: str) -> None:
    before = ["W AH 2H 3H 4H", "W KH 5H 6H 7H", "W QH 7S 3S 4S", "W JH 8S 5S 6S"]
    assert played(level, playing("T.8.AQ92.832", "solo W H", "W KD 4D 3D", before=before, turned="3H")) == "AD"


def test_the_trick_that_makes_the_contract_is_taken_in_last_seat(level: str) -> None:
    before = ["S AH 2H 3H 4H", "S KH 5H 6H 7H", "S QH 7S 3S 4S", "S JH 8S 5S 6S", "S 9S JS QS KS"]
    assert played(level, playing("T.T98.AQ9.2", "solo S H", "W KD 4D 3D", before=before, turned="4H")) == "AD"


def test_no_suit_is_led_in_which_the_misere_bidder_is_void(level: str) -> None:
    view = playing("742.8643.53.QJT", "misere W", "S", before=["S AC 9D 3C 2C"])
    assert not played(level, view).endswith("C")


def test_a_defender_stays_below_the_misere_bidder(level: str) -> None:
    view = playing("742.8643.52.K62", "misere N", "W 4C 7C 3C", before=["W AS JS 9S 3S"])
    assert played(level, view) in {"6C", "2C"}


def test_a_misere_bidder_plays_the_highest_card_that_loses(level: str) -> None:
    view = playing("742.8643.52.832", "misere S", "W 9C 4C TC", before=["W AS JS 9S 3S"])
    assert played(level, view) == "8C"


def test_equal_cards_are_judged_alike_and_the_lowest_is_played(level: str) -> None:
    view = playing("T83.87.KQJ.9832", "solo W H", "N 3D 5D", before=FIRST)
    assert played(level, view) == "JD"


def test_cards_are_equal_where_nothing_lies_between_that_others_hold_or_played() -> None:
    view = playing("9832.87.KQ9.T83", "solo W H", "N 3D JD", before=["N 7S AS 5S 6S"])
    memory = remembered(view)
    cards = sorted(view.hand)
    firsts = {str(card): str(first_of_equals(memory, card, cards)) for card in cards}
    assert firsts["KD"] == "QD"
    assert firsts["9D"] == "9D"
    assert firsts["8H"] == "7H"
    assert firsts["9S"] == "8S"
    assert firsts["3S"] == "2S"
    assert first_of_equals(memory, parse_card("QD"), cards) == parse_card("QD")


def remembered(view: SoloView) -> Memory:
    assert view.contract is not None
    return remember(view, view.contract)


def chosen_where_made(usual: Sequence[float], other: Sequence[float]) -> bool:
    """Whether a hunter takes the card of play-outs, by the deals in which the misère is made after it and others."""
    memory = remembered(playing("742.8643.53.QJT", "misere W", "S", before=["S AC 9D 3C 2C"]))
    hands = sample_worlds(memory.view, Random(1), 200).hands[: len(usual)]
    worlds = Worlds(hands, (1 / len(usual),) * len(usual))
    cards = [move.card for move in memory.view.legal if isinstance(move, PlayCard)]
    expected = usual_card(memory, worlds)
    outlook = {card: Outlook(tuple(usual if card == expected else other), (0,) * len(usual)) for card in cards}
    return Verdict(memory, worlds, outlook).choice().move == PlayCard(expected)


def test_against_a_misere_the_card_that_fellows_expect_gives_way_to_a_clearly_better_one_only() -> None:
    """Two deals of twenty are one standard error, eight are nearly four."""
    assert chosen_where_made([1] * 3 + [0] * 17, [0] * 3 + [1] + [0] * 16)
    assert not chosen_where_made([1] * 8 + [0] * 12, [0] * 20)


def deals_seen(contract: str, trick: str) -> int:
    """Of how many deals the reason for a card speaks, where leads against misères take forty, else five."""
    view = playing("742.8643.53.QJT", contract, trick, before=["S AC 9C 3C 2C"] if trick == "S" else ["W AS JS 9S 3S"])
    choice = card_choice(remembered(view), Random(1), PLAIN._replace(worlds=5, miseres=5, hunts=40))
    return int(str(choice.reason.facts["worlds"]))


def test_a_lead_against_a_misere_is_judged_in_more_deals() -> None:
    assert deals_seen("misere N", "S") > 5
    assert deals_seen("misere N", "W 4C 7C 3C") <= 5
    assert deals_seen("solo N H", "S") <= 5

"""Deals of Solo Whist: numbered ones, pinned for ever, and spelled-out ones (SW-01, SW-02, RECORD.md)."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.card import CARDS
from whistdesk.cards.deal import LARGEST_NUMBER
from whistdesk.rules.base import Setup, SetupError
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.deal import numbered, write_deals
from whistdesk.rules.solowhist.game import SoloWhist

GAME = SoloWhist()
HANDS = "S:AKQJT98765432... W:.AKQJT98765432.. N:..AKQJT98765432. E:...AKQJT98765432"

GOLDEN = [
    (0, 0, "E", "S:Q75.JT93.9.K9654 W:2.KQ876.J632.J87 N:J93.A52.KQ754.T2 E:AKT864.4.AT8.AQ3", "TD"),
    (1, 0, "E", "S:T96.Q8532.AJ9.54 W:A8732.J97.Q8.T96 N:KJ.64.KT73.AQJ87 E:Q54.AKT.6542.K32", "KC"),
    (1, 1, "S", "S:KQJ3.KT2.AQ32.74 W:962.A6.KJ54.T986 N:AT84.98543.97.K2 E:75.QJ7.T86.AQJ53", "KH"),
    (4711, 0, "E", "S:QT74.KJ92.K7.AQ4 W:J6.Q76.T9.JT7653 N:983.53.86432.K98 E:AK52.AT84.AQJ5.2", "5D"),
    (4711, 3, "N", "S:A65.Q643.J93.J84 W:T42.82.KT876.A73 N:Q987.AK.AQ5.KT65 E:KJ3.JT975.42.Q92", "QS"),
    (LARGEST_NUMBER, 0, "E", "S:J62.AQ3.Q64.KT32 W:KQ987.T85.AKJ8.J N:A.J976.9.AQ87654 E:T543.K42.T7532.9", "7D"),
]


@pytest.mark.parametrize(("number", "index", "dealer", "hands", "turned"), GOLDEN)
def test_numbered_deals_are_the_same_for_ever(number: int, index: int, dealer: str, hands: str, turned: str) -> None:
    assert write_deals([numbered(number, index)]) == [{"dealer": dealer, "hands": hands, "turned": turned}]


def test_sw01_threes_and_a_single_clockwise_from_the_dealers_left() -> None:
    deal = numbered(5, 0)
    assert deal.dealer is Seat.EAST
    order = "".join(deal.receiver(index) for index in range(52))
    assert order == "SSSWWWNNNEEE" * 4 + "SWNE"


def test_sw01_the_deal_moves_on_to_the_left() -> None:
    assert "".join(numbered(9, index).dealer for index in range(6)) == "ESWNES"


def test_sw02_the_turned_card_is_the_dealers_last() -> None:
    deal = numbered(5, 2)
    assert deal.turned == deal.pack[51] == deal.hand(deal.dealer)[-1]


@given(st.integers(0, LARGEST_NUMBER), st.integers(0, 20))
def test_every_deal_gives_all_cards_thirteen_to_each(number: int, index: int) -> None:
    deal = numbered(number, index)
    assert [len(deal.hand(seat)) for seat in COMPASS] == [13, 13, 13, 13]
    assert sorted(deal.pack) == sorted(CARDS)


@given(st.integers(0, LARGEST_NUMBER), st.integers(1, 5))
def test_spelled_out_deals_are_read_as_they_are_written(number: int, count: int) -> None:
    written = write_deals([numbered(number, index) for index in range(count)])
    document = {"rules": {"pass_is_final": True}, "deal": {"deals": written}, "match": 3}
    setup = GAME.read_setup(json.loads(json.dumps(document)))
    assert GAME.write_setup(setup) == document


def test_a_numbered_setup_is_read_as_it_is_written() -> None:
    setup = Setup(number=4711, house_rules=frozenset(("partners_settle_once",)), match=12)
    assert GAME.read_setup(GAME.write_setup(setup)) == setup


def test_seats_and_ranks_come_in_any_order_and_other_keys_are_left_alone() -> None:
    hands = "E:...23456789TJQKA N:..23456789TJQKA. W:.23456789TJQKA.. S:23456789TJQKA..."
    read = GAME.read_setup({"deal": {"deals": [{"dealer": "E", "hands": hands, "turned": "2C", "from": "a friend"}]}})
    assert write_deals(read.spelled) == [{"dealer": "E", "hands": HANDS, "turned": "2C"}]


def test_the_place_in_a_spelled_out_pack_says_nothing_of_the_face() -> None:
    places = set()
    for number in range(60):
        (written,) = write_deals([numbered(number, 0)])
        (deal,) = GAME.read_setup({"deal": {"deals": [written]}}).spelled
        north = deal.hand(Seat.NORTH)
        places.add(north.index(min(north)))
    assert places == set(range(13))


def entry(**changes: Any) -> dict[str, Any]:
    return {"dealer": "E", "hands": HANDS, "turned": "2C", **changes}


@pytest.mark.parametrize(
    ("deals", "message"),
    [
        ([], "deals must be a list of at least one deal"),
        ("S", "deals must be a list of at least one deal"),
        (None, "deals must be a list of at least one deal"),
        ([7], "deal 1: a deal must be an object with dealer, hands and turned"),
        ([{"hands": HANDS, "turned": "2C"}], "deal 1: dealer is missing"),
        ([entry(dealer=4)], "deal 1: dealer must be text"),
        ([entry(dealer="player")], "deal 1: 'player' is not one of the seats S W N E"),
        ([entry(turned="2S")], "deal 1: the turned card 2S is not one of the dealer's"),
        ([entry(turned="XX")], "deal 1: 'XX' is not a card"),
        ([entry(hands=HANDS.replace("E:", "S:"))], "deal 1: hands must name each seat once"),
        ([entry(hands=HANDS.replace("E:", "E"))], "deal 1: 'E...AKQJT98765432' is not one of the seats"),
        ([entry(hands=HANDS.rsplit(" ", 1)[0])], "deal 1: the hand of E is missing"),
        ([entry(hands=HANDS.replace("S:A", "S:"))], "deal 1: S holds 12 cards instead of 13"),
        ([entry(hands=HANDS.replace("S:AK", "S:KK"))], "deal 1: 'KKQJT98765432...' holds a card twice"),
        ([entry(hands=HANDS.replace("W:.AK", "W:A.K"))], "deal 1: a card lies in two hands"),
        ([entry(hands=HANDS.replace("S:A", "S:1"))], "deal 1: '1S' is not a card"),
        ([entry(hands="S:AKQ")], "deal 1: 'AKQ' is not a hand of four suits"),
        ([entry(), entry()], "deal 2: the dealer must be S, at the left of the last one, not E"),
        ([entry(), entry(dealer="S", turned="2C")], "deal 2: the turned card 2C is not one of the dealer's"),
    ],
)
def test_malformed_spelled_out_deals(deals: Any, message: str) -> None:
    with pytest.raises(SetupError) as raised:
        GAME.read_setup({"deal": {"deals": deals}, "match": 1})
    assert str(raised.value).startswith(message)


@pytest.mark.parametrize(
    "document",
    [
        {"deal": {"number": 1, "deals": [entry()]}},
        {"deal": {"number": 1}, "match": 0},
        {"deal": {"number": 1}, "match": "four"},
        {"deal": {"number": 1}, "rules": {"dealer_may_look": True}},
        {"deal": {"number": 2**64}},
        {"deal": {}},
    ],
)
def test_setups_that_cannot_be(document: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        GAME.read_setup(document)

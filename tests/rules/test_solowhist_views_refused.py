"""Views of Solo Whist that no game leads to are refused with a sentence that says why."""

from random import Random
from typing import Any

import pytest

from tests.asking import TOLD
from whistdesk.cards.card import CARDS, Suit
from whistdesk.rules.base import Setup, State
from whistdesk.rules.registry import GAMES
from whistdesk.rules.request import ViewError
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.knowledge import cards_played
from whistdesk.rules.solowhist.moves import Call
from whistdesk.rules.solowhist.view import SoloView

CALLS = [["S", "solo"], ["W", "pass"], ["N", "pass"], ["E", "pass"]]
SOLO = {"name": "solo", "declarers": ["S"], "trump": "H", "target": 5}
PLAYING: dict[str, Any] = {
    "hand": "T9.QT9.JT98.JT9",
    "dealer": "E",
    "turned": "2H",
    "calls": CALLS,
    "contract": SOLO,
    "plays": ["AS", "JS", "8S", "5S", "KS"],
    "leader": "S",
    "exposed": None,
    "legal": ["play TS", "play 9S"],
}
"""West is to follow in the second trick of South's solo."""

OPEN_MISERE: dict[str, Any] = PLAYING | {
    "hand": "T9.QT9.JT98.JT9",
    "calls": [["S", "open-misere"], ["W", "pass"], ["N", "pass"], ["E", "pass"]],
    "contract": {"name": "open-misere", "declarers": ["S"], "trump": None, "target": 0},
    "plays": ["2S", "JS", "8S", "5S"],
    "exposed": {"seat": "S", "hand": "43.543.5432.432"},
    "legal": [f"play {card}" for card in ["TS", "9S", "QH", "TH", "9H", "JD", "TD", "9D", "8D", "JC", "TC", "9C"]],
}
"""West has won the first trick, and South's hand lies open."""

NAMING: dict[str, Any] = PLAYING | {
    "hand": "AKQJ98765.3.3.42",
    "calls": [["S", "pass"], ["W", "abundance"], ["N", "pass"], ["E", "pass"], ["S", "pass"]],
    "contract": {"name": "abundance", "declarers": ["W"], "trump": None, "target": 9},
    "turned": "KH",
    "plays": [],
    "leader": None,
    "legal": ["trump C", "trump D", "trump H", "trump S"],
}
"""West names the trump of an abundance."""

LEADS = "4S 3S 2S AH QH JH AD KD QD JD AC KC QC"
DISCARDS = ["2S", "3H", "4H", "5H", "2H", "3C", "4C", "5C", "3S"]
"""Nobody but South can have spades or hearts, and South has room for eleven cards."""


def read(view: dict[str, Any], seat: Seat = Seat.WEST) -> SoloView:
    found = GAMES["solo-whist"].read_view(seat, view, frozenset())
    assert isinstance(found, SoloView)
    return found


@pytest.mark.parametrize("view", [PLAYING, OPEN_MISERE, NAMING])
def test_a_view_that_can_be_is_read(view: dict[str, Any]) -> None:
    assert {str(move) for move in read(view).legal} == set(view["legal"])


@pytest.mark.parametrize("leader", ["S", None])
def test_the_leader_may_be_told_before_a_card_is_led(leader: str | None) -> None:
    named = NAMING | {"contract": NAMING["contract"] | {"trump": "S"}, "seat": "S", "hand": "432.AQJ.AKQJ.AKQ"}
    assert read(NAMING | {"leader": leader}).naming_trump
    leading = named | {"leader": leader, "legal": [f"play {card}" for card in LEADS.split()]}
    assert read(leading, Seat.SOUTH).current == (Seat.SOUTH, (), None)
    with pytest.raises(ViewError, match="leader must be S"):
        read(NAMING | {"leader": "W"})


def test_the_trump_that_an_abundance_has_named_is_taken_from_its_contract() -> None:
    contract = NAMING["contract"] | {"trump": "S"}
    named = NAMING | {"contract": contract, "plays": ["AD", "3D", "4D"], "leader": "S", "hand": "AKQJ98765.3..42"}
    with pytest.raises(ViewError, match="it is E's turn"):
        read(named)
    leading = named | {"plays": ["AD"], "hand": NAMING["hand"], "legal": ["play 3D"]}
    assert read(leading).contract == ("abundance", (Seat.WEST,), Suit.SPADES, 9)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hand": 3}, "hand must be a text"),
        ({"hand": "T9.QT9.JT98"}, "hand: 'T9.QT9.JT98' is not a hand of four suits"),
        ({"hand": "T9.QT9.JT98.JTX"}, "hand: 'XC' is not a card"),
        ({"hand": "T9.QT9.JT98.JJ9"}, "holds a card twice"),
        ({"hand": "T9.QT9.JT98.JT"}, "W has played 1 cards and must hold 12, not 11"),
        ({"hand": "T9.QT9.JT98.JT98"}, "W has played 1 cards and must hold 12, not 13"),
        ({"hand": "J9.QT9.JT98.JT9"}, "JS is there twice"),
        ({"hand": "A9.QT9.JT98.JT9"}, "AS is there twice"),
        ({"hand": "T9.Q92.JT98.JT9"}, "the turned card 2H is the dealer's, and E deals"),
        ({"turned": "8S"}, "the turned card 8S is the dealer's, and E deals"),
        ({"turned": "2h"}, "turned: '2h' is not a card"),
        ({"turned": None}, "turned must be a text"),
        ({"dealer": "X"}, "dealer must be one of the seats S W N E, not 'X'"),
        ({"dealer": "N"}, "call 1, S solo: E is to call"),
        ({"calls": None}, "calls must be a list"),
        ({"calls": [["S"]]}, "each of the calls is a seat and a call"),
        ({"calls": [["S", "grand"]]}, "each of the calls is a seat and a call"),
        ({"calls": [["S", ["pass"]]]}, "each of the calls is a seat and a call"),
        ({"calls": [[{}, "pass"]]}, "calls must be a text"),
        ({"calls": [*CALLS[:1], ["N", "pass"]]}, "call 2, N pass: W is to call"),
        ({"calls": [["S", "solo"], ["W", "propose"]]}, "call 2, propose: SW-10 West cannot propose after a call"),
        ({"calls": [*CALLS, ["S", "pass"]]}, "call 5, pass: a card is to be played"),
        ({"calls": [*CALLS, ["W", "pass"]]}, "call 5, W pass: the auction is over"),
        ({"calls": CALLS[:3]}, "no card is played before the contract is settled"),
        ({"calls": [[seat, "pass"] for seat in "SWNE"], "plays": [], "contract": None}, "W has played 0 cards"),
        ({"contract": None}, "contract does not follow from the calls, which make it solo of S, target 5"),
        ({"contract": {}}, 'has no "trump"'),
        ({"contract": 5}, "contract is an object"),
        ({"contract": SOLO | {"trump": "X"}}, "contract: 'X' is not a suit"),
        ({"contract": SOLO | {"trump": "S"}}, "contract does not follow"),
        ({"contract": SOLO | {"declarers": ["W"]}}, "contract does not follow"),
        ({"contract": SOLO | {"target": 6}}, "contract does not follow"),
        ({"plays": ["AS", "JS", "8S", "5X"]}, "plays: '5X' is not a card"),
        ({"plays": ["AS", "JS", "8S", "5S"]}, "it is S's turn"),
        ({"plays": ["AS", "JS", "8S", "5S", "AS"]}, "AS is there twice"),
        ({"plays": ["AS", "JC", "8S", "5S", "KS"]}, "JC is there twice"),
        ({"plays": ["KS"] * 60}, "play 53, KS: the hand is over"),
        ({"leader": None}, "leader must be S"),
        ({"leader": "W"}, "leader must be S"),
        ({"leader": "Z"}, "leader must be one of the seats"),
        ({"exposed": {"seat": "S", "hand": "432.AKJ.AKQ.AK"}}, "exposed must be null"),
        ({"exposed": {"seat": "S", "hand": "AKQ.AKJ.AKQ.AK"}}, "AS is there twice"),
        ({"exposed": {"seat": "S", "hand": "Q2.AKJ.AKQ.AK"}}, "S has played 2 cards and must hold 11, not 10"),
        ({"exposed": {"seat": "W", "hand": "T9.QT9.JT98.JT8"}}, "exposed shows other cards than the hand"),
        ({"exposed": {"seat": "E", "hand": "432.543.5432.4"}}, "E has played 1 cards"),
        ({"exposed": {"seat": "E", "hand": "432.543.5432.32"}}, "the turned card 2H must be one of the dealer's"),
        ({"exposed": {"hand": "..."}}, 'has no "seat"'),
        ({"exposed": "none"}, "exposed is an object with seat and hand, or null"),
        ({"legal": None}, "legal must be a list"),
        ({"legal": ["play TS", 9]}, "legal must be a text"),
        ({"legal": ["play TS"]}, "legal does not fit: here the legal moves are play 9S, play TS"),
        ({"legal": ["play TS", "play 9S", "play 9S"]}, "legal does not fit"),
        ({"legal": ["play TS", "play 9S", "play JC"]}, "legal does not fit"),
    ],
)
def test_a_view_that_cannot_be_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ViewError) as refused:
        read(PLAYING | change)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("key", PLAYING)
def test_all_keys_are_needed(key: str) -> None:
    view = {known: value for known, value in PLAYING.items() if known != key}
    with pytest.raises(ViewError, match=f'the view has no "{key}"'):
        read(view)


def test_who_did_not_follow_cannot_have_the_suit_later() -> None:
    revoked = ["AS", "JS", "8S", "3C", "KS", "TS", "7S", "4S", "QS"]
    view = PLAYING | {"plays": revoked, "hand": "9.QT9.JT98.JT9", "legal": ["play 9S"]}
    with pytest.raises(ViewError, match="play 4, play 3C: SW-15 East must follow spades"):
        read(view)


def test_the_asking_seat_cannot_keep_what_it_would_have_had_to_play() -> None:
    view = PLAYING | {"plays": ["AS", "JD", "8S", "5S", "KS"], "hand": "JT9.QT9.T98.JT9"}
    with pytest.raises(ViewError, match="play 2, play JD: SW-15 West must follow spades"):
        read(view)


def test_cards_that_nobody_could_hold_are_refused() -> None:
    view = PLAYING | {"plays": DISCARDS, "hand": "..AKQJT9876.AK", "turned": "2D", "contract": SOLO | {"trump": "D"}}
    with pytest.raises(ViewError, match="the cards cannot lie so: no deal fits what was played"):
        read(view)


def test_no_card_is_played_in_the_auction() -> None:
    bidding = PLAYING | {"turned": "3H", "dealer": "S", "calls": [["W", "pass"]], "hand": "JT9.QT9.JT98.JT9"}
    with pytest.raises(ViewError, match="no card is played before"):
        read(bidding)


def test_the_dealer_cannot_have_played_all_cards_but_the_turned() -> None:
    rng, tried = Random(3), 0
    for number in range(40):
        state = after_proposal(number)
        while state.part == 0 and state.seat is not None:
            view = state.view_for(state.seat)
            assert isinstance(view, SoloView)
            shown = view.hand.union(*cards_played(view).values())
            hidden = [card for card in CARDS if card not in shown and card.suit is view.turned.suit]
            if view.counts[COMPASS.index(view.dealer)] == 0 and hidden:
                tried += 1
                with pytest.raises(ViewError, match="no deal fits what was played"):
                    read(TOLD["solo-whist"](view) | {"turned": str(min(hidden))}, view.seat)
            state = state.apply(rng.choice(state.legal_moves())).state
    assert tried


def after_proposal(number: int) -> State:
    """The first hand of a deal, in which South has proposed and West accepted."""
    state = GAMES["solo-whist"].start(Setup(number=number)).state
    for call in (Call.PROPOSE, Call.ACCEPT, Call.PASS, Call.PASS, Call.PASS):
        state = state.apply(call).state
    return state


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"exposed": None}, "exposed must show the hand of S"),
        ({"exposed": {"seat": "N", "hand": "76.876.76.8765"}}, "N has played 1 cards and must hold 12, not 11"),
        ({"exposed": {"seat": "N", "hand": "763.876.76.8765"}}, "exposed must show the hand of S"),
        ({"plays": ["3S", "2S", "8S", "5S"], "hand": "JT9.QT9.JT98.JT"}, "3S is there twice"),
        ({"plays": ["AS", "JS", "8S", "5S", "3S"]}, "the hand is over"),
    ],
)
def test_an_open_hand_must_be_the_bidder_s(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ViewError, match=sentence):
        read(OPEN_MISERE | change)


def test_a_hand_that_is_over_asks_nobody() -> None:
    thrown_in = PLAYING | {
        "hand": "JT9.QT9.JT98.JT9",
        "calls": [[seat, "pass"] for seat in "SWNE"],
        "contract": None,
        "plays": [],
        "leader": None,
    }
    with pytest.raises(ViewError, match="the hand is over"):
        read(thrown_in)


def test_a_house_rule_is_kept() -> None:
    passed = [["S", "pass"], ["W", "pass"], ["N", "propose"], ["E", "pass"], ["S", "pass"]]
    higher = ["solo", "misere", "abundance", "open-misere", "abundance-declared"]
    bidding = PLAYING | {
        "hand": "JT9.QT9.JT98.JT9",
        "calls": passed,
        "contract": None,
        "plays": [],
        "leader": None,
        "legal": ["pass", "accept", *higher],
    }
    assert read(bidding).calls[-1] == (Seat.SOUTH, "pass")
    with pytest.raises(ViewError, match="legal does not fit: here the legal moves are pass"):
        GAMES["solo-whist"].read_view(Seat.WEST, bidding, frozenset({"pass_is_final"}))

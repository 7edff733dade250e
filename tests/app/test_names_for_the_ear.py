"""Every screen tells its names to screen readers, in both languages, and nothing that the person may not see."""

import re

import pytest

from tests.hearing import heard, nameless
from tests.screens.shots import screens, settle
from whistdesk.app.program import Program
from whistdesk.cards.card import CARDS, Rank
from whistdesk.views.names import card_name
from whistdesk.views.solowhist.staging import solo_view

SHOWN = (
    "home",
    "settings",
    "rules-solo-whist",
    "oneonta-predict",
    "oneonta",
    "cribbage",
    "cribbage-count",
    "solo-auction",
    "solo-trick",
    "solo-settle",
    "oneonta-review",
    "daily",
    "statistics-solo-whist",
)
TABLES = ("oneonta-predict", "oneonta", "cribbage", "solo-auction", "solo-trick")


@pytest.fixture(params=["en", "de"])
def speaking(request: pytest.FixtureRequest, program: Program) -> Program:
    """The program in each language."""
    program.choices.change("language", request.param)
    return program


def test_nothing_that_takes_the_focus_is_without_a_name(speaking: Program) -> None:
    for name in SHOWN:
        screens()[name](speaking)
        settle(speaking)
        assert not nameless(speaking.window), name
        speaking.go_home()


def test_no_closed_card_tells_its_face(speaking: Program) -> None:
    for name in TABLES:
        screens()[name](speaking)
        settle(speaking)
        assert speaking.seated is not None
        table = speaking.seated.session.moment.table
        seen = {card_name(face) for tile in table.lying if (face := table.card(tile)) is not None}
        # Which aces are trumps is known to everybody (OW-09).
        seen |= {card_name(card) for card in CARDS if card.rank is Rank.ACE and name.startswith("oneonta")}
        told = " ".join(f"{thing.name} {thing.description}" for thing in heard(speaking.window))
        named = {card_name(card) for card in CARDS if re.search(rf"(?i)\b{re.escape(card_name(card))}\b", told)}
        assert named, name
        assert named <= seen, f"{name}: {named - seen}"
        speaking.go_home()


def test_every_open_card_of_the_hand_and_every_seat_is_told(speaking: Program) -> None:
    screens()["solo-auction"](speaking)
    settle(speaking)
    assert speaking.seated is not None
    view = solo_view(speaking.seated.session.moment)
    told = [thing.name.lower() for thing in heard(speaking.window)]
    for card in view.hand:
        assert any(card_name(card).lower() in name for name in told), card_name(card)
    for seat in (
        ("South", "West", "North", "East") if speaking.choices.language == "en" else ("Süd", "West", "Nord", "Ost")
    ):
        assert any(name.startswith(f"{seat.lower()}: ") for name in told), seat

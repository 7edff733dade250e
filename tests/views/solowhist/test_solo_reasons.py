"""Reasons of Solo Whist seats in words: what decided, how often it works, and on whose card that hangs."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from whistdesk.app.language import LANGUAGES, Translators
from whistdesk.cards.card import Suit, parse_card
from whistdesk.players.base import Reason
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import Call
from whistdesk.views.explanations import explain


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language in turn, with its figures."""
    translators = Translators()
    translators.install(request.param)
    yield request.param
    translators.remove()


GOOD = {"tricks": 6.14, "suit": Suit.HEARTS}


@pytest.mark.parametrize(
    ("key", "facts", "english", "german"),
    [
        (
            "likely-tricks",
            {**GOOD, "made": 0.714, "worlds": 80},
            "Good for about 6.1 tricks with hearts as trumps. The contract is made in 71 of 100 deals that fit.",
            "Gut für etwa 6,1 Stiche mit Herz als Trumpf. Der Kontrakt gelingt in 71 von 100 passenden Verteilungen.",
        ),
        (
            "likely-tricks",
            {**GOOD, "made": 0.714},
            "Good for about 6.1 tricks with hearts as trumps. The contract is made about 71 times in 100.",
            "Gut für etwa 6,1 Stiche mit Herz als Trumpf. Der Kontrakt gelingt in etwa 71 von 100 Fällen.",
        ),
        (
            "second-hand-low",
            {"made": 0.5, "worlds": 80, "if_holds": (Seat.EAST, parse_card("KH"))},
            (
                "Second hand plays low. The contract is made in 50 of 100 deals that fit. "
                "This move works best if East holds the king of hearts."
            ),
            (
                "An zweiter Stelle wird klein gespielt. Der Kontrakt gelingt in 50 von 100 passenden Verteilungen. "
                "Der Zug gelingt am ehesten, wenn Ost Herz-König hat."
            ),
        ),
        (
            "draw-trumps",
            {"out": 3},
            "Draws trumps: the other side may still hold 3.",
            "Zieht Trumpf: Die Gegenseite hat noch bis zu 3.",
        ),
        (
            "draw-trumps",
            {"out": 0},
            "Leads a trump; the other side holds none.",
            "Spielt Trumpf an; die Gegenseite hat keinen mehr.",
        ),
        (
            "play-high",
            {"chance": 0.1},
            "Makes the others spend a higher card; its side still wins the trick about 10 times in 100.",
            "Lockt eine höhere Karte heraus; trotzdem gewinnt die eigene Seite den Stich in etwa 10 von 100 Fällen.",
        ),
        ("leave-to-partner", {"seat": Seat.SOUTH}, "Leaves the trick to South.", "Überlässt Süd den Stich."),
    ],
)
def test_sentences(key: str, facts: dict[str, Any], english: str, german: str, spoken: str) -> None:
    said = explain("solo-whist", Reason(key, facts), Call.PASS)
    assert said == {"en": english, "de": german}[spoken]

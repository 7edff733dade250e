"""A program without windows words reasons in the language of each request."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from whistdesk.app.explanations import Explanations
from whistdesk.cards.card import parse_card
from whistdesk.players.base import Reason
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import Call, PlayCard

WEAK = Reason("too-weak")


@pytest.fixture
def explanations() -> Iterator[Explanations]:
    words = Explanations()
    yield words
    words.close()


@pytest.mark.usefixtures("qapp")
def test_the_language_is_chosen_by_the_request(explanations: Explanations) -> None:
    said = [explanations.explain("solo-whist", WEAK, Call.PASS, language) for language in ("en", "de", "en")]
    assert said == [
        "The hand is too weak for any call.",
        "Das Blatt ist für jede Ansage zu schwach.",
        "The hand is too weak for any call.",
    ]


@pytest.mark.usefixtures("qapp")
def test_several_sentences_become_one(explanations: Explanations) -> None:
    facts = {"made": 0.271, "worlds": 60, "if_holds": (Seat.EAST, parse_card("AD"))}
    said = [
        explanations.explain("solo-whist", Reason("return-suit", facts), PlayCard(parse_card("KD")), language)
        for language in ("en", "de")
    ]
    assert said == [
        (
            "Returns the suit that a fellow defender led; the contract is made in 27 of 100 deals that fit;"
            " this move works best if East holds the ace of diamonds."
        ),
        (
            "Bringt die Farbe zurück, die ein anderer Gegenspieler angespielt hat; der Kontrakt gelingt in 27 von 100"
            " passenden Verteilungen; der Zug gelingt am ehesten, wenn Ost Karo-Ass hat."
        ),
    ]


def test_no_part_of_qt_with_a_screen_is_needed() -> None:
    program = (
        "import sys; from whistdesk.app.explanations import Explanations;"
        "from whistdesk.players.base import Reason; from whistdesk.rules.solowhist.moves import Call, PlayCard;"
        "print(Explanations().explain('solo-whist', Reason('too-weak'), Call.PASS, 'de'));"
        "print(sorted(name for name in sys.modules if name in ('PySide6.QtGui', 'PySide6.QtWidgets')))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, encoding="utf-8")
    assert said.stdout.splitlines() == ["Das Blatt ist für jede Ansage zu schwach.", "[]"]

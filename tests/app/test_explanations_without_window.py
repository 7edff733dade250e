"""A program without windows words reasons in the language of each request."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from whistdesk.app.explanations import Explanations
from whistdesk.players.base import Reason
from whistdesk.rules.solowhist.moves import Call

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


def test_no_part_of_qt_with_a_screen_is_needed() -> None:
    program = (
        "import sys; from whistdesk.app.explanations import Explanations;"
        "from whistdesk.players.base import Reason; from whistdesk.rules.solowhist.moves import Call;"
        "print(Explanations().explain('solo-whist', Reason('too-weak'), Call.PASS, 'de'));"
        "print(sorted(name for name in sys.modules if name in ('PySide6.QtGui', 'PySide6.QtWidgets')))"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, encoding="utf-8")
    assert said.stdout.splitlines() == ["Das Blatt ist für jede Ansage zu schwach.", "[]"]

"""Games told in words, in both languages: the files in ``golden`` are read in reviews."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from tests.screens.positions import position
from tests.views.review.conftest import played
from whistdesk.app.exporting import Source, text_of
from whistdesk.archive.record import Record
from whistdesk.model.session import Session

GOLDEN = Path(__file__).parent / "golden"
TOLD = ("oneonta-lost", "cribbage-skunk", "solo-lost")


def session_of(name: str) -> Session:
    """The game of a screenshot, with the moves that are made while it is taken."""
    found = position(name)
    record = found.record
    return Session.resume(Record(record.game, record.setup, record.moves + found.live))


@pytest.fixture
def formats(language: str) -> Iterator[str]:
    """Dates and numbers as the language writes them."""
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    yield language
    QLocale.setDefault(before)


@pytest.mark.parametrize("name", TOLD)
def test_a_game_is_told_in_words(formats: str, name: str) -> None:
    seats = ("West: Club",) if name.startswith("solo") else ()
    text = text_of(Source(session_of(name), date(2026, 1, 31), seats))
    assert text == (GOLDEN / f"{name}.{formats}.txt").read_text(encoding="utf-8")


def test_of_a_game_for_one_that_lasts_only_the_round_of_the_moment_is_told() -> None:
    text = text_of(Source(played("cribbage-solitaire", moves=8)))
    assert "Round 1" not in text
    assert text.count("\N{RIGHTWARDS ARROW}") == 2
    assert "Starter" not in text


def test_of_a_match_that_lasts_the_hands_of_others_are_told_when_they_are_over() -> None:
    text = text_of(Source(played("solo-whist", "pass", "pass", "pass", "pass", "propose", match=3, moves=5)))
    first, second = text.split("\n\n")[1:]
    assert "  West" in first
    assert "  West" not in second
    assert "  South" in second

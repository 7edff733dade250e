"""The script that players are given recomputes every deal without a line of the program."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from whistdesk.cards.deal import LARGEST_NUMBER, shuffled
from whistdesk.cards.pack import FULL_PACK
from whistdesk.cards.words import number_of_words
from whistdesk.rules.oneonta.deal import MAIN_DECK, Numbered
from whistdesk.rules.solowhist.deal import numbered

SCRIPT = Path(__file__).parents[2] / "examples" / "deal.py"
NUMBERS = [0, 1, 20261130, LARGEST_NUMBER, *(Random(4711).randrange(10_000_000) for _ in range(8))]


def recomputed(*arguments: object) -> str:
    """What the script prints where no package can be found, whistdesk's least of all."""
    command = [sys.executable, "-I", "-S", str(SCRIPT), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd="/", encoding="utf-8").stdout.strip()


@pytest.mark.parametrize("number", NUMBERS)
def test_it_agrees_with_the_program_on_the_deals_of_every_game(number: int) -> None:
    deck = shuffled(FULL_PACK, "cribbage-solitaire", number, 0)
    assert recomputed("cribbage-solitaire", number, 0) == " ".join(map(str, deck))
    assert recomputed("solo-whist", number, number % 5) == " ".join(map(str, numbered(number, number % 5).pack))
    assert recomputed("oneonta-whist", number, 0) == " ".join(map(str, Numbered(number).order(1, MAIN_DECK)))


def test_it_follows_the_penalty_pile_of_oneonta_whist() -> None:
    shuffles = Numbered(48213)
    payment = recomputed("oneonta-whist", 48213, 1)
    assert payment == " ".join(map(str, shuffles.order(2, MAIN_DECK)))
    paid = payment.split()[:2]
    left = [card for card in MAIN_DECK if str(card) not in paid]
    assert recomputed("oneonta-whist", 48213, 2, *paid) == " ".join(map(str, shuffles.order(3, left)))


@pytest.mark.parametrize("words", ["whist", "  Grandmother's  CLOCK", "Straße", "u\u0308bermut"])
def test_it_hashes_words_as_the_program_does(words: str) -> None:
    assert recomputed("solo-whist", words, 0) == recomputed("solo-whist", number_of_words(words), 0)


def test_it_is_short_enough_to_be_read_on_one_page() -> None:
    lines = [line for line in SCRIPT.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 26
    assert max(map(len, lines)) <= 100

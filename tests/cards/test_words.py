"""Words stand for deals by a documented hash, pinned for ever."""

import hashlib
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whistdesk.cards.words import TYPED_NUMBERS, folded, number_of_words


@pytest.mark.parametrize(
    ("words", "number"),
    [("whist", 852688), ("Grandmother's clock", 4688319), ("Straße", 2524352), ("übermut", 4310903)],
)
def test_words_stand_for_one_number_for_ever(words: str, number: int) -> None:
    assert number_of_words(words) == number


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Whist", "wHIST"),
        ("  over   the\thills ", "over the hills"),
        ("Straße", "STRASSE"),
        ("\u00fcbermut", "u\u0308bermut"),
        ("Caf\u00e9", "CAFE\u0301"),
    ],
)
def test_case_blanks_and_the_way_of_typing_an_accent_make_no_difference(one: str, other: str) -> None:
    assert folded(one) == folded(other)
    assert number_of_words(one) == number_of_words(other)


def test_other_words_stand_for_other_deals() -> None:
    numbers = {number_of_words(f"word {index}") for index in range(1000)}
    assert len(numbers) > 990


@given(st.text())
def test_the_description_is_enough_to_recompute_a_number(words: str) -> None:
    composed = unicodedata.normalize("NFC", words).casefold()
    text = " ".join(unicodedata.normalize("NFC", composed).split())
    number = number_of_words(words)
    assert number == int(hashlib.sha256(text.encode()).hexdigest(), 16) % 10**7
    assert 0 <= number < TYPED_NUMBERS

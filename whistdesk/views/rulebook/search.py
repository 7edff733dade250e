"""Finds words in the chapters of the rule texts (no Qt)."""

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple


class Match(NamedTuple):
    """Where words were found: the index of the text, of its chapter, and how often before in that chapter."""

    text: int
    chapter: int
    nth: int


def folded(text: str) -> str:
    """``text`` as it is compared: small letters without accents, every blank a space, letter for letter."""
    return "".join(map(_folded, text))


def places(text: str, wanted: str) -> list[int]:
    """Where ``wanted`` begins in ``text``, small or capital, with or without accents; blanks around it are left out."""
    needle, hay = folded(wanted.strip()), folded(text)
    found: list[int] = []
    at = hay.find(needle) if needle else -1
    while at >= 0:
        found.append(at)
        at = hay.find(needle, at + len(needle))
    return found


def matches(texts: Sequence[Sequence[str]], wanted: str) -> list[Match]:
    """All places in the chapters of ``texts``, in the order in which they are read."""
    return [
        Match(number, chapter, nth)
        for number, chapters in enumerate(texts)
        for chapter, words in enumerate(chapters)
        for nth in range(len(places(words, wanted)))
    ]


def _folded(letter: str) -> str:
    if letter.isspace():
        return " "
    small = letter.lower()
    first = unicodedata.normalize("NFD", small)[0]
    return first if len(small) == 1 else letter

"""Deals as people pass them on: a number, words of their own, or a line of text from another player.

A deal is shared as one line, in the words of records (docs/RECORD.md)::

    Whistdesk GAME #48213 hands=8 rules=pass_is_final,partners_settle_once

``hands`` is left out for a match without an end, ``rules`` where no house rule differs from the defaults. Such a line
is found within a longer text too, in any case of letters.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from whistdesk.cards.deal import LARGEST_NUMBER
from whistdesk.cards.words import folded, number_of_words
from whistdesk.rules.base import Game, Setup, SetupError

SHARED: Final = re.compile(
    r"\bwhistdesk\s+(?P<game>[a-z]+(?:-[a-z]+)*)\s+#?(?P<number>\d+)"
    r"(?:\s+hands=(?P<hands>\d+))?(?:\s+rules=(?P<rules>[a-z_]+(?:,[a-z_]+)*))?",
    re.IGNORECASE | re.ASCII,
)
LONGEST_WORDS: Final = 200
"""Characters of a phrase that may stand for a deal."""


class NotADeal(ValueError):
    """A text that names no deal.

    ``key`` says why: ``empty``, ``no-words`` (neither figures nor letters make it up), ``too-large`` (a number above
    ``LARGEST_NUMBER``), ``too-long`` (words), ``unknown-game``, or ``setup`` (a shared line with a house rule that
    its game does not have, or a match of no hands).
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class NamedDeal(NamedTuple):
    """A deal that was named: ``words`` in the form that is hashed, empty for a number; ``shared`` by another player."""

    game: Game
    setup: Setup
    words: str = ""
    shared: bool = False


def shared_line(game: Game, setup: Setup) -> str:
    """The line that another player can paste; ValueError for a deal without a number."""
    if setup.number is None:
        raise ValueError("a deal that is spelled out has no number to share")
    hands = [] if setup.match is None else [f"hands={setup.match}"]
    rules = [f"rules={','.join(sorted(setup.house_rules))}"] if setup.house_rules else []
    return " ".join([f"Whistdesk {game.key} #{setup.number}", *hands, *rules])


def read_deal(text: str, game: Game, setup: Setup, games: Mapping[str, Game]) -> NamedDeal:
    """What was typed or pasted into the question for a deal of ``game``; NotADeal.

    A number or words name a deal with the house rules and the match length of ``setup``; a shared line brings its own.
    """
    if found := SHARED.search(text):
        return _shared(found, games)
    number, words = _number(text), ""
    if number is None:
        words = _words(text)
        number = number_of_words(words)
    return NamedDeal(game, Setup(number=number, house_rules=setup.house_rules, match=setup.match), words)


def _number(text: str) -> int | None:
    """A number as people write it: ``48213``, ``#48 213``, blanks of every width left out; None for other texts."""
    digits = "".join(text.split()).removeprefix("#")
    return _bounded(digits) if digits.isdecimal() else None


def _bounded(digits: str) -> int:
    figures = digits.lstrip("0") or "0"
    if len(figures) > len(str(LARGEST_NUMBER)) or int(figures) > LARGEST_NUMBER:
        raise NotADeal("too-large")
    return int(figures)


def _words(text: str) -> str:
    words = folded(text)
    if not words:
        raise NotADeal("empty")
    if not any(letter.isalpha() for letter in words):
        raise NotADeal("no-words")
    if len(words) > LONGEST_WORDS:
        raise NotADeal("too-long")
    return words


def _shared(found: re.Match[str], games: Mapping[str, Game]) -> NamedDeal:
    game = games.get(found["game"].lower())
    if game is None:
        raise NotADeal("unknown-game")
    document: dict[str, Any] = {"deal": {"number": _bounded(found["number"])}}
    if found["hands"]:
        document["match"] = _bounded(found["hands"])
    if found["rules"]:
        document["rules"] = dict.fromkeys(found["rules"].lower().split(","), True)
    try:
        return NamedDeal(game, game.read_setup(document), shared=True)
    except SetupError:
        raise NotADeal("setup") from None

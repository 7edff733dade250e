"""A game told in words, to be read, printed and sent: what all games have in common."""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from whistdesk.cards.card import Card
from whistdesk.model.past import PastMove
from whistdesk.views.names import card_sign, fill, rank_sign, suit_sign
from whistdesk.views.numbers import thin_spaced

Chronicle = Callable[[Sequence[PastMove]], Sequence[str]]
"""The lines that tell of the moves of one part of a game, or of the hand or round that lasts."""


class Opening(NamedTuple):
    """What is said of a game before its moves: its title, deal, day, and who sits where, in sentences."""

    title: str
    number: int | None = None
    begun: date | None = None
    seats: Sequence[str] = ()


def in_words(opening: Opening, chronicle: Chronicle, parts: Iterable[Sequence[PastMove]]) -> str:
    """The whole text, each part after an empty line."""
    blocks = [_heading(opening), *("\n".join(chronicle(moves)) for moves in parts if moves)]
    return "\n\n".join(blocks) + "\n"


def day_in_words(day: date) -> str:
    """A day as it is written: ``30 November 2026``."""
    written = QCoreApplication.translate("Chronicle", "d MMMM yyyy", "how a date is written")
    return QLocale().toString(QDate(day.year, day.month, day.day), written)


def by_suit(cards: Iterable[Card]) -> str:
    """Cards that lie suit by suit, as one line: each suit's sign, then its ranks."""
    rows = [(suit, list(held)) for suit, held in groupby(cards, key=lambda card: card.suit)]
    return "   ".join(f"{suit_sign(suit)} {' '.join(rank_sign(card.rank) for card in held)}" for suit, held in rows)


def in_order(cards: Iterable[Card]) -> str:
    """Cards in the order in which they come, as one line."""
    return " ".join(map(card_sign, cards))


def aligned(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Lines of a name and what is said of it, indented, the second column straight."""
    wide = max((len(name) for name, _ in rows), default=0)
    return [f"  {name:<{wide}}  {words}".rstrip() for name, words in rows]


def _heading(opening: Opening) -> str:
    lines = [opening.title]
    if opening.number is not None:
        lines.append(fill(QCoreApplication.translate("Chronicle", "Deal %1"), thin_spaced(opening.number)))
    if opening.begun is not None:
        begun = QCoreApplication.translate("Chronicle", "Begun on %1")
        lines.append(fill(begun, day_in_words(opening.begun)))
    return "\n".join([*lines, *opening.seats])

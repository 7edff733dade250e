"""Words that every game's statistics share: dates, shares, streaks, why a game does not count."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QTimeZone

from whistdesk.archive.result import Entry
from whistdesk.views.names import fill
from whistdesk.views.numbers import percent

UNKNOWN: Final = "\N{EN DASH}"
"""Stands where there is no number."""


def count_words(number: float) -> str:
    """A whole number as the language groups it: ``12,345``."""
    return QLocale().toString(round(number))


def range_words(low: str, high: str) -> str:
    """From one number to another: ``71 to 80`` with a dash."""
    return f"{low}\N{EN DASH}{high}"


def share_words(part: int, whole: int, digits: int = 0) -> str:
    """A share in per cent; a dash where there is nothing to share."""
    return percent(part / whole, digits) if whole else UNKNOWN


def of_words(part: int, whole: int) -> str:
    """``11 of 26``."""
    return fill(QCoreApplication.translate("Statistics", "%1 of %2"), count_words(part), count_words(whole))


def date_words(time: datetime) -> str:
    """A date and time of day in the player's own zone, as their language writes it."""
    moment = QDateTime.fromSecsSinceEpoch(int(time.timestamp()), QTimeZone(QTimeZone.Initialization.LocalTime))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


def uncounted_words(entry: Entry) -> str:
    """Why a game does not count, or counts apart; empty where it counts."""
    result = entry.result
    if result.practice:
        return QCoreApplication.translate("Statistics", "practice")
    if entry.replayed:
        return QCoreApplication.translate("Statistics", "deal played before")
    if result.number is None:
        return QCoreApplication.translate("Statistics", "deal made by hand")
    return QCoreApplication.translate("Statistics", "with the coach") if result.coached else ""


def joined(parts: Sequence[str]) -> str:
    """Parts of a line with a dot between them, empty ones left out."""
    return "  ·  ".join(part for part in parts if part)


def what_never_counts() -> list[str]:
    """The sentences on what counts that are the same in every game."""
    return [
        QCoreApplication.translate(
            "Statistics",
            "Practice does not count: a game in which you took back a card that you had seen, a deal that was played "
            "before, another player's deal, or one that was made by hand.",
        ),
        QCoreApplication.translate(
            "Statistics",
            "Games with the coach or a hint are kept apart; choose “With the coach” to see them.",
        ),
        QCoreApplication.translate(
            "Statistics", "A daily deal counts like any other game, the first time that you play it."
        ),
    ]

"""What a deal is and whether it counts, in sentences."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from whistdesk.archive.sharing import NamedDeal
from whistdesk.cards.daily import day_of
from whistdesk.model.dealing import Terms
from whistdesk.views.names import fill
from whistdesk.views.numbers import thin_spaced


def long_date(day: date) -> str:
    """A day in full, as the user's language writes it."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def plain_date(day: date) -> str:
    """A day within a sentence, without its weekday: ``30 November 2026``."""
    words = QCoreApplication.translate("Deals", "d MMMM yyyy", "pattern of a date, as QLocale reads it")
    return QLocale().toString(QDate(day.year, day.month, day.day), words)


def what_it_is(deal: NamedDeal, title: str, house_rules: Sequence[str]) -> str:
    """Which deal it is: ``title`` is the game's name, ``house_rules`` the titles of those that it brings."""
    number = thin_spaced(deal.setup.number or 0)
    if deal.words:
        named = fill(QCoreApplication.translate("Deals", "“%1” is deal %2 of %3"), deal.words, number, title)
    else:
        named = fill(QCoreApplication.translate("Deals", "Deal %1 of %2"), number, title)
    hands = (
        [] if deal.setup.match is None else [QCoreApplication.translate("Deals", "%n hand(s)", "", deal.setup.match)]
    )
    return "  ·  ".join([named, *hands, *house_rules])


def whether_it_counts(terms: Terms, number: int | None) -> str:
    """Whether a game of the deal with this number counts, and why."""
    day = day_of(number) if number is not None else None
    sentence = {
        Terms.OWN: QCoreApplication.translate("Deals", "It counts in your statistics."),
        Terms.DAILY: QCoreApplication.translate("Deals", "Today's daily deal: it counts and stands in the calendar."),
        Terms.LATE: QCoreApplication.translate(
            "Deals", "The daily deal of %1: it counts, and the calendar marks it as late."
        ),
        Terms.EARLY: QCoreApplication.translate(
            "Deals", "The daily deal of %1, which is still to come: practice, not counted now or later."
        ),
        Terms.SEEN: QCoreApplication.translate("Deals", "You have played this deal before: practice, not counted."),
        Terms.FOREIGN: QCoreApplication.translate("Deals", "Another player's deal: practice, not counted."),
    }[terms]
    return fill(sentence, plain_date(day) if day is not None else "")

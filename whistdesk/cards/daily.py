"""Daily deals: the number of a day's deal is its date in eight figures, ``20261130``.

It is the same for everybody and in every game, since the game's name is part of the shuffle (``cards/deal.py``), and
it lies above the numbers of drawn deals. Nothing about it can be chosen.
"""

from datetime import date
from typing import Final

FIRST_DAY: Final = date(2026, 1, 1)
"""The first daily deal."""


def number_of(day: date) -> int:
    """The number of the daily deal of ``day``."""
    return day.year * 10_000 + day.month * 100 + day.day


def day_of(number: int) -> date | None:
    """The day whose daily deal has this number; None where it is no such day's."""
    year, month, day = number // 10_000, number // 100 % 100, number % 100
    try:
        found = date(year, month, day)
    except (ValueError, OverflowError):
        return None
    return found if found >= FIRST_DAY else None

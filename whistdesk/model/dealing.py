"""On what terms a deal is played: counted, as a daily deal, or as practice (no Qt)."""

from datetime import date
from enum import Enum
from typing import Final

from whistdesk.cards.daily import day_of, number_of
from whistdesk.rules.base import Game, Setup

DAILY_HANDS: Final = 4
"""Hands of a daily match: each seat deals once."""


class Terms(Enum):
    """Why a game counts, or why it is practice from its first card to its last."""

    OWN = "own"
    """Drawn, or named by the player, and not played here before."""
    DAILY = "daily"
    """The daily deal of today."""
    LATE = "late"
    """The daily deal of a day that is past."""
    EARLY = "early"
    """The number of a day to come: practice."""
    SEEN = "seen"
    """It was played here before: practice."""
    FOREIGN = "foreign"
    """Another player's, or one that is spelled out: practice."""

    @property
    def practice(self) -> bool:
        """Whether the whole game is practice."""
        return self in {Terms.EARLY, Terms.SEEN, Terms.FOREIGN}

    @property
    def daily(self) -> bool:
        """Whether its result stands in the calendar."""
        return self in {Terms.DAILY, Terms.LATE}


def daily_setup(game: Game, day: date) -> Setup:
    """How the daily deal of ``day`` begins: the rules as written, a match of ``DAILY_HANDS``."""
    return Setup(number=number_of(day), match=DAILY_HANDS if len(game.seats) > 1 else None)


def terms_of(game: Game, setup: Setup, today: date, *, begun: bool, shared: bool) -> Terms:
    """The terms of a new game: ``begun`` says that its deal was played here before, ``shared`` that another sent it.

    A daily deal is everybody's, so it makes no difference from whom it comes.
    """
    if setup.number is None:
        return Terms.FOREIGN
    day = day_of(setup.number)
    if begun:
        return Terms.SEEN
    if day is not None and day > today:
        return Terms.EARLY
    if day is not None and setup == daily_setup(game, day):
        return Terms.DAILY if day == today else Terms.LATE
    return Terms.FOREIGN if shared else Terms.OWN

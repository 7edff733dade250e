from datetime import UTC, datetime

import pytest

from tests.counting import GAME
from whistdesk.archive.occupant import Occupant
from whistdesk.archive.record import Record
from whistdesk.archive.saves import History, Save, Sitting
from whistdesk.rules.base import Setup

EVENING = datetime(2026, 1, 31, 18, 0, tzinfo=UTC)


@pytest.fixture
def save() -> Save:
    """A game of counting that was taken back by one action."""
    record = Record(GAME, Setup(number=2**64 - 1), ("look", "add 1"), {"club": "Ω"}, {"from": "a friend"})
    history = History(("add 1", "add 1"), frozenset({0, 2}), frozenset({0}), ((1, 40),), all_practice=True)
    sitting = Sitting("5f0c", 17, EVENING, {"W": Occupant("Ada", "club", "bold")}, EVENING.date(), late=True)
    return Save(record, history, sitting, EVENING.replace(minute=4))

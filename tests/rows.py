"""What a ledger holds, for tests."""

from whistdesk.archive.ledger import Ledger
from whistdesk.archive.result import Result, Selection


def rows(ledger: Ledger, game: str) -> tuple[Result, ...]:
    """All results of ``game``, also those that do not count, in the order in which they were written."""
    return tuple(entry.result for entry in ledger.entries(Selection(game, coached=None, counted=False)))

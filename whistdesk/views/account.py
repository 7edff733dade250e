"""What a game tells of itself in a few words: how it stands, how it went, and what all that were played amount to."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from whistdesk.archive.ledger import Figures


class Verdict(NamedTuple):
    """How a game went: ``won`` is None where it is neither won nor lost; ``words`` say it in a few words."""

    won: bool | None
    words: str


class GameAccount(Protocol):
    """Texts are translated when they are asked for."""

    @property
    def kind(self) -> str:
        """Which results of the ledger it tells of: ``game`` or ``match``."""

    def progress(self, view: Any) -> str:
        """How the game that was begun stands, from the person's view of it: ``Hand 4 of 8``."""

    def verdict(self, status: str, score: int | None) -> Verdict:
        """How one finished game of ``kind`` went, by the status and score of its result."""

    def results(self, tally: Mapping[str, Figures]) -> str:
        """What the finished games amount to, by their status: ``won 9 of 41``; empty where there are none."""

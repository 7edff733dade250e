"""What happens in Cribbage Solitaire besides cards that move."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from whistdesk.rules.cribbage.rounds import Round
from whistdesk.rules.table import Closing, Happening

SKUNK_BELOW: Final = 60
WON_ABOVE: Final = 90


class Status(StrEnum):
    """How a game stands; the value is its name in a result (RECORD.md)."""

    PLAYING = "playing"
    WON = "won"
    LOST = "lost"
    SKUNK = "skunk"


def verdict(total: int) -> Status:
    """What ``total`` points after four rounds are (CS-08)."""
    if total > WON_ABOVE:
        return Status.WON
    return Status.SKUNK if total < SKUNK_BELOW else Status.LOST


@dataclass(frozen=True, slots=True)
class RoundScored(Closing):
    """The starter was turned and the three hands counted (CS-04 to CS-06).

    ``number`` is the round's, 1 to 4; ``before`` the points before it; ``scored`` the round with
    its heels, scores and counts.
    """

    number: int
    before: int
    scored: Round

    @property
    def after(self) -> int:
        """All points after the round."""
        return self.before + self.scored.total


@dataclass(frozen=True, slots=True)
class Ended(Happening):
    """Four rounds have been played (CS-08)."""

    status: Status
    total: int

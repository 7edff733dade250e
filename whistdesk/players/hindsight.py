"""What a position held, judged with all cards open when the hand is over: never asked while it lasts."""

from typing import NamedTuple, Protocol

from whistdesk.rules.base import View
from whistdesk.rules.table import Table


class Makeable(NamedTuple):
    """What the declaring side makes against the best play of all, with all cards open (double-dummy).

    ``made`` says whether the contract is made, ``tricks`` how many tricks the side takes in all; each
    is None where it was not found out, ``tricks`` also where only the contract counts.
    """

    made: bool | None
    tricks: int | None = None


class Hindsight(Protocol):
    """Judges open positions of one hand, from any one thread at a time."""

    def judge(self, view: View, table: Table) -> Makeable | None:
        """What is makeable; ``table`` holds all faces. None before there is a contract to be made."""

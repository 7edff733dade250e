"""The bids of a game with contracts, for whoever asks afterwards what their bidders thought of them."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from whistdesk.players.base import Opinion
from whistdesk.rules.base import Move
from whistdesk.rules.seats import Seat


class Bids(Protocol):
    """Finds the bids that made a contract, and the chance that an opinion gives such a bid."""

    def decisive(self, turns: Sequence[tuple[Seat, Move]]) -> Mapping[Seat, int]:
        """The index in ``turns``, all moves of a hand, of the bid by which each declarer came to be one."""

    def chance(self, opinion: Opinion) -> float | None:
        """The chance, 0 to 1, that the contract of this bid is made; None where the opinion does not say."""

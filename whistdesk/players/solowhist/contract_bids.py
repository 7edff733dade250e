"""Which calls made the contract of a hand, and the chance that a bidder gave it."""

from collections.abc import Mapping, Sequence

from whistdesk.players.base import Opinion
from whistdesk.rules.base import Move
from whistdesk.rules.seats import Seat
from whistdesk.rules.solowhist.moves import Call


class ContractBids:
    """Fills ``Bids``."""

    def decisive(self, turns: Sequence[tuple[Seat, Move]]) -> Mapping[Seat, int]:
        """The proposal and its acceptance, or the highest lone call (SW-10, SW-11).

        A proposal that nobody accepted makes no contract: its hand was thrown in (SW-13).
        """
        standing: dict[Seat, int] = {}
        last = Call.PASS
        for index, (seat, call) in enumerate(turns):
            if isinstance(call, Call) and call is not Call.PASS:
                standing = {**(standing if call is Call.ACCEPT else {}), seat: index}
                last = call
        return {} if last is Call.PROPOSE else standing

    def chance(self, opinion: Opinion) -> float | None:
        """What every level's judgement of a call calls ``made``."""
        made = opinion.reason.facts.get("made")
        return made if isinstance(made, float) else None

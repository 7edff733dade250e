"""What the hands and matches of Solo Whist amount to (no Qt)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from whistdesk.archive.result import Entry, Result
from whistdesk.rules.seats import Seat

CONTRACTS: Final = ("proposal", "solo", "misere", "abundance", "open-misere", "abundance-declared")
"""The names of contracts in records, from low to high (SW-03)."""
BANDS: Final = 5
"""Into so many bands of equal width the chances are sorted that were foreseen."""


class Bid(NamedTuple):
    """Contracts that were bid, made, and how many of them were foreseen, with the sum of these chances."""

    bid: int = 0
    made: int = 0
    foreseen: int = 0
    chances: float = 0.0

    def plus(self, *, made: bool, chance: float | None) -> "Bid":
        """One more."""
        return Bid(self.bid + 1, self.made + made, self.foreseen + (chance is not None), self.chances + (chance or 0.0))

    def joined(self, other: "Bid") -> "Bid":
        """Both together."""
        return Bid(
            self.bid + other.bid, self.made + other.made, self.foreseen + other.foreseen, self.chances + other.chances
        )

    @property
    def share(self) -> float:
        """The share that was made; 0 where nothing was bid."""
        return self.made / self.bid if self.bid else 0.0

    @property
    def mean_chance(self) -> float | None:
        """The chance on average that was foreseen, as far as it is known."""
        return self.chances / self.foreseen if self.foreseen else None


@dataclass(slots=True)
class SoloFigures:
    """The figures; ``course`` is the person's chips after each hand, ``bids`` by seat and contract.

    ``bands`` sorts the contracts whose chance was foreseen by that chance. ``matches`` are whether each match
    was won.
    """

    course: list[int] = field(default_factory=list)
    places: Counter[int] = field(default_factory=Counter)
    matches: list[bool] = field(default_factory=list)
    thrown_in: int = 0
    bids: dict[tuple[Seat, str], Bid] = field(default_factory=dict)
    bands: list[Bid] = field(default_factory=lambda: [Bid()] * BANDS)
    best: Result | None = None

    def __bool__(self) -> bool:
        return bool(self.course or self.matches)

    @property
    def chips(self) -> int:
        """The person's chips over all hands."""
        return self.course[-1] if self.course else 0

    def bids_of(self, seat: Seat) -> Bid:
        """All contracts of a seat."""
        total = Bid()
        for (bidder, _), bid in self.bids.items():
            total = total.joined(bid) if bidder is seat else total
        return total

    def add(self, entry: Entry) -> None:
        """Count one more hand or match."""
        if entry.result.kind == "match":
            self._add_match(entry.result)
        else:
            self._add_hand(entry)

    def _add_match(self, result: Result) -> None:
        place = result.detail["place"]
        self.places[place] += 1
        self.matches.append(place == 1)

    def _add_hand(self, entry: Entry) -> None:
        result = entry.result
        self.course.append(self.chips + (result.score or 0))
        if result.score is not None and (self.best is None or result.score > (self.best.score or 0)):
            self.best = result
        contract = result.detail.get("contract")
        if contract is None:
            self.thrown_in += 1
            return
        for name in result.detail["declarers"]:
            self._add_bid(Seat(name), contract, entry.foreseen, made=result.status == "made")

    def _add_bid(self, seat: Seat, contract: str, foreseen: Mapping[str, float], *, made: bool) -> None:
        chance = foreseen.get(str(seat))
        self.bids[seat, contract] = self.bids.get((seat, contract), Bid()).plus(made=made, chance=chance)
        if chance is not None:
            band = min(int(chance * BANDS), BANDS - 1)
            self.bands[band] = self.bands[band].plus(made=made, chance=chance)


def tally(entries: Iterable[Entry]) -> SoloFigures:
    """The figures of these hands and matches, in the order in which they ended."""
    figures = SoloFigures()
    for entry in entries:
        figures.add(entry)
    return figures

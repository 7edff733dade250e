"""A duplicate match of Solo Whist between two kinds of player.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_match ONE OTHER [deals [first]]``, ONE and
OTHER being levels or of ``solowhist_tables.KINDS``. Each deal (300 from number 1 unless told) is played in all six
seatings of two against two; a kind against itself gives exactly zero. Printed are the chips a deal and seat that
ONE wins, with the standard error over deals, the contracts that each side bid and made, how often bidders
expected to make theirs and did, and the milliseconds of each choice. Two processes are used.
"""

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import combinations
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import Final, NamedTuple

from tests.benchmarks.solowhist_tables import (
    Foreseen,
    Played,
    dealt,
    foreseen,
    kind,
    rate,
    show_contracts,
    show_foreseen,
    show_times,
    watched,
)
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.view import Settlement

DEALS: Final = 300
PROCESSES: Final = 2


class Table(NamedTuple):
    """One seating of a deal: where the first kind sat, the hand, what was foreseen, milliseconds of calls and cards.

    The last three are by kind: the first, then the other.
    """

    pair: tuple[Seat, ...]
    hand: Settlement
    foreseen: tuple[list[Foreseen], list[Foreseen]]
    calls: tuple[list[float], list[float]]
    cards: tuple[list[float], list[float]]

    @property
    def chips(self) -> float:
        """The mean chips of the seats of the first kind."""
        return fmean(self.hand.chips[COMPASS.index(seat)] for seat in self.pair)


def tables(one: str, other: str, number: int) -> list[Table]:
    """Deal ``number`` in all six seatings."""
    return [_table(one, other, number, pair) for pair in combinations(COMPASS, 2)]


def _table(one: str, other: str, number: int, pair: tuple[Seat, ...]) -> Table:
    players = {seat: kind(one if seat in pair else other) for seat in COMPASS}
    played = watched(dealt(number), players, number)
    told = list(foreseen(played))
    by_kind = [each for each in told if each.seat in pair], [each for each in told if each.seat not in pair]
    return Table(pair, played.hand, by_kind, _times(played, pair, calling=True), _times(played, pair, calling=False))


def _times(played: Played, pair: tuple[Seat, ...], *, calling: bool) -> tuple[list[float], list[float]]:
    chosen = [each for each in played.choices if (each.view.contract is None) == calling]
    first, second = ([each.ms for each in chosen if (each.view.seat in pair) == own] for own in (True, False))
    return first, second


def report(one: str, other: str, deals: Sequence[Sequence[Table]]) -> None:
    """Print all figures."""
    chips = [fmean(table.chips for table in deal) for deal in deals]
    error = stdev(chips) / sqrt(len(chips)) if len(chips) > 1 else 0.0
    print(f"{one} against {other}: {fmean(chips):+.3f} chips a deal and seat (standard error {error:.3f})")
    every = [table for deal in deals for table in deal]
    thrown = fmean(table.hand.contract is None for table in every)
    print(f"thrown in {rate(thrown, len(every))}")
    for side, name in enumerate((one, other)):
        print(f"declared by {name}:")
        show_contracts(_declared(every, first=not side))
        show_foreseen(each for table in every for each in table.foreseen[side])
        show_times("calls", [ms for table in every for ms in table.calls[side]])
        show_times("cards", [ms for table in every for ms in table.cards[side]])
    print("declared by one of each:")
    show_contracts(_declared(every, first=None))


def _declared(every: Iterable[Table], *, first: bool | None) -> Iterator[Settlement]:
    """The hands declared by seats of one kind, the first or the other; None for one of each."""
    for table in every:
        declarers = table.hand.contract.declarers if table.hand.contract else ()
        kinds = {seat in table.pair for seat in declarers}
        if kinds == ({True, False} if first is None else {first}):
            yield table.hand


def main(one: str, other: str, deals: int = DEALS, first: int = 1) -> None:
    """Play the match and print its figures."""
    begun = time.perf_counter()
    with Pool(PROCESSES) as pool:
        played = pool.map(partial(tables, one, other), range(first, first + deals), chunksize=2)
    report(one, other, played)
    print(f"{deals} deals from number {first} in {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))

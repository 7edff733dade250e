"""Duplicate deals: how much better club players are than the same calls with random cards.

Run from the top of the project: ``python -m tests.benchmarks.solowhist_duplicate [deals [first]]``. Each
deal (1,000 from number 0 unless told) is played in all six seatings of two club players against two
players who make the same calls and then play random legal cards, and once by four club players. The
weights were fitted on numbers from 0: a first number of 1,000,000 shows them on deals that they never
saw. Two processes are used. It exits with 1 where a target is missed: the club players must win at least
0.4 chips a deal and seat, throw in fewer than half of the deals, and make at least three quarters of
their contracts.
"""

import sys
import time
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from multiprocessing import Pool
from statistics import fmean, stdev
from typing import Final, NamedTuple

from tests.benchmarks.solowhist_tables import RandomCards, dealt, played_out, rate, show_contracts
from whistdesk.players.solowhist.club import ClubPlayer
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.view import Settlement

DEALS: Final = 1000
PROCESSES: Final = 2
LEAST_CHIPS: Final = 0.4
MOST_THROWN_IN: Final = 0.5
LEAST_MADE: Final = 0.75

CLUB: Final = ClubPlayer()
RANDOM: Final = RandomCards(CLUB)


class Tally(NamedTuple):
    """One deal: mean chips of a club seat over the six seatings, and the hand of four club players."""

    chips: float
    hand: Settlement


def tally(number: int) -> Tally:
    """Play deal ``number`` in all seatings."""
    chips = [_club_chips(number, pair) for pair in combinations(COMPASS, 2)]
    return Tally(fmean(chips), played_out(dealt(number), dict.fromkeys(COMPASS, CLUB), number))


def _club_chips(number: int, pair: tuple[Seat, ...]) -> float:
    players = {seat: CLUB if seat in pair else RANDOM for seat in COMPASS}
    settlement = played_out(dealt(number), players, number)
    return fmean(settlement.chips[COMPASS.index(seat)] for seat in pair)


def report(tallies: Sequence[Tally]) -> bool:
    """Print the figures; whether all targets are reached."""
    chips = [each.chips for each in tallies]
    played = [each.hand for each in tallies if each.hand.contract is not None]
    thrown_in = 1 - len(played) / len(tallies)
    made = fmean(bool(hand.made) for hand in played)
    print(f"chips a deal and seat {fmean(chips):+.3f} (standard error {stdev(chips) / sqrt(len(chips)):.3f})")
    print(f"thrown in {rate(thrown_in, len(tallies))}")
    print(f"made {rate(made, len(played))}")
    show_contracts(played)
    return fmean(chips) >= LEAST_CHIPS and thrown_in < MOST_THROWN_IN and made >= LEAST_MADE


def main(deals: int = DEALS, first: int = 0) -> int:
    """Play ``deals`` deals from number ``first`` and report; the exit code."""
    begun = time.perf_counter()
    with Pool(PROCESSES) as pool:
        tallies = pool.map(tally, range(first, first + deals), chunksize=20)
    reached = report(tallies)
    print(f"{deals} deals from number {first} in {time.perf_counter() - begun:.0f} s")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

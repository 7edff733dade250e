# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Deals hidden cards at random and weighs each deal by the calls and cards that were seen.

Runs as it is and compiled, like ``kernel``, with the same deals from the same seed. A deal's weight
is the product of the chances of what its seats did: of each call, from the strengths of the cards
with which its seat began, and of each card left unplayed that would have served its seat better.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple

from whistdesk.players.search.bits import bit_tables

try:
    import cython
except ImportError:
    from whistdesk.players.search import uncompiled as cython

COMPILED: Final = bool(cython.compiled)
"""Whether this is the compiled kernel."""

CALLS: Final = 8
STRENGTHS: Final = 4
"""Tricks alone and tricks as a partner, with the given trump; tricks alone with the best one; safety in a misère."""


class Worth(NamedTuple):
    """What cards are worth before the play, as numbers that add up over a hand's suits.

    ``tables`` holds, by ``8192 * k`` and the cards of a suit as bits: for each of the three ways to count
    tricks what they are worth as a side suit (k 0, 2, 4) and as trumps (k 1, 3, 5); their shortness
    as a side suit (k 6); their safety (k 7). ``bases``, ``shortness`` and ``leading`` hold, for each way, what any
    hand is worth, what a unit of shortness adds beside three trumps, and what the first lead adds.
    """

    tables: array[float]
    bases: Sequence[float]
    shortness: Sequence[float]
    leading: Sequence[float]


class Habits(NamedTuple):
    """How seats call: the chances of the legal calls are in proportion to e to the power of their utilities.

    A call's utility is ``offsets`` and ``slopes`` times the strength that ``kinds`` names, by call; a pass, call 0, has
    one by situation, ``passes``. A share of the calls, ``floor``, is made regardless of the cards, in proportion to
    ``rates``.
    """

    kinds: Sequence[int]
    slopes: Sequence[float]
    offsets: Sequence[float]
    passes: Sequence[float]
    rates: Sequence[float]
    floor: float


class SeenCall(NamedTuple):
    """A call: who made it, which one, the calls that were legal as bits, and the situation it was made in."""

    seat: int
    call: int
    legal: int
    situation: int


class Shunned(NamedTuple):
    """Cards of which a seat that holds any would hardly have played as it did: ``chance`` is its chance."""

    seat: int
    cards: int
    chance: float


@cython.final
@cython.cclass
class DealKernel:
    """Deals one situation after another; seats are 0 to 3, suits and cards bits as in ``bits``."""

    tables: cython.double[::1]
    bases: cython.double[::1]
    shortness: cython.double[::1]
    leading: cython.double[::1]
    kinds: cython.int[::1]
    slopes: cython.double[::1]
    offsets: cython.double[::1]
    passes: cython.double[::1]
    rates: cython.double[::1]
    count: cython.uchar[::1]
    held: cython.ulonglong[::1]
    played: cython.ulonglong[::1]
    hand: cython.ulonglong[::1]
    cards: cython.ulonglong[::1]  # by group, in the order of the last deal
    sorted: cython.ulonglong[::1]  # by group, as they were placed
    groups: cython.int[::1]
    takers: cython.int[::1]  # by card, as they were placed: a bit for each seat that may hold it
    strengths: cython.double[::1]
    calls: cython.int[::1]  # by 4 * call: its fields; one more is asked about
    shunned: cython.ulonglong[::1]  # by 2 * entry: seat, cards
    chances: cython.double[::1]
    group_count: cython.int
    call_count: cython.int
    shunned_count: cython.int
    callers: cython.int
    trump: cython.int
    leader: cython.int
    floor: cython.double
    euler: cython.double
    state: cython.ulonglong
    all_ones: cython.ulonglong
    step: cython.ulonglong
    first_factor: cython.ulonglong
    second_factor: cython.ulonglong

    def __init__(self, worth: Worth, habits: Habits) -> None:
        """For hands of this worth and seats of these habits."""
        self.tables = worth.tables
        self.bases, self.shortness = array("d", worth.bases), array("d", worth.shortness)
        self.leading = array("d", worth.leading)
        self.kinds, self.slopes = array("i", habits.kinds), array("d", habits.slopes)
        self.offsets, self.passes = array("d", habits.offsets), array("d", habits.passes)
        self.rates, self.floor = array("d", habits.rates), habits.floor
        self.euler = 2.718281828459045
        self.count = bit_tables().size
        self.held = array("Q", bytes(8 * 4))
        self.played = array("Q", bytes(8 * 4))
        self.hand = array("Q", bytes(8 * 4))
        self.cards = array("Q", bytes(8 * 52))
        self.sorted = array("Q", bytes(8 * 52))
        self.groups = array("i", bytes(4 * 6))
        self.takers = array("i", bytes(4 * 52))
        self.strengths = array("d", bytes(8 * STRENGTHS))
        self.all_ones = 2**64 - 1
        self.step = 0x9E3779B97F4A7C15
        self.first_factor = 0xBF58476D1CE4E5B9
        self.second_factor = 0x94D049BB133111EB
        self.state = 0
        self.place((0, 0, 0, 0), (0, 0, 0, 0), ())
        self.witness(0, 0, (), ())

    def place(self, held: Sequence[int], played: Sequence[int], groups: Sequence[Sequence[int]]) -> None:
        """Take what is known: the cards that seats hold and have played, and the hidden ones (0 to 51) by groups."""
        if len(groups) > 4 or sum(map(len, groups)) > 52:
            raise ValueError("there are four groups of cards at most, and 52 cards")
        at: cython.int = 0
        one: cython.ulonglong = 1
        place: cython.int
        for seat in range(4):
            self.held[seat] = held[seat]
            self.played[seat] = played[seat]
        self.group_count = len(groups)
        for index, group in enumerate(groups):
            self.groups[index] = at
            for card in group:
                place = card
                self.sorted[at] = one << place
                at += 1
        self.groups[len(groups)] = at

    def witness(self, trump: int, leader: int, calls: Sequence[SeenCall], shunned: Sequence[Shunned]) -> None:
        """Weigh by these calls, ``trump`` being turned up and ``leader`` leading first, and by what was shunned."""
        if not 0 <= trump < 4 or any(not 0 <= each.seat < 4 or not 0 <= each.call < CALLS for each in calls):
            raise ValueError("no such trump suit, seat or call")
        self.trump, self.leader = trump, leader
        self.callers = 0
        for each in calls:
            self.callers |= 1 << each.seat
        self.calls = array("i", [field for each in calls for field in each] + [0] * 4)
        self.call_count = len(calls)
        self.shunned = array("Q", [field for each in shunned for field in each[:2]] or [0])
        self.chances = array("d", [each.chance for each in shunned] or [0.0])
        self.shunned_count = len(shunned)

    def draw(self, seed: int, splits: array[int]) -> tuple[list[tuple[int, int, int, int]], list[float]]:
        """The deals of a seed (64 bits) and their weights.

        ``splits`` says for each of them, for each group, how many of its cards go to each of the four seats.
        """
        at: cython.int
        width: cython.int = 4 * self.group_count
        shares: cython.int[::1] = splits
        weight: cython.double
        deals: list[tuple[int, int, int, int]] = []
        weights: list[float] = []
        if not width:
            raise ValueError("no card is hidden")
        if min(splits, default=0) < 0:
            raise ValueError("a seat cannot get fewer cards than none")
        for group in range(self.group_count):
            size = self.groups[group + 1] - self.groups[group]
            if any(sum(splits[k : k + 4]) != size for k in range(4 * group, len(splits), width)):
                raise ValueError("a group must be dealt out")
        self.state = seed
        self.cards[:] = self.sorted
        for at in range(0, len(splits), width):
            with cython.nogil:
                self.deal(shares, at)
                weight = self.weigh()
            deals.append((self.hand[0], self.hand[1], self.hand[2], self.hand[3]))
            weights.append(weight)
        return deals, weights

    def stir(
        self, seed: int, deals: Sequence[Sequence[int]], takers: Sequence[int], times: int
    ) -> list[tuple[int, int, int, int]]:
        """Each deal after so many exchanges of two hidden cards, tried at random (Metropolis).

        ``takers`` are, by group, the seats that may hold its cards, a bit each. An exchange that makes what was seen
        less likely is taken back as often, so that deals that were drawn by their weights stay so, and copies part.
        """
        turn: cython.int
        tries: cython.int = times
        weight: cython.double
        stirred: list[tuple[int, int, int, int]] = []
        if len(takers) != self.group_count:
            raise ValueError("each group has its takers")
        for group, seats in enumerate(takers):
            for turn in range(self.groups[group], self.groups[group + 1]):
                self.takers[turn] = seats
        self.state = seed
        for deal in deals:
            for turn in range(4):
                self.hand[turn] = deal[turn]
            with cython.nogil:
                weight = self.weigh()
                for _ in range(tries):
                    weight = self.exchange(weight)
            stirred.append((self.hand[0], self.hand[1], self.hand[2], self.hand[3]))
        return stirred

    def strengths_of(self, hand: int, seat: int, trump: int, leader: int) -> tuple[float, ...]:
        """The strengths of thirteen cards that ``seat`` holds."""
        self.trump, self.leader = trump, leader
        self.measure(hand, seat)
        return tuple(self.strengths)

    def chance_of(self, seen: SeenCall, hand: int) -> float:
        """The chance that a call is made with thirteen cards, under the trump and leader last witnessed."""
        field: cython.int
        for field in range(4):
            self.calls[4 * self.call_count + field] = seen[field]
        self.measure(hand, seen.seat)
        return self.chance(self.call_count)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def below(self, n: cython.int) -> cython.int:
        """A whole number from 0 to n - 1 (SplitMix64; with 64 bits its bias is nothing)."""
        z: cython.ulonglong
        m: cython.ulonglong = n
        self.state = (self.state + self.step) & self.all_ones
        z = self.state
        z = ((z ^ (z >> 30)) * self.first_factor) & self.all_ones
        z = ((z ^ (z >> 27)) * self.second_factor) & self.all_ones
        z = z ^ (z >> 31)
        return z % m

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def deal(self, shares: cython.int[::1], at: cython.int) -> cython.void:
        """Shuffle each group and give each seat its share."""
        group: cython.int
        seat: cython.int
        j: cython.int
        first: cython.int
        card: cython.ulonglong
        for seat in range(4):
            self.hand[seat] = self.held[seat]
        for group in range(self.group_count):
            first = self.groups[group]
            for seat in range(4):
                for _ in range(shares[at + 4 * group + seat]):
                    j = first + self.below(self.groups[group + 1] - first)
                    card = self.cards[j]
                    self.cards[j] = self.cards[first]
                    self.cards[first] = card
                    self.hand[seat] |= card
                    first += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def exchange(self, weight: cython.double) -> cython.double:
        """Try to exchange two cards of a deal of this weight; the weight of the deal that is left."""
        total: cython.int = self.groups[self.group_count]
        first: cython.int = self.below(total)
        second: cython.int = self.below(total)
        fine: cython.int = 1 << 30
        chance: cython.double = self.below(fine)
        one: cython.int = self.holder(self.sorted[first])
        other: cython.int = self.holder(self.sorted[second])
        both: cython.ulonglong = self.sorted[first] | self.sorted[second]
        after: cython.double
        if one == other or not (self.takers[first] >> other) & 1 or not (self.takers[second] >> one) & 1:
            return weight
        self.hand[one] ^= both
        self.hand[other] ^= both
        after = self.weigh()
        if after >= weight or chance < fine * (after / weight):
            return after
        self.hand[one] ^= both
        self.hand[other] ^= both
        return weight

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def holder(self, card: cython.ulonglong) -> cython.int:
        """The seat that holds a hidden card."""
        seat: cython.int
        for seat in range(3):
            if self.hand[seat] & card:
                return seat
        return 3

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def weigh(self) -> cython.double:
        """The chance of all that was seen."""
        seat: cython.int
        i: cython.int
        weight: cython.double = 1.0
        for i in range(self.shunned_count):
            seat = self.shunned[2 * i]
            if self.hand[seat] & self.shunned[2 * i + 1]:
                weight *= self.chances[i]
        for seat in range(4):
            if (self.callers >> seat) & 1:
                self.measure(self.hand[seat] | self.played[seat], seat)
                for i in range(self.call_count):
                    if self.calls[4 * i] == seat:
                        weight *= self.chance(i)
        return weight

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def measure(self, hand: cython.ulonglong, seat: cython.int) -> cython.void:
        """Find the strengths of a hand."""
        trump: cython.int
        best: cython.double
        tricks: cython.double
        self.strengths[0] = self.tricks(hand, self.trump, 0, seat)
        self.strengths[1] = self.tricks(hand, self.trump, 1, seat)
        best = self.tricks(hand, 0, 2, seat)
        for trump in range(1, 4):
            tricks = self.tricks(hand, trump, 2, seat)
            best = max(best, tricks)
        self.strengths[2] = best
        best = 0.0
        for trump in range(4):
            best += self.tables[(7 << 13) + ((hand >> (13 * trump)) & 8191)]
        self.strengths[3] = best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def tricks(self, hand: cython.ulonglong, trump: cython.int, way: cython.int, seat: cython.int) -> cython.double:
        """The tricks that a hand promises, counted in one of the three ways."""
        suit: cython.int
        bits: cython.int
        total: cython.double = self.bases[way]
        short: cython.double = 0.0
        for suit in range(4):
            bits = (hand >> (13 * suit)) & 8191
            if suit == trump:
                total += self.tables[((2 * way + 1) << 13) + bits]
            else:
                total += self.tables[((2 * way) << 13) + bits]
                short += self.tables[(6 << 13) + bits]
        if self.count[(hand >> (13 * trump)) & 8191] >= 3:
            total += self.shortness[way] * short
        return total + self.leading[way] if seat == self.leader else total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def chance(self, index: cython.int) -> cython.double:
        """The chance of a seen call, from the strengths just found."""
        call: cython.int
        made: cython.int = self.calls[4 * index + 1]
        legal: cython.int = self.calls[4 * index + 2]
        rates: cython.double = 0.0
        utility: cython.double
        power: cython.double
        total: cython.double = 0.0
        own: cython.double = 0.0
        for call in range(8):
            if (legal >> call) & 1:
                utility = self.passes[self.calls[4 * index + 3]] if call == 0 else self.offsets[call]
                power = self.euler ** (utility + self.slopes[call] * self.strengths[self.kinds[call]])
                total += power
                rates += self.rates[call]
                if call == made:
                    own = power
        return (1 - self.floor) * own / total + self.floor * self.rates[made] / rates

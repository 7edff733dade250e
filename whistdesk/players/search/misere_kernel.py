# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The misère solver: with all four hands open, can the bidder be made to take a trick?

Runs as it is and compiled, like ``kernel``, with the same answers and the same positions visited.
What matters here are low cards, so nothing can be left out of a remembered position: its key is
who holds each card of each suit, in relative ranks. Three things end most lines at once: a proof
that the bidder can duck for ever, a test for tricks that it must take now, and that of several
cards of a suit that lose anyhow the bidder needs to consider the highest only.

A result is 1 (a trick can be forced upon the bidder), 0 (it cannot) or 2 (the search was stopped).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Final

from whistdesk.players.search.bits import bit_tables, check_position, zeroed

try:
    import cython
except ImportError:
    from whistdesk.players.search import uncompiled as cython

COMPILED: Final = bool(cython.compiled)
"""Whether this is the compiled kernel."""

_NODES_BETWEEN_LOOKS: Final = 1 << 13 if COMPILED else 1 << 6


@cython.final
@cython.cclass
class MisereKernel:
    """Answers questions about one position after another; seats, suits and cards as in ``TrickKernel``."""

    hand: cython.uint[::1]  # by 4 * seat + suit
    present: cython.uint[::1]  # by 4 * depth + suit: the cards still there when the trick began
    moves: cython.uint[::1]  # by 16 * (4 * depth + ply): weight, suit and card
    count: cython.uchar[::1]
    highest: cython.uint[::1]
    owner_words: cython.ulonglong[::1]  # by suit << 13 | cards; above bit 32 the position they are of
    entries: cython.ulonglong[::1]
    slots: cython.ulonglong
    placed: cython.ulonglong
    all_ones: cython.ulonglong
    odd: cython.ulonglong
    bidder: cython.int
    total: cython.int
    leader: cython.int
    ply: cython.int
    led: cython.int
    best_seat: cython.int
    best: cython.uint
    nodes: cython.ulonglong
    node_limit: cython.ulonglong
    next_look: cython.ulonglong
    interval: cython.ulonglong
    stopped: cython.bint
    busy: cython.bint
    stop: Callable[[], bool] | None
    failure: BaseException | None

    def __init__(self, slots: int = 1 << 18) -> None:
        """With room for ``slots`` remembered positions of 16 bytes each."""
        self.hand = array("I", bytes(4 * 16))
        self.present = array("I", bytes(4 * 4 * 14))
        self.moves = array("I", bytes(4 * 16 * 56))
        self.count, self.highest, _ = bit_tables()
        self.owner_words = zeroed(4 * 8192)
        self.entries = zeroed(2 * slots)
        self.slots = slots
        self.placed = 0
        self.all_ones = 2**64 - 1
        self.odd = 0x9E3779B97F4A7C15
        self.interval = _NODES_BETWEEN_LOOKS
        self.busy = False
        self.limit(1 << 62, None)

    def limit(self, nodes: int, stop: Callable[[], bool] | None) -> None:
        """Count nodes anew, and stop after ``nodes`` of them or soon after ``stop`` says so."""
        self.nodes = 0
        self.node_limit = nodes
        self.next_look = 0
        self.stopped = False
        self.stop = stop
        self.failure = None

    def node_count(self) -> int:
        """How many positions between tricks were visited since the last ``limit``."""
        return int(self.nodes)

    def place(self, leader: int, table: Sequence[int], hands: Sequence[int], bidder: int) -> None:
        """Take a position, ``table`` being the trick so far.

        ValueError if it is none (``check_position``), RuntimeError while a search is running.
        """
        if self.busy:
            raise RuntimeError("the kernel is searching")
        check_position(leader, table, hands)
        if not 0 <= bidder < 4:
            raise ValueError("no such seat")
        self.bidder = bidder
        self.placed += 1
        self.leader = leader
        self.total = hands[leader].bit_count() + (len(table) > 0)
        for seat in range(4):
            for suit in range(4):
                self.hand[4 * seat + suit] = hands[seat] >> (13 * suit) & 8191
        self._lay(table)

    def _lay(self, table: Sequence[int]) -> None:
        suit: cython.int
        bit: cython.uint
        one: cython.uint = 1
        rank: cython.int
        for suit in range(4):
            self.present[suit] = self.hand[suit] | self.hand[4 + suit] | self.hand[8 + suit] | self.hand[12 + suit]
        self.ply = 0
        self.led = 4
        self.best_seat = self.leader
        self.best = 0
        for card in table:
            suit = card // 13
            rank = card % 13
            bit = one << rank
            self.present[suit] |= bit
            if self.ply == 0:
                self.led = suit
            if suit == self.led and bit > self.best:
                self.best_seat = (self.leader + self.ply) & 3
                self.best = bit
            self.ply += 1

    def caught_by_force(self, card: int = -1) -> int:
        """Whether the defenders can make the bidder take a trick, the one on the table included: 1, 0, 2 unresolved.

        With ``card``, which the seat on turn must be free to play: if it plays that.
        """
        if self.busy:
            raise RuntimeError("the kernel is searching")
        suit: cython.int = card // 13
        rank: cython.int = card % 13
        one: cython.uint = 1
        bit: cython.uint = one << rank
        seat: cython.int = (self.leader + self.ply) & 3
        result: cython.int
        alone: cython.bint = card >= 0
        if alone and not self.hand[4 * seat + suit] & bit:
            raise ValueError("the seat on turn does not hold this card")
        self.busy = True
        with cython.nogil:
            if alone:
                result = self.step(0, self.ply, seat, self.led, self.best_seat, self.best, suit, bit)
            elif self.ply == 0:
                result = self.trick(0, self.leader)
            else:
                result = self.play(0, self.ply, seat, self.led, self.best_seat, self.best)
        self.busy = False
        if self.failure is not None:
            raise self.failure
        return result

    def _ask(self) -> None:
        try:
            self.stopped = self.stop is not None and self.stop()
        except BaseException as failure:  # noqa: BLE001 - raised where the search was started
            self.failure = failure
            self.stopped = True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def look(self) -> cython.bint:
        """Whether it is time to stop."""
        if self.nodes >= self.node_limit:
            self.stopped = True
        elif not self.stopped:
            self.next_look = min(self.nodes + self.interval, self.node_limit)
            with cython.gil:
                self._ask()
        return self.stopped

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def owner_word(self, suit: cython.int, bits: cython.uint) -> cython.ulonglong:
        """How many cards of the suit there are and who holds them in order, in 30 bits."""
        word: cython.ulonglong = self.owner_words[(suit << 13) | bits]
        rest: cython.uint = bits
        top: cython.uint
        shift: cython.int = 24
        seat: cython.ulonglong
        if word >> 32 == self.placed:
            return word & 0x3FFFFFFF
        word = self.count[bits]
        word = word << 26
        while rest:
            top = self.highest[rest]
            rest ^= top
            seat = 0
            if self.hand[4 + suit] & top:
                seat = 1
            elif self.hand[8 + suit] & top:
                seat = 2
            elif self.hand[12 + suit] & top:
                seat = 3
            word |= seat << shift
            shift -= 2
        self.owner_words[(suit << 13) | bits] = word | (self.placed << 32)
        return word

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ducks(self, own: cython.uint, others: cython.uint) -> cython.bint:
        """Whether each of the bidder's cards of a suit, from the lowest, lies below the others' of the same place.

        Then, playing the highest card that loses and discarding from the top, the bidder never
        takes a trick that another leads in this suit.
        """
        while own and others:
            if (own & -own) > (others & -others):
                return False
            own &= own - 1
            others &= others - 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def caught(self, suit: cython.int) -> cython.bint:
        """Whether the bidder must take the trick if every other plays its lowest card of the suit or has none."""
        own: cython.uint = self.hand[4 * self.bidder + suit]
        seat: cython.int
        bits: cython.uint
        for seat in range(4):
            bits = self.hand[4 * seat + suit]
            if seat != self.bidder and bits and (bits & -bits) > (own & -own):
                return False
        return own != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def settled(self, base: cython.int, leader: cython.int) -> cython.int:
        """1 if the bidder is caught in this trick, 0 if it can duck for ever, else 2."""
        suit: cython.int
        own: cython.uint
        safe: cython.int = 0
        if leader == self.bidder:
            for suit in range(4):
                if self.hand[4 * leader + suit] and not self.caught(suit):
                    return 2
            return 1
        for suit in range(4):
            if self.hand[4 * leader + suit] and self.caught(suit):
                return 1
            own = self.hand[4 * self.bidder + suit]
            safe += self.ducks(own, self.present[base + suit] ^ own)
        return 0 if safe == 4 else 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trick(self, depth: cython.int, leader: cython.int) -> cython.int:
        """1 if the bidder can be made to take one of the tricks left, 0 if not, 2 if the search was stopped."""
        base: cython.int = 4 * depth
        suit: cython.int
        result: cython.int
        word: cython.ulonglong
        key_a: cython.ulonglong
        key_b: cython.ulonglong
        slot: cython.ulonglong
        at: cython.ulonglong
        if depth == self.total:
            return 0
        if self.nodes >= self.next_look and self.look():
            return 2
        self.nodes += 1
        for suit in range(4):
            self.present[base + suit] = (
                self.hand[suit] | self.hand[4 + suit] | self.hand[8 + suit] | self.hand[12 + suit]
            )
        result = self.settled(base, leader)
        if result < 2:
            return result
        key_a = self.owner_word(0, self.present[base])
        word = leader
        key_a |= word << 30
        word = self.owner_word(1, self.present[base + 1])
        key_a |= word << 32
        word = self.bidder
        key_a |= word << 62
        key_b = self.owner_word(2, self.present[base + 2])
        word = self.owner_word(3, self.present[base + 3])
        key_b |= word << 32
        slot = ((key_a * self.odd) & self.all_ones) ^ key_b
        slot ^= slot >> 29
        slot = (slot * self.odd) & self.all_ones
        slot = (slot >> 32) % self.slots
        at = 2 * slot
        if self.entries[at] == key_a:
            word = self.entries[at + 1] ^ key_b
            if word & 0x3FFFFFFF == 0 and word >> 32 == 0:
                result = word >> 30 & 3
                if result:
                    return result - 1
        result = self.play(depth, 0, leader, 0, leader, 0)
        if result < 2:
            word = result + 1
            self.entries[at] = key_a
            self.entries[at + 1] = key_b | word << 30
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(
        self,
        depth: cython.int,
        ply: cython.int,
        seat: cython.int,
        led: cython.int,
        best_seat: cython.int,
        best: cython.uint,
    ) -> cython.int:
        """The same with ``ply`` cards on the table, of which ``best_seat``'s ``best`` takes the trick so far."""
        frame: cython.int = 4 * depth + ply
        cards: cython.int = 16 * frame
        number: cython.int = self.order(depth, ply, seat, led, best)
        i: cython.int
        suit: cython.int
        bit: cython.uint
        result: cython.int
        against: cython.int = seat != self.bidder
        for i in range(number):
            suit = self.moves[cards + i] >> 13 & 3
            bit = self.moves[cards + i] & 8191
            result = self.step(depth, ply, seat, led, best_seat, best, suit, bit)
            if result == 2 or result == against:
                return result
        return 1 - against

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def step(
        self,
        depth: cython.int,
        ply: cython.int,
        seat: cython.int,
        led: cython.int,
        best_seat: cython.int,
        best: cython.uint,
        suit: cython.int,
        bit: cython.uint,
    ) -> cython.int:
        """The same once ``seat`` has played ``bit`` of ``suit``."""
        result: cython.int
        if ply == 0:
            led = suit
        if ply == 0 or (suit == led and bit > best):
            best_seat = seat
            best = bit
        self.hand[4 * seat + suit] ^= bit
        if ply < 3:
            result = self.play(depth, ply + 1, (seat + 1) & 3, led, best_seat, best)
        elif best_seat == self.bidder:
            result = 1
        else:
            result = self.trick(depth + 1, best_seat)
        self.hand[4 * seat + suit] ^= bit
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def order(
        self, depth: cython.int, ply: cython.int, seat: cython.int, led: cython.int, best: cython.uint
    ) -> cython.int:
        """Fill the moves of this frame, the most promising first; their number.

        One of each run of equal cards; of the bidder's cards that lose only the highest of a suit.
        """
        base: cython.int = 4 * depth
        cards: cython.int = 16 * (4 * depth + ply)
        number: cython.int = 0
        suit: cython.int
        first: cython.int = 0
        last: cython.int = 4
        bits: cython.uint
        bit: cython.uint
        above: cython.uint
        losing: cython.uint
        move: cython.uint
        i: cython.int
        if ply and self.hand[4 * seat + led]:
            first = led
            last = led + 1
        for suit in range(first, last):
            bits = self.hand[4 * seat + suit]
            if ply and seat == self.bidder:
                losing = bits
                if suit == led:
                    losing = bits & (best - 1)
                if losing:
                    bits = bits & ~losing | self.highest[losing]
            while bits:
                bit = bits & -bits
                bits ^= bit
                above = self.present[base + suit] & ~(2 * bit - 1)
                if above & -above & bits:
                    continue
                move = self.weight(depth, ply, seat, led, best, suit, bit) << 15
                move |= suit << 13 | bit
                i = cards + number
                while i > cards and self.moves[i - 1] < move:
                    self.moves[i] = self.moves[i - 1]
                    i -= 1
                self.moves[i] = move
                number += 1
        return number

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def weight(
        self,
        depth: cython.int,
        ply: cython.int,
        seat: cython.int,
        led: cython.int,
        best: cython.uint,
        suit: cython.int,
        bit: cython.uint,
    ) -> cython.uint:
        """How promising a card is; a higher weight is tried first."""
        rank: cython.int = self.count[bit - 1]
        own: cython.uint = self.hand[4 * self.bidder + suit]
        others: cython.uint = self.present[4 * depth + suit] ^ own
        waiting: cython.int = (self.bidder - seat) & 3
        if seat == self.bidder:
            if ply == 0:
                return 100 - rank
            if suit != led:
                return 100 + rank + (0 if self.ducks(own, others) else 50)
            return 100 + rank if bit < best else 50 - rank
        if ply == 0:
            if own == 0:
                return 50 - rank
            return 100 - rank + (0 if self.ducks(own, others) else 50)
        if suit != led:
            if own == 0:
                return 50 + rank
            return 100 + rank + (0 if self.ducks(own, others) else 50)
        if own and ply + waiting < 4 and waiting:
            return 100 - rank
        return 100 + rank

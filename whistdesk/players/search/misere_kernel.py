# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Whether three defenders who see all hands can make a misère bidder take a trick."""

from __future__ import annotations

from array import array
from functools import cache

try:
    import cython
except ImportError:
    from whistdesk.players.search import uncompiled as cython


@cython.final
@cython.cclass
class MisereKernel:
    hand: cython.uint[::1]
    present: cython.uint[::1]
    moves: cython.uint[::1]
    count: cython.uchar[::1]
    highest: cython.uint[::1]
    owner_words: cython.ulonglong[::1]
    entries: cython.ulonglong[::1]
    slots: cython.ulonglong
    generation: cython.ulonglong
    all_ones: cython.ulonglong
    odd: cython.ulonglong
    bidder: cython.int
    total: cython.int
    nodes: cython.ulonglong
    node_limit: cython.ulonglong

    def __init__(self, slots: int = 1 << 17):
        from whistdesk.players.search.kernel import _bit_tables
        self.hand = array("I", bytes(4 * 16))
        self.present = array("I", bytes(4 * 4 * 14))
        self.moves = array("I", bytes(4 * 16 * 56))
        self.count, self.highest, _ = _bit_tables()
        self.owner_words = array("Q", bytes(8 * 4 * 8192))
        self.entries = array("Q", bytes(8 * 2 * slots))
        self.slots = slots
        self.generation = 0
        self.all_ones = 2**64 - 1
        self.odd = 0x9E3779B97F4A7C15
        self.nodes = 0

    def node_count(self):
        return self.nodes

    def kills(self, leader, hands, bidder, node_limit):
        self.nodes = 0
        self.node_limit = node_limit
        self.generation = self.generation + 1
        self.bidder = bidder
        for seat in range(4):
            for suit in range(4):
                self.hand[4 * seat + suit] = hands[seat] >> (13 * suit) & 8191
        self.total = hands[leader].bit_count()
        lead: cython.int = leader
        result: cython.int
        with cython.nogil:
            result = self.trick(0, lead)
        return result

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
        if word >> 32 == self.generation:
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
        self.owner_words[(suit << 13) | bits] = word | (self.generation << 32)
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
        safe: cython.int = 0
        if depth == self.total:
            return 0
        self.nodes += 1
        if self.nodes >= self.node_limit:
            return 2
        for suit in range(4):
            self.present[base + suit] = (
                self.hand[suit] | self.hand[4 + suit] | self.hand[8 + suit] | self.hand[12 + suit]
            )
        for suit in range(4):
            if leader == self.bidder:
                if self.hand[4 * leader + suit] == 0 or self.caught(suit):
                    safe += 1
            else:
                if self.hand[4 * leader + suit] and self.caught(suit):
                    return 1
                word = self.hand[4 * self.bidder + suit]
                if self.ducks(word, self.present[base + suit] ^ word):
                    safe += 1
        if safe == 4:
            return leader == self.bidder
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
        self, depth: cython.int, ply: cython.int, seat: cython.int, led: cython.int, best_seat: cython.int, best: cython.uint
    ) -> cython.int:
        frame: cython.int = 4 * depth + ply
        cards: cython.int = 16 * frame
        number: cython.int = self.order(depth, ply, seat, led, best)
        i: cython.int
        suit: cython.int
        bit: cython.uint
        result: cython.int
        winner: cython.int
        won: cython.uint
        against: cython.int = seat != self.bidder
        for i in range(number):
            suit = self.moves[cards + i] >> 13 & 3
            bit = self.moves[cards + i] & 8191
            winner = best_seat
            won = best
            if ply == 0 or (suit == led and bit > best):
                winner = seat
                won = bit
            self.hand[4 * seat + suit] ^= bit
            if ply < 3:
                result = self.play(depth, ply + 1, (seat + 1) & 3, suit if ply == 0 else led, winner, won)
            elif winner == self.bidder:
                result = 1
            else:
                result = self.trick(depth + 1, winner)
            self.hand[4 * seat + suit] ^= bit
            if result == 2 or result == against:
                return result
        return 1 - against

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def order(self, depth: cython.int, ply: cython.int, seat: cython.int, led: cython.int, best: cython.uint) -> cython.int:
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

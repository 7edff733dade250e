# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

try:
    import cython
except ImportError:
    from whistdesk.players.search import uncompiled as cython

COMPILED: Final = bool(cython.compiled)


@cache
def _bit_tables():
    """Count, highest bit, and the bits from the top of each set of 13 bits."""
    counts = bytearray(8192)
    highest = array("I", bytes(4 * 8192))
    from_top = array("H", bytes(2 * 16 * 8192))
    for bits in range(1, 8192):
        low = bits & -bits
        rest = bits ^ low
        count = counts[bits] = counts[rest] + 1
        highest[bits] = highest[rest] or low
        from_top[16 * bits : 16 * bits + count] = from_top[16 * rest : 16 * rest + count]
        from_top[16 * bits + count] = low
    return counts, highest, from_top


@cython.final
@cython.cclass
class TrickKernel:
    hand: cython.uint[::1]
    side: cython.uint[::1]
    present: cython.uint[::1]
    candidates: cython.uint[::1]
    moves: cython.uint[::1]
    unit: cython.ulonglong[::1]
    count: cython.uchar[::1]
    highest: cython.uint[::1]
    from_top: cython.ushort[::1]
    owner_words: cython.ulonglong[::1]
    heads: cython.int[::1]
    entries: cython.ulonglong[::1]
    entry_count: cython.int
    entry_limit: cython.int
    generation: cython.ulonglong
    all_ones: cython.ulonglong
    odd: cython.ulonglong
    context: cython.ulonglong
    trump: cython.int
    total: cython.int
    nodes: cython.ulonglong
    node_limit: cython.ulonglong
    stopped: cython.bint

    def __init__(self, entries: int = 1 << 17):
        self.hand = array("I", bytes(4 * 16))
        self.side = array("I", bytes(4 * 4))
        self.present = array("I", bytes(4 * 4 * 14))
        self.candidates = array("I", bytes(4 * 4 * 56))
        self.moves = array("I", bytes(4 * 16 * 56))
        self.unit = array("Q", bytes(8 * 16))
        one: cython.ulonglong = 1
        i: cython.int
        for i in range(16):
            self.unit[i] = one << (4 * i)
        self.count, self.highest, self.from_top = _bit_tables()
        self.owner_words = array("Q", bytes(8 * 4 * 8192))
        self.heads = array("i", [-1]) * 65536
        self.entries = array("Q", bytes(8 * 6 * entries))
        self.entry_count = 0
        self.entry_limit = entries
        self.generation = 0
        self.all_ones = 2**64 - 1
        self.odd = 0x9E3779B97F4A7C15
        self.nodes = 0

    def node_count(self) -> int:
        return self.nodes

    def table_size(self) -> int:
        return self.entry_count

    def reaches(self, trump, leader, hands, declaring, target, node_limit):
        self._place(trump, leader, hands, declaring, node_limit)
        lead: cython.int = leader
        need: cython.int = target
        lengths: cython.ulonglong = self._lengths()
        result: cython.ulonglong
        with cython.nogil:
            result = self.trick(0, lead, lengths, need)
        return result & 3

    def _place(self, trump, leader, hands, declaring, node_limit):
        self.trump = 4 if trump is None else trump
        self.nodes = 0
        self.node_limit = node_limit
        self.generation = self.generation + 1
        for seat in range(4):
            self.side[seat] = declaring >> seat & 1
            for suit in range(4):
                self.hand[4 * seat + suit] = hands[seat] >> (13 * suit) & 8191
        self.total = hands[leader].bit_count()
        self.context = self.trump << 2 | declaring << 5

    def _lengths(self):
        seat: cython.int
        suit: cython.int
        total: cython.ulonglong = 0
        for seat in range(4):
            for suit in range(4):
                total += self.unit[4 * suit + seat] * self.count[self.hand[4 * seat + suit]]
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def owner_word(self, suit: cython.int, bits: cython.uint) -> cython.ulonglong:
        """Who holds the cards of ``bits``, two bits a card, the highest card in bits 24 and 25."""
        word: cython.ulonglong = self.owner_words[(suit << 13) | bits]
        rest: cython.uint = bits
        top: cython.uint
        shift: cython.int = 24
        seat: cython.ulonglong
        if word >> 32 == self.generation:
            return word & 0xFFFFFFF
        word = 0
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
    def quick(self, depth: cython.int, leader: cython.int, wanted: cython.int) -> cython.ulonglong:
        """Whether the leader's side takes ``wanted`` tricks at once: 1 and the ranks that count, or 0."""
        base: cython.int = 4 * depth
        trump: cython.int = self.trump
        side: cython.uint = self.side[leader]
        relevant: cython.ulonglong = 0
        wide: cython.ulonglong
        seat: cython.int
        suit: cython.int
        tricks: cython.int = 0
        own: cython.uint
        others: cython.uint
        tops: cython.int
        longest: cython.int
        rounds: cython.int
        length: cython.int
        drawn: cython.int = 0
        partner: cython.int
        own_tops: cython.int
        entry: cython.int
        best: cython.int
        if trump < 4:
            own = self.hand[4 * leader + trump]
            if own:
                others = self.present[base + trump] & ~own
                tops = self.count[own]
                if others:
                    own = own & ~(2 * self.highest[others] - 1)
                    tops = self.count[own]
                    if tops:
                        longest = 0
                        for seat in range(4):
                            if seat != leader:
                                length = self.count[self.hand[4 * seat + trump]]
                                if length > longest:
                                    longest = length
                        rounds = tops
                        if tops >= longest:
                            tops = self.count[self.hand[4 * leader + trump]]
                        if wanted < rounds:
                            rounds = wanted
                        wide = self.from_top[16 * own + rounds]
                        relevant |= wide << (13 * trump)
                tricks = tops
                drawn = tops
                if tricks >= wanted:
                    return relevant << 2 | 1
        for suit in range(4):
            if suit == trump:
                continue
            own = self.hand[4 * leader + suit]
            if own == 0:
                continue
            others = self.present[base + suit] & ~own
            length = self.count[own]
            tops = length
            longest = 0
            if others:
                own = own & ~(2 * self.highest[others] - 1)
                tops = self.count[own]
                if tops == 0:
                    continue
                for seat in range(4):
                    if seat != leader:
                        rounds = self.count[self.hand[4 * seat + suit]]
                        if rounds > longest:
                            longest = rounds
            rounds = tops
            if tops >= longest:
                tops = length
            tops = self.unruffed(suit, side, drawn, tops)
            if tops == 0:
                continue
            if wanted - tricks < tops:
                tops = wanted - tricks
            if others:
                if tops < rounds:
                    rounds = tops
                wide = self.from_top[16 * own + rounds]
                relevant |= wide << (13 * suit)
            tricks += tops
            if tricks >= wanted:
                return relevant << 2 | 1
        # across to a partner's winners
        for partner in range(4):
            if partner == leader or self.side[partner] != side:
                continue
            entry = 0
            own_tops = 0
            for suit in range(4):
                tops = self.partner_tops(base, partner, suit, side, drawn)
                own_tops += tops
                if tops and self.hand[4 * leader + suit]:
                    entry = 1
            if entry and tricks + own_tops >= wanted:
                for suit in range(4):
                    tops = self.partner_tops(base, partner, suit, side, drawn)
                    if tops:
                        wide = self.from_top[16 * self.hand[4 * partner + suit] + tops]
                        relevant |= wide << (13 * suit)
                return relevant << 2 | 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def partner_tops(
        self, base: cython.int, partner: cython.int, suit: cython.int, side: cython.uint, drawn: cython.int
    ) -> cython.int:
        own: cython.uint = self.hand[4 * partner + suit]
        others: cython.uint
        tops: cython.int
        seat: cython.int
        length: cython.int
        if own == 0:
            return 0
        others = self.present[base + suit] & ~own
        if others:
            own = own & ~(2 * self.highest[others] - 1)
        tops = self.count[own]
        if suit != self.trump:
            tops = self.unruffed(suit, side, drawn, tops)
        return tops

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unruffed(self, suit: cython.int, side: cython.uint, drawn: cython.int, rounds: cython.int) -> cython.int:
        """How many of ``rounds`` of a plain suit the opponents must follow to, ``drawn`` rounds of trumps before."""
        seat: cython.int
        length: cython.int
        if self.trump == 4:
            return rounds
        for seat in range(4):
            if self.side[seat] != side:
                length = self.count[self.hand[4 * seat + self.trump]]
                if length > drawn:
                    length = self.count[self.hand[4 * seat + suit]]
                    if length < rounds:
                        rounds = length
        return rounds

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sure(self, side: cython.uint, wanted: cython.int) -> cython.ulonglong:
        """Whether a hand of ``side`` is sure of ``wanted`` tricks by its trumps: 1 and the ranks that count, or 0."""
        seat: cython.int
        result: cython.ulonglong
        for seat in range(4):
            if self.side[seat] == side:
                result = self.sure_seat(seat, wanted)
                if result:
                    return result
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def sure_seat(self, owner: cython.int, wanted: cython.int) -> cython.ulonglong:
        """Whether ``owner`` is sure of ``wanted`` tricks by trumps, whoever leads what and when.

        Each of its trumps wins a trick of its own unless a higher one of the opponents falls to
        it, and each of those can fall to one only: 1 and the ranks that count, or 0.
        """
        trump: cython.int = self.trump
        ours: cython.uint = self.hand[4 * owner + trump]
        theirs: cython.uint = 0
        rest: cython.uint
        top: cython.uint
        number: cython.int = self.count[ours]
        spare: cython.int
        won: cython.int = 0
        seat: cython.int
        wide: cython.ulonglong
        if number < wanted:
            return 0
        for seat in range(4):
            if self.side[seat] != self.side[owner]:
                theirs |= self.hand[4 * seat + trump]
        spare = self.count[theirs]
        if number - spare >= wanted:
            return 1
        number = 0
        rest = ours | theirs
        while rest:
            top = self.highest[rest]
            rest ^= top
            if theirs & top:
                number += 1
            elif number:
                number -= 1
            else:
                won += 1
                if won == wanted:
                    wide = top
                    return wide << (13 * trump + 2) | 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trick(self, depth: cython.int, leader: cython.int, lengths: cython.ulonglong, need: cython.int) -> cython.ulonglong:
        """Whether the declaring side takes ``need`` of the tricks left, ``leader`` to lead.

        Bit 0 of the result is the answer, bit 1 says that the search was stopped, above them is a
        bit for the lowest card of each suit whose rank mattered.
        """
        base: cython.int = 4 * depth
        left: cython.int = self.total - depth
        side: cython.uint = self.side[leader]
        wanted: cython.int
        result: cython.ulonglong
        suit: cython.int
        key: cython.ulonglong
        own_a: cython.ulonglong
        own_b: cython.ulonglong
        mask_a: cython.ulonglong
        mask_b: cython.ulonglong
        word: cython.ulonglong
        relevant: cython.ulonglong
        wide: cython.ulonglong
        slot: cython.uint
        index: cython.int
        at: cython.int
        bits: cython.uint
        number: cython.int
        tops: cython.uint
        bound: cython.int
        if need <= 0:
            return 1
        if need > left:
            return 0
        self.nodes += 1
        if self.nodes >= self.node_limit:
            return 2
        for suit in range(4):
            self.present[base + suit] = (
                self.hand[suit] | self.hand[4 + suit] | self.hand[8 + suit] | self.hand[12 + suit]
            )
        wanted = need if side else left - need + 1
        result = self.quick(depth, leader, wanted)
        if result:
            return (result & ~1) | side
        if self.trump < 4 and self.present[base + self.trump]:
            result = self.sure(1 - side, left + 1 - wanted)
            if result:
                return (result & ~1) | (1 - side)
            result = self.sure(side, wanted)
            if result:
                return (result & ~1) | side
        key = lengths - (lengths & 0xFFFF)
        key |= self.context | leader | left << 9
        own_a = self.owner_word(0, self.present[base])
        word = self.owner_word(1, self.present[base + 1])
        own_a |= word << 32
        own_b = self.owner_word(2, self.present[base + 2])
        word = self.owner_word(3, self.present[base + 3])
        own_b |= word << 32
        slot = (((key ^ (key >> 29)) * self.odd) & self.all_ones) >> 48
        index = self.heads[slot]
        while index >= 0:
            at = 6 * index
            word = self.entries[at + 5]
            if self.entries[at] == key and (
                (self.entries[at + 1] ^ own_a) & self.entries[at + 3]
                | (self.entries[at + 2] ^ own_b) & self.entries[at + 4]
            ) == 0:
                # bits 0-3 low bound, 4-7 high bound, 8-23 number of tops by suit, 32- next entry
                bound = word & 15
                number = word >> 4 & 15
                if bound >= need or number < need:
                    relevant = 0
                    for suit in range(4):
                        tops = word >> (8 + 4 * suit) & 15
                        if tops:
                            wide = self.from_top[16 * self.present[base + suit] + tops]
                            relevant |= wide << (13 * suit)
                    return relevant << 2 | (bound >= need)
            index = word >> 32
            index -= 1
        result = self.play(depth, 0, leader, 4, leader, 4, 0, 0, lengths, need)
        if result & 2:
            return result
        relevant = result >> 2
        if self.entry_count >= self.entry_limit:
            self.entry_count = 0
            for index in range(65536):
                self.heads[index] = -1
        index = self.entry_count
        self.entry_count += 1
        at = 6 * index
        word = self.heads[slot] + 1
        word = word << 32
        self.heads[slot] = index
        mask_a = 0
        mask_b = 0
        for suit in range(4):
            bits = relevant >> (13 * suit) & 8191
            if bits:
                bits = bits & -bits
                number = self.count[self.present[base + suit] & ~(bits - 1)]
                wide = number
                word |= wide << (8 + 4 * suit)
                wide = (1 << 26) - (1 << (26 - 2 * number))
                if suit & 1:
                    wide = wide << 32
                if suit < 2:
                    mask_a |= wide
                else:
                    mask_b |= wide
        self.entries[at] = key
        self.entries[at + 1] = own_a & mask_a
        self.entries[at + 2] = own_b & mask_b
        self.entries[at + 3] = mask_a
        self.entries[at + 4] = mask_b
        self.entries[at + 5] = word | (need | left << 4 if result & 1 else (need - 1) << 4)
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
        best_suit: cython.int,
        best: cython.uint,
        contested: cython.int,
        lengths: cython.ulonglong,
        need: cython.int,
    ) -> cython.ulonglong:
        """The same with ``ply`` cards on the table, of which ``best`` of ``best_suit`` takes the trick so far.

        ``contested`` says whether another card of its suit lies there, so that its rank counts.
        """
        base: cython.int = 4 * depth
        frame: cython.int = 4 * depth + ply
        cards: cython.int = 16 * frame
        side: cython.uint = self.side[seat]
        number: cython.int = self.order(depth, ply, seat, led, best_seat, best_suit, best)
        i: cython.int
        suit: cython.int
        bit: cython.uint
        low: cython.uint
        below: cython.uint
        bits: cython.uint
        result: cython.ulonglong
        relevant: cython.ulonglong = 0
        wide: cython.ulonglong
        lengths_after: cython.ulonglong
        winner: cython.int
        won_suit: cython.int
        won: cython.uint
        rank_counts: cython.int
        needed: cython.int
        for i in range(number):
            suit = self.moves[cards + i] >> 13 & 3
            bit = self.moves[cards + i] & 8191
            if self.candidates[4 * frame + suit] & bit == 0:
                continue
            winner = best_seat
            won_suit = best_suit
            won = best
            rank_counts = contested
            if ply == 0:
                winner = seat
                won_suit = suit
                won = bit
            elif suit == best_suit:
                rank_counts = 1
                if bit > best:
                    winner = seat
                    won = bit
            elif suit == self.trump:
                winner = seat
                won_suit = suit
                won = bit
                rank_counts = 0
            self.hand[4 * seat + suit] ^= bit
            lengths_after = lengths - self.unit[4 * suit + seat]
            if ply == 3:
                needed = self.side[winner]
                needed = need - needed
                result = self.trick(depth + 1, winner, lengths_after, needed)
                if rank_counts:
                    wide = won
                    result |= wide << (13 * won_suit + 2)
            else:
                result = self.play(
                    depth,
                    ply + 1,
                    (seat + 1) & 3,
                    suit if ply == 0 else led,
                    winner,
                    won_suit,
                    won,
                    rank_counts,
                    lengths_after,
                    need,
                )
            self.hand[4 * seat + suit] ^= bit
            if result & 2:
                return result
            if (result & 1) == side:
                return result
            relevant |= result & ~3
            bits = result >> (13 * suit + 2) & 8191
            low = bits & -bits
            if low == 0:
                self.candidates[4 * frame + suit] = 0
            elif bit < low:
                self.candidates[4 * frame + suit] &= ~(low - 1)
            else:
                # the whole run of equal cards must be where it is
                low = bit
                below = self.present[base + suit] & (bit - 1)
                while below and self.highest[below] & self.hand[4 * seat + suit]:
                    low = self.highest[below]
                    below ^= low
                wide = low
                relevant |= wide << (13 * suit + 2)
        return relevant | (1 - side)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def order(
        self,
        depth: cython.int,
        ply: cython.int,
        seat: cython.int,
        led: cython.int,
        best_seat: cython.int,
        best_suit: cython.int,
        best: cython.uint,
    ) -> cython.int:
        """Fill the moves of this frame, the most promising first, one of each run of equal cards; their number."""
        base: cython.int = 4 * depth
        frame: cython.int = 4 * depth + ply
        cards: cython.int = 16 * frame
        number: cython.int = 0
        suit: cython.int
        first: cython.int = 0
        last: cython.int = 4
        bits: cython.uint
        rest: cython.uint
        above: cython.uint
        bit: cython.uint
        move: cython.uint
        i: cython.int
        if ply and self.hand[4 * seat + led]:
            first = led
            last = led + 1
        for suit in range(first, last):
            bits = self.hand[4 * seat + suit]
            self.candidates[4 * frame + suit] = bits
            rest = bits
            while rest:
                bit = rest & -rest
                rest ^= bit
                above = self.present[base + suit] & ~(2 * bit - 1)
                if above & -above & bits:
                    continue
                move = self.weight(depth, ply, seat, led, best_seat, best_suit, best, suit, bit) << 15
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
        best_seat: cython.int,
        best_suit: cython.int,
        best: cython.uint,
        suit: cython.int,
        bit: cython.uint,
    ) -> cython.uint:
        """How promising a card is; a higher weight is tried first."""
        rank: cython.int = self.count[bit - 1]
        side: cython.uint = self.side[seat]
        new_seat: cython.int = best_seat
        new_suit: cython.int = best_suit
        new_best: cython.uint = best
        if ply == 0:
            return self.lead_weight(depth, seat, suit, bit, rank)
        if suit == best_suit:
            if bit > best:
                new_seat = seat
                new_best = bit
        elif suit == self.trump:
            new_seat = seat
            new_suit = suit
            new_best = bit
        if new_seat == seat and not self.beaten(ply, seat, led, new_suit, new_best, side):
            # takes the trick for good
            if self.side[best_seat] == side and not self.beaten(ply, seat, led, best_suit, best, side):
                return 100 - rank - (20 if suit == self.trump and led != self.trump else 0)
            return 300 - rank
        if suit == self.trump and led != self.trump:
            return 110 - rank
        if suit != led:
            return 100 - rank + self.count[self.hand[4 * seat + suit]]
        return 100 - rank

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def beaten(
        self, ply: cython.int, seat: cython.int, led: cython.int, suit: cython.int, best: cython.uint, side: cython.uint
    ) -> cython.bint:
        """Whether an opponent still to play can beat ``best`` of ``suit``."""
        after: cython.int
        other: cython.int
        for after in range(ply + 1, 4):
            other = (seat + after - ply) & 3
            if self.side[other] == side:
                continue
            if self.hand[4 * other + led]:
                if suit == led and self.hand[4 * other + led] > best:
                    return True
            elif self.trump < 4 and self.hand[4 * other + self.trump]:
                if suit != self.trump or self.hand[4 * other + self.trump] > best:
                    return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lead_weight(
        self, depth: cython.int, seat: cython.int, suit: cython.int, bit: cython.uint, rank: cython.int
    ) -> cython.uint:
        side: cython.uint = self.side[seat]
        other: cython.int
        bits: cython.uint
        ours: cython.uint = 0
        theirs: cython.uint = 0
        our_ruff: cython.uint = 0
        their_ruff: cython.uint = 0
        weight: cython.int = 100
        for other in range(4):
            bits = self.hand[4 * other + suit]
            if self.side[other] == side:
                ours |= bits
                if bits == 0 and self.trump < 4:
                    our_ruff |= self.hand[4 * other + self.trump]
            else:
                theirs |= bits
                if bits == 0 and self.trump < 4:
                    their_ruff |= self.hand[4 * other + self.trump]
        if our_ruff > their_ruff:
            weight += 40
        elif their_ruff:
            weight -= 40
        elif ours > theirs:
            weight += 50
            if bit > theirs:
                return weight + rank
        return weight - rank + self.count[self.hand[4 * seat + suit]]

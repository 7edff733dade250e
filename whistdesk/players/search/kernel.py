# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The trick solver: with all four hands open, does the declaring side take so many tricks?

This file runs as it is and, several hundred times as fast, compiled by Cython; both visit the
same positions and give the same answers. Hence the typed locals: in compiled code a shift of an
untyped ``1`` silently loses the bits from 31 up. It is one long file because the functions call
each other at every card and only within one compiled unit do those calls cost nothing.

The search is zero-window (reaches the target or not) and remembers positions between tricks by
partition: an entry holds the lengths of all suits and, of each suit, who holds the top cards down
to the lowest whose rank mattered, in relative ranks. So it answers for every position that
differs in lower cards only, of this deal and of later ones.

A result is a number: bit 0 is the answer, bit 1 says that the search was stopped (then nothing is
known), and from bit 2 on stand, 13 bits a suit, cards whose rank mattered; the lowest counts.
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
class TrickKernel:
    """Answers questions about one position after another and remembers what serves the next ones.

    Seats are 0 to 3 in the order of play, suits 0 to 3, cards bits as in ``bits``.
    """

    hand: cython.uint[16]  # by 4 * seat + suit
    side: cython.uint[4]  # by seat: 1 declares, 0 defends
    master: cython.int[4]  # by suit: the seat with the highest card as the last trick began, -1 where none is left
    present: cython.uint[56]  # by 4 * depth + suit: the cards still there when the trick began
    candidates: cython.uint[224]  # by 4 * frame + suit, a frame being 4 * depth + ply
    described: cython.ulonglong[42]  # by 3 * depth: key and owners of the position between tricks
    moves: cython.uint[896]  # by 16 * frame: weight, suit and card
    unit: cython.ulonglong[16]  # by 4 * suit + seat: one card in the lengths
    tops: cython.ulonglong[16]  # by number: that many highest cards in an owner word
    count: cython.uchar[::1]
    highest: cython.uint[::1]
    from_top: cython.ushort[::1]
    owner_words: cython.ulonglong[::1]  # by suit << 13 | cards; above bit 32 the position they are of
    heads: cython.int[::1]
    entries: cython.ulonglong[::1]
    entry_count: cython.int
    entry_limit: cython.int
    placed: cython.ulonglong
    all_ones: cython.ulonglong
    odd: cython.ulonglong
    two_highest: cython.ulonglong
    context: cython.ulonglong
    lengths: cython.ulonglong
    trump: cython.int
    total: cython.int
    leader: cython.int
    ply: cython.int
    led: cython.int
    best_seat: cython.int
    best_suit: cython.int
    best: cython.uint
    contested: cython.int
    rivals: cython.uint
    worth: cython.int
    follow: cython.uint
    ruff: cython.uint
    nodes: cython.ulonglong
    node_limit: cython.ulonglong
    next_look: cython.ulonglong
    interval: cython.ulonglong
    stopped: cython.bint
    busy: cython.bint
    stop: Callable[[], bool] | None
    failure: BaseException | None

    def __init__(self, entries: int = 1 << 17) -> None:
        """With room for ``entries`` remembered positions of 32 bytes each."""
        i: cython.int
        one: cython.ulonglong = 1
        if not cython.compiled:  # compiled, they lie in the object itself, all zero
            self.hand, self.side, self.master, self.unit = [0] * 16, [0] * 4, [0] * 4, [0] * 16
            self.present, self.described = [0] * 4 * 14, [0] * 3 * 14
            self.candidates, self.moves, self.tops = [0] * 4 * 56, [0] * 16 * 56, [0] * 16
        for i in range(16):
            self.unit[i] = one << (4 * i)
        for i in range(14):
            self.tops[i] = (one << 26) - (one << (26 - 2 * i))
        self.count, self.highest, self.from_top = bit_tables()
        self.owner_words = zeroed(4 * 8192)
        self.heads = array("i", [-1]) * 65536
        self.entries = zeroed(4 * entries)
        self.entry_count = 0
        self.entry_limit = entries
        self.placed = 0
        self.all_ones = 2**64 - 1
        self.odd = 0x9E3779B97F4A7C15
        self.two_highest = 15 << 22
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

    def place(self, trump: int, leader: int, table: Sequence[int], hands: Sequence[int], declaring: int) -> None:
        """Take a position: ``trump`` 4 for none, ``table`` the trick so far, ``declaring`` a bit a seat.

        ValueError if it is none (``check_position``), RuntimeError while a search is running.
        """
        if self.busy:
            raise RuntimeError("the kernel is searching")
        check_position(leader, table, hands)
        if not 0 <= trump <= 4 or not 0 <= declaring < 16:
            raise ValueError("no such trump suit or no such seats")
        self.trump = trump
        self.context = trump << 2 | declaring << 5
        self.placed += 1
        self.leader = leader
        self.total = hands[leader].bit_count() + (len(table) > 0)
        self.lengths = 0
        for seat in range(4):
            self.side[seat] = declaring >> seat & 1
            for suit in range(4):
                self.hand[4 * seat + suit] = hands[seat] >> (13 * suit) & 8191
                self.lengths += self.unit[4 * suit + seat] * self.count[self.hand[4 * seat + suit]]
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
        self.best_suit = 4
        self.best = 0
        self.contested = 0
        for card in table:
            suit = card // 13
            rank = card % 13
            bit = one << rank
            self.present[suit] |= bit
            if self.ply == 0:
                self.led = suit
            if self.ply == 0 or (suit == self.trump and self.best_suit != suit):
                self.best_seat = (self.leader + self.ply) & 3
                self.best_suit = suit
                self.best = bit
                self.contested = 0
            elif suit == self.best_suit:
                self.contested = 1
                if bit > self.best:
                    self.best_seat = (self.leader + self.ply) & 3
                    self.best = bit
            self.ply += 1

    def reaches(self, target: int, card: int = -1) -> int:
        """Whether the declaring side takes ``target`` tricks, the one on the table included: 1, 0, or 2 for unresolved.

        With ``card``, which the seat on turn must be free to play: if it plays that.
        """
        if self.busy:
            raise RuntimeError("the kernel is searching")
        need: cython.int = target
        suit: cython.int = card // 13
        rank: cython.int = card % 13
        one: cython.uint = 1
        bit: cython.uint = one << rank
        seat: cython.int = (self.leader + self.ply) & 3
        result: cython.ulonglong
        alone: cython.bint = card >= 0
        if alone and not self.hand[4 * seat + suit] & bit:
            raise ValueError("the seat on turn does not hold this card")
        if need <= 0:
            return 1
        if need > self.total:
            return 0
        self.busy = True
        with cython.nogil:
            if alone:
                result = self.step(
                    0,
                    self.ply,
                    seat,
                    self.led,
                    self.best_seat,
                    self.best_suit,
                    self.best,
                    self.contested,
                    self.lengths,
                    need,
                    suit,
                    bit,
                )
            elif self.ply == 0:
                result = self.trick(0, self.leader, self.lengths, need)
            else:
                result = self.play(
                    0,
                    self.ply,
                    seat,
                    self.led,
                    self.best_seat,
                    self.best_suit,
                    self.best,
                    self.contested,
                    self.lengths,
                    need,
                )
        self.busy = False
        if self.failure is not None:
            raise self.failure
        return 2 if result & 2 else result & 1

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
        """Who holds the cards of ``bits``, two bits a card, the highest card in bits 24 and 25."""
        word: cython.ulonglong = self.owner_words[(suit << 13) | bits]
        rest: cython.uint = bits
        top: cython.uint
        shift: cython.int = 24
        seat: cython.ulonglong
        if word >> 32 == self.placed:
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
        self.owner_words[(suit << 13) | bits] = word | (self.placed << 32)
        return word

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def quick(self, depth: cython.int, leader: cython.int, wanted: cython.int) -> cython.ulonglong:
        """Whether the leader's side takes ``wanted`` tricks at once: 1 and the ranks that count, or 0."""
        base: cython.int = 4 * depth
        suit: cython.int
        drawn: cython.int = 0
        tricks: cython.int = 0
        taken: cython.int
        relevant: cython.ulonglong = 0
        cashed: cython.ulonglong
        for suit in range(4):
            self.master[suit] = self.holds_highest(suit)
        if self.trump < 4 and self.master[self.trump] == leader:
            cashed = self.cash(base, leader, self.trump, 0, wanted)
            drawn = cashed & 15
            tricks = drawn
            relevant = cashed >> 4
        for suit in range(4):
            if suit != self.trump and tricks < wanted and self.master[suit] == leader:
                cashed = self.cash(base, leader, suit, drawn, wanted - tricks)
                taken = cashed & 15
                tricks += taken
                relevant |= cashed >> 4
        if tricks >= wanted:
            return relevant << 2 | 1
        return self.across(base, leader, drawn, wanted - tricks, relevant)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def holds_highest(self, suit: cython.int) -> cython.int:
        """The seat with the highest card of a suit, -1 where none is left."""
        seat: cython.int
        master: cython.int = -1
        highest: cython.uint = 0
        for seat in range(4):
            if self.hand[4 * seat + suit] > highest:
                highest = self.hand[4 * seat + suit]
                master = seat
        return master

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def winners(self, base: cython.int, seat: cython.int, suit: cython.int) -> cython.uint:
        """The cards of ``seat`` that are higher than all others of the suit."""
        own: cython.uint = self.hand[4 * seat + suit]
        others: cython.uint = self.present[base + suit] & ~own
        if others == 0:
            return own
        return own & ~(2 * self.highest[others] - 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cash(
        self, base: cython.int, leader: cython.int, suit: cython.int, drawn: cython.int, wanted: cython.int
    ) -> cython.ulonglong:
        """How many tricks, at most ``wanted``, the leader takes by its own winners of a suit, and the ranks that count.

        It must hold the highest card. The number is in the lowest four bits. When the top cards leave
        no others, the small ones win too.
        """
        own: cython.uint = self.winners(base, leader, suit)
        rounds: cython.int = self.count[own]
        tricks: cython.int = rounds
        length: cython.int
        longest: cython.int = 0
        seat: cython.int
        relevant: cython.ulonglong = 0
        for seat in range(4):
            if seat != leader:
                length = self.count[self.hand[4 * seat + suit]]
                longest = max(longest, length)
        if rounds >= longest:
            tricks = self.count[self.hand[4 * leader + suit]]
        tricks = min(self.unruffed(suit, self.side[leader], drawn, tricks), wanted)
        if tricks and longest:
            relevant = self.from_top[16 * own + min(rounds, tricks)]
            relevant = relevant << (13 * suit + 4)
        return relevant | tricks

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def across(
        self,
        base: cython.int,
        leader: cython.int,
        drawn: cython.int,
        wanted: cython.int,
        relevant: cython.ulonglong,
    ) -> cython.ulonglong:
        """Whether a partner, reached by a card that it wins, takes ``wanted`` tricks more at once; as ``quick``."""
        side: cython.uint = self.side[leader]
        partner: cython.int
        suit: cython.int
        tops: cython.int
        tricks: cython.int
        reached: cython.bint
        marks: cython.ulonglong
        wide: cython.ulonglong
        for partner in range(4):
            if partner == leader or self.side[partner] != side:
                continue
            reached = False
            tricks = 0
            marks = 0
            for suit in range(4):
                if self.master[suit] != partner:
                    continue
                tops = self.count[self.winners(base, partner, suit)]
                tops = self.unruffed(suit, side, drawn, tops)
                if tops:
                    wide = self.from_top[16 * self.hand[4 * partner + suit] + tops]
                    marks |= wide << (13 * suit + 2)
                    tricks += tops
                    reached = reached or self.hand[4 * leader + suit] != 0
            if reached and tricks >= wanted:
                return relevant << 2 | marks | 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def unruffed(self, suit: cython.int, side: cython.uint, drawn: cython.int, rounds: cython.int) -> cython.int:
        """How many of ``rounds`` of a suit the opponents cannot ruff, ``drawn`` rounds of trumps before."""
        seat: cython.int
        length: cython.int
        if self.trump == 4 or suit == self.trump:
            return rounds
        for seat in range(4):
            if self.side[seat] != side:
                length = self.count[self.hand[4 * seat + self.trump]]
                if length > drawn:
                    length = self.count[self.hand[4 * seat + suit]]
                    rounds = min(rounds, length)
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
        unbeaten: cython.int = self.count[ours]
        higher: cython.int = 0
        won: cython.int = 0
        seat: cython.int
        wide: cython.ulonglong
        if unbeaten < wanted:
            return 0
        for seat in range(4):
            if self.side[seat] != self.side[owner]:
                theirs |= self.hand[4 * seat + trump]
        if unbeaten - self.count[theirs] >= wanted:
            return 1
        rest = ours | theirs
        while unbeaten >= wanted:
            top = self.highest[rest]
            rest ^= top
            if theirs & top:
                higher += 1
            elif higher:
                higher -= 1
                unbeaten -= 1
            else:
                won += 1
                if won == wanted:
                    wide = top
                    return wide << (13 * trump + 2) | 1
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trick(
        self, depth: cython.int, leader: cython.int, lengths: cython.ulonglong, need: cython.int
    ) -> cython.ulonglong:
        """Whether the declaring side takes ``need`` of the tricks left, ``leader`` to lead."""
        base: cython.int = 4 * depth
        left: cython.int = self.total - depth
        suit: cython.int
        result: cython.ulonglong
        slot: cython.uint
        index: cython.int
        if need <= 0:
            return 1
        if need > left:
            return 0
        if self.nodes >= self.next_look and self.look():
            return 2
        self.nodes += 1
        for suit in range(4):
            self.present[base + suit] = (
                self.hand[suit] | self.hand[4 + suit] | self.hand[8 + suit] | self.hand[12 + suit]
            )
        slot = self.slot(depth, leader, lengths)
        index = self.heads[slot]  # before it is needed: memory answers meanwhile
        result = self.at_once(depth, leader, need)
        if result & 2 == 0:
            return result
        self.describe(depth)
        result = self.recall(depth, index, need)
        if result & 2 == 0:
            return result
        result = self.play(depth, 0, leader, 4, leader, 4, 0, 0, lengths, need)
        if result & 2 == 0:
            self.remember(depth, slot, need, result)
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def at_once(self, depth: cython.int, leader: cython.int, need: cython.int) -> cython.ulonglong:
        """The result as far as quick and sure tricks decide it, else 2."""
        left: cython.int = self.total - depth
        side: cython.uint = self.side[leader]
        wanted: cython.int = need if side else left - need + 1
        result: cython.ulonglong = self.quick(depth, leader, wanted)
        if result:
            return (result & ~1) | side
        if self.trump < 4 and self.present[4 * depth + self.trump]:
            result = self.sure(1 - side, left + 1 - wanted)
            if result:
                return (result & ~1) | (1 - side)
            result = self.sure(side, wanted)
            if result:
                return (result & ~1) | side
        return 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def slot(self, depth: cython.int, leader: cython.int, lengths: cython.ulonglong) -> cython.uint:
        """Write down the key that a remembered position is compared with, and give the slot of its chain.

        The key is of all lengths and the sides; the lengths of the first suit follow from the
        others. The slot also depends on who holds the two highest trumps, as that nearly always
        matters: it keeps chains short.
        """
        left: cython.ulonglong = self.total - depth
        key: cython.ulonglong = lengths - (lengths & 0xFFFF)
        key |= self.context | leader | left << 9
        self.described[3 * depth] = key
        if self.trump < 4:
            key ^= (self.owner_word(self.trump, self.present[4 * depth + self.trump]) & self.two_highest) << 1
        return (((key ^ (key >> 29)) * self.odd) & self.all_ones) >> 48

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def describe(self, depth: cython.int) -> cython.void:
        """Write down who holds the cards, two suits a word, as a remembered position is compared with it."""
        base: cython.int = 4 * depth
        word: cython.ulonglong = self.owner_word(1, self.present[base + 1])
        self.described[3 * depth + 1] = self.owner_word(0, self.present[base]) | word << 32
        word = self.owner_word(3, self.present[base + 3])
        self.described[3 * depth + 2] = self.owner_word(2, self.present[base + 2]) | word << 32

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def recall(self, depth: cython.int, index: cython.int, need: cython.int) -> cython.ulonglong:
        """The result as far as a remembered position of the chain from ``index`` holds it, else 2.

        An entry is four words: the key, the owners of the cards that mattered (two), and the rest:
        the least and the greatest number of tricks (four bits each), how many top cards of each
        suit mattered (four bits each), and above bit 32 the next entry.
        """
        key: cython.ulonglong = self.described[3 * depth]
        first: cython.ulonglong = self.described[3 * depth + 1]
        second: cython.ulonglong = self.described[3 * depth + 2]
        at: cython.int
        least: cython.int
        most: cython.int
        word: cython.ulonglong
        while index >= 0:
            at = 4 * index
            word = self.entries[at + 3]
            if (
                self.entries[at] == key
                and (
                    (self.entries[at + 1] ^ first) & (self.tops[word >> 8 & 15] | self.tops[word >> 12 & 15] << 32)
                    | (self.entries[at + 2] ^ second) & (self.tops[word >> 16 & 15] | self.tops[word >> 20 & 15] << 32)
                )
                == 0
            ):
                least = word & 15
                most = word >> 4 & 15
                if least >= need:
                    return self.marks(depth, word) | 1
                if most < need:
                    return self.marks(depth, word)
            index = word >> 32
            index -= 1
        return 2

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def marks(self, depth: cython.int, word: cython.ulonglong) -> cython.ulonglong:
        """The lowest cards that mattered, in the place where a result has them, from an entry's last word."""
        suit: cython.int
        tops: cython.uint
        wide: cython.ulonglong
        marked: cython.ulonglong = 0
        for suit in range(4):
            tops = word >> (8 + 4 * suit) & 15
            if tops:
                wide = self.from_top[16 * self.present[4 * depth + suit] + tops]
                marked |= wide << (13 * suit + 2)
        return marked

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def remember(self, depth: cython.int, slot: cython.uint, need: cython.int, result: cython.ulonglong) -> cython.void:
        """Enter a result. A full table is emptied first."""
        index: cython.int
        at: cython.int
        suit: cython.int
        bits: cython.uint
        tops: cython.int
        wide: cython.ulonglong
        mask: cython.ulonglong
        first: cython.ulonglong = 0
        second: cython.ulonglong = 0
        word: cython.ulonglong
        bounds: cython.int = need | (self.total - depth) << 4 if result & 1 else (need - 1) << 4
        if self.entry_count >= self.entry_limit:
            self.entry_count = 0
            for index in range(65536):
                self.heads[index] = -1
        word = self.heads[slot] + 1
        word = word << 32 | bounds
        for suit in range(4):
            bits = result >> (13 * suit + 2) & 8191
            if bits:
                bits = bits & -bits
                tops = self.count[self.present[4 * depth + suit] & ~(bits - 1)]
                wide = tops
                word |= wide << (8 + 4 * suit)
                mask = self.tops[tops] << (32 * (suit & 1))
                if suit < 2:
                    first |= mask
                else:
                    second |= mask
        index = self.entry_count
        self.entry_count += 1
        self.heads[slot] = index
        at = 4 * index
        self.entries[at] = self.described[3 * depth]
        self.entries[at + 1] = self.described[3 * depth + 1] & first
        self.entries[at + 2] = self.described[3 * depth + 2] & second
        self.entries[at + 3] = word

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
        for i in range(number):
            suit = self.moves[cards + i] >> 13 & 3
            bit = self.moves[cards + i] & 8191
            if self.candidates[4 * frame + suit] & bit == 0:
                continue
            result = self.step(depth, ply, seat, led, best_seat, best_suit, best, contested, lengths, need, suit, bit)
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
    def step(
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
        suit: cython.int,
        bit: cython.uint,
    ) -> cython.ulonglong:
        """The same once ``seat`` has played ``bit`` of ``suit``."""
        result: cython.ulonglong
        wide: cython.ulonglong
        lengths_after: cython.ulonglong = lengths - self.unit[4 * suit + seat]
        needed: cython.int
        if ply == 0:
            led = suit
        if ply == 0 or (suit == self.trump and best_suit != suit):
            best_seat = seat
            best_suit = suit
            best = bit
            contested = 0
        elif suit == best_suit:
            contested = 1
            if bit > best:
                best_seat = seat
                best = bit
        self.hand[4 * seat + suit] ^= bit
        if ply < 3:
            result = self.play(
                depth,
                ply + 1,
                (seat + 1) & 3,
                led,
                best_seat,
                best_suit,
                best,
                contested,
                lengths_after,
                need,
            )
        else:
            needed = self.side[best_seat]
            needed = need - needed
            result = self.trick(depth + 1, best_seat, lengths_after, needed)
            if contested:
                wide = best
                result |= wide << (13 * best_suit + 2)
        self.hand[4 * seat + suit] ^= bit
        return result

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
        frame: cython.int = 4 * depth + ply
        number: cython.int = 0
        suit: cython.int
        bits: cython.uint
        rest: cython.uint
        bit: cython.uint
        move: cython.uint
        if ply:
            bits = self.hand[4 * seat + led]
            if bits and bits & (bits - 1) == 0:
                self.candidates[4 * frame + led] = bits
                self.moves[16 * frame] = led << 13 | bits
                return 1
            self.weigh_threats(ply, seat, led)
            if bits:
                return self.order_following(
                    depth, frame, led, bits, self.takers(bits, seat, led, best_seat, best_suit, best)
                )
        for suit in range(4):
            bits = self.hand[4 * seat + suit]
            self.candidates[4 * frame + suit] = bits
            if ply == 0 and bits:
                self.weigh_lead(seat, suit)
            rest = bits
            while rest:
                bit = rest & -rest
                rest ^= bit
                if self.has_next_higher(depth, suit, bits, bit):
                    continue
                move = self.weight(seat, led, best_seat, best_suit, best, suit, bit) if ply else self.lead_weight(bit)
                self.enter(16 * frame, number, move << 15 | suit << 13 | bit)
                number += 1
        return number

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def has_next_higher(self, depth: cython.int, suit: cython.int, own: cython.uint, bit: cython.uint) -> cython.bint:
        """Whether a hand holds the next higher card of the suit as well, which stands for both then."""
        above: cython.uint = self.present[4 * depth + suit] & ~(2 * bit - 1)
        return above & -above & own != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def takers(
        self,
        own: cython.uint,
        seat: cython.int,
        led: cython.int,
        best_seat: cython.int,
        best_suit: cython.int,
        best: cython.uint,
    ) -> cython.uint:
        """The cards of the suit led that take the trick for good; none where a partner's card does already."""
        rival: cython.uint = max(best, self.highest[self.follow])
        if self.ruff or best_suit != led:
            return 0
        if rival == best and self.side[best_seat] == self.side[seat]:
            return 0
        return own & ~(2 * rival - 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def order_following(
        self, depth: cython.int, frame: cython.int, led: cython.int, own: cython.uint, takers: cython.uint
    ) -> cython.int:
        """As ``order`` with several cards of the suit led: the ``takers`` first, either group from below."""
        number: cython.int = 0
        rest: cython.uint = takers or own
        others: cython.uint = own ^ rest
        bit: cython.uint
        self.candidates[4 * frame + led] = own
        while rest:
            bit = rest & -rest
            rest ^= bit
            if not self.has_next_higher(depth, led, own, bit):
                self.moves[16 * frame + number] = led << 13 | bit
                number += 1
            if rest == 0:
                rest = others
                others = 0
        return number

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def enter(self, cards: cython.int, number: cython.int, move: cython.uint) -> cython.void:
        """Put a move where it belongs among the ``number`` that a frame has."""
        i: cython.int = cards + number
        while i > cards and self.moves[i - 1] < move:
            self.moves[i] = self.moves[i - 1]
            i -= 1
        self.moves[i] = move

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def weigh_threats(self, ply: cython.int, seat: cython.int, led: cython.int) -> cython.void:
        """Note the cards by which opponents who are still to play may take the trick: following, or by a ruff."""
        after: cython.int
        other: cython.int
        bits: cython.uint
        self.follow = 0
        self.ruff = 0
        for after in range(1, 4 - ply):
            other = (seat + after) & 3
            if self.side[other] != self.side[seat]:
                bits = self.hand[4 * other + led]
                if bits:
                    self.follow = max(self.follow, bits)
                elif self.trump < 4:
                    bits = self.hand[4 * other + self.trump]
                    self.ruff = max(self.ruff, bits)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def weight(
        self,
        seat: cython.int,
        led: cython.int,
        best_seat: cython.int,
        best_suit: cython.int,
        best: cython.uint,
        suit: cython.int,
        bit: cython.uint,
    ) -> cython.uint:
        """How promising a card is where the suit led cannot be followed; a higher weight is tried first."""
        rank: cython.int = self.count[bit - 1]
        if suit != self.trump:
            return 100 - rank + self.count[self.hand[4 * seat + suit]]
        if self.ruff > bit or (best_suit == suit and best > bit):
            return 120 - rank
        if self.side[best_seat] == self.side[seat] and not self.beaten(led, best_suit, best):
            return 80 - rank
        return 300 - rank

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def beaten(self, led: cython.int, suit: cython.int, best: cython.uint) -> cython.bint:
        """Whether an opponent still to play can beat ``best`` of ``suit``."""
        if suit == led:
            return self.follow > best or self.ruff != 0
        return self.ruff > best

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def lead_weight(self, bit: cython.uint) -> cython.uint:
        """How promising a lead of the suit that was weighed last is; a higher weight is tried first."""
        rank: cython.int = self.count[bit - 1]
        if bit > self.rivals:
            return self.worth + 4 + rank
        return self.worth - rank

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def weigh_lead(self, seat: cython.int, suit: cython.int) -> cython.void:
        """Note what leading a suit is worth: one that the own side wins, by rank or by a ruff, more than others.

        And what a card must beat to be led as a winner, the highest first.
        """
        side: cython.uint = self.side[seat]
        other: cython.int
        bits: cython.uint
        ours: cython.uint = 0
        theirs: cython.uint = 0
        our_ruff: cython.uint = 0
        their_ruff: cython.uint = 0
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
        self.worth = 100 + 3 * self.count[self.hand[4 * seat + suit]] + 5 * self.count[theirs]
        self.rivals = 8191
        if our_ruff > their_ruff:
            self.worth += 58
        elif their_ruff:
            self.worth -= 40
        elif ours > theirs:
            self.rivals = theirs
            self.worth += 17 if suit == self.trump else 50
        elif suit == self.trump:
            self.worth -= 11

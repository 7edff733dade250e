# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Play-outs for tricks: a hand is played to its end by four seats that see their own cards and what is public only.

Runs as it is and compiled, like ``kernel``, with the same results. A solver's seats see all four
hands and never guess wrong; these lead, finesse and ruff as sensible players do who know
no more than they may: the cards gone, the suits others have shown void, and who plays with whom.
So the tricks of a play-out, over many deals, are what can be hoped for. All go by the ``manners`` of their seats.
``misere_playouts`` are played for no trick.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from whistdesk.players.search.bits import bit_tables, laid
from whistdesk.players.search.manners import DIRECT, Manner, Manners
from whistdesk.players.search.past import NOTHING, Past, check_past

try:
    import cython
except ImportError:
    from whistdesk.players.search import uncompiled as cython

COMPILED: Final = bool(cython.compiled)
"""Whether these are compiled play-outs."""

# Where a manner's numbers lie among its own.
_DRAWN = cython.declare(cython.int, Manner._fields.index("drawn"))
_TOP_TRUMP = cython.declare(cython.int, Manner._fields.index("top_trump"))
_TOP_TRUMP_LENGTH = cython.declare(cython.int, Manner._fields.index("top_trump_length"))
_LONG_TRUMPS = cython.declare(cython.int, Manner._fields.index("long_trumps"))
_SHORT_TRUMPS = cython.declare(cython.int, Manner._fields.index("short_trumps"))
_SAFE = cython.declare(cython.int, Manner._fields.index("safe"))
_FULL = cython.declare(cython.int, Manner._fields.index("full"))
_THIN = cython.declare(cython.int, Manner._fields.index("thin"))
_RUFFED = cython.declare(cython.int, Manner._fields.index("ruffed"))
_CASH_LENGTH = cython.declare(cython.int, Manner._fields.index("cash_length"))
_PROBE = cython.declare(cython.int, Manner._fields.index("probe"))
_SEQUENCE = cython.declare(cython.int, Manner._fields.index("sequence"))
_SINGLETON = cython.declare(cython.int, Manner._fields.index("singleton"))
_DOUBLETON = cython.declare(cython.int, Manner._fields.index("doubleton"))
_RETURNED = cython.declare(cython.int, Manner._fields.index("returned"))
_THEIRS = cython.declare(cython.int, Manner._fields.index("theirs"))
_GUARDED = cython.declare(cython.int, Manner._fields.index("guarded"))
_THIRD = cython.declare(cython.int, Manner._fields.index("third"))
_LENGTH = cython.declare(cython.int, Manner._fields.index("length"))
_RIVAL_RUFFS = cython.declare(cython.int, Manner._fields.index("rival_ruffs"))
_ALLY_RUFFS = cython.declare(cython.int, Manner._fields.index("ally_ruffs"))
_THROUGH = cython.declare(cython.int, Manner._fields.index("through"))
_LOWER = cython.declare(cython.int, Manner._fields.index("lower"))
_GUARD = cython.declare(cython.int, Manner._fields.index("guard"))
_STEP = cython.declare(cython.int, Manner._fields.index("step"))
_HONOURS = cython.declare(cython.int, Manner._fields.index("honours"))
_VOID = cython.declare(cython.int, Manner._fields.index("void"))
_STOPPER = cython.declare(cython.int, Manner._fields.index("stopper"))


@cython.final
@cython.cclass
class TrickPlayouts:
    """Plays one deal after another from a place in the play; seats, suits and cards as in ``TrickKernel``."""

    hand: cython.uint[::1]  # by 4 * seat + suit
    present: cython.uint[::1]  # by suit: the cards that all hands hold
    side: cython.uint[::1]  # by seat: 1 declares, 0 defends
    void: cython.uint[::1]  # by seat: a bit for each suit that the seat has shown to be void in
    opened: cython.uint[::1]  # by side: a bit for each suit that the side has led
    count: cython.uchar[::1]
    highest: cython.uint[::1]
    manners: cython.int[::1]  # by manner and number
    manner: cython.int[::1]  # by seat: where its manner begins
    table: cython.uint[::1]  # as ``laid``
    first_void: cython.uint[::1]
    first_opened: cython.uint[::1]
    first_leader: cython.int
    first_ply: cython.int
    first_need: cython.int
    trump: cython.int
    need: cython.int
    lone: cython.bint
    left: cython.int
    led: cython.int
    best_seat: cython.int
    best_suit: cython.int
    best: cython.uint

    def __init__(self, manners: Manners = DIRECT) -> None:
        """For seats of these manners."""
        self.manners = array("i", [*manners.defender, *manners.alone, *manners.partner])
        self.manner = array("i", bytes(4 * 4))
        self.hand = array("I", bytes(4 * 16))
        self.present = array("I", bytes(4 * 4))
        self.side = array("I", bytes(4 * 4))
        self.void = array("I", bytes(4 * 4))
        self.opened = array("I", bytes(4 * 2))
        self.count, self.highest, _ = bit_tables()
        self.left = 0
        self.led = 0
        self.best_seat = 0
        self.best_suit = 0
        self.best = 0
        self.place(4, 0, [], 1, 0)

    def place(
        self, trump: int, leader: int, table: Sequence[int], declaring: int, need: int, past: Past = NOTHING
    ) -> None:
        """Take what is public in a place of the play.

        ``trump`` is 4 for none, ``table`` the trick so far, ``declaring`` a bit a seat, ``need`` how
        many tricks the declarers still need. ValueError if this is no place in a hand.
        """
        if not 0 <= trump <= 4 or not 0 <= declaring < 16 or not 0 <= leader < 4 or len(table) > 3:
            raise ValueError("no such trump suit, no such seats, or no such trick")
        check_past(past)
        self.table = laid(table)
        self.trump = trump
        self.first_leader = leader
        self.first_ply = len(table)
        self.first_need = need
        self.first_void, self.first_opened = array("I", past.voids), array("I", past.opened)
        self.lone = declaring in (1, 2, 4, 8)
        for seat in range(4):
            self.side[seat] = declaring >> seat & 1
            self.manner[seat] = len(Manner._fields) * (0 if not self.side[seat] else 1 if self.lone else 2)

    def run(self, worlds: Sequence[Sequence[int]], card: int = -1) -> list[int]:
        """The declarers' tricks, the one on the table included, in each world: four hands, 52 bits each.

        With ``card`` the seat on turn plays that first. ValueError for a world that is no such position.
        """
        results: list[int] = []
        first: cython.int = card
        tricks: cython.int
        for world in worlds:
            self._deal(world, first)
            with cython.nogil:
                tricks = self.play(first)
            results.append(tricks)
        return results

    def card(self, world: Sequence[int]) -> int:
        """The card that the seat on turn would play: it depends on its own cards and what is public only."""
        ply: cython.int
        move: cython.uint
        self._deal(world, -1)
        self.need = self.first_need
        for ply in range(self.first_ply):
            self.lay((self.first_leader + ply) & 3, ply, self.table[ply])
        move = self.choose((self.first_leader + self.first_ply) & 3, self.first_ply)
        return int(13 * (move >> 13)) + int(move & 8191).bit_length() - 1

    def _deal(self, world: Sequence[int], card: int) -> None:
        seat: cython.int
        suit: cython.int
        i: cython.int
        size: cython.int
        bits: cython.uint
        held: cython.ulonglong
        whole: cython.ulonglong = 0
        for suit in range(4):
            self.present[suit] = 0
        for seat in range(4):
            held = world[seat]
            if whole & held or held >> 52:
                raise ValueError("a card is in this world twice, or is none")
            whole |= held
            size = (seat - self.first_leader) & 3
            size = 1 if size < self.first_ply else 0
            for suit in range(4):
                bits = (held >> (13 * suit)) & 8191
                self.hand[4 * seat + suit] = bits
                self.present[suit] |= bits
                size += self.count[bits]
            if seat == 0:
                self.left = size
            elif size != self.left:
                raise ValueError("with the cards on the table, all hands must be of one size")
            self.void[seat] = self.first_void[seat]
        for i in range(2):
            self.opened[i] = self.first_opened[i]
        self._check(card)

    def _check(self, card: int) -> None:
        seat: cython.int = (self.first_leader + self.first_ply) & 3
        i: cython.int
        for i in range(self.first_ply):
            if self.present[self.table[i] >> 13] & self.table[i]:
                raise ValueError("a card on the table is in this world too")
        if card >= 0 and (card >= 52 or not self.hand[4 * seat + card // 13] >> card % 13 & 1):
            raise ValueError("the seat on turn does not hold this card")

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self, card: cython.int) -> cython.int:
        """Play the dealt hands to their end, ``card`` first unless it is negative."""
        leader: cython.int = self.first_leader
        ply: cython.int
        forced: cython.int = card
        won: cython.int = 0
        move: cython.uint
        one: cython.uint = 1
        self.need = self.first_need
        for ply in range(self.first_ply):
            self.lay((leader + ply) & 3, ply, self.table[ply])
        ply = self.first_ply
        while self.left > 0:
            while ply < 4:
                if forced >= 0:
                    move = forced // 13
                    move = move << 13 | one << (forced % 13)
                    forced = -1
                else:
                    move = self.choose((leader + ply) & 3, ply)
                self.take((leader + ply) & 3, move)
                self.lay((leader + ply) & 3, ply, move)
                ply += 1
            leader = self.best_seat
            ply = 0
            self.left -= 1
            if self.side[leader]:
                won += 1
                self.need -= 1
        return won

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def take(self, seat: cython.int, move: cython.uint) -> cython.void:
        """Take a card from its hand."""
        suit: cython.int = move >> 13
        bit: cython.uint = move & 8191
        self.hand[4 * seat + suit] ^= bit
        self.present[suit] ^= bit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lay(self, seat: cython.int, ply: cython.int, move: cython.uint) -> cython.void:
        """Put a card on the table."""
        suit: cython.int = move >> 13
        bit: cython.uint = move & 8191
        one: cython.uint = 1
        if ply == 0:
            self.led = suit
            self.best_seat = seat
            self.best_suit = suit
            self.best = bit
            self.opened[self.side[seat]] |= one << suit
            return
        if suit == self.best_suit:
            if bit > self.best:
                self.best_seat = seat
                self.best = bit
        elif suit == self.trump:
            self.best_seat = seat
            self.best_suit = suit
            self.best = bit
        if suit != self.led:
            self.void[seat] |= one << self.led

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def choose(self, seat: cython.int, ply: cython.int) -> cython.uint:
        """The card that ``seat`` plays, with its suit."""
        led: cython.uint = self.led
        own: cython.uint
        if ply == 0:
            return self.lead(seat)
        own = self.hand[4 * seat + self.led]
        if own:
            return led << 13 | self.follow(seat, ply, own)
        return self.ruff_or_discard(seat, ply)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def opponent_later(self, seat: cython.int, ply: cython.int) -> cython.bint:
        """Whether one of the other side plays to the trick after ``seat``."""
        i: cython.int
        found: cython.bint = False
        for i in range(1, 4 - ply):
            if self.side[(seat + i) & 3] != self.side[seat]:
                found = True
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def top_of_equals(self, own: cython.uint, unseen: cython.uint) -> cython.uint:
        """The lowest of the cards that are as good as the highest of ``own``."""
        top: cython.uint = self.highest[own]
        below: cython.uint = self.highest[unseen & (top - 1)]
        if below:
            own &= ~(2 * below - 1)
        return own & -own

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decisive(self) -> cython.bint:
        """Whether this trick can make or beat the contract."""
        return self.need == 1 or self.need == self.left

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def follow(self, seat: cython.int, ply: cython.int, own: cython.uint) -> cython.uint:
        """The card of the suit led, of which ``seat`` holds ``own``."""
        low: cython.uint = own & -own
        over: cython.uint
        unseen: cython.uint = self.present[self.led] & ~own
        higher: cython.uint
        card: cython.uint
        ours: cython.bint = self.side[self.best_seat] == self.side[seat]
        if self.best_suit != self.led:
            return low
        over = own & ~(2 * self.best - 1)
        if over == 0:
            return low
        if not self.opponent_later(seat, ply):
            return low if ours else over & -over
        higher = unseen & ~(2 * self.best - 1)
        if ours and higher == 0:
            return low
        card = self.top_of_equals(over, unseen)
        if ours:
            if higher & (card - 1) == 0:
                return low
            if ply == 2 or unseen & ~(2 * card - 1) == 0:
                return card
            return low
        if ply == 2 or unseen & ~(2 * card - 1) == 0 or self.decisive():
            return card
        if self.count[over] > 1 and self.count[unseen & ~(2 * card - 1)] == 1 and card != self.highest[own]:
            return card
        return low

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ruff_or_discard(self, seat: cython.int, ply: cython.int) -> cython.uint:
        """The card of ``seat``, which is void in the suit led."""
        suit: cython.uint = self.trump
        trumps: cython.uint = self.hand[4 * seat + self.trump] if self.trump < 4 else 0
        higher: cython.uint
        later: cython.bint
        if trumps and self.best_suit == self.trump:
            trumps &= ~(2 * self.best - 1)
        if trumps == 0:
            return self.discard(seat)
        if self.side[self.best_seat] == self.side[seat]:
            later = self.opponent_later(seat, ply)
            higher = self.present[self.led] & ~(2 * self.best - 1)
            if not later or self.best_suit == self.trump or self.count[higher] < 2:
                return self.discard(seat)
        return suit << 13 | trumps & -trumps

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def discard(self, seat: cython.int) -> cython.uint:
        """A card that is not needed: the least useful side card, or the lowest trump."""
        suit: cython.int
        own: cython.uint
        unseen: cython.uint
        low: cython.uint
        above: cython.int
        length: cython.int
        cost: cython.int
        at: cython.int = self.manner[seat]
        cheapest: cython.int = 1 << 20
        move: cython.uint = 0
        wide: cython.uint
        for suit in range(4):
            own = self.hand[4 * seat + suit]
            if own == 0:
                continue
            unseen = self.present[suit] & ~own
            low = own & -own
            length = self.count[own]
            above = self.count[unseen & ~(2 * self.highest[own] - 1)]
            cost = self.manners[at + _LOWER] * self.count[unseen & (low - 1)]
            if suit == self.trump:
                cost += 1000
            elif unseen == 0 or unseen < low:
                cost += 60
            elif above < 3 and length == above + 1:
                cost += self.manners[at + _GUARD] - self.manners[at + _STEP] * above
            elif length > 3 and above < 2:
                cost += self.manners[at + _HONOURS]
            elif length == 1 and self.trump < 4 and self.hand[4 * seat + self.trump]:
                cost += self.manners[at + _VOID]
            if above < 2 and length > above + 1:
                cost += self.manners[at + _STOPPER]
            if cost < cheapest:
                cheapest = cost
                wide = suit
                move = wide << 13 | low
        return move

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rivals_trumps(self, seat: cython.int) -> cython.int:
        """How many trumps the other side may hold, for all that ``seat`` knows."""
        i: cython.int
        if self.trump == 4:
            return 0
        for i in range(4):
            if self.side[i] != self.side[seat] and not self.void[i] >> self.trump & 1:
                return self.count[self.present[self.trump] & ~self.hand[4 * seat + self.trump]]
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lead(self, seat: cython.int) -> cython.uint:
        """The card that ``seat`` leads in a contract of tricks."""
        suit: cython.int
        score: cython.int
        most: cython.int = -(1 << 20)
        out: cython.int = self.rivals_trumps(seat)
        move: cython.uint = 0
        own: cython.uint
        unseen: cython.uint
        card: cython.uint
        low: cython.uint
        master: cython.bint
        above: cython.int
        wide: cython.uint
        for suit in range(4):
            own = self.hand[4 * seat + suit]
            if own == 0:
                continue
            unseen = self.present[suit] & ~own
            card = self.top_of_equals(own, unseen)
            low = own & -own
            above = self.count[unseen & ~(2 * card - 1)]
            master = above == 0
            if not master and not (above < 2 and own & ~(2 * card - 1)):
                card = low
            if suit == self.trump:
                score = self.trump_lead(seat, own, master, out)
            elif master:
                score = self.cash(seat, suit, own, unseen, out)
            else:
                score = self.probe(seat, suit, own, card, above)
            if score > most:
                most = score
                wide = suit
                move = wide << 13 | card
        return move

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def trump_lead(self, seat: cython.int, own: cython.uint, master: cython.bint, out: cython.int) -> cython.int:
        """How good it is to lead a trump."""
        at: cython.int = self.manner[seat]
        length: cython.int = self.count[own]
        if out == 0:
            return self.manners[at + _DRAWN]
        if master:
            return self.manners[at + _TOP_TRUMP] + self.manners[at + _TOP_TRUMP_LENGTH] * length
        if length >= (4 if self.lone else 3):
            return self.manners[at + _LONG_TRUMPS]
        return self.manners[at + _SHORT_TRUMPS]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cash(
        self, seat: cython.int, suit: cython.int, own: cython.uint, unseen: cython.uint, out: cython.int
    ) -> cython.int:
        """How good it is to lead a side suit's master."""
        at: cython.int = self.manner[seat]
        score: cython.int = self.manners[at + _CASH_LENGTH] * self.count[own]
        i: cython.int
        if out == 0:
            return score + self.manners[at + _SAFE]
        for i in range(4):
            if self.side[i] != self.side[seat] and self.void[i] >> suit & 1:
                return score + self.manners[at + _RUFFED]
        return score + self.manners[at + (_THIN if self.count[unseen] < 6 else _FULL)]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def probe(
        self, seat: cython.int, suit: cython.int, own: cython.uint, card: cython.uint, above: cython.int
    ) -> cython.int:
        """How good it is to lead a side card that is no master."""
        at: cython.int = self.manner[seat]
        length: cython.int = self.count[own]
        low: cython.bint = card == own & -own
        score: cython.int = self.manners[at + _PROBE] + self.manners[at + _LENGTH] * length
        i: cython.int
        if above < 2 and not low:
            score += self.manners[at + _SEQUENCE]
        elif above < 3 and low and length > above:
            score += self.manners[at + (_GUARDED if above == 1 else _THIRD)]
        if length < 3 and self.trump < 4 and self.hand[4 * seat + self.trump]:
            score += self.manners[at + (_SINGLETON if length == 1 else _DOUBLETON)]
        if self.opened[self.side[seat]] >> suit & 1:
            score += self.manners[at + _RETURNED]
        if self.opened[1 - self.side[seat]] >> suit & 1:
            score += self.manners[at + _THEIRS]
        for i in range(4):
            if i != seat and self.ruffs(i, suit):
                score += self.manners[at + (_ALLY_RUFFS if self.side[i] == self.side[seat] else _RIVAL_RUFFS)]
        if self.side[(seat + 1) & 3] != self.side[seat] and self.side[(seat + 3) & 3] == self.side[seat]:
            score += self.manners[at + _THROUGH] * above
        return score

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ruffs(self, seat: cython.int, suit: cython.int) -> cython.bint:
        """Whether ``seat`` has shown that it is void in a side suit, and may have trumps."""
        return self.trump < 4 and self.void[seat] >> suit & 1 and not self.void[seat] >> self.trump & 1

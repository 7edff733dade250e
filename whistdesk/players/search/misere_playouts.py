# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Play-outs of misères: a bidder ducks and three hunters lead, all of whom see their own cards and what is public only.

Runs as it is and compiled, like ``kernel``, with the same results. All-seeing hunters catch nearly every misère; these
know the cards gone, the voids that were shown, what cards have told of their seats, and an open hand. So the share that
is caught, over many deals, is what can be hoped for. A play-out ends with the first trick that the bidder takes. All go
by the ``manners`` of their seats; the hunters may have agreed on suits that they would rather lead (``wanted``).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from whistdesk.players.search.bits import bit_tables, laid
from whistdesk.players.search.danger import HIGHER, PLACES, RELIEF, risks
from whistdesk.players.search.manners import DIRECT, Ducker, Hunter, Manners
from whistdesk.players.search.past import NOTHING, Past, check_past

try:
    import cython
except ImportError:
    from whistdesk.players.search import uncompiled as cython

_WANTED: Final = 250
"""By how much each suit on which the hunters agreed comes before the next.

It decides where a seat sees no more than a little in another suit. That 4,000 ruled out all else brought no more."""

# Where a hunter's and a ducker's numbers lie.
_HUNT_LOWER = cython.declare(cython.int, Hunter._fields.index("lower"))
_HUNT_HIGHER = cython.declare(cython.int, Hunter._fields.index("higher"))
_HUNT_LENGTH = cython.declare(cython.int, Hunter._fields.index("length"))
_HUNT_OPENED = cython.declare(cython.int, Hunter._fields.index("opened"))
_HUNT_THEIRS = cython.declare(cython.int, Hunter._fields.index("theirs"))
_HUNT_ALLY_VOID = cython.declare(cython.int, Hunter._fields.index("ally_void"))
_HUNT_GONE = cython.declare(cython.int, Hunter._fields.index("gone"))
_HUNT_MAYBE_LOWER = cython.declare(cython.int, Hunter._fields.index("maybe_lower"))
_HUNT_MAYBE_HIGHER = cython.declare(cython.int, Hunter._fields.index("maybe_higher"))
_HUNT_FIRST_LENGTH = cython.declare(cython.int, Hunter._fields.index("first_length"))
_HUNT_THROWN = cython.declare(cython.int, Hunter._fields.index("thrown"))
_HUNT_FOLLOWED = cython.declare(cython.int, Hunter._fields.index("followed"))
_HUNT_LOWEST = cython.declare(cython.int, Hunter._fields.index("lowest"))
_HUNT_SINGLE = cython.declare(cython.int, Hunter._fields.index("single"))
_HUNT_LAST_LENGTH = cython.declare(cython.int, Hunter._fields.index("last_length"))
_HUNT_NEXT_HIGHER = cython.declare(cython.int, Hunter._fields.index("next_higher"))
_HUNT_TOP_HIGHER = cython.declare(cython.int, Hunter._fields.index("top_higher"))
_HUNT_ROOM = cython.declare(cython.int, Hunter._fields.index("room"))
_HUNT_SHED_LOWER = cython.declare(cython.int, Hunter._fields.index("shed_lower"))
_HUNT_SHED_LENGTH = cython.declare(cython.int, Hunter._fields.index("shed_length"))
_HUNT_SHED_LOWEST = cython.declare(cython.int, Hunter._fields.index("shed_lowest"))
_DUCK_LOWER = cython.declare(cython.int, Ducker._fields.index("lower"))
_DUCK_HIGHER = cython.declare(cython.int, Ducker._fields.index("higher"))
_DUCK_LENGTH = cython.declare(cython.int, Ducker._fields.index("length"))
_DUCK_DANGER = cython.declare(cython.int, Ducker._fields.index("danger"))
_PLACES = cython.declare(cython.int, PLACES)
_LAST_CHOICE = cython.declare(cython.int, -(1 << 24))
"""What a suit counts that is worth nothing: less than all others, whatever was agreed."""


@cython.final
@cython.cclass
class MiserePlayouts:
    """Plays one deal after another from a place in the play; seats, suits and cards as in ``MisereKernel``."""

    hand: cython.uint[::1]  # by 4 * seat + suit
    present: cython.uint[::1]  # by suit: the cards that all hands hold
    void: cython.uint[::1]  # by seat: a bit for each suit that the seat has shown to be void in
    opened: cython.uint[::1]  # by side, hunters first: a bit for each suit that the side has led
    denied: cython.uint[::1]  # by suit, as the next two: cards that the bidder will not hold
    thrown: cython.uint[::1]  # how many cards the hunters have discarded
    followed: cython.uint[::1]  # how many the bidder has led or played to leads
    count: cython.uchar[::1]
    highest: cython.uint[::1]
    hunter: cython.int[::1]
    ducker: cython.int[::1]
    risks: cython.double[::1]  # as ``danger.risks``
    risk_count: cython.int
    relief: cython.double
    higher: cython.double
    wanted: cython.int[::1]  # by suit: how much the hunters would rather lead it
    seen: cython.uint[::1]  # as ``laid``: the cards that were played
    odds: cython.double[::1]  # against those that a seat would not have played
    table: cython.uint[::1]  # as ``laid``
    first_void: cython.uint[::1]
    first_opened: cython.uint[::1]
    first_denied: cython.uint[::1]
    first_thrown: cython.uint[::1]
    first_followed: cython.uint[::1]
    first_leader: cython.int
    first_ply: cython.int
    bidder: cython.int
    exposed: cython.bint
    left: cython.int
    led: cython.int
    best_seat: cython.int
    best: cython.uint

    def __init__(self, manners: Manners = DIRECT) -> None:
        """For seats of these manners."""
        self.hunter, self.ducker = array("i", manners.hunter), array("i", manners.ducker)
        self.hand = array("I", bytes(4 * 16))
        self.present = array("I", bytes(4 * 4))
        self.void = array("I", bytes(4 * 4))
        self.opened = array("I", bytes(4 * 2))
        self.denied = array("I", bytes(4 * 4))
        self.thrown = array("I", bytes(4 * 4))
        self.followed = array("I", bytes(4 * 4))
        self.count, self.highest, _ = bit_tables()
        self.wanted = array("i", bytes(4 * 4))
        self.risks, self.risk_count = risks(), len(risks())
        self.relief, self.higher = RELIEF, HIGHER
        self.seen, self.odds = laid(()), array("d", [1.0])
        self.left = 0
        self.led = 0
        self.best_seat = 0
        self.best = 0
        self.place(0, [], 0)

    def place(
        self, leader: int, table: Sequence[int], bidder: int, past: Past = NOTHING, *, exposed: bool = False
    ) -> None:
        """Take what is public in a place of the play.

        ``table`` is the trick so far; all see the bidder's hand if it is ``exposed``. ValueError if this is no place
        in a hand.
        """
        if not 0 <= leader < 4 or not 0 <= bidder < 4 or len(table) > 3:
            raise ValueError("no such seat, or no such trick")
        check_past(past)
        self.table = laid(table)
        self.first_leader = leader
        self.first_ply = len(table)
        self.first_void, self.first_opened = array("I", past.voids), array("I", past.opened)
        self.first_denied = array("I", past.denied)
        self.first_thrown, self.first_followed = array("I", past.thrown), array("I", past.followed)
        self.bidder = bidder
        self.exposed = exposed

    def run(self, worlds: Sequence[Sequence[int]], card: int = -1, wanted: Sequence[int] = ()) -> list[int]:
        """In each world, four hands of 52 bits each, 1 if the bidder takes a trick, the one on the table included.

        Else 0. With ``card`` the seat on turn plays that first. The hunters have agreed to lead the suits
        ``wanted``, the first of them first. ValueError for a world that is no such position.
        """
        self._want(wanted)
        results: list[int] = []
        first: cython.int = card
        caught: cython.int
        for world in worlds:
            self._deal(world, first)
            with cython.nogil:
                caught = self.play(first)
            results.append(caught)
        return results

    def _want(self, suits: Sequence[int]) -> None:
        suit: cython.int
        for suit in range(4):
            self.wanted[suit] = _WANTED * (len(suits) - suits.index(suit)) if suit in suits else 0

    def card(self, world: Sequence[int]) -> int:
        """The card that the seat on turn would play: it depends on its own cards and what is public only."""
        ply: cython.int
        move: cython.uint
        self._want(())
        self._deal(world, -1)
        for ply in range(self.first_ply):
            self.lay((self.first_leader + ply) & 3, ply, self.table[ply])
        move = self.choose((self.first_leader + self.first_ply) & 3, self.first_ply)
        return int(13 * (move >> 13)) + int(move & 8191).bit_length() - 1

    def likelihoods(
        self, worlds: Sequence[Sequence[int]], cards: Sequence[int], watched: int, odds: Sequence[float]
    ) -> list[float]:
        """How likely it is in each world that the ``watched`` seats (a bit each) play ``cards``, one after the other.

        The place must be the lead to a trick. A seat that would play another card has one of the six ``odds`` against
        it: for a hunter's lead, card that follows and discard, and then for the bidder's. ValueError for what is no
        such position, or where a seat does not hold its card.
        """
        if self.first_ply or len(odds) != 6:
            raise ValueError("the first card is a lead, and there are six odds")
        self._want(())
        self.seen = laid(cards)
        self.odds = array("d", odds)
        count: cython.int = len(cards)
        seats: cython.int = watched
        chance: cython.double
        found: list[float] = []
        for world in worlds:
            self._deal(world, -1)
            with cython.nogil:
                chance = self.likelihood(count, seats)
            if chance < 0:
                raise ValueError("a seat does not hold what it played")
            found.append(chance)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def likelihood(self, count: cython.int, watched: cython.int) -> cython.double:
        """The chance of the cards that were seen, negative where they cannot be."""
        chance: cython.double = 1.0
        leader: cython.int = self.first_leader
        seat: cython.int
        suit: cython.int
        ply: cython.int = 0
        turn: cython.int
        kind: cython.int
        move: cython.uint
        for turn in range(count):
            seat = (leader + ply) & 3
            move = self.seen[turn]
            suit = move >> 13
            if self.hand[4 * seat + suit] & move & 8191 == 0:
                return -1.0
            if watched >> seat & 1 and self.choose(seat, ply) != move:
                kind = 0 if ply == 0 else 1 if suit == self.led else 2
                chance *= self.odds[3 * (seat == self.bidder) + kind]
            self.take(seat, move)
            self.lay(seat, ply, move)
            ply += 1
            if ply == 4:
                ply = 0
                leader = self.best_seat
                self.left -= 1
        return chance

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
        for suit in range(4):
            self.denied[suit] = self.first_denied[suit]
            self.thrown[suit] = self.first_thrown[suit]
            self.followed[suit] = self.first_followed[suit]
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
        """Whether the bidder takes a trick: the hands are played that far, ``card`` first unless it is negative."""
        leader: cython.int = self.first_leader
        ply: cython.int
        forced: cython.int = card
        move: cython.uint
        one: cython.uint = 1
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
            if leader == self.bidder:
                return 1
        return 0

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
        self.remember(seat, ply, suit, bit)
        if ply == 0:
            self.led = suit
            self.best_seat = seat
            self.best = bit
            self.opened[seat == self.bidder] |= one << suit
        elif suit != self.led:
            self.void[seat] |= one << self.led
        elif bit > self.best:
            self.best_seat = seat
            self.best = bit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def remember(self, seat: cython.int, ply: cython.int, suit: cython.int, bit: cython.uint) -> cython.void:
        """What a card tells all, a bidder being taken to duck and to throw with the highest of a suit."""
        if seat != self.bidder:
            if ply > 0 and suit != self.led:
                self.thrown[suit] += 1
        elif ply > 0 and suit != self.led:
            self.denied[suit] |= 8191 & ~(2 * bit - 1)
        else:
            self.followed[suit] += 1
            if ply > 0 and bit < self.best:
                self.denied[suit] |= (self.best - 1) & ~(2 * bit - 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def choose(self, seat: cython.int, ply: cython.int) -> cython.uint:
        """The card that ``seat`` plays, with its suit."""
        if seat == self.bidder:
            return self.bidder_leads(seat) if ply == 0 else self.bidder_follows(seat)
        return self.hunter_leads(seat) if ply == 0 else self.hunter_follows(seat, ply)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def danger(self, own: cython.uint, others: cython.uint) -> cython.int:
        """How many of ``own``, from the lowest, lie above the others' of the same place."""
        found: cython.int = 0
        while own and others:
            if (own & -own) > (others & -others):
                found += 1
            own &= own - 1
            others &= others - 1
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def bidder_leads(self, seat: cython.int) -> cython.uint:
        """The bidder's lead: a low card of a short and safe suit."""
        suit: cython.int
        score: cython.int
        most: cython.int = 2 * _LAST_CHOICE
        move: cython.uint = 0
        own: cython.uint
        unseen: cython.uint
        low: cython.uint
        wide: cython.uint
        for suit in range(4):
            own = self.hand[4 * seat + suit]
            if own == 0:
                continue
            unseen = self.present[suit] & ~own
            low = own & -own
            score = self.ducker[_DUCK_LOWER] * self.count[unseen & (low - 1)]
            score += self.ducker[_DUCK_HIGHER] * self.count[unseen & ~(2 * low - 1)]
            score += self.ducker[_DUCK_LENGTH] * self.count[own] + self.ducker[_DUCK_DANGER] * self.danger(own, unseen)
            if unseen < low:
                score = _LAST_CHOICE
            if score > most:
                most = score
                wide = suit
                move = wide << 13 | low
        return move

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def bidder_follows(self, seat: cython.int) -> cython.uint:
        """The bidder's card to a trick: of those that lose the one without which the others are safest."""
        suit: cython.int
        led: cython.uint = self.led
        follows: cython.bint = self.hand[4 * seat + self.led] != 0
        own: cython.uint = self.hand[4 * seat + self.led]
        losing: cython.uint = own & (self.best - 1)
        unseen: cython.uint
        top: cython.uint
        safe: cython.double
        relief: cython.double
        greatest: cython.double = -1.0
        move: cython.uint = 0
        wide: cython.uint
        if follows and losing == 0:
            return led << 13 | own & -own
        for suit in range(4):
            own = self.hand[4 * seat + suit]
            if own == 0 or (follows and suit != self.led):
                continue
            unseen = self.present[suit] & ~own
            safe = self.safety(own, unseen)
            losing = own & (self.best - 1) if follows else own
            while losing:
                top = self.highest[losing]
                losing ^= top
                relief = self.relief * (self.safety(own ^ top, unseen) - safe) + self.higher * self.count[top - 1]
                if relief > greatest:
                    greatest = relief
                    wide = suit
                    move = wide << 13 | top
        return move

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def safety(self, own: cython.uint, unseen: cython.uint) -> cython.double:
        """The chance that the bidder takes no trick with the cards ``own`` of a suit."""
        chance: cython.double = 1.0
        at: cython.int = self.count[unseen]
        low: cython.uint
        while own and at < self.risk_count:
            low = own & -own
            own ^= low
            chance *= 1.0 - self.risks[at + _PLACES * self.count[unseen & (low - 1)]]
            at += _PLACES * _PLACES
        return chance

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def hunter_leads(self, seat: cython.int) -> cython.uint:
        """A lead against a misère, from a suit in which the bidder may be left on top."""
        suit: cython.int
        score: cython.int
        most: cython.int = 2 * _LAST_CHOICE
        move: cython.uint = 0
        own: cython.uint
        unseen: cython.uint
        low: cython.uint
        card: cython.uint
        top: cython.int
        wide: cython.uint
        for suit in range(4):
            own = self.hand[4 * seat + suit]
            if own == 0:
                continue
            unseen = self.present[suit] & ~own
            low = own & -own
            card = low
            if self.void[self.bidder] >> suit & 1 or unseen == 0:
                score = _LAST_CHOICE
                card = self.highest[own]
            elif self.exposed:
                score = self.weakness(own, unseen, self.hand[4 * self.bidder + suit])
                if score == _LAST_CHOICE:
                    card = self.highest[own]
            else:
                score = self.hunt(seat, suit, own, unseen)
                top = self.top_lead(suit, own, unseen)
                if top > 0:
                    score += top
                    card = self.highest[own]
            if score > _LAST_CHOICE:
                score += self.wanted[suit]
            if score > most:
                most = score
                wide = suit
                move = wide << 13 | card
        return move

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def hunt(self, seat: cython.int, suit: cython.int, own: cython.uint, unseen: cython.uint) -> cython.int:
        """How good it is to lead low in a suit against a misère."""
        low: cython.uint = own & -own
        maybe: cython.uint = unseen & ~self.denied[suit]
        length: cython.int = self.count[own]
        lower: cython.int = self.count[unseen & (low - 1)]
        higher: cython.int = self.count[unseen & ~(2 * low - 1)]
        score: cython.int = self.hunter[_HUNT_LOWER] * lower + self.hunter[_HUNT_HIGHER] * higher
        i: cython.int
        score += self.hunter[_HUNT_MAYBE_LOWER] * self.count[maybe & (low - 1)]
        score += self.hunter[_HUNT_MAYBE_HIGHER] * self.count[maybe & ~(2 * low - 1)]
        score += self.hunter[_HUNT_GONE] * (13 - self.count[self.present[suit]])
        score += self.hunter[_HUNT_THROWN] * self.thrown[suit] + self.hunter[_HUNT_FOLLOWED] * self.followed[suit]
        score += self.hunter[_HUNT_LENGTH] * length
        if length == 1:
            score += self.hunter[_HUNT_SINGLE]
        if lower == 0:
            score += self.hunter[_HUNT_LOWEST]
        if self.opened[0] >> suit & 1:
            score += self.hunter[_HUNT_OPENED]
        if self.opened[1] >> suit & 1:
            score += self.hunter[_HUNT_THEIRS]
        if self.opened[0] | self.opened[1] == 0:
            score += self.hunter[_HUNT_FIRST_LENGTH] * length
        if (self.bidder - seat) & 3 == 3:
            score += self.hunter[_HUNT_LAST_LENGTH] * length
        elif (self.bidder - seat) & 3 == 1:
            score += self.hunter[_HUNT_NEXT_HIGHER] * higher
        for i in range(4):
            if i != seat and i != self.bidder and self.void[i] >> suit & 1:
                score += self.hunter[_HUNT_ALLY_VOID]
        return score

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def top_lead(self, suit: cython.int, own: cython.uint, unseen: cython.uint) -> cython.int:
        """How much better it is to lead the highest of some cards than the lowest."""
        top: cython.uint = self.highest[own]
        if own & -own == top:
            return 0
        unseen &= ~self.denied[suit] & ~(2 * top - 1)
        return self.hunter[_HUNT_TOP_HIGHER] * self.count[unseen]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def weakness(self, own: cython.uint, unseen: cython.uint, shown: cython.uint) -> cython.int:
        """How good it is to lead low in a suit of which the bidder's open hand holds ``shown``."""
        low: cython.uint = own & -own
        score: cython.int
        if shown == 0:
            return _LAST_CHOICE
        score = self.count[unseen & (low - 1)] - 2 * self.count[unseen & ~(2 * low - 1)] - 13 * self.count[own]
        if self.danger(shown, own | unseen & ~shown):
            score += 44
        if low < shown & -shown:
            return score - 61 if unseen & ~shown else 1000
        return score

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def hunter_follows(self, seat: cython.int, ply: cython.int) -> cython.uint:
        """A card to a trick against a misère: below a bidder on top, low while that may help, else the highest."""
        led: cython.uint = self.led
        own: cython.uint = self.hand[4 * seat + self.led]
        below: cython.uint = own & (self.best - 1)
        if own == 0:
            return self.hunter_discards(seat)
        if ply + ((self.bidder - seat) & 3) < 4:
            if self.surely_ducks(own):
                return led << 13 | self.highest[own]
            if self.exposed:
                below = self.hand[4 * self.bidder + self.led]
                below = own & ((below & -below) - 1)
                return led << 13 | self.highest[below or own]
        elif self.best_seat != self.bidder or (below == 0 and ply == 3):
            return led << 13 | self.highest[own]
        if below:
            return led << 13 | self.highest[below]
        return led << 13 | own & -own

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def surely_ducks(self, own: cython.uint) -> cython.bint:
        """Whether a bidder who is yet to play stays below the best card, as far as one can tell."""
        shown: cython.uint = self.hand[4 * self.bidder + self.led]
        if self.void[self.bidder] >> self.led & 1:
            return True
        if self.exposed:
            return shown == 0 or (shown & -shown) < self.best
        lower: cython.uint = self.present[self.led] & ~own & ~self.denied[self.led] & (self.best - 1)
        return self.count[lower] > self.hunter[_HUNT_ROOM]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def hunter_discards(self, seat: cython.int) -> cython.uint:
        """A discard against a misère: high cards that would save the bidder, short suits first."""
        suit: cython.int
        score: cython.int
        most: cython.int = 2 * _LAST_CHOICE
        move: cython.uint = 0
        own: cython.uint
        shown: cython.uint
        unseen: cython.uint
        top: cython.uint
        wide: cython.uint
        for suit in range(4):
            own = self.hand[4 * seat + suit]
            if own == 0:
                continue
            unseen = self.present[suit] & ~own
            top = self.highest[own]
            shown = self.hand[4 * self.bidder + suit]
            if self.void[self.bidder] >> suit & 1 or (self.exposed and shown == 0):
                score = self.count[unseen & (top - 1)] + _LAST_CHOICE
            elif self.exposed:
                score = 34 * self.count[unseen & (top - 1)] - 34 * self.count[own]
                if self.opened[0] >> suit & 1:
                    score -= 62
                if self.danger(shown, own | unseen & ~shown):
                    score += 72
            else:
                score = self.hunter[_HUNT_SHED_LOWER] * self.count[unseen & (top - 1)]
                score += self.hunter[_HUNT_SHED_LENGTH] * self.count[own]
                if unseen & ((own & -own) - 1) == 0:
                    score += self.hunter[_HUNT_SHED_LOWEST]
            if score > most:
                most = score
                wide = suit
                move = wide << 13 | top
        return move

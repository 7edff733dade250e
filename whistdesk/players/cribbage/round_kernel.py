# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The rest of a round, solved: what three hands are worth when each card to come is placed best.

Runs as it is and compiled, with the same answers: all sums are whole numbers, taken over every
order in which cards of the pool can come, so an expectation is ``total()`` divided by ``orders()``.
Cards of the pool are known by their place in it.

What is summed is either a worth of each hand's points, which is quick, because the hands then meet
only in the question which of two takes a card; or a chance for the points of all three together,
which is slow, because every last card must be tried with every starter. Positions with two cards
to come are remembered: each is reached in several orders.

A hand's ``row`` says which cards of the pool it has been given: 0 for none, the place of one, and
``place * n + place`` of two. Hands that had room for one card only go by that card's place alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from math import perm, prod
from typing import Final

from whistdesk.players.cribbage.points import MOST_IN_ROUND, MOST_POINTS, rank_points

try:
    import cython
except ImportError:
    from whistdesk.players.search import uncompiled as cython

COMPILED: Final = bool(cython.compiled)
"""Whether this is the compiled kernel."""

_LARGEST_WORTH: Final = 3000
_LARGEST_CHANCE: Final = 1 << 21


def _check_chances(chances: Sequence[int]) -> None:
    if len(chances) != MOST_IN_ROUND + 1 or any(not 0 <= each <= _LARGEST_CHANCE for each in chances):
        raise ValueError(f"a chance is 0 to {_LARGEST_CHANCE}, for each of 0 to {MOST_IN_ROUND} points")


@cython.final
@cython.cclass
class RoundKernel:
    """A position of a round: three hands with room for up to two cards each, and the pool of unseen cards."""

    n: cython.int
    room: cython.int  # cards to come before the starter, as the position was given
    by_total: cython.bint
    ranks: cython.uchar[::1]
    pool: cython.int[::1]
    four: cython.int[::1]
    worth_of: cython.int[::1]
    jacks: cython.uchar[::1]  # by place
    live: cython.int[::1]  # by place: -1 where not yet drawn
    drawn: cython.int[::1]
    drawn_count: cython.int
    rooms: cython.int[::1]  # by hand: as the position was given
    left: cython.int[::1]  # by hand: now
    row: cython.int[::1]  # by hand
    points: cython.uchar[::1]  # by (hand * n * n + full row) * n + starter
    worth: cython.int[::1]  # the same in worth
    over_starters: cython.int[::1]  # by hand * n * n + full row: the sum of worth
    over_lasts: cython.int[::1]  # by (hand * n + row) * n + starter: the sum over the last card
    over_both: cython.int[::1]  # by hand * n + row
    edge: cython.int[::1]  # by (hand * n + row) * n + card: for this card here, the last one elsewhere
    pull: cython.int[::1]  # by ((hand * n + row) * n + drawn) * n + card: what a drawn card takes from edge
    over_three: cython.longlong[::1]  # by hand: the sum over orders of two cards and the starter
    as_starter: cython.longlong[::1]  # by hand * n + starter: the sum over orders of two cards
    memo: cython.longlong[::1]
    threes: cython.longlong  # where in it positions with three cards to come begin
    chance: cython.int[::1]  # by points of the round
    target: cython.int[::1]  # the same
    first: cython.int[::1]  # by place: the hand that takes it best as the next card; -1 where not asked

    def __init__(
        self,
        hands: Sequence[Sequence[int]],
        pool: Sequence[int],
        worth: Sequence[int],
        chance: Sequence[int],
        target: Sequence[int] = (),
    ) -> None:
        """Take the cards of the hands and of the pool, numbered as ``points.number`` does.

        ``worth`` is by the points of a hand, 0 to 29; ``chance`` and ``target`` by the points of
        the round, 0 to 89. With a ``target`` that is what is made greatest, not the worth; ``chance`` is
        only looked up at the ends. ValueError where a hand has not two to four cards, the pool is
        too small, a card is there twice, or a number is negative or too large to be summed.
        """
        self._check(hands, pool, worth)
        _check_chances(chance)
        if target:
            _check_chances(target)
        self.n = len(pool)
        self.by_total = len(target) > 0
        self.target = array("i", target or [0])
        self.ranks = rank_points()
        self.jacks = bytearray(card // 4 == 10 for card in pool)
        self.live = array("i", [-1]) * self.n
        self.drawn = array("i", bytes(4 * 6))
        self.drawn_count = 0
        self.rooms = array("i", [4 - len(hand) for hand in hands])
        self.left = array("i", self.rooms)
        self.row = array("i", bytes(4 * 3))
        self.room = sum(self.rooms)
        self.chance = array("i", chance)
        self.first = array("i", [-1]) * self.n
        self.threes = 9 * prod([self.n] * (self.room - 2))
        self.memo = array("q", [-1]) * (self.threes + 9 * prod([self.n] * (self.room - 3)))
        self._score(hands, pool, worth)
        self._sum_up()

    def _check(self, hands: Sequence[Sequence[int]], pool: Sequence[int], worth: Sequence[int]) -> None:
        if len(hands) != 3 or any(not 2 <= len(hand) <= 4 for hand in hands):
            raise ValueError("a position has three hands of two to four cards")
        cards = [*pool, *(card for hand in hands for card in hand)]
        if len(set(cards)) < len(cards) or any(not 0 <= card < 52 for card in cards):
            raise ValueError("cards are numbered 0 to 51, and each is there once")
        if not 0 <= 12 - sum(map(len, hands)) <= min(5, len(pool) - 1):
            raise ValueError("up to five cards must be to come, and the pool must hold them and a starter")
        if len(worth) != MOST_POINTS + 1 or any(not 0 <= each <= _LARGEST_WORTH for each in worth):
            raise ValueError(f"a worth is 0 to {_LARGEST_WORTH}, for each of 0 to {MOST_POINTS} points")

    def _score(self, hands: Sequence[Sequence[int]], pool: Sequence[int], worth: Sequence[int]) -> None:
        n: cython.int = self.n
        hand: cython.int
        i: cython.int
        j: cython.int
        held: cython.int
        self.points = bytearray(3 * n * n * n)
        self.worth = array("i", bytes(4 * 3 * n * n * n))
        self.pool = array("i", pool)
        self.worth_of = array("i", worth)
        for hand in range(3):
            held = 4 - self.rooms[hand]
            self.four = array("i", [*hands[hand], 0, 0][:4])
            for i in range(n if held == 2 else 1):
                for j in range(n if held < 4 else 1):
                    if held == 2:
                        self.four[2] = self.pool[i]
                    if held < 4:
                        self.four[3] = self.pool[j]
                    if held > 2 or i != j:
                        self.score_row((hand * n + i) * n + j)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def score_row(self, row: cython.int) -> cython.int:
        """Score the four cards with every starter; how many starters there are."""
        i: cython.int
        j: cython.int
        card: cython.int
        here: cython.int
        base: cython.int = 0
        ascending: cython.int[4] = [0, 0, 0, 0]
        suit: cython.int = self.four[0] & 3
        flush: cython.int = 4
        nobs: cython.int = 0
        one: cython.int = 1
        count: cython.int = 0
        for i in range(4):
            card = self.four[i]
            j = i
            while j > 0 and ascending[j - 1] > card >> 2:
                ascending[j] = ascending[j - 1]
                j -= 1
            ascending[j] = card >> 2
            if card & 3 != suit:
                flush = 0
            if card >> 2 == 10:
                nobs |= one << (card & 3)
        for i in range(4):
            base = (base + ascending[i]) * 13
        for i in range(self.n):
            card = self.pool[i]
            if card == self.four[2] or card == self.four[3]:
                continue
            here = self.ranks[base + (card >> 2)] + (nobs >> (card & 3) & 1) + flush
            if flush and card & 3 == suit:
                here += 1
            self.points[row * self.n + i] = here
            self.worth[row * self.n + i] = self.worth_of[here]
            count += 1
        return count

    def _sum_up(self) -> None:
        n: cython.Py_ssize_t = self.n
        at: cython.Py_ssize_t
        line: cython.Py_ssize_t
        hand: cython.Py_ssize_t
        i: cython.Py_ssize_t
        c: cython.Py_ssize_t
        s: cython.Py_ssize_t
        here: cython.int
        weight: cython.int = n - self.room + 1
        self.over_starters = array("i", bytes(4 * 3 * n * n))
        self.over_lasts = array("i", bytes(4 * 3 * n * n))
        self.over_both = array("i", bytes(4 * 3 * n))
        self.edge = array("i", bytes(4 * 3 * n * n))
        self.pull = array("i", bytes(4 * (3 * n * n * n + n)))
        self.over_three = array("q", bytes(8 * 3))
        self.as_starter = array("q", bytes(8 * 3 * n))
        for hand in range(3):
            for i in range(n if self.rooms[hand] == 2 else 1):
                at = hand * n + i
                for c in range(n if self.rooms[hand] else 1):
                    line = at * n + c
                    for s in range(n):
                        here = self.worth[line * n + s]
                        self.over_starters[line] += here
                        self.over_lasts[at * n + s] += here
                        self.over_both[at] += here
                        self.pull[(at * n + s) * n + c] += weight * here
                        self.pull[line * n + s] += here
                        self.as_starter[hand * n + s] += here
                        self.over_three[hand] += here
                for c in range(n):
                    self.edge[at * n + c] = weight * self.over_starters[at * n + c] + self.over_lasts[at * n + c]

    def orders(self) -> int:
        """In how many orders the cards to come and the starter can come from the pool."""
        return perm(self.n, self.room + 1)

    def total(self) -> int:
        """What is summed, over all ``orders``, when every card is placed for the greatest sum."""
        result: cython.longlong = 0
        card: cython.int
        with cython.nogil:
            if self.room < 2:
                result = self.rest(self.room)
            else:
                for card in range(self.n):
                    self.first[card] = self.best_hand(card, self.room)
                    result += self.after(card, self.first[card], self.room)
        return int(result)

    def places(self) -> int:
        """How many cards the pool has."""
        return int(self.n)

    def follow(self, path: Sequence[int]) -> tuple[int, int, int, int, int]:
        """What is summed when the cards of ``path`` come and are placed best.

        That is the points of each of the three hands, the chance, and whichever of worth and
        target is aimed at. ``path`` is all cards to come but the last; the sums are over last cards
        and starters. ValueError if it is none.
        """
        card: cython.int
        hand: cython.int
        given: cython.int = 0
        if len(path) != max(self.room - 1, 0) or len(set(path)) < len(path):
            raise ValueError("a path is every card to come but the last, each once")
        if any(not 0 <= place < self.places() for place in path):
            raise ValueError("a path is of places in the pool")
        for card in path:
            hand = self.first[card] if given == 0 else -1
            if hand < 0:
                hand = self.best_hand(card, self.room - given)
            self.give(card, hand)
            given += 1
        sums = (*self._ends(), int(self.rest(self.room - given)))
        for hand in range(3):
            self.left[hand] = self.rooms[hand]
            self.row[hand] = 0
        for card in path:
            self.live[card] = -1
        self.drawn_count = 0
        return sums

    def _ends(self) -> tuple[int, int, int, int]:
        n: cython.Py_ssize_t = self.n
        open_hand: cython.int = self.open_hand()
        hand: cython.int = max(open_hand, 0)
        lasts: cython.int = 1 if open_hand < 0 else n - self.drawn_count - 1
        one: cython.Py_ssize_t = ((hand + 1) % 3 * n * n + self.row[(hand + 1) % 3]) * n
        two: cython.Py_ssize_t = ((hand + 2) % 3 * n * n + self.row[(hand + 2) % 3]) * n
        own: cython.Py_ssize_t = (hand * n * n + self.row[hand] * (n if open_hand >= 0 else 1)) * n
        card: cython.Py_ssize_t
        starter: cython.Py_ssize_t
        others: cython.int
        here: cython.int
        sums: cython.longlong[3] = [0, 0, 0]
        chance: cython.longlong = 0
        for starter in range(n):
            if not self.live[starter]:
                continue
            others = 2 * self.jacks[starter] + self.points[one + starter] + self.points[two + starter]
            sums[(hand + 1) % 3] += lasts * self.points[one + starter]
            sums[(hand + 2) % 3] += lasts * self.points[two + starter]
            if open_hand < 0:
                sums[hand] += self.points[own + starter]
                chance += self.chance[others + self.points[own + starter]]
                continue
            chance -= self.chance[others]  # what the next loop adds for the starter as the last card
            for card in range(n):
                here = self.points[own + card * n + starter]
                sums[hand] += here & self.live[card]
                chance += self.chance[others + here] & self.live[card]
        return int(sums[0]), int(sums[1]), int(sums[2]), int(chance)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def open_hand(self) -> cython.int:
        """The first hand that has room, or -1."""
        hand: cython.int
        for hand in range(3):
            if self.left[hand]:
                return hand
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def give(self, card: cython.int, hand: cython.int) -> cython.int:
        """Give a card of the pool to a hand with room; the hand's row before."""
        before: cython.int = self.row[hand]
        if self.rooms[hand] == 2 and self.left[hand] == 1:
            self.row[hand] = before * self.n + card if before < card else card * self.n + before
        else:
            self.row[hand] = card
        self.left[hand] -= 1
        self.live[card] = 0
        self.drawn[self.drawn_count] = card
        self.drawn_count += 1
        return before

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def after(self, card: cython.int, hand: cython.int, room: cython.int) -> cython.longlong:
        """What is summed when ``hand`` takes ``card`` while there is ``room``."""
        before: cython.int = self.give(card, hand)
        result: cython.longlong = self.rest(room - 1)
        self.drawn_count -= 1
        self.live[card] = -1
        self.left[hand] += 1
        self.row[hand] = before
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def best_hand(self, card: cython.int, room: cython.int) -> cython.int:
        """The hand that takes ``card`` for the greatest sum, the first of equal ones."""
        hand: cython.int
        best: cython.int = -1
        most: cython.longlong = -1
        here: cython.longlong
        for hand in range(3):
            if self.left[hand]:
                here = self.after(card, hand, room)
                if here > most:
                    most = here
                    best = hand
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rest(self, room: cython.int) -> cython.longlong:
        """What is summed from here, with room for this many cards."""
        if room == 0:
            return self.full()
        if room == 1:
            return self.one_left()
        if room < 4:
            return self.remembered(room)
        return self.turned(room)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def turned(self, room: cython.int) -> cython.longlong:
        """The sum over the next card, each in the hand where it is best."""
        card: cython.int
        hand: cython.int
        most: cython.longlong
        here: cython.longlong
        result: cython.longlong = 0
        for card in range(self.n):
            if self.live[card]:
                most = 0
                for hand in range(3):
                    if self.left[hand]:
                        here = self.after(card, hand, room)
                        most = max(most, here)
                result += most
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def full(self) -> cython.longlong:
        """The sum over the starter when all hands are full."""
        n: cython.int = self.n
        starter: cython.int
        result: cython.longlong = 0
        if not self.by_total:
            return self.of_full_hands()
        for starter in range(n):
            if self.live[starter]:
                result += self.target[
                    2 * self.jacks[starter]
                    + self.points[self.row[0] * n + starter]
                    + self.points[(n * n + self.row[1]) * n + starter]
                    + self.points[(2 * n * n + self.row[2]) * n + starter]
                ]
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def of_full_hands(self) -> cython.longlong:
        """The worth of those hands that are full, summed over the starter."""
        n: cython.int = self.n
        hand: cython.int
        i: cython.int
        line: cython.int
        result: cython.longlong = 0
        for hand in range(3):
            if self.left[hand] == 0:
                line = hand * n * n + self.row[hand]
                result += self.over_starters[line]
                for i in range(self.drawn_count):
                    result -= self.worth[line * n + self.drawn[i]]
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def of_one_hand(self, hand: cython.int) -> cython.longlong:
        """The worth of a hand with room for one card, summed over last card and starter."""
        n: cython.int = self.n
        at: cython.int = hand * n + self.row[hand]
        i: cython.int
        j: cython.int
        line: cython.int
        result: cython.longlong = self.over_both[at]
        for i in range(self.drawn_count):
            line = at * n + self.drawn[i]
            result -= self.over_starters[line] + self.over_lasts[line]
            for j in range(self.drawn_count):
                result += self.worth[line * n + self.drawn[j]]
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def of_open_hand(self, hand: cython.int) -> cython.longlong:
        """The worth of a hand with room for two cards, summed over orders of both and the starter."""
        n: cython.int = self.n
        at: cython.int = hand * n
        i: cython.int
        j: cython.int
        k: cython.int
        a: cython.int
        b: cython.int
        result: cython.longlong = self.over_three[hand]
        for i in range(self.drawn_count):
            a = self.drawn[i]
            result -= 2 * self.over_both[at + a] + self.as_starter[at + a]
            for j in range(i):
                b = self.drawn[j]
                result += 2 * (
                    self.over_starters[(at + a) * n + b]
                    + self.over_lasts[(at + a) * n + b]
                    + self.over_lasts[(at + b) * n + a]
                )
                for k in range(j):
                    result -= 2 * self.of_three(at, a, b, self.drawn[k])
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def of_three(self, at: cython.int, a: cython.int, b: cython.int, c: cython.int) -> cython.int:
        """The worth of a hand with room for two of three cards, summed over which of them is the starter."""
        n: cython.int = self.n
        return (
            self.worth[((at + a) * n + b) * n + c]
            + self.worth[((at + a) * n + c) * n + b]
            + self.worth[((at + b) * n + c) * n + a]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def one_left(self) -> cython.longlong:
        """The sum over the last card and the starter."""
        hand: cython.int = self.open_hand()
        if self.by_total:
            return self.of_last_cards(hand)
        return self.of_one_hand(hand) + (self.n - self.drawn_count - 1) * self.of_full_hands()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def of_last_cards(self, hand: cython.int) -> cython.longlong:
        """The target summed over the last card, which ``hand`` takes, and the starter."""
        n: cython.Py_ssize_t = self.n
        one: cython.Py_ssize_t = ((hand + 1) % 3 * n * n + self.row[(hand + 1) % 3]) * n
        two: cython.Py_ssize_t = ((hand + 2) % 3 * n * n + self.row[(hand + 2) % 3]) * n
        own: cython.Py_ssize_t = (hand * n + self.row[hand]) * n * n
        card: cython.Py_ssize_t
        starter: cython.Py_ssize_t
        others: cython.int
        here: cython.int
        result: cython.longlong = 0
        for starter in range(n):
            if self.live[starter]:
                others = 2 * self.jacks[starter] + self.points[one + starter] + self.points[two + starter]
                here = 0
                for card in range(n):
                    here += self.target[others + self.points[own + card * n + starter]] & self.live[card]
                result += here - self.target[others + self.points[own + starter * n + starter]]
        return result

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def remembered(self, room: cython.int) -> cython.longlong:
        """The sum with room for two or three cards, found once."""
        key: cython.longlong = self.left[0] * 3 + self.left[1]
        hand: cython.int
        for hand in range(3):
            if self.left[hand] < self.rooms[hand]:
                key *= self.n
            if self.left[hand] < self.rooms[hand] - 1:
                key *= self.n
            key += self.row[hand]
        if room == 3:
            key += self.threes
        if self.memo[key] < 0:
            self.memo[key] = self.of_two_cards() if room == 2 and not self.by_total else self.turned(room)
        return self.memo[key]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def of_two_cards(self) -> cython.longlong:
        """The same without looking at each last card: which of two hands takes the next one, or none chooses."""
        rest: cython.longlong = self.n - self.drawn_count
        hand: cython.int = self.open_hand()
        other: cython.int
        result: cython.longlong = (rest - 1) * (rest - 2) * self.of_full_hands()
        one: cython.longlong
        two: cython.longlong
        if self.left[hand] == 2:
            return result + self.of_open_hand(hand)
        other = 1 if hand == 0 and self.left[1] else 2
        one = self.of_one_hand(hand)
        two = self.of_one_hand(other)
        return result + (rest - 2) * (one + two) + self.gained(hand, other, two - one)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def gained(self, hand: cython.int, other: cython.int, ahead: cython.longlong) -> cython.longlong:
        """What is gained over giving each next card to ``other`` where ``hand`` is better, summed."""
        n: cython.Py_ssize_t = self.n
        x: cython.Py_ssize_t = (hand * n + self.row[hand]) * n
        y: cython.Py_ssize_t = (other * n + self.row[other]) * n
        zeros: cython.Py_ssize_t = 3 * n * n * n
        p: cython.Py_ssize_t = zeros
        q: cython.Py_ssize_t = zeros
        r: cython.Py_ssize_t = zeros
        t: cython.Py_ssize_t = zeros
        u: cython.Py_ssize_t = zeros
        v: cython.Py_ssize_t = zeros
        card: cython.Py_ssize_t
        more: cython.int
        lead: cython.int = ahead
        result: cython.int = 0
        if self.drawn_count > 0:
            p = (x + self.drawn[0]) * n
            t = (y + self.drawn[0]) * n
        if self.drawn_count > 1:
            q = (x + self.drawn[1]) * n
            u = (y + self.drawn[1]) * n
        if self.drawn_count > 2:
            r = (x + self.drawn[2]) * n
            v = (y + self.drawn[2]) * n
        for card in range(n):
            more = self.edge[x + card] - self.edge[y + card] + lead
            more += self.pull[t + card] + self.pull[u + card] + self.pull[v + card]
            more -= self.pull[p + card] + self.pull[q + card] + self.pull[r + card]
            more &= self.live[card]
            result += max(0, more)
        return result

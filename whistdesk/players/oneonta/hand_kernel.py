# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""A hand as a decision process: chance chooses the dummy's lead, the player answers it.

Runs as it is and compiled, like ``players/search/kernel.py``, with the same answers. A position
between tricks is the layout of the trumps and of up to four plain suits, whose order does not
matter; positions are nodes of a graph, numbered so that those after a trick come later. Node 0 is
the end of the hand. For several payoffs at once (``columns``: what each final number of tricks is
worth) ``sweep`` finds what each node is worth to a player who wants the most, and ``outcomes`` how
many tricks that player wins.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Final

from whistdesk.players.oneonta.layouts import LayoutTable

try:
    import cython
except ImportError:
    from whistdesk.players.search import uncompiled as cython

COMPILED: Final = bool(cython.compiled)
"""Whether this is the compiled kernel."""

_MOST_ANSWERS: Final = 256
"""More than follow from one position: 14 cards may be led, and seven answer."""


@cython.final
@cython.cclass
class HandKernel:
    """The graph of one hand, or of many that share their layouts."""

    unseen: cython.longlong[::1]
    lead_start: cython.int[::1]
    lead_kind: cython.int[::1]
    lead_many: cython.int[::1]
    lead_rest: cython.int[::1]
    reply_start: cython.int[::1]
    reply_rest: cython.int[::1]
    reply_won: cython.int[::1]
    discard_start: cython.int[::1]
    discard_rest: cython.int[::1]
    slot: cython.int[::1]  # trumps, then plain suits, of the node that is being expanded
    key: cython.longlong[::1]  # by node: its layouts
    rows: cython.int[::1]  # by node: how many numbers of tricks may have been won before it
    turn_start: cython.int[::1]  # by node: its leads
    chance: cython.double[::1]  # by lead
    answer_start: cython.int[::1]  # by lead
    child: cython.int[::1]  # by answer
    taken: cython.int[::1]  # by answer: 1 if it wins the trick
    base: cython.longlong[::1]  # by node: where its rows begin
    worth: cython.double[::1]  # by row and column
    best: cython.double[::1]
    nodes: cython.int
    leads: cython.int
    answers: cython.int
    columns: cython.int
    _chances: Callable[[int], Sequence[float]]
    _index: dict[int, int]

    def __init__(self, layouts: LayoutTable, chances: Callable[[int], Sequence[float]]) -> None:
        """``chances`` of all unseen cards as counted gives the chance that a card of a kind is led, by kind."""
        self.unseen = layouts.unseen
        self.lead_start = layouts.lead_start
        self.lead_kind = layouts.lead_kind
        self.lead_many = layouts.lead_many
        self.lead_rest = layouts.lead_rest
        self.reply_start = layouts.reply_start
        self.reply_rest = layouts.reply_rest
        self.reply_won = layouts.reply_won
        self.discard_start = layouts.discard_start
        self.discard_rest = layouts.discard_rest
        self.slot = array("i", [0] * 5)
        self.key = array("q", bytes(8 * _MOST_ANSWERS))
        self.rows = array("i", bytes(4 * _MOST_ANSWERS))
        self.turn_start = array("i", bytes(4 * _MOST_ANSWERS))
        self.chance = array("d", bytes(8 * _MOST_ANSWERS))
        self.answer_start = array("i", bytes(4 * _MOST_ANSWERS))
        self.child = array("i", bytes(4 * _MOST_ANSWERS))
        self.taken = array("i", bytes(4 * _MOST_ANSWERS))
        self.nodes = 1
        self.leads = 0
        self.answers = 0
        self.columns = 0
        self._chances = chances
        self._index = {}

    def grow(self, roots: Sequence[Sequence[int]], cards: cython.int, before: cython.int = 0) -> list[int]:
        """Build the graph of positions with ``cards`` held, and give the nodes of ``roots``.

        A root is five layout numbers, trumps first. Up to ``before`` tricks may have been won
        before it. A kernel grows one graph.
        """
        depth: cython.int
        node: cython.int = 1
        end: cython.int
        self.rows[0] = cards + before + 1
        found = [self._root(root, cards == 0) for root in roots]
        for depth in range(cards):
            end = self.nodes
            while node < end:
                self._make_room()
                self.rows[node] = depth + before + 1
                self._expand(self.key[node], depth == cards - 1)
                node += 1
                self.turn_start[node] = self.leads
        return found

    def size(self) -> tuple[int, int, int]:
        """How many positions there are, leads in all of them, and answers."""
        return self.nodes, self.leads, self.answers

    def sweep(self, payoffs: Sequence[Sequence[float]]) -> None:
        """Find what each node is worth; ``payoffs[column][row]`` for ``row`` tricks won in all."""
        self._reserve(len(payoffs))
        row: cython.int
        column: cython.int
        for row in range(self.rows[0]):
            for column in range(self.columns):
                self.worth[row * self.columns + column] = payoffs[column][row]
        with cython.nogil:
            self._settle()

    def worths(self, node: cython.int, won: cython.int = 0) -> list[float]:
        """What ``node`` is worth with ``won`` tricks before it, by column."""
        start: cython.longlong = self.base[node] + won * self.columns
        return list(self.worth[start : start + self.columns])

    def outcomes(self, root: cython.int, won: cython.int = 0) -> list[list[float]]:
        """By column, the chance of each number of tricks when play goes on from ``root`` for the most worth."""
        flow: cython.double[::1] = array("d", bytes(8 * len(self.worth)))
        columns: cython.int = self.columns
        start: cython.longlong = self.base[root] + won * columns
        column: cython.int
        for column in range(columns):
            flow[start + column] = 1.0
        if root:
            with cython.nogil:
                self._follow(flow, root)
        return [list(flow[column : self.rows[0] * columns : columns]) for column in range(columns)]

    @cython.cfunc
    def _root(self, layouts: Sequence[int], last: cython.bint) -> cython.int:
        suit: cython.int
        for suit in range(5):
            self.slot[suit] = layouts[suit]
        self._make_room()
        return self._node(last)

    @cython.cfunc
    def _make_room(self) -> cython.int:
        """See to it that what one more position leads to can be written down."""
        if self.nodes + _MOST_ANSWERS > len(self.key):
            self.key = array("q", bytes(self.key) * 2)
            self.rows = array("i", bytes(self.rows) * 2)
            self.turn_start = array("i", bytes(self.turn_start) * 2)
        if self.leads + _MOST_ANSWERS > len(self.chance):
            self.chance = array("d", bytes(self.chance) * 2)
            self.answer_start = array("i", bytes(self.answer_start) * 2)
        if self.answers + _MOST_ANSWERS > len(self.child):
            self.child = array("i", bytes(self.child) * 2)
            self.taken = array("i", bytes(self.taken) * 2)
        return 0

    @cython.cfunc
    def _node(self, last: cython.bint) -> cython.int:
        """The node of the position in ``slot``, a new one if need be: its plain suits are sorted into the key."""
        s1: cython.int = self.slot[1]
        s2: cython.int = self.slot[2]
        s3: cython.int = self.slot[3]
        s4: cython.int = self.slot[4]
        key: cython.longlong
        if last:
            return 0
        if s1 < s2:
            s1, s2 = s2, s1
        if s3 < s4:
            s3, s4 = s4, s3
        if s1 < s3:
            s1, s3 = s3, s1
        if s2 < s4:
            s2, s4 = s4, s2
        if s2 < s3:
            s2, s3 = s3, s2
        key = s4
        key = key << 8 | s3
        key = key << 8 | s2
        key = key << 8 | s1
        key = key << 8 | self.slot[0]
        node = self._index.get(key)
        if node is None:
            node = self.nodes
            self._index[key] = node
            self.key[self.nodes] = key
            self.nodes += 1
        return node

    @cython.cfunc
    def _expand(self, key: cython.longlong, last: cython.bint) -> cython.int:
        """Add what may follow a position; of equal plain suits the first stands for all."""
        total: cython.longlong = 0
        suit: cython.int
        lead: cython.int
        other: cython.int
        layout: cython.int
        alike: cython.int
        each: cython.double
        for suit in range(5):
            self.slot[suit] = key >> 8 * suit & 255
            total += self.unseen[self.slot[suit]]
        chances = self._chances(total)
        for suit in range(5):
            layout = self.slot[suit]
            if suit > 1 and self.slot[suit - 1] == layout:
                continue
            alike = 1
            if suit > 0:
                for other in range(suit + 1, 5):
                    alike += self.slot[other] == layout
            for lead in range(self.lead_start[layout], self.lead_start[layout + 1]):
                each = chances[self.lead_kind[lead]]
                if each > 0:
                    self.chance[self.leads] = each * self.lead_many[lead] * alike
                    if self.discard_start[layout] < self.discard_start[layout + 1]:
                        self._follow_suit(suit, lead, last)
                    else:
                        self._discard(suit, self.lead_rest[lead], last)
                    self.leads += 1
                    self.answer_start[self.leads] = self.answers
        return 0

    @cython.cfunc
    def _follow_suit(self, suit: cython.int, lead: cython.int, last: cython.bint) -> cython.int:
        reply: cython.int
        layout: cython.int = self.slot[suit]
        for reply in range(self.reply_start[lead], self.reply_start[lead + 1]):
            self.slot[suit] = self.reply_rest[reply]
            self._answer(self.reply_won[reply], last)
        self.slot[suit] = layout
        return 0

    @cython.cfunc
    def _discard(self, suit: cython.int, rest: cython.int, last: cython.bint) -> cython.int:
        """Answers to a lead from a suit that the player does not hold: any card, and a trump wins."""
        thrown: cython.int
        other: cython.int
        held: cython.int
        layout: cython.int = self.slot[suit]
        above: cython.int = -1
        for other in range(5):
            held = self.slot[other]
            if other > 1 and held == above:
                continue
            above = held
            for thrown in range(self.discard_start[held], self.discard_start[held + 1]):
                self.slot[suit] = rest
                self.slot[other] = self.discard_rest[thrown]
                self._answer(other == 0, last)
                self.slot[other] = held
        self.slot[suit] = layout
        return 0

    @cython.cfunc
    def _answer(self, won: cython.int, last: cython.bint) -> cython.int:
        self.child[self.answers] = self._node(last)
        self.taken[self.answers] = won
        self.answers += 1
        return 0

    @cython.cfunc
    def _reserve(self, columns: cython.int) -> None:
        """Room for the worth of each node, row and column."""
        node: cython.int
        total: cython.longlong = 0
        if columns == self.columns:
            return
        self.columns = columns
        self.base = array("q", bytes(8 * self.nodes))
        for node in range(self.nodes):
            self.base[node] = total
            total += self.rows[node] * columns
        self.worth = array("d", bytes(8 * total))
        self.best = array("d", bytes(8 * self.rows[0] * columns))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _settle(self) -> cython.void:
        node: cython.int
        lead: cython.int
        answer: cython.int
        i: cython.int
        width: cython.int
        here: cython.longlong
        there: cython.longlong
        for node in range(self.nodes - 1, 0, -1):
            here = self.base[node]
            width = self.rows[node] * self.columns
            for i in range(width):
                self.worth[here + i] = 0.0
            for lead in range(self.turn_start[node], self.turn_start[node + 1]):
                for answer in range(self.answer_start[lead], self.answer_start[lead + 1]):
                    there = self.base[self.child[answer]] + self.taken[answer] * self.columns
                    if answer == self.answer_start[lead]:
                        for i in range(width):
                            self.best[i] = self.worth[there + i]
                    else:
                        for i in range(width):
                            self.best[i] = max(self.best[i], self.worth[there + i])
                for i in range(width):
                    self.worth[here + i] += self.chance[lead] * self.best[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _follow(self, flow: cython.double[::1], root: cython.int) -> cython.void:
        """Let the chances in ``flow`` run from each node to those that the player's answers lead to."""
        node: cython.int
        lead: cython.int
        i: cython.int
        here: cython.longlong
        for node in range(root, self.nodes):
            here = self.base[node]
            for i in range(self.rows[node] * self.columns):
                if flow[here + i] > 0:
                    for lead in range(self.turn_start[node], self.turn_start[node + 1]):
                        flow[self._chosen(lead, i)] += flow[here + i] * self.chance[lead]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _chosen(self, lead: cython.int, i: cython.int) -> cython.longlong:
        """Where the best answer to a lead is worth what it is, ``i`` counting rows and columns."""
        answer: cython.int
        place: cython.longlong
        best: cython.longlong = -1
        for answer in range(self.answer_start[lead], self.answer_start[lead + 1]):
            place = self.base[self.child[answer]] + self.taken[answer] * self.columns + i
            if best < 0 or self.worth[place] > self.worth[best]:
                best = place
        return best

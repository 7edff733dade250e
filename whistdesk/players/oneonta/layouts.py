"""A suit as one hand leaves it: whose card each is, from the top.

A layout is a tuple of numbers, one for each live card of a suit from its highest: ``HELD`` for a
card in the player's hand, else the kind of an unseen card, from 1. Unseen cards of one kind are
equally likely to be led. Only what beats what counts, so cards that are gone leave no gap, and
unseen cards with no held one between them stand in the order of their kinds.
"""

from array import array
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

Layout = tuple[int, ...]

HELD: Final = 0
_KEPT: Final = 1 << 12
"""The layouts of many hands."""

KIND_BITS: Final = 4
"""Unseen cards are counted in one number, so many bits for each kind from the first."""


class Lead(NamedTuple):
    """A card that the dummy may lead from a suit: one of so ``many`` alike.

    ``rest`` is the suit without it. ``replies`` are the ways to follow: what is left of the suit,
    and whether the reply wins.
    """

    kind: int
    many: int
    rest: Layout
    replies: tuple[tuple[Layout, bool], ...]


def layout_of(cards: Iterable[int]) -> Layout:
    """Cards from the top as a layout."""
    runs = groupby(cards, key=lambda card: card == HELD)
    return tuple([card for _, run in runs for card in sorted(run)])


@lru_cache(_KEPT)
def discards(layout: Layout) -> tuple[Layout, ...]:
    """What is left after a held card is thrown away, once for each run of held cards."""
    return tuple([_without(layout, place) for place in _places(layout) if layout[place] == HELD])


@lru_cache(_KEPT)
def leads(layout: Layout) -> tuple[Lead, ...]:
    """The cards that may be led from a suit, with the ways to follow."""
    return tuple([_lead(layout, place) for place in _places(layout) if layout[place] != HELD])


def counted(layout: Layout) -> int:
    """How many unseen cards of each kind there are, in one number."""
    return sum([1 << KIND_BITS * (card - 1) for card in layout if card != HELD])


def _lead(layout: Layout, place: int) -> Lead:
    kind = layout[place]
    many = next((n for n, card in enumerate(layout[place:]) if card != kind), len(layout) - place)
    held = [reply for reply in _places(layout) if layout[reply] == HELD]
    replies = tuple([(_without(layout, place, reply), reply < place) for reply in held])
    return Lead(kind, many, _without(layout, place), replies)


def _places(layout: Layout) -> Iterator[int]:
    """Where cards begin that differ from the one above them."""
    return (place for place, card in enumerate(layout) if place == 0 or layout[place - 1] != card)


def _without(layout: Layout, *places: int) -> Layout:
    return layout_of([card for place, card in enumerate(layout) if place not in places])


class LayoutTable:
    """Given layouts and all that play can make of them, numbered, as flat arrays for the kernel.

    Layout 0 is the empty one. Lists named ``..._start`` have one entry more than there are things,
    so that those of thing ``n`` are from ``start[n]`` to before ``start[n + 1]``.
    """

    def __init__(self, layouts: Iterable[Layout]) -> None:
        self.number: dict[Layout, int] = {}
        self.unseen = array("q")  # by layout: counted(...)
        self.lead_start, self.lead_kind, self.lead_many, self.lead_rest = (
            array("i"),
            array("i"),
            array("i"),
            array("i"),
        )
        self.reply_start, self.reply_rest, self.reply_won = array("i"), array("i"), array("i")
        self.discard_start, self.discard_rest = array("i"), array("i")
        self._number_all(layouts)
        for layout in self.number:
            self._describe(layout)
        self.lead_start.append(len(self.lead_kind))
        self.reply_start.append(len(self.reply_rest))
        self.discard_start.append(len(self.discard_rest))

    def _number_all(self, layouts: Iterable[Layout]) -> None:
        waiting = [*layouts, ()]
        while waiting:
            layout = waiting.pop()
            if layout not in self.number:
                self.number[layout] = len(self.number)
                waiting += discards(layout)
                for lead in leads(layout):
                    waiting += (lead.rest, *(rest for rest, _ in lead.replies))

    def _describe(self, layout: Layout) -> None:
        self.unseen.append(counted(layout))
        self.lead_start.append(len(self.lead_kind))
        self.discard_start.append(len(self.discard_rest))
        self.discard_rest.extend([self.number[rest] for rest in discards(layout)])
        for lead in leads(layout):
            self.lead_kind.append(lead.kind)
            self.lead_many.append(lead.many)
            self.lead_rest.append(self.number[lead.rest])
            self.reply_start.append(len(self.reply_rest))
            self.reply_rest.extend([self.number[rest] for rest, _ in lead.replies])
            self.reply_won.extend([won for _, won in lead.replies])

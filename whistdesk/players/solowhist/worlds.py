"""Deals that one seat's view allows, drawn at random: where the hidden cards may lie.

A world is the cards that the four seats still hold, a mask of 52 bits each (the bits of
``search.solver.number``), in the order of ``COMPASS``. Every deal that agrees with what is public
(cards gone, counts, voids shown, the turned card, an exposed hand) is equally likely to be drawn.
"""

from collections.abc import Iterable, Mapping
from itertools import accumulate
from math import factorial
from random import Random
from typing import NamedTuple

from whistdesk.cards.card import CARDS, Card, Suit
from whistdesk.players.search.solver import number
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.knowledge import cards_played, known_cards, voids_shown
from whistdesk.rules.solowhist.view import SoloView

World = tuple[int, int, int, int]
"""The cards that S W N E hold, as masks of 52 bits."""


class Worlds(NamedTuple):
    """Sampled deals, each with its weight; the weights add up to 1."""

    hands: tuple[World, ...]
    weights: tuple[float, ...]


class Group(NamedTuple):
    """Hidden cards that lie with the same seats (by their place in ``COMPASS``) for all that is known."""

    takers: tuple[int, ...]
    cards: tuple[int, ...]


class Unknown(NamedTuple):
    """What a view leaves open: the cards known to be held, how many more each seat holds, and which there are."""

    held: World
    room: tuple[int, int, int, int]
    groups: tuple[Group, ...]


Split = tuple[tuple[int, int, int, int], ...]
"""For each group how many of its cards go to S W N E."""


def sample_worlds(view: SoloView, rng: Random, count: int) -> Worlds:
    """``count`` deals that fit ``view``; ValueError where none does."""
    unknown = unknown_to(view)
    splits = splits_of(unknown.groups, unknown.room)
    if not splits:
        raise ValueError("no deal fits this view")
    chosen = rng.choices(list(splits), cum_weights=list(accumulate(splits.values())), k=count)
    return Worlds(tuple(_dealt(unknown, split, rng) for split in chosen), (1 / count,) * count)


def unknown_to(view: SoloView) -> Unknown:
    """What ``view`` leaves open."""
    known, barred = known_cards(view), voids_shown(view)
    settled = {card for cards in (*known.values(), *cards_played(view).values()) for card in cards}
    room = [count - len(known[seat]) for seat, count in zip(COMPASS, view.counts, strict=True)]
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in CARDS:
        if card not in settled:
            groups.setdefault(_takers(card, barred, room), []).append(1 << number(card))
    held = (mask(known[seat]) for seat in COMPASS)
    return Unknown(_four(held), _four(room), tuple(Group(takers, tuple(cards)) for takers, cards in groups.items()))


def mask(cards: Iterable[Card]) -> int:
    """The cards as bits."""
    return sum(1 << number(card) for card in cards)


def splits_of(groups: tuple[Group, ...], room: tuple[int, int, int, int]) -> dict[Split, int]:
    """Every way to share the groups out by number, with how many deals it stands for."""
    if not groups:
        return {} if any(room) else {(): 1}
    size, found = len(groups[0].cards), dict[Split, int]()
    for part in _parts(size, groups[0].takers, room):
        deals = factorial(size)
        for share in part:
            deals //= factorial(share)
        left = _four(space - share for space, share in zip(room, part, strict=True))
        for rest, ways in splits_of(groups[1:], left).items():
            found[part, *rest] = deals * ways
    return found


def _parts(size: int, takers: tuple[int, ...], room: tuple[int, int, int, int]) -> list[tuple[int, int, int, int]]:
    parts: list[tuple[int, ...]] = [()]
    for index in range(4):
        most = room[index] if index in takers else 0
        parts = [(*part, share) for part in parts for share in range(min(most, size - sum(part)) + 1)]
    return [_four(part) for part in parts if sum(part) == size]


def _takers(card: Card, barred: Mapping[Seat, set[Suit]], room: list[int]) -> tuple[int, ...]:
    return tuple(index for index, seat in enumerate(COMPASS) if room[index] and card.suit not in barred[seat])


def _dealt(unknown: Unknown, split: Split, rng: Random) -> World:
    hands = list(unknown.held)
    for group, shares in zip(unknown.groups, split, strict=True):
        cards = rng.sample(group.cards, len(group.cards))
        for index in group.takers:
            hands[index] |= sum(cards[: shares[index]])
            del cards[: shares[index]]
    return _four(hands)


def _four(values: Iterable[int]) -> tuple[int, int, int, int]:
    south, west, north, east = values
    return south, west, north, east

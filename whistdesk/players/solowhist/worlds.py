"""Deals that one seat's view allows, drawn at random: where the hidden cards may lie.

A world is the cards that the four seats still hold, a mask of 52 bits each (the bits of
``search.solver.number``), in the order of ``COMPASS``. It agrees with all that is public: cards gone,
counts, voids shown, the turned card, an exposed hand.
"""

from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, chain
from math import factorial
from random import Random
from typing import Final, NamedTuple

from whistdesk.cards.card import CARDS, Card, Suit
from whistdesk.players.search.deal_kernel import COMPILED, DealKernel, SeenCall, Shunned
from whistdesk.players.search.solver import number
from whistdesk.players.solowhist.conduct import conduct, conduct_counts
from whistdesk.players.solowhist.inference import heard_by, kernel, seen_calls
from whistdesk.players.solowhist.tells import shunned
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.knowledge import cards_played, known_cards, voids_shown
from whistdesk.rules.solowhist.view import SoloView

POOL: Final = 16
"""How many deals are drawn for each one that is kept."""

EXCHANGES: Final = 100 if COMPILED else 20
"""How often it is then tried to exchange two cards of each, so that deals that were drawn more than once part."""

CANDIDATES: Final = 16 if COMPILED else 1
"""How many deals there are for each one that is kept, where they are weighed by conduct too: by it few are likely."""

CANDIDATE_EXCHANGES: Final = min(EXCHANGES, 50)
"""How often it is then tried to exchange two cards of each."""

World = tuple[int, int, int, int]
"""The cards that S W N E hold, as masks of 52 bits."""


class Worlds(NamedTuple):
    """Sampled deals, each with its weight; the weights add up to 1."""

    hands: tuple[World, ...]
    weights: tuple[float, ...]


class Evidence(NamedTuple):
    """What deals are weighed by: the calls of the other seats, the cards that they played, and from which hands."""

    calls: bool = True
    cards: bool = True
    conduct: bool = True


ALL_EVIDENCE: Final = Evidence()
NO_EVIDENCE: Final = Evidence(calls=False, cards=False, conduct=False)


class Group(NamedTuple):
    """Hidden cards that lie with the same seats (by their place in ``COMPASS``) for all that is known."""

    takers: tuple[int, ...]
    cards: tuple[int, ...]


class Unknown(NamedTuple):
    """What a view leaves open: the cards known to be held, how many more each seat holds, and which there are."""

    held: World
    room: World
    groups: tuple[Group, ...]


Split = tuple[int, ...]
"""For each group, one after the other, how many of its cards go to S W N E."""


def sample_worlds(
    view: SoloView, rng: Random, count: int, *, pool: int = POOL, evidence: Evidence = ALL_EVIDENCE
) -> Worlds:
    """``count`` deals that fit ``view``, drawn in proportion to how well they explain what the others did.

    They are chosen from ``pool`` deals for each of them, all of which are equally likely by what is public, so that
    what is then asked of each is not wasted on unlikely ones: after a solo or misère the deviation of a share
    of 160 deals is 0.07, where as many weighed ones leave 0.19 and more. ValueError where no deal fits.
    """
    unknown = unknown_to(view)
    splits = splits_of(unknown.groups, unknown.room)
    if not splits:
        raise ValueError("no deal fits this view")
    if not unknown.groups:
        return Worlds((unknown.held,), (1.0,))
    calls = tuple(seen_calls(view)) if evidence.calls else ()
    cards = tuple(shunned(view)) if evidence.cards else ()
    dealer = _dealer(view, unknown, calls, cards)
    judged = evidence.conduct and conduct_counts(view)
    candidates = count * CANDIDATES if judged else count
    chosen = rng.choices(
        list(splits), cum_weights=list(accumulate(splits.values())), k=max(count * pool, 2 * candidates)
    )
    drawn = dealer.draw(rng.getrandbits(64), array("i", chain.from_iterable(chosen)))
    deals = _resampled(*drawn, rng, candidates)
    if calls or cards:
        takers = [sum(1 << seat for seat in group.takers) for group in unknown.groups]
        deals = dealer.stir(rng.getrandbits(64), deals, takers, CANDIDATE_EXCHANGES if judged else EXCHANGES)
    if judged:
        deals = _resampled(deals, conduct(view, deals), rng, count)
    return Worlds(*zip(*((deal, times / count) for deal, times in Counter(deals).items()), strict=True))


def _dealer(view: SoloView, unknown: Unknown, calls: Sequence[SeenCall], cards: Sequence[Shunned]) -> DealKernel:
    played, dealer = cards_played(view), kernel(heard_by(view))
    dealer.place(unknown.held, [mask(played[seat]) for seat in COMPASS], [group.cards for group in unknown.groups])
    dealer.witness(view.turned.suit, COMPASS.index(view.dealer.left), calls, cards)
    return dealer


def _resampled(deals: Sequence[World], weights: Sequence[float], rng: Random, count: int) -> list[World]:
    """``count`` of the deals by systematic sampling, some of them more than once."""
    step = sum(weights) / count
    start = rng.random() * step
    totals = list(accumulate(weights))
    return [deals[bisect_right(totals, start + turn * step, hi=len(deals) - 1)] for turn in range(count)]


def unknown_to(view: SoloView) -> Unknown:
    """What ``view`` leaves open."""
    known, barred = known_cards(view), voids_shown(view)
    settled = {card for cards in (*known.values(), *cards_played(view).values()) for card in cards}
    room = [count - len(known[seat]) for seat, count in zip(COMPASS, view.counts, strict=True)]
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in CARDS:
        if card not in settled:
            groups.setdefault(_takers(card, barred, room), []).append(number(card))
    held = (mask(known[seat]) for seat in COMPASS)
    return Unknown(_four(held), _four(room), tuple(Group(takers, tuple(cards)) for takers, cards in groups.items()))


def mask(cards: Iterable[Card]) -> int:
    """The cards as bits."""
    return sum(1 << number(card) for card in cards)


def splits_of(groups: Sequence[Group], room: World) -> dict[Split, int]:
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
            found[*part, *rest] = deals * ways
    return found


def _parts(size: int, takers: tuple[int, ...], room: Sequence[int]) -> list[Split]:
    """The ways to share so many cards out among the takers."""
    if not room:
        return [] if size else [()]
    first = 4 - len(room)
    most = min(room[0], size) if first in takers else 0
    least = max(0, size - sum(space for index, space in enumerate(room) if index and first + index in takers))
    return [(share, *rest) for share in range(least, most + 1) for rest in _parts(size - share, takers, room[1:])]


def _takers(card: Card, barred: Mapping[Seat, set[Suit]], room: Sequence[int]) -> tuple[int, ...]:
    return tuple(index for index, seat in enumerate(COMPASS) if room[index] and card.suit not in barred[seat])


def _four(values: Iterable[int]) -> World:
    south, west, north, east = values
    return south, west, north, east

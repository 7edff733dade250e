"""True deals that look like a view: the hidden cards drawn at random from all that the seat knows."""

from collections.abc import Mapping
from random import Random
from typing import Final

from whistdesk.cards.card import CARDS, Card
from whistdesk.rules.base import Setup
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.auction import Auction
from whistdesk.rules.solowhist.deal import stacked
from whistdesk.rules.solowhist.hand import Hand
from whistdesk.rules.solowhist.knowledge import cards_played, known_cards, voids_shown
from whistdesk.rules.solowhist.state import SoloState
from whistdesk.rules.solowhist.view import SoloView

_NUMBER_BITS: Final = 64

Hands = dict[Seat, set[Card]]


def sample(view: SoloView, rng: Random) -> SoloState:
    """A state whose ``view_for(view.seat)`` equals ``view``; the deals that follow are random too."""
    held, played = redeal(view, rng), cards_played(view)
    hands = {seat: _shuffled(held[seat] | set(played[seat]), rng) for seat in COMPASS}
    # The dealer's last card is the turned one.
    hands[view.dealer].remove(view.turned)
    hands[view.dealer].append(view.turned)
    south, west, north, east = (frozenset(held[seat]) for seat in COMPASS)
    hand = Hand(
        index=len(view.settled) - (view.to_move is None),
        deal=stacked(view.dealer, hands),
        held=(south, west, north, east),
        auction=Auction(view.dealer, view.calls, view.house_rules),
        contract=view.contract,
        tricks=view.tricks,
        current=view.current,
    )
    setup = Setup(number=rng.getrandbits(_NUMBER_BITS), house_rules=view.house_rules, match=view.match)
    return SoloState(setup, hand, view.settled)


def redeal(view: SoloView, rng: Random) -> Hands:
    """The cards that each seat may hold: the known ones in place, the others drawn at random.

    Voids that were shown are respected. Each hidden card goes to one of the seats that can still
    take it, in proportion to their room, as long as a deal of the rest remains possible.
    ValueError where no deal fits the view, which then comes from no game.
    """
    held = known_cards(view)
    gone = {card for cards in cards_played(view).values() for card in cards}
    hidden = _shuffled({card for card in CARDS if card not in gone and not any(card in held[s] for s in COMPASS)}, rng)
    room = {seat: view.counts[index] - len(held[seat]) for index, seat in enumerate(COMPASS)}
    barred = voids_shown(view)
    takers = [frozenset(seat for seat in COMPASS if card.suit not in barred[seat]) for card in hidden]
    if min(room.values()) < 0 or not _fits(takers, room):
        raise ValueError("no deal fits what was played")
    for index, card in enumerate(hidden):
        seats = [seat for seat in COMPASS if seat in takers[index] and room[seat]]
        while True:
            seat = rng.choices(seats, [room[seat] for seat in seats])[0]
            room[seat] -= 1
            if _fits(takers[index + 1 :], room):
                break
            room[seat] += 1
            seats.remove(seat)
        held[seat].add(card)
    return held


def _shuffled(cards: set[Card], rng: Random) -> list[Card]:
    ordered = sorted(cards)
    rng.shuffle(ordered)
    return ordered


def _fits(takers: list[frozenset[Seat]], room: Mapping[Seat, int]) -> bool:
    """Whether cards with these possible takers still fit (Hall's condition)."""
    kinds: dict[frozenset[Seat], int] = {}
    for kind in takers:
        kinds[kind] = kinds.get(kind, 0) + 1
    unions = {frozenset[Seat]()}
    for kind in kinds:
        unions |= {union | kind for union in unions}
    return all(
        sum(count for kind, count in kinds.items() if kind <= union) <= sum(room[seat] for seat in union)
        for union in unions
    )

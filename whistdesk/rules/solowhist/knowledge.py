"""What a view tells a seat that remembers everything: who played what, who is void, who must hold what."""

from whistdesk.cards.card import Card, Suit
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.play import seat_at
from whistdesk.rules.solowhist.view import SoloView, Trick


def known_cards(view: SoloView) -> dict[Seat, set[Card]]:
    """The cards that ``view.seat`` knows to lie in each hand now: its own, the turned, an exposed hand."""
    held: dict[Seat, set[Card]] = {seat: set() for seat in COMPASS}
    held[view.seat] = set(view.hand)
    if view.exposed is not None:
        held[view.exposed[0]] = set(view.exposed[1])
    if view.turned not in cards_played(view)[view.dealer]:
        held[view.dealer].add(view.turned)
    return held


def cards_played(view: SoloView) -> dict[Seat, list[Card]]:
    """The cards that each seat has played, in order."""
    played: dict[Seat, list[Card]] = {seat: [] for seat in COMPASS}
    for trick in all_tricks(view):
        for turn, card in enumerate(trick.cards):
            played[seat_at(trick.leader, turn)].append(card)
    return played


def voids_shown(view: SoloView) -> dict[Seat, set[Suit]]:
    """The suits that each seat has shown to be void in, by not following."""
    voids: dict[Seat, set[Suit]] = {seat: set() for seat in COMPASS}
    for trick in all_tricks(view):
        for turn, card in enumerate(trick.cards):
            if card.suit is not trick.cards[0].suit:
                voids[seat_at(trick.leader, turn)].add(trick.cards[0].suit)
    return voids


def all_tricks(view: SoloView) -> tuple[Trick, ...]:
    """The tricks so far, the open one included."""
    return view.tricks if view.current is None else (*view.tricks, view.current)

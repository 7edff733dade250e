"""The physical cards of a hand: where they lie and how they get there (``places`` names the spots)."""

from collections.abc import Iterator
from typing import Final

from whistdesk.cards.card import Card
from whistdesk.rules.seats import COMPASS, Seat
from whistdesk.rules.solowhist.hand import Hand
from whistdesk.rules.solowhist.places import DECK, hand_of, played_by, swept
from whistdesk.rules.solowhist.play import seat_at
from whistdesk.rules.solowhist.view import Trick
from whistdesk.rules.table import EVERYBODY, NOBODY, Event, Lying, Moved, Shuffled, Tile

_ALONE: Final = {seat: frozenset((seat,)) for seat in COMPASS}


def lying(hand: Hand) -> dict[Tile, Lying]:
    """Where every card of the hand lies, with its face."""
    spots = {card: in_hand(hand, seat, card) for seat in COMPASS for card in hand.cards_of(seat)}
    for index, trick in enumerate(hand.tricks):
        spots.update({card: Lying(swept(index), card, EVERYBODY) for card in trick.cards})
    if hand.current is not None:
        for turn, card in enumerate(hand.current.cards):
            spots[card] = Lying(played_by(seat_at(hand.current.leader, turn)), card, EVERYBODY)
    return {Tile(hand.index + 1, index): spots[card] for index, card in enumerate(hand.deal.pack)}


def in_hand(hand: Hand, seat: Seat, card: Card) -> Lying:
    """A held card: open to its seat, and to everybody if turned up or laid open (SW-02, SW-08)."""
    turned = card == hand.deal.turned and hand.turned_visible
    laid_open = hand.exposed is not None and hand.exposed[0] is seat
    return Lying(hand_of(seat), card, EVERYBODY if turned or laid_open else _ALONE[seat])


def dealing(hand: Hand) -> Iterator[Moved]:
    """The cards on their way from the deck to the hands, in the order of the deal (SW-01)."""
    for index, card in enumerate(hand.deal.pack):
        spot = in_hand(hand, hand.deal.receiver(index), card)
        yield Moved(Tile(hand.index + 1, index), card, DECK, spot.place, NOBODY, spot.open_to)


def playing(hand: Hand, seat: Seat, card: Card) -> Moved:
    """``card`` goes from the hand of ``seat`` to the open trick."""
    return Moved(_tile(hand, card), card, hand_of(seat), played_by(seat), in_hand(hand, seat, card).open_to, EVERYBODY)


def sweeping(hand: Hand, index: int, trick: Trick) -> Iterator[Moved]:
    """The cards of the complete trick ``index`` leave the middle of the table."""
    for turn, card in enumerate(trick.cards):
        origin = played_by(seat_at(trick.leader, turn))
        yield Moved(_tile(hand, card), card, origin, swept(index), EVERYBODY, EVERYBODY)


def turning(before: Hand, after: Hand) -> Iterator[Moved]:
    """The held cards that are turned over where they lie between two positions (SW-02, SW-08)."""
    for seat in COMPASS:
        for card in sorted(after.cards_of(seat)):
            was, now = in_hand(before, seat, card), in_hand(after, seat, card)
            if was != now:
                yield Moved(_tile(after, card), card, was.place, now.place, was.open_to, now.open_to)


def gathering(hand: Hand, following: Hand) -> Iterator[Event]:
    """All cards go back to the deck, which is shuffled for the next hand."""
    spots = lying(hand)
    for tile, spot in spots.items():
        yield Moved(tile, spot.card, spot.place, DECK, spot.open_to, NOBODY)
    before = tuple((tile, spot.card) for tile, spot in spots.items())
    after = tuple((Tile(following.index + 1, index), card) for index, card in enumerate(following.deal.pack))
    yield Shuffled(DECK, before, after)


def _tile(hand: Hand, card: Card) -> Tile:
    return Tile(hand.index + 1, hand.deal.pack.index(card))

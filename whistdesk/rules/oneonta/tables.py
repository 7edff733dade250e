"""Where the cards of a position lie."""

from collections.abc import Iterator, Sequence

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.deal import HAND_SIZE, PREDICTION_DECK, TURN_UP
from whistdesk.rules.oneonta.places import (
    CHOSEN,
    DUMMY,
    HAND,
    LEAD,
    PENALTY,
    PLAYER,
    PREDICTION_OPEN_TO,
    PREDICTION_TILES,
    PREDICTIONS,
    STOCK,
    TURNED,
    USED,
    TiledCard,
)
from whistdesk.rules.oneonta.travel import piles, tiled
from whistdesk.rules.oneonta.view import Trick
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import EVERYBODY, NOBODY, Lying, Place, Tile


def dealt_deck(
    shuffle: int, pack: Sequence[Card], tricks: Sequence[Trick], *, leading: bool
) -> Iterator[tuple[Tile, Lying]]:
    """The main deck in the middle of a hand; ``leading`` says that the dummy's next card lies open."""
    swept = piles(tricks)
    for tile, card in tiled(shuffle, pack):
        if card in swept:
            yield tile, Lying(swept[card], card, NOBODY)
        elif leading and tile.index == len(tricks):
            yield tile, Lying(LEAD, card, EVERYBODY)
        elif tile.index < HAND_SIZE:
            yield tile, Lying(DUMMY, card, NOBODY)
        elif tile.index < TURN_UP:
            yield tile, Lying(HAND, card, PLAYER)
        elif tile.index == TURN_UP:
            yield tile, Lying(TURNED, card, EVERYBODY)
        else:
            yield tile, Lying(STOCK, card, NOBODY)


def gathered_deck(shuffle: int, pack: Sequence[Card]) -> Iterator[tuple[Tile, Lying]]:
    """The main deck when it has been shuffled and not dealt."""
    for tile, card in tiled(shuffle, pack):
        yield tile, Lying(STOCK, card, NOBODY)


def penalty_pile(paid: Sequence[TiledCard]) -> Iterator[tuple[Tile, Lying]]:
    """The penalty cards, closed (OW-15)."""
    for tile, card in paid:
        yield tile, Lying(PENALTY, card, NOBODY)


def prediction_deck(left: Sequence[int], chosen: int | None) -> Iterator[tuple[Tile, Lying]]:
    """The prediction cards: ``left`` in the fan, the ``chosen`` one across it, the others used."""
    for tricks, (tile, card) in enumerate(zip(PREDICTION_TILES, PREDICTION_DECK, strict=True)):
        place = PREDICTIONS[tricks] if tricks in left else CHOSEN if tricks == chosen else USED
        yield tile, Lying(place, card, _open_to(tricks, place))


def _open_to(tricks: int, place: Place) -> frozenset[Seat]:
    return NOBODY if place is USED else PREDICTION_OPEN_TO[tricks]

"""The ways of the cards as events: dealing, leading, replying, sweeping, gathering, paying."""

from collections.abc import Sequence
from typing import Final

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.deal import HAND_SIZE, HANDS, MAIN_DECK, PREDICTION_DECK, TURN_UP
from whistdesk.rules.oneonta.places import (
    CHOSEN,
    DUMMY,
    HAND,
    LEAD,
    LOST,
    PENALTY,
    PLAYER,
    PREDICTION_OPEN_TO,
    PREDICTION_TILES,
    PREDICTIONS,
    REPLY,
    STOCK,
    TURNED,
    USED,
    WON,
    TiledCard,
)
from whistdesk.rules.oneonta.view import Trick
from whistdesk.rules.table import EVERYBODY, NOBODY, Moved, Place, Shuffled, Tile

TILES: Final = tuple(tuple(Tile(shuffle, i) for i in range(len(MAIN_DECK))) for shuffle in range(2 * HANDS))
"""The tiles of each shuffle: hands have two of them, the last one has one; number 0 is none of the main deck."""

_DEALT_TO: Final = (*(DUMMY,) * HAND_SIZE, *(HAND,) * HAND_SIZE, TURNED)
_DEALT_OPEN_TO: Final = (*(NOBODY,) * HAND_SIZE, *(PLAYER,) * HAND_SIZE, EVERYBODY)


def dealt(shuffle: int, pack: Sequence[Card]) -> list[Moved]:
    """Seven cards to the dummy, seven to the player, and the turn-up (OW-04)."""
    ways = zip(TILES[shuffle], pack, _DEALT_TO, _DEALT_OPEN_TO, strict=False)
    return [Moved(tile, card, STOCK, place, NOBODY, open_to) for tile, card, place, open_to in ways]


def predicted(tricks: int) -> Moved:
    """The prediction card is laid across its deck (OW-05)."""
    open_to = PREDICTION_OPEN_TO[tricks]
    return Moved(PREDICTION_TILES[tricks], PREDICTION_DECK[tricks], PREDICTIONS[tricks], CHOSEN, open_to, open_to)


def led(tile: Tile, card: Card) -> Moved:
    """The dummy's top card comes to the trick (OW-06)."""
    return Moved(tile, card, DUMMY, LEAD, NOBODY, EVERYBODY)


def replied(tile: Tile, card: Card) -> Moved:
    """The player's card comes to the trick."""
    return Moved(tile, card, HAND, REPLY, PLAYER, EVERYBODY)


def swept(trick: Trick, number: int, lead: Tile, reply: Tile) -> tuple[Moved, Moved]:
    """Trick ``number`` of the hand, from 0, goes closed to its pile (OW-12)."""
    pile = pile_of(trick, number)
    return (
        Moved(lead, trick.lead, LEAD, pile, EVERYBODY, NOBODY),
        Moved(reply, trick.reply, REPLY, pile, EVERYBODY, NOBODY),
    )


def pile_of(trick: Trick, number: int) -> Place:
    """Where trick ``number`` of the hand, from 0, lies."""
    return (WON if trick.won else LOST)[number]


def piles(tricks: Sequence[Trick]) -> dict[Card, Place]:
    """Where each card of the hand's ``tricks`` lies."""
    return {card: pile_of(trick, number) for number, trick in enumerate(tricks) for card in (trick.lead, trick.reply)}


def gathered(deck: Sequence[TiledCard], tricks: Sequence[Trick]) -> list[Moved]:
    """After the seventh trick all cards come back to the stock, closed (OW-14)."""
    pile_with = piles(tricks)
    moves = [Moved(tile, card, pile_with[card], STOCK, NOBODY, NOBODY) for tile, card in deck[:TURN_UP]]
    tile, turn_up = deck[TURN_UP]
    moves.append(Moved(tile, turn_up, TURNED, STOCK, EVERYBODY, NOBODY))
    return moves


def reshuffled(before: Sequence[TiledCard], after: Sequence[TiledCard]) -> Shuffled:
    """The cards of the stock are shuffled and lie in a new order."""
    return Shuffled(STOCK, tuple(before), tuple(after))


def tiled(shuffle: int, pack: Sequence[Card]) -> list[TiledCard]:
    """Each card of a shuffled deck with its tile; ``pack`` may be the top part of the deck."""
    return list(zip(TILES[shuffle], pack, strict=False))


def paid(cards: Sequence[TiledCard], prediction: int) -> list[Moved]:
    """The penalty cards and the used prediction card go closed to the penalty pile (OW-14)."""
    moves = [Moved(tile, card, STOCK, PENALTY, NOBODY, NOBODY) for tile, card in cards]
    card, open_to = PREDICTION_DECK[prediction], PREDICTION_OPEN_TO[prediction]
    moves.append(Moved(PREDICTION_TILES[prediction], card, CHOSEN, USED, open_to, NOBODY))
    return moves

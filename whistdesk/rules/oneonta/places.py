"""The spots of the table, and who sees what lies there (OW-15)."""

from typing import Final

from whistdesk.cards.card import Card
from whistdesk.rules.oneonta.deal import HAND_SIZE, PREDICTION_DECK
from whistdesk.rules.seats import Seat
from whistdesk.rules.table import EVERYBODY, NOBODY, Place, Tile

STOCK: Final = Place("stock")
"""The shuffled deck; what is left of it after a deal is the stock under the turn-up."""

DUMMY: Final = Place("dummy")
HAND: Final = Place("hand")
TURNED: Final = Place("turn-up")
LEAD: Final = Place("trick", "lead")
REPLY: Final = Place("trick", "reply")
WON: Final = tuple(Place("won", trick) for trick in range(HAND_SIZE))
"""The pile of tricks won; ``part`` is the trick's number in the hand, from 0 (OW-12)."""

LOST: Final = tuple(Place("lost", trick) for trick in range(HAND_SIZE))
PREDICTIONS: Final = tuple(Place("prediction", tricks) for tricks in range(len(PREDICTION_DECK)))
"""The prediction cards that are left, by the tricks that they stand for."""

CHOSEN: Final = Place("chosen")
PENALTY: Final = Place("penalty")
USED: Final = Place("penalty", "prediction")
"""The used prediction cards in the penalty pile: they do not count as penalty cards (OW-14)."""

PLAYER: Final = frozenset((Seat.PLAYER,))

PREDICTION_TILES: Final = tuple(Tile(0, tricks) for tricks in range(len(PREDICTION_DECK)))
"""The prediction cards are never shuffled; ``index`` is what a card stands for."""

PREDICTION_OPEN_TO: Final = tuple(NOBODY if tricks == 0 else EVERYBODY for tricks in range(len(PREDICTION_DECK)))
"""Who sees the face of each prediction card: the eight stays face down (OW-02)."""

TiledCard = tuple[Tile, Card]
"""A card of the main deck and the tile that it is in its shuffle."""

"""Where the cards of Solo Whist lie.

A hand starts with all cards in the deck. The dealer's turned-up card lies in the dealer's hand
and is open to everybody until the first trick is complete (SW-02), as is the whole hand of an
open misère afterwards (SW-08).
"""

from typing import Final

from whistdesk.rules.seats import Seat
from whistdesk.rules.table import Place

DECK: Final = Place("deck")
"""The shuffled pack before it is dealt, closed to everybody."""

# A long match keeps hundreds of thousands of events, each with two places: equal ones are one object.
_HANDS: Final = {seat: Place("hand", seat) for seat in Seat}
_TRICKS: Final = {seat: Place("trick", seat) for seat in Seat}


def hand_of(seat: Seat) -> Place:
    """The cards that ``seat`` holds."""
    return _HANDS[seat]


def played_by(seat: Seat) -> Place:
    """The spot of ``seat``'s card in the open trick."""
    return _TRICKS[seat]


def swept(index: int) -> Place:
    """The complete trick ``index`` of the hand, from 0: its winner is ``view.tricks[index].winner``.

    Its faces stay open: everybody saw them, and a finished trick may be looked at.
    """
    return Place("won", index)

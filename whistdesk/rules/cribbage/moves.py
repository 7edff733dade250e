"""The one move of Cribbage Solitaire and its notation (RECORD.md)."""

from typing import Final, NamedTuple


class PlaceCard(NamedTuple):
    """The turned card goes to hand 1, 2 or 3 (CS-03)."""

    hand: int

    def __str__(self) -> str:
        return f"place {self.hand}"


MOVES: Final = (PlaceCard(1), PlaceCard(2), PlaceCard(3))
_MOVE_OF: Final = {str(move): move for move in MOVES}


def parse_move(text: str) -> PlaceCard:
    """The move of a notation; ValueError for a word that is no move."""
    try:
        return _MOVE_OF[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a move of Cribbage Solitaire") from None

"""The two moves of Oneonta Whist and their notation (RECORD.md)."""

from typing import Final, NamedTuple

from whistdesk.cards.card import CARDS, Card

HIGHEST_PREDICTION: Final = 7
"""A hand has seven tricks (OW-03)."""


class Predict(NamedTuple):
    """The player takes the prediction card that stands for this number of tricks, 0 to 7 (OW-05)."""

    tricks: int

    def __str__(self) -> str:
        return f"predict {self.tricks}"


class Play(NamedTuple):
    """The player answers the dummy's lead with a card (OW-06)."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


OneontaMove = Predict | Play

_MOVES: Final[dict[str, OneontaMove]] = {
    **{str(Predict(tricks)): Predict(tricks) for tricks in range(HIGHEST_PREDICTION + 1)},
    **{str(Play(card)): Play(card) for card in CARDS},
}


def parse_move(text: str) -> OneontaMove:
    """The move of a notation; ValueError for a word that is no move."""
    try:
        return _MOVES[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a move of Oneonta Whist") from None

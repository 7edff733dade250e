"""Oneonta Whist looked back at: the chance to win the game, move by move."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QCoreApplication

from whistdesk.model.past import PastMove
from whistdesk.model.review import Judgement, Review
from whistdesk.players.base import Opinion
from whistdesk.rules.oneonta.events import HandScored
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.view import OneontaView, Status
from whistdesk.views.names import card_name, fill
from whistdesk.views.numbers import percent
from whistdesk.views.oneonta import wording
from whistdesk.views.oneonta.chronicle import paid_in_words
from whistdesk.views.review.stage import Cell, Ending, Scale

KEPT, MISSED = "#2E6B58", "#7C2440"
"""Colours of a hand whose prediction was kept or missed."""


class OneontaReview:
    """Fills ``GameReview``."""

    plotted = True

    def __init__(self, end: Ending) -> None:
        self._won = cast(OneontaView, end.view).status is Status.WON

    def worth(self, opinion: Opinion) -> float:
        """The chance to win the game."""
        return opinion.value

    def worth_words(self, worth: float, digits: int = 1) -> str:
        """Per cent."""
        return percent(worth, digits)

    def loss_words(self, given: float) -> str:
        """Per cent."""
        return percent(given)

    def total_words(self, given: float) -> str:
        """Per cent."""
        return self.loss_words(given)

    def counted(self) -> str:
        """What the curve shows."""
        return QCoreApplication.translate("Oneonta", "Chance to win the game")

    def scale(self, worths: Sequence[float]) -> Scale:
        """From 0 to what is needed."""
        highest = max(worths, default=0.0)
        step = 0.1 if highest <= 0.5 else 0.25
        return Scale(0.0, max(step * -(-highest // step), 2 * step), step)

    def result(self) -> float | None:
        """Certainty."""
        return 1.0 if self._won else 0.0

    def place(self, past: PastMove) -> str:
        """The hand."""
        return fill(QCoreApplication.translate("Oneonta", "Hand %1"), str(_view(past).hand_number))

    def move_words(self, past: PastMove) -> str:
        """The prediction, or the card."""
        if isinstance(past.move, Predict):
            return wording.tricks_in_words(past.move.tricks)
        return card_name(cast(Play, past.move).card)

    def remarks(self, past: PastMove, judgement: Judgement) -> Sequence[str]:
        """Which cards went to the penalty pile: a secret only while the game lasted (OW-15)."""
        paid = paid_in_words(past.events)
        return (paid,) if paid else ()

    def cell(self, moves: Sequence[PastMove]) -> Cell:
        """Tricks won of those predicted, in the colour of a prediction that was kept or missed."""
        scored = next((event for event in moves[-1].events if isinstance(event, HandScored)), None)
        if scored is None:
            return Cell("\N{MIDDLE DOT}")
        return Cell(f"{scored.won} / {scored.prediction}", MISSED if scored.penalty else KEPT)

    def turning_point(self, review: Review) -> int | None:
        """None: the move that cost most says it."""
        return None


def _view(past: PastMove) -> OneontaView:
    return cast(OneontaView, past.before.view)

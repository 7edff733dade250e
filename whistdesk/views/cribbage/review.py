"""Cribbage Solitaire looked back at: the expected total, or the chance to win, move by move."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QCoreApplication

from whistdesk.model.past import PastMove
from whistdesk.model.review import Judgement, Review
from whistdesk.players.base import Opinion
from whistdesk.players.cribbage.goal import Goal
from whistdesk.rules.cribbage.events import WON_ABOVE, RoundScored
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.views.names import card_name, fill
from whistdesk.views.numbers import figure, percent
from whistdesk.views.review.stage import Cell, Ending, Scale


class CribbageReview:
    """Fills ``GameReview``."""

    plotted = True

    def __init__(self, end: Ending) -> None:
        self._to_win = end.kind == Goal.WIN
        self._total = cast(CribbageView, end.view).total

    def worth(self, opinion: Opinion) -> float:
        """The expected total, or the chance of more than 90 where that is the goal."""
        return float(opinion.reason.facts["win"]) if self._to_win else opinion.value

    def worth_words(self, worth: float, digits: int = 1) -> str:
        """Points, or per cent."""
        return percent(worth, digits) if self._to_win else figure(worth, digits)

    def loss_words(self, given: float) -> str:
        """Points, or per cent."""
        return self.worth_words(given)

    def total_words(self, given: float) -> str:
        """Points by their name, or per cent."""
        points = QCoreApplication.translate("Cribbage", "%1 points")
        return percent(given) if self._to_win else fill(points, figure(given))

    def counted(self) -> str:
        """What the curve shows."""
        if self._to_win:
            return QCoreApplication.translate("Cribbage", "Chance of more than 90 points")
        return QCoreApplication.translate("Cribbage", "Expected final total")

    def scale(self, worths: Sequence[float]) -> Scale:
        """Whole tens of points, or quarters of certainty."""
        if self._to_win:
            return Scale(0.0, 1.0, 0.25)
        low, high = min(worths, default=70.0), max(worths, default=90.0)
        return Scale(10.0 * (low // 10), 10.0 * -(-max(high, low + 1) // 10), 10.0)

    def result(self) -> float | None:
        """The final total, or certainty."""
        return float(self._total > WON_ABOVE) if self._to_win else float(self._total)

    def place(self, past: PastMove) -> str:
        """The round."""
        return fill(QCoreApplication.translate("Cribbage", "Round %1"), str(_view(past).round))

    def move_words(self, past: PastMove) -> str:
        """The card and its hand."""
        move, card = cast(PlaceCard, past.move), _view(past).card
        assert card is not None
        sentence = QCoreApplication.translate("Cribbage", "%1 to hand %2")
        return fill(sentence, card_name(card), str(move.hand))

    def remarks(self, past: PastMove, judgement: Judgement) -> Sequence[str]:
        """Nothing more."""
        return ()

    def cell(self, moves: Sequence[PastMove]) -> Cell:
        """The points of the round."""
        scored = next((event for event in moves[-1].events if isinstance(event, RoundScored)), None)
        return Cell("\N{MIDDLE DOT}") if scored is None else Cell(f"+{scored.scored.total}")

    def turning_point(self, review: Review) -> int | None:
        """None: the move that cost most says it."""
        return None


def _view(past: PastMove) -> CribbageView:
    return cast(CribbageView, past.before.view)

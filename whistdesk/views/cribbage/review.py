"""Cribbage Solitaire looked back at: the expected total, or the chance to win, move by move."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QCoreApplication

from whistdesk.model.past import PastMove
from whistdesk.model.review import Judgement, Review
from whistdesk.players.base import Opinion
from whistdesk.players.cribbage.goal import Goal
from whistdesk.rules.cribbage.events import WON_ABOVE
from whistdesk.rules.cribbage.moves import PlaceCard
from whistdesk.rules.cribbage.rounds import HANDS
from whistdesk.rules.cribbage.scoring import HAND_SIZE
from whistdesk.rules.cribbage.view import CribbageView
from whistdesk.views.cribbage import wording
from whistdesk.views.cribbage.layout import STEP
from whistdesk.views.cribbage.lettering import fits, fitted
from whistdesk.views.cribbage.odds import figures_alone, in_hands
from whistdesk.views.names import card_name, fill
from whistdesk.views.numbers import figure, percent
from whistdesk.views.review.marks import Marked, frame, marked
from whistdesk.views.review.stage import Ending, Scale, opinion_on
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import CARD_ASPECT, Rect


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

    def turning_point(self, review: Review) -> int | None:
        """None: the move that cost most says it."""
        return None

    def paint(self, f: Furniture, area: Rect, past: PastMove, judgement: Judgement) -> None:
        """The turned card, and the three hands with what each placement is worth."""
        view, k, gap = _view(past), f.k, 12.0
        tall = (area.height - 2 * gap) / len(HANDS)
        wide = min(tall / CARD_ASPECT, area.width / 8.5)
        turned = min(wide * 1.5, area.width * 0.18)
        x = area.x + turned / 2 + 6
        f.caps(wording.caption("turned"), x, area.y + 2, within=turned + 16)
        f.card(view.card, x, area.y + 24 * k + turned * CARD_ASPECT / 2, turned)
        points = fill(QCoreApplication.translate("Cribbage", "%1 points"), str(view.total))
        f.text(points, x, area.y + 34 * k + turned * CARD_ASPECT, 14, 500, align="centre", within=turned + 24)
        left = area.x + turned + 36 * k
        for row, hand in enumerate(HANDS):
            y = area.y + row * (tall + gap)
            self._paint_hand(f, Rect(left, y, area.x + area.width - left, tall), wide, past, judgement, hand)

    def _paint_hand(
        self, f: Furniture, row: Rect, wide: float, past: PastMove, judgement: Judgement, hand: int
    ) -> None:
        held, middle = _view(past).now.hand(hand), row.y + row.height / 2
        height = wide * CARD_ASPECT
        f.text(str(hand), row.x, middle - f.line_height(18) / 2, 18, 600)
        left = row.x + 22 * f.k
        for n in range(HAND_SIZE):
            x = left + wide * (0.5 + STEP * n)
            if n < len(held):
                f.card(held[n], x, middle, wide)
            else:
                f.slot(x, middle, wide)
        mark = marked(past, judgement, PlaceCard(hand), lambda opinion: self.worth_words(self.worth(opinion)))
        if len(held) < HAND_SIZE:
            frame(f, left + wide * STEP * len(held), middle - height / 2, wide, height, mark)
        at = left + wide * (1 + STEP * (HAND_SIZE - 1)) + 16 * f.k
        place = Rect(at, middle, row.x + row.width - at, row.height / 2)
        self._paint_figures(f, place, past, judgement, hand, mark)

    def _paint_figures(
        self, f: Furniture, place: Rect, past: PastMove, judgement: Judgement, hand: int, mark: Marked
    ) -> None:
        """What the placement is worth, its middle a little above ``place``, and in it what the hands are."""
        if not mark.words or judgement.choice is None:
            return
        ink = f.palette.hint if mark.best else None
        f.middle_text(mark.words, place.x, place.y - 10 * f.k, 20, 600, colour=ink, within=place.width)
        opinion = opinion_on(judgement.choice, past._replace(move=PlaceCard(hand)))
        if opinion is None:
            return
        below = Rect(place.x, place.y + 4 * f.k, place.width, min(40 * f.k, place.height - 4 * f.k))
        words = in_hands(opinion)
        fitted(f, words if fits(f, words, below) else figures_alone(opinion), below, 13, colour=f.palette.soft())


def _view(past: PastMove) -> CribbageView:
    return cast(CribbageView, past.before.view)

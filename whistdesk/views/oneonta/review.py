"""Oneonta Whist looked back at: the chance to win the game, move by move."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QCoreApplication

from whistdesk.cards.card import Card
from whistdesk.model.past import PastMove
from whistdesk.model.review import Judgement, Review
from whistdesk.players.base import Opinion
from whistdesk.rules.base import Move
from whistdesk.rules.oneonta.deal import PREDICTION_DECK
from whistdesk.rules.oneonta.moves import Play, Predict
from whistdesk.rules.oneonta.view import OneontaView, Status
from whistdesk.views.names import card_name, fill
from whistdesk.views.numbers import percent
from whistdesk.views.oneonta import wording
from whistdesk.views.oneonta.sorting import sorted_hand
from whistdesk.views.review.marks import Marked, draw_card, marked
from whistdesk.views.review.stage import Ending, Scale
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.pose import CARD_ASPECT, Rect, chip_height


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
        """Nothing more."""
        return ()

    def turning_point(self, review: Review) -> int | None:
        """None: the move that cost most says it."""
        return None

    def paint(self, f: Furniture, area: Rect, past: PastMove, judgement: Judgement) -> None:
        """Turn-up, lead or predictions, and the hand, each choice with its chance."""
        view, k = _view(past), f.k
        _caption(f, area, view)
        chips = chip_height(k, barred=False) + 8
        hand_card = min(area.width / 8.2, (area.height - 24 * k - 2 * chips) / (2 * CARD_ASPECT), 120 * k)
        top, right = area.y + 24 * k, area.x + area.width
        middle_y = top + hand_card * CARD_ASPECT / 2
        f.card(view.turn_up, right - hand_card * 0.55, middle_y, hand_card)
        f.caps(wording.caption("turn-up"), right - hand_card * 1.2, middle_y - 8 * k, align="right")
        if isinstance(past.move, Predict):
            self._paint_menu(f, area, past, judgement, hand_card, middle_y)
        elif view.lead is not None:
            f.card(view.lead, area.x + hand_card * 0.55, middle_y, hand_card)
            dummy = QCoreApplication.translate("Oneonta", "Dummy")
            f.caps(dummy, area.x + hand_card * 1.2, middle_y - 8 * k, align="left")
        self._paint_hand(f, area, past, judgement, hand_card)

    def _paint_menu(
        self, f: Furniture, area: Rect, past: PastMove, judgement: Judgement, wide: float, y: float
    ) -> None:
        view = _view(past)
        turn_up = wide * 1.3 + f.measure(wording.caption("turn-up").upper(), 14, 600)
        step = min(wide * 1.12, (area.width - turn_up) / max(len(view.predictions), 1))
        small = min(wide, step * 0.9)
        for n, tricks in enumerate(view.predictions):
            x = area.x + step / 2 + n * step
            face = PREDICTION_DECK[tricks] if tricks else None
            draw_card(f, face, x, y, small, self._mark(past, judgement, Predict(tricks)), below=True)

    def _paint_hand(self, f: Furniture, area: Rect, past: PastMove, judgement: Judgement, wide: float) -> None:
        view = _view(past)
        hand = sorted_hand(view.hand, view.trumps)
        step = min(wide * 1.08, (area.width - wide) / max(len(hand) - 1, 1))
        y = area.y + area.height - wide * CARD_ASPECT / 2 - 2
        for n, card in enumerate(hand):
            x = area.x + area.width / 2 + (n - (len(hand) - 1) / 2) * step
            draw_card(f, card, x, y, wide * 0.98, self._mark(past, judgement, Play(card)), off=_off(view, card))

    def _mark(self, past: PastMove, judgement: Judgement, move: Move) -> Marked:
        return marked(past, judgement, move, lambda opinion: percent(self.worth(opinion)))


def _caption(f: Furniture, area: Rect, view: OneontaView) -> None:
    """How the hand stood."""
    if view.prediction is None:
        words = wording.how_many(small=False)
    else:
        words = f"{wording.promised(view.prediction)}   \N{MIDDLE DOT}   {wording.won_short(view.won)}"
    paid = f"{wording.caption('penalty')}: {wording.of_seven(view.penalties)}"
    f.text(words, area.x + 4, area.y, 15, 600, within=area.width * 0.6)
    f.text(paid, area.x + area.width - 4, area.y, 14, 500, align="right", within=area.width * 0.36)


def _off(view: OneontaView, card: Card) -> bool:
    return view.prediction is not None and Play(card) not in view.legal


def _view(past: PastMove) -> OneontaView:
    return cast(OneontaView, past.before.view)

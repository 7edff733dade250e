"""A review as the page tells it: positions, sentences and odds, move by move."""

from collections.abc import Callable, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from whistdesk.model.past import PastMove
from whistdesk.model.review import Judgement, Review
from whistdesk.players.base import Opinion
from whistdesk.rules.base import Move
from whistdesk.rules.table import Tile
from whistdesk.views.names import capitalised, fill
from whistdesk.views.review.stage import GameReview, costliest, loss, opinion_on
from whistdesk.views.review.stops import Stop, stops
from whistdesk.views.table.advice import Advice, equally_good, same_worth
from whistdesk.views.table.stage import GameTable
from whistdesk.views.table.still import Marks

Explain = Callable[[Opinion], str]
"""Words why a move has its value, in the user's language."""


class Story:
    """Position 0 is the one before the first move, position n the one that move n made."""

    def __init__(self, review: Review, game: GameReview, table: GameTable, explain: Explain) -> None:
        self.review, self.game, self.table, self.explain = review, game, table, explain
        self.stops = stops(table, review.moves)
        self._advice: dict[int, Advice] = {}

    @property
    def last(self) -> int:
        """The last position."""
        return len(self.stops) - 1

    @property
    def turning_point(self) -> int | None:
        """The position after the move that turned the result, where that is known."""
        found = self.game.turning_point(self.review)
        return None if found is None else found + 1

    @property
    def worst(self) -> int | None:
        """The position after the move that turned the result, or else that cost most."""
        cost = costliest(self.game, self.review)
        return self.turning_point or (None if cost is None else cost + 1)

    def forget(self) -> None:
        """The language has changed, or more is known: word everything anew."""
        self._advice.clear()

    def places(self) -> list[tuple[str, Sequence[int]]]:
        """The tricks, hands or rounds, each with its positions."""
        numbered = enumerate(self.review.moves, start=1)
        groups = groupby(numbered, key=lambda entry: self.game.place(entry[1]))
        return [(words, [index for index, _ in group]) for words, group in groups]

    def next_place(self, index: int, way: int) -> int:
        """The first position of the trick, hand or round after ``index`` (``way`` 1) or before it (-1)."""
        starts = [positions[0] for _, positions in self.places()]
        if way > 0:
            return next((start for start in starts if start > index), self.last)
        return max((start for start in starts if start < index), default=0)

    def entry(self, index: int) -> tuple[str, str]:
        """The move that led to a position, and what it gave away."""
        past = self._past(index)
        given = loss(self.game, past, self._judgement(index))
        return capitalised(self.game.move_words(past)), f"\N{MINUS SIGN}{self.game.loss_words(given)}" if given else ""

    def advice(self, index: int) -> Advice | None:
        """What the coach says of the choices of the move that led to a position; None where nobody was asked."""
        choice = self._judgement(index).choice
        if choice is None:
            return None
        if index not in self._advice:
            reasons = {opinion.move: self.explain(opinion) for opinion in choice.opinions}
            self._advice[index] = Advice(choice, odds=True, reasons=reasons)
        return self._advice[index]

    def stop(self, index: int) -> Stop:
        """A position, with a rim round the cards that would have been better."""
        stop, choice = self.stops[index], self._judgement(index).choice
        if choice is None or self._past(index).move in equally_good(choice):
            return stop
        return stop._replace(marks=stop.marks._replace(best=self._tiles(index, equally_good(choice))))

    def stop_before(self, index: int) -> Stop:
        """The position in which the move was made that led to this one, with what each choice was worth."""
        advice, past = self.advice(index), self._past(index)
        return Stop(past.before, marks=Marks(next(iter(self._tiles(index, (past.move,))), None)), advice=advice)

    def sentences(self, index: int) -> str:
        """All that is to be said of a position."""
        if not index:
            dealt = QCoreApplication.translate("ReviewPage", "The cards are dealt.")
            return f"{self.game.place(self.review.moves[0])}. {dealt}"
        past, judgement = self._past(index), self._judgement(index)
        told = [self.table.said(event, past.after.view) for event in self.stops[index].events]
        turned = QCoreApplication.translate("ReviewPage", "This move turned the result.")
        parts = (
            f"{self.game.place(past)}.",
            *told,
            *self._about_worth(past, judgement),
            *self.game.remarks(past, judgement),
            turned if index == self.turning_point else "",
        )
        return " ".join(part for part in parts if part)

    def _about_worth(self, past: PastMove, judgement: Judgement) -> list[str]:
        """What the move was worth, and what would have been better."""
        choice, worth_of = judgement.choice, self.game.worth
        played = opinion_on(choice, past) if choice else None
        if judgement.opinion is not None:
            return [self.explain(judgement.opinion)]
        if choice is None or played is None:
            return []
        best, worth = choice.opinions[0], self.game.worth_words(worth_of(played))
        if same_worth(best, played) or worth_of(best) <= worth_of(played):
            sentence = QCoreApplication.translate("ReviewPage", "Worth %1; nothing was better.")
            return [fill(sentence, worth), self.explain(played)]
        better = self.game.move_words(past._replace(move=best.move))
        sentence = QCoreApplication.translate("ReviewPage", "Worth %1. Best was %2: %3.")
        return [fill(sentence, worth, better, self.game.worth_words(worth_of(best))), self.explain(best)]

    def _past(self, index: int) -> PastMove:
        return self.review.moves[index - 1]

    def _judgement(self, index: int) -> Judgement:
        return self.review.judgement(index - 1) if index else Judgement()

    def _tiles(self, index: int, moves: Sequence[Move]) -> list[Tile]:
        """The cards with which ``moves`` are made."""
        options = self.table.options(self._past(index).before)
        return [option.tile for option in options if option.move in moves and option.tile is not None]

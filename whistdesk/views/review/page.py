"""The page "Review": curve and position at the left, the moves at the right."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from whistdesk.model.past import PastMove
from whistdesk.model.review import Judgement, Review
from whistdesk.players.base import Opinion
from whistdesk.views.names import capitalised, fill
from whistdesk.views.page import CLOTH, Look, Page
from whistdesk.views.review.board import Board
from whistdesk.views.review.curve import Curve, Point
from whistdesk.views.review.movelist import MoveList
from whistdesk.views.review.reasons import Reasons
from whistdesk.views.review.stage import GameReview, Scale, costliest, loss, losses, opinion_on
from whistdesk.views.table.advice import same_worth
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style

LIST_WIDTH: Final = 330
"""Width of the list of moves, at 100 %."""
LEAST_HEIGHT: Final = 560
"""Of a page that shows curve and position at once, at 100 %."""
ICONS: Final = ("first", "previous", "next", "last")


class ReviewPage(Page):
    """Looks back at the moves of ``review``, one at a time; values appear as they are found out."""

    def __init__(
        self,
        review: Review,
        game: GameReview,
        explain: Callable[[Opinion], str],
        theme: str,
        art: Art,
        look: Look,
    ) -> None:
        super().__init__(look)
        self.review, self._game, self._explain, self._art, self._theme = review, game, explain, art, theme
        self.index = 0
        """The move that is looked at."""
        self.curve, self.board, self.moves = Curve(self), Board(self), MoveList(self)
        self.remarks, self.summary = QLabel(self), QLabel(self)
        self.steps = [Button("", self, icon=icon) for icon in ICONS]
        self.worst = Button("", self, kind=Kind.GOLD)
        self.swap = Button("", self, icon="statistics")
        """Where room is short, curve and position are shown in turn."""
        self.swap.setCheckable(True)
        self.why = Button("", self, kind=Kind.QUIET, icon="log", size=13)
        self.add_tool(self.why)
        self._lay_out()
        self._wire()
        self.refit()
        self.go_to(0)

    def _lay_out(self) -> None:
        self._left, self._side, row = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        for label in (self.remarks, self.summary):
            label.setWordWrap(True)
        self.remarks.setAlignment(Qt.AlignmentFlag.AlignTop)
        for button in (*self.steps, self.swap):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.worst)
        self._left.addWidget(self.curve, 3)
        self._left.addWidget(self.board, 6)
        self._left.addWidget(self.remarks)
        self._left.addLayout(row)
        self._side.addWidget(self.summary)
        self._side.addWidget(self.moves, 1)
        self.body.addLayout(self._left, 1)
        self.body.addLayout(self._side)

    def _wire(self) -> None:
        last = len(self.review.moves) - 1
        goals: Sequence[Callable[[], int]] = (lambda: 0, lambda: self.index - 1, lambda: self.index + 1, lambda: last)
        keys = ("Home", "Left", "Right", "End")
        for button, goal, key in zip(self.steps, goals, keys, strict=True):
            button.clicked.connect(lambda _=False, goal=goal: self.go_to(goal()))
            QShortcut(QKeySequence(key), self, lambda goal=goal: self.go_to(goal()))
        self.worst.clicked.connect(self._go_to_worst)
        self.why.clicked.connect(self._show_reasons)
        self.why.setVisible(any(past.mover is not self.review.person for past in self.review.moves))
        self.curve.picked.connect(self.go_to)
        self.moves.picked.connect(self.go_to)
        self.swap.toggled.connect(self._share)
        self.review.judged.connect(self._take)
        self._art.drawn.connect(self.board.update)
        self.setFocusProxy(self.moves)

    def title(self) -> str:
        """The title in the user's language."""
        return self.tr("Review")

    def go_to(self, index: int) -> None:
        """Look at another move; beyond the ends at the first or last."""
        if not self.review.moves:
            return
        self.index = min(max(index, 0), len(self.review.moves) - 1)
        self.moves.go_to(self.index)
        self.curve.go_to(self.index)
        self.steps[0].setEnabled(self.index > 0)
        self.steps[1].setEnabled(self.index > 0)
        self.steps[2].setEnabled(self.index < len(self.review.moves) - 1)
        self.steps[3].setEnabled(self.index < len(self.review.moves) - 1)
        self._show_move()

    def close_review(self) -> None:
        """Stop judging; the page must not be used afterwards."""
        self._art.drawn.disconnect(self.board.update)
        self.review.close()

    def refit(self) -> None:
        """Words and measures of everything."""
        super().refit()
        self._name_controls()
        self._measure()
        self._share()
        self.board.restyle(Style(PALETTES[self._theme], self.look.deck, self._art), self.k)
        self.curve.restyle(Style(CLOTH, self.look.deck, self._art), self.k)
        self._show_all()

    def _name_controls(self) -> None:
        for button, tip in (*zip(self.steps, self._tips(), strict=True), (self.swap, self.tr("Curve or position"))):
            button.setToolTip(tip)
            button.setAccessibleName(tip)
        self.why.setText(self.tr("Why did they play so?"))
        self.why.restyle(CLOTH, self.k)
        self.moves.setAccessibleName(self.tr("Moves"))

    def _measure(self) -> None:
        k, gap = self.k, 10 if self.room.small else 16
        self.moves.setFixedWidth(round(min(LIST_WIDTH * k, self.width() * (0.34 if k < 1.3 else 0.38))))
        self.summary.setFixedWidth(self.moves.width())
        self.body.setContentsMargins(gap, gap, gap, gap)
        self.body.setSpacing(gap)
        self._left.setSpacing(gap // 2)
        self.remarks.setMinimumHeight(round(44 * k))

    def _share(self) -> None:
        """Show curve and position, one of them where room is short, the position alone where nothing is plotted."""
        short = self.height() < LEAST_HEIGHT * self.k
        self.swap.setVisible(self._game.plotted and short)
        self.curve.setVisible(self._game.plotted and (self.swap.isChecked() or not short))
        self.board.setVisible(not short or not self.swap.isChecked() or not self._game.plotted)

    def _tips(self) -> tuple[str, str, str, str]:
        return (
            self.tr("First move (Home)"),
            self.tr("Previous move (Left)"),
            self.tr("Next move (Right)"),
            self.tr("Last move (End)"),
        )

    def _take(self, index: int) -> None:
        """Something more is known."""
        self._fill(index)
        self._show_figures()
        if index == self.index:
            self._show_move()

    def _show_all(self) -> None:
        parts = [(words, len(list(group))) for words, group in groupby(self.review.moves, key=self._game.place)]
        self.moves.show_parts(parts, self.k)
        for index in range(len(self.review.moves)):
            self._fill(index)
        self.moves.go_to(self.index)
        self._show_figures()
        self._show_move()

    def _fill(self, index: int) -> None:
        """A move in the list, and what it gave away."""
        past = self.review.moves[index]
        given = loss(self._game, past, self.review.judgement(index))
        lost = f"\N{MINUS SIGN}{self._game.loss_words(given)}" if given else ""
        self.moves.show_move(index, capitalised(self._game.move_words(past)), lost)

    def _show_figures(self) -> None:
        """The curve, what was given away in all, and whether there is a move that cost most."""
        found = dict(losses(self._game, self.review))
        worths = {index: self._worth_before(index) for index in found}
        end = self._game.result() if self.review.done else None
        scale = self._game.scale([*worths.values(), *([] if end is None else [end])])
        points = [Point(index, worths[index], given) for index, given in found.items()]
        self.curve.show_points(points, end, len(self.review.moves), scale)
        self.curve.show_words(self._game.counted(), self._ticks(scale), self._parts())
        self.summary.setText(self._summary(sum(found.values())))
        turning = self._game.turning_point(self.review)
        self.worst.setText(
            self.tr("The card that turned it") if turning is not None else self.tr("The move that cost most")
        )
        self.worst.setEnabled(turning is not None or costliest(self._game, self.review) is not None)
        self.worst.restyle(CLOTH, self.k)

    def _worth_before(self, index: int) -> float:
        choice = self.review.judgement(index).choice
        assert choice is not None
        return self._game.worth(choice.opinions[0])

    def _ticks(self, scale: Scale) -> list[str]:
        count = round((scale.high - scale.low) / scale.step)
        return [self._game.worth_words(scale.low + n * scale.step, 0) for n in range(count + 1)]

    def _parts(self) -> list[tuple[int, str]]:
        """Where the parts of the game begin."""
        moves = enumerate(self.review.moves)
        return [
            (next(group)[0], words) for words, group in groupby(moves, key=lambda entry: self._game.place(entry[1]))
        ]

    def _summary(self, given: float) -> str:
        words = fill(self.tr("Given away in all: %1"), self._game.total_words(given))
        waiting = self.tr("The coach is still looking …")
        return words if self.review.done else f"{words}\n{waiting}"

    def _show_move(self) -> None:
        if not self.review.moves:
            return
        past, judgement = self.review.moves[self.index], self.review.judgement(self.index)
        turned = (
            [self.tr("This move turned the result.")] if self.index == self._game.turning_point(self.review) else []
        )
        sentences = [*self._about_worth(past, judgement), *self._game.remarks(past, judgement), *turned]
        spoken = f"{self._game.place(past)}. {capitalised(self._game.move_words(past))}. {' '.join(sentences)}"
        self.remarks.setText(spoken)
        self.board.show_drawing(lambda f, area: self._game.paint(f, area, past, judgement), spoken)

    def _about_worth(self, past: PastMove, judgement: Judgement) -> list[str]:
        """What the move was worth, and what would have been better."""
        choice = judgement.choice
        played = opinion_on(choice, past) if choice else None
        if judgement.opinion is not None:
            return [self._explain(judgement.opinion)]
        if choice is None or played is None:
            return []
        best, worth = choice.opinions[0], self._game.worth_words(self._game.worth(played))
        if same_worth(best, played) or self._game.worth(best) <= self._game.worth(played):
            return [fill(self.tr("Worth %1; nothing was better."), worth), self._explain(played)]
        better = self._game.move_words(past._replace(move=best.move))
        words = fill(
            self.tr("Worth %1. Best was %2: %3."), worth, better, self._game.worth_words(self._game.worth(best))
        )
        return [words, self._explain(best)]

    def _show_reasons(self) -> None:
        Reasons.show_them(self.review, self._game, self._explain, parent=self, k=self.look.text)

    def _go_to_worst(self) -> None:
        turning = self._game.turning_point(self.review)
        worst = costliest(self._game, self.review) if turning is None else turning
        if worst is not None:
            self.go_to(worst)

"""The page "Review": the table at the left, curve and moves at the right."""

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPlainTextEdit, QVBoxLayout

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
from whistdesk.views.review.steps import Steps
from whistdesk.views.review.stops import Stop, stops
from whistdesk.views.table.advice import Advice, equally_good, same_worth
from whistdesk.views.table.bar import thin_spaced
from whistdesk.views.table.stage import GameTable
from whistdesk.views.table.still import Marks
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.sheet import fit
from whistdesk.views.theme.style import Style

SIDE_WIDTH: Final = 350
"""Width of the side with curve and moves, at 100 %."""
REMARK_LINES: Final = 3
QWIDGETSIZE_MAX: Final = 16_777_215
"""Qt's word for no limit."""


class Export(Enum):
    """What can be taken out of a review."""

    COPY_TEXT = "copy-text"
    SAVE_TEXT = "save-text"
    SAVE_RECORD = "save-record"
    SAVE_PICTURE = "save-picture"


class Subject(NamedTuple):
    """What is looked back at: the number of its deal, the part, and all parts that may be looked at."""

    number: int | None = None
    part: int = 0
    parts: Sequence[int] = (0,)
    lasting: bool = False
    """Whether that part is still being played."""


class ReviewPage(Page):
    """Looks back at the moves of ``review``, one at a time; values appear as they are found out.

    Position 0 is the one before the first move, position n the one that move n made.
    """

    part_asked = Signal(int)
    """Another part of the game is wanted."""
    export_asked = Signal(object)
    """Something is wanted out of this review: ``Export``."""

    def __init__(
        self,
        review: Review,
        game: GameReview,
        table: GameTable,
        explain: Callable[[Opinion], str],
        subject: Subject,
        art: Art,
        look: Look,
    ) -> None:
        super().__init__(look)
        self.review, self.table, self.subject = review, table, subject
        self._game, self._explain, self._art = game, explain, art
        self.index = 0
        """The position that is looked at."""
        self.stops = stops(table, review.moves)
        self._odds: dict[int, Advice] = {}
        self.curve, self.moves = Curve(self), MoveList(self)
        self.board = Board(table, self._style(), self)
        self.remarks, self.summary, self.heading = QPlainTextEdit(self), QLabel(self), QLabel(self)
        self.steps = Steps(self)
        self.before = Button("", self, icon="coach", size=13)
        """Shows the position before the move, with what each choice was worth."""
        self.worst = Button("", self, kind=Kind.GOLD, size=13)
        self.swap = Button("", self, icon="log")
        """Where room is short, table and moves are shown in turn."""
        self.why = Button("", self, kind=Kind.QUIET, icon="info", size=13)
        self.export = Button("", self, kind=Kind.QUIET, icon="copy", size=13)
        self.earlier = Button("", self, kind=Kind.QUIET, icon="previous")
        self.later = Button("", self, kind=Kind.QUIET, icon="next")
        self._lay_out()
        self._wire()
        self.steps.set_count(len(self.stops))
        self.refit()
        self.go_to(0)

    def _lay_out(self) -> None:
        self._left, self._side, self._row = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._both, column = QHBoxLayout(), QVBoxLayout()
        self.summary.setWordWrap(True)
        self.remarks.setReadOnly(True)
        self.remarks.setTabChangesFocus(True)
        self.before.setCheckable(True)
        self.swap.setCheckable(True)
        self.bar.insertWidget(1, self.heading)
        self.bar.setStretch(1, 1)
        for button in (self.earlier, self.later, self.why, self.export):
            self.add_tool(button)
        self._row.addWidget(self.steps, 1)
        for button in (self.before, self.worst, self.swap):
            self._row.addWidget(button)
        self._left.addWidget(self.board, 1)
        self._left.addWidget(self.remarks)
        self._side.addWidget(self.summary)
        self._side.addWidget(self.curve, 2)
        self._side.addWidget(self.moves, 3)
        self._both.addLayout(self._left, 1)
        self._both.addLayout(self._side)
        column.addLayout(self._both, 1)
        column.addLayout(self._row)
        self.body.addLayout(column)

    def _wire(self) -> None:
        for keys, way in (("PgUp", -1), ("PgDown", 1)):
            QShortcut(QKeySequence(keys), self, lambda way=way: self.steps.step_to(self._next_place(way)))
        self.steps.moved.connect(self.go_to)
        self.before.toggled.connect(lambda _: self._show_move())
        self.worst.clicked.connect(self._go_to_worst)
        self.why.clicked.connect(self._show_reasons)
        self.export.clicked.connect(self._offer_exports)
        self.earlier.clicked.connect(lambda: self.part_asked.emit(self._neighbour(-1)))
        self.later.clicked.connect(lambda: self.part_asked.emit(self._neighbour(1)))
        self.curve.picked.connect(lambda number: self.steps.step_to(number + 1))
        self.moves.picked.connect(self.steps.step_to)
        self.swap.toggled.connect(self._share)
        self.review.judged.connect(self._take)
        self._art.drawn.connect(self.board.refetch)
        self.setFocusProxy(self.moves)

    def title(self) -> str:
        """The title in the user's language."""
        return self.tr("Review")

    @property
    def stop(self) -> Stop:
        """The position that is shown, with the coach's odds where the one before the move is wanted."""
        advice = self._advice() if self.before.isChecked() else None
        if advice is None:
            return self._with_best(self.stops[self.index])
        past = self.review.moves[self.index - 1]
        made = (option.tile for option in self.table.options(past.before) if option.move == past.move)
        return Stop(past.before, marks=Marks(next(made, None)), advice=advice)

    def go_to(self, index: int) -> None:
        """Look at another position; beyond the ends at the first or last."""
        if not self.stops:
            return
        self.index = min(max(index, 0), len(self.stops) - 1)
        self.steps.show_index(self.index)
        self.moves.go_to(self.index)
        self.curve.go_to(self.index - 1)
        self._show_move()

    def close_review(self) -> None:
        """Stop judging; the page must not be used afterwards."""
        self.steps.stop()
        self._art.drawn.disconnect(self.board.refetch)
        self.board.still.clear()
        self.review.close()

    def refit(self) -> None:
        """Words and measures of everything."""
        super().refit()
        self._name_controls()
        self._measure()
        self._share()
        self.board.restyle(self._style(), self.look)
        self.curve.restyle(Style(CLOTH, self.look.deck, self._art), self.k)
        self._show_all()

    def _style(self) -> Style:
        return Style(PALETTES[self.look.theme or self.table.theme], self.look.deck, self._art)

    def _name_controls(self) -> None:
        self.steps.name_controls()
        names = (
            (self.swap, self.tr("Table or moves")),
            (self.before, self.tr("Before the move: what each choice was worth")),
            (self.earlier, self.tr("The hand before")),
            (self.later, self.tr("The hand after")),
            (self.why, self.tr("Why did they play so?")),
            (self.export, self.tr("Copy or save")),
        )
        for button, words in names:
            button.setToolTip(words)
            button.setAccessibleName(words)
        narrow = self.room.small or self.look.text > 1.25
        for button in (self.why, self.export):
            button.setText("" if narrow else button.toolTip())
            button.restyle(CLOTH, self.k)
        self.before.setText("" if narrow else self.tr("Before the move"))
        self.moves.setAccessibleName(self.tr("Moves"))
        self.remarks.setAccessibleName(self.tr("What happened"))
        self.heading.setText(self._heading())
        self.heading.setContentsMargins(round(self.title_width + 26 * self.k), 0, 0, 0)

    def _heading(self) -> str:
        subject, table = self.subject, self.table
        number = [] if subject.number is None else [thin_spaced(subject.number)]
        part = fill(self.tr("Hand %1"), str(subject.part + 1)) if len(subject.parts) > 1 or subject.part else ""
        so_far = self.tr("so far") if subject.lasting else ""
        return "   \N{MIDDLE DOT}   ".join(words for words in (table.title, *number, part, so_far) if words)

    def _measure(self) -> None:
        k, gap = self.k, 10 if self.room.small else 16
        side = round(min(SIDE_WIDTH * k, self.width() * 0.36))
        for widget in (self.moves, self.summary, self.curve):
            widget.setMinimumWidth(0 if self._turns else side)
            widget.setMaximumWidth(QWIDGETSIZE_MAX if self._turns else side)
        self.body.setContentsMargins(gap, gap, gap, gap)
        self._both.setSpacing(gap)
        self._left.setSpacing(gap // 2)
        self._row.setSpacing(round(8 * k))
        self.remarks.setFixedHeight(round(self.remarks.fontMetrics().lineSpacing() * REMARK_LINES + 16 * k))

    @property
    def _turns(self) -> bool:
        """Whether room is so short that table and moves are shown in turn."""
        return self.width() < 1100 * self.look.text

    def _share(self) -> None:
        """Show table and moves, or one of them where room is short."""
        turns, judging = self._turns, self.review.judging
        aside, beside = self.swap.isChecked() or not turns, not self.swap.isChecked() or not turns
        self.swap.setVisible(turns)
        self.curve.setVisible(self._game.plotted and judging and aside)
        self.moves.setVisible(aside)
        self.summary.setVisible(judging and aside)
        for widget in (self.board, self.remarks):
            widget.setVisible(beside)
        self._both.setStretch(0, 1 if beside else 0)
        self._both.setStretch(1, 0 if beside else 1)
        self.before.setVisible(judging)
        self.worst.setVisible(judging)
        self.why.setVisible(judging and any(past.mover is not self.review.person for past in self.review.moves))
        several = len(self.subject.parts) > 1
        for button, way in ((self.earlier, -1), (self.later, 1)):
            button.setVisible(several)
            button.setEnabled(several and self._neighbour(way) != self.subject.part)

    def _neighbour(self, way: int) -> int:
        """The part before or after the one that is looked at; the same at the ends."""
        parts = self.subject.parts
        return parts[min(max(parts.index(self.subject.part) + way, 0), len(parts) - 1)]

    def _take(self, index: int) -> None:
        """Something more is known."""
        self._odds.pop(index, None)
        self._fill(index)
        self._show_figures()
        if index == self.index - 1:
            self._show_move()

    def _show_all(self) -> None:
        self._odds.clear()
        parts = [(words, len(list(group))) for words, group in groupby(self.review.moves, key=self._game.place)]
        self.moves.show_parts(parts, self.tr("The cards are dealt"), self.k)
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
        self.moves.show_move(index + 1, capitalised(self._game.move_words(past)), lost)

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

    def _next_place(self, way: int) -> int:
        """The first position of the trick, hand or round before or after this one."""
        starts = [start + 1 for start, _ in self._parts()]
        if way > 0:
            return next((start for start in starts if start > self.index), len(self.stops) - 1)
        return max((start for start in starts if start < self.index), default=0)

    def _summary(self, given: float) -> str:
        words = fill(self.tr("Given away in all: %1"), self._game.total_words(given))
        waiting = self.tr("The coach is still looking …")
        return words if self.review.done else f"{words}\n{waiting}"

    def _show_move(self) -> None:
        if not self.stops:
            return
        spoken = " ".join(sentence for sentence in self._sentences() if sentence)
        if spoken != self.remarks.toPlainText():
            self.remarks.setPlainText(spoken)
        self.board.show_stop(self.stop, spoken)
        self.before.setEnabled(self._advice() is not None)

    def _sentences(self) -> Sequence[str]:
        """All that is to be said of the position."""
        if not self.index:
            return (f"{self._game.place(self.review.moves[0])}.", self.tr("The cards are dealt."))
        number = self.index - 1
        past, judgement = self.review.moves[number], self.review.judgement(number)
        told = [self.table.said(event, past.after) for event in self.stops[self.index].events]
        turned = self.tr("This move turned the result.") if number == self._game.turning_point(self.review) else ""
        place = f"{self._game.place(past)}."
        return (place, *told, *self._about_worth(past, judgement), *self._game.remarks(past, judgement), turned)

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

    def _advice(self) -> Advice | None:
        """What the coach said of the choices of the move that was made last; None where nobody was asked."""
        number = self.index - 1
        choice = self.review.judgement(number).choice if number >= 0 else None
        if choice is None:
            return None
        if number not in self._odds:
            reasons = {opinion.move: self._explain(opinion) for opinion in choice.opinions}
            self._odds[number] = Advice(choice, odds=True, reasons=reasons)
        return self._odds[number]

    def _with_best(self, stop: Stop) -> Stop:
        """The position with a rim round the cards that would have been better."""
        number = self.index - 1
        choice = self.review.judgement(number).choice if number >= 0 else None
        if choice is None:
            return stop
        past, best = self.review.moves[number], equally_good(choice)
        if past.move in best:
            return stop
        tiles = [option.tile for option in self.table.options(past.before) if option.move in best]
        return stop._replace(marks=stop.marks._replace(best=[tile for tile in tiles if tile is not None]))

    def _offer_exports(self) -> None:
        menu = QMenu(self)
        for export, words in (
            (Export.COPY_TEXT, self.tr("Copy the text of the game")),
            (Export.SAVE_TEXT, self.tr("Save the text of the game…")),
            (Export.SAVE_RECORD, self.tr("Save the record…")),
            (Export.SAVE_PICTURE, self.tr("Save a picture of the table…")),
        ):
            menu.addAction(words).triggered.connect(lambda _=False, export=export: self.export_asked.emit(export))
        fit(menu, self.k)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.export.mapToGlobal(QPoint(self.export.width() - menu.sizeHint().width(), self.export.height())))

    def _show_reasons(self) -> None:
        Reasons.show_them(self.review, self._game, self._explain, parent=self, k=self.look.text)

    def _go_to_worst(self) -> None:
        turning = self._game.turning_point(self.review)
        worst = costliest(self._game, self.review) if turning is None else turning
        if worst is not None:
            self.steps.step_to(worst + 1)

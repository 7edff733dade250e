"""The page "Review": the table at the left, curve and moves at the right."""

import math
from typing import Final

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFontMetricsF, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout

from whistdesk.model.review import Review
from whistdesk.views.label import set_tip
from whistdesk.views.page import CLOTH, Look, Page
from whistdesk.views.review.board import Board
from whistdesk.views.review.cells import Cells
from whistdesk.views.review.exports import export_menu
from whistdesk.views.review.figures import Figures
from whistdesk.views.review.movelist import MoveList
from whistdesk.views.review.reasons import Reasons
from whistdesk.views.review.stage import GameReview
from whistdesk.views.review.steps import Steps
from whistdesk.views.review.stops import Stop
from whistdesk.views.review.story import Explain, Story
from whistdesk.views.review.subject import Heading, Subject
from whistdesk.views.table.stage import GameTable
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import PALETTES
from whistdesk.views.theme.style import Style

SIDE_WIDTH: Final = 350
"""Width of the side with curve and moves, at 100 %."""
WORDY: Final = 1150
"""From this width on, at 100 %, buttons carry their words."""
REMARK_LINES: Final = 3
QWIDGETSIZE_MAX: Final = 16_777_215
"""Qt's word for no limit."""


class ReviewPage(Page):
    """Looks back at the moves of ``review``, one at a time; values appear as they are found out.

    Position 0 is the one before the first move, position n the one that move n made.
    """

    part_asked = Signal(int)
    """Another part of the game is wanted."""
    again_asked = Signal()
    """The same deal is to be played again."""
    export_asked = Signal(object)
    """Something is wanted out of this review: ``Export``."""

    def __init__(
        self,
        review: Review,
        game: GameReview,
        table: GameTable,
        explain: Explain,
        subject: Subject,
        art: Art,
        look: Look,
    ) -> None:
        super().__init__(look)
        self.review, self.subject = review, subject
        self.story = Story(review, game, table, explain)
        self._game, self._art = game, art
        self.index = 0
        """The position that is looked at."""
        self.figures, self.moves, self.cells = Figures(self.story, self), MoveList(self), Cells(self)
        self.board = Board(table, self._style(), self)
        self.remarks, self.heading = QPlainTextEdit(self), Heading(subject, self)
        self.steps = Steps(self)
        self.before = Button("", self, icon="coach", size=13)
        """Shows the position before the move, with what each choice was worth."""
        self.worst = Button("", self, kind=Kind.GOLD, size=13)
        self.swap = Button("", self, icon="log")
        """Where room is short, table and moves are shown in turn."""
        self.why = Button("", self, kind=Kind.QUIET, icon="info", size=13)
        self.again = Button("", self, kind=Kind.QUIET, icon="restart", size=13)
        self.export = Button("", self, kind=Kind.QUIET, icon="copy", size=13)
        self.earlier = Button("", self, kind=Kind.QUIET, icon="previous")
        self.later = Button("", self, kind=Kind.QUIET, icon="next")
        self._lay_out()
        self._wire()
        self.steps.set_count(len(self.story.stops))
        self.refit()
        self.go_to(0)

    def _lay_out(self) -> None:
        self._left, self._side, self._row = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._both, self._column = QHBoxLayout(), QVBoxLayout()
        self.remarks.setReadOnly(True)
        self.remarks.setTabChangesFocus(True)
        self.before.setCheckable(True)
        self.swap.setCheckable(True)
        self.bar.insertWidget(1, self.heading)
        self.bar.setStretch(1, 1)
        for button in (self.earlier, self.later, self.why, self.again, self.export):
            self.add_tool(button)
        self._row.addWidget(self.steps, 1)
        for button in (self.before, self.worst, self.swap):
            self._row.addWidget(button)
        self._left.addWidget(self.board, 1)
        self._left.addWidget(self.cells)
        self._left.addWidget(self.remarks)
        self._side.addWidget(self.figures, 2 if self._game.plotted else 0)
        self._side.addWidget(self.moves, 3)
        self._both.addLayout(self._left, 1)
        self._both.addLayout(self._side)
        self._column.addLayout(self._both, 1)
        self._column.addLayout(self._row)
        self.body.addLayout(self._column)

    def _wire(self) -> None:
        for keys, way in (("PgUp", -1), ("PgDown", 1)):
            QShortcut(QKeySequence(keys), self, lambda way=way: self._turn_place(way))
        self.steps.moved.connect(self.go_to)
        self.before.toggled.connect(lambda _: self._show_move())
        self.worst.clicked.connect(self._go_to_worst)
        self.why.clicked.connect(self._show_reasons)
        self.again.clicked.connect(self.again_asked)
        self.export.clicked.connect(self._offer_exports)
        self.earlier.clicked.connect(lambda: self.part_asked.emit(self.subject.neighbour(-1)))
        self.later.clicked.connect(lambda: self.part_asked.emit(self.subject.neighbour(1)))
        self.figures.curve.picked.connect(lambda number: self.steps.step_to(number + 1))
        self.moves.picked.connect(self.steps.step_to)
        self.cells.picked.connect(lambda number: self.steps.step_to(self.story.places()[number][1][0]))
        self.swap.toggled.connect(self._share)
        self.review.judged.connect(self._take)
        self._art.drawn.connect(self.board.refetch)
        self.setFocusProxy(self.moves)

    def title(self) -> str:
        """The title in the user's language."""
        return self.tr("Review")

    @property
    def stop(self) -> Stop:
        """The position that is shown: the one before the move with its odds, where that is wanted and known."""
        if self.before.isChecked() and self.story.advice(self.index) is not None:
            return self.story.stop_before(self.index)
        return self.story.stop(self.index)

    def go_to(self, index: int) -> None:
        """Look at another position; beyond the ends at the first or last."""
        self.index = min(max(index, 0), self.story.last)
        self.steps.show_index(self.index)
        places = [positions for _, positions in self.story.places()]
        self.cells.go_to(next((n for n, positions in enumerate(places) if self.index in positions), -1))
        self.moves.go_to(self.index)
        self.figures.curve.go_to(self.index - 1)
        self._show_move()

    def put_away(self) -> None:
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
        self.cells.restyle(self.k)
        self.figures.restyle(Style(CLOTH, self.look.deck, self._art), self.k)
        self._show_all()

    def _style(self) -> Style:
        return Style(PALETTES[self.look.theme or self.story.table.theme], self.look.deck, self._art)

    def _name_controls(self) -> None:
        self.steps.name_controls()
        names = (
            (self.swap, self.tr("Table or moves")),
            (self.before, self.tr("Before the move: what each choice was worth")),
            (self.earlier, self.tr("The hand before")),
            (self.later, self.tr("The hand after")),
            (self.why, self.tr("Why did they play so?")),
            (self.again, self.tr("Play it again")),
            (self.export, self.tr("Copy or save")),
        )
        for button, words in names:
            set_tip(button, words)
            button.setAccessibleName(words)
        narrow = self.width() < WORDY * self.k
        for button in (self.why, self.again, self.export):
            button.setText("" if narrow else button.toolTip())
            button.restyle(CLOTH, self.k)
        self.before.setText("" if narrow else self.tr("Before the move"))
        self.moves.setAccessibleName(self.tr("Moves"))
        self.remarks.setAccessibleName(self.tr("What happened"))
        self.heading.setContentsMargins(round(self.title_width + 26 * self.k), 0, 0, 0)
        self.heading.show_title(self.story.table.title)
        self.heading.fit(self.width() - self.bar.sizeHint().width())

    def _measure(self) -> None:
        k, gap = self.k, 10 if self.room.small else 16
        side = round(min(SIDE_WIDTH * k, self.width() * 0.36))
        for widget in (self.moves, self.figures):
            widget.setMinimumWidth(0 if self._turns else side)
            widget.setMaximumWidth(QWIDGETSIZE_MAX if self._turns else side)
        self.body.setContentsMargins(gap, gap, gap, gap)
        self._both.setSpacing(gap)
        self._column.setSpacing(gap // 2 + 2)
        self._left.setSpacing(gap // 2)
        self._row.setSpacing(round(8 * k))
        self.remarks.setFixedHeight(self._remark_height())

    def _remark_height(self) -> int:
        """The height of whole lines, with all that stands round them."""
        remarks = self.remarks
        remarks.ensurePolished()
        around = remarks.contentsMargins().top() + remarks.document().documentMargin()
        return round(REMARK_LINES * math.ceil(QFontMetricsF(remarks.font()).lineSpacing()) + 2 * around)

    @property
    def _turns(self) -> bool:
        """Whether room is so short that table and moves are shown in turn."""
        return self.width() < 1100 * self.look.text

    def _share(self) -> None:
        """Show table and moves, or one of them where room is short."""
        turns, judging = self._turns, self.review.judging
        aside, beside = self.swap.isChecked() or not turns, not self.swap.isChecked() or not turns
        self.swap.setVisible(turns)
        self.moves.setVisible(aside)
        self.figures.setVisible(judging and aside)
        for widget in (self.board, self.remarks):
            widget.setVisible(beside)
        self.cells.setVisible(beside and len(self.story.places()) > 1)
        self._both.setStretch(0, 1 if beside else 0)
        self._both.setStretch(1, 0 if beside else 1)
        self.before.setVisible(judging)
        self.worst.setVisible(judging)
        self.why.setVisible(judging and any(past.mover is not self.review.person for past in self.review.moves))
        self.again.setVisible(not self.subject.lasting)
        several = len(self.subject.parts) > 1
        for button, way in ((self.earlier, -1), (self.later, 1)):
            button.setVisible(several)
            button.setEnabled(several and self.subject.neighbour(way) != self.subject.part)

    def _take(self, index: int) -> None:
        """Something more is known of move ``index``."""
        self.story.forget()
        self.moves.show_move(index + 1, *self.story.entry(index + 1))
        if self.review.done or self.review.judgement(index).choice is not None:
            self._show_figures()
        if index == self.index - 1:
            self._show_move()

    def _show_all(self) -> None:
        self.story.forget()
        places = self.story.places()
        self.moves.show_parts(
            [(words, len(positions)) for words, positions in places], self.tr("The cards are dealt"), self.k
        )
        for index in range(1, self.story.last + 1):
            self.moves.show_move(index, *self.story.entry(index))
        moves = self.review.moves
        self.cells.show_cells([self._game.cell([moves[n - 1] for n in positions]) for _, positions in places])
        self.moves.go_to(self.index)
        self._show_figures()
        self._show_move()

    def _show_figures(self) -> None:
        """What is known of the moves' worth, and whether there is one that cost most."""
        self.figures.tell()
        turned = self.story.turning_point is not None
        self.worst.setText(self.tr("The card that turned it") if turned else self.tr("The move that cost most"))
        self.worst.setEnabled(self.story.worst is not None)
        self.worst.restyle(CLOTH, self.k)

    def _show_move(self) -> None:
        spoken = self.story.sentences(self.index)
        if spoken != self.remarks.toPlainText():
            self.remarks.setPlainText(spoken)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))
        self.board.show_stop(self.stop, spoken)
        self.before.setEnabled(self.story.advice(self.index) is not None)

    def _offer_exports(self) -> None:
        menu = export_menu(self, self.export_asked.emit, self.k)
        menu.popup(self.export.mapToGlobal(QPoint(self.export.width() - menu.sizeHint().width(), self.export.height())))

    def _show_reasons(self) -> None:
        Reasons.show_them(self.review, self._game, self.story.explain, parent=self, k=self.look.text)

    def _turn_place(self, way: int) -> None:
        self.steps.step_to(self.story.next_place(self.index, way))

    def _go_to_worst(self) -> None:
        worst = self.story.worst
        if worst is not None:
            self.steps.step_to(worst)

"""The page "Statistics": one game, or the telling charts of all."""

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractSlider, QVBoxLayout, QWidget

from whistdesk.model.statistics import Account, Question, Statistics
from whistdesk.views.page import CLOTH, Look, Page
from whistdesk.views.statistics.board import FigureBoard, Told
from whistdesk.views.statistics.choices import ChoiceBar
from whistdesk.views.statistics.retell import retold
from whistdesk.views.statistics.stage import StatisticsGame
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.style import Style


class StatisticsPage(Page):
    """Shows what ``statistics`` counts; ``clock`` gives the time in UTC, from which periods are reckoned."""

    review_asked = Signal(object)
    """The ``Result`` whose game is to be looked back at."""
    play_asked = Signal(str)
    """The key of a game that the player wants to play."""
    copied = Signal(str)
    """The page as text, for the clipboard."""
    export_asked = Signal()
    reset_asked = Signal()
    restore_asked = Signal()

    def __init__(
        self,
        statistics: Statistics,
        games: Sequence[StatisticsGame],
        clock: Callable[[], datetime],
        art: Art,
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._statistics, self._games, self._clock, self._art = statistics, list(games), clock, art
        self.told: tuple[Told, ...] = ()
        """The figures that are shown; empty until the first are counted."""
        self.choices, self.board = ChoiceBar(self._games, self), FigureBoard(self)
        self._build_bar()
        self._column = QVBoxLayout()
        self._column.addWidget(self.choices)
        self._column.addWidget(self.board, 1)
        self.body.addLayout(self._column)
        self.setFocusProxy(self.choices.chips.button(0))
        self._wire()
        self.refit()

    def _build_bar(self) -> None:
        self.copy = Button("", self, kind=Kind.QUIET, icon="copy", size=13)
        self.export = Button("", self, kind=Kind.QUIET, icon="log", size=13)
        self.restore = Button("", self, kind=Kind.QUIET, icon="undo", size=13)
        self.reset = Button("", self, kind=Kind.QUIET, icon="restart", size=13)
        self.restore.hide()
        for button in (self.copy, self.export, self.restore, self.reset):
            self.add_tool(button)

    def _wire(self) -> None:
        self.copy.clicked.connect(lambda: self.copied.emit(self.as_text()))
        self.export.clicked.connect(self.export_asked)
        self.restore.clicked.connect(self.restore_asked)
        self.reset.clicked.connect(self.reset_asked)
        self.choices.chosen.connect(self._turn)
        self.board.review_asked.connect(self.review_asked)
        self.board.empty.asked.connect(self._leave_empty)
        self._statistics.counted.connect(self._take)
        self._statistics.restorable.connect(lambda count: self.restore.setVisible(count > 0))
        self._statistics.changed.connect(self.ask)

    def title(self) -> str:
        """The title in the user's language."""
        return self.tr("Statistics")

    def open_game(self, key: str) -> None:
        """Show the game with this key, or all where there is none."""
        self.choices.turn_to(key)
        self._turn()

    def ask(self) -> None:
        """Have the figures counted anew."""
        self.choices.name_filters(self.k)
        now = self._clock()
        self._statistics.ask(
            [
                Question(self.choices.selection(game, now), game.story.count, game.story.listed)
                for game in self.choices.shown
            ]
        )

    def as_text(self) -> str:
        """All that is shown, in words."""
        heading = f"{self.title()}: {self.choices.title}"
        return retold("\n".join([heading, *self.choices.words]), self.told)

    def refit(self) -> None:
        """Words and measures of everything."""
        super().refit()
        k, small = self.k, self.room.small
        for button, words in (
            (self.copy, self.tr("Copy as text")),
            (self.export, self.tr("Export…")),
            (self.restore, self.tr("Undo reset")),
            (self.reset, self.tr("Reset…")),
        ):
            button.setText(words)
            button.restyle(CLOTH, k)
        gap = 16 if small else round(36 * min(k, 1.4))
        self.body.setContentsMargins(gap, round(14 * k), gap, 12 if small else round(18 * k))
        self._column.setSpacing(round(10 * k))
        self.choices.refit(k, self._wide)
        self._show_told()

    def showEvent(self, event: QShowEvent) -> None:
        """Count anew whenever the page comes into sight."""
        super().showEvent(event)
        self.ask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page Up and Page Down scroll, whatever has the keyboard."""
        bar, actions = self.board.verticalScrollBar(), QAbstractSlider.SliderAction
        if event.key() == Qt.Key.Key_PageDown:
            bar.triggerAction(actions.SliderPageStepAdd)
        elif event.key() == Qt.Key.Key_PageUp:
            bar.triggerAction(actions.SliderPageStepSub)
        else:
            super().keyPressEvent(event)

    @property
    def _wide(self) -> int:
        return self.width() - 2 * self.body.contentsMargins().left()

    def _turn(self) -> None:
        """Something else is to be shown, from its top."""
        self.board.verticalScrollBar().setValue(0)
        self.ask()

    def _take(self, accounts: tuple[Account, ...]) -> None:
        games = {game.key: game for game in self._games}
        self.told = tuple(Told(games[account.question.selection.game], account) for account in accounts)
        self._show_told()

    def _show_told(self) -> None:
        style = Style(CLOTH, self.look.deck, self._art)
        self.board.show_told(self.told, style, self.k, self._wide, filtered=self.choices.filtered)

    def _leave_empty(self) -> None:
        """What the button of the empty page says: play, or show everything."""
        if self.choices.filtered:
            self.choices.clear()
        else:
            self.play_asked.emit(self.choices.shown[0].key)

"""The page "Statistics": one game, or the telling charts of all."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from whistdesk.archive.result import Selection
from whistdesk.model.statistics import Account, Question, Statistics
from whistdesk.views.names import fill
from whistdesk.views.page import CLOTH, Look, Page
from whistdesk.views.statistics.cards import FigureCard, LatestGames, NothingYet, WhatCounts
from whistdesk.views.statistics.filters import FilterButton, Period, coachings, opponents, periods
from whistdesk.views.statistics.panel import ChartPanel
from whistdesk.views.statistics.retell import retold
from whistdesk.views.statistics.stage import Chart, StatisticsGame
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.sheet import fit_fonts
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.toggle import mark

NARROW: Final = 820
"""Width of a page, at 100 %, below which charts stand below each other."""
ONE_ROW: Final = 1150
"""Width of a page, at 100 %, from which on games and filters stand in one row."""
BESIDE_BAR: Final = 14
"""Room beside the scroll bar, which pages of one game need."""
CARD: Final = 148
"""The least width of a figure's card, at 100 %."""


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
        self.accounts: tuple[Account, ...] = ()
        """The figures that are shown; empty until the first are counted."""
        self._build_bar()
        self._build_filters()
        self._build_content()
        statistics.counted.connect(self._take)
        statistics.restorable.connect(self._offer_restoration)
        statistics.changed.connect(self.ask)
        self.setFocusProxy(self.chips.button(0))
        self.refit()

    def _build_bar(self) -> None:
        self.copy = Button("", self, kind=Kind.QUIET, icon="copy", size=13)
        self.export = Button("", self, kind=Kind.QUIET, icon="log", size=13)
        self.restore = Button("", self, kind=Kind.QUIET, icon="undo", size=13)
        self.reset = Button("", self, kind=Kind.QUIET, icon="restart", size=13)
        self.copy.clicked.connect(lambda: self.copied.emit(self.as_text()))
        self.export.clicked.connect(self.export_asked)
        self.restore.clicked.connect(self.restore_asked)
        self.reset.clicked.connect(self.reset_asked)
        self.restore.hide()
        for button in (self.copy, self.export, self.restore, self.reset):
            self.add_tool(button)

    def _build_filters(self) -> None:
        self.chips = QButtonGroup(self)
        self._choices = QGridLayout()
        self._chip_row, self._filter_row = QHBoxLayout(), QHBoxLayout()
        for index in range(len(self._games) + 1):
            chip = Button("", self, kind=Kind.QUIET, size=14)
            chip.setCheckable(True)
            self.chips.addButton(chip, index)
            self._chip_row.addWidget(chip)
        mark(self.chips.button(0), True)
        self.chips.idClicked.connect(self.show_game)
        self.period, self.level, self.coach = FilterButton(Period.ALL), FilterButton(None), FilterButton(False)
        self.note = QLabel()
        self.note.setProperty("role", "note")
        self.note.setWordWrap(True)
        for button in (self.period, self.level, self.coach):
            button.chosen.connect(self.ask)
            self._filter_row.addWidget(button)
        self._choices.addLayout(self._chip_row, 0, 0, Qt.AlignmentFlag.AlignLeft)

    def _build_content(self) -> None:
        content = QWidget()
        self.empty, self.latest, self.rules = NothingYet(content), LatestGames(content), WhatCounts(content)
        self.cards, self.panels = list[FigureCard](), list[ChartPanel]()
        content.setProperty("role", "sheet")
        self._card_grid, self._chart_grid, self._below = QGridLayout(), QGridLayout(), QGridLayout()
        self._content = QVBoxLayout(content)
        self._content.setContentsMargins(0, 0, 0, 0)
        self._content.addWidget(self.empty, 1)
        self._content.addLayout(self._card_grid)
        self._content.addLayout(self._chart_grid, 1)
        self._content.addLayout(self._below)
        self.sheet = QScrollArea()
        self.sheet.setWidgetResizable(True)
        self.sheet.setFrameShape(QFrame.Shape.NoFrame)
        self.sheet.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.sheet.setWidget(content)
        self._column = QVBoxLayout()
        self._column.addLayout(self._choices)
        self._column.addWidget(self.sheet, 1)
        self.body.addLayout(self._column)
        self.latest.review_asked.connect(self.review_asked)
        self.empty.asked.connect(self._leave_empty)

    def title(self) -> str:
        """The title in the user's language."""
        return self.tr("Statistics")

    @property
    def game(self) -> StatisticsGame | None:
        """The game that is shown; None for all."""
        index = self.chips.checkedId()
        return self._games[index - 1] if index > 0 else None

    def open_game(self, key: str) -> None:
        """Show the game with this key when the page is shown next, or all where there is none."""
        keys = [game.key for game in self._games]
        self.show_game(keys.index(key) + 1 if key in keys else 0)

    def show_game(self, index: int) -> None:
        """Show all games (0), or one of them, counted from 1."""
        mark(self.chips.button(index), True)
        self.sheet.verticalScrollBar().setValue(0)
        self.ask()

    def ask(self) -> None:
        """Have the figures counted anew."""
        self._name_filters()
        shown = self._games if self.game is None else [self.game]
        self._statistics.ask([Question(self._selection(game), game.story.count, game.story.listed) for game in shown])

    def showEvent(self, event: QShowEvent) -> None:
        """Count anew whenever the page comes into sight."""
        super().showEvent(event)
        self.ask()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page Up and Page Down scroll, whatever has the keyboard."""
        bar, actions = self.sheet.verticalScrollBar(), QAbstractSlider.SliderAction
        if event.key() == Qt.Key.Key_PageDown:
            bar.triggerAction(actions.SliderPageStepAdd)
        elif event.key() == Qt.Key.Key_PageUp:
            bar.triggerAction(actions.SliderPageStepSub)
        else:
            super().keyPressEvent(event)

    def as_text(self) -> str:
        """All that is shown, in words."""
        return retold(self._heading(), [(self._story(account), account) for account in self.accounts])

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
        titles = [self.tr("All games"), *(game.title() for game in self._games)]
        for chip, title in zip(self.chips.buttons(), titles, strict=True):
            chip.setText(title)
        self._name_filters()
        gap = 16 if small else round(36 * min(k, 1.4))
        self.body.setContentsMargins(gap, round(14 * k), gap, 12 if small else round(18 * k))
        self._column.setSpacing(round(10 * k))
        for layout in (self._chip_row, self._filter_row, self._choices):
            layout.setSpacing(round(8 * k))
        self._place_filters()
        for grid in (self._content, self._card_grid, self._chart_grid, self._below):
            grid.setSpacing(round(14 * k))
        self._show_accounts()

    def _place_filters(self) -> None:
        """Beside the games where there is room, below them otherwise."""
        wide = self._wide >= ONE_ROW * self.k
        self._choices.removeItem(self._filter_row)
        self._filter_row.removeWidget(self.note)
        self._filter_row.insertWidget(0 if wide else self._filter_row.count(), self.note, 1)
        self._choices.addLayout(self._filter_row, 0 if wide else 1, 1 if wide else 0)
        self._choices.setColumnStretch(0 if not wide else 1, 1)
        self._choices.setColumnStretch(1 if not wide else 0, 0)

    def _name_filters(self) -> None:
        levels = [] if self.game is None else self.game.levels
        self.level.setVisible(bool(levels))
        self.period.offer(self.tr("Period"), periods(), self.k)
        self.level.offer(self.tr("Opponents"), opponents(levels), self.k)
        self.coach.offer(self.tr("Coach"), coachings(), self.k)
        self.note.setText(self.tr("Finished games only. Practice and deals that were played before do not count."))

    def _selection(self, game: StatisticsGame) -> Selection:
        level = self.level.value if game.levels and self.game is not None else None
        return Selection(game.key, self.period.value.since(self._clock()), level, self.coach.value)

    @property
    def _filtered(self) -> bool:
        """Whether anything is left out that counts otherwise."""
        level = None if self.game is None else self.level.value
        return (self.period.value, level, self.coach.value) != (Period.ALL, None, False)

    def _take(self, accounts: tuple[Account, ...]) -> None:
        self.accounts = accounts
        self._show_accounts()

    def _story(self, account: Account) -> StatisticsGame:
        return next(game for game in self._games if game.key == account.question.selection.game)

    def _heading(self) -> str:
        title = self.tr("All games") if self.game is None else self.game.title()
        filters = [self.period, self.coach, *([self.level] if self.level.isVisibleTo(self) else [])]
        return "\n".join([f"{self.title()}: {title}", *(button.accessibleName() for button in filters)])

    def _show_accounts(self) -> None:
        counted = [account for account in self.accounts if account.figures]
        alone = self._story(self.accounts[0]) if len(self.accounts) == 1 else None
        self._content.setContentsMargins(0, 0, BESIDE_BAR if alone else 0, 0)
        self._show_empty(alone, empty=not counted)
        self._show_cards(counted if alone else [])
        self._show_charts(self._charts(counted, alone))
        self._show_below(alone)
        fit_fonts(self.sheet, self.k)
        for card in self.cards:
            card.measure(self.k)
        for panel in self.panels:
            panel.measure(self.k)

    def _charts(self, counted: Sequence[Account], alone: StatisticsGame | None) -> list[Chart]:
        charts: list[Chart] = []
        for account in counted:
            story = self._story(account).story
            found = story.charts(account.figures)
            charts += found if alone else found[: story.overview]
        return charts

    def _show_empty(self, alone: StatisticsGame | None, *, empty: bool) -> None:
        self.empty.setVisible(empty and bool(self.accounts))
        if self._filtered:
            title, button = self.tr("Nothing was counted here"), self.tr("Show everything")
            text = self.tr("No finished game fits the period, the opponents and the coach that you chose.")
        else:
            game = alone or self._games[0]
            title, button = self.tr("Nothing to count yet"), fill(self.tr("Play %1"), game.title())
            text = self.tr("Your first finished game will stand here, and every one after it, as figures and plots.")
        self.empty.show_words(title, text, button, self.k)

    def _show_cards(self, accounts: Sequence[Account]) -> None:
        figures = [each for account in accounts for each in self._story(account).story.figures(account.figures)]
        while len(self.cards) < len(figures):
            card = FigureCard(self.sheet.widget())
            card.review_asked.connect(self.review_asked)
            self.cards.append(card)
        fitting = max(1, int(self._wide // (CARD * self.k)))
        rows = -(-len(figures) // fitting) or 1
        columns = -(-len(figures) // rows) or 1
        for index, card in enumerate(self.cards):
            if index < len(figures):
                card.show_figure(figures[index])
                self._card_grid.addWidget(card, index // columns, index % columns)
            card.setVisible(index < len(figures))
        _even(self._card_grid, columns)

    def _show_charts(self, charts: Sequence[Chart]) -> None:
        while len(self.panels) < len(charts):
            self.panels.append(ChartPanel(self.sheet.widget()))
        columns = 2 if self._wide >= NARROW * self.k else 1
        style = Style(CLOTH, self.look.deck, self._art)
        for index, panel in enumerate(self.panels):
            if index < len(charts):
                panel.show_chart(charts[index], style, self.k)
                self._chart_grid.addWidget(panel, index // columns, index % columns)
            panel.setVisible(index < len(charts))
        _even(self._chart_grid, columns)

    def _show_below(self, alone: StatisticsGame | None) -> None:
        account = self.accounts[0] if alone else None
        if alone is not None and account is not None:
            self.latest.show_games(account.latest, alone.story, self.k)
            self.rules.show_sentences(alone.story.what_counts(), self.k)
            columns = 2 if self._wide >= NARROW * self.k and account.latest else 1
            self._below.addWidget(self.latest, 0, 0)
            self._below.addWidget(self.rules, 0 if columns == 2 else 1, columns - 1)
            _even(self._below, columns)
        self.latest.setVisible(account is not None and bool(account.latest))
        self.rules.setVisible(account is not None)

    @property
    def _wide(self) -> int:
        return self.width() - 2 * self.body.contentsMargins().left()

    def _offer_restoration(self, count: int) -> None:
        self.restore.setVisible(count > 0)

    def _leave_empty(self) -> None:
        """What the button of the empty page says: play, or show everything."""
        if self._filtered:
            self.period.value, self.level.value, self.coach.value = Period.ALL, None, False
            self.ask()
        else:
            self.play_asked.emit((self.game or self._games[0]).key)


def _even(grid: QGridLayout, columns: int) -> None:
    """Columns of one width; those that are not used have none."""
    for column in range(grid.columnCount()):
        grid.setColumnStretch(column, 1 if column < columns else 0)

"""What the statistics page shows of its figures: cards, charts, the latest games, what counts."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from whistdesk.model.statistics import Account
from whistdesk.views.names import fill
from whistdesk.views.statistics.cards import FigureCard, LatestGames, NothingYet, WhatCounts
from whistdesk.views.statistics.panel import ChartPanel
from whistdesk.views.statistics.stage import Chart, Figure, StatisticsGame
from whistdesk.views.theme.sheet import fit_fonts
from whistdesk.views.theme.style import Style

NARROW: Final = 820
"""Width, at 100 %, below which charts stand below each other."""
BESIDE_BAR: Final = 14
"""Room beside the scroll bar, which pages of one game need."""
CARD: Final = 148
"""The least width of a figure's card, at 100 %."""


class Told(NamedTuple):
    """A game with its figures."""

    game: StatisticsGame
    account: Account

    def charts(self, *, alone: bool) -> Sequence[Chart]:
        """All of its charts, or those that stand on the page of all games; none where nothing was counted."""
        if not self.account.figures:
            return ()
        charts = self.game.story.charts(self.account.figures)
        return charts if alone else charts[: self.game.story.overview]

    @property
    def figures(self) -> Sequence[Figure]:
        """Its numbers; none where nothing was counted."""
        return self.game.story.figures(self.account.figures) if self.account.figures else ()


class FigureBoard(QScrollArea):
    """Shows what was counted of one game, or of all."""

    review_asked = Signal(object)
    """The ``Result`` whose game is to be looked back at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        content = QWidget()
        content.setProperty("role", "sheet")
        self.empty, self.latest, self.rules = NothingYet(content), LatestGames(content), WhatCounts(content)
        self.cards, self.panels = list[FigureCard](), list[ChartPanel]()
        self._card_grid, self._chart_grid, self._below = QGridLayout(), QGridLayout(), QGridLayout()
        self._content = QVBoxLayout(content)
        self._content.addWidget(self.empty, 1)
        self._content.addLayout(self._card_grid)
        self._content.addLayout(self._chart_grid, 1)
        self._content.addLayout(self._below)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        self.latest.review_asked.connect(self.review_asked)

    def show_told(self, told: Sequence[Told], style: Style, k: float, width: int, *, filtered: bool) -> None:
        """Show these figures; ``width`` is that of the page, ``filtered`` whether anything was left out of them."""
        alone = told[0] if len(told) == 1 else None
        columns = 2 if width >= NARROW * k else 1
        self._content.setContentsMargins(0, 0, BESIDE_BAR if alone else 0, 0)
        for layout in (self._content, self._card_grid, self._chart_grid, self._below):
            layout.setSpacing(round(14 * k))
        self._show_empty(told, k, filtered=filtered)
        self._show_cards(alone.figures if alone else (), max(1, int(width // (CARD * k))))
        charts = [chart for each in told for chart in each.charts(alone=alone is not None)]
        self._show_charts(charts, style, k, columns)
        self._show_below(alone, k, columns)
        self._measure(k)

    def _measure(self, k: float) -> None:
        fit_fonts(self, k)
        for card in self.cards:
            card.measure(k)
        for panel in self.panels:
            panel.measure(k)

    def _show_empty(self, told: Sequence[Told], k: float, *, filtered: bool) -> None:
        self.empty.setVisible(bool(told) and not any(each.account.figures for each in told))
        if not told:
            return
        if filtered:
            title, button = self.tr("Nothing was counted here"), self.tr("Show everything")
            text = self.tr("No finished game fits the period, the opponents and the coach that you chose.")
        else:
            title, button = self.tr("Nothing to count yet"), fill(self.tr("Play %1"), told[0].game.title())
            text = self.tr("Your first finished game will stand here, and every one after it, as figures and plots.")
        self.empty.show_words(title, text, button, k)

    def _show_cards(self, figures: Sequence[Figure], fitting: int) -> None:
        while len(self.cards) < len(figures):
            card = FigureCard(self.widget())
            card.review_asked.connect(self.review_asked)
            self.cards.append(card)
        rows = -(-len(figures) // fitting) or 1
        columns = -(-len(figures) // rows) or 1
        for index, card in enumerate(self.cards):
            if index < len(figures):
                card.show_figure(figures[index])
                self._card_grid.addWidget(card, index // columns, index % columns)
            card.setVisible(index < len(figures))
        _even(self._card_grid, columns)

    def _show_charts(self, charts: Sequence[Chart], style: Style, k: float, columns: int) -> None:
        while len(self.panels) < len(charts):
            self.panels.append(ChartPanel(self.widget()))
        for index, panel in enumerate(self.panels):
            if index < len(charts):
                panel.show_chart(charts[index], style, k)
                self._chart_grid.addWidget(panel, index // columns, index % columns)
            panel.setVisible(index < len(charts))
        _even(self._chart_grid, columns)

    def _show_below(self, alone: Told | None, k: float, columns: int) -> None:
        latest = alone.account.latest if alone else ()
        if alone is not None:
            columns = columns if latest else 1
            self.latest.show_games(latest, alone.game.story, k)
            self.rules.show_sentences(alone.game.story.what_counts(), k)
            self._below.addWidget(self.latest, 0, 0)
            self._below.addWidget(self.rules, 0 if columns == 2 else 1, columns - 1)
            _even(self._below, columns)
        self.latest.setVisible(bool(latest))
        self.rules.setVisible(alone is not None)


def _even(grid: QGridLayout, columns: int) -> None:
    """Columns of one width; those that are not used have none."""
    for column in range(grid.columnCount()):
        grid.setColumnStretch(column, 1 if column < columns else 0)

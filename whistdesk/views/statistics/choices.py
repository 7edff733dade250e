"""What the statistics page can be turned to: all games or one, and what is left out of the figures."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QWidget

from whistdesk.archive.result import Selection
from whistdesk.views.label import Label
from whistdesk.views.statistics.filters import FilterButton, Period, coachings, opponents, periods
from whistdesk.views.statistics.stage import StatisticsGame
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.toggle import mark

ONE_ROW: Final = 1150
"""Width, at 100 %, from which on games and filters stand in one row."""


class ChoiceBar(QWidget):
    """The buttons of the games and of the filters; it knows what is chosen."""

    chosen = Signal()
    """Something else is chosen."""

    def __init__(self, games: Sequence[StatisticsGame], parent: QWidget) -> None:
        super().__init__(parent)
        self._games = games
        self.chips = QButtonGroup(self)
        self.period, self.level, self.coach = FilterButton(Period.ALL), FilterButton(None), FilterButton(False)
        self.note = Label()
        self.note.setProperty("role", "note")
        self.note.setWordWrap(True)
        self._grid, self._chip_row, self._filter_row = QGridLayout(self), QHBoxLayout(), QHBoxLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addLayout(self._chip_row, 0, 0, Qt.AlignmentFlag.AlignLeft)
        self._add_chips()
        for button in (self.period, self.level, self.coach):
            button.chosen.connect(self.chosen)
            self._filter_row.addWidget(button)

    def _add_chips(self) -> None:
        for index in range(len(self._games) + 1):
            chip = Button("", self, kind=Kind.QUIET, size=14)
            chip.setCheckable(True)
            self.chips.addButton(chip, index)
            self._chip_row.addWidget(chip)
        mark(self.chips.button(0), True)
        self.chips.idClicked.connect(self.chosen)

    @property
    def game(self) -> StatisticsGame | None:
        """The game that is chosen; None for all."""
        index = self.chips.checkedId()
        return self._games[index - 1] if index > 0 else None

    @property
    def shown(self) -> Sequence[StatisticsGame]:
        """The games whose figures are wanted."""
        return self._games if self.game is None else [self.game]

    @property
    def title(self) -> str:
        """Of the game that is chosen, or what all are called."""
        return self.tr("All games") if self.game is None else self.game.title()

    @property
    def filtered(self) -> bool:
        """Whether anything is left out that counts otherwise."""
        level = None if self.game is None else self.level.value
        return (self.period.value, level, self.coach.value) != (Period.ALL, None, False)

    @property
    def words(self) -> Sequence[str]:
        """What is chosen, filter by filter."""
        levels = self.game is not None and self.game.levels
        filters = [self.period, *([self.level] if levels else []), self.coach]
        return [button.accessibleName() for button in filters]

    def selection(self, game: StatisticsGame, now: datetime) -> Selection:
        """The rows of ``game`` that are wanted; periods end ``now``."""
        level = self.level.value if game.levels and self.game is not None else None
        return Selection(game.key, self.period.value.since(now), level, self.coach.value)

    def turn_to(self, key: str) -> None:
        """Choose the game with this key, or all where there is none; nothing is told."""
        keys = ["", *(game.key for game in self._games)]
        mark(self.chips.button(keys.index(key) if key in keys else 0), True)

    def clear(self) -> None:
        """Leave nothing out any more."""
        self.period.value, self.level.value, self.coach.value = Period.ALL, None, False
        self.chosen.emit()

    def refit(self, k: float, width: int) -> None:
        """Words and measures, for a page that is ``width`` wide."""
        titles = [self.tr("All games"), *(game.title() for game in self._games)]
        for chip, title in zip(self.chips.buttons(), titles, strict=True):
            chip.setText(title)
        self.note.setText(self.tr("Finished games only. Practice and deals that were played before do not count."))
        for layout in (self._chip_row, self._filter_row, self._grid):
            layout.setSpacing(round(8 * k))
        self.name_filters(k)
        self._place(wide=width >= ONE_ROW * k)

    def name_filters(self, k: float) -> None:
        """Offer what there is to be chosen, and say what is."""
        levels = [] if self.game is None else self.game.levels
        self.level.setVisible(bool(levels))
        self.period.offer(self.tr("Period"), periods(), k)
        self.level.offer(self.tr("Opponents"), opponents(levels), k)
        self.coach.offer(self.tr("Coach"), coachings(), k)

    def _place(self, *, wide: bool) -> None:
        """Filters beside the games where there is room, below them otherwise."""
        self._grid.removeItem(self._filter_row)
        self._filter_row.removeWidget(self.note)
        self._filter_row.insertWidget(0 if wide else self._filter_row.count(), self.note, 1)
        self._grid.addLayout(self._filter_row, 0 if wide else 1, 1 if wide else 0)
        self._grid.setColumnStretch(0, 0 if wide else 1)
        self._grid.setColumnStretch(1, 1 if wide else 0)

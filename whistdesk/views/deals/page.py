"""The page "Daily deals": a month of results at the left, the games of the chosen day at the right."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from whistdesk.cards.daily import FIRST_DAY, number_of
from whistdesk.views.deals.month import Mark, Marks, Month, State, mark_words, month_after, month_before, paint_sign
from whistdesk.views.deals.wording import long_date
from whistdesk.views.label import Label, set_tip
from whistdesk.views.names import fill
from whistdesk.views.page import Look, Page
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.tile import GameTile

SIDE: Final = 316
"""The width of what is told of a day, at 100 %."""
SIGN: Final = 18
BUTTON: Final = 84
"""The least width of a button, at 100 %: all three are alike in most languages."""


class Sign(QWidget):
    """The sign of a mark beside a game's name."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._mark = Mark()

    def show_mark(self, mark: Mark, k: float) -> None:
        """Show a mark, with sizes times ``k``."""
        self._mark = mark
        self.setFixedSize(QSize(round(SIGN * k) + 4, round(SIGN * k) + 4))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sign, as on the calendar."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_sign(painter, self._mark, middle, self.width() - 4, self.devicePixelRatioF())
        painter.end()


class GameRow(QFrame):
    """One game of the chosen day: how it stands, and the button that plays it."""

    def __init__(self, tile: GameTile, parent: QWidget) -> None:
        super().__init__(parent)
        self._tile = tile
        self.sign, self.title, self.words = Sign(self), Label(), Label()
        self.title.setProperty("role", "name")
        self.words.setProperty("role", "note")
        self.words.setWordWrap(True)
        self.button = Button("", self, kind=Kind.PANEL, size=14)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self.words)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.sign)
        row.addLayout(column, 1)
        row.addWidget(self.button)

    def show_mark(self, mark: Mark, day: date, k: float) -> None:
        """Show how the day's deal stands."""
        self.sign.show_mark(mark, k)
        self.title.setText(self._tile.title())
        self.words.setText(mark_words(mark))
        self.button.setText(self._word(mark))
        self.button.setAccessibleName(f"{self._tile.title()}, {long_date(day)}: {self._word(mark)}")
        again = mark.state not in {State.OPEN, State.BEGUN}
        set_tip(self.button, self.tr("Practice: its cards have been seen, so it is not counted.") if again else "")

    def _word(self, mark: Mark) -> str:
        if mark.state is State.BEGUN:
            return self.tr("Continue")
        return self.tr("Play") if mark.state is State.OPEN else self.tr("Again")


class DailyPage(Page):
    """Knows no ledger: ``marks`` gives the results of the month of a day, ``today`` the date where the player is."""

    play_asked = Signal(str, object)
    """A game's key and the ``date`` whose deal is to be played, or continued."""

    def __init__(
        self,
        tiles: Mapping[str, GameTile],
        marks: Callable[[date], Marks],
        today: Callable[[], date],
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._tiles, self._marks, self._today = tiles, marks, today
        self.day = today()
        self.month = Month(self._titles(), self)
        self.month.chosen.connect(self.go_to)
        self.month.entered.connect(self._enter)
        self.heading, self.count, self.number, self.note = (Label() for _ in range(4))
        self.before, self.after = (Button("", self, kind=Kind.QUIET, icon=icon) for icon in ("previous", "next"))
        self.now = Button("", self, kind=Kind.QUIET, size=14)
        self.before.clicked.connect(lambda: self.go_to(month_before(self.day)))
        self.after.clicked.connect(lambda: self.go_to(month_after(self.day)))
        self.now.clicked.connect(lambda: self.go_to(self._today()))
        self.rows = {key: GameRow(tile, self) for key, tile in tiles.items()}
        for key, row in self.rows.items():
            row.button.clicked.connect(lambda _=False, key=key: self.play_asked.emit(key, self.day))
        self.date = Label()
        self.body.addLayout(self._build_month(), 1)
        self.side = self._build_side()
        self.body.addWidget(self.side, 1)
        self.setFocusProxy(self.month)
        self.refit()

    def _build_month(self) -> QVBoxLayout:
        self.heading.setProperty("role", "heading")
        head = QHBoxLayout()
        head.setSpacing(4)
        for widget in (self.before, self.heading, self.after):
            head.addWidget(widget)
        head.addStretch(1)
        head.addWidget(self.now)
        column = QVBoxLayout()
        column.setSpacing(10)
        column.addLayout(head)
        column.addWidget(self.month, 1)
        return column

    def _build_side(self) -> QWidget:
        side = QWidget(self)
        side.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        self.date.setProperty("role", "heading")
        for label in (self.date, self.note):
            label.setWordWrap(True)
        for label in (self.number, self.count, self.note):
            label.setProperty("role", "note")
        column.addWidget(self.date)
        column.addWidget(self.number)
        for row in self.rows.values():
            column.addSpacing(8)
            column.addWidget(row)
        column.addStretch(1)
        column.addWidget(self.count)
        column.addWidget(self.note)
        return side

    def title(self) -> str:
        """The title in the user's language."""
        return self.tr("Daily deals")

    def go_to(self, day: date) -> None:
        """Choose a day, or the nearest one that can be played, and give it the keyboard."""
        self.day = min(max(day, FIRST_DAY), self._today())
        self.refresh()
        self.month.button_of(self.day).setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the results as they are now."""
        today, marks = self._today(), self._marks(self.day)
        self.month.titles = self._titles()
        self.month.show_month(self.day, today, marks, self.k)
        month = QLocale().standaloneMonthName(self.day.month, QLocale.FormatType.LongFormat)
        self.heading.setText(f"{month} {self.day.year}")
        self.before.setEnabled((self.day.year, self.day.month) > (FIRST_DAY.year, FIRST_DAY.month))
        self.after.setEnabled((self.day.year, self.day.month) < (today.year, today.month))
        self.now.setEnabled(self.day != today)
        self._show_day(marks)

    def refit(self) -> None:
        """Words, sizes and results."""
        super().refit()
        gap = round(self.room.blend(16, 32, 48))
        self.body.setContentsMargins(gap, round(gap * 0.6), gap, round(gap * 0.7))
        self.body.setSpacing(gap)
        self.side.setMaximumWidth(round(SIDE * self.k))
        self.now.setText(self.tr("Today"))
        for button, words in ((self.before, self.tr("Month before")), (self.after, self.tr("Month after"))):
            set_tip(button, words)
            button.setAccessibleName(words)
        self.note.setText(
            self.tr("Your first game of a day's deal counts and stands here. Earlier days can be played at any time.")
        )
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Results may have come, and a day may have passed."""
        super().showEvent(event)
        self.refresh()

    def _titles(self) -> Sequence[str]:
        return [tile.title() for tile in self._tiles.values()]

    def _show_day(self, marks: Marks) -> None:
        self.date.setText(long_date(self.day))
        self.number.setText(fill(self.tr("Deal %1 of every game"), str(number_of(self.day))))
        shown = marks.get(self.day, (Mark(),) * len(self.rows))
        ready = [mark.state in {State.OPEN, State.BEGUN} for mark in shown]
        next_one = ready.index(True) if any(ready) else -1
        for place, (row, mark) in enumerate(zip(self.rows.values(), shown, strict=True)):
            row.show_mark(mark, self.day, self.k)
            row.button.change_kind(Kind.GOLD if place == next_one else Kind.PANEL)
            row.button.setMinimumWidth(round(BUTTON * self.k))
        counted = [mark.state for day in marks.values() for mark in day]
        played = sum(state in {State.WON, State.LOST, State.EVEN} for state in counted)
        won = counted.count(State.WON)
        self.count.setText(fill(self.tr("This month: %1 played, %2 won"), str(played), str(won)))

    def _enter(self) -> None:
        """From the day to the first of its games that can be played."""
        rows = list(self.rows.values())
        row = next((row for row in rows if row.button.kind is Kind.GOLD), rows[0])
        row.button.setFocus(Qt.FocusReason.TabFocusReason)

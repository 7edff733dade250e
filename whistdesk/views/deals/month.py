"""A month of daily deals: a button for each day, with a sign for each game."""

import calendar
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from whistdesk.cards.daily import FIRST_DAY
from whistdesk.views.deals.wording import long_date
from whistdesk.views.label import set_tip
from whistdesk.views.names import fill
from whistdesk.views.theme.focus import BY_KEYBOARD
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON_INK, GOLD_TEXT, faded
from whistdesk.views.theme.stamps import icon
from whistdesk.views.theme.type import font

WEEKS: Final = 6
"""Rows of days that a month can need."""
USUAL_WEEKS: Final = 5
"""Rows of most months: those that need fewer leave room, so that nothing jumps from one to the next."""
GAP: Final = 4
HEAD: Final = 26
"""The height of the weekdays' names, at 100 %."""
WEEK: Final = timedelta(days=7)
ARROWS: Final[Mapping[Qt.Key, timedelta]] = {
    Qt.Key.Key_Left: timedelta(days=-1),
    Qt.Key.Key_Right: timedelta(days=1),
    Qt.Key.Key_Up: -WEEK,
    Qt.Key.Key_Down: WEEK,
}


class State(Enum):
    """How the daily deal of a day stands in one game."""

    OPEN = "open"
    BEGUN = "begun"
    """It waits to be continued."""
    LEFT = "left"
    """Its cards have been seen, and there is no result that counts."""
    WON = "won"
    LOST = "lost"
    EVEN = "even"
    """Finished, neither won nor lost."""


class Mark(NamedTuple):
    """The daily deal of a day in one game: ``words`` tell the result, ``late`` that it was begun after its day."""

    state: State = State.OPEN
    words: str = ""
    late: bool = False


Marks = Mapping[date, Sequence[Mark]]
"""By day, one mark for each game in the order of the home screen; a day that is missing is open in all."""


def days_of(month: date, first_weekday: int) -> list[date | None]:
    """The days of a month as a calendar shows them, row by row; None where the place is another month's.

    ``first_weekday`` is that of the first column, 1 for Monday to 7 for Sunday.
    """
    blank = (month.replace(day=1).isoweekday() - first_weekday) % 7
    _, count = calendar.monthrange(month.year, month.month)
    days = [month.replace(day=day) for day in range(1, count + 1)]
    return [*[None] * blank, *days, *[None] * (7 * WEEKS - blank - count)]


class DayButton(QAbstractButton):
    """One day: its number, and what became of its deals."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.day: date | None = None
        self._marks: Sequence[Mark] = ()
        self._k, self._today, self._ringed = 1.0, False, False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_day(self, day: date | None, marks: Sequence[Mark], titles: Sequence[str], today: date, k: float) -> None:
        """Show a day, or nothing; ``titles`` are the games' names, in the order of ``marks``."""
        self.day, self._marks, self._k, self._today = day, marks, k, day == today
        self.setVisible(day is not None)
        if day is not None:
            self.setEnabled(FIRST_DAY <= day <= today)
            self.setAccessibleName(self._name(day))
            told = [f"{title}: {mark_words(mark)}" for title, mark in zip(titles, marks, strict=True)]
            locked = self.tr("This day is still to come.") if day > today else self.tr("Daily deals began later.")
            self.setAccessibleDescription(". ".join(told) if self.isEnabled() else locked)
            set_tip(self, "\n".join(told) if self.isEnabled() else locked)
        self.update()

    def _name(self, day: date) -> str:
        return fill(self.tr("%1, today"), long_date(day)) if self._today else long_date(day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The space bar chooses; all other keys are the month's, also the arrows, with which Qt goes astray."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard brought the focus."""
        self._ringed = event.reason() in {*BY_KEYBOARD, Qt.FocusReason.OtherFocusReason}
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tile, the number of the day, and the signs."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_tile(painter, QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
        ink = faded(CREAM, 1 if self.isEnabled() else 0.5)
        painter.setPen(QColor(GOLD_TEXT) if self._today else ink)
        painter.setFont(font(15 * self._k, 600 if self._today else 500, tabular=True))
        inset = round(8 * self._k)
        top = self.rect().adjusted(inset, round(4 * self._k), -inset, 0)
        corner = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(top, int(corner), str(self.day.day if self.day else ""))
        if self.isEnabled():
            self._paint_signs(painter)
        else:
            self._paint_lock(painter)
        painter.end()

    def _paint_tile(self, painter: QPainter, box: QRectF) -> None:
        chosen = self.isChecked()
        fill_in = faded(GOLD, 0.2) if chosen else faded("#FFFFFF", 0.12 if self.underMouse() else 0.06)
        line = (
            QPen(QColor(GOLD), 2) if self._today else QPen(faded(GOLD if chosen else CREAM, 0.8 if chosen else 0.2), 1)
        )
        painter.setPen(line if self.isEnabled() else QPen(faded(CREAM, 0.1), 1))
        painter.setBrush(fill_in if self.isEnabled() else faded("#FFFFFF", 0.02))
        painter.drawRoundedRect(box, 9, 9)
        if self.hasFocus() and self._ringed:
            painter.setPen(QPen(QColor(CREAM), 2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 7, 7)

    def _paint_signs(self, painter: QPainter) -> None:
        size = min(26 * self._k, self.width() / (1.35 * len(self._marks) + 0.6), self.height() / 2.6)
        step = size * 1.35
        left = self.width() / 2 - step * (len(self._marks) - 1) / 2
        middle = self.height() - size * 0.5 - max(self.height() * 0.1, 5)
        for place, mark in enumerate(self._marks):
            paint_sign(painter, mark, QPointF(left + place * step, middle), size, self.devicePixelRatioF())

    def _paint_lock(self, painter: QPainter) -> None:
        if self.day is None or self.day < FIRST_DAY:
            return
        side = min(16 * self._k, self.height() / 3)
        place = QRectF((self.width() - side) / 2, self.height() - side * 1.5, side, side)
        drawn = icon("lock", side, self.devicePixelRatioF(), CREAM)
        painter.setOpacity(0.4)
        painter.drawPixmap(place, drawn, QRectF(drawn.rect()))
        painter.setOpacity(1)


class Month(QWidget):
    """All days of a month; the arrow keys go from day to day, and into the next month."""

    chosen = Signal(object)
    """A day was gone to, by hand or by keys: a ``date``, perhaps of another month."""
    entered = Signal()
    """Enter was pressed on the chosen day."""

    def __init__(self, titles: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.titles = titles
        self.buttons = tuple(DayButton(self) for _ in range(7 * WEEKS))
        for button in self.buttons:
            button.clicked.connect(lambda _=False, button=button: self.chosen.emit(button.day))
        self._k, self._weeks = 1.0, USUAL_WEEKS

    def show_month(self, day: date, today: date, marks: Marks, k: float) -> None:
        """Show the month of ``day``, which is the chosen one."""
        self._k = k
        open_in_all = (Mark(),) * len(self.titles)
        days = days_of(day, QLocale().firstDayOfWeek().value)
        self._weeks = WEEKS if any(days[7 * USUAL_WEEKS :]) else USUAL_WEEKS
        for button, shown in zip(self.buttons, days, strict=True):
            found = marks.get(shown, open_in_all) if shown is not None else open_in_all
            button.show_day(shown, found, self.titles, today, k)
            button.setChecked(shown == day)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if shown == day else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self.button_of(day))
        self._place()
        self.update()

    def button_of(self, day: date) -> DayButton:
        """The button of a day of the month that is shown; StopIteration for another's."""
        return next(button for button in self.buttons if button.day == day)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows from day to day, Page Up and Page Down from month to month, Enter to the games of the day."""
        focused = self.focusWidget()
        now = focused.day if isinstance(focused, DayButton) else None
        if now is None:
            super().keyPressEvent(event)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.entered.emit()
        elif (aim := _aim(Qt.Key(event.key()), now)) is not None:
            self.chosen.emit(aim)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the days in their places."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The names of the weekdays."""
        painter = QPainter(self)
        painter.setFont(font(12 * self._k, 600, 1.2))
        painter.setPen(QColor(GOLD_TEXT))
        first, locale = QLocale().firstDayOfWeek().value, QLocale()
        for column in range(7):
            name = locale.standaloneDayName((first - 1 + column) % 7 + 1, QLocale.FormatType.ShortFormat)
            box = self._cell(column, 0)
            head = QRectF(box.left(), 0, box.width(), HEAD * self._k)
            painter.drawText(head, int(Qt.AlignmentFlag.AlignCenter), name.upper())
        painter.end()

    def _cell(self, column: int, row: int) -> QRectF:
        head = HEAD * self._k
        wide, tall = self.width() / 7, (self.height() - head) / self._weeks
        return QRectF(column * wide, head + row * tall, wide - GAP, tall - GAP)

    def _place(self) -> None:
        for index, button in enumerate(self.buttons):
            button.setGeometry(self._cell(index % 7, index // 7).toRect())


def mark_words(mark: Mark) -> str:
    """How the daily deal of a day stands in one game."""
    known = {
        State.OPEN: QCoreApplication.translate("Month", "Not played yet"),
        State.BEGUN: QCoreApplication.translate("Month", "Begun, to be continued"),
        State.LEFT: QCoreApplication.translate("Month", "Seen before, without a result"),
    }
    if mark.state in known:
        return known[mark.state]
    return fill(QCoreApplication.translate("Month", "%1, played later"), mark.words) if mark.late else mark.words


def paint_sign(painter: QPainter, mark: Mark, middle: QPointF, size: float, ratio: float) -> None:
    """The sign of a mark: won is filled, lost is hollow, and each has a shape of its own."""
    radius = size / 2 - 1
    painter.setPen(QPen(faded(CREAM, 0.4), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match mark.state:
        case State.OPEN:
            painter.drawEllipse(middle, radius * 0.35, radius * 0.35)
        case State.WON:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(GOLD))
            painter.drawEllipse(middle, radius, radius)
            _paint_icon(painter, "check", middle, size * 0.72, ratio, GOLD_BUTTON_INK)
        case State.LOST:
            painter.setPen(QPen(faded(CREAM, 0.85), 1.4))
            painter.drawEllipse(middle, radius, radius)
            _paint_icon(painter, "close", middle, size * 0.6, ratio, CREAM)
        case State.BEGUN:
            painter.setPen(QPen(QColor(GOLD), 1.6))
            painter.drawEllipse(middle, radius, radius)
            painter.setBrush(QColor(GOLD))
            painter.drawPie(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), 90 * 16, 180 * 16)
        case State.EVEN | State.LEFT:
            painter.setPen(QPen(faded(CREAM, 0.85), 2))
            painter.drawLine(middle - QPointF(radius * 0.6, 0), middle + QPointF(radius * 0.6, 0))
            if mark.state is State.EVEN:
                painter.drawEllipse(middle, radius, radius)
    if mark.late:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(CREAM))
        painter.drawEllipse(middle + QPointF(radius * 0.95, -radius * 0.95), size * 0.13, size * 0.13)


def _paint_icon(painter: QPainter, name: str, middle: QPointF, size: float, ratio: float, colour: str) -> None:
    drawn = icon(name, round(size), ratio, colour)
    painter.drawPixmap(QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), drawn, QRectF(drawn.rect()))


def _aim(key: Qt.Key, now: date) -> date | None:
    """The day to which a key leads from ``now``; None for other keys."""
    if key in ARROWS:
        return now + ARROWS[key]
    match key:
        case Qt.Key.Key_PageUp:
            return month_before(now)
        case Qt.Key.Key_PageDown:
            return month_after(now)
        case Qt.Key.Key_Home:
            return now.replace(day=1)
        case Qt.Key.Key_End:
            return month_after(now.replace(day=1)) - timedelta(days=1)
    return None


def month_before(day: date) -> date:
    """The same day a month earlier, or the last one of that month."""
    return _in_month(day, day.replace(day=1) - timedelta(days=1))


def month_after(day: date) -> date:
    """The same day a month later, or the last one of that month."""
    _, count = calendar.monthrange(day.year, day.month)
    return _in_month(day, day.replace(day=count) + timedelta(days=1))


def _in_month(day: date, month: date) -> date:
    _, count = calendar.monthrange(month.year, month.month)
    return month.replace(day=min(day.day, count))

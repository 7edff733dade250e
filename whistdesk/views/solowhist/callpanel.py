"""The panel in which the person calls, and names trumps after an abundance has won."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from whistdesk.cards.card import Suit
from whistdesk.rules.base import Move
from whistdesk.rules.solowhist.moves import Call, NameTrump
from whistdesk.rules.solowhist.settlement import stake
from whistdesk.rules.solowhist.view import SoloView
from whistdesk.views.names import suit_title
from whistdesk.views.solowhist.furniture import line_of
from whistdesk.views.solowhist.staging import solo_view
from whistdesk.views.solowhist.wording import (
    auction_state,
    call_meaning,
    call_title,
    held_count,
    naming_state,
    naming_title,
    stake_words,
    turned_by,
)
from whistdesk.views.table.act import Key, Option, Tap
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.stage import Tableau
from whistdesk.views.table.standing import StandingPanel
from whistdesk.views.theme.palette import CREAM, GOLD, GOLD_BUTTON, GOLD_BUTTON_INK, GOLD_TEXT, INK, faded
from whistdesk.views.theme.style import Style

COLUMNS: Final = 3
_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_BY_KEYBOARD: Final = frozenset(
    (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
)


def spoken_call(call: Call, view: SoloView) -> str:
    """A call with its meaning and its stake, for screen readers."""
    if call is Call.PASS:
        return call_title(call)
    return f"{call_title(call)}: {call_meaning(call, view)}. {stake_words(stake(_bid(call), view.house_rules))}."


def _bid(call: Call) -> Call:
    """The contract that a call leads to."""
    return Call.PROPOSE if call is Call.ACCEPT else call


class Sizes(NamedTuple):
    """Where the rows of the panel stand, in pixels of the panel."""

    column: float
    """Width of the column that shows the turned-up suit; 0 where it stands in the heading."""
    margin: float
    title_y: float
    title: float
    state_y: float
    state: float
    grid_y: float
    cell: float
    """Height of a call's button."""
    row: float
    """Height of the last row."""
    name: float
    meaning: float

    @classmethod
    def of(cls, width: float, height: float, k: float, *, compact: bool) -> "Sizes":
        """The sizes for a panel; text sizes are those at 100 %."""
        if compact:
            # Larger text: the suit goes into the heading, the stake beside the meaning.
            row = 32 * k
            grid_y = 12 + 43 * k
            cell = min((height - grid_y - row - 26) / 2, 64 * k)
            return cls(0, 14, 8, 17, 8 + 23 * k, 13, grid_y, cell, row, 13, 12)
        t = min(max((height / k - 248) / 54, 0), 1)

        def mixed(small: float, normal: float) -> float:
            return small + (normal - small) * t

        return cls(
            mixed(126, 150) * k,
            mixed(16, 24) * k,
            mixed(14, 20) * k,
            mixed(19, 22),
            mixed(40, 51) * k,
            mixed(14, 15),
            mixed(68, 82) * k,
            mixed(58, 72) * k,
            mixed(34, 38) * k,
            mixed(13, 15),
            mixed(12, 13),
        )


class PanelKey(QAbstractButton):
    """A real button of the panel that ``draw`` paints; arrows walk from one to the next."""

    walked = Signal(int, int)
    """An arrow key: columns and rows to go."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.draw: Callable[[Furniture, PanelKey], None] | None = None
        self.act: Tap | Key | None = None
        self.place = (0, 0)
        self.ringed = False
        """Whether the keyboard brought the focus here."""
        self._style: Style | None = None
        self._k = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def restyle(self, style: Style, k: float) -> None:
        """Take the look of the table."""
        self._style, self._k = style, k
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The drawing, and the dashed ring of the keyboard."""
        if self._style is None or self.draw is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.draw(Furniture(painter, self._style, self._k), self)
        if self.hasFocus() and self.ringed:
            pen = painter.pen()
            pen.setColor(CREAM)
            pen.setWidthF(2.2)
            pen.setDashPattern([4, 2.4])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.rect().adjusted(4, 4, -4, -4), 7, 7)
        painter.end()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing: a double click is one click."""
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard is used."""
        self.ringed = event.reason() in _BY_KEYBOARD
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter presses."""
        if way := _ARROWS.get(Qt.Key(event.key())):
            self.walked.emit(*way)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class CallPanel(StandingPanel):
    """Six calls, Pass and the gold button; or the four suits and the gold button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys: list[PanelKey] = []
        self._view: SoloView | None = None
        self._style: Style | None = None
        self._k = 1.0
        self._sizes = Sizes.of(780, 302, 1.0, compact=False)
        self._picked: Move | None = None

    def show_tableau(self, tableau: Tableau, options: Sequence[Option], style: Style) -> None:
        """Show the calls or suits of ``options``, the picked one with a gold rim."""
        self._view, self._style, self._picked = solo_view(tableau.moment), style, tableau.picked
        self._k = tableau.room.font
        compact = tableau.room.text > 1
        self._sizes = Sizes.of(self.width(), self.height(), self._k, compact=compact)
        self._take(len(options) + 1)
        self.setAccessibleName(self._title())
        self.setAccessibleDescription(self._state())
        choices = [option for option in options if option.move is not Call.PASS]
        columns = COLUMNS if len(choices) > len(Suit) else len(choices)
        for n, (key, option) in enumerate(zip(self.keys, choices, strict=False)):
            key.place = (n % columns, n // columns)
            self._show_choice(key, option, self._cell(n, columns, rows=len(choices) // columns))
        rest = [option for option in options if option.move is Call.PASS]
        self._show_last_row(self.keys[len(choices) :], rest, columns, last=len(choices) // columns)
        self.update()

    def focus_first(self) -> None:
        """Give the keyboard to the picked choice, or the first one."""
        picked = next((key for key in self.keys if key.isChecked()), None)
        if first := picked or (self.keys[0] if self.keys else None):
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The panel, its heading, and the suit that was turned up."""
        if self._style is None or self._view is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self._paint(Furniture(painter, self._style, self._k), self._view)
        painter.end()

    def _take(self, count: int) -> None:
        """Have exactly ``count`` buttons."""
        while len(self.keys) < count:
            key = PanelKey(self)
            key.clicked.connect(lambda _=False, key=key: self.acted.emit(key.act))
            key.walked.connect(lambda dx, dy, key=key: self._walk(key, dx, dy))
            self.keys.append(key)
            key.show()
        for key in self.keys[count:]:
            key.hide()
            key.deleteLater()
        del self.keys[count:]

    def _walk(self, start: PanelKey, dx: int, dy: int) -> None:
        column, row = start.place[0] + dx, start.place[1] + dy
        line = [key for key in self.keys if key.place[1] == row and key.isEnabled()]
        if dx:
            line = [key for key in line if key.place[0] == column]
        if line:
            nearest = min(line, key=lambda key: abs(key.place[0] - column))
            nearest.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_choice(self, key: PanelKey, option: Option, at: QRect) -> None:
        view = self._view
        assert view is not None
        move = option.move
        key.act, key.draw = Tap(option.targets[0]), self._face(option)
        key.setCheckable(True)
        key.setChecked(move == self._picked)
        key.setEnabled(True)
        name = _spoken_trump(move, view) if isinstance(move, NameTrump) else spoken_call(Call(str(move)), view)
        state = "" if option.legal else QCoreApplication.translate("Solo", "Too low now.")
        self._place(key, at, f"{name} {state}".rstrip(), f"{name} ({option.keys[0]})")

    def _show_last_row(self, keys: Sequence[PanelKey], rest: Sequence[Option], columns: int, last: int) -> None:
        cells = [self._cell(n, columns, rows=last, in_last_row=True) for n in range(columns)]
        gold = keys[-1]
        gold.place = (columns - 1, last)
        gold.act, gold.draw = Key("Enter"), self._gold_face
        gold.setCheckable(False)
        gold.setEnabled(self._picked is not None)
        confirm = QCoreApplication.translate("Solo", "Confirm")
        self._place(gold, cells[-1] if rest else cells[0].united(cells[-1]), confirm, confirm)
        for key, option in zip(keys[:-1], rest, strict=True):
            self._show_choice(key, option, cells[0].united(cells[-2]))
            key.place = (0, last)

    def _place(self, key: PanelKey, at: QRect, name: str, tip: str) -> None:
        assert self._style is not None
        key.setGeometry(at)
        key.setAccessibleName(name)
        key.setToolTip(tip)
        key.restyle(self._style, self._k)

    def _cell(self, n: int, columns: int, *, rows: int, in_last_row: bool = False) -> QRect:
        s = self._sizes
        left = (s.column + 18 if s.column else s.margin) if columns == COLUMNS else s.margin
        width = (self.width() - s.margin - left - 8 * (columns - 1)) / columns
        x = left + (n % columns) * (width + 8)
        cell = s.cell if rows > 1 else 2 * s.cell + 8
        y = s.grid_y + (n // columns) * (cell + 8)
        if in_last_row:
            y = s.grid_y + rows * (cell + 8) + (2 if s.column == 0 else 4 * self._k)
            return QRect(round(x), round(y), round(width), round(s.row))
        return QRect(round(x), round(y), round(width), round(cell))

    def _title(self) -> str:
        assert self._view is not None
        return naming_title() if self._view.naming_trump else QCoreApplication.translate("Solo", "Your call")

    def _state(self) -> str:
        assert self._view is not None
        return naming_state() if self._view.naming_trump else auction_state(self._view)

    def _paint(self, kit: Furniture, view: SoloView) -> None:
        s = self._sizes
        kit.box(
            0.7,
            0.7,
            self.width() - 1.4,
            self.height() - 1.4,
            18,
            fill=faded(kit.palette.panel, 0.95),
            line=faded(GOLD, 0.55),
            thick=1.4,
        )
        left = s.column + 18 if s.column and not view.naming_trump else s.margin
        room = self.width() - left - s.margin
        heading = kit.text(self._title(), left, s.title_y, s.title, 600, colour=CREAM)
        kit.text(self._state(), left, s.state_y, s.state, 400, colour=CREAM, within=room)
        if view.naming_trump:
            return
        if s.column:
            self._paint_turned(kit, view)
        else:
            self._paint_turned_in_heading(kit, view, room - heading - 24)

    def _paint_turned(self, kit: Furniture, view: SoloView) -> None:
        s, k = self._sizes, self._k
        x, y, room = s.column / 2 + 6, self.height() / 2, s.column - 16
        side = min(76, 60 + (s.column / k - 126) * 0.67) * k
        kit.caps(
            QCoreApplication.translate("Solo", "Turned up"), x, y - side * 0.5 - 38 * k, colour=GOLD_TEXT, within=room
        )
        kit.suit_tile(view.turned.suit, x, y - 10 * k, side)
        line_of(
            kit, suit_title(view.turned.suit), x, y + side * 0.5 + 12 * k, s.name + 2, 600, align="centre", within=room
        )
        line_of(
            kit,
            turned_by(view),
            x,
            y + side * 0.5 + 36 * k,
            s.meaning,
            400,
            colour=faded(CREAM, 0.85),
            align="centre",
            within=room,
        )
        kit.line(s.column, 26 * k, s.column, self.height() - 26 * k, faded(CREAM, 0.18))

    def _paint_turned_in_heading(self, kit: Furniture, view: SoloView, room: float) -> None:
        s, k = self._sizes, self._k
        right, middle = self.width() - s.margin, s.title_y + s.title * k * 0.6
        words = f"{suit_title(view.turned.suit)}, {turned_by(view)}"
        side = 24 * k
        wide = line_of(kit, words, right, middle, 13, 500, align="right", within=room - side - 10)
        kit.suit_tile(view.turned.suit, right - wide - 10 - side / 2, middle, side)

    def _face(self, option: Option) -> Callable[[Furniture, PanelKey], None]:
        """How a call, Pass or a trump suit is painted."""
        move = option.move
        if isinstance(move, NameTrump):
            return lambda kit, key: self._trump_face(kit, key, move.suit)
        if move is Call.PASS:
            return self._pass_face
        return lambda kit, key: self._call_face(kit, key, Call(str(move)), legal=option.legal)

    def _call_face(self, kit: Furniture, key: PanelKey, call: Call, *, legal: bool) -> None:
        view, s, k = self._view, self._sizes, self._k
        assert view is not None
        _key_box(kit, key, dimmed=not legal)
        shade = 1.0 if legal else 0.45
        width, height = key.width(), key.height()
        chips = str(stake(_bid(call), view.house_rules))
        left, room = 11 * k, width - 22 * k
        if s.column:
            line_of(kit, call_title(call), left, height * 0.23, s.name, 600, colour=faded(CREAM, shade), within=room)
            line_of(
                kit,
                call_meaning(call, view),
                left,
                height * 0.51,
                s.meaning,
                400,
                colour=faded(CREAM, 0.9 * shade),
                within=room,
            )
            _chips(kit, chips, left, height * 0.79, s.meaning, shade)
            return
        line_of(kit, call_title(call), left, height * 0.3, s.name, 600, colour=faded(CREAM, shade), within=room)
        stake_room = kit.measure(chips, s.meaning, 600) + 22 * k
        line_of(
            kit,
            call_meaning(call, view),
            left,
            height * 0.7,
            s.meaning,
            400,
            colour=faded(CREAM, 0.9 * shade),
            within=room - stake_room,
        )
        _chips(kit, chips, width - 11 * k - stake_room, height * 0.7, s.meaning, shade)

    def _trump_face(self, kit: Furniture, key: PanelKey, suit: Suit) -> None:
        view, k = self._view, self._k
        assert view is not None
        _key_box(kit, key, dimmed=False)
        x, height = key.width() / 2, key.height()
        kit.suit_tile(suit, x, height * 0.38, min(height * 0.46, key.width() * 0.5))
        line_of(kit, suit_title(suit), x, height * 0.73, 15, 600, align="centre", within=key.width() - 16 * k)
        count = sum(card.suit is suit for card in view.hand)
        line_of(kit, held_count(count), x, height * 0.88, 13, 400, colour=faded(CREAM, 0.9), align="centre")

    def _pass_face(self, kit: Furniture, key: PanelKey) -> None:
        w, h = key.width(), key.height()
        kit.box(1.5, 1.5, w - 3, h - 3, 9, fill="#FFFFFF" if key.underMouse() else CREAM)
        if key.isChecked():
            kit.box(2, 2, w - 4, h - 4, 9, line=GOLD, thick=4)
        line_of(kit, call_title(Call.PASS), w / 2, h / 2, 15, 600, colour=INK, align="centre", within=w - 20)

    def _gold_face(self, kit: Furniture, key: PanelKey) -> None:
        w, h = key.width(), key.height()
        ready = key.isEnabled()
        fill = GOLD_BUTTON if ready else faded("#FFFFFF", 0.04)
        kit.box(1, 1, w - 2, h - 2, 9, fill=fill, line=None if ready else faded("#FFFFFF", 0.14))
        ink = GOLD_BUTTON_INK if ready else faded(CREAM, 0.5)
        label = QCoreApplication.translate("Solo", "Confirm")
        line_of(kit, label, w / 2, h / 2, 15, 600, colour=ink, align="centre", within=w - 20)


def _spoken_trump(move: NameTrump, view: SoloView) -> str:
    return f"{suit_title(move.suit)}, {held_count(sum(card.suit is move.suit for card in view.hand))}"


def _key_box(kit: Furniture, key: PanelKey, *, dimmed: bool) -> None:
    w, h, picked = key.width(), key.height(), key.isChecked()
    strength = 0.03 if dimmed else 0.16 if picked or key.underMouse() else 0.09
    line = GOLD if picked else faded("#FFFFFF", 0.12 if dimmed else 0.28)
    kit.box(1.2, 1.2, w - 2.4, h - 2.4, 10, fill=faded("#FFFFFF", strength), line=line, thick=2.2 if picked else 1)


def _chips(kit: Furniture, chips: str, x: float, y: float, size: float, shade: float) -> None:
    k = kit.k
    kit.painter.setOpacity(max(shade, 0.5))
    kit.chip(x + 8 * k, y, 6.5 * k)
    kit.painter.setOpacity(1)
    line_of(kit, chips, x + 20 * k, y, size, 600, colour=faded(CREAM, shade))

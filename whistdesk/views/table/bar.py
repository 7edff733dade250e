"""The bar at the top: way back, drawn title, deal number, how the game stands, undo, redo, tools, help, menu."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from whistdesk.views.names import fill
from whistdesk.views.table.drawing import text_width
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.places import PlaceLabel
from whistdesk.views.table.pose import Room
from whistdesk.views.table.tableau import Tool
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import GOLD, GOLD_BUTTON, GOLD_BUTTON_INK, faded
from whistdesk.views.theme.stamps import lettered_width
from whistdesk.views.theme.style import Style
from whistdesk.views.theme.toggle import mark
from whistdesk.views.theme.type import SMALLEST
from whistdesk.views.wayout import WayOut

MARGIN: Final = 16
GAP: Final = 6
GROUP_GAP: Final = 12
NUMBER_GAP: Final = 14
"""Between title and number, at 100 %."""
TALL: Final = 16
"""The height of the title, at 100 %."""
LEAST_TITLE: Final = 0.6
"""The share of its size below which a title could not be read."""
LONGEST_NUMBER: Final = 12
"""Letters of a number that are shown; of a longer one the middle is left out."""


def thin_spaced(number: int) -> str:
    """A deal's number with its thousands apart: ``#48 213``."""
    return "#" + f"{number:,}".replace(",", "\N{NARROW NO-BREAK SPACE}")


class Ends(NamedTuple):
    """Where, from the left, the title ends, then the number, then the mark."""

    title: float = 0.0
    number: float = 0.0
    mark: float = 0.0


class Status(NamedTuple):
    """How a game stands, as the bar shows it."""

    middle: str = ""
    can_undo: bool = False
    can_redo: bool = False
    practice: bool = False
    coached: bool = False
    tools: Sequence[Tool] = ()


class Bar(QWidget):
    """Lies over the top of the scene, drawn in the theme's bar colour."""

    left = Signal()
    undone = Signal()
    redone = Signal()
    helped = Signal()
    menu_asked = Signal(QPoint)
    """Where the menu's right upper corner should be, in screen coordinates."""
    deal_asked = Signal(QPoint)
    """The number was pressed: where the left upper corner of its menu should be, in screen coordinates."""
    tool_used = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._deal = "", ""
        self._ends = Ends()
        self._status = Status()
        self._style: Style | None = None
        self._room = Room(1280, 800)
        self._back = self._button("back", Kind.ROUND)
        self._number = self._button("")
        self._number.clicked.connect(self.open_deal_menu)
        self._number.hide()
        self._undo, self._redo = self._button("undo"), self._button("redo")
        self._help, self._menu = self._button("help"), self._button("menu")
        self._way_out = WayOut(self)
        self._way_out.followed.connect(self._arrange)
        self._spoken = PlaceLabel(self)
        self._tools: list[tuple[Tool, Button]] = []
        self._back.clicked.connect(self.left)
        self._undo.clicked.connect(self.undone)
        self._redo.clicked.connect(self.redone)
        self._help.clicked.connect(self.helped)
        self._menu.clicked.connect(self.open_menu)

    def show_words(self, title: str) -> None:
        """The game's name, and all tips, in the language of now."""
        self._title = title
        for button, tip in (
            (self._back, self.tr("Back to the start page (Esc)")),
            (self._undo, self.tr("Undo (Ctrl+Z)")),
            (self._redo, self.tr("Redo (Ctrl+Shift+Z)")),
            (self._help, self.tr("Rules of the game (F1)")),
            (self._menu, self.tr("Menu (F10)")),
        ):
            _explain(button, tip)
        self._name()
        self._lay_left()

    def _name(self) -> None:
        """The words of the bar for screen readers: game, deal, mark, and how it stands."""
        self._number.setToolTip(self.tr("Copy, save or share this deal"))
        self._number.setAccessibleName(fill(self.tr("Deal number %1"), self._deal))
        words = (self._title, self._deal, self._mark(), self._status.middle)
        self._spoken.setAccessibleName(", ".join(word for word in words if word))

    @property
    def tools(self) -> Sequence[Tool]:
        """The tools that there are now, those of the menu included."""
        return self._status.tools

    @property
    def number_box(self) -> QRect | None:
        """Where the number of the deal is; None where the deal has none."""
        return self._number.geometry() if self._deal else None

    @property
    def tools_box(self) -> QRect:
        """Everything from undo to help."""
        return self._undo.geometry().united(self._help.geometry())

    def open_menu(self) -> None:
        """Ask for the menu below its button."""
        corner = self._menu.rect().bottomRight() + QPoint(1, GAP)
        self.menu_asked.emit(self._menu.mapToGlobal(corner))

    def open_deal_menu(self) -> None:
        """Ask for the menu of the deal below its number."""
        self.deal_asked.emit(self._number.mapToGlobal(self._number.rect().bottomLeft() + QPoint(0, GAP)))

    def restyle(self, style: Style, room: Room) -> None:
        """Take colours and measures."""
        self._style, self._room = style, room
        for button in (*self._buttons(), self._way_out):
            button.restyle(style.palette, room.font)
        self.setGeometry(0, 0, round(room.width), round(room.bar))
        self._spoken.setGeometry(self.rect())
        self._spoken.lower()
        self._arrange()

    def show_deal(self, number: int | None) -> None:
        """The number of the deal; None shows none."""
        self._deal = "" if number is None else thin_spaced(number)
        self._number.setText(_short(self._deal))
        self._number.setVisible(number is not None)
        self._name()
        self._lay_left()

    def show_status(self, status: Status) -> None:
        """How the game stands now."""
        self._status = status
        self._undo.setEnabled(status.can_undo)
        self._redo.setEnabled(status.can_redo)
        shown = [tool for tool in status.tools if not tool.in_menu]
        if [_frame(tool) for tool in shown] != [_frame(tool) for tool, _ in self._tools]:
            self._rebuild(shown)
        else:
            self._tools = [(tool, button) for tool, (_, button) in zip(shown, self._tools, strict=True)]
            self._show_tools()
        self.setAccessibleDescription(status.middle)
        self._name()
        self._lay_left()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, title, number, mark and the middle text."""
        if self._style is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        furniture = Furniture(painter, self._style, self._room.font)
        painter.fillRect(self.rect(), faded(self._style.palette.bar, 0.72))
        furniture.line(0, self.height() - 0.5, self.width(), self.height() - 0.5, faded(GOLD, 0.35))
        self._paint_left(furniture)
        self._paint_middle(furniture, self._ends.mark)
        painter.end()

    def _lay_left(self) -> None:
        """Where title, number and mark end: the title gives way where all do not fit, and is left out at last."""
        k, mark = self._room.font, self._mark()
        start = MARGIN + self._back.width() + 16.0
        number = self._number.sizeHint().width() + NUMBER_GAP * k if self._deal else 0.0
        marked = text_width(mark, 12 * k, 700) + 30 * k if mark else 0.0
        most = self._first_tool() - start - number - marked - max(80 * k, self._least_middle() + 44)
        full = lettered_width(self._title, TALL * k)
        title = start + (min(full, most) if most >= LEAST_TITLE * full else 0.0)
        self._ends = Ends(title, title + number, title + number + marked)
        size = self._number.sizeHint()
        self._number.setGeometry(round(title + NUMBER_GAP * k), (self.height() - size.height()) // 2, *size.toTuple())
        self.update()

    def _paint_left(self, furniture: Furniture) -> None:
        """Title and mark; the number between them is a button."""
        k, middle, ends = self._room.font, self.height() / 2, self._ends
        x, tall = MARGIN + self._back.width() + 16.0, TALL * k
        label = furniture.palette.label
        if ends.title > x:
            furniture.title(self._title, x, middle - tall / 2, tall, colour=label, weight=11, within=ends.title - x)
        if ends.mark > ends.number:
            place = (ends.number + 12 * k + ends.mark) / 2
            furniture.tag(self._mark(), place, middle, fill=GOLD_BUTTON, ink=GOLD_BUTTON_INK)

    def _mark(self) -> str:
        """Why the result will not be counted."""
        if self._status.practice:
            return self.tr("Practice")
        return self.tr("Coached") if self._status.coached else ""

    def _paint_middle(self, furniture: Furniture, left: float) -> None:
        right = self._first_tool()
        room = max(right - left - 24, 40)
        words = self._shortened(furniture, room)
        width = furniture.measure(words, 14, 500)
        centre = self.width() / 2
        if centre - width / 2 < left + 20 or centre + width / 2 > right - 20:
            centre = (left + right) / 2
        y = self.height() / 2 - 9 * self._room.font
        furniture.text(words, centre, y, 14, 500, align="centre", within=room)

    def _shortened(self, furniture: Furniture, room: float) -> str:
        """The middle text; where it does not even fit in the smallest type, without its last part."""
        words = self._status.middle
        head, _, _ = words.rpartition("·")
        fits = furniture.measure(words, SMALLEST / self._room.font, 500) <= room
        return words if fits or not head else head.rstrip()

    def _least_middle(self) -> float:
        """The width of the middle text without its last part, in the smallest type."""
        head, _, _ = self._status.middle.rpartition("·")
        return text_width(head.rstrip() or self._status.middle, SMALLEST, 500)

    @property
    def _narrow(self) -> bool:
        """Whether the tools go without their words, so that the middle stays readable: small windows, large text."""
        return self._room.small or self._room.width < 1000 * self._room.font

    def _first_tool(self) -> float:
        return min(button.x() for button in self._buttons()[2:])

    def _buttons(self) -> list[Button]:
        """All of them, from left to right."""
        way_out = [self._way_out] if self._way_out.needed else []
        tools = [button for _, button in self._tools]
        return [self._back, self._number, self._undo, self._redo, *tools, self._help, *way_out, self._menu]

    def _button(self, icon: str, kind: Kind = Kind.QUIET) -> Button:
        button = Button("", self, kind=kind, icon=icon, size=13)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click, Enter still belongs to the table
        return button

    def _rebuild(self, tools: Sequence[Tool]) -> None:
        for _, button in self._tools:
            button.deleteLater()
            button.hide()
        self._tools = []
        for tool in tools:
            button = self._button(tool.icon)
            _explain(button, tool.tip or tool.text)
            button.clicked.connect(lambda _=False, button=button: self._use(button))
            self._tools.append((tool, button))
        self._show_tools()
        if self._style is not None:
            self.restyle(self._style, self._room)

    def _show_tools(self) -> None:
        """Which tools work now, and which are switched on."""
        for tool, button in self._tools:
            button.setEnabled(tool.enabled)
            button.setCheckable(tool.lit is not None)
            mark(button, bool(tool.lit))

    def _use(self, button: Button) -> None:
        tool = next(tool for tool, own in self._tools if own is button)
        mark(button, bool(tool.lit))
        self.tool_used.emit(tool)

    def _arrange(self) -> None:
        self._way_out.refresh()
        side = round(34 * self._room.font)
        top = (self.height() - side) // 2
        self._back.setGeometry(MARGIN, top, side, side)
        x = self.width() - MARGIN
        for button, gap in self._from_the_right():
            width = side if not button.text() else button.sizeHint().width()
            x -= width
            button.setGeometry(x, top, width, side)
            button.show()
            x -= GAP + gap
        self._order_tabs()
        self._lay_left()

    def _from_the_right(self) -> list[tuple[Button, int]]:
        """Buttons with the extra gap to the left of each."""
        for tool, button in self._tools:
            button.setText("" if self._narrow else tool.text)
        tools = [button for _, button in self._tools]
        row: list[tuple[Button, int]] = [(self._menu, 0)]
        row += [(self._way_out, 0)] if self._way_out.needed else []
        row += [(self._help, GROUP_GAP)]
        row += [(button, GROUP_GAP if button is tools[0] else 0) for button in reversed(tools)]
        return [*row, (self._redo, 0), (self._undo, 0)]

    def _order_tabs(self) -> None:
        row = self._buttons()
        for one, two in pairwise(row):
            QWidget.setTabOrder(one, two)


def _short(number: str) -> str:
    """``number`` as the bar has room for it."""
    return number if len(number) <= LONGEST_NUMBER else f"{number[:5]}…{number[-6:]}"


def _frame(tool: Tool) -> tuple[str, ...]:
    """What a tool's button is made for: another one needs another button."""
    return tool.key, tool.icon, tool.text, tool.tip


def _explain(button: Button, tip: str) -> None:
    button.setToolTip(tip)
    button.setAccessibleName(tip)

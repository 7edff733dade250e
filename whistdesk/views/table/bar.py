"""The bar at the top: way back, drawn title, deal number, how the game stands, undo, redo, tools, help, menu."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from whistdesk.views.label import set_tip
from whistdesk.views.names import fill
from whistdesk.views.numbers import thin_spaced
from whistdesk.views.table.furniture import Furniture
from whistdesk.views.table.inscription import Ends, Inscription, Span
from whistdesk.views.table.places import PlaceLabel
from whistdesk.views.table.room import Room
from whistdesk.views.table.tableau import Tool
from whistdesk.views.table.toolrow import ToolRow, bar_button, explain
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import GOLD, faded
from whistdesk.views.theme.style import Style
from whistdesk.views.wayout import WayOut

MARGIN: Final = 16
GAP: Final = 6
GROUP_GAP: Final = 12
NUMBER_GAP: Final = 14
"""Between title and number, at 100 %."""
LONGEST_NUMBER: Final = 12
"""Letters of a number that are shown; of a longer one the middle is left out."""


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
        self._inscription, self._ends = Inscription(), Ends()
        self._status = Status()
        self._style: Style | None = None
        self._room = Room(1280, 800)
        self._back = bar_button(self, "back", Kind.ROUND)
        self._number = bar_button(self, "")
        self._number.clicked.connect(self.open_deal_menu)
        self._number.hide()
        self._undo, self._redo = bar_button(self, "undo"), bar_button(self, "redo")
        self._help, self._menu = bar_button(self, "help"), bar_button(self, "menu")
        self._way_out = WayOut(self)
        self._way_out.followed.connect(self._arrange)
        self._spoken = PlaceLabel(self)
        self._tools = ToolRow(self)
        self._tools.used.connect(self.tool_used)
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
            explain(button, tip)
        self._write()

    def _write(self) -> None:
        """The words of the bar: game, deal, mark, and how it stands."""
        set_tip(self._number, self.tr("Copy, save or share this deal"))
        self._number.setAccessibleName(fill(self.tr("Deal number %1"), self._deal))
        self._inscription = Inscription(self._title, self._deal, self._mark(), self._status.middle)
        self._spoken.setAccessibleName(self._inscription.spoken)
        self._lay_inscription()

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
        self._write()

    def show_status(self, status: Status) -> None:
        """How the game stands now."""
        self._status = status
        self._undo.setEnabled(status.can_undo)
        self._redo.setEnabled(status.can_redo)
        if self._tools.show_tools(status.tools) and self._style is not None:
            self.restyle(self._style, self._room)
        self.setAccessibleDescription(status.middle)
        self._write()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, title, number, mark and the middle text."""
        if self._style is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        furniture = Furniture(painter, self._style, self._room.font)
        painter.fillRect(self.rect(), faded(self._style.palette.bar, 0.72))
        furniture.line(0, self.height() - 0.5, self.width(), self.height() - 0.5, faded(GOLD, 0.35))
        self._inscription.paint(furniture, self._span, self._ends)
        painter.end()

    @property
    def _span(self) -> Span:
        start, end = MARGIN + self._back.width() + 16.0, min(button.x() for button in self._buttons()[2:])
        return Span(start, end, self.width(), self.height(), self._room.font)

    def _lay_inscription(self) -> None:
        """Find the places of all words, and put the button with the number between title and mark."""
        gap, size = NUMBER_GAP * self._room.font, self._number.sizeHint()
        self._ends = self._inscription.ends(self._span, size.width() + gap if self._deal else 0.0)
        self._number.setGeometry(round(self._ends.title + gap), (self.height() - size.height()) // 2, *size.toTuple())
        self.update()

    def _mark(self) -> str:
        """Why the result will not be counted."""
        if self._status.practice:
            return self.tr("Practice")
        return self.tr("Coached") if self._status.coached else ""

    @property
    def _narrow(self) -> bool:
        """Whether the tools go without their words, so that the middle stays readable: small windows, large text."""
        return self._room.small or self._room.width < 1000 * self._room.font

    def _buttons(self) -> list[Button]:
        """All of them, from left to right."""
        way_out = [self._way_out] if self._way_out.needed else []
        return [
            self._back,
            self._number,
            self._undo,
            self._redo,
            *self._tools.buttons,
            self._help,
            *way_out,
            self._menu,
        ]

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
        for one, two in pairwise(self._buttons()):
            QWidget.setTabOrder(one, two)
        self._lay_inscription()

    def _from_the_right(self) -> list[tuple[Button, int]]:
        """Buttons with the extra gap to the left of each."""
        self._tools.show_words(wordless=self._narrow)
        tools = self._tools.buttons
        row: list[tuple[Button, int]] = [(self._menu, 0)]
        row += [(self._way_out, 0)] if self._way_out.needed else []
        row += [(self._help, GROUP_GAP)]
        row += [(button, GROUP_GAP if button is tools[0] else 0) for button in reversed(tools)]
        return [*row, (self._redo, 0), (self._undo, 0)]


def _short(number: str) -> str:
    """``number`` as the bar has room for it."""
    return number if len(number) <= LONGEST_NUMBER else f"{number[:5]}…{number[-6:]}"

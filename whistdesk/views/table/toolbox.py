"""The tools of a game on the table: which there are, what each does, and the menu that holds them all."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from whistdesk.model.session import Session
from whistdesk.views.table.coaching import Coaching
from whistdesk.views.table.display import Display
from whistdesk.views.table.menu import FINISH, LOG, PICTURE, REVIEW, build_menu, finish_tool, looking_back
from whistdesk.views.table.stage import GameTable
from whistdesk.views.table.tableau import Tableau, Tool
from whistdesk.views.table.written import WrittenLog
from whistdesk.views.theme.sheet import fit


class Toolbox(QObject):
    """Hint and coach, the game's own tools, and those that every game has."""

    acted = Signal(object)
    """A tool means an ``Act``."""
    panel_asked = Signal(object)
    """A tool shows a ``Panel``."""
    review_asked = Signal()
    picture_asked = Signal()

    def __init__(
        self, session: Session, game_table: GameTable, display: Display, coaching: Coaching | None, screen: QWidget
    ) -> None:
        super().__init__(screen)
        self._session, self._game_table, self._display = session, game_table, display
        self._coaching, self._screen = coaching, screen
        self.text = 1.0
        """The text size of menu and log, as a factor."""

    def tools(self, tableau: Tableau) -> Sequence[Tool]:
        """The tools that there are at ``tableau``."""
        advising = self._coaching.tools() if self._coaching else ()
        finishing = (finish_tool(),) if self._session.can_finish else ()
        looking = looking_back(reviewable=self._session.retrospect.possible)
        return *advising, *self._game_table.tools(tableau), *finishing, *looking

    def use(self, tool: Tool) -> None:
        """Press a tool of the bar or of the menu."""
        if self._coaching is not None and self._coaching.use(tool):
            return
        common = {
            FINISH: self._session.finish,
            REVIEW: self.review_asked.emit,
            LOG: self.show_log,
            PICTURE: self.picture_asked.emit,
        }
        if tool.key in common:
            common[tool.key]()
        elif tool.act is not None:
            self.acted.emit(tool.act)
        else:
            self.panel_asked.emit(self._game_table.tool_panel(tool.key, self._display.tableau))

    def press(self, letter: str) -> bool:
        """Press the tool with this key; False where none has it now."""
        tool = next((tool for tool in self._display.bar.tools if tool.letter == letter and tool.enabled), None)
        if tool is not None:
            self.use(tool)
        return tool is not None

    def show_log(self) -> None:
        """Show what has happened in words, beside the game."""
        shown = next((log for log in self._logs() if log.isVisible()), None)
        log = shown or WrittenLog(self._session, self._game_table, self._screen, self.text).dressed()
        log.show()
        log.activateWindow()

    def open_menu(self, where: QPoint) -> None:
        """Open the menu with its right upper corner there, in screen coordinates."""
        menu = build_menu(self._screen, self.tools(self._display.tableau), self.use, self._session)
        fit(menu, self.text)
        menu.popup(where - QPoint(menu.sizeHint().width(), 0))

    def close(self) -> None:
        """Put away what stands beside the game."""
        for log in self._logs():
            log.close()

    def _logs(self) -> list[WrittenLog]:
        return self._screen.findChildren(WrittenLog)

"""The table screen: one game being played, with everything that is alike in all games."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from whistdesk.model.session import Session
from whistdesk.views.table.act import Act, Drop, Key, Tap
from whistdesk.views.table.coaching import Adviser, Coaching
from whistdesk.views.table.course import Course
from whistdesk.views.table.display import Display
from whistdesk.views.table.play import Play
from whistdesk.views.table.room import Room
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.table.stage import GameTable
from whistdesk.views.table.tableau import Choice
from whistdesk.views.table.toolbox import Toolbox
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.button import ARROWS
from whistdesk.views.theme.style import Style

QUIET_MS: Final = 120
"""A resize is over when nothing has come for so long: then cards and felt are drawn sharp again."""
FIRST_PICTURES_MS: Final = 300
"""How long the table may wait for its cards, so that it never opens with blank ones."""
TELL: Final = "T"
"""The key that has a screen reader say how the table stands."""
OF_MENUS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With these a letter belongs to menus and to the system, never to the game."""


class TableScreen(QWidget):
    """Plays a session at a game's table. It fills whatever window it is put into.

    Actions that are added to the screen (``addAction``) appear in its menu, and their shortcuts work.
    """

    left = Signal()
    """Back to the start page."""
    new_deal_asked = Signal()
    same_deal_asked = Signal()
    rules_asked = Signal()
    deal_menu_asked = Signal(QPoint)
    """The menu of the deal, with its left upper corner there, in screen coordinates."""
    review_asked = Signal()
    undo_asked = Signal()
    """An undo that would mark the game as practice for the first time: ask, then call ``session.undo``."""
    busy_changed = Signal(bool)
    """``busy`` has changed: while it is False, the computer's seats may go on."""
    said = Signal(str)
    """A sentence for the log of the table."""

    def __init__(
        self,
        session: Session,
        game_table: GameTable,
        settings: TableSettings,
        art: Art,
        adviser: Adviser | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Without an adviser there is neither hint nor coach."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.session, self._game_table, self._settings, self._art = session, game_table, settings, art
        self.display = Display(game_table, self._style(), self)
        self.play = Play(session, game_table, self.display.scene, settings, self)
        self.coaching = Coaching(adviser, game_table, self) if adviser else None
        self.toolbox = Toolbox(session, game_table, self.display, self.coaching, self)
        advice = self.coaching.advice if self.coaching else lambda: None
        self.course = Course(session, game_table, self.display, self.play, self.toolbox.tools, advice, self)
        self.display.bar.show_deal(session.setup.number)
        self.setAccessibleName(game_table.title)
        self._quiet = QTimer(self, singleShot=True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self.display.sharpen)
        art.drawn.connect(self.display.take_pictures)
        self._told_busy = True
        self._follow_player()
        self._follow_bar_and_tools()
        for keys, do in (("Ctrl+Z", self.undo), ("Ctrl+Shift+Z", session.redo), ("Ctrl+Y", session.redo)):
            QShortcut(QKeySequence(keys), self, do, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _follow_player(self) -> None:
        display = self.display
        display.view.pressed.connect(self.course.skip)
        display.view.tapped.connect(lambda target: self.act(Tap(target)))
        display.view.dropped.connect(lambda tile, areas: self.act(Drop(tile, areas)))
        display.view.hovered.connect(display.marks.hover)
        display.targets.pressed.connect(lambda target: self.act(Tap(target)))
        display.targets.focused.connect(display.marks.focus)
        display.curtain.chosen.connect(self._choose)
        display.why.clicked.connect(self.rules_asked)
        display.why.held.connect(self.play.hold_refusal)
        self.play.acted.connect(display.view.spend)
        self.course.busy_changed.connect(self._tell_busy)
        self.course.log.said.connect(self.said)
        if self.coaching is not None:
            self.coaching.changed.connect(self.course.refresh)
            self.coaching.switched.connect(lambda _: self._resettle(sharpen=True))
        if display.standing is not None:
            display.standing.acted.connect(self._act_on_standing)

    def _follow_bar_and_tools(self) -> None:
        bar, toolbox = self.display.bar, self.toolbox
        bar.left.connect(self.left)
        bar.undone.connect(self.undo)
        bar.redone.connect(self.session.redo)
        bar.helped.connect(self.rules_asked)
        bar.menu_asked.connect(toolbox.open_menu)
        bar.deal_asked.connect(self.deal_menu_asked)
        bar.tool_used.connect(toolbox.use)
        toolbox.acted.connect(self.act)
        toolbox.panel_asked.connect(self.course.show_panel)
        toolbox.review_asked.connect(self.review_asked)

    @property
    def busy(self) -> bool:
        """Whether cards are on their way, a panel waits, or another page covers the table."""
        return self.course.busy or not self.isVisible()

    def change_settings(self, settings: TableSettings) -> None:
        """Take other wishes at once, in the middle of a game."""
        if settings != self._settings:
            self._settings = settings
            self._resettle(sharpen=True)

    def undo(self) -> None:
        """Take the last action back, or ask first where that would mark the game as practice."""
        if self.session.undo_needs_word():
            self.undo_asked.emit()
        else:
            self.session.undo()

    def act(self, act: Act) -> None:
        """Do what ``act`` means; whatever moves is brought to its end first."""
        self.course.performance.finish()
        if not self.course.busy:
            self.play.act(act)
            self.display.marks.apply()

    def _act_on_standing(self, act: Act) -> None:
        assert self.display.standing is not None
        self.display.view.spend_on(self.display.standing.geometry())
        self.act(act)

    def close_table(self) -> None:
        """Stop everything and let go of the session; the screen must not be used afterwards."""
        self.toolbox.close()
        self._quiet.stop()
        self._art.drawn.disconnect(self.display.take_pictures)
        self.course.close()
        self.display.close()

    def _choose(self, does: Choice | Act) -> None:
        """A panel's button was pressed."""
        if does is Choice.REVIEW:
            self.review_asked.emit()
            return
        self.display.view.spend_on(self.display.curtain.row)
        self.display.curtain.lower_panel()
        self.setFocus()
        self.course.performance.go_on()
        match does:
            case Choice.GO_ON:
                pass
            case Choice.HOME:
                self.left.emit()
            case Choice.NEW_DEAL:
                self.new_deal_asked.emit()
            case Choice.SAME_DEAL:
                self.same_deal_asked.emit()
            case _:
                self.act(does)

    def _style(self) -> Style:
        palette = self._settings.palette(self._game_table.theme)
        return Style(palette, self._settings.deck(palette), self._art)

    def _room(self) -> Room:
        wishes = self._settings
        large, arc = self._style().deck.large, not wishes.reduced_motion
        odds = self.coaching is not None and self.coaching.watching
        width, height = max(self.width(), 1), max(self.height(), 1)
        return Room(width, height, wishes.text, wishes.mirrored, large, arc, odds, wishes.order)

    def _resettle(self, *, sharpen: bool) -> None:
        """Look, size or density have changed."""
        if self.course.opened:
            self._restyle(sharpen=sharpen)
            self.course.resettle(sharpen=sharpen)

    def _restyle(self, *, sharpen: bool) -> None:
        room = self._room()
        self.toolbox.text = self._settings.text
        self.course.restyle(room, self._settings)
        self.display.restyle(self._style(), room, self._settings, sharpen=sharpen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no button has taken: Esc, Enter, arrows, and the game's own."""
        key = Qt.Key(event.key())
        if event.isAutoRepeat():
            return
        if key == Qt.Key.Key_Escape:
            self._escape(event)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.act(Key("Enter"))
        elif key == Qt.Key.Key_Space:
            self.course.skip()
        elif key in ARROWS:
            self.display.enter()
        elif event.text().strip() and not event.modifiers() & OF_MENUS:
            self._type(event.text().upper())
        else:
            super().keyPressEvent(event)

    def _type(self, letter: str) -> None:
        """A letter or figure that means a move, otherwise one that presses a tool."""
        means_move = any(letter in option.keys for option in self.play.options)
        if not means_move and self.toolbox.press(letter):
            return
        if letter == TELL and not means_move:
            self.course.prompter.tell_table()
        else:
            self.act(Key(letter))

    def _escape(self, event: QKeyEvent) -> None:
        """Lay the pick down; with nothing picked, let the window leave full screen, or go back."""
        if self.play.picked is not None:
            self.play.pick(None)
        elif self.window().isFullScreen():
            super().keyPressEvent(event)
        else:
            self.left.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """The game begins when it is seen."""
        super().showEvent(event)
        if not self.course.opened:
            self._restyle(sharpen=True)
            self.course.open()
            self._art.wait(FIRST_PICTURES_MS)
        self.display.view.spend_on(self.rect())  # a double click on what led here must not skip the deal
        self.setFocus()
        self._tell_busy()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: whatever moves is at its end, and the computer's seats wait."""
        super().hideEvent(event)
        self.display.scene.driver.finish()
        self._tell_busy()

    def _tell_busy(self) -> None:
        if self.busy != self._told_busy:
            self._told_busy = self.busy
            self.busy_changed.emit(self.busy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew; pictures follow when the window is quiet."""
        super().resizeEvent(event)
        if self.course.opened:
            self._resettle(sharpen=False)
            self._quiet.start()

    def event(self, event: QEvent) -> bool:
        """The window has come to a screen of another density, or the language has changed."""
        if event.type() in {QEvent.Type.DevicePixelRatioChange, QEvent.Type.LanguageChange}:
            self._resettle(sharpen=True)
        return super().event(event)

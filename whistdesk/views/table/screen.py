"""The table screen: one game being played, with everything that is alike in all games."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from whistdesk.model.moment import Moment, Passage
from whistdesk.model.session import Session
from whistdesk.rules.base import Move, Refusal
from whistdesk.rules.table import Event, Table, Tile
from whistdesk.views.table.act import Act, Drop, Key, Option, PickMove, PlayMove, Tap, interpret
from whistdesk.views.table.bar import Bar
from whistdesk.views.table.carditem import Rim
from whistdesk.views.table.curtain import Curtain
from whistdesk.views.table.performance import Performance, Phase
from whistdesk.views.table.pose import Room, Target
from whistdesk.views.table.prompt import Prompt
from whistdesk.views.table.scene import TableScene
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.table.spoken import announce
from whistdesk.views.table.stage import Beat, Choice, GameTable, Panel, Tableau, Tool
from whistdesk.views.table.targets import TargetButtons
from whistdesk.views.table.view import TableView
from whistdesk.views.theme.art import Art
from whistdesk.views.theme.felt import felt
from whistdesk.views.theme.style import Style

QUIET_MS: Final = 120
"""A resize is over when nothing has come for so long: then cards and felt are drawn sharp again."""
REFUSAL_MS: Final = 5000
"""How long a refusal stays in the prompt, if nothing else happens."""


class TableScreen(QWidget):
    """Plays a session at a game's table. It fills whatever window it is put into.

    Actions that are added to the screen (``addAction``) appear in its menu, and their shortcuts work.
    """

    left = Signal()
    """Back to the start page."""
    new_deal_asked = Signal()
    same_deal_asked = Signal()
    rules_asked = Signal()
    undo_asked = Signal()
    """An undo that would mark the game as practice for the first time: ask, then call ``session.undo``."""
    busy_changed = Signal(bool)
    """False when nothing moves and no panel waits: the computer's seats may go on."""
    said = Signal(str)
    """A sentence for the log of the table."""

    def __init__(
        self, session: Session, game_table: GameTable, settings: TableSettings, art: Art, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.session, self.game_table, self.settings = session, game_table, settings
        self._art = art
        self._picked: Move | None = None
        self._refusal = ""
        self._tableau: Tableau | None = None
        self._options: Sequence[Option] = ()
        self._opened = False
        self._focused: Target | None = None
        self._build()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _build(self) -> None:
        """All parts, from below to above."""
        self.scene = TableScene(self._style(), self)
        self.view = TableView(self.scene, self)
        self.prompt = Prompt(self)
        self.standing = self.game_table.standing_panel(self)
        self.bar = Bar(self.game_table.title, self)
        self.curtain = Curtain(self.scene.driver, self)
        self.targets = TargetButtons(self)
        self.performance = Performance(self.scene.driver, self._begin_beat, self)
        self.performance.settings = self.settings
        self._quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self._refusing = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self.bar.show_deal(self.session.setup.number)

    def _connect(self) -> None:
        self.session.stepped.connect(self._perform)
        self.session.rewound.connect(self._rewind)
        self.session.turn_changed.connect(self._refresh)
        self.session.practice_marked.connect(self._refresh)
        self.performance.rested.connect(self._rest)
        self.performance.panel_raised.connect(self._raise_panel_of)
        self.view.pressed.connect(self._skip)
        self.view.tapped.connect(lambda target: self.act(Tap(target)))
        self.view.dropped.connect(self._drop)
        self.view.hovered.connect(self._hover)
        self.targets.pressed.connect(self._press_target)
        self.targets.focused.connect(self._focus)
        self.curtain.chosen.connect(self._choose)
        self.bar.left.connect(self.left)
        self.bar.undone.connect(self.undo)
        self.bar.redone.connect(self.redo)
        self.bar.helped.connect(self.rules_asked)
        self.bar.menu_asked.connect(self._open_menu)
        self.bar.tool_used.connect(self._use)
        self._quiet.timeout.connect(self._sharpen)
        self._refusing.timeout.connect(self._forget_refusal)
        self._art.drawn.connect(self._take_pictures)
        if self.standing is not None:
            self.standing.acted.connect(self.act)

    # What others ask of the screen

    @property
    def busy(self) -> bool:
        """Whether cards are on their way or a panel waits."""
        return self.performance.phase is not Phase.RESTING

    def change_settings(self, settings: TableSettings) -> None:
        """Take other wishes at once, in the middle of a game."""
        self.settings = self.performance.settings = settings
        self._resettle(sharpen=True)

    def undo(self) -> None:
        """Take the last action back, or ask first where that would mark the game as practice."""
        if self.session.undo_needs_word():
            self.undo_asked.emit()
        else:
            self.session.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.session.redo()

    def act(self, act: Act) -> None:
        """Do what an act means now: play, pick, or say why not."""
        if self.busy:
            self.performance.finish()
        if self.busy:
            return
        intent = interpret(self._options, act, self._picked, immediate=self.settings.immediate)
        match intent:
            case PlayMove(move):
                self._play(move, act)
            case PickMove(move):
                self.view.spend()
                self._pick(move)
            case None if isinstance(act, Drop):
                self.scene.send_home(act.tile, self.settings)
            case _:
                pass

    def show_panel(self, panel: Panel) -> None:
        """Show a panel that is not part of the performance."""
        self._raise(panel)

    def close_table(self) -> None:
        """Stop everything and let go of the session; the screen must not be used afterwards."""
        self.performance.drop()
        self._quiet.stop()
        self._refusing.stop()
        self.session.disconnect(self)
        self._art.disconnect(self)
        self.scene.clear_table()
        self.view.setScene(None)

    # The course of the game

    def _open(self) -> None:
        """Show the first picture: a new game is dealt, a game in progress simply lies there."""
        self._opened = True
        moment, opening = self.session.moment, self.session.opening
        self._restyle()
        if self.session.ply == 0 and opening and not self.session.over:
            table = moment.table
            for event in reversed(opening):
                table = table.after(event.inverse())
            self._announce(opening, moment)
            self._start_performance(self.game_table.beats(Moment(moment.view, table), opening, moment), table)
            return
        self._rest()
        if self.session.over:
            self._raise(self.game_table.panel(None, self._shown()))

    def _start_performance(self, beats: Sequence[Beat], table: Table) -> None:
        """Perform, beginning with what lies on the table now."""
        if self.scene.layout_now.poses or not beats:
            self._begin(beats)
            return
        before = beats[0]._replace(table=table)
        self.scene.show_layout(self._tableau_at(before).layout)
        self._begin(beats)

    def _begin(self, beats: Sequence[Beat]) -> None:
        was_busy = self.busy
        self.performance.perform(beats)
        if not was_busy and self.busy:
            self.busy_changed.emit(True)

    def _perform(self, passage: Passage) -> None:
        self._picked = None
        self._forget_refusal()
        self.view.let_go()
        self._announce(passage.events, passage.after)
        if self._opened:
            self._begin(self.game_table.beats(passage.before, passage.events, passage.after))

    def _rewind(self, moment: Moment) -> None:
        del moment
        self._picked = None
        self.view.let_go()
        self.performance.drop()
        self.curtain.lower_panel()
        self._forget_refusal()
        if self._opened:
            self._show(self._tableau_at(None))
            self.scene.show_layout(self._shown().layout)
            self.busy_changed.emit(False)

    def _begin_beat(self, beat: Beat) -> None:
        self._show(self._tableau_at(beat))
        self.scene.fly_to(self._shown().layout, beat.motion, self.settings)

    def _rest(self) -> None:
        self._show(self._tableau_at(None))
        self.scene.fly_to(self._shown().layout, "play", self.settings)
        self.busy_changed.emit(False)

    def _refresh(self) -> None:
        """Words and options only: no card has moved."""
        if self._opened and not self.busy:
            self._show(self._tableau_at(None))

    # What the player does

    def _skip(self) -> None:
        """A press ends what moves, and then acts on what lies there."""
        if self.busy:
            self.view.spend()
            self.performance.finish()
        self.scene.driver.finish()

    def _press_target(self, target: Target) -> None:
        """A button over a card or an area: as a click there."""
        self.act(Tap(target))

    def _drop(self, tile: Tile, areas: tuple[str, ...]) -> None:
        self.scene.mark(tile, Rim.NONE)
        self.act(Drop(tile, areas))

    def _play(self, move: Move, act: Act) -> None:
        refusal = self.session.refusal(move)
        self.view.spend()
        if refusal is not None:
            self._refuse(refusal, act)
            return
        self.scene.unmark()
        self.session.play(move)

    def _pick(self, move: Move | None) -> None:
        self._picked = move
        self._forget_refusal()
        self._show(self._tableau_at(None))
        self.scene.fly_to(self._shown().layout, "play", self.settings)
        self._mark_picked()

    def _refuse(self, refusal: Refusal, act: Act) -> None:
        self._refusal = self.game_table.refused(refusal)
        self._refusing.start()
        self._show_prompt()
        self._say(self._refusal)
        tile = act.tile if isinstance(act, Drop) else act.target if isinstance(act, Tap) else None
        if not isinstance(tile, Tile):
            return
        if isinstance(act, Drop):
            self.scene.send_home(tile, self.settings)
        elif not self.settings.reduced_motion:
            self.scene.shake(tile)

    def _hover(self, target: Target | None) -> None:
        keep = set(self._picked_tiles())
        if isinstance(target, Tile) and target not in keep:
            self.scene.mark(target, Rim.HOVERED, focused=target == self._focused)
            keep.add(target)
        if isinstance(self._focused, Tile):
            keep.add(self._focused)
        self.scene.unmark(keep)

    def _focus(self, target: Target | None) -> None:
        """The keyboard's focus has moved to a card or an area."""
        self._focused = target
        picked = self._picked_tiles()
        self.scene.unmark(picked)
        if isinstance(target, Tile):
            self.scene.mark(target, Rim.PICKED if target in picked else Rim.NONE, focused=True)
        self.scene.ring(target if isinstance(target, str) else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that no button has taken: Esc, Enter, arrows, and the game's own."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.act(Key("Enter"))
        elif key in {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self.targets.enter()
        elif event.text().strip() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.act(Key(event.text().upper()))
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        """Lay the pick down; with nothing picked, go back."""
        if self._picked is not None:
            self._pick(None)
        else:
            self.left.emit()

    def _use(self, tool: Tool) -> None:
        if tool.act is not None:
            self.act(tool.act)
        else:
            self._raise(self.game_table.tool_panel(tool.key, self._shown()))

    def _open_menu(self, where: QPoint) -> None:
        """The game's own entries, then the actions that the window has given to the screen."""
        menu = QMenu(self)
        for tool in self.game_table.tools(self._shown()):
            if tool.in_menu:
                entry = menu.addAction(tool.text)
                entry.setToolTip(tool.tip)
                entry.setEnabled(tool.enabled)
                entry.triggered.connect(lambda _=False, tool=tool: self._use(tool))
        menu.addSeparator()
        menu.addActions(self._menu_actions())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where - QPoint(menu.sizeHint().width() - 34, 0))

    def _menu_actions(self) -> list[QAction]:
        return [action for action in self.actions() if action.isVisible() and action.text()]

    # Panels

    def _raise_panel_of(self, beat: Beat) -> None:
        self._raise(self.game_table.panel(beat.panel, self._shown()))

    def _raise(self, panel: Panel) -> None:
        self.curtain.raise_panel(panel, self.settings, self._shown().layout.spots.get(panel.spot))
        self.bar.raise_()
        self._say(panel.spoken)

    def _choose(self, does: Choice | Act) -> None:
        self.curtain.lower_panel()
        self.setFocus()
        self.performance.go_on()
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

    # Showing

    def _shown(self) -> Tableau:
        assert self._tableau is not None
        return self._tableau

    def _room(self) -> Room:
        settings = self.settings
        return Room(
            max(self.width(), 1),
            max(self.height(), 1),
            settings.text,
            settings.mirrored,
            settings.faces.endswith("-large"),
            not settings.reduced_motion,
        )

    def _style(self) -> Style:
        palette = self.settings.palette(self.game_table.theme)
        return Style(palette, self.settings.deck(palette), self._art)

    def _tableau_at(self, beat: Beat | None) -> Tableau:
        moment = self.session.moment if beat is None else Moment(beat.view, beat.table)
        room, picked = self._room(), self._picked if beat is None else None
        layout = self.game_table.layout(moment, room, picked=picked, beat=beat)
        return Tableau(moment, room, layout, picked, beat, self.session.practice)

    def _show(self, tableau: Tableau) -> None:
        """Draw everything but the cards for ``tableau``."""
        self._tableau = tableau
        resting = tableau.beat is None and not self.session.over and self.session.seat == self.session.human
        self._options = self.game_table.options(tableau.moment) if resting else ()
        self.scene.furnish(lambda under, over: self.game_table.furnish(under, over, tableau))
        self._show_prompt()
        self.bar.show_state(
            self.game_table.bar_text(tableau),
            can_undo=self.session.can_undo,
            can_redo=self.session.can_redo,
            practice=tableau.practice,
            tools=self.game_table.tools(tableau),
        )
        self.view.show_options(self._options)
        self._show_targets(tableau)
        self._show_standing(tableau)

    def _show_prompt(self) -> None:
        tableau = self._shown()
        text = self._refusal or self.game_table.prompt(tableau)
        self.prompt.show_text(text, tableau.layout.spots.get("prompt"), self.scene.style_now.palette, tableau.room.font)

    def _show_targets(self, tableau: Tableau) -> None:
        names: dict[Target, str] = {}
        for option in self._options:
            for target in (*option.targets, *(() if option.tile is None else (option.tile,))):
                names.setdefault(target, self.game_table.option_name(option, tableau))
        self.targets.show_targets(names, tableau.layout, below=self.prompt)

    def _show_standing(self, tableau: Tableau) -> None:
        if self.standing is None:
            return
        spot = tableau.layout.spots.get("standing")
        if spot is None:
            self.standing.hide()
            return
        self.standing.setGeometry(*(round(length) for length in spot))
        self.standing.show_tableau(tableau, self._options, self.scene.style_now)
        self.standing.show()

    def _picked_tiles(self) -> tuple[Tile, ...]:
        picked = [option for option in self._options if self._picked is not None and option.move == self._picked]
        return tuple(target for option in picked for target in option.targets if isinstance(target, Tile))

    def _mark_picked(self) -> None:
        tiles = self._picked_tiles()
        self.scene.unmark(tiles)
        for tile in tiles:
            self.scene.mark(tile, Rim.PICKED, focused=tile == self._focused)

    def _forget_refusal(self) -> None:
        self._refusing.stop()
        if self._refusal:
            self._refusal = ""
            self._show_prompt()

    def _announce(self, events: Sequence[Event], moment: Moment) -> None:
        for event in events:
            self._say(self.game_table.said(event, moment))

    def _say(self, sentence: str) -> None:
        if sentence:
            self.said.emit(sentence)
            announce(self, sentence)

    # Window, screen, pictures

    def showEvent(self, event: QShowEvent) -> None:
        """The game begins when it is seen."""
        super().showEvent(event)
        if not self._opened:
            self._open()
        self.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: whatever moves is at its end."""
        super().hideEvent(event)
        self.scene.driver.finish()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out anew; pictures follow when the window is quiet."""
        super().resizeEvent(event)
        if self._opened:
            self._resettle(sharpen=False)
            self._quiet.start()

    def event(self, event: QEvent) -> bool:
        """The window has come to a screen of another density, or the language has changed."""
        if event.type() in {QEvent.Type.DevicePixelRatioChange, QEvent.Type.LanguageChange} and self._opened:
            self._resettle(sharpen=True)
        return super().event(event)

    def _resettle(self, *, sharpen: bool) -> None:
        """Look, size or density have changed: show the same tableau anew, cards at their poses at once."""
        if self._tableau is None:
            return
        self.view.let_go()
        self._restyle(sharpen=sharpen)
        self._show(self._tableau_at(self._tableau.beat))
        self.scene.show_layout(self._shown().layout, sharpen=sharpen)
        panel = self.curtain.panel
        self.curtain.restyle(
            self.scene.style_now, self._shown().room, panel and self._shown().layout.spots.get(panel.spot)
        )
        self.performance.check()

    def _restyle(self, *, sharpen: bool = True) -> None:
        style, room = self._style(), self._room()
        self.scene.restyle(style, room, self.devicePixelRatioF())
        self.view.setGeometry(self.rect())
        self.bar.restyle(style, room)
        self.curtain.restyle(style, room)
        if sharpen:
            self._lay_felt()

    def _lay_felt(self) -> None:
        room = self._room()
        palette, ratio = self.scene.style_now.palette, self.devicePixelRatioF()
        self.view.show_felt(felt(room.width, room.height, ratio, palette, room.bar, inlay=not room.small))

    def _sharpen(self) -> None:
        self._lay_felt()
        self.scene.sharpen()

    def _take_pictures(self) -> None:
        self.scene.refetch()
        if self.scene.furniture_waits:
            self.scene.furnish(lambda under, over: self.game_table.furnish(under, over, self._shown()))
        self.curtain.update()

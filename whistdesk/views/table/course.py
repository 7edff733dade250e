"""The course of a game on its screen: what the session tells is performed and shown, beat by beat."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, SignalInstance

from whistdesk.model.moment import Moment, Passage
from whistdesk.model.session import Session
from whistdesk.views.names import fill
from whistdesk.views.table.advice import Advice
from whistdesk.views.table.bar import Status
from whistdesk.views.table.composer import Composer
from whistdesk.views.table.display import Display
from whistdesk.views.table.performance import Performance, Phase
from whistdesk.views.table.play import Play
from whistdesk.views.table.prompter import Prompter
from whistdesk.views.table.room import Room
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.table.spoken import Log
from whistdesk.views.table.stage import GameTable
from whistdesk.views.table.tableau import Beat, Panel, Tableau, Tool


class Course(QObject):
    """Follows a session. Nothing is shown before ``open``; afterwards the display is never behind for long."""

    busy_changed = Signal(bool)
    """False when nothing moves and no panel waits."""
    shown = Signal()
    """Something else is to be seen now: another position, size, look or language."""

    def __init__(
        self,
        session: Session,
        game_table: GameTable,
        display: Display,
        play: Play,
        tools: Callable[[Tableau], Sequence[Tool]],
        advice: Callable[[], Advice | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._game_table = session, game_table
        self._display, self._play, self._tools = display, play, tools
        self.opened = False
        self.performance = Performance(display.scene.driver, self._begin_beat, self)
        self.performance.rested.connect(self._rest)
        self.performance.panel_raised.connect(self._raise_panel_of)
        self.log = Log(game_table, display.screen)
        self.composer = Composer(session, game_table, play, self.performance, advice)
        self.prompter = Prompter(session, game_table, display, play, self.performance, self.log, self)
        for signal, slot in self._followed():
            signal.connect(slot)
        play.picked_changed.connect(self._show_pick)
        play.refusal_changed.connect(self._refuse)

    def _followed(self) -> tuple[tuple[SignalInstance, Callable[..., None]], ...]:
        """The session's signals, and what each of them does here."""
        session = self._session
        return (
            (session.stepped, self._perform),
            (session.rewound, self._rewind),
            (session.turn_changed, self.refresh),
            (session.practice_marked, self.refresh),
            (session.proved, self.refresh),
            (session.conceded, self._concede),
        )

    def restyle(self, room: Room, settings: TableSettings) -> None:
        """Another window size, or other wishes: ``resettle`` must follow."""
        self.composer.room = room
        self.performance.settings = self._play.settings = settings

    @property
    def busy(self) -> bool:
        """Whether cards are on their way or a panel waits."""
        return self.performance.phase is not Phase.RESTING

    def open(self) -> None:
        """Show the first picture: a new game is dealt, a game in progress simply lies there."""
        self.opened = True
        if self._session.ply:
            self._rest()
            self._show_end()
        else:
            self._deal()

    def _deal(self) -> None:
        """Perform the first deal, from the table before it."""
        moment, opening = self._session.moment, self._session.opening
        table = moment.table.after_all(event.inverse() for event in reversed(opening))
        first, *further = self._game_table.beats(Moment(moment.view, table), opening, moment)
        self._show(first._replace(table=table))
        self._display.put_cards()
        self.log.tell(opening, moment)
        self._begin([first, *further])

    def close(self) -> None:
        """Stop, and follow the session no more."""
        self.opened = False
        self.prompter.be_quiet()
        self.performance.drop()
        self._play.reset()
        for signal, slot in self._followed():
            signal.disconnect(slot)

    def refresh(self) -> None:
        """Words and options only: no card has moved."""
        if self.opened and not self.busy:
            self._show(None)

    def resettle(self, *, sharpen: bool) -> None:
        """Look, size or density have changed: show the same tableau anew, cards at their poses at once."""
        self._display.view.let_go()
        self._show(self.performance.beat)
        self._display.put_cards(sharpen=sharpen)
        self._display.resettle_panel()
        self.performance.check()
        self.performance.stay_as_wished()

    def skip(self) -> None:
        """A press ends what moves, and then acts on what lies there."""
        if self.busy:
            self._display.view.spend()
            self.performance.finish()
        self._display.scene.driver.finish()

    def show_panel(self, panel: Panel) -> None:
        """Show a panel over the table, and say what is on it."""
        self._display.raise_panel(panel)
        self.log.say(panel.spoken)

    def _perform(self, passage: Passage) -> None:
        self._play.reset()
        self._display.view.let_go()
        self.log.tell(passage.events, passage.after)
        self.performance.hurried = self._session.playing_out
        if self.opened:
            self._begin(self._game_table.beats(passage.before, passage.events, passage.after))

    def _begin(self, beats: Sequence[Beat]) -> None:
        was_busy = self.busy
        self.performance.perform(beats)
        if self.busy and not was_busy:
            self.busy_changed.emit(True)

    def _begin_beat(self, beat: Beat) -> None:
        self._show(beat)
        self._display.fly_cards(beat)

    def _rest(self) -> None:
        self._show(None)
        self._display.fly_cards()
        self.busy_changed.emit(False)

    def _rewind(self) -> None:
        self.performance.drop()
        self._play.reset()
        self._display.view.let_go()
        self._display.curtain.lower_panel()
        if self.opened:
            self._show(None)
            self._display.put_cards()
            self.busy_changed.emit(False)

    def _concede(self) -> None:
        self.performance.finish()
        self._play.reset()
        self.refresh()
        self._show_end()

    def _show_end(self) -> None:
        """The end panel of a game that is over without a performance of its end."""
        if self._session.over:
            self.show_panel(self._game_table.panel(None, self._display.tableau))

    def _raise_panel_of(self, beat: Beat) -> None:
        self.show_panel(self._game_table.panel(beat.panel, self._display.tableau))

    def _show_pick(self) -> None:
        self._show(None)
        self._display.fly_cards()
        for option in self._play.options:
            if option.move == self._play.picked:
                name = self._game_table.option_name(option, self._display.tableau)
                self.log.speak(fill(self.tr("%1. Enter confirms it."), name))

    def _refuse(self) -> None:
        if self.opened:
            self.prompter.prompt()
        self.log.say(self._play.refusal)

    def _show(self, beat: Beat | None) -> None:
        """Draw everything but the cards for a beat, or for the position at rest."""
        tableau, session = self.composer.tableau(beat), self._session
        self._play.options = self.composer.options(tableau)
        middle, tools = self._game_table.bar_text(tableau), self._tools(tableau)
        status = Status(middle, session.can_undo, session.can_redo, tableau.practice, tableau.coached, tools)
        self._display.show(tableau, self._play.options, status)
        self._display.marks.pick(self._play.picked_tiles)
        self._display.marks.advise(self._play.tiles_of(tableau.advice.lit if tableau.advice else ()))
        self.prompter.advise()
        self.prompter.prompt()
        self.shown.emit()

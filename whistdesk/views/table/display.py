"""All that is seen of a table, and how a tableau is shown on it. It knows no session."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from whistdesk.views.table.act import Option
from whistdesk.views.table.bar import Bar, Status
from whistdesk.views.table.curtain import Curtain
from whistdesk.views.table.marks import Marks
from whistdesk.views.table.places import PlaceLabels
from whistdesk.views.table.pose import Rect, Target
from whistdesk.views.table.prompt import Prompt
from whistdesk.views.table.room import Room
from whistdesk.views.table.scene import TableScene
from whistdesk.views.table.settings import TableSettings
from whistdesk.views.table.stage import GameTable
from whistdesk.views.table.standing import StandingPanel
from whistdesk.views.table.tableau import Beat, Panel, Tableau
from whistdesk.views.table.targets import TargetButtons
from whistdesk.views.table.view import TableView
from whistdesk.views.table.why import WhyButton
from whistdesk.views.theme.felt import felt
from whistdesk.views.theme.style import Style


class Display(QObject):
    """The parts of a table screen, stacked from felt to curtain."""

    def __init__(self, game_table: GameTable, style: Style, screen: QWidget) -> None:
        super().__init__(screen)
        self._game_table, self.screen = game_table, screen
        self._tableau: Tableau | None = None
        self.scene = TableScene(style, self)
        self.view = TableView(self.scene, screen)
        self.places = PlaceLabels(screen, self.view)
        self.prompt = Prompt(screen)
        self.standing = game_table.standing_panel(screen)
        self.why = WhyButton(screen)
        self.bar = Bar(screen)
        self.curtain = Curtain(self.scene.driver, screen)
        self.targets = TargetButtons(screen)
        self.marks = Marks(self.scene)

    @property
    def tableau(self) -> Tableau:
        """What is shown; the first ``show`` must have come."""
        assert self._tableau is not None
        return self._tableau

    def restyle(self, style: Style, room: Room, settings: TableSettings, *, sharpen: bool) -> None:
        """Take another look, size or density; ``show`` must follow."""
        self.scene.restyle(style, room, self.screen.devicePixelRatioF(), settings)
        self.view.setGeometry(0, 0, round(room.width), round(room.height))
        self.bar.show_words(self._game_table.title)
        self.bar.restyle(style, room)
        self.curtain.restyle(style, room)
        if sharpen:
            self._lay_felt()

    def show(self, tableau: Tableau, options: Sequence[Option], status: Status) -> None:
        """Draw all but the cards, which fly or are put by the scene."""
        self._tableau = tableau
        self._furnish()
        self.bar.show_status(status)
        self.view.show_options(options)
        self._show_targets(options)
        self._show_standing_panel(options)

    def say(self, sentence: str, shorter: Sequence[str] = (), rule: str | None = None) -> None:
        """Put a sentence into the prompt, or onto the standing panel where the layout has no place for a prompt.

        Beside it a button leads to ``rule``, if there is one.
        """
        palette, k = self.scene.style_now.palette, self.tableau.room.font
        beside = self.why.room_for(rule, palette, k) if rule else 0.0
        spot = self.tableau.layout.spots.get("prompt")
        self.prompt.show_text(sentence, spot, palette, k, shorter, beside)
        end = self.prompt.end if spot else None
        if self.standing is not None and self.standing.isVisible():
            on_panel = self.standing.say("" if spot else sentence, beside)
            if spot is None and on_panel is not None:
                end = (self.standing.x() + on_panel[0], self.standing.y() + on_panel[1])
        self._ask_why(end if rule else None, k)

    def _ask_why(self, end: tuple[float, float] | None, k: float) -> None:
        if end is not None:
            self.why.stand(*end, k)
        elif self.why.hasFocus():
            self.why.hide()
            self.screen.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.why.hide()

    def standing_words(self) -> str:
        """What the standing panel asks for, as long as it is there."""
        panel = self.standing
        return panel.accessibleDescription() if panel is not None and panel.isVisible() else ""

    def think(self, thinking: bool) -> None:  # noqa: FBT001 - the name says it
        """Whether a seat is thinking: a sign of life shows it in the layout's spot for that."""
        self.scene.overlay.think(self.tableau.layout.spots.get("thinking") if thinking else None)

    def put_cards(self, *, sharpen: bool = True) -> None:
        """All cards to their poses at once."""
        self.scene.show_layout(self.tableau.layout, sharpen=sharpen)
        self.marks.apply()

    def fly_cards(self, beat: Beat | None = None) -> None:
        """Let the cards travel to their poses."""
        self.scene.fly_to(self.tableau.layout, "play" if beat is None else beat.motion)
        self.marks.apply()

    def raise_panel(self, panel: Panel) -> None:
        """Show a panel over the table; the bar stays above the veil."""
        self.curtain.raise_panel(panel, self.scene.settings, self.tableau.layout.spots.get(panel.spot))
        self.bar.raise_()

    def resettle_panel(self) -> None:
        """Place the panel that is shown again, after another ``show``."""
        panel = self.curtain.panel
        if panel is not None:
            self.curtain.settle(self.tableau.layout.spots.get(panel.spot))

    def sharpen(self) -> None:
        """A resize is over: felt and cards in their new size."""
        self._lay_felt()
        self._furnish()
        self.scene.sharpen()

    def take_pictures(self) -> None:
        """New card pictures are there."""
        self.scene.refetch()
        self.curtain.update()
        if self.scene.backdrop.waits:
            self._furnish()

    def enter(self) -> None:
        """Give the keyboard's focus to what can be chosen: the standing panel, or the cards and areas."""
        if self.standing is not None and self.standing.isVisible():
            self.standing.enter()
        else:
            self.targets.enter()

    def close(self) -> None:
        """Let go of the scene."""
        self.targets.blockSignals(True)  # a button that loses the focus now has no scene to show it on
        self.scene.clear_table()
        self.view.setScene(None)

    def _furnish(self) -> None:
        self.scene.backdrop.furnish(lambda under, over: self._game_table.furnish(under, over, self.tableau))

    def _lay_felt(self) -> None:
        room, palette = self.scene.room, self.scene.style_now.palette
        self.scene.backdrop.lay_felt(
            felt(room.width, room.height, self.scene.ratio, palette, room.bar, inlay=not room.brief)
        )

    def _show_targets(self, options: Sequence[Option]) -> None:
        names: dict[Target, str] = {}
        for option in options:
            for target in option.targets:
                names.setdefault(target, self._game_table.option_name(option, self.tableau))
        layout, room = self.tableau.layout, self.tableau.room
        self.targets.show_targets(names, layout, below=self.prompt)
        felt_box = Rect(0, room.bar, room.width, room.height - room.bar)
        self.places.show_places(self._game_table.places(self.tableau), layout, names, felt_box)

    def _show_standing_panel(self, options: Sequence[Option]) -> None:
        if self.standing is None:
            return
        spot = self.tableau.layout.spots.get("standing")
        if spot is None:
            self._put_standing_panel_away(self.standing)
            return
        self.standing.setGeometry(*(round(length) for length in spot))
        self.standing.show_tableau(self.tableau, options, self.scene.style_now)
        self.standing.show()

    def _put_standing_panel_away(self, panel: StandingPanel) -> None:
        """Hide it; the keyboard stays at the table instead of going to the next button of the bar."""
        focused = QApplication.focusWidget()
        if focused is not None and panel.isAncestorOf(focused):
            self.screen.setFocus(Qt.FocusReason.OtherFocusReason)
        panel.hide()

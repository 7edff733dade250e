"""The page "Settings": sections at the left, their rows at the right."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QListWidget, QListWidgetItem, QScrollArea, QWidget

from whistdesk.views.dialogs import LENGTHS
from whistdesk.views.names import capitalised, fill
from whistdesk.views.page import CLOTH, Look, Page
from whistdesk.views.preferences.rows import Choice, Section, Tell
from whistdesk.views.preferences.samples import BackSample, DeckSample, TableSample
from whistdesk.views.preferences.seats import SeatGame, seat_rows
from whistdesk.views.rulebook.text import HouseRule
from whistdesk.views.table.tableau import CoachKind
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import CREAM, faded
from whistdesk.views.theme.sheet import PANEL, fit
from whistdesk.views.theme.stamps import icon

SECTIONS: Final = ("appearance", "play", "all-hands", "coach", "language")
"""The icon of each section."""

NARROW: Final = 850
"""Width of a page, at 100 %, below which rows put their controls under their words."""


class MatchGame(NamedTuple):
    """A game that is played in matches: its key, its title, and its house rules."""

    key: str
    title: str
    house_rules: Sequence[HouseRule]


class CoachedGame(NamedTuple):
    """A game that has several kinds of coach: its key, its title, and the kinds, the default first."""

    key: str
    title: str
    kinds: Sequence[CoachKind]


class SettingsPage(Page):
    """Shows ``values`` by their keys and tells every change at once; it keeps nothing itself."""

    changed = Signal(str, object)
    """The key of a setting, and the value that the player gave it."""
    reset_asked = Signal()

    def __init__(
        self,
        values: Mapping[str, Any],
        games: Callable[[], Sequence[MatchGame]],
        coached: Callable[[], Sequence[CoachedGame]],
        seat_games: Callable[[], Sequence[SeatGame]],
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        """``games`` gives the games of matches, ``coached`` those with a choice of coaches, ``seat_games`` those with
        computer seats, all as they are now and in the language of now.
        """
        super().__init__(look, parent)
        self._values, self._games, self._coached, self._seat_games = dict(values), games, coached, seat_games
        self.reset = Button("", self, kind=Kind.QUIET, icon="restart", size=13)
        self.reset.clicked.connect(self.reset_asked)
        self.add_tool(self.reset)
        self.sections = QListWidget()
        self.sections.currentRowChanged.connect(self._show_section)
        self.sheet = Ground()
        self.body.addWidget(self.sections)
        self.body.addWidget(self.sheet, 1)
        self.setFocusProxy(self.sections)
        self._row = 0
        self.refit()

    @property
    def section(self) -> Section:
        """The section that is shown."""
        shown = self.sheet.widget()
        assert isinstance(shown, Section)
        return shown

    def title(self) -> str:
        """The title in the user's language."""
        return self.tr("Settings")

    def show_values(self, values: Mapping[str, Any]) -> None:
        """Show other values; nothing happens where they are shown already."""
        if self._values != values:
            self._values = dict(values)
            self._show_section(self._row)

    def refit(self) -> None:
        """Words and measures of everything."""
        super().refit()
        self.reset.setText(self.tr("Standard values"))
        self.reset.restyle(CLOTH, self.k)
        self.sections.setAccessibleName(self.tr("Sections"))
        self.sections.setFixedWidth(round(190 * min(self.k, 1.25)))
        gap = 16 if self.room.small else 32
        self.body.setContentsMargins(gap, 20, gap + 8, 28 if not self.room.small else 16)
        self.body.setSpacing(round(gap * 0.8))
        self._fill_sections()
        self._show_section(self._row)

    def _fill_sections(self) -> None:
        words = (
            self.tr("Appearance"),
            self.tr("Play"),
            self.tr("Seats"),
            self.tr("Coach"),
            self.tr("Language"),
        )
        side = round(20 * self.k)
        with QSignalBlocker(self.sections):
            self.sections.clear()
            self.sections.setIconSize(QSize(side, side))
            for name, word in zip(SECTIONS, words, strict=True):
                QListWidgetItem(QIcon(icon(name, side, self.ratio, CREAM)), word, self.sections)
            self.sections.setCurrentRow(self._row)

    def _show_section(self, row: int) -> None:
        if row < 0:
            return
        focus = self.sheet.focused() if row == self._row else None
        self._row = row
        section = Section(self._tell, self.k, narrow=self.width() < NARROW * self.k)
        (self._appearance, self._play, self._seats, self._coach, self._language)[row](section)
        section.close_up()
        fit(section, self.k)
        self.sheet.show_section(section)
        if focus is not None:
            self.sheet.give_focus(*focus)

    def _tell(self, key: str, value: Any) -> None:
        self._values[key] = value
        self.changed.emit(key, value)

    def _appearance(self, section: Section) -> None:
        value = self._values
        section.heading(self.tr("Cards"))
        german = self.look.deck.german
        decks = [(choice, DeckSample(choice.value, german=german)) for choice in self._decks()]
        section.pictures("deck", self.tr("Cards"), decks, value["deck"])
        section.heading(self.tr("Back"))
        section.pictures("back", self.tr("Back"), [(c, BackSample(c.value)) for c in self._backs()], value["back"])
        section.heading(self.tr("Table"))
        section.pictures("theme", self.tr("Table"), [(c, TableSample(c.value)) for c in self._tables()], value["theme"])
        section.segments(
            "text",
            self.tr("Text size"),
            self.tr("cards make room"),
            [Choice(size, f"{size} %") for size in (100, 125, 150)],
            value["text"],
        )
        letters = [
            Choice("language", self.tr("As the language")),
            Choice("english", "J Q K A"),
            Choice("german", "B D K A"),
        ]
        section.segments("letters", self.tr("Letters"), self.tr("on jacks and queens"), letters, value["letters"])
        section.switch(
            "mirrored", self.tr("Left-handed table"), self.tr("piles and panels change sides"), on=value["mirrored"]
        )

    def _play(self, section: Section) -> None:
        value = self._values
        self._pace(section)
        section.switch(
            "immediate",
            self.tr("Call at once"),
            self.tr("Predictions and calls need no confirmation."),
            on=value["immediate"],
        )
        section.switch(
            "auto_play",
            self.tr("Forced cards play themselves"),
            self.tr("Where there is only one move, it is made for you."),
            on=value["auto_play"],
        )
        for game in self._games():
            self._match(section, game)

    def _pace(self, section: Section) -> None:
        value = self._values
        speeds = [
            Choice("slow", self.tr("Slow")),
            Choice("normal", self.tr("Normal")),
            Choice("fast", self.tr("Fast")),
            Choice("off", self.tr("Off")),
        ]
        section.segments(
            "speed", self.tr("Animation speed"), self.tr("off: cards change place at once"), speeds, value["speed"]
        )
        holds = [
            Choice(0, self.tr("0 s")),
            Choice(500, self.tr("0.5 s")),
            Choice(1200, self.tr("1.2 s")),
            Choice(2000, self.tr("2 s")),
            Choice(None, self.tr("Click")),
        ]
        section.segments(
            "trick_hold", self.tr("Finished trick stays"), self.tr("or until a click"), holds, value["trick_hold"]
        )
        motion = [Choice("system", self.tr("System")), Choice("on", self.tr("On")), Choice("off", self.tr("Off"))]
        section.segments(
            "reduced_motion",
            self.tr("Reduced motion"),
            self.tr("cards fade instead of flying"),
            motion,
            value["reduced_motion"],
        )

    def _match(self, section: Section, game: MatchGame) -> None:
        section.heading(fill(self.tr("New match of %1"), game.title))
        lengths = [Choice(n, self.tr("Open-ended") if n is None else str(n)) for n in LENGTHS]
        section.segments("match", self.tr("Hands"), self.tr("of a match"), lengths, self._values["match"])
        chosen = self._values["house_rules"].get(game.key, frozenset())
        for rule in game.house_rules:
            section.switch(
                rule.name, rule.title, rule.text, on=rule.name in chosen, tell=self._tell_house_rule(game.key)
            )

    def _coach(self, section: Section) -> None:
        for game in self._coached():
            kinds = [Choice(kind.name, capitalised(kind.word)) for kind in game.kinds]
            note = "\n".join(f"{capitalised(kind.word)}: {kind.text}" for kind in game.kinds)
            chosen = self._values["coaches"].get(game.key, game.kinds[0].name)
            section.segments(game.key, game.title, note, kinds, chosen, tell=self._tell_coach)

    def _tell_coach(self, game: str, kind: Any) -> None:
        self._tell("coaches", {**self._values["coaches"], game: kind})

    def _tell_house_rule(self, game: str) -> Tell:
        def tell(name: str, on: Any) -> None:
            rules = dict(self._values["house_rules"])
            rules[game] = rules.get(game, frozenset()) - {name} | ({name} if on else frozenset())
            self._tell("house_rules", rules)

        return tell

    def _seats(self, section: Section) -> None:
        for game in self._seat_games():
            seat_rows(section, game, self._reseat)

    def _reseat(self, game: str, seat: str, field: str, value: str) -> None:
        now = next(known.seats for known in self._seat_games() if known.key == game)
        seats = {**now, seat: now[seat]._replace(**{field: value})}
        if seats != now:
            self._tell("seats", {**self._values["seats"], game: seats})

    def _language(self, section: Section) -> None:
        languages = [Choice("system", self.tr("System")), Choice("en", "English"), Choice("de", "Deutsch")]
        section.segments(
            "language", self.tr("Language"), self.tr("changes at once"), languages, self._values["language"]
        )

    def _decks(self) -> list[Choice]:
        return [
            Choice("classic", self.tr("Two colours")),
            Choice("four", self.tr("Four colours")),
            Choice("classic-large", self.tr("Large index")),
            Choice("four-large", self.tr("Large, four colours")),
        ]

    def _backs(self) -> list[Choice]:
        return [
            Choice("", self.tr("As the table")),
            Choice("midnight", self.tr("Midnight")),
            Choice("burgundy", self.tr("Burgundy")),
            Choice("forest", self.tr("Forest")),
            Choice("linen", self.tr("Linen")),
        ]

    def _tables(self) -> list[Choice]:
        return [
            Choice("", self.tr("As the game")),
            Choice("baize", self.tr("Baize")),
            Choice("midnight", self.tr("Midnight")),
            Choice("burgundy", self.tr("Burgundy")),
            Choice("walnut", self.tr("Walnut")),
            Choice("linen", self.tr("Linen")),
            Choice("onyx", self.tr("Onyx")),
        ]


class Ground(QScrollArea):
    """The dark panel under a section; it scrolls where the window is small."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_section(self, section: Section) -> None:
        """Show ``section`` instead of the one before, from where that was scrolled to."""
        place = self.verticalScrollBar().value()
        before = self.takeWidget()
        self.setWidget(section)
        if before is not None:
            # One of its buttons may be the one that asks for this: Qt still works on it when the answer returns.
            before.deleteLater()
        self._arrange()
        self.verticalScrollBar().setValue(place)

    def focused(self) -> tuple[str, int] | None:
        """The key of the control that has the keyboard, and which of its parts; None where none has."""
        shown = self.widget()
        if isinstance(shown, Section):
            for key, control in shown.controls.items():
                for number, part in enumerate(_parts(control)):
                    if part.hasFocus():
                        return key, number
        return None

    def give_focus(self, key: str, number: int) -> None:
        """Give the keyboard to a control that ``focused`` named, if it is there."""
        shown = self.widget()
        if isinstance(shown, Section) and key in shown.controls:
            _parts(shown.controls[key])[number].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break rows of pictures anew."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded panel."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(faded(CREAM, 0.14), 1))
        painter.setBrush(faded(PANEL, 0.72))
        painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(0.5, 0.5, -0.5, -0.5), 18, 18)
        painter.end()

    def _arrange(self) -> None:
        shown = self.widget()
        if isinstance(shown, Section):
            shown.arrange(self.viewport().width())


def _parts(control: QWidget) -> Sequence[QWidget]:
    """What takes the keyboard in a control: its buttons, or the control itself."""
    return control.findChildren(QAbstractButton) or [control]

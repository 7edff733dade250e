"""The page "Settings": sections at the left, their rows at the right, and a field that finds any of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QIcon, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from whistdesk.views.label import set_tip
from whistdesk.views.page import CLOTH, Look, Page
from whistdesk.views.preferences.appearance import fill_appearance
from whistdesk.views.preferences.coach import fill_coach
from whistdesk.views.preferences.ground import Ground
from whistdesk.views.preferences.language import fill_language
from whistdesk.views.preferences.matches import fill_matches
from whistdesk.views.preferences.offers import Offers
from whistdesk.views.preferences.play import fill_play
from whistdesk.views.preferences.rows import Section
from whistdesk.views.preferences.seats import fill_seats
from whistdesk.views.preferences.shown import Shown
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import CREAM
from whistdesk.views.theme.sheet import fit
from whistdesk.views.theme.stamps import icon

SECTIONS: Final = ("appearance", "play", "rules", "all-hands", "coach", "language")
"""The icon of each section."""

NARROW: Final = 1000
"""Width of a page, at 100 %, below which rows put their controls under their words."""

ENTANGLED: Final = frozenset(("house_rules",))
"""Settings of which one value shows in several rows."""


class SettingsPage(Page):
    """Shows ``values`` by their keys and tells every change at once; it keeps nothing itself."""

    changed = Signal(str, object)
    """The key of a setting, and the value that the player gave it."""
    reset_asked = Signal()
    reset_taken_back = Signal()

    def __init__(
        self, values: Mapping[str, Any], offers: Callable[[], Offers], look: Look, parent: QWidget | None = None
    ) -> None:
        """``offers`` gives what there is to choose from, as it is now and in the language of now."""
        super().__init__(look, parent)
        self._values, self._offers = dict(values), offers
        self.take_back = Button("", self, kind=Kind.QUIET, icon="undo", size=13)
        self.take_back.clicked.connect(self.reset_taken_back)
        self.reset = Button("", self, kind=Kind.QUIET, icon="restart", size=13)
        self.reset.clicked.connect(self.reset_asked)
        self.add_tool(self.take_back)
        self.add_tool(self.reset)
        self.sheet = Ground()
        self.finder = FindField()
        self.finder.textChanged.connect(self._seek)
        self.finder.left.connect(self.sheet.enter)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._find)
        self.sections = QListWidget()
        self.sections.currentRowChanged.connect(self._turn_to)
        self.sections.itemClicked.connect(lambda _: self.finder.clear())
        left = QVBoxLayout()
        left.addWidget(self.finder)
        left.addWidget(self.sections, 1)
        self.body.addLayout(left)
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
            self._show_section()
            self._offer_reset()

    def refit(self) -> None:
        """Words and measures of everything."""
        super().refit()
        self._offer_reset()
        for button in (self.reset, self.take_back):
            button.restyle(CLOTH, self.k)
        self.finder.setPlaceholderText(self.tr("Find"))
        self.finder.setAccessibleName(self.tr("Find a setting"))
        set_tip(self.finder, self.tr("Find a setting (Ctrl+F)"))
        self.sections.setAccessibleName(self.tr("Sections"))
        for widget in (self.finder, self.sections):
            widget.setFixedWidth(round(190 * min(self.k, 1.25)))
        gap = 16 if self.room.small else 32
        self.body.setContentsMargins(gap, 20, gap + 8, 28 if not self.room.small else 16)
        self.body.setSpacing(round(gap * 0.8))
        self._fill_sections()
        self._show_section()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc ends a search before it leads back."""
        if event.key() == Qt.Key.Key_Escape and self.finder.text():
            self.finder.clear()
            self.finder.setFocus()
        else:
            super().keyPressEvent(event)

    def _offer_reset(self) -> None:
        self.reset.setText(self.tr("Standard values"))
        self.take_back.setText(self.tr("Undo"))
        self.take_back.setAccessibleName(self.tr("Have the settings again as they were before the standard values"))
        set_tip(self.take_back, self.take_back.accessibleName())
        self.take_back.setVisible(bool(self._values["was_reset"]))

    def _fill_sections(self) -> None:
        words = (
            self.tr("Appearance"),
            self.tr("Play"),
            self.tr("Matches"),
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
        self._mark_section()

    def _mark_section(self) -> None:
        """A section is marked unless rows of all of them are shown."""
        with QSignalBlocker(self.sections):
            self.sections.item(self._row).setSelected(not self.finder.text().strip())

    def _turn_to(self, row: int) -> None:
        if row < 0:
            return
        self._row = row
        if self.finder.text():
            self.finder.clear()
        else:
            self._show_section(from_top=True)

    def _seek(self) -> None:
        self._mark_section()
        self._show_section(from_top=True)
        if self.finder.text().strip():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.finder, self._count_found()))

    def _find(self) -> None:
        self.finder.setFocus()
        self.finder.selectAll()

    def _show_section(self, *, from_top: bool = False) -> None:
        focus = None if from_top else self.sheet.focused()
        section = self._found() if self.finder.text().strip() else self._chosen()
        section.close_up()
        fit(section, self.k)
        self.sheet.show_section(section, from_top=from_top)
        if focus is not None:
            self.sheet.give_focus(*focus)

    def _chosen(self) -> Section:
        section = self._section("")
        self._fillers()[self._row](section, self._shown())
        return section

    def _found(self) -> Section:
        """All rows of all sections that the field finds."""
        section = self._section(self.finder.text())
        for fill in self._fillers():
            fill(section, self._shown())
        if not section.controls:
            section.say(self.tr("No setting is called that. Try another word, in English or in German."))
        return section

    def _count_found(self) -> str:
        count = len(self.section.controls)
        return QCoreApplication.translate("SettingsPage", "%n setting(s) found.", "", count)

    def _section(self, sought: str) -> Section:
        return Section(self._tell, self.k, narrow=self.width() < NARROW * self.k, sought=sought)

    def _shown(self) -> Shown:
        return Shown(self._values, self._offers, self.look, self._tell)

    def _fillers(self) -> Sequence[Callable[[Section, Shown], None]]:
        return fill_appearance, fill_play, fill_matches, fill_seats, fill_coach, fill_language

    def _tell(self, key: str, value: Any) -> None:
        self._values[key] = value
        self.changed.emit(key, value)
        if key in ENTANGLED:
            self._show_section()


class FindField(QLineEdit):
    """A line to search in: Enter and the arrow down lead on to what is found."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes to the page."""
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

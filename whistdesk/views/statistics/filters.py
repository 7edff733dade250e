"""What the statistics are filtered by: buttons that each open a menu of choices."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import Enum
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from whistdesk.archive.result import MIXED
from whistdesk.views.label import set_tip
from whistdesk.views.names import level_name
from whistdesk.views.page import CLOTH
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.sheet import fit


class Period(Enum):
    """How far back results are counted."""

    ALL = None
    YEAR = timedelta(days=365)
    QUARTER = timedelta(days=90)
    MONTH = timedelta(days=30)
    WEEK = timedelta(days=7)

    def since(self, now: datetime) -> datetime | None:
        """When it begins; None for always."""
        return None if self.value is None else now - self.value


class Option(NamedTuple):
    """A value that can be chosen, and its words."""

    value: Any
    words: str


def periods() -> list[Option]:
    """The periods, the longest first."""
    return [
        Option(Period.ALL, QCoreApplication.translate("Filters", "All time")),
        Option(Period.YEAR, QCoreApplication.translate("Filters", "Last 365 days")),
        Option(Period.QUARTER, QCoreApplication.translate("Filters", "Last 90 days")),
        Option(Period.MONTH, QCoreApplication.translate("Filters", "Last 30 days")),
        Option(Period.WEEK, QCoreApplication.translate("Filters", "Last 7 days")),
    ]


def coachings() -> list[Option]:
    """Without the coach, with it, or both."""
    return [
        Option(False, QCoreApplication.translate("Filters", "Without the coach")),
        Option(True, QCoreApplication.translate("Filters", "With the coach")),
        Option(None, QCoreApplication.translate("Filters", "With and without the coach")),
    ]


def opponents(levels: Sequence[str]) -> list[Option]:
    """All levels, each of them, and tables of several."""
    everybody = Option(None, QCoreApplication.translate("Filters", "All opponents"))
    mixed = Option(MIXED, QCoreApplication.translate("Filters", "Opponents of several levels"))
    return [everybody, *(Option(level, level_name(level)) for level in levels), mixed]


class FilterButton(Button):
    """Shows what is chosen; a press opens the menu of all choices."""

    chosen = Signal(object)
    """The value that the player chose."""

    def __init__(self, value: Any, parent: QWidget | None = None) -> None:
        super().__init__("", parent, kind=Kind.QUIET, size=13)
        self.value = value
        self._name, self._options, self._k = "", list[Option](), 1.0
        self.clicked.connect(self.open_menu)

    def offer(self, name: str, options: Sequence[Option], k: float) -> None:
        """Offer these; ``name`` says what is chosen here. A value that is not among them gives way to the first."""
        self._name, self._options, self._k = name, list(options), k
        if self.value not in [option.value for option in options]:
            self.value = options[0].value
        words = next(option.words for option in options if option.value == self.value)
        self.setText(f"{words}  ▾")
        self.setAccessibleName(f"{name}: {words}")
        set_tip(self, name)
        self.restyle(CLOTH, k)

    def choose(self, value: Any) -> None:
        """Take ``value`` as if it had been chosen from the menu."""
        self.value = value
        self.offer(self._name, self._options, self._k)
        self.chosen.emit(value)

    def open_menu(self) -> QMenu:
        """Open the menu below the button; it deletes itself when it is closed."""
        menu = QMenu(self)
        menu.setAccessibleName(self._name)
        group = QActionGroup(menu)
        for option in self._options:
            action = menu.addAction(option.words)
            action.setCheckable(True)
            action.setChecked(option.value == self.value)
            action.triggered.connect(lambda _=False, value=option.value: self.choose(value))
            group.addAction(action)
        fit(menu, self._k)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        return menu

"""The row with which one steps through a review: first, previous, play, next, last, and a slider."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from whistdesk.views.label import set_tip
from whistdesk.views.theme.button import Button, Kind

PLAYING_MS: Final = 1000
"""How long each position stays while the game plays itself."""
ICONS: Final = ("first", "previous", "play", "next", "last")
KEYS: Final = ("Home", "Left", "P", "Right", "End")
PLAY: Final = 2


class Steps(QWidget):
    """Knows how many positions there are and which one is looked at; the page shows it."""

    moved = Signal(int)
    """Another position is wanted: its index."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons = [Button("", self, kind=Kind.PANEL, icon=icon, size=13) for icon in ICONS]
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self._timer = QTimer(self)
        self._timer.setInterval(PLAYING_MS)
        self._timer.timeout.connect(self._advance)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        for button in self.buttons:
            self.row.addWidget(button)
        self.row.addWidget(self.slider, 1)
        self._wire(parent)

    def _wire(self, page: QWidget) -> None:
        goals: Sequence[Callable[[], object]] = (
            lambda: self.step_to(0),
            lambda: self.step_to(self.index - 1),
            self.toggle,
            lambda: self.step_to(self.index + 1),
            lambda: self.step_to(self.slider.maximum()),
        )
        for button, do, key in zip(self.buttons, goals, KEYS, strict=True):
            button.clicked.connect(lambda _=False, do=do: do())
            QShortcut(QKeySequence(key), page, do, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.slider.valueChanged.connect(self._slide)

    @property
    def index(self) -> int:
        """The position that is looked at."""
        return self.slider.value()

    @property
    def playing(self) -> bool:
        """Whether the game plays itself."""
        return self._timer.isActive()

    def set_count(self, count: int) -> None:
        """There are so many positions."""
        self.slider.setRange(0, max(count - 1, 0))
        self._enable()

    def step_to(self, index: int) -> None:
        """Go to a position by hand, at the ends no further; what plays itself stops."""
        self.stop()
        self.slider.setValue(index)

    def show_index(self, index: int) -> None:
        """Another position is looked at."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(index)
        self._enable()

    def toggle(self) -> None:
        """Let the game play itself from here, or stop; at the end it begins again."""
        if self.playing:
            self.stop()
            return
        if self.index == self.slider.maximum():
            self.slider.setValue(0)
        self._timer.start()
        self.name_controls()

    def stop(self) -> None:
        """Play no further."""
        if self.playing:
            self._timer.stop()
            self.name_controls()

    def name_controls(self) -> None:
        """Tool tips and accessible names in the language of the moment."""
        tips = (
            self.tr("To the deal (Home)"),
            self.tr("Previous move (Left)"),
            self.tr("Stop (P)") if self.playing else self.tr("Play move by move (P)"),
            self.tr("Next move (Right)"),
            self.tr("Last move (End)"),
        )
        for button, tip in zip(self.buttons, tips, strict=True):
            set_tip(button, tip)
            button.setAccessibleName(tip)
        self.buttons[PLAY].set_icon("pause" if self.playing else "play")
        self.slider.setAccessibleName(self.tr("Position"))

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks."""
        super().hideEvent(event)
        self.stop()

    def _slide(self, index: int) -> None:
        self._enable()
        self.moved.emit(index)

    def _advance(self) -> None:
        self.slider.setValue(self.index + 1)
        if self.index == self.slider.maximum():
            self.stop()

    def _enable(self) -> None:
        first, last = self.index > 0, self.index < self.slider.maximum()
        for button, enabled in zip(self.buttons, (first, first, self.slider.maximum() > 0, last, last), strict=True):
            button.setEnabled(enabled)

"""Dialogs in the house style: a question, a notice, a new match, about the program.

Each has a classmethod that shows it and returns the answer; tests replace that.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from whistdesk.views.controls import Segments, Switch, presses
from whistdesk.views.label import Label
from whistdesk.views.lengths import LENGTHS
from whistdesk.views.names import fill
from whistdesk.views.page import CLOTH
from whistdesk.views.preferences.offers import Preset
from whistdesk.views.rulebook.text import HouseRule
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.palette import GOLD
from whistdesk.views.theme.sheet import fit
from whistdesk.views.theme.stamps import lettered
from whistdesk.views.theme.toggle import mark

WIDTH: Final = 440
"""Of a dialog's text, at 100 %."""


class HouseDialog(QDialog):
    """A dialog with a title in drawn capitals, a body, and a row of buttons; Esc closes it."""

    def __init__(self, title: str, parent: QWidget | None, k: float = 1.0, width: int = WIDTH) -> None:
        super().__init__(parent)
        self.k, self._width = k, width
        self.setWindowTitle(title)
        self.heading = Label()
        self._draw_heading()
        self.heading.setAccessibleName(title)
        self.body = QVBoxLayout()
        self.body.setSpacing(round(12 * k))
        self.buttons = QHBoxLayout()
        self.buttons.addStretch(1)
        column = QVBoxLayout(self)
        margin = round(26 * k)
        column.setContentsMargins(margin, margin, margin, round(20 * k))
        column.setSpacing(round(18 * k))
        column.addWidget(self.heading)
        column.addLayout(self.body)
        column.addLayout(self.buttons)
        column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)

    def say(self, text: str, role: str = "") -> Label:
        """Add a paragraph to the body."""
        label = Label(text)
        label.setWordWrap(True)
        label.setFixedWidth(round(self._width * self.k))
        label.setProperty("role", role)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.body.addWidget(label)
        return label

    def offer(self, text: str, *, gold: bool = False) -> Button:
        """Add a button at the right; the gold one answers Enter."""
        button = Button(text, self, kind=Kind.GOLD if gold else Kind.PANEL)
        button.setDefault(gold)
        button.restyle(CLOTH, self.k)
        self.buttons.addWidget(button)
        return button

    def event(self, event: QEvent) -> bool:
        """Follow the window to a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw_heading()
        return super().event(event)

    def _draw_heading(self) -> None:
        self.heading.setPixmap(_capitals(self.windowTitle(), self.k, self.devicePixelRatioF()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, and the gold one where none has it."""
        if not presses(event, self.focusWidget()):
            super().keyPressEvent(event)

    def dressed(self) -> Self:
        """The dialog with its fonts and colours, once everything is in it."""
        fit(self, self.k)
        return self


class Question(HouseDialog):
    """A question with two answers; the gold one keeps things as they are."""

    def __init__(self, title: str, text: str, yes: str, no: str, parent: QWidget, k: float) -> None:
        super().__init__(title, parent, k)
        self.say(text)
        self.yes = self.offer(yes)
        self.no = self.offer(no, gold=True)
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        self.no.setFocus()

    @classmethod
    def ask(cls, title: str, text: str, *, yes: str, no: str, parent: QWidget, k: float = 1.0) -> bool:
        """Whether the answer was ``yes``; Esc means ``no``."""
        return cls(title, text, yes, no, parent, k).dressed().exec() == QDialog.DialogCode.Accepted


class Notice(HouseDialog):
    """Something that the player should know."""

    def __init__(self, title: str, text: str, parent: QWidget | None, k: float) -> None:
        super().__init__(title, parent, k)
        self.say(text)
        self.offer(self.tr("Close"), gold=True).clicked.connect(self.accept)

    @classmethod
    def tell(cls, title: str, text: str, *, parent: QWidget | None = None, k: float = 1.0) -> None:
        """Show it until it is closed."""
        cls(title, text, parent, k).dressed().exec()


class MatchChoice(NamedTuple):
    """How a match is to be played: its length in hands (None: open-ended), and its house rules."""

    length: int | None
    house_rules: frozenset[str]


class NewMatch(HouseDialog):
    """Asks for the length and the house rules of a match."""

    def __init__(
        self, rules: Sequence[HouseRule], presets: Sequence[Preset], last: MatchChoice, parent: QWidget, k: float
    ) -> None:
        """``presets`` are sets of ``rules`` that have a title; none is marked where others are chosen."""
        super().__init__(self.tr("New match"), parent, k, width=560)
        self._presets = presets
        self.lengths = Segments([self.tr("Open-ended") if n is None else str(n) for n in LENGTHS], self)
        self.lengths.choose(LENGTHS.index(last.length))
        self.presets = Segments([preset.title for preset in presets], self)
        self.presets.group.idClicked.connect(self._take_preset)
        self._row(self.tr("Hands"), self.lengths)
        self._row(self.tr("House rules"), self.presets)
        self.boxes = {rule.name: self._box(rule, chosen=rule.name in last.house_rules) for rule in rules}
        self._mark_preset()
        self.offer(self.tr("Cancel")).clicked.connect(self.reject)
        deal = self.offer(self.tr("Deal"), gold=True)
        deal.clicked.connect(self.accept)
        deal.setFocus()

    @property
    def choice(self) -> MatchChoice:
        """What is chosen now."""
        names = frozenset(name for name, box in self.boxes.items() if box.isChecked())
        return MatchChoice(LENGTHS[self.lengths.chosen], names)

    @classmethod
    def ask(
        cls,
        rules: Sequence[HouseRule],
        presets: Sequence[Preset],
        last: MatchChoice,
        *,
        parent: QWidget,
        k: float = 1.0,
    ) -> MatchChoice | None:
        """The choice, or None where the dialog was closed."""
        dialog = cls(rules, presets, last, parent, k).dressed()
        return dialog.choice if dialog.exec() == QDialog.DialogCode.Accepted else None

    def _row(self, name: str, control: Segments) -> None:
        """A control beside its name."""
        control.setAccessibleName(name)
        words, row = Label(name), QHBoxLayout()
        words.setProperty("role", "name")
        words.setFixedWidth(round(110 * self.k))
        row.addWidget(words)
        row.addWidget(control, 1)
        self.body.addLayout(row)

    def _take_preset(self, index: int) -> None:
        for name, box in self.boxes.items():
            mark(box, name in self._presets[index].rules)

    def _mark_preset(self) -> None:
        sets = [preset.rules for preset in self._presets]
        chosen = self.choice.house_rules
        self.presets.choose(sets.index(chosen) if chosen in sets else -1)

    def _box(self, rule: HouseRule, *, chosen: bool) -> Switch:
        pair = QVBoxLayout()
        pair.setSpacing(0)
        box = Switch(rule.title, self.k)
        box.setChecked(chosen)
        box.setAccessibleDescription(rule.text)
        box.clicked.connect(self._mark_preset)
        pair.addWidget(box)
        pair.addWidget(self.say(rule.text, "note"))
        self.body.addLayout(pair)
        return box


class Papers(NamedTuple):
    """A licence: whose it is, and its text."""

    title: str
    text: str


class About(HouseDialog):
    """Which version this is, who may use it how, and what it is made with."""

    def __init__(self, version: str, facts: Sequence[str], papers: Sequence[Papers], parent: QWidget, k: float) -> None:
        super().__init__("Whistdesk", parent, k)
        self.say(fill(self.tr("Version %1"), version), "name")
        self.say(self.tr("Oneonta Whist, Cribbage Solitaire and Solo Whist. Free software under the MIT licence."))
        for fact in facts:
            self.say(fact, "note")
        self.papers = QPlainTextEdit("\n\n".join(f"{paper.title}\n\n{paper.text}" for paper in papers))
        self.papers.setReadOnly(True)
        self.papers.setTabChangesFocus(True)
        self.papers.setAccessibleName(self.tr("Licences"))
        self.papers.setFixedHeight(round(190 * min(k, 1.2)))
        self.body.addWidget(self.papers)
        close = self.offer(self.tr("Close"), gold=True)
        close.clicked.connect(self.accept)
        close.setFocus()

    @classmethod
    def show_it(
        cls, version: str, facts: Sequence[str], papers: Sequence[Papers], *, parent: QWidget, k: float = 1.0
    ) -> None:
        """Show it until it is closed."""
        cls(version, facts, papers, parent, k).dressed().exec()


def _capitals(title: str, k: float, ratio: float) -> QPixmap:
    return lettered(title, 20 * k, ratio, GOLD, 10, 22)

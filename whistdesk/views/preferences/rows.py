"""Rows of the settings page: a name, a note, and the control of one value."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from whistdesk.views.controls import Segments, Switch
from whistdesk.views.label import Label
from whistdesk.views.preferences.samples import Sample
from whistdesk.views.preferences.search import finds
from whistdesk.views.theme.toggle import mark
from whistdesk.views.theme.type import font

Tell = Callable[[str, Any], None]
"""Hears the key of a setting and the value that the player gave it."""

WORDS: Final = 270
"""Width of a row's words at 100 %."""


LARGEST_PICTURE: Final = 1.25
"""Pictures grow with the text only so far."""


class Choice(NamedTuple):
    """A value that can be chosen, and its word."""

    value: Any
    word: str


class Section(QWidget):
    """One section of the page: rows below each other.

    With something ``sought`` it takes only the rows that are found by it, and the headings above them.
    """

    def __init__(self, tell: Tell, k: float, *, narrow: bool = False, sought: str = "") -> None:
        """``narrow`` puts controls below their words instead of beside them."""
        super().__init__()
        self.setProperty("role", "sheet")
        self._tell, self._k, self._narrow, self._sought = tell, k, narrow, sought
        self._column = QVBoxLayout(self)
        self._column.setSpacing(round(14 * k))
        self._margin = round(28 * k)
        self._column.setContentsMargins(self._margin, round(20 * k), self._margin, self._margin)
        self._group = ""
        self._pending: Sequence[Label] = ()
        self.controls: dict[str, QWidget] = {}
        """The control of each setting, by its key."""

    def heading(self, words: str, remark: str = "") -> None:
        """A section label in capitals, below a remark if there is one, as soon as a row comes below it."""
        self._group = words
        self._pending = [*([_label(remark, "note")] if remark else []), _label(words.upper(), "label")]

    def say(self, words: str) -> None:
        """A sentence in the place of rows."""
        self._column.addWidget(_label(words, ""))

    def pictures(self, key: str, name: str, note: str, samples: Sequence[tuple[Choice, Sample]], chosen: Any) -> None:
        """A note and a row of pictures of which one is chosen; the heading above has its name."""
        if not self._takes(key, name, note, *(choice.word for choice, _ in samples)):
            return
        row = Pictures(samples, min(self._k, LARGEST_PICTURE), lambda value: self._tell(key, value))
        row.choose(chosen)
        row.setAccessibleName(name)
        row.setAccessibleDescription(note)
        self.controls[key] = row
        self._column.addWidget(_label(note, "note"))
        self._column.addWidget(row)

    def segments(
        self,
        key: str,
        name: str,
        note: str,
        choices: Sequence[Choice],
        chosen: Any,
        tell: Tell | None = None,
    ) -> None:
        """A row of words of which one is chosen."""
        if not self._takes(key, name, note, *(choice.word for choice in choices)):
            return
        control = Segments([choice.word for choice in choices])
        values = [choice.value for choice in choices]
        control.choose(values.index(chosen) if chosen in values else -1)
        control.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        control.group.idClicked.connect(lambda index: (tell or self._tell)(key, values[index]))
        self._row(key, name, note, control)

    def text(self, key: str, name: str, note: str, text: str, *, blank: str, longest: int, tell: Tell) -> None:
        """A row with a line to write in; ``blank`` shows where it is empty, ``longest`` is in letters."""
        if not self._takes(key, name, note, text, blank):
            return
        control = QLineEdit(text)
        control.setPlaceholderText(blank)
        control.setMaxLength(longest)
        control.editingFinished.connect(lambda: tell(key, " ".join(control.text().split())))
        self._row(key, name, note, control)

    def switch(
        self, key: str, name: str, note: str, *, on: bool, tell: Tell | None = None, about: str | None = None
    ) -> None:
        """A row with a switch; ``about`` is what it is found by, where that is not the last part of its key."""
        if not self._takes(about or key, name, note):
            return
        control = Switch(name, self._k)
        control.setChecked(on)
        control.setAccessibleDescription(note)
        control.clicked.connect(lambda checked: (tell or self._tell)(key, checked))
        self.controls[key] = control
        pair = QVBoxLayout()
        pair.setSpacing(0)
        pair.addWidget(control)
        pair.addWidget(_label(note, "note"))
        self._column.addLayout(pair)

    def arrange(self, width: int) -> None:
        """Break rows of pictures for a section that is ``width`` wide."""
        for control in self.controls.values():
            if isinstance(control, Pictures):
                control.arrange(width - 2 * self._margin)

    def close_up(self) -> None:
        """Keep the rows together at the top."""
        self._column.addStretch(1)

    def _takes(self, key: str, *texts: str) -> bool:
        """Whether a row belongs into the section; then the heading above it does too."""
        if not finds(self._sought, key.rpartition(".")[2], self._group, *texts):
            return False
        if self._pending and self.controls:
            self._column.addSpacing(round(10 * self._k))
        for label in self._pending:
            self._column.addWidget(label)
        self._pending = ()
        return True

    def _row(self, key: str, name: str, note: str, control: QWidget) -> None:
        """A name and a note, and beside or below them their control."""
        control.setAccessibleName(name)
        control.setAccessibleDescription(note)
        self.controls[key] = control
        row: QBoxLayout = QVBoxLayout() if self._narrow else QHBoxLayout()
        row.setSpacing(round((6 if self._narrow else 16) * self._k))
        row.addWidget(self._words(name, note))
        row.addWidget(control, 1)
        self._column.addLayout(row)

    def _words(self, name: str, note: str) -> QWidget:
        words = QWidget()
        if not self._narrow:
            words.setFixedWidth(round(WORDS * self._k))
        pair = QVBoxLayout(words)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.setSpacing(2)
        pair.addWidget(_label(name, "name"))
        pair.addWidget(_label(note, "note"))
        return words


class Pictures(QWidget):
    """Samples beside each other, in as many rows as the width needs; one is chosen."""

    def __init__(self, samples: Sequence[tuple[Choice, Sample]], k: float, tell: Callable[[Any], None]) -> None:
        super().__init__()
        self._samples: Mapping[Any, Sample] = {choice.value: sample for choice, sample in samples}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(round(4 * k))
        self._grid.setAlignment(Qt.AlignmentFlag.AlignLeft)
        for choice, sample in samples:
            sample.setAutoExclusive(True)
            sample.refit(k, choice.word)
            sample.setFont(font(14 * k, 500))
            sample.clicked.connect(lambda _=False, value=choice.value: tell(value))

    def choose(self, value: Any) -> None:
        """Choose the picture of ``value``."""
        mark(self._samples[value], True)

    def sample(self, value: Any) -> Sample:
        """The picture of ``value``."""
        return self._samples[value]

    def arrange(self, width: int) -> None:
        """Break into rows that are no wider than ``width``."""
        widest = max(sample.width() for sample in self._samples.values()) + self._grid.spacing()
        columns = max(1, width // widest)
        for number, sample in enumerate(self._samples.values()):
            self._grid.addWidget(sample, number // columns, number % columns)


def _label(words: str, role: str) -> Label:
    label = Label(words)
    label.setProperty("role", role)
    label.setWordWrap(role != "label")
    return label

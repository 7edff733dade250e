"""Rows of the settings page: a name, a note, and the control of one value."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from whistdesk.views.controls import Segments, Switch
from whistdesk.views.preferences.samples import Sample
from whistdesk.views.theme.toggle import mark
from whistdesk.views.theme.type import font

Tell = Callable[[str, Any], None]
"""Hears the key of a setting and the value that the player gave it."""

WORDS: Final = 230
"""Width of a row's words at 100 %."""


LARGEST_PICTURE: Final = 1.25
"""Pictures grow with the text only so far."""


class Choice(NamedTuple):
    """A value that can be chosen, and its word."""

    value: Any
    word: str


class Section(QWidget):
    """One section of the page: rows below each other."""

    def __init__(self, tell: Tell, k: float, *, narrow: bool = False) -> None:
        """``narrow`` puts controls below their words instead of beside them."""
        super().__init__()
        self.setProperty("role", "sheet")
        self._tell, self._k, self._narrow = tell, k, narrow
        self._column = QVBoxLayout(self)
        self._column.setSpacing(round(14 * k))
        self._margin = round(28 * k)
        self._column.setContentsMargins(self._margin, round(20 * k), self._margin, self._margin)
        self.controls: dict[str, QWidget] = {}
        """The control of each setting, by its key."""

    def heading(self, words: str) -> None:
        """A section label in capitals."""
        label = QLabel(words.upper())
        label.setProperty("role", "label")
        self._column.addWidget(label)

    def remark(self, words: str) -> None:
        """A sentence about the rows below."""
        label = QLabel(words)
        label.setProperty("role", "note")
        label.setWordWrap(True)
        self._column.addWidget(label)

    def pictures(self, key: str, name: str, samples: Sequence[tuple[Choice, Sample]], chosen: Any) -> None:
        """A row of pictures of which one is chosen."""
        row = Pictures(samples, min(self._k, LARGEST_PICTURE), lambda value: self._tell(key, value))
        row.choose(chosen)
        row.setAccessibleName(name)
        self.controls[key] = row
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
        control = Segments([choice.word for choice in choices])
        values = [choice.value for choice in choices]
        control.choose(values.index(chosen) if chosen in values else -1)
        control.setAccessibleName(name)
        control.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        control.group.idClicked.connect(lambda index: (tell or self._tell)(key, values[index]))
        self._row(key, name, note, control)

    def text(self, key: str, name: str, note: str, text: str, *, blank: str, longest: int, tell: Tell) -> None:
        """A row with a line to write in; ``blank`` shows where it is empty, ``longest`` is in letters."""
        control = QLineEdit(text)
        control.setPlaceholderText(blank)
        control.setMaxLength(longest)
        control.setAccessibleName(name)
        control.editingFinished.connect(lambda: tell(key, " ".join(control.text().split())))
        self._row(key, name, note, control)

    def _row(self, key: str, name: str, note: str, control: QWidget) -> None:
        """A name and a note, and beside or below them their control."""
        self.controls[key] = control
        row = QVBoxLayout() if self._narrow else QHBoxLayout()
        row.addWidget(self._words(name, note))
        row.addWidget(control, 1)
        self._column.addLayout(row)

    def switch(self, key: str, name: str, note: str, *, on: bool, tell: Tell | None = None) -> None:
        """A row with a switch."""
        control = Switch(name, self._k)
        control.setChecked(on)
        control.setAccessibleDescription(note)
        control.clicked.connect(lambda checked: (tell or self._tell)(key, checked))
        self.controls[key] = control
        pair = QVBoxLayout()
        pair.setSpacing(0)
        pair.addWidget(control)
        words = QLabel(note)
        words.setProperty("role", "note")
        words.setWordWrap(True)
        pair.addWidget(words)
        self._column.addLayout(pair)

    def arrange(self, width: int) -> None:
        """Break rows of pictures for a section that is ``width`` wide."""
        for control in self.controls.values():
            if isinstance(control, Pictures):
                control.arrange(width - 2 * self._margin)

    def close_up(self) -> None:
        """Keep the rows together at the top."""
        self._column.addStretch(1)

    def _words(self, name: str, note: str) -> QWidget:
        words = QWidget()
        words.setFixedWidth(round(WORDS * self._k))
        pair = QVBoxLayout(words)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.setSpacing(2)
        for text, role in ((name, "name"), (note, "note")):
            label = QLabel(text)
            label.setProperty("role", role)
            label.setWordWrap(True)
            pair.addWidget(label)
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

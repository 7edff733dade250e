"""What is looked back at, and the heading that says so."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from whistdesk.views.label import Label
from whistdesk.views.names import fill
from whistdesk.views.numbers import thin_spaced

DOT: Final = "   \N{MIDDLE DOT}   "


class Subject(NamedTuple):
    """What is looked back at: the number of its deal, the part, and all parts that may be looked at."""

    number: int | None = None
    part: int = 0
    parts: Sequence[int] = (0,)
    lasting: bool = False
    """Whether that part is still being played."""

    def neighbour(self, way: int) -> int:
        """The part before (-1) or after (1) the one that is looked at; the same at the ends."""
        return self.parts[min(max(self.parts.index(self.part) + way, 0), len(self.parts) - 1)]


class Heading(Label):
    """Game, deal and part in one line, as far as there is room for them."""

    def __init__(self, subject: Subject, parent: QWidget) -> None:
        super().__init__("", parent)
        self._subject = subject
        self._words: Sequence[str] = ()

    def show_title(self, title: str) -> None:
        """The title of the game, and the words of the rest, in the language of now; ``fit`` must follow."""
        subject = self._subject
        number = "" if subject.number is None else thin_spaced(subject.number)
        part = fill(self.tr("Hand %1"), str(subject.part + 1)) if len(subject.parts) > 1 or subject.part else ""
        so_far = self.tr("so far") if subject.lasting else ""
        self._words = [words for words in (title, number, part, so_far) if words]
        self.setAccessibleName(DOT.join(self._words))
        self.setText("")

    def fit(self, room: float) -> None:
        """Show all of it, or what ``room`` pixels hold: the game goes first, then the deal."""
        words, metrics = self._words, QFontMetricsF(self.font())
        while len(words) > 1 and metrics.horizontalAdvance(DOT.join(words)) > room:
            words = words[1:]
        self.setText(DOT.join(words))

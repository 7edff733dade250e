"""The page "How to play": contents at the left, the rules on paper at the right."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from whistdesk.views.page import Look, Page
from whistdesk.views.rulebook.finder import Finder
from whistdesk.views.rulebook.names import DEALS, KEYS
from whistdesk.views.rulebook.paper import Marks, Paper, plain_words
from whistdesk.views.rulebook.search import Match, matches
from whistdesk.views.rulebook.text import RuleText, read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.stamps import blank
from whistdesk.views.theme.type import font


class Place(NamedTuple):
    """A chapter: the index of its text, and its own."""

    text: int = 0
    chapter: int = 0


class RulePage(Page):
    """Shows the texts of ``names`` (game keys, in order), then what there is to say of deals, and the sheet of keys."""

    language_toggled = Signal()
    guide_asked = Signal(str)
    """The guide of the game with this key is to be shown at its table."""

    def __init__(self, names: Sequence[str], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._names = (*names, DEALS, KEYS)
        self._place = Place()
        self._texts: tuple[RuleText, ...] = ()
        self._rule = ""
        self._found: list[Match] = []
        self._here = -1
        self._words: list[list[str]] = []
        """What each chapter says; empty until something is looked for."""
        self._entries: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        self.language = Button("", self, kind=Kind.QUIET, icon="language", size=13)
        self.language.clicked.connect(self.language_toggled)
        self.finder = Finder(self)
        self.bar.addWidget(self.finder)
        self.add_tool(self.language)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setWordWrap(True)
        self.contents.setRootIsDecorated(False)
        self.contents.currentItemChanged.connect(self._turned)
        self.guide = Button("", self, kind=Kind.QUIET, icon="play", size=13)
        self.guide.clicked.connect(lambda: self.guide_asked.emit(self._names[self._place.text]))
        self.paper = Paper(self)
        self._column = QVBoxLayout()
        self._column.addWidget(self.contents, 1)
        self._column.addWidget(self.guide)
        self.body.addLayout(self._column)
        self.body.addWidget(self.paper, 1)
        self.setFocusProxy(self.contents)
        self.finder.changed.connect(self._look_for)
        self.finder.stepped.connect(self._step)
        self.finder.left.connect(self.contents.setFocus)
        self.refit()

    def title(self) -> str:
        """The title in the user's language."""
        return self.tr("How to play")

    def open_at(self, name: str) -> None:
        """Turn to a text by its name, or to the paragraph of a rule by its id; ValueError for neither."""
        if name in self._names:
            self._show_place(Place(self._names.index(name)))
            self.setFocusProxy(self.contents)
            return
        text = next((i for i, text in enumerate(self._texts) if name in text.rules), 0)
        self._show_place(Place(text, self._texts[text].chapter_of(name)), rule=name)
        self.setFocusProxy(self.paper.text)

    def refit(self) -> None:
        """Read the texts of the present language and set the open chapter anew."""
        super().refit()
        self._texts = tuple(
            read_rules(shipped("seeds"), name, self.tr("en", "language of the rule texts")) for name in self._names
        )
        self.language.setText(self.tr("English", "the language of the program"))
        self.language.setAccessibleName(self.tr("Language: English"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.guide.setText(self.tr("Show me at the table"))
        self.guide.setFixedHeight(round(36 * self.k))
        self.guide.setAccessibleName(self.guide.text())
        self.contents.setFixedWidth(min(round(252 * self.k), round(self.width() * 0.32)))
        gap = 16 if self.room.small else 32
        self.body.setContentsMargins(gap, 20, gap + 8, 28 if not self.room.small else 16)
        self.body.setSpacing(gap)
        self.finder.refit(self.k, self.ratio)
        self._words = []
        self._fill_contents()
        self._find()
        self._show_place(self._place, rule=self._rule)

    def _fill_contents(self) -> None:
        with QSignalBlocker(self.contents):
            self.contents.clear()
            self._entries = []
            # Qt paints a selected row's ground over its indentation too, so an empty icon indents instead.
            self.contents.setIndentation(0)
            self.contents.setIconSize(QSize(round(16 * self.k), 1))
            indent = QIcon(blank(round(16 * self.k), 1, self.ratio))
            for text in self._texts:
                item = QTreeWidgetItem(self.contents, [text.title])
                item.setFont(0, font(15 * self.k, 600))
                chapters = [QTreeWidgetItem(item, [chapter.heading]) for chapter in text.chapters]
                for chapter in chapters:
                    chapter.setIcon(0, indent)
                self._entries.append((item, chapters))

    def _turned(self, item: QTreeWidgetItem | None) -> None:
        if item is None:
            return
        self._here = -1
        for text, (game, chapters) in enumerate(self._entries):
            if item is game:
                self._show_place(Place(text), select=False)
            elif item in chapters:
                self._show_place(Place(text, chapters.index(item)))

    def _show_place(self, place: Place, *, select: bool = True, rule: str = "") -> None:
        self._place, self._rule = place, rule
        self.guide.setVisible(self._names[place.text] not in {DEALS, KEYS})
        with QSignalBlocker(self.contents):
            for index, (game, _) in enumerate(self._entries):
                game.setExpanded(index == place.text)
            if select:
                self.contents.setCurrentItem(self._entries[place.text][1][place.chapter])
        self.paper.show_chapter(self._texts[place.text].chapters[place.chapter], self.k, self.look)
        self._mark()

    def _look_for(self) -> None:
        """Find what stands in the field in all texts, and turn to its first place from this chapter on."""
        self._here = -1
        self._find()
        if self._found:
            self._go_to(next((n for n, match in enumerate(self._found) if match[:2] >= self._place), 0))
        else:
            self._mark()

    def _find(self) -> None:
        wanted = self.finder.field.text()
        if wanted.strip() and not self._words:
            self._words = [[plain_words(chapter) for chapter in text.chapters] for text in self._texts]
        self._found = matches(self._words, wanted)
        self._here = min(self._here, len(self._found) - 1)
        self._count_in_contents()

    def _step(self, by: int) -> None:
        """Go to the next place, or to the one before; after the last one comes the first."""
        if not self._found:
            return
        if self._here < 0:
            ahead = sum(match[:2] < self._place for match in self._found)
            self._go_to((ahead if by > 0 else ahead - 1) % len(self._found))
        else:
            self._go_to((self._here + by) % len(self._found))

    def _go_to(self, here: int) -> None:
        self._here = here
        match = self._found[here]
        self._show_place(Place(match.text, match.chapter))

    def _mark(self) -> None:
        """Show on the paper what was found in this chapter, and which place is pointed at."""
        match = self._found[self._here] if self._here >= 0 else None
        here = match.nth if match is not None and match[:2] == self._place else -1
        self.paper.mark(Marks(self._rule, self.finder.field.text(), here))
        self.finder.tell(self._here, len(self._found))

    def _count_in_contents(self) -> None:
        """Behind each heading how often its chapter says what is looked for."""
        for number, (item, headings) in enumerate(self._entries):
            counts = [sum(match[:2] == (number, chapter) for match in self._found) for chapter in range(len(headings))]
            item.setText(0, _counted(self._texts[number].title, sum(counts)))
            for heading, chapter, count in zip(headings, self._texts[number].chapters, counts, strict=True):
                heading.setText(0, _counted(chapter.heading, count))


def _counted(heading: str, count: int) -> str:
    return f"{heading}  ({count})" if count else heading

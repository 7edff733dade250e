"""The page "How to play": contents at the left, the rules on paper at the right."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFont,
    QGuiApplication,
    QIcon,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextDocument,
    QTextFrame,
)
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QTextBrowser,
    QToolTip,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from whistdesk.cards.card import parse_card
from whistdesk.views.page import Look, Page
from whistdesk.views.rulebook.markup import BOX, COPY, SEPIA, Setting, numbers, set_chapter, spoken
from whistdesk.views.rulebook.text import Chapter, RuleText, read_rules
from whistdesk.views.shipped import shipped
from whistdesk.views.theme.button import Button, Kind
from whistdesk.views.theme.ornament import paint_steps
from whistdesk.views.theme.palette import faded
from whistdesk.views.theme.stamps import LETTERED_ABOVE, blank, icon, lettered, still
from whistdesk.views.theme.type import font

PAPER: Final = "#FBF5E6"
SCROLL_BAR: Final = 16
"""Kept free beside the text."""
AIR: Final = 10
"""Between the text and its scroll bar."""
DEALS: Final = "deals"
"""The name of the text about deals and their numbers."""
KEYS: Final = "keys"
"""The name of the sheet of keys among the texts."""


class RulePage(Page):
    """Shows the texts of ``names`` (game keys, in order), then what there is to say of deals, and the sheet of keys."""

    language_toggled = Signal()

    def __init__(self, names: Sequence[str], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._names = (*names, DEALS, KEYS)
        self._place = (0, 0)
        self._texts: tuple[RuleText, ...] = ()
        self._entries: list[tuple[QTreeWidgetItem, list[QTreeWidgetItem]]] = []
        self.language = Button("", self, kind=Kind.QUIET, icon="language", size=13)
        self.language.clicked.connect(self.language_toggled)
        self.add_tool(self.language)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setWordWrap(True)
        self.contents.setRootIsDecorated(False)
        self.contents.currentItemChanged.connect(self._turned)
        self.paper = Paper(self)
        self.body.addWidget(self.contents)
        self.body.addWidget(self.paper, 1)
        self.setFocusProxy(self.contents)
        self.refit()

    def title(self) -> str:
        """The title in the user's language."""
        return self.tr("How to play")

    def open_at(self, name: str) -> None:
        """Turn to a text by its name, or to the chapter that states a rule by its id; ValueError for neither."""
        if name in self._names:
            self._show_place(self._names.index(name), 0)
        else:
            index = next((i for i, text in enumerate(self._texts) if name in text.rules), 0)
            self._show_place(index, self._texts[index].chapter_of(name))

    def refit(self) -> None:
        """Read the texts of the present language and set the open chapter anew."""
        super().refit()
        self._texts = tuple(
            read_rules(shipped("seeds"), name, self.tr("en", "language of the rule texts")) for name in self._names
        )
        self.language.setText(self.tr("English", "the language of the program"))
        self.language.setAccessibleName(self.tr("Language: English"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setFixedWidth(min(round(252 * self.k), round(self.width() * 0.32)))
        gap = 16 if self.room.small else 32
        self.body.setContentsMargins(gap, 20, gap + 8, 28 if not self.room.small else 16)
        self.body.setSpacing(gap)
        self._fill_contents()
        self._show_place(*self._place)

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
        for text, (game, chapters) in enumerate(self._entries):
            if item is game:
                self._show_place(text, 0, select=False)
            elif item in chapters:
                self._show_place(text, chapters.index(item))

    def _show_place(self, text: int, chapter: int, *, select: bool = True) -> None:
        self._place = (text, chapter)
        with QSignalBlocker(self.contents):
            for index, (game, _) in enumerate(self._entries):
                game.setExpanded(index == text)
            if select:
                self.contents.setCurrentItem(self._entries[text][1][chapter])
        self.paper.show_chapter(self._texts[text].chapters[chapter], self.k, self.look)


class Paper(QFrame):
    """A sheet of paper with one chapter on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = (Chapter("", ()), 1.0, Look())
        self._heading, self._numbers = QLabel(), QLabel()
        self._heading.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text = ChapterText()
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._heading)
        self._column.addWidget(self.text, 1)
        self._numbers.setParent(self)
        self._numbers.setStyleSheet("color: #7A6A46;")

    def show_chapter(self, chapter: Chapter, k: float, look: Look) -> None:
        """Put ``chapter`` on the paper, from its beginning, with text sizes times ``k``."""
        self._shown = (chapter, k, look)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the chapter for the new width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        chapter, k, look = self._shown
        side = round((52 if self.width() > 760 else 30) * min(k, 1.2))
        self._column.setContentsMargins(side, round(38 * k), round(side * 0.6), 26)
        self._column.setSpacing(round(12 * k))
        self._heading.setPixmap(_heading(chapter.heading, k, self.devicePixelRatioF()))
        self._heading.setAccessibleName(chapter.heading)
        self._numbers.setText(numbers(chapter.rules))
        self._numbers.setFont(font(13 * k, 500))
        self._numbers.adjustSize()
        self._numbers.move(self.width() - side - self._numbers.width(), round(46 * k))
        margins = self._column.contentsMargins()
        width = self.width() - margins.left() - margins.right() - SCROLL_BAR - AIR
        self.text.show_chapter(chapter, Setting(k, width), look)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cream paper with a gold line inside its edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(faded("#BFAE86", 0.8), 1))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(edge, 14, 14)
        painter.setPen(QPen(faded("#B98F3A", 0.55), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(edge.adjusted(12, 12, -12, -12), 8, 8)
        painter.end()


class ChapterText(QTextBrowser):
    """The text of a chapter: can be scrolled by wheel and keys, selected and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look()
        self.boxes: list[QTextFrame] = []
        """The frames of the boxes in this chapter."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self.setViewportMargins(0, 0, AIR, 0)
        self.document().setDocumentMargin(0)
        self.setStyleSheet(
            "QTextBrowser { background: transparent; selection-background-color: #E8B44C; selection-color: #2A1B00; }"
            "QScrollBar::handle:vertical { background: rgba(106, 71, 8, 130); }"
        )

    def show_chapter(self, chapter: Chapter, setting: Setting, look: Look) -> None:
        """Show ``chapter`` from its beginning."""
        self._look = look
        self.document().clear()
        self.document().setDefaultFont(_text_font(setting.px(16)))
        self.setHtml(set_chapter(chapter, setting))
        self.boxes = list(_take_boxes(self.document()))
        self.setAccessibleName(chapter.heading)
        self.setAccessibleDescription(spoken(chapter))

    def _follow(self, link: QUrl) -> None:
        """Copy the script whose link was pressed, and say so."""
        file = link.toString().removeprefix(COPY)
        QGuiApplication.clipboard().setText((shipped("examples") / file).read_text(encoding="utf-8"))
        where = self.mapToGlobal(self.cursorRect().bottomLeft())
        QToolTip.showText(where, self.tr("The script has been copied."), self)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.tr("The script has been copied.")))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """The pictures that the markup names."""
        what, _, which = QUrl(name).toString().partition(":")
        card = parse_card(which) if what in {"card", "small"} and which != "--" else None
        sharp = 2 * self.devicePixelRatioF()
        if what == "card":
            return still(self._look.deck.file(card), 80, sharp)
        if what == "small":
            faces = self._look.deck.faces.removesuffix("-large") + "-large"
            return still(self._look.deck._replace(faces=faces).file(card), 32, sharp)
        if what == "icon":
            return icon(which, 30, sharp, SEPIA)
        if what == "arrow":
            return _arrow(sharp)
        return super().loadResource(kind, name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rounded grounds under the boxes, then the text."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BOX))
        for frame in self.boxes:
            painter.drawRoundedRect(self.ground(frame).translated(0, -self.verticalScrollBar().value()), 12, 12)
        painter.end()
        super().paintEvent(event)

    def ground(self, frame: QTextFrame) -> QRectF:
        """The ground of a box. Qt's bounds of a table begin at the text of its first cell, and hold its margins."""
        shape = frame.frameFormat().toTableFormat()
        bounds, pad = self.document().documentLayout().frameBoundingRect(frame), shape.cellPadding()
        height = bounds.height() - shape.topMargin() - shape.bottomMargin()
        return QRectF(bounds.x() - pad, bounds.y() - pad, bounds.width(), height)


def _take_boxes(document: QTextDocument) -> Sequence[QTextFrame]:
    """The frames of boxes, their square grounds taken away: the paper paints rounded ones."""
    boxes = [
        frame for frame in document.rootFrame().childFrames() if frame.frameFormat().background().color() == QColor(BOX)
    ]
    for frame in boxes:
        shape = frame.frameFormat()
        shape.clearBackground()
        frame.setFrameFormat(shape)
    return boxes


def _text_font(size: int) -> QFont:
    """Rich text cannot turn the axis of a variable font: without one, bold words are thickened."""
    face = font(size)
    face.unsetVariableAxis(QFont.Tag("wght"))
    return face


def _heading(text: str, k: float, ratio: float) -> QPixmap:
    capitals = lettered(text, 24 * k, ratio, SEPIA)
    half, below = 100 * k, 24 * k * (1 + LETTERED_ABOVE)
    picture = blank(max(capitals.deviceIndependentSize().width(), 2 * half + 4), below + 30 * k, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawPixmap(QPointF(0, 0), capitals)
    paint_steps(painter, half + 1, below + 14 * k, half, "#B98F3A", 6 * k)
    painter.end()
    return picture


def _arrow(ratio: float) -> QPixmap:
    picture = blank(30, 30, ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(SEPIA), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline([QPointF(2, 15), QPointF(28, 15)])
    painter.drawPolyline([QPointF(21, 8), QPointF(28, 15), QPointF(21, 22)])
    painter.end()
    return picture
